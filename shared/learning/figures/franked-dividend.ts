// FrankedDividend: one made-up dividend at each tax rate of a year, side by side. The rules are those of the tax core.
import { residentRatesOf } from '../../facts/income-tax.ts'
import { moneyNumber, toMoney } from '../../kernel/decimal.ts'
import { type CompanyRate, frankingCredit } from '../../tax/franking.ts'

export type DividendAtRate = {
  /** The person's own rate on the next dollar, percent. */
  readonly ratePercent: number
  /** Tax on dividend and credit together, AUD. */
  readonly tax: number
  /** Tax less credit: above 0 still to pay, below 0 a refund; AUD. */
  readonly toPay: number
  /** Dividend less what is still to pay, AUD. */
  readonly kept: number
}

export type DividendAtRates = {
  /** AUD. */
  readonly credit: number
  /** Dividend and credit, what counts as income; AUD. */
  readonly income: number
  /** Lowest rate first, beginning with 0 %. */
  readonly rows: readonly DividendAtRate[]
  /** The day the rates were last read. */
  readonly checkedOn: string
}

/**
 * A dividend at 0 % and at each rate of a year's table. Simplified: the whole dividend lies in one bracket; no Medicare levy, no
 * other offsets, and the credit may be used.
 * @param endsIn the year the financial year ends in
 * @param cash AUD with at most 2 decimals, 0 or more
 * @param frankedPercent how much of it is franked, whole percent from 0 to 100
 * @returns null for a year without a table
 */
export function dividendAtRates(
  endsIn: number,
  cash: number,
  frankedPercent: number,
  companyRate: CompanyRate,
): DividendAtRates | null {
  const rates = residentRatesOf(endsIn)
  if (rates === null) return null
  const credit = moneyNumber(frankingCredit((toMoney(cash) * BigInt(frankedPercent)) / 100n, companyRate))
  const income = cash + credit
  const rows = [0, ...rates.brackets.map(({ percent }) => percent)].map((ratePercent) => {
    const tax = (income * ratePercent) / 100
    return { ratePercent, tax, toPay: tax - credit, kept: income - tax }
  })
  return { credit, income, rows, checkedOn: rates.checkedOn }
}
