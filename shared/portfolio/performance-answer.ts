// PerformanceAnswer: what the holdings with trades did over time, as it is answered. Days are Sydney days; amounts are AUD; returns are
// fractions, 0.05 for 5 %.
import * as lazy from '../kernel/lazy.ts'
import * as z from 'zod/mini'
import { PlainDate } from '../kernel/dates.ts'
import { EarlierSource, HistoryState } from '../market/history-contract.ts'
import { sampleHistoryLabel } from '../market/sample-history.ts'
import { benchmarkNote } from './benchmark.ts'
import { rangeChips } from './performance.ts'
import { noTradeFacts, TradeFacts } from './trade-facts.ts'

/** The comparisons there are. */
export const BenchmarkId = z.enum(['asx200', 'asx200-with-dividends', 'world-aud', 'cash', 'inflation'])
export type BenchmarkId = z.infer<typeof BenchmarkId>

export const RangeChip = z.enum(rangeChips)
const Fraction = z.nullable(z.number())

/** What a range gained, and what it is made of: the four parts add up to the gain. Whole cents. */
const gain = {
  startValue: z.number(),
  endValue: z.number(),
  moneyIn: z.number(),
  moneyOut: z.number(),
  gain: z.number(),
  unrealised: z.number(),
  realised: z.number(),
  income: z.number(),
  /** Negative or 0. */
  brokerage: z.number(),
}

export const RangeFigures = lazy.strictObject(() => ({
  /** From the close of this day… */
  from: PlainDate,
  /** …to the close of this one. */
  to: PlainDate,
  /** Days the returns are about; fewer than the range's when the first trade came later. */
  days: z.int(),
  ...gain,
  /** All that was ever put in less all that came out, at the end of the range; below 0 when more came out. */
  putIn: z.number(),
  timeWeighted: z.number(),
  /** Null under a year. */
  timeWeightedPerYear: Fraction,
  /** Null where dollars were there for under 30 days, and where no rate fits the flows. */
  moneyWeightedPerYear: Fraction,
  drawdown: z.nullable(
    z.strictObject({ depth: z.number(), from: PlainDate, lowestOn: PlainDate, recoveredOn: z.nullable(PlainDate) }),
  ),
  /** Null under a year. */
  volatility: Fraction,
  /** Days with a gain and no capital, which the time-weighted return leaves out. */
  daysWithoutCapital: z.int(),
}))
export type RangeFigures = z.infer<typeof RangeFigures>

/** One calendar year, or one financial year by the year it ends in. */
const Year = lazy.strictObject(() => ({
  year: z.int(),
  timeWeighted: z.number(),
  gain: z.number(),
  /** Every day of it had money invested. */
  isWhole: z.boolean(),
  /** No day of it had. */
  isEmpty: z._default(z.boolean(), false),
}))

/** Columns of equal length, oldest first: few days that look like all. */
const Points = lazy.strictObject(() => ({
  /** Days since 1 January 1970. */
  days: z.array(z.int()),
  values: z.array(z.number()),
  /** All that was put in so far less all that came out. */
  putIn: z.array(z.number()),
  /** What came in and went out on that very day; 0 on most. */
  moneyIn: z.array(z.number()),
  moneyOut: z.array(z.number()),
  /**
   * Why a value is not simply the market's close, added up: 1 an old close carried on, 2 a price typed in, 4 the price of
   * the person's own trade, 8 a split not answered yet, 128 a gain without capital.
   */
  flags: z.array(z.int()),
}))

/** The same dollars on the same days in something else, over one range. Whole cents. */
const Comparison = lazy.strictObject(() => ({
  range: z.union([RangeChip, z.literal('own')]),
  /** From the close of this day, on which both have one and dollars are in, to the close of the other. */
  from: PlainDate,
  to: PlainDate,
  endValue: z.number(),
  moneyOut: z.number(),
  ownEndValue: z.number(),
  ownMoneyOut: z.number(),
  moneyWeightedPerYear: Fraction,
  ownMoneyWeightedPerYear: Fraction,
  /** The index itself: stands beside the time-weighted return. */
  indexReturn: z.number(),
}))

export const Benchmark = lazy.strictObject(() => ({
  id: BenchmarkId,
  name: z.string(),
  /** Whose figures these are. */
  source: z.string(),
  isSample: z.boolean(),
  /** The last day it is known for; null while nothing is. */
  knownTo: z.nullable(PlainDate),
  comparisons: z.array(Comparison),
  /** Of the asked-for comparison in the asked-for range: its value on the days of `points`, null outside its own days. */
  values: z.exactOptional(z.array(z.nullable(z.number()))),
}))
export type Benchmark = z.infer<typeof Benchmark>

export const HoldingPerformance = lazy.strictObject(() => ({
  id: z.string(),
  symbol: z.string(),
  ...gain,
  timeWeighted: z.number(),
  moneyWeightedPerYear: Fraction,
  isSample: z.boolean(),
  /** The first day with a close; earlier days are worth what the trades say. Null where nothing has a price. */
  historyFrom: z.nullable(PlainDate),
  /** Whose closes the earlier days are, where a coin's provider does not reach back to them. */
  earlier: z.exactOptional(EarlierSource),
}))
export type HoldingPerformance = z.infer<typeof HoldingPerformance>

export const Performance = lazy.strictObject(() => ({
  /** Today in Sydney: the last day of every range. */
  asOf: PlainDate,
  /** The first dated day of anything; null when nothing has a date. Then all lists are empty. */
  from: z.nullable(PlainDate),
  state: HistoryState,
  /** Whether any of it is valued by made-up prices, and what to write on the chart then. */
  isSample: z.boolean(),
  sampleLabel: z.literal(sampleHistoryLabel),
  /** Of every chip, in their order. */
  ranges: z.array(z.strictObject({ chip: RangeChip, ...RangeFigures.shape })),
  /** Of the asked-for days, as far as anything was held; null when a chip was asked for, and when nothing was. */
  own: z.nullable(RangeFigures),
  years: z.strictObject({ calendar: z.array(Year), financial: z.array(Year) }),
  /** Whole calendar years only; null when none is whole. */
  bestAndWorstYear: z.nullable(z.strictObject({ best: Year, worst: Year })),
  points: Points,
  /** Each holding over the asked-for range, the largest gain or loss first; `holdingsNotListed` more are in the totals only. */
  holdings: z.array(HoldingPerformance),
  holdingsNotListed: z.int(),
  /** How far holdings that follow the market stand below their highest close of the last year, in percent, the deepest first. */
  belowHigh: z._default(z.array(z.strictObject({ id: z.string(), percent: z.number() })), []),
  /** What stands out in the trades, those that cannot have happened among them. */
  tradeFacts: z._default(TradeFacts, noTradeFacts),
  benchmarks: z.array(Benchmark),
  benchmarkNote: z.literal(benchmarkNote),
  /** What takes no part in figures about time. AUD at today's prices. */
  leftOut: z.strictObject({
    /** Holdings without trades. */
    simple: z.strictObject({ holdings: z.int(), value: z.number() }),
    /**
     * Units whose date nobody remembers, in holdings with trades; those that are sold are worth nothing and count as a holding.
     * `soldOn` has, of each holding that has none of them left, the day the last were sold: a range from then on had none.
     */
    undated: z.strictObject({
      holdings: z.int(),
      value: z.number(),
      soldOn: z._default(z.array(PlainDate), []),
    }),
    /** Holdings whose trades cannot have happened, with the sentence that says why. */
    broken: z.array(z.strictObject({ id: z.string(), symbol: z.string(), message: z.string() })),
  }),
  /** What the market knows and the trades do not, the newest first, at most 20 of each. */
  suggestions: z.strictObject({
    splits: z.array(
      z.strictObject({ holdingId: z.string(), exDate: PlainDate, newUnits: z.number(), oldUnits: z.number() }),
    ),
    /** Splits of the trades that the market has on another day. */
    splitDays: z._default(
      z.array(
        z.strictObject({
          holdingId: z.string(),
          transactionId: z.string(),
          typedOn: PlainDate,
          exDate: PlainDate,
          newUnits: z.number(),
          oldUnits: z.number(),
        }),
      ),
      [],
    ),
    dividends: z.array(
      z.strictObject({
        holdingId: z.string(),
        /** Nobody knows the payment date: it is asked for. */
        exDate: PlainDate,
        units: z.number(),
        amountPerUnit: z.number(),
        /** For all units, in whole cents, as it is paid. */
        amount: z.number(),
      }),
    ),
  }),
}))
export type Performance = z.infer<typeof Performance>
