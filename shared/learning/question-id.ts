// Question id: how answers and cards name a question. Apart from the lesson's schemas, which no page needs.
import * as z from 'zod/mini'

/** `l01-q3`: the third question of the pool of Lesson 1. */
export const QuestionId = z.string().check(z.regex(/^l\d{2}-q\d{1,2}$/))
/** The lesson that a question belongs to. */
export const lessonOfQuestion = (questionId: string): number => Number(questionId.slice(1, 3))
