// TaxRecord: what a person entered for a year, as the page shows it.
import { expect, test } from 'vitest'
import { entriesOf, noTaxRecord } from '#shared/tax/tax-record.ts'

test('the entries of a year are those of that year alone, and of a year without any nothing is said', () => {
  const record = {
    ...noTaxRecord,
    years: [
      { year: 2025, carriedLosses: 1200, creditsElsewhere: null },
      { year: 2026, carriedLosses: null, creditsElsewhere: 0 },
    ],
  }
  expect(entriesOf(record, 2025)).toEqual({ carriedLosses: 1200, creditsElsewhere: null })
  // A typed zero is an answer.
  expect(entriesOf(record, 2026)).toEqual({ carriedLosses: null, creditsElsewhere: 0 })
  expect(entriesOf(record, 2024)).toEqual({ carriedLosses: null, creditsElsewhere: null })
  expect(entriesOf(noTaxRecord, 2026)).toEqual({ carriedLosses: null, creditsElsewhere: null })
})
