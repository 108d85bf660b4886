// CarriedLosses: the unused capital losses that a year begins with. AUD as scaled integers.
import { toMoney } from '../kernel/decimal.ts'
import type { GainParts } from './capital-gain.ts'
import { firstYearOfLosses, netCapitalGain } from './net-capital-gain.ts'
import type { YearEntries } from './tax-record.ts'

export type CarriedLosses = {
  readonly amount: bigint
  /** What the person entered for the year; else what earlier years of the records leave over. */
  readonly from: 'entered' | 'earlier years' | 'none'
  /** The first year it was worked out from; null where nothing was. */
  readonly since: number | null
  /** False where something in an earlier year that is not known could make it more or less. */
  readonly isWhole: boolean
}

/** Gains and losses of an earlier year, as far as they are known. */
export type EarlierYear = {
  readonly gains: GainParts
  /** Whether a sale of the year has no figure: it can be a gain or a loss. */
  readonly hasUnknownSale: boolean
  /** Whether a fund may have passed on gains that are not in `gains`. */
  readonly mayHaveMoreGains: boolean
  /** Whether gains of a fund that are in `gains` may be of another year. */
  readonly mayHaveFewerGains: boolean
}

/**
 * Losses carried into a year: the person's own figure for it, or the last earlier one they entered (else none at the first year of
 * the records) taken on year by year by the rule of each year. Nothing is lost on the way, and nothing counts twice. Years before the
 * first with a rule are not worked out: where they have a loss, the amount is not whole.
 * @param years the years in which anything happened, in any order
 * @param earlierYear what is known of a year
 * @param entries what was entered, by year
 */
export function carriedInto(
  endsIn: number,
  years: readonly number[],
  earlierYear: (year: number) => EarlierYear,
  entries: ReadonlyMap<number, YearEntries>,
): CarriedLosses {
  const entered = (year: number): number | null => entries.get(year)?.carriedLosses ?? null
  const own = entered(endsIn)
  if (own !== null) return { amount: toMoney(own), from: 'entered', since: null, isWhole: true }
  const told = [...entries.keys()].filter((year) => year < endsIn && entered(year) !== null)
  const earlier = [...new Set(years)].filter((year) => year < endsIn)
  const since = told.length > 0 ? Math.max(...told) : Math.min(endsIn, ...earlier.filter(hasRule))
  let amount = toMoney(entered(since) ?? 0)
  let mayBeMore = told.length === 0 && earlier.some((year) => !hasRule(year) && mayHaveLoss(earlierYear(year)))
  let mayBeLess = false
  for (let year = since; year < endsIn; year++) {
    const { gains, hasUnknownSale, mayHaveMoreGains, mayHaveFewerGains } = earlierYear(year)
    const losses = gains.loss + amount
    amount = netCapitalGain(year, gains, amount).carriedForward
    mayBeMore ||= hasUnknownSale || (mayHaveFewerGains && losses > 0n)
    mayBeLess ||= mayHaveMoreGains && amount > 0n
  }
  const isWhole = !mayBeMore && !(mayBeLess && amount > 0n)
  if (amount === 0n) return { amount, from: 'none', since: since < endsIn ? since : null, isWhole }
  return { amount, from: 'earlier years', since, isWhole }
}

const hasRule = (year: number): boolean => year >= firstYearOfLosses

const mayHaveLoss = ({ gains, hasUnknownSale }: EarlierYear): boolean => gains.loss > 0n || hasUnknownSale
