// Lesson questions: what people ask, each with the part of a lesson that answers it.

export type LessonQuestion = readonly [
  question: string,
  /** The lesson's number and the heading of its part; any of them at first place is right. */
  parts: readonly string[],
  /** What the quotation has to say. */
  says: RegExp,
]
