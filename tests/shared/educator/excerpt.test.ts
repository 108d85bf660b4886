// The sentences that go along: those that say most of what is asked, whole and side by side.
import { expect, test } from 'vitest'
import { excerptOf, maxExcerptLength } from '#shared/educator/excerpt.ts'
import type { Sentence } from '#shared/educator/passages.ts'
import { stemsOf } from '#shared/educator/question-words.ts'

const row = (...texts: Array<string | Sentence>): Sentence[] =>
  texts.map((text) => (typeof text === 'string' ? { text, isLeaning: false } : text))

function excerpt(sentences: readonly Sentence[], question: string) {
  const words = sentences.map(({ text }) => new Set(stemsOf(text)))
  return excerptOf(sentences, words, new Map(stemsOf(question).map((word) => [word, 1])))
}

test('it holds what is asked about with what goes on from it, however late in the passage that stands', () => {
  const others = Array.from(
    { length: 9 },
    (_, at) => `Dogs of the kind number ${at} bark at cats, at cars and at each other all day long.`,
  )
  const sentences = row(...others, 'Whales sing.', 'Their songs are long.', ...others)
  expect(excerpt(sentences, 'whales songs')).toMatchObject({ said: new Set(stemsOf('whales songs')) })
  expect(excerpt(sentences, 'whales songs')?.text).toContain('Whales sing. Their songs are long.')
})

test('it never begins with a sentence that leans', () => {
  const sentences = row('Ants march.', 'A whale is large.', { text: 'It sings.', isLeaning: true }, 'Bees fly.')
  expect(excerpt(sentences, 'sings')?.text).toContain('A whale is large. It sings.')
  expect(excerpt([{ text: 'It sings.', isLeaning: true }], 'sings')).toBeUndefined()
})

test('a list is quoted with what announces it whole, or without', () => {
  const list = (entry: string): Sentence[] =>
    row('Ants march.', { text: 'Two sing:', isLeaning: false, announcesTo: 3 }, `Whales: ${entry}.`, 'Birds: at dawn.')
  expect(excerpt(list('at night'), 'two sing whales')?.text).toBe(
    'Ants march. Two sing: Whales: at night. Birds: at dawn.',
  )
  expect(excerpt(list('long '.repeat(115).trim()), 'whales two birds')?.text).not.toContain('Two sing:')
})

test('it stays within its length, has two sentences where there are two, and is none where none can be quoted', () => {
  const long = row(...Array.from({ length: 20 }, (_, at) => `Whale ${at} sings as long as whales can sing at night.`))
  expect(excerpt(long, 'whale sings night')?.text.length).toBeLessThanOrEqual(maxExcerptLength)
  expect(excerpt(row('Whales sing.'), 'whales')?.text).toBe('Whales sing.')
  expect(excerpt(row('Whales sing.', 'Ants march.'), 'whales')?.text).toBe('Whales sing. Ants march.')
  expect(excerpt(row('Whales sing.'), 'ants')).toMatchObject({ said: new Set() })
  expect(excerpt([], 'whales')).toBeUndefined()
  expect(excerpt(row('x'.repeat(maxExcerptLength + 1)), 'whales')).toBeUndefined()
})
