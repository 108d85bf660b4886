// The part of the API that answers price histories.
import * as lazy from '../kernel/lazy.ts'
import * as z from 'zod/mini'
import { dayOf, PlainDate } from '../kernel/dates.ts'
import { operation } from '../operation/operation.ts'
import { codeList, coinList } from './contract.ts'
import { MarketDate } from './market-date.ts'
import type { PriceHistory } from './price-history.ts'
import { QuoteSource } from './quote.ts'
import { sampleHistoryLabel } from './sample-history.ts'

/** `done` of `of` instruments have all the history they need; `since` is the earliest day still to be fetched. */
const progress = { done: z.int(), of: z.int(), since: z.nullable(PlainDate) }

/**
 * Whether all prices are in. While they are fetched, what is answered is made of those that are, and asking again goes on; when
 * their provider gives no answer, asking again at once is of no use.
 */
export const HistoryState = z.discriminatedUnion('kind', [
  lazy.strictObject(() => ({ kind: z.literal('complete') })),
  lazy.strictObject(() => ({ kind: z.literal('fetching'), ...progress })),
  lazy.strictObject(() => ({ kind: z.literal('unavailable'), ...progress })),
])
export type HistoryState = z.infer<typeof HistoryState>

/** Closes before the day `until` are this provider's, where the one of the later days has none. */
export const EarlierSource = lazy.strictObject(() => ({ source: z.literal('yahoo'), until: PlainDate }))

/** `earlier` of a history, as it is answered. */
export const earlierOf = (history: Pick<PriceHistory, 'earlier'> | null | undefined) =>
  history?.earlier === undefined
    ? {}
    : { earlier: { source: history.earlier.source, until: dayOf(history.earlier.until) } }

/** One instrument's closes and corporate actions over the asked-for days, oldest first. */
export const InstrumentHistory = lazy.strictObject(() => ({
  symbol: z.string(),
  /** CoinGecko's, for a coin. */
  id: z.exactOptional(z.string()),
  source: QuoteSource,
  earlier: z.exactOptional(EarlierSource),
  isSample: z.boolean(),
  /** The first day anybody has a close for, where the provider goes no further back. */
  historyFrom: z.nullable(PlainDate),
  /** Days since 1 January 1970, and the close of each: AUD for one unit as it is after every later split. */
  days: z.array(z.int()),
  closes: z.array(z.number()),
  splits: z.array(z.strictObject({ exDate: PlainDate, newUnits: z.number(), oldUnits: z.number() })),
  /** AUD for one unit as it is after every later split. */
  dividends: z.array(z.strictObject({ exDate: PlainDate, amount: z.number() })),
  /** Stretches of days on which there should be a close and is none: the one before is carried on. Both days included. */
  gaps: z.array(z.strictObject({ from: PlainDate, to: PlainDate })),
}))
export type InstrumentHistory = z.infer<typeof InstrumentHistory>

const maxHistoriesAsked = 5

export const history = operation({
  method: 'GET',
  path: '/api/market/history',
  summary: 'Daily closes, splits and dividends of ASX codes and CoinGecko coin ids',
  query: z.lazy(() =>
    z
      .object({
        symbols: codeList(maxHistoriesAsked),
        coins: coinList(maxHistoriesAsked),
        /** A year ago when left out. */
        from: z.optional(MarketDate),
        /** Today when left out. */
        to: z.optional(MarketDate),
      })
      .check(
        z.refine(({ from, to }) => from === undefined || to === undefined || from <= to, {
          path: ['to'],
          error: 'must not be before from',
        }),
      ),
  ),
  status: 200,
  response: lazy.strictObject(() => ({
    state: HistoryState,
    sampleLabel: z.literal(sampleHistoryLabel),
    histories: z.array(InstrumentHistory),
    errors: z.array(z.strictObject({ symbol: z.string(), error: z.string() })),
  })),
  errors: [],
})
