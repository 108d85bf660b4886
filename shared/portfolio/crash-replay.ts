// CrashReplay: a fall of the past applied to what is held today, kind by kind. It says what the same percentage would come to in
// dollars, and nothing about what comes next.
import type { FallenClass, MarketFall } from '../facts/market-falls.ts'
import { decimalOf, minus, plus, times, toCents, zero } from '../kernel/money.ts'
import type { HoldingType } from '../market/instrument.ts'
import { type Slice, slicesByType } from './summary.ts'

/** What stands in for a portfolio where nothing is held, AUD; made up. */
export const madeUpDollars = 10_000

/** Which index a kind of holding is taken to have followed; null, it is left as it stands. */
const classOf: Readonly<Record<HoldingType, FallenClass | null>> = {
  stock: 'shares',
  etf: 'shares',
  crypto: 'crypto',
  other: null,
}

/** What is held of one kind, AUD. */
export type HeldOfType = Pick<Slice, 'type' | 'value'>

/** AUD to the cent. */
export type Replay = {
  before: number
  atLow: number
  /** before - atLow. */
  lost: number
  /** Each kind that the fall is applied to. */
  fallen: { type: HoldingType; before: number; atLow: number }[]
  /** What the fall is not applied to. */
  untouched: number
  /** Months from the low to the first close above the old high; null where the low's month is not known. */
  monthsBack: number | null
  /** Months from the high until it was passed. */
  monthsBelow: number
}

/** @returns whole months from one `YYYY-MM` to a later one */
export const monthsBetween = (from: string, to: string): number =>
  (Number(to.slice(0, 4)) - Number(from.slice(0, 4))) * 12 + Number(to.slice(5)) - Number(from.slice(5))

/** What is held of each kind; those that are sold out change nothing. */
export const heldByType = (holdings: Parameters<typeof slicesByType>[0]): HeldOfType[] => slicesByType(holdings)

/** Made-up holdings for a fall: all of them of the kind that fell. */
export const madeUpFor = ({ fallen }: Pick<MarketFall, 'fallen'>): HeldOfType[] => [
  { type: fallen === 'shares' ? 'etf' : 'crypto', value: madeUpDollars },
]

/** The fall applied to what is held: each kind keeps 100 % less the percentage that its index lost, the others stand. */
export function replayed(held: readonly HeldOfType[], fall: MarketFall): Replay {
  const left = minus(decimalOf(1), decimalOf(fall.percent / 100))
  const fallen = held
    .filter(({ type }) => classOf[type] === fall.fallen)
    .map(({ type, value }) => ({ type, before: value, atLow: toCents(times(decimalOf(value), left)) }))
  const sum = (amounts: readonly number[]): number =>
    toCents(amounts.reduce((total, amount) => plus(total, decimalOf(amount)), zero))
  const before = sum(held.map(({ value }) => value))
  const untouched = sum(held.filter(({ type }) => classOf[type] !== fall.fallen).map(({ value }) => value))
  const atLow = sum([untouched, ...fallen.map((one) => one.atLow)])
  return {
    before,
    atLow,
    lost: sum([before, -atLow]),
    fallen,
    untouched,
    monthsBack: typeof fall.low === 'string' ? monthsBetween(fall.low, fall.back) : null,
    monthsBelow: monthsBetween(fall.high, fall.back),
  }
}
