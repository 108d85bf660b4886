// Gain: what a range of days gained in AUD, and what it is made of. Exact: the parts add up to the gain to the last decimal.
import { divided, moneyPlaces, rounded, typedPlaces } from '../kernel/decimal.ts'
import { exactly, type HoldingSeries } from './day-series.ts'
import type { DayRange } from './time-weighted.ts'

/** AUD. All parts are before brokerage, which is a part of its own; the gain for tax is after it. */
export type Gain = {
  readonly startValue: number
  readonly endValue: number
  /** Put in with brokerage, and came out net of brokerage and tax withheld. */
  readonly moneyIn: number
  readonly moneyOut: number
  /** endValue - startValue + moneyOut - moneyIn. */
  readonly gain: number
  /** Change of value less what was paid for what is held. */
  readonly unrealised: number
  /** Sales less what was paid, capital returned beyond it, and what left by transfer less what was paid. */
  readonly realised: number
  /** Net of tax withheld: cash, reinvested, rewards. */
  readonly income: number
  /** Negative or 0. */
  readonly brokerage: number
}

const valueOn = ({ from, values }: HoldingSeries, day: number): bigint =>
  day < from ? 0n : exactly(values[Math.min(day - from, values.length - 1)]!)

/**
 * The gain of holdings together, from the close of `after` to the close of `to`.
 * @param places decimals of the amounts: 2 for whole cents. What rounding takes is carried by `unrealised`, so that what is
 * shown adds up as well
 */
export function gainOfRange(
  holdings: readonly HoldingSeries[],
  { after, to }: DayRange,
  places: number = typedPlaces,
): Gain {
  const sum = { startValue: 0n, endValue: 0n, moneyIn: 0n, moneyOut: 0n, realised: 0n, income: 0n, brokerage: 0n }
  for (const holding of holdings) {
    sum.startValue += valueOn(holding, after)
    sum.endValue += valueOn(holding, to)
    for (const flow of holding.flows) {
      if (flow.day <= after || flow.day > to) continue
      sum.moneyIn += flow.in
      sum.moneyOut += flow.out
      sum.realised += flow.realised
      sum.income += flow.income
      sum.brokerage -= flow.brokerage
    }
  }
  const whole = (amount: bigint): bigint => divided(amount, 10n ** BigInt(moneyPlaces - places))
  const number = (amount: bigint): number => rounded(amount, places, places)
  const { startValue, endValue, moneyIn, moneyOut, realised, income, brokerage } = sum
  const gain = whole(endValue) - whole(startValue) + whole(moneyOut) - whole(moneyIn)
  // The change of value less the change of what was paid: the ledger keeps flows and payments in step, so it is what is left.
  const unrealised = gain - whole(realised) - whole(income) - whole(brokerage)
  return {
    startValue: number(whole(startValue)),
    endValue: number(whole(endValue)),
    moneyIn: number(whole(moneyIn)),
    moneyOut: number(whole(moneyOut)),
    gain: number(gain),
    unrealised: number(unrealised),
    realised: number(whole(realised)),
    income: number(whole(income)),
    brokerage: number(whole(brokerage)),
  }
}
