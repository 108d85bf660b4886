// Tax words: how the kinds of gains, gaps and income are called on the screens of Tax time. They state; they never urge.
import type { GapKind } from '#shared/tax/gaps.ts'
import type { Ladder, ShownIncome } from '#shared/tax/year-answer.ts'
import { formatCount } from '../../lib/format.ts'

export type GainKind = Ladder['lossOrder'][number]

export const gainNames: Readonly<Record<GainKind, string>> = {
  discountable: 'held for 12 months or more',
  other: 'held for less than 12 months',
  later: 'from 1 July 2027, after indexation',
}

export const regimeNames = { discount: 'Rule before 1 July 2027', indexation: 'Rule from 1 July 2027' } as const

export const incomeNames: Readonly<Record<ShownIncome['kind'], string>> = {
  dividend: 'Dividend',
  distribution: 'Distribution',
  statement: 'Annual tax statement',
  reward: 'Reward',
}

const titles: Readonly<Record<GapKind, (count: number) => string>> = {
  acquired: (count) => `${formatCount(count, 'gain lacks', 'gains lack')} the date of buying`,
  'value at change': (count) =>
    `${formatCount(count, 'gain lacks', 'gains lack')} the value at the close of 30 June 2027`,
  'index factor': (count) => `${formatCount(count, 'sale has', 'sales have')} no index number yet`,
  components: (count) =>
    formatCount(count, 'distribution is known as cash only', 'distributions are known as cash only'),
  franking: (count) => formatCount(count, 'dividend says nothing of franking', 'dividends say nothing of franking'),
  'franked part': (count) =>
    formatCount(
      count,
      'franking credit stands without a franked part',
      'franking credits stand without a franked part',
    ),
  'ex-date': (count) => formatCount(count, 'ex-date is missing', 'ex-dates are missing'),
  'year of entitlement': (count) =>
    `${formatCount(count, 'distribution was', 'distributions were')} paid in the months after June, without an ex-date`,
  'before 1985': (count) => `${formatCount(count, 'sale')} of something bought before 20 September 1985`,
  'cost base adjustment': (count) =>
    formatCount(count, 'statement has no cost base adjustment', 'statements have no cost base adjustment'),
  'adjusted after a sale': (count) =>
    formatCount(count, 'cost base adjustment is dated after a sale', 'cost base adjustments are dated after a sale'),
  'earlier year': () => 'Something is missing in an earlier year',
  rates: () => 'No tax rates for this year yet',
}

/** How often something is missing, as a heading. */
export const gapTitle = (kind: GapKind, count: number): string => titles[kind](count)

/** What an annual tax statement has, in the words of the statements (AMMA or SDS). */
export const statementFields = [
  ['franked', 'Franked dividends'],
  ['unfranked', 'Unfranked dividends'],
  ['frankingCredit', 'Franking credits'],
  ['interest', 'Interest'],
  ['otherIncome', 'Other Australian income'],
  ['foreignIncome', 'Foreign income'],
  ['capitalGainDiscounted', 'Discounted capital gains'],
  ['capitalGainOther', 'Other capital gains'],
  ['nonAssessable', 'Non-assessable amounts'],
] as const
