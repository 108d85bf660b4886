// Questions in people's own words: what the lessons and the glossary answer without a model.
import { expect, test } from 'vitest'
import { lessonSearch } from '#shared/educator/lesson-search.ts'
import { naturalQuestions, strangeQuestions } from './natural-questions.ts'

const { search, termFor } = lessonSearch()
const minRight = 0.9

test('at least nine of ten questions have the right lesson or the right term at first place', async () => {
  const wrong: string[] = []
  for (const [question, lessons, terms = []] of naturalQuestions) {
    const [[passage], term] = await Promise.all([search(question), termFor(question)])
    const isRight = lessons.includes(passage?.lessonId ?? 0) || terms.includes(term?.id ?? '')
    if (!isRight) wrong.push(`${question}: lesson ${passage?.lessonId} (${passage?.heading}), term ${term?.id}`)
  }
  expect(naturalQuestions.length).toBeGreaterThanOrEqual(60)
  expect(wrong.length / naturalQuestions.length, wrong.join('\n')).toBeLessThanOrEqual(1 - minRight)
})

test.each(strangeQuestions)('%s: nothing of ours is close, so nothing is shown', async (question) => {
  expect([await search(question), await termFor(question)]).toEqual([[], undefined])
})
