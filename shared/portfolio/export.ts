// Export: a person's holdings and their trades as they download them.
import * as lazy from '../kernel/lazy.ts'
import * as z from 'zod/mini'
import { dayOf } from '../kernel/dates.ts'
import { StoredHolding } from './holding.ts'
import type { HoldingsStore, ImportsStore, LedgerStore } from './ports.ts'
import { Transaction } from './transaction.ts'

/** Holdings as they are stored, without the mark of a write under way, which says nothing about the person. */
export const ExportedHoldings = z.array(lazy.strictObject(() => z.omit(StoredHolding, { pendingLedger: true }).shape))

/** The part of the download that is about holdings, oldest first. */
export const holdingsExport = (holdings: Pick<HoldingsStore, 'list'>) => ({
  name: 'holdings' as const,
  schema: ExportedHoldings,
  read: async (userId: string) =>
    (await holdings.list(userId)).map(({ pendingLedger: _pending, ...holding }) => holding),
})

/** The trades of those holdings that have them, sold ones too. */
export const ExportedLedgers = z.array(
  lazy.strictObject(() => ({ holdingId: z.string(), transactions: z.array(Transaction) })),
)

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

/** The prices set by hand before those that stand in the holdings; days in Sydney, AUD for one unit. */
export const ExportedTypedPrices = z.array(
  lazy.strictObject(() => ({
    holdingId: z.string(),
    prices: z.array(z.strictObject({ on: z.string(), price: z.number() })),
  })),
)

/** The part of the download that is about prices set by hand. */
export const typedPricesExport = (holdings: Pick<HoldingsStore, 'typedPrices'>) => ({
  name: 'typedPrices' as const,
  schema: ExportedTypedPrices,
  read: async (userId: string) =>
    [...(await holdings.typedPrices(userId))].map(([holdingId, kept]) => ({
      holdingId,
      prices: kept.map(({ day, price }) => ({ on: dayOf(day), price })),
    })),
})

/** The imports that can still be undone: what each added to which holding, and what was there before. */
export const ExportedImports = z.array(
  lazy.strictObject(() => ({
    id: z.string(),
    label: z.string(),
    state: z.enum(['open', 'undoing', 'undone']),
    edited: z.exactOptional(z.enum(['keep', 'remove'])),
    createdAt: z.string(),
    expiresAt: z.string(),
    holdings: z.array(
      z.strictObject({
        holdingId: z.string(),
        isNew: z.boolean(),
        before: z.exactOptional(
          z.strictObject({ quantity: z.number(), costBasis: z.number(), isKept: z.exactOptional(z.literal(true)) }),
        ),
        trades: z.array(z.string()),
      }),
    ),
  })),
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
