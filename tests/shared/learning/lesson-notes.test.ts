// What stands around a lesson's text: objectives, takeaways, and the sources its facts were checked against.
import { expect, test } from 'vitest'
import { LessonNotes, LessonSource } from '#shared/learning/lesson.ts'
import { lessons, withoutMarks } from './loaded-lessons.ts'

test.each(lessons)(
  'lesson $summary.id has objectives, takeaways, sources and a date',
  ({ objectives, takeaways, sources, checkedOn }) => {
    expect(() => LessonNotes.parse({ objectives, takeaways, sources, checkedOn })).not.toThrow()
    expect(checkedOn >= '2026-11-22').toBe(true)
    // Objectives finish a sentence that has begun; takeaways are sentences.
    for (const objective of objectives) expect(objective).toMatch(/^[a-z].*[^.]$/)
    for (const takeaway of takeaways) expect(takeaway).toMatch(/^["A-Z0-9].*\.$/)
    expect(new Set([...objectives, ...takeaways]).size).toBe(objectives.length + takeaways.length)
    expect(new Set(sources.map(({ url }) => url)).size).toBe(sources.length)
    for (const { name } of sources) expect(name).toMatch(/^[\w(][^\n]+[\w)]$/)
  },
)

test.each(lessons)('the takeaways of lesson $summary.id are not its summary once more', ({ body, takeaways }) => {
  for (const takeaway of takeaways) expect(withoutMarks(body)).not.toContain(takeaway)
})

test('a page is called by one name in all lessons', () => {
  const names = new Map<string, string>()
  for (const { sources } of lessons)
    for (const { name, url } of sources) {
      expect(names.get(url) ?? name, url).toBe(name)
      names.set(url, name)
    }
})

test.each([
  'http://moneysmart.gov.au/saving/compound-interest',
  'https://moneysmart.gov.au',
  'https://moneysmart.gov.au/',
  'https://moneysmart.gov.au.evil.example/saving',
  'https://notato.gov.au/page',
  'https://user@ato.gov.au/page',
  'https://ato.gov.au:8443/page',
  'https://www.ato.gov.au/page?utm_source=x',
  'https://example.com/page',
  'javascript:alert(1)//ato.gov.au/page',
])('%s is no source', (url) => {
  expect(LessonSource.safeParse({ name: 'A page', url }).success).toBe(false)
})
