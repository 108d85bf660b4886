// The lessons that are written and not yet in the catalogue: the same shape, honest pools of questions, dated tax, no advice.
import { expect, test } from 'vitest'
import { lessonCatalogue } from '#shared/learning/lesson-catalogue.ts'
import { body as body12, notes as notes12, pool as pool12 } from '#shared/learning/lessons/lesson-12.ts'
import { body as body13, notes as notes13, pool as pool13 } from '#shared/learning/lessons/lesson-13.ts'
import { body as body14, notes as notes14, pool as pool14 } from '#shared/learning/lessons/lesson-14.ts'
import { body as body15, notes as notes15, pool as pool15 } from '#shared/learning/lessons/lesson-15.ts'
import { LessonNotes, LessonText, QuizQuestion, wordsPerMinute } from '#shared/learning/lesson.ts'
import { isHostOf, officialHosts } from '#shared/learning/official-links.ts'
import { advice, found } from './advice-patterns.ts'
import { linesOf, linkPattern, withoutMarks } from './loaded-lessons.ts'

const coming = [
  { id: 12, minutes: 6, body: body12, notes: notes12, pool: pool12 },
  { id: 13, minutes: 6, body: body13, notes: notes13, pool: pool13 },
  { id: 14, minutes: 6, body: body14, notes: notes14, pool: pool14 },
  { id: 15, minutes: 6, body: body15, notes: notes15, pool: pool15 },
]
const questions = coming.flatMap(({ pool }) => pool)

test.each(coming)('lesson $id fits the schemas and is in no catalogue yet', ({ id, body, notes, pool }) => {
  expect(LessonText.parse({ body, ...notes })).toEqual({ body, ...notes })
  expect(LessonNotes.parse(notes)).toEqual(notes)
  expect(pool.length).toBeGreaterThanOrEqual(6)
  for (const question of pool) expect(QuizQuestion.parse(question)).toEqual(question)
  expect(new Set(pool.map((question) => question.id)).size).toBe(pool.length)
  for (const question of pool) expect(question.id).toMatch(new RegExp(`^l${id}-q\\d$`))
  expect(lessonCatalogue.map((lesson) => lesson.id)).not.toContain(id)
})

test.each(coming)(
  'lesson $id reads in $minutes minutes, in three to five sections and an ending',
  ({ body, minutes }) => {
    const words = withoutMarks(body)
      .split(/\s+/)
      .filter((word) => /[\p{L}\p{N}]/u.test(word))
    expect(Math.abs(words.length / wordsPerMinute - minutes)).toBeLessThanOrEqual(0.5)
    const headings = linesOf(body).filter((line) => line.startsWith('## '))
    expect(headings.slice(-2)).toEqual(['## Common mistakes', '## In short'])
    expect(headings.length - 2).toBeGreaterThanOrEqual(3)
    expect(headings.length - 2).toBeLessThanOrEqual(5)
    expect(body).not.toMatch(/[<>`|_~\\]|\t|!\[|[—–]| - (?!\$)|!/)
    for (const [, , address = ''] of body.matchAll(linkPattern))
      expect(isHostOf(new URL(address).hostname, officialHosts)).toBe(true)
  },
)

test.each(coming)('the rules of lesson $id are dated, and the questions on them too', ({ body, pool }) => {
  expect(body).toMatch(/\*\*[\w ]*tax, as at November 2026:\*\*/i)
  const headings = linesOf(body).flatMap((line) => /^## (.+)$/.exec(line)?.[1] ?? [])
  for (const { id, section } of pool) expect(headings, id).toContain(section)
})

test.each(coming)('lesson $id gives no advice', ({ body, notes, pool }) => {
  const asked = pool.flatMap(({ question, options, explanations }) => [question, ...options, ...explanations])
  expect(found([withoutMarks(body), ...notes.objectives, ...notes.takeaways, ...asked].join('\n'), advice)).toEqual([])
})

test.each(questions)('$id explains each of its options, which are of about one length', (question) => {
  const { options, explanations, correctAnswer } = question
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
      expect(hits / questions.length, `${of.name} ${place}`).toBeGreaterThanOrEqual(1 / 6)
      expect(hits / questions.length, `${of.name} ${place}`).toBeLessThanOrEqual(1 / 3)
    }
})

test.each(coming)('no place is the answer to more than two questions of lesson $id', ({ pool }) => {
  for (const place of [0, 1, 2, 3])
    expect(pool.filter(({ correctAnswer }) => correctAnswer === place).length, `place ${place}`).toBeLessThanOrEqual(2)
})

const dollars = (amount: number) => `$${Math.round(amount).toLocaleString('en-AU')}`
const hundreds = (amount: number) => dollars(Math.round(amount / 100) * 100)

test('the sums of lesson 12 are right', () => {
  expect(body12).toContain(`that is ${dollars(600 * 0.12)} a week, or ${dollars(600 * 0.12 * 52)} over 52 weeks`)
  expect(body12).toContain(`often means about ${dollars(80_000 / 1.12)} of pay`)
  const paid = 70_000 * 0.12
  const invested = paid * 0.85
  expect(body12).toContain(`12% is ${dollars(paid)}, and ${dollars(invested)} of it gets invested`)
  expect(body12).toContain(`it leaves ${dollars(1000 * 0.85)} in super`)
  expect(body12).toContain(`plus 2% for Medicare, it leaves ${dollars(1000 * (1 - 0.3 - 0.02))}`)

  /** What yearly payments at the end of each year have grown to after 40 years, paid and grown one year at a time. */
  const saved = (payment: number, rate: number) => {
    let balance = 0
    for (let year = 0; year < 40; year++) balance = balance * (1 + rate) + payment
    return balance
  }
  const [cheaper, dearer] = [saved(invested, 0.06), saved(invested, 0.055)]
  const today = 1.03 ** 40
  expect(body12).toContain(`At 6% there is about ${hundreds(cheaper)} at the end`)
  expect(body12).toContain(`At 5.5% there is about ${hundreds(dearer)}`)
  expect(body12).toContain(`took about ${hundreds(cheaper - dearer)}, or ${Math.round((1 - dearer / cheaper) * 100)}%`)
  expect(body12).toContain(
    `they are worth about ${hundreds(cheaper / today)} and ${hundreds(dearer / today)} in today's money`,
  )
  const forgotten = saved(90, 0.06)
  expect(body12).toContain(`grown to ${dollars(forgotten)}, or about $4,270 in today's money`)
  expect(Math.round(forgotten / today / 10) * 10).toBe(4270)
})

test('the sums of lesson 15 are right', () => {
  expect([40 / 8000, 40 / 4000]).toEqual([0.005, 0.01])
  const after = 600 * 1.1 + 300 * 0.95 + 100 * 1.2
  expect(body15).toContain(`which is ${dollars(after)} million. The index is up ${(after / 10 - 100).toFixed(1)}%`)
  expect(body15).toContain(`plain average of the three changes is ${((10 - 5 + 20) / 3).toFixed(1)}%`)
  expect(body15).toContain(`The fund ends up about ${((after * 0.998) / 10 - 100).toFixed(1)}% ahead`)
  expect(body15).toContain(`The index is at ${dollars(after * 0.8)} million`)
  const change = (from: number, to: number) => Math.round((to / from - 1) * 100)
  expect(body15).toContain(`6,828.7 to 5,256.1, down ${-change(6828.7, 5256.1)}%`)
  expect(body15).toContain(`43,094.3 to 47,868.3, up ${change(43_094.3, 47_868.3)}%`)
  expect(body15).toContain(`at a 0.1% fee give ${dollars(10_000 * 1.069 ** 20)}`)
  expect(body15).toContain(`At 1.0% they give ${dollars(10_000 * 1.06 ** 20)}`)
})

const tax = (income: number, rate: number) => Math.round(income * rate)

test('the sums of lesson 13 are right', () => {
  expect(tax((8000 - 5000) / 2, 0.3)).toBe(450)
  expect(body13).toContain('tax on $1,500 at 30% is $450')
  const indexed = 8000 - 5000 * 1.09
  expect(Math.round(indexed)).toBe(2550)
  expect(body13).toContain('$8,000 - $5,450 = $2,550, and 30% of that is $765')
  expect(tax(indexed, 0.3)).toBe(765)
  const split = (7000 - 5000) / 2 + (9000 - 7000 * 1.09)
  expect([Math.round(9000 - 7000 * 1.09), Math.round(split), tax(split, 0.3)]).toEqual([1370, 2370, 711])
  expect(body13).toContain('$9,000 - $7,630 = $1,370. Tax on $2,370 at 30% is $711')
  expect(tax(indexed, 0.14)).toBe(357)
  expect(body13).toContain('Without a minimum the tax would be $357. With it, $765')
  expect(tax((3000 - 1200) / 2, 0.3)).toBe(270)
  expect(body13).toContain('half of that is $900, and the tax is $270')
})

test('the sums of lesson 14 are right', () => {
  const kept = (rate: number) => Math.round(700 + 300 - 1000 * rate)
  expect([0, 0.15, 0.3, 0.37].map(kept)).toEqual([1000, 850, 700, 630])
  for (const amount of [1000, 850, 700, 630]) expect(body14).toContain(`$${amount.toLocaleString('en-AU')} is kept`)
  const yieldOf = (aYear: number, price: number) => ((aYear / price) * 100).toFixed(1)
  expect(body14).toContain(`At 70 cents a year on a $14 share it is ${yieldOf(0.7, 14)}%`)
  expect(body14).toContain(`is $1.00 on $14, or ${yieldOf(1, 14)}%`)
  expect(body14).toContain(`from $14 to $7 shows a yield of ${Number(yieldOf(0.7, 7))}%`)
  expect(body14).toContain(`$20.00 share with a 70 cent dividend would start near $${(20 - 0.7).toFixed(2)}`)
})
