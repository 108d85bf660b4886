// Imports: the part of the transactions area that takes many trades at once, and takes them back.
import * as lazy from '../kernel/lazy.ts'
import * as z from 'zod/mini'
import { CoinId, HoldingSymbol, HoldingType } from '../market/instrument.ts'
import { Instant, line } from '../kernel/text.ts'
import { eachOnce } from './each-once.ts'
import { EarlierPrice, maxEarlierPrices } from './earlier-price.ts'
import { operation } from '../operation/operation.ts'
import { HoldingId, HoldingName, IdInPath, ManualPrice } from './holding.ts'
import { HoldingNote } from './holding-note.ts'
import { ImportedTransaction } from './transaction.ts'
import { TransactionId } from './transaction-kinds.ts'

/** Most trades one request can bring; a longer file is sent in several. */
export const maxRowsOfChunk = 200

const ImportId = z.uuid().check(z.toLowerCase())

/** Trades of one holding, which have to be possible with those that are there and with each other. */
const ImportGroup = lazy.strictObject(() => ({
  holding: z.strictObject({
    /** Of a holding that is there, or made by the client for a new one. */
    id: HoldingId,
    type: HoldingType,
    symbol: HoldingSymbol,
    name: z.exactOptional(HoldingName),
    coinId: z.exactOptional(CoinId),
    /** AUD for one unit, of something that no market prices. */
    currentPrice: z.exactOptional(ManualPrice),
    /** When that was set; without it, now. */
    currentPriceAt: z.exactOptional(Instant),
    /** What the person set before it, of a new holding, in any order. */
    earlierPrices: z.exactOptional(z.array(EarlierPrice).check(z.maxLength(maxEarlierPrices))),
    /** Of a new holding; one that is there keeps its own. */
    note: z.exactOptional(HoldingNote),
  }),
  /**
   * What becomes of the quantity and cost of a holding that has no trades yet: `replace`, these trades take their place; `keep`,
   * they become an opening without a date beside them.
   */
  existing: z.enum(['keep', 'replace']),
  transactions: z.array(ImportedTransaction).check(z.minLength(1), z.maxLength(maxRowsOfChunk), eachOnce),
}))
export type ImportGroup = z.infer<typeof ImportGroup>

export const ImportChunk = z.lazy(() =>
  z
    .strictObject({
      importId: ImportId,
      /** What the list of imports calls it. */
      label: line(80),
      /**
       * With the first request of an import: the `version` of the list of imports, read before what its trades were compared with.
       * When another import was begun since, nothing is added.
       */
      expectedVersion: z.exactOptional(z.string().check(z.maxLength(40))),
      groups: z.array(ImportGroup).check(z.minLength(1), z.maxLength(maxRowsOfChunk)),
    })
    .check(
      z.refine(
        (chunk) => chunk.groups.reduce((all, { transactions }) => all + transactions.length, 0) <= maxRowsOfChunk,
        {
          error: `must have at most ${maxRowsOfChunk} trades`,
        },
      ),
      z.refine((chunk) => new Set(chunk.groups.map(({ holding }) => holding.id)).size === chunk.groups.length, {
        error: 'must name each investment once',
      }),
    ),
)
export type ImportChunk = z.infer<typeof ImportChunk>

/** What became of one trade; `message` says why one was refused. `exists`: the same id was there before. */
const RowOutcome = lazy.strictObject(() => ({
  id: TransactionId,
  outcome: z.enum(['added', 'exists', 'refused']),
  message: z.exactOptional(z.string()),
}))
export type RowOutcome = z.infer<typeof RowOutcome>

const ImportSummary = lazy.strictObject(() => ({
  id: z.string(),
  label: z.string(),
  /** `undoing`: an undo was begun and something of the import is left. */
  state: z.enum(['open', 'undoing', 'undone']),
  createdAt: z.string(),
  /** Until then it can be undone. */
  expiresAt: z.string(),
  holdings: z.array(
    z.strictObject({ holdingId: z.string(), trades: z.int(), isNew: z.boolean(), isUndone: z.boolean() }),
  ),
}))
export type ImportSummary = z.infer<typeof ImportSummary>

/** What an undo has done: `left`, the other trades of that holding need these, `message` says which. */
const UndoResult = lazy.strictObject(() => ({
  state: z.enum(['open', 'undoing', 'undone']),
  holdings: z.array(
    z.strictObject({
      holdingId: z.string(),
      outcome: z.enum(['undone', 'left', 'waiting']),
      message: z.exactOptional(z.string()),
    }),
  ),
  /** Trades of the import that were changed since; while they are not decided about nothing is undone. */
  edited: z.array(z.strictObject({ holdingId: z.string(), id: z.string() })),
}))
export type UndoResult = z.infer<typeof UndoResult>

const params = lazy.strictObject(() => ({ importId: IdInPath }))

export const imports = {
  importChunk: operation({
    method: 'POST',
    path: '/api/transactions/import',
    summary:
      'Add up to 200 trades of an import; repeating a request adds nothing twice. Refused as a whole once the import was undone, where it would be the 201st of 30 days, or when another was begun since the expected version of the list',
    body: ImportChunk,
    status: 200,
    response: lazy.strictObject(() => ({ importId: z.string(), results: z.array(RowOutcome) })),
    errors: ['conflict'],
  }),
  listImports: operation({
    method: 'GET',
    path: '/api/transactions/imports',
    summary: 'The imports of the last 30 days, newest first, which can be undone',
    status: 200,
    response: lazy.strictObject(() => ({
      imports: z.array(ImportSummary),
      /** Another one once an import was begun; told by its first request (`expectedVersion`). */
      version: z.string(),
    })),
    errors: [],
  }),
  undoImport: operation({
    method: 'POST',
    path: '/api/transactions/imports/{importId}/undo',
    summary:
      'Take back what an import added. Trades that were edited since are listed first, to be decided about; while holdings are waiting the request is to be repeated',
    params,
    body: lazy.strictObject(() => ({ edited: z.exactOptional(z.enum(['keep', 'remove'])) })),
    isBodyOptional: true,
    status: 200,
    response: UndoResult,
    errors: ['not_found', 'conflict'],
  }),
}
