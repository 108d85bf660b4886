// Income working: what one payment is made of, why it belongs to the year, and what the 45 days come to.
import { companyRates, holdingPeriodRule } from '#shared/facts/income-tax.ts'
import { spokenDay } from '#shared/kernel/dates.ts'
import type { ShownIncome } from '#shared/tax/year-answer.ts'
import { Money, Quantity } from '../../lib/amount.tsx'
import { type SumLine, SumLines, taxLessons, Working } from './working.tsx'

const yearTexts: Record<ShownIncome['yearBasis'], string> = {
  'payment day': 'It belongs to the year in which it was paid.',
  statement: 'It belongs to the year of the fund’s annual tax statement.',
  'ex-date': 'A distribution belongs to the year of entitlement, which its ex-date tells.',
  'paid in July':
    'A distribution belongs to the year of entitlement. Paid in July without an ex-date, it is counted in the year before, as a June distribution would be.',
}

const creditTexts: Record<NonNullable<ShownIncome['franking']>['creditBasis'], string> = {
  statement: 'The credit is the one that was entered from the statement.',
  'company rate': `The credit is worked out: franked amount × ${companyRates.full} ÷ ${100 - companyRates.full}, the full company rate. The figure on the statement can be entered in its place.`,
  none: 'There is no credit.',
}

function HoldingPeriod({ row: { holdingPeriod, lostCredit, franking, exDate } }: { row: ShownIncome }) {
  if (franking === null || franking.credit === 0) return null
  if (holdingPeriod === null)
    return <p>The 45 days are not tested: {exDate === null ? 'there is no ex-date' : 'too little is known'}.</p>
  const { units, failing, pending, undated } = holdingPeriod
  return (
    <p>
      {holdingPeriodRule.days} days: of <Quantity units={units} /> units <Quantity units={failing} /> were held for less
      {pending > 0 && (
        <>
          , <Quantity units={pending} /> are still inside them
        </>
      )}
      {undated > 0 && (
        <>
          , <Quantity units={undated} /> have no date
        </>
      )}
      .{' '}
      {lostCredit > 0 && (
        <>
          The rule takes <Money aud={lostCredit} /> of the credit, in proportion to units. The cash stays income.
        </>
      )}
    </p>
  )
}

const optional = (label: string, aud: number): SumLine[] => (aud === 0 ? [] : [{ label, value: <Money aud={aud} /> }])

export function IncomeWorking({ row }: { row: ShownIncome }) {
  const { kind, cash, withheld, taxable, foreign, franking, exDate, yearBasis, gains, isInStatement } = row
  const lines: SumLine[] = [
    ...(kind === 'statement' ? [] : [{ label: kind === 'reward' ? 'Value' : 'Cash', value: <Money aud={cash} /> }]),
    ...optional('Tax withheld', withheld),
    ...(franking === null
      ? []
      : [
          ...optional('Franked', franking.franked),
          ...optional('Unfranked', franking.unfranked),
          ...optional('Franking credit', franking.credit),
        ]),
    ...optional('Foreign income', foreign),
    ...optional('Capital gains held for 12 months or more, before the discount', gains.discountable),
    ...optional('Other capital gains', gains.other),
    ...optional('Capital gains from 1 July 2027', gains.later),
    ...(taxable === null
      ? []
      : [{ label: 'Income, without capital gains and credits', value: <Money aud={taxable} />, isTotal: true }]),
  ]
  return (
    <Working
      lessons={taxLessons.income}
      sources={franking === null ? [] : [companyRates.source, holdingPeriodRule.source]}
      checkedOn={holdingPeriodRule.checkedOn}
    >
      <SumLines lines={lines} />
      <p>
        {yearTexts[yearBasis]} {exDate !== null && `Ex-date: ${spokenDay(exDate)}.`}
      </p>
      {kind === 'reward' && <p>A reward is income at its value on the day it came.</p>}
      {!isInStatement && franking !== null && <p>{creditTexts[franking.creditBasis]}</p>}
      <HoldingPeriod row={row} />
    </Working>
  )
}
