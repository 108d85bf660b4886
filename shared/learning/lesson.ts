// Lesson: what a learner reads, where its facts come from, and the quiz that proves it was read.
import * as lazy from '../kernel/lazy.ts'
import * as z from 'zod/mini'
import { isSourcePage } from './official-links.ts'
import { QuestionId } from './question-id.ts'

export const LessonCategoryId = z.enum(['basics', 'stocks', 'crypto', 'psychology', 'history'])
export type LessonCategoryId = z.infer<typeof LessonCategoryId>

export const LessonDifficulty = z.enum(['Beginner', 'Intermediate', 'Advanced'])
export type LessonDifficulty = z.infer<typeof LessonDifficulty>

const text = (maxLength: number) => z.string().check(z.minLength(1), z.maxLength(maxLength))
const fourTexts = z.tuple([text(160), text(160), text(160), text(160)])

/**
 * One question: four options, the index of the right one, and one line per option saying why it is right or wrong. The id
 * stays when the wording changes, so that answers can be counted and the question asked again.
 */
export const QuizQuestion = lazy.strictObject(() => ({
  id: QuestionId,
  /** The heading in the lesson's text under which the answer is found, word for word, without its marks. */
  section: text(80),
  question: text(240),
  options: fourTexts,
  correctAnswer: z.int().check(z.minimum(0), z.maximum(3)),
  explanations: z.tuple([text(320), text(320), text(320), text(320)]),
}))
export type QuizQuestion = z.infer<typeof QuizQuestion>

/** What the catalogue knows of a lesson: everything but the text, which is its own chunk. */
export const LessonSummary = lazy.strictObject(() => ({
  id: z.int().check(z.minimum(1)),
  category: LessonCategoryId,
  title: text(80),
  description: text(200),
  duration: z.string().check(z.regex(/^\d{1,2} min read$/)),
  difficulty: LessonDifficulty,
  xpReward: z.int().check(z.minimum(1), z.maximum(100)),
}))
export type LessonSummary = z.infer<typeof LessonSummary>

/** A public page that a lesson's facts were checked against: its name, who publishes it, and its address. */
export const LessonSource = lazy.strictObject(() => ({
  name: text(120),
  url: z.string().check(z.maxLength(200), z.refine(isSourcePage, { error: 'must be a page of a known official host' })),
}))

/** What stands around the text of a lesson. */
export const LessonNotes = lazy.strictObject(() => ({
  /** What a reader can do afterwards, each beginning with a verb; they finish "By the end you can ...". */
  objectives: z.array(text(140)).check(z.minLength(2), z.maxLength(3)),
  /** What is worth keeping, in whole sentences. */
  takeaways: z.array(text(160)).check(z.length(3)),
  sources: z.array(LessonSource).check(z.minLength(2), z.maxLength(5)),
  /** The day, in Sydney, on which the facts were last compared with the sources. */
  checkedOn: z.iso.date(),
}))
export type LessonNotes = z.infer<typeof LessonNotes>

/**
 * What is read of a lesson: a text in the subset of markdown that the reader draws (headings, bullets, numbers, bold, links),
 * and its notes, each of which may be missing.
 */
export const LessonText = lazy.strictObject(() => ({ body: text(20_000), ...z.partial(LessonNotes).shape }))
export type LessonText = z.infer<typeof LessonText>

/** The whole lesson, as it is read in the modal. */
export type Lesson = LessonSummary & LessonText

/** Share of the text that must have been scrolled past before a lesson counts as read, in percent. */
export const readThresholdPercent = 90
