// Lesson: what a learner reads and the quiz that proves it (spec section 3, Lesson and Categories; section 9).
import * as z from 'zod/mini'

export const LessonCategoryId = z.enum(['basics', 'stocks', 'crypto', 'psychology', 'history'])
export type LessonCategoryId = z.infer<typeof LessonCategoryId>

export const LessonDifficulty = z.enum(['Beginner', 'Intermediate', 'Advanced'])
export type LessonDifficulty = z.infer<typeof LessonDifficulty>

const text = (most: number) => z.string().check(z.minLength(1), z.maxLength(most))
const fourTexts = z.tuple([text(160), text(160), text(160), text(160)])

/** One question: four options, the index of the right one, and one line per option saying why it is right or wrong. */
export const QuizQuestion = z.strictObject({
  question: text(240),
  options: fourTexts,
  correctAnswer: z.int().check(z.minimum(0), z.maximum(3)),
  explanations: z.tuple([text(320), text(320), text(320), text(320)]),
})
export type QuizQuestion = z.infer<typeof QuizQuestion>

/** What the catalogue knows of a lesson: everything but the text, which is its own chunk. */
export const LessonSummary = z.strictObject({
  id: z.int().check(z.minimum(1)),
  category: LessonCategoryId,
  title: text(80),
  description: text(200),
  duration: z.string().check(z.regex(/^\d{1,2} min read$/)),
  difficulty: LessonDifficulty,
  xpReward: z.int().check(z.minimum(1), z.maximum(100)),
})
export type LessonSummary = z.infer<typeof LessonSummary>

/** The text of a lesson: the markdown subset of spec section 2 (headings, bullets, numbers, bold). */
export const LessonText = z.strictObject({ body: text(20_000) })
export type LessonText = z.infer<typeof LessonText>

/** The whole lesson, as it is read in the modal. */
export type Lesson = LessonSummary & LessonText & { quiz: readonly QuizQuestion[] }

/** Share of the text that must have been scrolled past before a lesson counts as read, in percent (spec section 9). */
export const readThresholdPercent = 90

/** Reading speed that a lesson's stated duration is measured against. */
export const wordsPerMinute = 200
