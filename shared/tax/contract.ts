// The tax area of the API: one financial year of everything a person holds, and what only they know of it. Taxable income is not
// among what is sent: the steps that need it are worked out where it was typed (income-tax.ts). A year is called by the one it ends
// in: 2026 is 2025-26.
import * as lazy from '../kernel/lazy.ts'
import * as z from 'zod/mini'
import { operation } from '../operation/operation.ts'
import { IdInPath } from '../portfolio/holding.ts'
import { AnnualStatement, ShareFactsChange, TaxRecord, ValueOfUnit, YearEntries } from './tax-record.ts'
import { firstYearShown, lastYearShown } from './tax-years.ts'
import { TaxYearAnswer } from './year-answer.ts'

/** A year in a path: digits. */
const YearInPath = z.lazy(() =>
  z.pipe(
    z.string().check(z.regex(/^\d{4}$/, { error: 'must be the year that the financial year ends in, such as 2026' })),
    z.pipe(z.transform(Number), z.int().check(z.gte(firstYearShown), z.lte(lastYearShown))),
  ),
)

export const tax = {
  year: operation({
    method: 'GET',
    path: '/api/tax/{year}',
    summary:
      'A financial year from the trades of the caller: gains, income, credits, and what is missing. Not tax advice',
    params: lazy.strictObject(() => ({ year: YearInPath })),
    status: 200,
    response: TaxYearAnswer,
    errors: ['not_found'],
  }),
  export: operation({
    method: 'GET',
    path: '/api/tax/{year}/export',
    summary:
      'The same year as CSV, whole; a cell that a spreadsheet would take for a formula begins with an apostrophe',
    params: lazy.strictObject(() => ({ year: YearInPath })),
    status: 200,
    response: z.string(),
    attachment: 'gumnut-tax-year.csv',
    mediaType: 'text/csv',
    errors: ['not_found'],
  }),
  enter: operation({
    method: 'PUT',
    path: '/api/tax/{year}/entries',
    summary:
      'What no trade says about a year: losses carried into it, franking credits from elsewhere; null forgets one',
    params: lazy.strictObject(() => ({ year: YearInPath })),
    body: YearEntries,
    status: 200,
    response: TaxRecord,
    errors: ['not_found'],
  }),
  state: operation({
    method: 'PUT',
    path: '/api/holdings/{id}/statements/{year}',
    summary:
      'The parts of a fund’s annual tax statement, which count in place of the year’s distributions; null forgets it',
    params: lazy.strictObject(() => ({ id: IdInPath, year: YearInPath })),
    body: lazy.strictObject(() => ({ statement: z.nullable(AnnualStatement) })),
    status: 200,
    response: TaxRecord,
    errors: ['not_found', 'conflict'],
  }),
  value: operation({
    method: 'PUT',
    path: '/api/holdings/{id}/value-at-change',
    summary: 'What one unit was worth at the close of 30 June 2027, where no market says so; null forgets it',
    params: lazy.strictObject(() => ({ id: IdInPath })),
    body: lazy.strictObject(() => ({ value: z.nullable(ValueOfUnit) })),
    status: 200,
    response: TaxRecord,
    errors: ['not_found', 'conflict'],
  }),
  facts: operation({
    method: 'PUT',
    path: '/api/holdings/{id}/tax-facts',
    summary:
      'The company tax rate that a share’s franking follows, and whether it is a preference share; null forgets one, and what is left out stays',
    params: lazy.strictObject(() => ({ id: IdInPath })),
    body: ShareFactsChange,
    status: 200,
    response: TaxRecord,
    errors: ['not_found', 'conflict'],
  }),
}
