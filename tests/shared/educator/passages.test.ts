// What of the lessons may be quoted: whole sentences that stand on their own or on the one before, and no sum of somebody's money.
import { expect, test } from 'vitest'
import { passagesOf } from '#shared/educator/passages.ts'
import { assessReply } from '#shared/educator/reply-check/assess-reply.ts'
import { educatorDisclaimer } from '#shared/educator/reply-check/disclaimer.ts'
import { lessonCatalogue } from '#shared/learning/lesson-catalogue.ts'
import { loadLesson } from '#shared/learning/lesson-texts.ts'

const lessons = await Promise.all(
  lessonCatalogue.map(async ({ id, title }) => ({ id, title, body: (await loadLesson(id))?.body ?? '' })),
)
const sentences = lessons.flatMap(passagesOf).flatMap((passage) => passage.sentences)
const quotable = sentences.map(({ text }) => text)
const everything = quotable.join('\n')

const made = (body: string) => passagesOf({ id: 1, title: 'Made up', body: `# Made up\n\n${body}` })[0]?.sentences ?? []
const texts = (body: string): string[] => made(body).map(({ text }) => text)

test('every lesson has passages, and none of their sentences is markup, an address or a worked example', () => {
  for (const lesson of lessons) expect(passagesOf(lesson).length).toBeGreaterThanOrEqual(5)
  for (const text of quotable) {
    expect(text).not.toMatch(/Worked example|\*\*|\]\(|https?:/)
    expect(text).toMatch(/[.!?:"')]$/)
  }
})

test.each(['$28,717', '$1,000', '$8,400', '$850', '$600 a week', '$10,000', '$12,190', '$78', '$988'])(
  'what somebody’s money comes to is not told: %s',
  (sum) => expect(everything).not.toContain(sum),
)

test.each([
  'Financial Claims Scheme up to $250,000',
  'a cap of $32,500',
  '2026-27 is $130,000',
  'income of up to $37,000',
  'no more than $5,000 in the year',
  'less than $6,000',
  'US$347.51 on 27 January 2021',
  'rescued with US$85 billion',
])('what the law sets and what history records is told: %s', (fact) => expect(everything).toContain(fact))

test('no sentence with an amount breaks a hard rule of replies, so that a model may repeat it', () => {
  const withAmounts = quotable.filter((text) => /[$€£]|\bcents\b/.test(text))
  expect(withAmounts.length).toBeGreaterThan(15)
  for (const text of withAmounts) expect(assessReply(`${text}\n\n${educatorDisclaimer}`).hard, text).toEqual([])
})

test('nobody and no step of a worked example is spoken of', () => {
  expect(everything).not.toMatch(/\b(?:Mia|Ben|Priya|Sam|Ana|Chloe|Dev)\b|\b[Ss]tep \d|first buyer|third claim/)
})

test('a sum takes along what goes on from it, and leaves what stands on its own', () => {
  expect(
    texts('One fee is flat. On $1,000 it is $78. That is a lot. Fees on a percentage grow with the balance.'),
  ).toEqual(['One fee is flat.', 'Fees on a percentage grow with the balance.'])
  expect(
    texts('**Cap, as at May 2026:** there is one. On $70,000 it is $8,400. People with less than $6,000 pay none.'),
  ).toEqual(['Cap, as at May 2026: there is one.', 'People with less than $6,000 pay none.'])
})

test.each([
  'Job ads play a small game here.',
  'both are added to income',
  'This is called the gross-up.',
  'Had she needed the money',
  'Nobody worked harder in year 40.',
])('what speaks of a sum or of somebody left out is left out with it: %s', (words) =>
  expect(everything).not.toContain(words),
)

test('a sentence that only points to the next goes with it; one about two that were named stays after them', () => {
  expect(texts('Ads play a game here. An $80,000 package often means $71,429. Funds show what arrived.')).toEqual([
    'Funds show what arrived.',
  ])
  expect(texts('Ads play a game here. A package holds the super. Funds show what arrived.')).toHaveLength(3)
  expect(texts('A dividend comes with a credit. On the form both are income. Tax follows.')).toHaveLength(3)
  expect(texts('Shares pay. With $70 comes $30. On the form both are income. Tax follows.')).toEqual([
    'Shares pay.',
    'Tax follows.',
  ])
})

test('a list that lacks an entry is not announced; one that is whole is announced up to its last sentence', () => {
  const entries = (second: string): string =>
    `Two things matter:\n\n- **One:** it is dull. It stays.\n- **Two:** ${second}`
  expect(texts(entries('$5 becomes $10.'))).toEqual(['One: it is dull.', 'It stays.'])
  expect(made(entries('it is quick')).map(({ announcesTo, isLeaning }) => [announcesTo, isLeaning])).toEqual([
    [3, false],
    [undefined, false],
    [undefined, true],
    [undefined, false],
  ])
})

test('what begins with a reference leans on what stands before it; a section begins with its heading before it', () => {
  expect(made('It is old. A ledger is a list. It has no head office (a bank has one. Two, even).')).toEqual([
    { text: 'It is old.', isLeaning: false },
    { text: 'A ledger is a list.', isLeaning: false },
    { text: 'It has no head office (a bank has one. Two, even).', isLeaning: true },
  ])
})
