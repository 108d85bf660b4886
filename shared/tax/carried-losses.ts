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
}

/**
 * Losses carried into a year: the person's own figure for it, or the last earlier one they entered (else none at the first year of
 * the records) taken on year by year by the rule of each year. Nothing is lost on the way, and nothing counts twice.
 * @param years the years in which anything happened, in any order
 * @param gainsOf gains and losses of a year
 * @param entries what was entered, by year
 */
export function carriedInto(
  endsIn: number,
  years: readonly number[],
  gainsOf: (year: number) => GainParts,
  entries: ReadonlyMap<number, YearEntries>,
): CarriedLosses {
  const entered = (year: number): number | null => entries.get(year)?.carriedLosses ?? null
  const own = entered(endsIn)
  if (own !== null) return { amount: toMoney(own), from: 'entered', since: null }
  const told = [...entries.keys()].filter((year) => year < endsIn && entered(year) !== null)
  const earlier = years.filter((year) => year < endsIn && year >= firstYearOfLosses)
  const since = told.length > 0 ? Math.max(...told) : earlier.reduce((first, year) => Math.min(first, year), endsIn)
  let amount = toMoney(entered(since) ?? 0)
  for (let year = since; year < endsIn; year++) amount = netCapitalGain(year, gainsOf(year), amount).carriedForward
  if (amount === 0n) return { amount, from: 'none', since: since < endsIn ? since : null }
  return { amount, from: 'earlier years', since }
}
