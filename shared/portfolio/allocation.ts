// Allocation: shares of the four asset classes, in percent.
import * as lazy from '../kernel/lazy.ts'
import * as z from 'zod/mini'

/** Four percentages, 0 to 100. */
export const Allocation = lazy.strictObject(() => ({
  etfs: z.number(),
  stocks: z.number(),
  crypto: z.number(),
  cash: z.number(),
}))
export type Allocation = z.infer<typeof Allocation>
export const allocationClasses = ['etfs', 'stocks', 'crypto', 'cash'] as const
