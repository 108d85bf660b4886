// Export: a person's holdings as they download them.
import * as z from 'zod/mini'
import { HoldingType } from '../market/instrument.ts'
import type { HoldingsStore } from './ports.ts'

/** A holding as it is stored, without today's price, which is the market's and not the person's. */
const ExportedHolding = z.strictObject({
  id: z.string(),
  type: HoldingType,
  symbol: z.string(),
  name: z.exactOptional(z.string()),
  coinId: z.exactOptional(z.string()),
  quantity: z.number(),
  costBasis: z.number(),
  isLiveTracked: z.boolean(),
  manualPrice: z.nullable(z.number()),
  createdAt: z.string(),
  lastUpdated: z.string(),
  updatedAt: z.exactOptional(z.string()),
  revision: z.int(),
})

export const ExportedHoldings = z.array(ExportedHolding)

/** The part of the download that is about holdings, oldest first. */
export const holdingsExport = (holdings: Pick<HoldingsStore, 'list'>) => ({
  name: 'holdings' as const,
  schema: ExportedHoldings,
  read: (userId: string) => holdings.list(userId),
})
