// Teachable moment: what in somebody's own figures makes a lesson matter today. Facts, and a lesson that explains them; never
// what to buy, sell or hold.
import type { PortfolioFacts } from './concept-map.ts'
import type { LearningProgress } from './progress.ts'

export type MomentFacts = PortfolioFacts & {
  progress: Pick<LearningProgress, 'completedLessons'>
  /** Sydney day. */
  today: string
}

/** What a rule found. */
export type Moment = {
  /** What it is remembered by: the rule, and what it is about. */
  key: string
  title: string
  /** Two or three sentences with the person's own figures. */
  text: string
  /** The lesson that goes further. */
  lessonId: number
  /** The holding it is about, where there is one. */
  holdingId?: string
}

export type MomentRule = { id: string; find: (facts: MomentFacts) => Moment[] }
