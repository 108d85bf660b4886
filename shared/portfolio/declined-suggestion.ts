// DeclinedSuggestion: what a person was offered for their trades and turned down (P53).
import * as lazy from '../kernel/lazy.ts'
import * as z from 'zod/mini'
import { PlainDate } from '../kernel/dates.ts'

/**
 * A split or dividend that the market knows and the person does not want in their trades; or, as `split day`, the market's day of a
 * split that is in them, which they keep on the day they typed.
 */
export const DeclinedSuggestion = lazy.strictObject(() => ({
  kind: z.enum(['split', 'split day', 'dividend']),
  exDate: PlainDate,
}))
export type DeclinedSuggestion = z.infer<typeof DeclinedSuggestion>
