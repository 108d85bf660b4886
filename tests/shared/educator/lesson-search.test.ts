// The search in the app's own lessons: the right lesson for a question, and excerpts that may go along.
import { expect, test } from 'vitest'
import { maxExcerptLength } from '#shared/educator/excerpt.ts'
import { lessonSearch } from '#shared/educator/lesson-search.ts'
import { lessonCatalogue } from '#shared/learning/lesson-catalogue.ts'

const { search } = lessonSearch()

test.each([
  ['How does compounding work?', 1],
  ['risk vs return', 2],
  ['What does diversification mean?', 3],
  ['Understanding ETFs', 4],
  ["what's an etf", 4],
  ['management fees', 4],
  ['How do I read a price chart?', 5],
  ['What is bitcoin?', 6],
  ['why does ethereum need gas', 7],
  ['What is FOMO?', 8],
  ['staying calm in a crash', 9],
  ['What was the dot-com bubble?', 10],
  ['What happened in 2008?', 11],
  ['divresification', 3],
])('%s finds lesson %i first', async (question, lessonId) => {
  expect((await search(question))[0]?.lessonId).toBe(lessonId)
})

test('a question about capital gains tax is answered from dated rules, on both sides of 1 July 2027', async () => {
  const found = await search('How does capital gains tax on investments work in Australia?')
  expect(found[0]?.lessonId).toBe(13)
  // What is told first, and what is told of the discount.
  for (const text of [found[0]?.text, found.find((each) => each.text.includes('discount'))?.text]) {
    expect(text).toMatch(/as at November 2026/i)
    expect(text).toMatch(/30 June 2027/)
    expect(text).toMatch(/from 1 July 2027/i)
  }
  expect(found.map(({ text }) => text).join('\n')).toMatch(/50% CGT discount/)
})

test.each(['', 'how should I do it?', 'banana bread recipe', '???'])('%j finds nothing', async (question) => {
  expect(await search(question)).toEqual([])
})

test.each([
  'My flatmate keeps going on about his dog and the beach and his guitar band, the fridge is empty again, the landlord rang, rain tomorrow, and he mentioned dividends',
  'I want to write a birthday poem for my cousin who plays cricket, loves pizza, hates broccoli, owns three cats, a parrot, a kayak and an ETF',
])('a long message that names a term in passing is quoted nothing about it: %s', async (message) => {
  expect(await search(message)).toEqual([])
  // Its end alone is about the term.
  expect(await search(message.split(' ').slice(-2).join(' '))).not.toEqual([])
})

test('however long a question is, three excerpts of 1,800 characters in all go along', async () => {
  const everything = lessonCatalogue.map(({ title, description }) => `${title} ${description}`).join(' ')
  const found = await search(everything)
  expect(found).toHaveLength(3)
  expect(found.map(({ text }) => text).join('').length).toBeLessThanOrEqual(3 * maxExcerptLength)
  expect(3 * maxExcerptLength).toBeLessThanOrEqual(1800)
})
