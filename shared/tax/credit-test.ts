// CreditTest: the holding period rule for one franking credit, by the ex-dates of what it came with.
import { type HoldingPeriodTest, holdingPeriodTest } from './holding-period.ts'
import type { TaxIncome } from './income.ts'
import type { TaxHolding } from './tax-holding.ts'

type Paid = TaxIncome & { readonly holding: TaxHolding }

/** The credit of an income, AUD; 0 without one. */
export const creditOf = ({ franking }: TaxIncome): bigint => franking?.credit ?? 0n

export type CreditTest = {
  /** Null without a credit, and where an ex-date is not known. */
  readonly holdingPeriod: HoldingPeriodTest | null
  /** What has a credit in it and no ex-date to test it by: payments, or a statement of which no payment is entered. */
  readonly withoutExDate: readonly Paid[]
}

/** Units of several payments, counted together. @param tests at least one */
const together = (tests: readonly HoldingPeriodTest[]): HoldingPeriodTest =>
  tests.reduce((sum, { days, units, failing, pending, undated }) => ({
    days,
    units: sum.units + units,
    failing: sum.failing + failing,
    pending: sum.pending + pending,
    undated: sum.undated + undated,
  }))

/**
 * The units that a credit was paid on, against the 45 days, or the 90 of a preference share. The one credit of an annual statement is
 * that of all the payments it counts in place of: their units count together.
 * @param inYear all income of the year, of which a statement's payments are found
 * @param today up to when days are counted, `YYYY-MM-DD`
 */
export function creditTest(row: Paid, inYear: readonly Paid[], today: string): CreditTest {
  if (creditOf(row) === 0n) return { holdingPeriod: null, withoutExDate: [] }
  const { holding } = row
  const inStatement = inYear.filter((each) => each.isInStatement && each.holding === holding)
  const payments = row.kind === 'statement' && inStatement.length > 0 ? inStatement : [row]
  const withoutExDate = payments.filter(({ exDate }) => exDate === null)
  const exDates = payments.flatMap(({ exDate }) => exDate ?? [])
  const tests = exDates.map((exDate) =>
    holdingPeriodTest(holding.transactions, exDate, today, holding.facts.isPreferenceShare === true),
  )
  return { holdingPeriod: withoutExDate.length > 0 ? null : together(tests), withoutExDate }
}
