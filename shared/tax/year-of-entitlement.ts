// YearOfEntitlement: which financial year a trust's distribution belongs to.
import { financialYear } from '../kernel/dates.ts'
import type { TransactionOf } from '../portfolio/transaction.ts'

/** How the year of a payment was found. */
export type YearBasis = 'payment day' | 'statement' | 'ex-date' | 'paid in July' | 'paid in August or September'

/** Days of July in which a fund trades without its distribution of June. */
export const lastExDayOfJune = '07-05'

/** Whether the ex-date of a distribution is of one made in June. */
export const isExDayOfJune = (exDate: string): boolean =>
  exDate.slice(5) >= '07-01' && exDate.slice(5) <= lastExDayOfJune

/**
 * The financial year of a trust's distribution: that of entitlement, whenever it was paid (Income Tax Assessment Act 1936 s 97). The
 * statement's year wins; then the ex-date, which for a distribution of June can be in the first days of July. Without both a payment in
 * July is of the year before, and any other of the year it is paid in; in August and September, when listed property trusts pay for the
 * half year to June, that is as unsure as in July.
 */
export function yearOfEntitlement({
  date,
  exDate,
  incomeYear,
}: Pick<TransactionOf<'distribution'>, 'date' | 'exDate' | 'incomeYear'>): { endsIn: number; yearBasis: YearBasis } {
  if (incomeYear !== undefined) return { endsIn: incomeYear, yearBasis: 'statement' }
  if (exDate !== undefined) {
    return { endsIn: financialYear(exDate) - Number(isExDayOfJune(exDate)), yearBasis: 'ex-date' }
  }
  const endsIn = financialYear(date)
  const month = date.slice(5, 7)
  if (month === '07') return { endsIn: endsIn - 1, yearBasis: 'paid in July' }
  return { endsIn, yearBasis: month === '08' || month === '09' ? 'paid in August or September' : 'payment day' }
}
