// OpenQuestions: what about a year's figures was not published, or was not read in the text of the law.
import { capitalGainsRules, openTaxQuestions } from '../facts/income-tax.ts'
import { financialYear } from '../kernel/dates.ts'
import type { TaxYearAnswer } from './year-answer.ts'

export type OpenQuestion = (typeof openTaxQuestions)[number]

/** The questions that some figure of a year rests on, to stand beside it; none before 2027-28. */
export function openQuestionsOf({ year, disposals, income, ladder }: TaxYearAnswer): readonly OpenQuestion[] {
  if (year < financialYear(capitalGainsRules.changesOn)) return []
  const gains = disposals.flatMap(({ parcels }) => parcels.flatMap(({ gain }) => gain ?? []))
  const isAbout: Readonly<Record<OpenQuestion['what'], boolean>> = {
    'later rules': disposals.length > 0,
    indexation: gains.some(({ isEstimate }) => isEstimate),
    deferred: gains.some(({ deferred }) => deferred !== null),
    losses: !ladder.isOrderConfirmed && ladder.currentLosses + ladder.carriedLosses > 0,
    'minimum tax': ladder.netLater > 0,
    'fund gains': income.some(({ gains: passedOn }) => passedOn.discountable + passedOn.later > 0),
  }
  return openTaxQuestions.filter(({ what }) => isAbout[what])
}
