// Teachable moment: what in somebody's own figures makes a lesson matter today. Facts, and a lesson that explains them; never
// what to buy, sell or hold.
import type { Holding } from '../../portfolio/holding.ts'
import type { HoldingNote } from '../../portfolio/holding-note.ts'
import type { PortfolioFacts } from '../concept-map.ts'
import { lessonCatalogue } from '../lesson-catalogue.ts'
import type { LearningProgress } from '../progress.ts'

export type MomentFacts = PortfolioFacts & {
  progress: Pick<LearningProgress, 'completedLessons'>
  /** Sydney day. */
  today: string
}

/** What a rule found. */
export type Moment = {
  /** What it is remembered by: the rule, and what it is about. */
  key: string
  /**
   * A key of more than this, which it was remembered by before. What was shown under that on the Sydney day `since` or later was
   * this one; what was put away under it stays away.
   */
  formerly?: { key: string; since: string }
  title: string
  /** Two or three sentences with the person's own figures. */
  text: string
  /** When it goes by itself. */
  goesWhen: string
  /** The lesson that goes further. */
  lessonId: number
  /** The holding it is about, where there is one. */
  holdingId?: string
  /** What the person noted about that holding, where it is worth reading again. */
  note?: HoldingNote
}

export type MomentRule = (facts: MomentFacts) => Moment[]

/** AUD with cents, as it stands in a sentence: `$1,234.50`. */
export const dollars = (amount: number): string =>
  amount.toLocaleString('en-AU', { style: 'currency', currency: 'AUD', minimumFractionDigits: 2 })
/** Whole percent from 10 up, one decimal below. */
export const percent = (value: number): string =>
  `${value.toLocaleString('en-AU', { maximumFractionDigits: value < 10 ? 1 : 0 })}%`

/** `Lesson 4, ETFs`. */
export const lessonName = (id: number): string =>
  `Lesson ${id}, ${lessonCatalogue.find((lesson) => lesson.id === id)?.title ?? ''}`
/** When a moment goes that its lesson ends. */
export const goesWithLesson = (id: number): string => `This goes when you complete Lesson ${id}.`

/** Whether anything of a holding is still held. */
export const isOpen = ({ quantity }: Holding): boolean => quantity > 0
/** Whether a lesson is completed. */
export const isDone = ({ progress }: MomentFacts, lessonId: number): boolean =>
  progress.completedLessons.includes(lessonId)

/** The holding of this id; undefined when it is gone. */
export const holdingOf = ({ holdings }: MomentFacts, id: string | undefined): Holding | undefined =>
  holdings.find((holding) => holding.id === id)
