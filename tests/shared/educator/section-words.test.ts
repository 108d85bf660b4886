// The words of the sections belong to parts of lessons that there are, and are nobody's question word for word.
import { expect, test } from 'vitest'
import { sectionWords } from '#shared/educator/section-words.ts'
import { passagesOf } from '#shared/educator/passages.ts'
import { lessonCatalogue } from '#shared/learning/lesson-catalogue.ts'
import { loadLesson } from '#shared/learning/lesson-texts.ts'

test('each belongs to a part of a lesson, by number and heading', async () => {
  const parts = new Set<string>()
  for (const { id, title } of lessonCatalogue) {
    for (const { heading } of passagesOf({ id, title, body: (await loadLesson(id))?.body ?? '' }))
      parts.add(`${id} ${heading}`)
  }
  expect(Object.keys(sectionWords).filter((part) => !parts.has(part))).toEqual([])
  expect(Object.keys(sectionWords).length).toBeGreaterThan(90)
})
