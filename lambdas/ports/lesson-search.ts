// LessonSearch: finds what the app's own lessons say about a question (decision 26).

export type LessonExcerpt = {
  readonly lessonId: number
  readonly title: string
  readonly heading: string
  readonly text: string
}

export type LessonSearch = {
  /** The excerpts that fit best, the best first; none when nothing fits. */
  search(question: string): Promise<readonly LessonExcerpt[]>
}
