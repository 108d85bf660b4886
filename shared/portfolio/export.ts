// Export: a person's holdings and their trades as they download them.
import * as z from 'zod/mini'
import { HoldingType } from '../market/instrument.ts'
import type { HoldingsStore, ImportsStore, LedgerStore } from './ports.ts'
import { Transaction } from './transaction.ts'

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
  costBase: z.exactOptional(z.number()),
  ledgerRevision: z.exactOptional(z.int()),
})

export const ExportedHoldings = z.array(ExportedHolding)

/** The part of the download that is about holdings, oldest first. */
export const holdingsExport = (holdings: Pick<HoldingsStore, 'list'>) => ({
  name: 'holdings' as const,
  schema: ExportedHoldings,
  // The mark of a write under way says nothing about the person.
  read: async (userId: string) =>
    (await holdings.list(userId)).map(({ pendingLedger: _pending, ...holding }) => holding),
})

/** The trades of those holdings that have them, sold ones too. */
export const ExportedLedgers = z.array(z.strictObject({ holdingId: z.string(), transactions: z.array(Transaction) }))

/** The part of the download that is about trades. */
export const ledgersExport = (ledgers: Pick<LedgerStore, 'list'>) => ({
  name: 'ledgers' as const,
  schema: ExportedLedgers,
  read: async (userId: string) =>
    [...(await ledgers.list(userId))].map(([holdingId, transactions]) => ({
      holdingId,
      transactions: [...transactions],
    })),
})

/** The imports that can still be undone: what each added to which holding, and what was there before. */
export const ExportedImports = z.array(
  z.strictObject({
    id: z.string(),
    label: z.string(),
    state: z.enum(['open', 'undoing', 'undone']),
    createdAt: z.string(),
    expiresAt: z.string(),
    holdings: z.array(
      z.strictObject({
        holdingId: z.string(),
        isNew: z.boolean(),
        before: z.exactOptional(z.strictObject({ quantity: z.number(), costBasis: z.number() })),
        trades: z.array(z.string()),
      }),
    ),
  }),
)

/** The part of the download that is about imports. */
export const importsExport = (imports: Pick<ImportsStore, 'list'>) => ({
  name: 'imports' as const,
  schema: ExportedImports,
  read: async (userId: string) =>
    (await imports.list(userId)).map(({ record: { revision: _revision, ...record }, parts }) => ({
      ...record,
      holdings: parts.map(({ holdingId, isNew, before, rows }) => ({
        holdingId,
        isNew,
        ...(before === undefined ? {} : { before }),
        trades: rows.map(({ id }) => id),
      })),
    })),
})
