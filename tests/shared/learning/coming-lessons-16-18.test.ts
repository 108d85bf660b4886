// Lessons 16 to 18, written and not yet in the catalogue: the same shape as the others, honest pools of questions, right sums.
import { expect, test } from 'vitest'
import { lessonCatalogue } from '#shared/learning/lesson-catalogue.ts'
import { LessonNotes, LessonText, QuizQuestion, wordsPerMinute } from '#shared/learning/lesson.ts'
import { body as body16, notes as notes16, pool as pool16 } from '#shared/learning/lessons/lesson-16.ts'
import { body as body17, notes as notes17, pool as pool17 } from '#shared/learning/lessons/lesson-17.ts'
import { body as body18, notes as notes18, pool as pool18 } from '#shared/learning/lessons/lesson-18.ts'
import { isHostOf, officialHosts } from '#shared/learning/official-links.ts'
import { advice, found } from './advice-patterns.ts'
import { lessons, linesOf, linkPattern, withoutMarks } from './loaded-lessons.ts'

const coming = [
  { id: 16, title: 'Dollar-Cost Averaging', minutes: 5, body: body16, notes: notes16, pool: pool16 },
  { id: 17, title: 'Fees', minutes: 5, body: body17, notes: notes17, pool: pool17 },
  { id: 18, title: 'Scams', minutes: 5, body: body18, notes: notes18, pool: pool18 },
]
type Coming = (typeof coming)[number]
const questions = coming.flatMap(({ pool }) => pool)

const askedIn = ({ pool }: Coming) =>
  pool.flatMap(({ question, options, explanations }) => [question, ...options, ...explanations])
const everythingOf = (lesson: Coming) =>
  [withoutMarks(lesson.body), ...lesson.notes.objectives, ...lesson.notes.takeaways, ...askedIn(lesson)].join('\n')
const headingsOf = (body: string) => linesOf(body).flatMap((line) => /^## (.+)$/.exec(line)?.[1] ?? [])
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
  expect(body).not.toMatch(/[<>`|_~\\]|\t|!|[—–]| - /)
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
  // Rules of tax belong to lessons 13 and 14, where they are dated.
  expect(text).not.toMatch(/\b(CGT|capital gains?|franking|taxable|taxed|ATO)\b/)
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

test.each(coming)('the answers of lesson $id are found under headings that it has', ({ body, pool }) => {
  for (const { id, section } of pool) expect(headingsOf(body), id).toContain(section)
})

test.each(questions)('$id explains each of its options, which are of about one length', (question) => {
  const { options, explanations, correctAnswer } = question
  expect(question.question).toMatch(/\?$/)
  expect(new Set(options).size).toBe(4)
  expect(new Set(explanations).size).toBe(4)
  expect(explanations[correctAnswer]).toMatch(/^(Yes|Right)\b/)
  expect(explanations.filter((text) => /^(Yes|Right)\b/.test(text))).toHaveLength(1)
  const lengths = options.map(({ length }) => length)
  expect(Math.max(...lengths) / Math.min(...lengths), options.join(' | ')).toBeLessThanOrEqual(2.2)
  expect(lengths.filter((length) => length === lengths[correctAnswer])).toHaveLength(1)
})

test('neither the place nor the length of an option gives the answer away', () => {
  const placesOf = ({ correctAnswer }: QuizQuestion) => correctAnswer
  const ranksOf = ({ options, correctAnswer }: QuizQuestion) =>
    options.filter(({ length }) => length > (options[correctAnswer] ?? '').length).length
  for (const of of [placesOf, ranksOf])
    for (const place of [0, 1, 2, 3]) {
      const hits = questions.filter((question) => of(question) === place).length
      expect(hits, `${of.name} ${place}`).toBeGreaterThanOrEqual(4)
      expect(hits, `${of.name} ${place}`).toBeLessThanOrEqual(5)
    }
})

const dollars = (amount: number) => `$${Math.round(amount).toLocaleString('en-AU')}`

test('the sums of lesson 16 are right', () => {
  const unitsOf = (prices: readonly number[]) => prices.reduce((units, price) => units + 200 / price, 0)
  const endOf = (prices: readonly number[]) => unitsOf(prices) * (prices.at(-1) ?? 0)
  const [back, up, down] = [
    [10, 8, 5, 8, 10],
    [10, 11, 12, 13, 14],
    [10, 8, 6, 5, 4],
  ] as const
  expect(unitsOf(back)).toBe(130)
  expect(body16).toContain(`130 units, worth ${dollars(endOf(back))}. Sam has 100 units, worth $1,000`)
  expect(body16).toContain(`average $8.20. Mia's units cost her $1,000 divided by 130, or $${(1000 / 130).toFixed(2)}`)
  expect(body16).toContain(`Mia ends with ${dollars(endOf(up))}. Sam ends with ${dollars(100 * 14)}`)
  expect(body16).toContain(`Mia ends with ${dollars(endOf(down))}, and Sam with ${dollars(100 * 4)}`)
  expect(body16).toContain(`average cost of $${(1000 / unitsOf(down)).toFixed(2)}`)
  expect(body16).toContain(`average price of $${((10 + 8 + 6 + 5 + 4) / 5).toFixed(2)}`)
  expect(body16).toContain(`$5 of brokerage is ${(5 / 200) * 100}%`)
  expect(body16).toContain(`On a $1,000 order it is ${(5 / 1000) * 100}%`)
})

test('the sums of lesson 17 are right', () => {
  expect(body17).toContain(`$78 a year is ${((78 / 1000) * 100).toFixed(1)}% of $1,000`)
  expect(body17).toContain(`On $50,000 it is about ${((78 / 50_000) * 100).toFixed(2)}%`)
  expect([1000, 13_000, 50_000].map((balance) => Math.round(balance * 0.006))).toEqual([6, 78, 300])
  const [low, high] = [10_000 * 1.058 ** 30, 10_000 * 1.05 ** 30]
  expect(body17).toContain(`After 30 years it is ${dollars(low)}`)
  expect(body17).toContain(`reaches ${dollars(high)}. The gap is ${dollars(low - high)}, a fifth of the larger figure`)
  expect((low - high) / low).toBeCloseTo(0.2, 2)
  expect(body17).toContain(`turns $1,000 into $${(1000 * 0.99 ** 2).toFixed(2)}`)
  expect(body17).toContain(`$1,000 comes back as ${dollars(1000 * 0.994 ** 2)}`)
  expect(body17).toContain(`On $4,000 that is ${dollars(4000 * 0.03)} at most`)
})

test('the sums of lesson 18 are right', () => {
  expect(body18).toContain(`done 365 times over, is ${dollars(1000 * 1.01 ** 365)}`)
  expect(body18).toContain(`done 52 times, is ${dollars(1000 * 1.1 ** 52)}`)
  expect(body18).toContain(
    `after 12 months it is ${dollars(1000 * 1.05 ** 12)}, a gain of ${((1.05 ** 12 - 1) * 100).toFixed(1)}%`,
  )
  expect(1000 * 1.01 ** 730).toBeGreaterThan(1_400_000)
  expect(1000 * 1.01 ** 730).toBeLessThan(1_500_000)
})
