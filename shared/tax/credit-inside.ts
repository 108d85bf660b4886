// CreditInside: the slip of entering a fund's franked part with its franking credit in it, which then counts twice.
import { companyRates } from '../facts/income-tax.ts'

/** Half a cent of the credit, and 30 % of half a cent of the franked part, in percent of AUD: what rounding may have taken. */
const roundedPercent = 0.65

/**
 * Whether a franked part looks as if its credit were in it already, as in the figure that a trust's statement has for the tax return.
 * Companies taxed at 25 to 30 percent leave a credit of a third to three sevenths of the cash, whatever the mix of them: it is 25 to
 * 30 percent only of both together. A credit that was partly denied may look alike.
 * @param franked AUD, 0 or more
 * @param credit AUD, 0 or more
 * @returns false where one of them is not a number
 */
export function mayHoldCredit(franked: number, credit: number): boolean {
  const { full, baseRateEntity } = companyRates
  const hundredfold = 100 * credit
  return (
    credit > 0 &&
    hundredfold >= baseRateEntity * franked - roundedPercent &&
    hundredfold <= full * franked + roundedPercent
  )
}
