// ValuedHoldings: the holdings of a person, played and valued day by day, and what takes no part in that.
import { dayNumber, dayOf } from '../kernel/dates.ts'
import { unitsNumber } from '../kernel/decimal.ts'
import { decimalOf, plus, toCents, zero } from '../kernel/money.ts'
import { sydneyDay } from '../kernel/sydney-days.ts'
import type { HistoryWish } from '../market/fetch-history.ts'
import type { ServedHistory } from '../market/history-service.ts'
import { type Instrument, instrumentKey, instrumentOf } from '../market/instrument.ts'
import { maxGapDays } from '../market/newest-close.ts'
import { type DatedPrice, priceHistory, type PriceHistory } from '../market/price-history.ts'
import type { PricedInstrument } from '../market/quote.ts'
import { samplePriceOf } from '../market/sample-prices.ts'
import type { HoldingSeries } from './day-series.ts'
import { declinedDays } from './declined-suggestions.ts'
import { type HoldingHistory, holdingHistory } from './holding-history.ts'
import { typedOn } from './ledger-order.ts'
import { undated } from './parcels.ts'
import type { HoldingTrades } from './ports.ts'
import { pricedHolding } from './valuation.ts'
import { isClosed, type StoredHolding } from './holding.ts'
import type { Transaction } from './transaction.ts'

export type ValuedHolding = {
  readonly holding: StoredHolding
  readonly result: HoldingHistory
  readonly series: HoldingSeries | null
  readonly isSample: boolean
  /** The closes it was valued by; null where no market prices it. */
  readonly history: PriceHistory | null
}

export type LeftOut = {
  simple: { holdings: number; value: number }
  undated: { holdings: number; value: number; soldOn: string[] }
  broken: { id: string; symbol: string; message: string }[]
}

/** A share's quote of today stands in for today's close when its own close before is the last close kept, to this part. */
const sameLevelWithin = 0.02

const datesOf = (transaction: Transaction): (string | null | undefined)[] => [
  // Since it was typed, its units are known: a split or a dividend from then on is theirs.
  transaction.type === 'opening' && transaction.date === null ? dayOf(typedOn(transaction)) : transaction.date,
  'acquiredOn' in transaction ? transaction.acquiredOn : undefined,
  'exDate' in transaction ? transaction.exDate : undefined,
]

/** The earliest day of anything in a ledger, a day number; undefined when there is nothing. */
function firstDated(transactions: readonly Transaction[]): number | undefined {
  const days = transactions.flatMap(datesOf).flatMap((day) => (typeof day === 'string' ? [dayNumber(day)] : []))
  return days.length === 0 ? undefined : days.reduce((first, day) => Math.min(first, day))
}

/** One wish for each instrument with trades, from the first day anything of it has a date, or was typed without one. */
export function historyWishes(ledgers: readonly HoldingTrades[]): HistoryWish[] {
  const wishes = new Map<string, HistoryWish>()
  for (const { holding, transactions } of ledgers) {
    const instrument = instrumentOf(holding)
    const first = firstDated(transactions)
    if (instrument === undefined || first === undefined) continue
    const from = Math.min(first - maxGapDays.asx, wishes.get(instrumentKey(instrument))?.from ?? first)
    wishes.set(instrumentKey(instrument), { instrument, from })
  }
  return [...wishes.values()]
}

/**
 * Where some prices are real, those that would be made up are left out instead: units without a close are worth what their
 * trades say, so that real and made-up prices never add up to one line.
 */
export function withoutMixedSamples(histories: ReadonlyMap<string, ServedHistory>): Map<string, ServedHistory> {
  const isAnyReal = [...histories.values()].some(({ history, isSample }) => history !== null && !isSample)
  return new Map(
    [...histories].map(([key, served]) => [
      key,
      served.isSample && isAnyReal ? { ...served, history: null, isSample: false } : served,
    ]),
  )
}

/** What was answered about an instrument, without closes made up around the default sample price: it is that of no security (ADR 008). */
function ofItsOwn(instrument: Instrument, histories: ReadonlyMap<string, ServedHistory>): ServedHistory | undefined {
  const served = histories.get(instrumentKey(instrument))
  if (served?.isSample !== true || samplePriceOf(instrument).isListed) return served
  return { ...served, history: null, isSample: false }
}

/** The history with a price of a day after its last close; unchanged where the two may be of different scales. */
export function withQuote(history: PriceHistory, priced: PricedInstrument | undefined): PriceHistory {
  if (priced?.kind !== 'quote' || history.source === 'sample') return history
  const { asOf, price, previousClose, instrument } = priced.quote
  const [day, lastDay, lastClose] = [dayNumber(sydneyDay(new Date(asOf))), history.days.at(-1), history.closes.at(-1)]
  if (lastDay === undefined || lastClose === undefined || day <= lastDay) return history
  // A split that the closes do not know yet would make the day worth a multiple. A coin has none, and its `previousClose` is the
  // price of 24 hours ago, which is no close.
  const isSameLevel = previousClose !== null && Math.abs(previousClose / lastClose - 1) <= sameLevelWithin
  if (instrument.kind === 'asx' && !isSameLevel) return history
  const closes = Array.from(history.days, (each, at): DatedPrice => ({ day: each, price: history.closes[at]! }))
  return priceHistory(history.source, [...closes, { day, price }], history)
}

/**
 * The market's closes as far as they count for a holding: one that does not follow the market stands at the prices the person
 * has set, from the first of them on.
 */
function withoutMarket(
  history: PriceHistory,
  { isLiveTracked }: StoredHolding,
  typed: readonly DatedPrice[],
): PriceHistory {
  const [first] = typed
  if (isLiveTracked || first === undefined) return history
  const closes = Array.from(history.days, (day, at): DatedPrice => ({ day, price: history.closes[at]! }))
  return priceHistory(
    history.source,
    closes.filter(({ day }) => day < first.day),
    history,
  )
}

/**
 * Plays and values every holding with trades.
 * @param to the last day, a day number
 */
export function valuedHoldings(
  ledgers: readonly HoldingTrades[],
  histories: ReadonlyMap<string, ServedHistory>,
  prices: ReadonlyMap<string, PricedInstrument>,
  to: number,
): { valued: ValuedHolding[]; leftOut: LeftOut } {
  const valued: ValuedHolding[] = []
  const broken: LeftOut['broken'] = []
  const [simpleValues, undatedValues]: [number[], number[]] = [[], []]
  const soldOn: string[] = []
  for (const ledger of ledgers) {
    const { holding, transactions, typedPrices: typed = [] } = ledger
    const shown = pricedHolding(holding, prices)
    if (transactions.length === 0) {
      // One whose last trade was deleted holds nothing that a date could be added to.
      if (!isClosed(holding)) simpleValues.push(shown.totalValue)
      continue
    }
    const instrument = instrumentOf(holding)
    const served = instrument === undefined ? undefined : ofItsOwn(instrument, histories)
    const kept = served?.history ?? null
    const priced = instrument === undefined ? undefined : prices.get(instrumentKey(instrument))
    const history = kept === null ? null : withoutMarket(withQuote(kept, priced), holding, typed)
    const result = holdingHistory(
      {
        symbol: holding.symbol,
        transactions,
        history,
        typed,
        maxGapDays: maxGapDays[instrument?.kind ?? 'asx'],
        declinedSplits: declinedDays(holding, 'split'),
        declinedSplitDays: declinedDays(holding, 'split day'),
        declinedDividends: declinedDays(holding, 'dividend'),
      },
      to,
    )
    if ('problem' in result) {
      broken.push({ id: holding.id, symbol: holding.symbol, message: result.problem.message })
      continue
    }
    const { parcels, disposals } = result.ledger
    const units = parcels.filter(({ acquired }) => acquired === undated)
    // What was made on undated units that are sold is in no figure about time either.
    const lastSale = disposals.findLast((disposal) => disposal.parcels.some(({ acquired }) => acquired === undated))
    if (units.length === 0 && lastSale !== undefined) soldOn.push(dayOf(lastSale.day))
    if (units.length > 0 || lastSale !== undefined) {
      undatedValues.push(unitsNumber(units.reduce((sum, parcel) => sum + parcel.units, 0n)) * shown.currentPrice)
    }
    valued.push({
      holding,
      result,
      series: result.series,
      isSample: served?.isSample ?? false,
      history,
    })
  }
  return { valued, leftOut: { simple: summed(simpleValues), undated: { ...summed(undatedValues), soldOn }, broken } }
}

const summed = (values: readonly number[]): { holdings: number; value: number } => ({
  holdings: values.length,
  value: toCents(values.reduce((sum, value) => plus(sum, decimalOf(value)), zero)),
})
