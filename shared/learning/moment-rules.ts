// Moment rules: from a person's own figures to what a lesson explains. Each says what is, and nothing about what to do.
import type { MomentRule } from './moment.ts'

const etfLesson = 4

/** Somebody who holds an ETF and has not read what one is. */
const firstEtf: MomentRule = {
  id: 'first-etf',
  find({ holdings, progress }) {
    const etf = holdings.find(({ type, quantity }) => type === 'etf' && quantity > 0)
    if (etf === undefined || progress.completedLessons.includes(etfLesson)) return []
    return [
      {
        key: 'first-etf',
        title: 'Your first ETF',
        text: `${etf.symbol} is an exchange-traded fund: one unit is a share of everything the fund holds. Lesson ${etfLesson} shows what is inside, what it costs and how a unit gets its price.`,
        lessonId: etfLesson,
        holdingId: etf.id,
      },
    ]
  },
}

export const momentRules: readonly MomentRule[] = [firstEtf]
