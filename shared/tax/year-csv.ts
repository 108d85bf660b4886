// YearCsv: a financial year as a file for a spreadsheet: what is missing first, then disposals by parcel, income, and the ladder.
import { capitalGainsRules } from '../facts/income-tax.ts'
import { financialYear, financialYearLabel } from '../kernel/dates.ts'
import { decimalOf, plus, toNumber } from '../kernel/money.ts'
import { type Cell, csvOf } from '../portfolio/csv-cells.ts'
import { gapWords } from './gaps.ts'
import { openQuestionsOf } from './open-questions.ts'
import { notCovered } from './words.ts'
import type { ShownIncome, TaxYearAnswer } from './year-answer.ts'

const titles = [
  'Part',
  'Symbol',
  'Date',
  'Kind',
  'Acquired on',
  'Days held',
  'Units',
  'Proceeds after brokerage (AUD)',
  'Cost base (AUD)',
  'Rule',
  'Value at 30 June 2027 (AUD)',
  'Cost base at 30 June 2027 (AUD)',
  'Cost base from 1 July 2027 (AUD)',
  'Index factor',
  'Gain or loss (AUD)',
  'Gain held for 12 months or more (AUD)',
  'Gain held for less than 12 months (AUD)',
  'Gain from 1 July 2027 (AUD)',
  'Loss (AUD)',
  'Cash (AUD)',
  'Taxable (AUD)',
  'Foreign (AUD)',
  'Franked (AUD)',
  'Unfranked (AUD)',
  'Franking credit (AUD)',
  'Company rate used (%)',
  'Days to be held',
  'Credit lost to the holding period rule (AUD)',
  'Tax withheld (AUD)',
  'Tax withheld abroad (AUD)',
  'Amount (AUD)',
  'Note',
  'Trade id',
] as const
type Title = (typeof titles)[number]
type Row = Readonly<Partial<Record<Title, Cell>>>

const rules = { discount: '50 % discount after 12 months', indexation: 'Indexation and minimum tax' } as const

const disposalKinds = {
  sale: 'Sale',
  'capital returned': 'Capital returned beyond the cost base',
  'cost base adjustment': 'Cost base adjustment beyond the cost base',
} as const

/** A gain by how the law treats it, as the totals take it up. */
const partCells = ({ discountable, other, later, loss }: ShownIncome['gains']): Row => ({
  'Gain held for 12 months or more (AUD)': discountable,
  'Gain held for less than 12 months (AUD)': other,
  'Gain from 1 July 2027 (AUD)': later,
  'Loss (AUD)': loss,
})

const disposalRows = ({ disposals }: TaxYearAnswer): Row[] =>
  disposals.flatMap(({ symbol, day, kind, regime, transactionId, parcels }) =>
    parcels.map(({ gain, missing, ...parcel }) => ({
      Part: 'Disposal',
      Symbol: symbol,
      Date: day,
      Kind: disposalKinds[kind],
      'Acquired on': parcel.acquiredOn,
      'Days held': parcel.daysHeld,
      // What is beyond the cost base is an amount: no units are sold, and no cost base is left.
      ...(kind === 'sale'
        ? {
            Units: parcel.units,
            'Proceeds after brokerage (AUD)': parcel.proceeds,
            'Cost base (AUD)': parcel.costBase,
            'Cost base from 1 July 2027 (AUD)': gain?.laterBase,
          }
        : { 'Amount (AUD)': parcel.proceeds }),
      Rule: rules[regime],
      'Value at 30 June 2027 (AUD)': gain?.valueAtChange,
      'Cost base at 30 June 2027 (AUD)': gain?.costBaseAtChange,
      'Index factor': gain?.indexFactor,
      'Gain or loss (AUD)': gain?.amount,
      ...(gain === null ? {} : partCells(gain.parts)),
      Note: missing === null ? (gain?.isEstimate === true ? 'Estimate' : '') : gapWords[missing],
      'Trade id': transactionId,
    })),
  )

const kinds = {
  dividend: 'Dividend',
  distribution: 'Distribution',
  statement: 'Annual statement',
  reward: 'Reward',
} as const

/** The exact sum of shown amounts. */
const sum = (...amounts: readonly number[]): number => toNumber(amounts.map(decimalOf).reduce(plus))

const incomeRows = ({ income }: TaxYearAnswer): Row[] =>
  income.map((row) => ({
    Part: 'Income',
    Symbol: row.symbol,
    Date: row.paidOn,
    Kind: kinds[row.kind],
    'Gain or loss (AUD)': sum(row.gains.discountable, row.gains.other, row.gains.later),
    ...partCells(row.gains),
    'Cash (AUD)': row.cash,
    'Taxable (AUD)': row.taxable,
    'Foreign (AUD)': row.foreign,
    'Franked (AUD)': row.franking?.franked,
    'Unfranked (AUD)': row.franking?.unfranked,
    'Franking credit (AUD)': row.franking?.credit,
    'Company rate used (%)': row.franking?.companyRate,
    'Days to be held': row.holdingPeriod?.days,
    'Credit lost to the holding period rule (AUD)': row.lostCredit,
    'Tax withheld (AUD)': row.withheld,
    'Tax withheld abroad (AUD)': row.foreignTax,
    Note: row.isInStatement ? 'In the annual statement' : row.taxable === null ? gapWords.components : '',
    'Trade id': row.transactionId,
  }))

function totalRows({ year, ladder, totals }: TaxYearAnswer): Row[] {
  const unsure = ladder.isOrderConfirmed ? '' : 'Order to be confirmed'
  const isChanged = year >= financialYear(capitalGainsRules.changesOn)
  const steps: readonly (readonly [kind: string, amount: number, note?: string])[] = [
    ['Capital gains', ladder.gains.total],
    ['Losses of the year used', -ladder.currentLossesUsed, unsure],
    ['Carried losses used', -ladder.carriedLossesUsed, unsure],
    ['Discount', -ladder.discount],
    ['Net capital gain', ladder.net],
    ['Losses carried forward', ladder.carriedForward],
    ['Gains held for 12 months or more', ladder.gains.discountable],
    ['Gains held for less than 12 months', ladder.gains.other],
    ...(isChanged ? [['Gains from 1 July 2027', ladder.gains.later] as const] : []),
    ['Losses of the year', ladder.currentLosses],
    ['Losses from earlier years', ladder.carriedLosses],
    ...(isChanged ? [['Net capital gain from 1 July 2027', ladder.netLater] as const] : []),
    ['Taxable income of these records without capital gains', totals.taxable],
    ['Taxable income from abroad', totals.foreign],
    ['Franking credits that count', totals.credits],
    ['Credits lost to the holding period rule', totals.lostCredits],
    ['Income with credits', totals.grossedUp],
    ['Tax withheld', totals.withheld],
    ['Tax withheld abroad', totals.foreignTax],
    ['Distributions of which only the cash is known', totals.unknownCash],
  ]
  return steps.map(([Kind, amount, Note = '']) => ({ Part: 'Total', Kind, 'Amount (AUD)': amount, Note }))
}

/** Holdings of which nothing counts: those whose trades cannot have happened, with the reason, and those without trades. */
const leftOutRows = ({ leftOut: { broken, simple } }: TaxYearAnswer): Row[] => [
  ...broken.map(({ symbol, message }) => ({ Part: 'Missing', Symbol: symbol, Note: message })),
  ...simple.map(({ symbol }) => ({
    Part: 'Missing',
    Symbol: symbol,
    Note: 'Without dates and trades: nothing of it is in these figures.',
  })),
]

/**
 * A year as CSV.
 * @param answer with all of its rows
 */
export function taxYearCsv(answer: TaxYearAnswer): string {
  const rows: Row[] = [
    { Part: 'About', Kind: financialYearLabel(answer.year), Note: answer.heading },
    ...openQuestionsOf(answer).map(({ statement }) => ({ Part: 'About', Note: statement })),
    ...notCovered.map((one) => ({ Part: 'About', Kind: 'Not covered', Note: one })),
    ...answer.missing.map(({ symbol, day, transactionId, kind }) => ({
      Part: 'Missing',
      Symbol: symbol,
      Date: day,
      Note: gapWords[kind],
      'Trade id': transactionId,
    })),
    ...leftOutRows(answer),
    ...disposalRows(answer),
    ...incomeRows(answer),
    ...totalRows(answer),
  ]
  return csvOf(
    titles,
    rows.map((row) => titles.map((title) => row[title])),
  )
}
