// Question words: small talk asks for no lesson, and words that look alike mean what they mean in their sentence.
import { expect, test } from 'vitest'
import { lessonSearch } from '#shared/educator/lesson-search.ts'
import { stemsOf } from '#shared/educator/question-words.ts'

const { search, termFor } = lessonSearch()

test.each([
  'how am i going',
  'hows it going',
  'how are you going',
  'am i going ok',
  'hows your day going',
  'whats going on',
  'i am getting there',
  'getting bored',
  'trying to learn',
  'ok going to bed',
  'can you explain that more simply',
  'say it simpler',
  'in plain english pls',
  'can you go over that again',
  'is it optional',
  'is that mine',
  'bear with me',
  'thats super helpful',
])('"%s" is quoted nothing', async (question) => {
  expect([await search(question), await termFor(question)]).toEqual([[], undefined])
})

test.each([
  ['how do options work', 'option'],
  ['put options', 'option'],
  ['how do futures work', 'derivative'],
  ['cfds legit?', 'derivative'],
  ['what is a stop loss', 'stop-loss-order'],
])('"%s" has its term, %s, and no passage that only shares a word', async (question, id) => {
  expect(await termFor(question)).toMatchObject({ id })
  expect(await search(question)).toEqual([])
})

test.each([
  ['what is the min super', 'superannuation', '12 The line on the payslip'],
  ["i'm 19 and work at maccas do i get super", 'superannuation', '12 The line on the payslip'],
  ['what is the default super option', 'superannuation', '12 Where it sits'],
  ['bear market meaning', 'bear-market', '9 What a panic does to your head'],
  ['what happened to bear stearns', undefined, '11 September 2008'],
  ['what is the bid ask spread', 'spread', '4 Two prices that stay close'],
  ['how do i spread my risk', 'diversification', '3 Two kinds of risk'],
  ['how is bitcoin mined', 'mining', '6 A ledger with no head office'],
  ['how many bitcoin are left to mine', 'bitcoin', '6 A supply on a timetable'],
  ['explain etfs in simple terms', 'exchange-traded-fund', '4 ETFs'],
  ['simple interest', 'simple-interest', '1 Returns on returns'],
  ['what happened to one.tel', undefined, '10 How it ended'],
])('"%s" is about %s and is quoted %s first', async (question, id, part) => {
  expect((await termFor(question))?.id).toBe(id)
  const [first] = await search(question)
  expect(`${first?.lessonId} ${first?.heading}`).toBe(part)
})

test.each(['min amount to buy on asx', 'what is the min super', 'min investment', 'why are mining stocks so big here'])(
  '"%s" is not about the mining of coins',
  async (question) => {
    expect((await termFor(question))?.id).not.toBe('mining')
    expect((await search(question)).map(({ lessonId }) => lessonId)).not.toContain(6)
  },
)

test('a gap between prices is no spreading of risk', async () => {
  expect((await termFor('why is the spread so big on small stocks'))?.id).toBe('spread')
})

test.each([
  ['mining', 'min'],
  ['futures', 'future'],
  ['optional', 'option'],
  ['bear stearns', 'bear market'],
  ['stop-loss', 'losses'],
])('%s and %s share no word', (one, other) => {
  const words = new Set(stemsOf(other))
  expect(stemsOf(one).filter((word) => words.has(word))).toEqual([])
})
