// The file of a year as somebody else reads it: every total of the page, and each gain by how the law treats it.
import { expect, test } from 'vitest'
import { openQuestionsOf } from '#shared/tax/open-questions.ts'
import type { TaxHolding } from '#shared/tax/tax-holding.ts'
import { taxYearCsv } from '#shared/tax/year-csv.ts'
import { aTransaction, buy, sell } from '../portfolio/ledger-support.ts'
import { answerFor, cells, holdingOf } from './tax-support.ts'

test('the file has every total of the page: losses carried in, what is from abroad, withheld, lost and from 1 July 2027', () => {
  const units = 6000
  const short = [
    buy('2026-01-20', units, 2),
    aTransaction('dividend', {
      date: '2026-02-21',
      exDate: '2026-02-02',
      amount: 14_000,
      franked: 14_000,
      withheld: 3,
    }),
    sell('2026-02-10', units / 2, 1),
  ]
  const abroad = aTransaction('dividend', { date: '2026-03-02', amount: 20, withheld: 3 })
  const holdings = [holdingOf(short), holdingOf([buy('2024-01-10', 1, 1), abroad], { symbol: 'AAPL:US', id: 'b' })]
  const totals = (endsIn: number, all: readonly TaxHolding[]) =>
    new Map(
      cells(taxYearCsv(answerFor(endsIn, all, true)))
        .filter(([part]) => part === 'Total')
        .map((row) => [row[3], Number(row.at(-3))]),
    )
  const { totals: shown } = answerFor(2026, holdings)
  expect(shown.lostCredits).toBeGreaterThan(0)
  const year = totals(2026, holdings)
  // More than what was used of them, which is nothing: there is no gain.
  expect(year.get('Losses of the year')).toBe(3000)
  expect(year.get('Losses from earlier years')).toBe(5)
  expect(year.get('Taxable income from abroad')).toBe(20)
  expect(year.get('Credits lost to the holding period rule')).toBe(shown.lostCredits)
  expect(year.get('Income with credits')).toBe(shown.grossedUp)
  expect([year.get('Tax withheld'), year.get('Tax withheld abroad')]).toEqual([3, 3])
  expect(year.has('Gains from 1 July 2027') || year.has('Net capital gain from 1 July 2027')).toBe(false)
  const later = totals(2028, [holdingOf([buy('2027-08-02', 1, 1), sell('2027-09-01', 1, 9)])])
  expect(later.get('Gains from 1 July 2027')).toBe(8)
  // Less the 5 carried in.
  expect(later.get('Net capital gain from 1 July 2027')).toBe(3)
})

test('each parcel and statement in the file has its gain by how the law treats it', () => {
  const trades = [
    buy('2024-01-10', 10, 50),
    buy('2025-11-03', 10, 60),
    buy('2025-11-04', 5, 90),
    sell('2026-03-12', 25, 80),
  ]
  const statements = new Map([[2026, { capitalGainDiscounted: 4, capitalGainOther: 6 }]])
  const rows = cells(
    taxYearCsv(answerFor(2026, [holdingOf(trades), holdingOf([], { id: 'b', symbol: 'VAS', statements })], true)),
  )
  const titles = [
    'Gain held for 12 months or more (AUD)',
    'Gain held for less than 12 months (AUD)',
    'Gain from 1 July 2027 (AUD)',
    'Loss (AUD)',
  ]
  const totals = new Map(rows.map((row) => [row[3], row.at(-3)]))
  expect(totals.get('Gains held for 12 months or more')).toBe('308')
  expect(totals.get('Gains held for less than 12 months')).toBe('206')
  expect(totals.get('Losses of the year')).toBe('50')
  const parts = rows
    .filter(([part]) => part === 'Disposal' || part === 'Income')
    .map((row) => titles.map((title) => row[rows[0]!.indexOf(title)]))
  expect(parts).toEqual([
    ['300', '0', '0', '0'],
    ['0', '200', '0', '0'],
    ['0', '0', '0', '50'],
    ['8', '6', '0', '0'],
  ])
  const across = [buy('2026-01-10', 10, 50), sell('2028-05-01', 10, 90)]
  const unknown = [buy('2026-01-10', 10, 50), sell('2028-05-02', 10, 90)]
  const later = cells(
    taxYearCsv(answerFor(2028, [holdingOf(across, { closeAtChange: 70 }), holdingOf(unknown, { id: 'b' })], true)),
  )
  expect(
    later.filter(([part]) => part === 'Disposal').map((row) => titles.map((title) => row[later[0]!.indexOf(title)])),
  ).toEqual([
    ['200', '0', '137', '0'],
    ['', '', '', ''],
  ])
})

test('a gain that a fund passes on without discount is one from 1 July 2027 from 2027-28 on, under the minimum tax', () => {
  const statement = { capitalGainDiscounted: 10, capitalGainOther: 30 }
  const fund = holdingOf([], { symbol: 'VAS', statements: new Map([2027, 2028].map((year) => [year, statement])) })
  const passedOn = (year: number) => {
    const { income, ladder } = answerFor(year, [fund])
    return [income[0]!.gains, ladder.netOther, ladder.netLater]
  }
  // The 5 that are carried in come off the 30 first in 2026-27, and off the 20 first in 2027-28.
  expect(passedOn(2027)).toEqual([{ discountable: 20, other: 30, later: 0, loss: 0 }, 35, 0])
  expect(passedOn(2028)).toEqual([{ discountable: 20, other: 0, later: 30, loss: 0 }, 7.5, 30])
  const rows = cells(taxYearCsv(answerFor(2028, [fund], true)))
  expect(rows.find(([part]) => part === 'Income')![rows[0]!.indexOf('Gain or loss (AUD)')]).toBe('50')
  expect(openQuestionsOf(answerFor(2028, [fund])).map(({ what }) => what)).toContain('fund gains')
})
