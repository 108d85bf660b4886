// Export: a person's holdings as they download them.
import * as z from 'zod/mini'
import { StoredHolding } from './holding.ts'
import type { HoldingsStore } from './ports.ts'

/** Holdings as they are stored, without today's price, which is the market's and not the person's; nothing else comes along. */
export const ExportedHoldings = z.array(z.strictObject(StoredHolding.shape))

/** The part of the download that is about holdings, oldest first. */
export const holdingsExport = (holdings: Pick<HoldingsStore, 'list'>) => ({
  name: 'holdings' as const,
  schema: ExportedHoldings,
  read: (userId: string) => holdings.list(userId),
})
