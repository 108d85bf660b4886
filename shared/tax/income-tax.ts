// IncomeTax: the tax of a year on a stack of income, discounted gains and gains from 1 July 2027, with the minimum tax as a step of
// its own. Simplified: no offsets, no Medicare levy. Amounts are AUD as scaled integers.
import { capitalGainsRules, residentRatesOf, type ResidentRates } from '../facts/income-tax.ts'
import { financialYear } from '../kernel/dates.ts'
import { divided, moneyNumber, toMoney } from '../kernel/decimal.ts'
import type { NetCapitalGain } from './net-capital-gain.ts'

/** Tax on an income of a resident adult: for each bracket, its percent of the part that lies in it. */
export function bracketTax(income: bigint, { brackets }: ResidentRates): bigint {
  return brackets.reduce((tax, { over, percent }, at) => {
    const next = brackets[at + 1]
    const top = next === undefined || income < toMoney(next.over) ? income : toMoney(next.over)
    const part = top - toMoney(over)
    return part <= 0n ? tax : tax + divided(part * BigInt(percent), 100n)
  }, 0n)
}

/** The steps of the tax on a year's gains. */
export type TaxOnGains = {
  readonly onIncome: bigint
  /** Bracket tax of the net gains outside the minimum tax, on top of income. */
  readonly onOther: bigint
  /** Bracket tax of the net gains from 1 July 2027, on top of both. */
  readonly onLater: bigint
  /** What the minimum of 30 % adds to `onLater`. */
  readonly topUp: bigint
  readonly total: bigint
  /** Where the rates are from. */
  readonly rates: ResidentRates
}

/**
 * Tax on gains, stacked: income, then net gains outside the minimum tax, then net gains from 1 July 2027. The tax on the last slice
 * is the larger of its bracket tax and 30 % of it (Income Tax Assessment Act 1997 s 119-10, by the explanatory memorandum of the
 * Treasury Laws Amendment (Tax Reform No. 1) Act 2026, 1.180; simplified: without gifts, and not rounded down to whole dollars).
 * @param income taxable income without capital gains, AUD, 0 or more
 * @param isExempt whether the person gets one of the payments that the Act lists: there is no minimum then
 * @returns null for a year without a table
 */
export function taxOnGains(
  endsIn: number,
  income: bigint,
  { netOther, netLater }: Pick<NetCapitalGain, 'netOther' | 'netLater'>,
  isExempt: boolean,
): TaxOnGains | null {
  const rates = residentRatesOf(endsIn)
  if (rates === null) return null
  const [first, second, third] = [income, income + netOther, income + netOther + netLater].map((sum) =>
    bracketTax(sum, rates),
  ) as [bigint, bigint, bigint]
  const onLater = third - second
  const minimum = divided(netLater * BigInt(capitalGainsRules.minimumTaxPercent), 100n)
  const hasMinimum = !isExempt && endsIn >= financialYear(capitalGainsRules.changesOn)
  const topUp = hasMinimum && minimum > onLater ? minimum - onLater : 0n
  return { onIncome: first, onOther: second - first, onLater, topUp, total: third + topUp, rates }
}

/** The steps of the tax on a year's gains in dollars, for where the income was typed. */
export type ShownTaxOnGains = Readonly<Record<Exclude<keyof TaxOnGains, 'rates'>, number>> & {
  readonly rates: ResidentRates
}

/**
 * `taxOnGains` in plain numbers: worked out on the device, from the year's answer and an income that is never sent.
 * @param typed taxable income without capital gains, AUD, 0 or more, at most 24 decimals, and whether one of the listed payments
 * was received
 * @returns null for a year without a table
 */
export function shownTaxOnGains(
  endsIn: number,
  typed: { readonly income: number; readonly isExempt: boolean },
  { netOther, netLater }: { readonly netOther: number; readonly netLater: number },
): ShownTaxOnGains | null {
  const net = { netOther: toMoney(netOther), netLater: toMoney(netLater) }
  const steps = taxOnGains(endsIn, toMoney(typed.income), net, typed.isExempt)
  if (steps === null) return null
  const { onIncome, onOther, onLater, topUp, total, rates } = steps
  return {
    onIncome: moneyNumber(onIncome),
    onOther: moneyNumber(onOther),
    onLater: moneyNumber(onLater),
    topUp: moneyNumber(topUp),
    total: moneyNumber(total),
    rates,
  }
}
