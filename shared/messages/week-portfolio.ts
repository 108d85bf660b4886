// Week portfolio: what holdings were worth at two closes a week apart, and what moved that: prices, money put in, money taken out.
import { twelveMonthsAfter, dayOf } from '../kernel/dates.ts'
import { daysAfter } from '../kernel/sydney-days.ts'
import { decimalOf, minus, plus, toCents, zero } from '../kernel/money.ts'
import type { ServedHistory } from '../market/history-service.ts'
import { instrumentKey, instrumentOf } from '../market/instrument.ts'
import { type PriceHistory, rawClose } from '../market/price-history.ts'
import { gainOfRange } from '../portfolio/gain.ts'
import type { StoredHolding } from '../portfolio/holding.ts'
import { undated } from '../portfolio/parcels.ts'
import type { HoldingTrades } from '../portfolio/ports.ts'
import type { DayRange } from '../portfolio/time-weighted.ts'
import { valueOf } from '../portfolio/valuation.ts'
import { valuedHoldings } from '../portfolio/valued-holdings.ts'
import { historyUpTo } from './kept-histories.ts'
import { investmentLabels } from './investment-labels.ts'

/** A close older than this at the end of the week says nothing about the week. */
const oldestCloseDays = 10

type Close = { readonly day: number; readonly close: number }

/** The last closes at both ends of a range; null where one is not known. */
function closesOf(history: PriceHistory, { after, to }: DayRange): { before: Close; now: Close } | null {
  const closeAt = (end: number): Close | null => {
    const at = history.days.findLastIndex((each) => each <= end)
    return at < 0 || end - history.days[at]! > oldestCloseDays
      ? null
      : { day: history.days[at]!, close: history.closes[at]! }
  }
  const [before, now] = [closeAt(after), closeAt(to)]
  return before === null || now === null ? null : { before, now }
}

/**
 * Change of the price of one unit over a range, in percent, splits allowed for; null where it is not known at both ends, or where no
 * close of the range itself is kept.
 */
export function priceChange(history: PriceHistory | null, range: DayRange): number | null {
  const closes = history === null ? null : closesOf(history, range)
  // One close at both ends says nothing of what happened in between.
  return closes === null || closes.now.day <= range.after ? null : (closes.now.close / closes.before.close - 1) * 100
}

export type WeekMove = {
  /** The symbol, with what it is where another investment has the same. */
  readonly symbol: string
  /** Change of the price of one unit in percent; null where it is not known. */
  readonly percent: number | null
  /** AUD that the holding gained: change of value, less money put in, plus money that came out. */
  readonly gain: number
}

export type WeekPortfolio = {
  /** Holdings that had a value at either end of the week, or were bought and sold in it. */
  readonly holdings: number
  /** Open holdings left out, whole or in part, because nothing is known of their value at the end of the week or of when they came. */
  readonly leftOut: number
  /** Symbols of holdings left out since a split of theirs is neither added nor declined: how many units there are is not known. */
  readonly splitsWaiting: readonly string[]
  /** AUD in whole cents. */
  readonly startValue: number
  readonly endValue: number
  readonly moneyIn: number
  readonly moneyOut: number
  readonly gain: number
  /** The largest changes of value first. */
  readonly moves: readonly WeekMove[]
  /** Parcels that reach 12 months soon, the first day first. */
  readonly twelveMonths: ReadonlyArray<{ readonly symbol: string; readonly day: string }>
  /** Ex-dates ahead that the person has recorded. */
  readonly exDates: ReadonlyArray<{ readonly symbol: string; readonly day: string }>
}

type Valued = WeekMove & { startValue: number; endValue: number; moneyIn: number; moneyOut: number }

/** A holding without trades, taken to have been the same all week; null where no price is known. */
function simpleWeek(
  { holding }: HoldingTrades,
  symbol: string,
  history: PriceHistory | null,
  range: DayRange,
): Valued | null {
  const { quantity, isLiveTracked, manualPrice } = holding
  if (!isLiveTracked && manualPrice !== null) {
    const value = valueOf(quantity, manualPrice)
    return { symbol, percent: null, gain: 0, startValue: value, endValue: value, moneyIn: 0, moneyOut: 0 }
  }
  const now = history === null || closesOf(history, range) === null ? null : rawClose(history, range.to)
  if (now === null) return null
  const percent = priceChange(history, range)
  // Units as they are now: a split within the week changed units and price together. Without a close of the week the last one stands.
  const endValue = valueOf(quantity, now)
  const startValue = endValue / (1 + (percent ?? 0) / 100)
  return { symbol, percent, gain: endValue - startValue, startValue, endValue, moneyIn: 0, moneyOut: 0 }
}

const cents = (amounts: readonly number[]): number =>
  toCents(amounts.reduce((sum, amount) => plus(sum, decimalOf(amount)), zero))

/**
 * @param histories by instrument key
 * @param range day numbers of the two closes
 * @param horizonDays how far ahead dates are looked for
 */
export function weekPortfolio(
  ledgers: readonly HoldingTrades[],
  histories: ReadonlyMap<string, ServedHistory>,
  range: DayRange,
  horizonDays: number,
): WeekPortfolio {
  const answerOf = (holding: StoredHolding): ServedHistory | undefined => {
    const instrument = instrumentOf(holding)
    return instrument === undefined ? undefined : histories.get(instrumentKey(instrument))
  }
  const historyOf = ({ holding }: HoldingTrades): PriceHistory | null => historyUpTo(answerOf(holding), range.to)
  /** Units whose price at the end of the week is not known: an older close, or that of a trade, would pass for it. */
  const isOutOfDate = (holding: StoredHolding): boolean =>
    holding.isLiveTracked &&
    holding.quantity > 0 &&
    instrumentOf(holding) !== undefined &&
    historyUpTo(answerOf(holding), range.to) === null
  const { valued, leftOut } = valuedHoldings(ledgers, histories, new Map(), range.to)
  const simple = ledgers.filter(({ transactions, holding }) => transactions.length === 0 && holding.quantity > 0)
  const labelOf = investmentLabels(ledgers.map(({ holding }) => holding))
  const simpleWeeks = simple.map((ledger) => simpleWeek(ledger, labelOf(ledger.holding), historyOf(ledger), range))
  const splitsWaiting: string[] = []
  const traded = valued.flatMap(({ holding, series, history, result }): Valued[] => {
    if (series === null || isOutOfDate(holding)) return []
    const week = gainOfRange([series], range, 2)
    if (week.endValue === 0 && week.startValue === 0 && week.moneyIn === 0) return []
    if (result.suggestedSplits.length > 0) {
      splitsWaiting.push(labelOf(holding))
      return []
    }
    return [{ symbol: labelOf(holding), percent: priceChange(history, range), ...week }]
  })
  const partly = valued.filter(
    ({ holding, result }) => isOutOfDate(holding) || result.ledger.parcels.some(({ acquired }) => acquired === undated),
  )
  const known = [...traded, ...simpleWeeks.filter((week) => week !== null)]
  const today = dayOf(range.to)
  const ahead = (day: string): boolean => day > today && day <= daysAfter(today, horizonDays)
  const byDay = <Dated extends { day: string; symbol: string }>(dates: Dated[]): Dated[] =>
    [...new Map(dates.map((date) => [`${date.day} ${date.symbol}`, date])).values()].toSorted((a, b) =>
      a.day < b.day ? -1 : 1,
    )
  const sum = (of: (week: Valued) => number): number => cents(known.map(of))
  const [startValue, endValue, moneyIn, moneyOut] = [
    sum((week) => week.startValue),
    sum((week) => week.endValue),
    sum((week) => week.moneyIn),
    sum((week) => week.moneyOut),
  ]
  return {
    holdings: known.filter((week) => week.startValue + week.endValue + week.moneyIn > 0).length,
    leftOut: simpleWeeks.filter((week) => week === null).length + leftOut.broken.length + partly.length,
    splitsWaiting,
    startValue,
    endValue,
    moneyIn,
    moneyOut,
    // From the rounded amounts, so that what is shown adds up.
    gain: toCents(
      [decimalOf(moneyOut), decimalOf(endValue)].reduce(
        plus,
        minus(zero, plus(decimalOf(startValue), decimalOf(moneyIn))),
      ),
    ),
    moves: known
      .map(({ symbol, percent, gain }) => ({ symbol, percent, gain: cents([gain]) }))
      .toSorted((a, b) => Math.abs(b.gain) - Math.abs(a.gain)),
    twelveMonths: byDay(
      valued.flatMap(({ holding, result }) =>
        result.ledger.parcels
          .filter(({ acquired }) => acquired !== undated)
          .map(({ acquired }) => ({ symbol: labelOf(holding), day: twelveMonthsAfter(dayOf(acquired)) }))
          .filter(({ day }) => ahead(day)),
      ),
    ),
    exDates: byDay(
      ledgers.flatMap(({ holding, transactions }) =>
        transactions.flatMap((transaction) =>
          'exDate' in transaction && typeof transaction.exDate === 'string' && ahead(transaction.exDate)
            ? [{ symbol: labelOf(holding), day: transaction.exDate }]
            : [],
        ),
      ),
    ),
  }
}
