// Income working: what one payment is made of, why it belongs to the year, and what the holding period rule comes to.
import { companyRates, holdingPeriodRule } from '#shared/facts/income-tax.ts'
import { spokenDay } from '#shared/kernel/dates.ts'
import type { ShareFacts, TaxRecord } from '#shared/tax/tax-record.ts'
import type { ShownIncome } from '#shared/tax/year-answer.ts'
import { isExDayOfJune } from '#shared/tax/year-of-entitlement.ts'
import { shareFactsOf } from '../../data/use-share-facts.ts'
import { Money, Quantity } from '../../lib/amount.tsx'
import { useBalances } from '../../lib/balances.tsx'
import { Units } from '../../lib/units.tsx'
import { type Source, type SumLine, SumLines, taxLessons, Working } from './working.tsx'

const ofEntitlement = 'A distribution belongs to the year of entitlement.'

const yearTexts: Record<Exclude<ShownIncome['yearBasis'], 'payment day'>, string> = {
  statement: 'It belongs to the year of the fund’s annual tax statement.',
  'ex-date': 'A distribution belongs to the year of entitlement, which its ex-date tells.',
  'paid in July': `${ofEntitlement} Paid in July without an ex-date, it is counted in the year before, as a June distribution would be.`,
  'paid in August or September': `${ofEntitlement} Paid in August or September without an ex-date, it is counted in the year it was paid; it may be of the year before, as some trusts pay then for the half year to June.`,
}

const ofJune = `${ofEntitlement} In the first days of July a fund trades without its distribution of June, so an ex-date then is counted in the year before.`

function yearText({ yearBasis, kind, exDate }: ShownIncome): string {
  if (yearBasis === 'ex-date' && exDate !== null && isExDayOfJune(exDate)) return ofJune
  if (yearBasis !== 'payment day') return yearTexts[yearBasis]
  return kind === 'distribution'
    ? `${ofEntitlement} Without an ex-date it is counted in the year in which it was paid.`
    : 'It belongs to the year in which it was paid.'
}

const rateNames = {
  [companyRates.full]: 'the full company rate',
  [companyRates.baseRateEntity]: 'that of a base rate entity',
}

/** Where the credit is from, which rate counts, and why that one. */
function creditText({ creditBasis, companyRate }: NonNullable<ShownIncome['franking']>, said: ShareFacts): string {
  if (creditBasis === 'none') return 'There is no credit.'
  const entered = 'The credit is the one that was entered from the statement.'
  if (companyRate === null) return entered
  const why =
    said.companyRate === null ? 'it counts while nothing else is said of the share' : 'as you said of the share'
  const rate = `the rate is ${companyRate}%, ${rateNames[companyRate]}: ${why}`
  return creditBasis === 'statement'
    ? `${entered} The franked part is worked out from it: credit × ${100 - companyRate} ÷ ${companyRate}, at most what was paid; ${rate}.`
    : `The credit is worked out: franked amount × ${companyRate} ÷ ${100 - companyRate}; ${rate}. The figure on the statement can be entered in its place.`
}

function HoldingPeriod({ row, said }: { row: ShownIncome; said: ShareFacts }) {
  const { kind, holdingPeriod, lostCredit, franking } = row
  const { areHidden } = useBalances()
  // Covered, the verb does not tell which number it is either.
  const isOne = (units: number): boolean => units === 1 && !areHidden
  if (franking === null || franking.credit === 0) return null
  const isStatement = kind === 'statement'
  if (holdingPeriod === null)
    return (
      <p>
        The holding period is not tested:{' '}
        {isStatement ? 'it takes the ex-date of every payment of the year' : 'there is no ex-date'}.
      </p>
    )
  const { days, units, failing, pending, undated } = holdingPeriod
  const why =
    said.isPreferenceShare === null
      ? ''
      : `, as you said it is ${said.isPreferenceShare ? 'a preference' : 'an ordinary'} share`
  return (
    <p>
      {days} days{why}: {isStatement && 'the units of the year’s payments count together, and '}of{' '}
      <Units units={units} />, <Quantity units={failing} /> {isOne(failing) ? 'was' : 'were'} held for less
      {pending > 0 && (
        <>
          , <Quantity units={pending} /> {isOne(pending) ? 'is' : 'are'} still inside them
        </>
      )}
      {undated > 0 && (
        <>
          , <Quantity units={undated} /> {isOne(undated) ? 'has' : 'have'} no date
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

function sourcesOf({ franking, holdingPeriod }: ShownIncome): Source[] {
  if (franking === null) return []
  const { source, periodSource, preferenceSource, preferenceShareDays } = holdingPeriodRule
  return [
    companyRates.source,
    source,
    ...(holdingPeriod === null ? [] : [periodSource]),
    ...(holdingPeriod?.days === preferenceShareDays ? [preferenceSource] : []),
  ]
}

const optional = (label: string, aud: number): SumLine[] => (aud === 0 ? [] : [{ label, value: <Money aud={aud} /> }])

type IncomeWorkingProps = { row: ShownIncome; record: TaxRecord; isLate: boolean }

export function IncomeWorking({ row, record, isLate }: IncomeWorkingProps) {
  const said = shareFactsOf(record, row.holdingId)
  const { kind, cash, withheld, foreignTax, taxable, foreign, franking, exDate, gains, isInStatement } = row
  const lines: SumLine[] = [
    ...(kind === 'statement' ? [] : [{ label: kind === 'reward' ? 'Value' : 'Cash', value: <Money aud={cash} /> }]),
    ...optional('Tax withheld', withheld),
    ...optional('Tax withheld abroad', foreignTax),
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
      sources={sourcesOf(row)}
      checkedOn={holdingPeriodRule.checkedOn}
      isLate={isLate}
    >
      <SumLines lines={lines} />
      <p>
        {yearText(row)} {exDate !== null && `Ex-date: ${spokenDay(exDate)}.`}
      </p>
      {kind === 'reward' && <p>A reward is income at its value on the day it came.</p>}
      {!isInStatement && franking !== null && <p>{creditText(franking, said)}</p>}
      <HoldingPeriod row={row} said={said} />
    </Working>
  )
}
