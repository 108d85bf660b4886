// The lessons that are written and not yet in the catalogue: the same shape as the others, honest pools of questions, dated
// tax, no advice. Their sums are in coming-lesson-sums.test.ts.
import { expect, test } from 'vitest'
import { lessonCatalogue } from '#shared/learning/lesson-catalogue.ts'
import { LessonNotes, LessonText, QuizQuestion, wordsPerMinute } from '#shared/learning/lesson.ts'
import { body as body12, notes as notes12, pool as pool12 } from '#shared/learning/lessons/lesson-12.ts'
import { body as body13, notes as notes13, pool as pool13 } from '#shared/learning/lessons/lesson-13.ts'
import { body as body14, notes as notes14, pool as pool14 } from '#shared/learning/lessons/lesson-14.ts'
import { body as body15, notes as notes15, pool as pool15 } from '#shared/learning/lessons/lesson-15.ts'
import { body as body16, notes as notes16, pool as pool16 } from '#shared/learning/lessons/lesson-16.ts'
import { body as body17, notes as notes17, pool as pool17 } from '#shared/learning/lessons/lesson-17.ts'
import { body as body18, notes as notes18, pool as pool18 } from '#shared/learning/lessons/lesson-18.ts'
import { isHostOf, officialHosts } from '#shared/learning/official-links.ts'
import { advice, found } from './advice-patterns.ts'
import { lessons, linesOf, linkPattern, withoutMarks } from './loaded-lessons.ts'
import { expectSound, headingsOf, ways, writtenIn } from './question-checks.ts'

const coming = [
  { id: 12, title: 'Super', minutes: 6, body: body12, notes: notes12, pool: pool12 },
  { id: 13, title: 'Capital Gains Tax', minutes: 6, body: body13, notes: notes13, pool: pool13 },
  { id: 14, title: 'Dividends and Franking', minutes: 6, body: body14, notes: notes14, pool: pool14 },
  { id: 15, title: 'The S&P/ASX 200 and Index Funds', minutes: 6, body: body15, notes: notes15, pool: pool15 },
  { id: 16, title: 'Dollar-Cost Averaging', minutes: 5, body: body16, notes: notes16, pool: pool16 },
  { id: 17, title: 'Fees', minutes: 5, body: body17, notes: notes17, pool: pool17 },
  { id: 18, title: 'Scams', minutes: 5, body: body18, notes: notes18, pool: pool18 },
]
type Coming = (typeof coming)[number]
const questions = coming.flatMap(({ pool }) => pool)

const everythingOf = (lesson: Coming) =>
  [
    withoutMarks(lesson.body),
    ...lesson.notes.objectives,
    ...lesson.notes.takeaways,
    ...lesson.pool.flatMap(writtenIn),
  ].join('\n')
const sentencesOf = (text: string) => text.split(/(?<=[.!?])\s+|\n+/)

test.each(coming)('lesson $id fits the schemas and is in no catalogue yet', ({ id, body, notes, pool }) => {
  expect(LessonText.parse({ body, ...notes })).toEqual({ body, ...notes })
  expect(LessonNotes.parse(notes)).toEqual(notes)
  expect(pool.map((question) => question.id)).toEqual([1, 2, 3, 4, 5, 6].map((number) => `l${id}-q${number}`))
  for (const question of pool) expect(QuizQuestion.parse(question)).toEqual(question)
  expect(lessonCatalogue.map((lesson) => lesson.id)).not.toContain(id)
})

test.each(coming)('lesson $id has 950 to 1,300 words and reads in $minutes minutes', ({ body, minutes }) => {
  const words = withoutMarks(body)
    .split(/\s+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word)).length
  expect(words).toBeGreaterThanOrEqual(950)
  expect(words).toBeLessThanOrEqual(1300)
  expect(Math.abs(words / wordsPerMinute - minutes)).toBeLessThanOrEqual(0.5)
})

test.each(coming)('lesson $id has a title, a hook, sections, a worked example and an ending', ({ body, title }) => {
  const lines = linesOf(body).filter((line) => line !== '')
  expect(lines[0]).toBe(`# ${title}`)
  expect(lines[1]).toMatch(/^[A-Z"][^#]/)
  const headings = headingsOf(body)
  expect(headings.slice(-2)).toEqual(['Common mistakes', 'In short'])
  expect(headings.length - 2).toBeGreaterThanOrEqual(3)
  expect(headings.length - 2).toBeLessThanOrEqual(5)
  expect(new Set(headings).size).toBe(headings.length)
  const ending = lines.slice(lines.indexOf('## In short') + 1)
  expect(ending).toHaveLength(4)
  for (const line of ending) expect(line).toMatch(/^- /)
  const example = lines.findIndex((line) => line.startsWith('**Worked example'))
  expect(example).toBeGreaterThan(0)
  for (const [index, number] of ['1. ', '2. ', '3. '].entries())
    expect(lines[example + 1 + index]?.startsWith(number)).toBe(true)
})

test.each(coming)('lesson $id uses only the markdown that the reader draws, and official links', ({ body }) => {
  expect(body).not.toMatch(/[<>`|_~\\]|\t|!|[—–]| - (?!\$)/)
  for (const line of linesOf(body)) {
    expect(line).toBe(line.trim())
    for (const [, bold = ''] of line.matchAll(/\*\*(.+?)\*\*/g)) expect(bold).toMatch(/^\S[^[\]]*\S$/)
    expect(line.replace(linkPattern, '')).not.toMatch(/[[\]]/)
  }
  for (const [, , address = ''] of body.matchAll(linkPattern))
    expect(isHostOf(new URL(address).hostname, officialHosts), address).toBe(true)
})

test.each(coming)('lesson $id gives no advice and names no product', (lesson) => {
  const text = everythingOf(lesson)
  expect(found(text, advice)).toEqual([])
  expect(text).not.toMatch(/\b(Vanguard|BetaShares|iShares|CommSec|Stake|Pearler|Raiz|Coinbase|Binance|bitcoin)\b/i)
  // Rules of tax are said where they are dated: these three have no part in them.
  if (lesson.id >= 16) expect(text).not.toMatch(/\b(CGT|capital gains?|franking|taxable|taxed|ATO)\b/)
})

test('the rule on small super balances says as at when', () => {
  for (const line of linesOf(body17)) if (line.includes('$6,000')) expect(line).toContain('As at November 2026')
  expect(body17).toContain('$6,000')
})

test.each(coming)('the notes of lesson $id add to the text and name each page once', ({ body, notes }) => {
  for (const objective of notes.objectives) expect(objective).toMatch(/^[a-z].*[^.]$/)
  for (const takeaway of notes.takeaways) {
    expect(takeaway).toMatch(/^["A-Z].*\.$/)
    expect(withoutMarks(body)).not.toContain(takeaway)
  }
  const known = new Map(lessons.flatMap(({ sources }) => sources.map(({ name, url }) => [url, name] as const)))
  for (const { name, url } of notes.sources) expect(known.get(url) ?? name, url).toBe(name)
})

test('no sentence stands in two lessons', () => {
  const bodies = [
    ...lessons.map(({ summary, body }) => ({ id: summary.id, body })),
    ...coming.map(({ id, body }) => ({ id, body })),
  ]
  const seen = new Map<string, number>()
  for (const { id, body } of bodies)
    for (const sentence of sentencesOf(withoutMarks(body)).filter((text) => text.split(' ').length >= 7)) {
      expect(seen.get(sentence) ?? id, sentence).toBe(id)
      seen.set(sentence, id)
    }
})

test.each(coming.filter(({ id }) => id <= 15))('the rules of tax in lesson $id are dated', ({ body }) => {
  expect(body).toMatch(/\*\*[\w ]*tax, as at November 2026:\*\*/i)
})

test.each(coming)('the answers of lesson $id are found under headings that it has', ({ body, pool }) => {
  for (const { id, section } of pool) expect(headingsOf(body), id).toContain(section)
})

test.each(questions)('$id explains each of its options, which are of about one length', expectSound)

test.each(ways)('the $name of the right answer is spread over each pool and over all of them', ({ of }) => {
  for (const value of [0, 1, 2, 3]) {
    const share = questions.filter((question) => of(question) === value).length / questions.length
    expect(share, `${value} over all`).toBeGreaterThanOrEqual(1 / 5)
    expect(share, `${value} over all`).toBeLessThanOrEqual(3 / 10)
  }
})

test.each(coming)('no place is the answer to more than two questions of lesson $id', ({ pool }) => {
  for (const place of [0, 1, 2, 3])
    expect(pool.filter(({ correctAnswer }) => correctAnswer === place).length, `place ${place}`).toBeLessThanOrEqual(2)
})
