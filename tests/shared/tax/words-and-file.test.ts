// What the lens says and what it never says; the file of a year; the lesson's side by side; what is open about the law.
import { expect, test } from 'vitest'
import { capitalGainsRules, companyRates, holdingPeriodRule, openTaxQuestions } from '#shared/facts/income-tax.ts'
import * as z from 'zod/mini'
import { tax as contract } from '#shared/tax/contract.ts'
import { gapKinds, gapWords } from '#shared/tax/gaps.ts'
import { openQuestionsOf } from '#shared/tax/open-questions.ts'
import type { TaxHolding } from '#shared/tax/tax-holding.ts'
import { yearsShown } from '#shared/tax/tax-years.ts'
import { whatIf } from '#shared/tax/what-if.ts'
import { notCovered, taxHeading } from '#shared/tax/words.ts'
import { taxYearCsv } from '#shared/tax/year-csv.ts'
import { advice, found } from '../learning/advice-patterns.ts'
import { aTransaction, buy, sell } from '../portfolio/ledger-support.ts'
import { answerFor, cells, holdingOf, nothingLeftOut } from './tax-support.ts'

const texts = [
  taxHeading,
  ...notCovered,
  ...Object.values(gapWords),
  ...openTaxQuestions.map(({ statement }) => statement),
  ...Object.values(contract).map(({ summary }) => summary),
]
/** Words that would tell somebody when or what to trade, or make one figure better than another. */
const steering =
  /\b(should|recommend|consider|better|best|worse|optimal|minimi[sz]e|maximi[sz]e|save tax|tax[- ]saving|wait until|hold (?:on|until)|sell (?:before|after|now)|buy (?:before|after|now)|avoid|opportunit|deadline|last chance|hurry|beat)\b/i

test('no text of the lens steers, and the heading says what it is not', () => {
  for (const text of texts) {
    expect(found(text, [...advice, steering]), text).toEqual([])
    expect(text).not.toContain('—')
  }
  expect(taxHeading).toMatch(/Not tax advice and not a tax return/)
  expect(Object.keys(gapWords).toSorted()).toEqual([...gapKinds].toSorted())
})

test('every rule has a source at an authority and the day it was read; what is open says so', () => {
  const { discount, twelveMonths, capitalReturned, yearlyAdjustment, indexation, checkedOn } = capitalGainsRules
  for (const { url } of [
    discount,
    twelveMonths,
    capitalReturned,
    indexation,
    yearlyAdjustment,
    companyRates.source,
    holdingPeriodRule.source,
  ]) {
    expect(url).toMatch(/^https:\/\/www\.(ato|legislation)\.gov\.au\//)
  }
  expect(checkedOn).toMatch(/^2026-/)
  for (const { statement } of openTaxQuestions) expect(statement).toMatch(/not published|not checked|not read/)
})

test('what was read of the change of 2027 begins with the memorandum and the section at the tax office', () => {
  const [memorandum, factor, ...summaries] = capitalGainsRules.indexationReadIn
  for (const source of [memorandum, factor]) {
    expect(source).toMatchObject({
      url: expect.stringMatching(/^https:\/\/www\.ato\.gov\.au\/law\//),
      checkedOn: '2026-11-29',
    })
  }
  expect(summaries.length).toBeGreaterThan(0)
  const said = openTaxQuestions.map(({ statement }) => statement).join(' ')
  expect(said).toContain('explanatory memorandum')
  // The steps of the minimum tax and the rounding of the factor are in the law itself.
  expect(said).not.toMatch(/has not published its method|ended in 1999/)
})

test('no request of the area takes an income', () => {
  for (const operation of Object.values(contract)) {
    const body = 'body' in operation ? JSON.stringify(z.toJSONSchema(operation.body)) : ''
    expect(body).not.toMatch(/taxableIncome|salary|"income"/)
    expect('query' in operation).toBe(false)
  }
})

test('a year in a path is four digits from 2025 on', () => {
  const year = (text: string) => contract.year.params.safeParse({ year: text })
  expect(year('2026')).toMatchObject({ success: true, data: { year: 2026 } })
  for (const wrong of ['2024', '2101', '26', 'x', '2026.5']) expect(year(wrong).success).toBe(false)
  expect(yearsShown('2020-01-01')).toEqual([{ year: 2025, label: '2024-25' }])
})

test('the file has what is missing first, then each parcel, the income and the ladder, and no formula', () => {
  const opening = aTransaction('opening', { date: null, units: 1, price: 1 })
  const payment = aTransaction('distribution', { date: '2026-02-20', amount: 40 })
  const dividend = aTransaction('dividend', { date: '2026-02-21', amount: 70, franked: 70 })
  const reward = aTransaction('reward', { date: '2026-02-22', units: 1, price: 3 })
  const trades = [opening, buy('2024-01-10', 10, 100), sell('2026-03-12', 5, 150), payment, dividend, reward]
  const holding = holdingOf(trades, { symbol: '=CMD', statements: new Map([[2026, { interest: 7 }]]) })
  const other = holdingOf([buy('2024-01-10', 1, 1), { ...payment, date: '2026-03-20' }], { symbol: 'VAS' })
  const rows = cells(taxYearCsv(answerFor(2026, [holding, other], true)))
  expect(rows[0]?.slice(0, 4)).toEqual(['Part', 'Symbol', 'Date', 'Kind'])
  expect(rows.map(([part]) => part).filter((part, at, all) => part !== all[at - 1])).toEqual([
    'Part',
    'About',
    'Missing',
    'Disposal',
    'Income',
    'Total',
  ])
  expect(rows.filter(([part]) => part === 'Disposal')).toHaveLength(2)
  expect(rows.filter(([part]) => part === 'Income').map((row) => row[3])).toEqual([
    'Distribution',
    'Dividend',
    'Reward',
    'Distribution',
    'Annual statement',
  ])
  expect(rows.flat().filter((cell) => /^[=+@]/.test(cell))).toEqual([])
  expect(rows.some((row) => row.includes("'=CMD"))).toBe(true)
  const total = (kind: string) => rows.find((row) => row[0] === 'Total' && row[3] === kind)?.at(-3)
  expect([total('Capital gains'), total('Carried losses used'), total('Net capital gain')]).toEqual([
    '200',
    '-5',
    '97.5',
  ])
})

test('the file goes down the ladder with what is taken off below zero, and marks the order that is to be confirmed', () => {
  const traded = (year: number) => [
    buy(`${year - 2}-01-10`, 10, 100),
    sell(`${year}-03-12`, 5, 140),
    sell(`${year}-03-13`, 5, 90),
  ]
  const ladder = (endsIn: number, ...holdings: TaxHolding[]) =>
    cells(taxYearCsv(answerFor(endsIn, holdings, true)))
      .filter((row) => row[0] === 'Total')
      .map((row) => [row[3], row.at(-3), row.at(-2)])
      .slice(0, 6)
  expect(ladder(2026, holdingOf(traded(2026)))).toEqual([
    ['Capital gains', '200', ''],
    ['Losses of the year used', '-50', ''],
    ['Carried losses used', '-5', ''],
    ['Discount', '-72.5', ''],
    ['Net capital gain', '72.5', ''],
    ['Losses carried forward', '0', ''],
  ])
  expect(ladder(2028)).toEqual([
    ['Capital gains', '0', ''],
    ['Losses of the year used', '0', 'Order to be confirmed'],
    ['Carried losses used', '0', 'Order to be confirmed'],
    ['Discount', '0', ''],
    ['Net capital gain', '0', ''],
    ['Losses carried forward', '5', ''],
  ])
})

test('in the file income and parcels say what they lack, and what is counted elsewhere; the others say nothing', () => {
  const paid = (date: string) => aTransaction('distribution', { date, amount: 40 })
  const stated = holdingOf([buy('2024-01-10', 1, 1), paid('2026-02-20')], {
    statements: new Map([[2026, { interest: 7 }]]),
  })
  const opening = aTransaction('opening', { date: null, units: 1, price: 1 })
  const unstated = holdingOf([
    opening,
    paid('2026-03-20'),
    sell('2026-04-01', 1, 2),
    buy('2024-01-10', 1, 1),
    sell('2026-04-02', 1, 2),
  ])
  const rows = cells(taxYearCsv(answerFor(2026, [stated, unstated], true)))
  const notes = (part: string) => rows.filter((row) => row[0] === part).map((row) => [row[2], row.at(-2)])
  // A text with commas is quoted, and its end is what a split at commas leaves in the cell.
  const lastCell = (words: string) => (words.includes(',') ? `${words.split(',').at(-1)}"` : words)
  expect(notes('Income')).toEqual([
    ['2026-02-20', 'In the annual statement'],
    ['2026-03-20', lastCell(gapWords.components)],
    ['', ''],
  ])
  expect(notes('Disposal')).toEqual([
    ['2026-04-01', lastCell(gapWords.acquired)],
    ['2026-04-02', ''],
  ])
})

test('the file names the holdings that are left out whole, and what is not covered', () => {
  const message = 'On 5 May 2026 you would have sold 2 more ZIP than you held. A buy before that day may be missing.'
  const answer = answerFor(2026, [], true, {
    simple: [{ holdingId: 'h-1', symbol: 'GOLD' }],
    broken: [{ holdingId: 'h-2', symbol: 'ZIP', message }],
  })
  const rows = cells(taxYearCsv(answer))
  const noted = (part: string) => rows.filter((row) => row[0] === part).map((row) => [row[1], row.at(-2)] as const)
  expect(noted('Missing')).toEqual([
    ['ZIP', message],
    ['GOLD', 'Without dates and trades: nothing of it is in these figures.'],
  ])
  const about = taxYearCsv(answer)
  for (const one of notCovered) expect(about).toContain(one)
  expect(rows.filter((row) => row[0] === 'About' && row[3] === 'Not covered')).toHaveLength(notCovered.length)
})

test('whoever enters the home they live in is told that it is generally exempt, and worked out here all the same', () => {
  const home = [
    aTransaction('buy', { date: '2020-05-01', units: 1, price: 650_000 }),
    aTransaction('sell', { date: '2026-02-02', units: 1, price: 900_000 }),
  ]
  const answer = answerFor(2026, [holdingOf(home, { symbol: 'HOUSE' })])
  expect(answer.disposals[0]?.gain).toBe(250_000)
  expect(taxYearCsv(answer)).toMatch(/Not covered,.*the home somebody lives in, which is generally exempt/)
})

test('shares bought back at once leave their loss in the figures, and the lens says that the tax office may not', () => {
  const trades = [buy('2025-01-10', 10, 50), sell('2026-06-29', 10, 30), buy('2026-06-30', 10, 30)]
  const answer = answerFor(2026, [holdingOf(trades)])
  expect(answer.ladder.currentLosses).toBe(200)
  expect(taxYearCsv(answer)).toMatch(
    /Not covered,.*wash sales: a loss counts here also .* the tax office may set such a loss aside/,
  )
  expect(taxYearCsv(answer)).toMatch(/Not covered,.*takeovers, mergers and demergers .* inherited or given:/)
})

test('the file has tax withheld abroad in a column of its own', () => {
  const dividend = aTransaction('dividend', { date: '2026-02-21', amount: 100, withheld: 15 })
  const rows = cells(taxYearCsv(answerFor(2026, [holdingOf([dividend], { symbol: 'AAPL:US' })], true)))
  const income = rows.find(([part]) => part === 'Income')!
  const cell = (title: string) => income[rows[0]!.indexOf(title)]
  expect(['Foreign (AUD)', 'Tax withheld (AUD)', 'Tax withheld abroad (AUD)'].map(cell)).toEqual(['100', '0', '15'])
})

test('the funds of a year are those that were held in it, and trusts that paid or stated something', () => {
  const fund = (symbol: string, ...trades: Parameters<typeof holdingOf>[0]) =>
    holdingOf(trades, { id: symbol, symbol, isTrust: true })
  const paid = aTransaction('distribution', { date: '2026-02-20', amount: 40 })
  const holdings = [
    fund('VAS', buy('2024-01-10', 10, 90)),
    fund('IOZ', buy('2025-01-10', 10, 30), sell('2025-07-02', 10, 30)),
    fund('GONE', buy('2024-01-10', 10, 90), sell('2025-06-30', 10, 90)),
    fund('LATER', buy('2026-07-02', 10, 90)),
    fund('VOO:US', buy('2024-01-10', 10, 90)),
    holdingOf([buy('2024-01-10', 10, 90), paid], { id: 'GPT', symbol: 'GPT' }),
    holdingOf([buy('2024-01-10', 10, 90)], { id: 'CBA' }),
  ]
  const fundsOn = (today: string) =>
    answerFor(2026, holdings, false, nothingLeftOut, today).funds.map(({ symbol }) => symbol)
  expect(fundsOn('2026-07-01')).toEqual(['GPT', 'IOZ', 'VAS'])
  // Before it is over there is no statement yet; what has paid is asked about all the same.
  expect(fundsOn('2026-06-30')).toEqual(['GPT'])
})

test('the gain of a parcel that was held across the change can be worked out again from its row of the file', () => {
  const trades = [
    buy('2025-01-10', 10, 50),
    aTransaction('returnOfCapital', { date: '2027-09-01', amountPerUnit: 5 }),
    sell('2028-05-01', 10, 90),
  ]
  const rows = cells(taxYearCsv(answerFor(2028, [holdingOf(trades, { closeAtChange: 70 })], true)))
  const row = rows.find(([part, , , kind]) => part === 'Disposal' && kind === 'Sale')!
  const cell = (title: string): number => Number(row[rows[0]!.indexOf(title)])
  const older = cell('Value at 30 June 2027 (AUD)') - cell('Cost base at 30 June 2027 (AUD)')
  const raised = cell('Cost base from 1 July 2027 (AUD)') * cell('Index factor')
  // 700 - 500, and 900 less 650 x 1.09.
  expect([older, raised]).toEqual([200, 708.5])
  expect(cell('Gain or loss (AUD)')).toBe(older + cell('Proceeds after brokerage (AUD)') - raised)
})

test('what came back beyond the cost base is an amount in the file, without units that were sold and proceeds that never were', () => {
  const returned = aTransaction('returnOfCapital', { date: '2026-02-02', amountPerUnit: 60 })
  const rows = cells(taxYearCsv(answerFor(2026, [holdingOf([buy('2025-01-10', 10, 50), returned])], true)))
  const row = rows.find(([part]) => part === 'Disposal')!
  const titles = ['Units', 'Proceeds after brokerage (AUD)', 'Cost base (AUD)', 'Amount (AUD)', 'Gain or loss (AUD)']
  expect(titles.map((title) => row[rows[0]!.indexOf(title)])).toEqual(['', '', '', '100', '100'])
})

test('the two kinds of gains that a fund passed on are added up in the file as on the page', () => {
  const statements = new Map([[2026, { capitalGainDiscounted: 0.05, capitalGainOther: 0.2 }]])
  const rows = cells(taxYearCsv(answerFor(2026, [holdingOf([], { statements })], true)))
  expect(rows.find(([part]) => part === 'Income')![rows[0]!.indexOf('Gain or loss (AUD)')]).toBe('0.3')
})

test('from 2027-28 the file says what is open, where a figure rests on it', () => {
  const trades = [buy('2025-01-10', 10, 50), sell('2028-05-01', 10, 90)]
  const fund = holdingOf(
    [
      buy('2025-01-10', 1, 1),
      aTransaction('distribution', { date: '2028-05-01', amount: 10, components: { capitalGainOther: 10 } }),
    ],
    { symbol: 'VAS' },
  )
  const answer = answerFor(2028, [holdingOf(trades, { closeAtChange: 70 }), fund])
  expect(openQuestionsOf(answer)).toEqual(openTaxQuestions)
  const file = taxYearCsv(answer)
  expect(file).toContain('Order to be confirmed')
  expect(file).toMatch(
    /Disposal,CBA,2028-05-01,Sale,2025-01-10,\d+,10,900,500,Indexation and minimum tax,700,500,700,1.09,337,.*Estimate/,
  )
  const unknown = answerFor(2028, [holdingOf(trades)])
  expect(unknown.disposals).toMatchObject([{ gain: null, range: null }])
  expect(openQuestionsOf(unknown).map(({ what }) => what)).toEqual(['later rules', 'losses'])
  const quiet = answerFor(2028, [])
  expect(openQuestionsOf(quiet).map(({ what }) => what)).toEqual(['losses'])
  expect(openQuestionsOf(answerFor(2026, [holdingOf(trades)]))).toEqual([])
  const excess = aTransaction('returnOfCapital', { date: '2026-02-02', amountPerUnit: 60 })
  expect(taxYearCsv(answerFor(2026, [holdingOf([buy('2025-01-10', 10, 50), excess])]))).toContain(
    'Capital returned beyond the cost base',
  )
  const adjusted = aTransaction('costBaseAdjustment', { date: '2026-06-30', amount: -600 })
  expect(taxYearCsv(answerFor(2026, [holdingOf([buy('2025-01-10', 10, 50), adjusted])]))).toContain(
    'Cost base adjustment beyond the cost base',
  )
})

test('one made-up sale under both rules', () => {
  const base = { cost: 10_000, sale: 16_000, years: 5, pricesPercent: 2.5, ratePercent: 16 }
  const { before, after } = whatIf(base)
  expect(before).toEqual({ gain: 6000, discount: 3000, taxed: 3000, tax: 480, left: 5520 })
  // 1.025 to the power of five is 1.131.
  expect(after).toEqual({
    gain: 4690,
    indexFactor: 1.131,
    indexedCost: 11_310,
    taxed: 4690,
    topUp: 656.6,
    tax: 1407,
    left: 4593,
  })
  expect(whatIf({ ...base, ratePercent: 37 }).after).toMatchObject({ topUp: 0, tax: 1735.3 })
  expect(whatIf({ ...base, years: 0 })).toMatchObject({
    before: { taxed: 6000 },
    after: { indexFactor: 1, taxed: 6000 },
  })
  expect(whatIf({ ...base, years: 1 })).toMatchObject({ before: { taxed: 3000 }, after: { indexFactor: 1.025 } })
  // 1.036 to the power of three is 1.11193, which is rounded, not cut off.
  expect(whatIf({ ...base, years: 3, pricesPercent: 3.6 }).after.indexFactor).toBe(1.112)
  expect(whatIf({ ...base, sale: 11_000 })).toMatchObject({ before: { taxed: 500 }, after: { gain: 0, tax: 0 } })
  const lost = whatIf({ ...base, sale: 9000 })
  expect(lost).toMatchObject({
    before: { gain: -1000, discount: 0, tax: 0 },
    after: { gain: -1000, tax: 0, left: -1000 },
  })
  expect(whatIf({ ...base, pricesPercent: -3 }).after.indexFactor).toBe(1)
})
