// The glossary: each name leads to one term, meanings are short, and nothing in it steers anybody.
import { expect, test } from 'vitest'
import { lessonCatalogue } from '#shared/learning/lesson-catalogue.ts'
import { termNamed, terms } from '#shared/learning/terms.ts'

const sentences = (text: string): number => text.replaceAll(/\b(?:am|pm)\b/g, '').match(/[.!?](?=\s|$)/g)?.length ?? 0

test('there are at least 120 terms in the order of their names, each with an id of its own', () => {
  expect(terms.length).toBeGreaterThanOrEqual(120)
  expect(new Set(terms.map(({ id }) => id)).size).toBe(terms.length)
  const names = terms.map(({ id }) => id)
  expect(names).toEqual(names.toSorted())
})

test('every name and synonym leads to its own term and to no other', () => {
  const seen = new Map<string, string>()
  for (const term of terms) {
    for (const name of [term.term, ...term.also]) {
      expect(seen.get(name.toLowerCase()) ?? term.id, name).toBe(term.id)
      seen.set(name.toLowerCase(), term.id)
      expect(termNamed(name.toUpperCase())?.id).toBe(term.id)
    }
  }
  expect(termNamed('fomo')?.id).toBe('fear-of-missing-out')
  expect(termNamed('banana bread')).toBeUndefined()
})

test.each(terms.map((term) => [term.id, term] as const))(
  '%s is explained in one or two short sentences',
  (_, { meaning }) => {
    expect(sentences(meaning)).toBeGreaterThanOrEqual(1)
    expect(sentences(meaning)).toBeLessThanOrEqual(2)
    expect(meaning.length).toBeLessThanOrEqual(220)
    expect(meaning).not.toMatch(
      /\b(?:you should|should (?:buy|sell|hold)|best|recommend\w*|consider (?:buying|selling)|must buy|good investment|worth buying|avoid)\b/i,
    )
  },
)

test('terms lead to every lesson there is, and to no other', () => {
  const linked = new Set(terms.flatMap(({ lessonId }) => lessonId ?? []))
  expect([...linked].toSorted((a, b) => a - b)).toEqual(lessonCatalogue.map(({ id }) => id))
})
