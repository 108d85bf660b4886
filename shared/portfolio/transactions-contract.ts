// The transactions area of the API: the trades of a holding and what they come to. A function of its own, so that the
// Dashboard's start carries none of it, and because it calls no provider and has no secret of one.
import * as lazy from '../kernel/lazy.ts'
import * as z from 'zod/mini'
import { PlainDate } from '../kernel/dates.ts'
import { MarketDate } from '../market/market-date.ts'
import { eachOnce } from './each-once.ts'
import { operation } from '../operation/operation.ts'
import { DeclinedSuggestion } from './declined-suggestion.ts'
import { imports } from './imports-contract.ts'
import { Holding, IdInPath } from './holding.ts'
import { NewTransaction, Transaction, TransactionFacts } from './transaction.ts'
import { TransactionId } from './transaction-kinds.ts'

/** What the trades of a holding come to today; AUD and units. Null figures there are none: nothing held is 0. */
const LedgerPosition = lazy.strictObject(() => ({
  /** Units held; 0 when everything is sold. */
  units: z.number(),
  /** Exact cost base of what is held, brokerage included, and for one unit of it (8 decimals, for display). */
  costBase: z.number(),
  costBasePerUnit: z.number(),
  costWithoutBrokerage: z.number(),
  costWithoutBrokeragePerUnit: z.number(),
  /** Units in parcels without a date: in value and cost, in no figure that needs time. */
  undatedUnits: z.number(),
  /** After brokerage on both sides, and before it. */
  realisedGain: z.number(),
  realisedGainBeforeBrokerage: z.number(),
  /** Before tax withheld: cash, reinvested, rewards. */
  income: z.number(),
  withheld: z.number(),
  frankingCredits: z.number(),
  brokerage: z.number(),
}))

/** What is left of what was acquired together. */
const LedgerParcel = lazy.strictObject(() => ({
  /** The transaction that made it; a sale names it to choose the parcel. */
  id: TransactionId,
  /** Null: the person did not give a date. */
  acquiredOn: z.nullable(PlainDate),
  units: z.number(),
  /** AUD, brokerage included, and without it. */
  costBase: z.number(),
  costWithoutBrokerage: z.number(),
  /** The first day on which a sale counts as after 12 months, the days of buying and selling not counted; null undated. */
  twelveMonthsOn: z.nullable(PlainDate),
}))

/** A holding with its trades. One without trades has its position, no parcels and no transactions. */
export const HoldingLedger = lazy.strictObject(() => ({
  holding: Holding,
  position: LedgerPosition,
  /** Oldest first, those without a date before all others. */
  parcels: z.array(LedgerParcel),
  /** In the order in which they happened; without a date first. */
  transactions: z.array(Transaction),
}))
export type HoldingLedger = z.infer<typeof HoldingLedger>

/** Most deleted trades that one request can put back; more are sent in several. */
export const maxRestored = 200

const params = lazy.strictObject(() => ({ id: IdInPath }))
const transactionParams = lazy.strictObject(() => ({ ...params.shape, transactionId: IdInPath }))

/** Trades one at a time, and all of them as a file. */
export const trades = {
  list: operation({
    method: 'GET',
    path: '/api/holdings/{id}/transactions',
    summary: 'The trades of a holding, with the position and the parcels they come to',
    params,
    status: 200,
    response: HoldingLedger,
    errors: ['not_found'],
  }),
  start: operation({
    method: 'PUT',
    path: '/api/holdings/{id}/transactions',
    summary:
      'Keep trades for a holding: what is there becomes its opening, on a day or on none; repeating the request answers 200',
    params,
    body: lazy.strictObject(() => ({ id: TransactionId, date: z.nullable(MarketDate) })),
    status: 201,
    repeatStatus: 200,
    response: HoldingLedger,
    errors: ['not_found', 'conflict'],
  }),
  add: operation({
    method: 'POST',
    path: '/api/holdings/{id}/transactions',
    summary:
      'Add a trade; repeating the same request answers 200. For a holding without trades, what is there becomes an opening without a date first',
    params,
    body: NewTransaction,
    status: 201,
    repeatStatus: 200,
    response: HoldingLedger,
    errors: ['not_found', 'conflict'],
  }),
  update: operation({
    method: 'PATCH',
    path: '/api/holdings/{id}/transactions/{transactionId}',
    summary:
      'Change a trade: all that was typed is sent again; its id, its place within the day and its source stay. Refused when it was changed since the version that is expected',
    params: transactionParams,
    query: lazy.strictObject(() => ({
      /** Of the trade as it was when its change was begun (`versionOf` of its facts); left out, the last change counts. */
      expectedVersion: z.exactOptional(z.string().check(z.maxLength(40))),
    })),
    body: TransactionFacts,
    status: 200,
    response: HoldingLedger,
    errors: ['not_found', 'conflict'],
  }),
  remove: operation({
    method: 'DELETE',
    path: '/api/holdings/{id}/transactions/{transactionId}',
    summary: 'Delete a trade',
    params: transactionParams,
    status: 200,
    response: HoldingLedger,
    errors: ['not_found', 'conflict'],
  }),
  removeAll: operation({
    method: 'DELETE',
    path: '/api/holdings/{id}/transactions',
    summary: 'Go back to quantity and cost per unit as they stand; the trades are deleted. Repeating changes nothing',
    params,
    status: 200,
    response: Holding,
    errors: ['not_found', 'conflict'],
  }),
  restore: operation({
    method: 'POST',
    path: '/api/holdings/{id}/transactions/restore',
    summary:
      'Put back up to 200 deleted trades as they were, with where they came from; one that is there is left as it is, so repeating changes nothing',
    params,
    body: lazy.strictObject(() => ({
      /**
       * What becomes of the quantity and cost of a holding without trades: `replace`, these trades take their place; `keep`, they
       * become an opening without a date beside them.
       */
      existing: z.enum(['keep', 'replace']),
      transactions: z.array(Transaction).check(z.minLength(1), z.maxLength(maxRestored), eachOnce),
    })),
    status: 200,
    response: HoldingLedger,
    errors: ['not_found', 'conflict'],
  }),
  decline: operation({
    method: 'PUT',
    path: '/api/holdings/{id}/suggestions',
    summary: 'Decline a split or dividend that the market knows and the trades do not, or take that back',
    params,
    body: lazy.strictObject(() => ({ ...DeclinedSuggestion.shape, isDeclined: z.boolean() })),
    status: 200,
    response: lazy.strictObject(() => ({ declined: z.array(DeclinedSuggestion) })),
    errors: ['not_found', 'conflict'],
  }),
  export: operation({
    method: 'GET',
    path: '/api/transactions/export',
    summary:
      'All trades of the caller as CSV; a cell that a spreadsheet would take for a formula begins with an apostrophe',
    status: 200,
    response: z.string(),
    attachment: 'gumnut-trades.csv',
    mediaType: 'text/csv',
    errors: [],
  }),
}

export const transactions = { ...trades, ...imports }
