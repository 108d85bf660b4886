// Help for a question: the model is told whom it may send somebody to where there is trouble, and of nobody else.
import { expect, test } from 'vitest'
import { dataBlock } from '#shared/educator/data-block.ts'
import { helpLinesFor } from '#shared/educator/help-for.ts'
import { learnerOf } from '#shared/educator/learner.ts'
import { withoutHelpContacts } from '#shared/educator/reply-check/hosts.ts'

test.each([
  'I lost half my savings and I can’t sleep',
  'someone on telegram says they can double my money, legit?',
  'i owe 14k on afterpay and cards',
  'my dad died and left me shares',
  'cant stop checking the pokies app',
  'my husband controls all my money and I can’t leave',
  'how do i rebuild after a relationship breakdown',
  'i feel like there is no point in living',
])('"%s" gets the help lines', (question) => {
  const told = helpLinesFor(question)
  expect(told.map(({ name }) => name)).toEqual(expect.arrayContaining(['Lifeline', 'National Debt Helpline', 'IDCARE']))
  // The check lets the model repeat every one of them.
  for (const { number } of told) expect(withoutHelpContacts(`Ring ${number}.`)).toBe('Ring a help line.')
})

test.each([
  'what even is an etf',
  'give me a breakdown of etf fees',
  'when is the ex-dividend date',
  'is cryptocurrency taxed',
  'What does ASX mean?',
])('"%s" gets none, and its data have no such part', (question) => {
  expect(helpLinesFor(question)).toEqual([])
  const data = dataBlock({ learner: learnerOf(undefined, []), lessons: [], mode: 'explain', question }, 'abc')
  expect(JSON.parse(data.split('\n')[1] ?? '')).not.toHaveProperty('helpLines')
})

test('the lines stand in the data as they are written', () => {
  const question = 'I was scammed, who do I ring?'
  const data = dataBlock({ learner: learnerOf(undefined, []), lessons: [], mode: 'explain', question }, 'abc')
  expect(JSON.parse(data.split('\n')[1] ?? '')).toMatchObject({ helpLines: helpLinesFor(question) })
})
