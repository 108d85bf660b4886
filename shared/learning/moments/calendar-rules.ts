// Moments of the calendar: the end of a financial year, and the day on which the tax on gains changes.
import { changeOfTax } from '../../facts/change-of-tax.ts'
import { financialYear, financialYearLabel } from '../../kernel/dates.ts'
import { isOpen, lessonName, type MomentRule } from './moment.ts'

/** In June, for who has recorded trades in the financial year that ends. */
const endOfFinancialYear: MomentRule = ({ tradeFacts: { newestOn }, today }) => {
  const year = financialYear(today)
  const isIn = newestOn !== null && financialYear(newestOn) === year
  if (today.slice(5, 7) !== '06' || !isIn) return []
  return [
    {
      key: `financial-year:${year}`,
      title: `The financial year ${financialYearLabel(year)} ends on 30 June`,
      text: `You have recorded trades or payments in it. A trade belongs to the year of its contract, even when the money moves in July. ${lessonName(13)}, says what people write down.`,
      goesWhen: 'This goes on 1 July.',
      lessonId: 13,
    },
  ]
}

const changeFrom = '2027-06-01'
const changeUntil = '2027-07-31'

/** Around 30 June 2027, for who holds something. */
const taxChanges: MomentRule = ({ holdings, today }) => {
  const count = holdings.filter(isOpen).length
  if (count === 0 || today < changeFrom || today > changeUntil) return []
  const when = today < changeOfTax.changesOn ? 'changes' : 'changed'
  return [
    {
      key: 'tax-change-2027',
      title: `The tax on gains ${when} on 1 July 2027`,
      text: `By a law of June 2026, gains that build up from that day are taxed by another rule than earlier ones. The value of each of your ${count === 1 ? 'investments' : `${count} investments`} just before that day, for a listed share its close of 30 June, is a number worth having on record. ${lessonName(13)}, works both rules through.`,
      goesWhen: 'This goes at the end of July 2027.',
      lessonId: 13,
    },
  ]
}

export const calendarRules: readonly MomentRule[] = [taxChanges, endOfFinancialYear]
