// TaxYears: which financial years there are to show, each called by the year it ends in.
import { financialYear, financialYearLabel } from '../kernel/dates.ts'

/** 2024-25: the first year with a table of tax rates. */
export const firstYearShown = 2025
/** What a path may say; a year that has not begun is not found. */
export const lastYearShown = 2100

/** The years up to that of a day, newest first. */
export const yearsShown = (today: string): { year: number; label: string }[] =>
  Array.from({ length: Math.max(1, financialYear(today) - firstYearShown + 1) }, (_, back) => {
    const year = Math.max(financialYear(today), firstYearShown) - back
    return { year, label: financialYearLabel(year) }
  })
