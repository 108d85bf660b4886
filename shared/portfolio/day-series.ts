// DaySeries: what a holding, or several together, were worth at the end of each day, with what was put in and came out.
// Days are day numbers; values are binary numbers, flows are kept exact beside them.
import { moneyPlaces, typedPlaces, unitPlaces, unitsNumber } from '../kernel/decimal.ts'
import type { DailyPrices, DatedPrice } from '../market/price-history.ts'
import { dayNumber } from '../kernel/dates.ts'
import { dailyReturns } from './daily-returns.ts'
import { inOrderOfDays, unitsWhenAcquired } from './ledger-order.ts'
import type { Flow, Ledger } from './ledger-play.ts'
import type { Transaction } from './transaction.ts'

/** Decimals of an amount that a binary number can be divided by without a trace: ten to the power of fifteen is exact. */
const binaryPlaces = 15
const beyondBinary = 10n ** BigInt(moneyPlaces - binaryPlaces)
/** An exact amount as a binary number: to fifteen decimals. */
const approximate = (money: bigint): number => Number(money / beyondBinary) / 10 ** binaryPlaces
/** A value as an exact amount with the decimals a person could type. */
export const exactly = (value: number): bigint =>
  BigInt(Math.round(value * 10 ** typedPlaces)) * 10n ** BigInt(unitPlaces)

/** The flows of one day, exact and AUD, in and out never negative; what leaves by a transfer is valued at the close. */
export type DayFlow = Pick<Flow, 'day' | 'in' | 'out' | 'income' | 'realised' | 'brokerage'> & {
  /** `in` with openings and transfers at the day's close instead of their cost: what the time-weighted return takes. */
  readonly atClose: number
}

/** One holding, its dated parcels only, from its first dated day. */
export type HoldingSeries = {
  readonly from: number
  /** AUD at the end of each day, with amounts due. */
  readonly values: Float64Array
  /** Why a day's value is not simply the market's close, by day (market/price-history.ts). */
  readonly flags: Uint8Array
  readonly flows: readonly DayFlow[]
}

/** The first day a ledger has anything to value; undefined when nothing in it has a date. */
export function firstDay({ steps, flows, receivables }: Ledger): number | undefined {
  const days = [steps[0]?.day, flows[0]?.day, ...receivables.map(({ from }) => from)]
  const known = days.filter((day) => day !== undefined)
  return known.length === 0 ? undefined : Math.min(...known)
}

/** What a trade says that one unit is worth, and on which day; undefined where it says nothing about that. */
function tradedPrice(transaction: Transaction, ledger: Ledger): DatedPrice | undefined {
  if (transaction.type === 'transferIn') {
    // What was moved within the holding was not priced by that.
    if (transaction.acquiredOn === null || ledger.moves.has(transaction.id)) return undefined
    const units = unitsNumber(unitsWhenAcquired(transaction, ledger.splits))
    return { day: dayNumber(transaction.acquiredOn), price: transaction.costBase / units }
  }
  if (!('price' in transaction || 'units' in transaction) || transaction.date === null) return undefined
  if (transaction.type === 'transferOut') return undefined
  const amount = 'amount' in transaction && transaction.type !== 'reinvestment' ? transaction.amount : undefined
  // One of the two is there.
  const price = amount === undefined ? transaction.price! : amount / transaction.units
  return { day: dayNumber(transaction.date), price }
}

/**
 * Prices for one unit that the trades themselves tell, oldest first, of one day in the order in which the trades happened: they value
 * days before the first known close. AUD, 0 or more. What came for nothing, a gift or an airdrop, says nothing about what the rest is
 * worth; it is 0 until a trade says more, since there is a price wherever units are held. A sale at 0 is a price.
 */
export function tradedPrices(transactions: readonly Transaction[], ledger: Ledger): DatedPrice[] {
  const told = inOrderOfDays(transactions)
    .flatMap((transaction) => {
      const one = tradedPrice(transaction, ledger)
      return one === undefined ? [] : [{ ...one, isPrice: one.price > 0 || transaction.type === 'sell' }]
    })
    .sort((a, b) => a.day - b.day)
  const first = told.findIndex(({ isPrice }) => isPrice)
  return told.filter(({ isPrice }, at) => isPrice || first < 0 || at < first)
}

/**
 * Values a ledger in one sweep from its first dated day to a last one.
 * @param prices of one unit for each day from the first day on or earlier, to the last, known wherever units are held (the
 * trades tell one when nothing else does); its arrays become those of the series, so that a decade of days is made once
 * @returns null when nothing in the ledger has a date by then
 */
export function holdingSeries(ledger: Ledger, prices: DailyPrices, to: number): HoldingSeries | null {
  const from = firstDay(ledger)
  if (from === undefined || from > to) return null
  const closeOf = (day: number): number => prices.prices[day - prices.from]!
  const flows = ledger.flows.filter(({ day }) => day <= to).map((flow) => dayFlow(flow, closeOf(flow.day)))
  const [first, last] = [from - prices.from, to - prices.from + 1]
  const [values, flags] = [prices.prices.subarray(first, last), prices.flags.subarray(first, last)]
  const { steps } = ledger
  const startOf = (step: number): number => Math.min(to + 1, steps[step]?.day ?? to + 1) - from
  values.fill(0, 0, startOf(0))
  flags.fill(0, 0, startOf(0))
  steps.forEach(({ units }, step) => {
    const [start, end] = [startOf(step), startOf(step + 1)]
    const count = Number(units) / 10 ** unitPlaces
    if (count === 0) {
      values.fill(0, start, end)
      flags.fill(0, start, end)
    } else for (let at = start; at < end; at++) values[at]! *= count
  })
  for (const { from: due, until, amount } of ledger.receivables) {
    const cash = approximate(amount)
    for (let day = due; day < until && day <= to; day++) values[day - from]! += cash
  }
  return { from, values, flags, flows }
}

function dayFlow(flow: Flow, close: number): DayFlow {
  const { day, income, brokerage } = flow
  const unitsOut = Number(flow.unitsOut) / 10 ** unitPlaces
  // Nothing is asked of the close where nothing moved: no price may be known then.
  const moved = flow.unitsOut === 0n ? 0n : exactly(unitsOut * close)
  const enters = (Number(flow.unitsIn) / 10 ** unitPlaces) * close
  const out = flow.out + moved
  // Brokerage beyond the proceeds is paid from elsewhere: taken out it would lose more than there was.
  const paidIn = out < 0n ? -out : 0n
  const moneyIn = flow.in + paidIn
  return {
    day,
    in: moneyIn,
    out: out + paidIn,
    income,
    realised: flow.realised + moved - flow.paidOut,
    brokerage,
    atClose: flow.unitsIn === 0n ? approximate(moneyIn) : approximate(moneyIn - flow.costIn) + enters,
  }
}

/** Several holdings together, from the first day of the first of them. */
export type TotalSeries = {
  readonly from: number
  readonly to: number
  /** AUD by day: value at the end, put in at the start, came out at the end. */
  readonly values: Float64Array
  readonly inflows: Float64Array
  readonly outflows: Float64Array
  /** What one dollar at the start of a day was at its end: 1 + r. 1 on days without capital. */
  readonly factors: Float64Array
  /** Flags of all holdings of a day together, with `isWithoutCapital` for a gain that no money made. */
  readonly flags: Uint8Array
  readonly holdings: readonly HoldingSeries[]
}

/** A day with a gain and no capital (daily-returns.ts). */
export const isWithoutCapital = 128
/**
 * Adds holdings up; a filter adds up fewer.
 * @returns null when no holding has a dated day
 */
export function totalSeries(holdings: readonly HoldingSeries[], to: number): TotalSeries | null {
  if (holdings.length === 0) return null
  const from = Math.min(...holdings.map((holding) => holding.from))
  const length = to - from + 1
  const [values, inflows, outflows, atClose] = [0, 1, 2, 3].map(() => new Float64Array(length)) as [
    Float64Array,
    Float64Array,
    Float64Array,
    Float64Array,
  ]
  const flags = new Uint8Array(length)
  for (const holding of holdings) {
    const shift = holding.from - from
    for (let at = 0; at < holding.values.length; at++) {
      values[at + shift]! += holding.values[at]!
      flags[at + shift]! |= holding.flags[at]!
    }
    for (const flow of holding.flows) {
      const at = flow.day - from
      inflows[at]! += approximate(flow.in)
      outflows[at]! += approximate(flow.out)
      atClose[at]! += flow.atClose
    }
  }
  const { factors, withoutCapital } = dailyReturns(values, atClose, outflows)
  for (const day of withoutCapital) flags[day]! |= isWithoutCapital
  return { from, to, values, inflows, outflows, factors, flags, holdings }
}
