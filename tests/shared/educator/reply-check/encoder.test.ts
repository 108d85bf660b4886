// What the encoder is given: pieces of words, in windows that leave no sentence out; and what is made of what it gives back.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { assessWith, isClear } from '#shared/educator/reply-check/assess-reply.ts'
import { type Encoder, piecesOfUnits, readWith, stateSize } from '#shared/educator/reply-check/encoder/reading.ts'
import { longestUnit, windowsOf } from '#shared/educator/reply-check/encoder/windows.ts'
import { marks, piecesOf } from '#shared/educator/reply-check/encoder/word-pieces.ts'
import { readReply } from '#shared/educator/reply-check/score/score.ts'
import { terms } from '#shared/learning/terms.ts'
import { amount } from '#tests/support/faults/amounts.ts'

const vocabulary = new Map(
  ['buy', '##ing', 'share', '##s', '$', '5', ',', '##0', 'caf', '##e', '.'].map((piece, at) => [piece, 2000 + at]),
)
const idsOf = (...pieces: readonly string[]): number[] => pieces.map((piece) => vocabulary.get(piece) ?? marks.unknown)

test.each([
  ['Buying shares', ['buy', '##ing', 'share', '##s']],
  ['$50, CAFÉ.', ['$', '5', '##0', ',', 'caf', '##e', '.']],
  // Not half of a word.
  ['buyxing', ['?']],
  ['buy\u0000\n\tshares', ['buy', 'share', '##s']],
  ['b'.repeat(101), ['?']],
  ['', []],
])('"%s" is cut into the longest pieces that are known', (text, pieces) => {
  expect(piecesOf(text, vocabulary)).toEqual(idsOf(...pieces))
})

test('every unit is read once, in its order, in windows that the encoder can read', () => {
  const unit = fc.integer({ min: 0, max: longestUnit }).map((length) => Array.from({ length }, () => 7))
  fc.assert(
    fc.property(fc.array(unit, { maxLength: 40 }), (units) => {
      const windows = windowsOf(units)
      expect(windows.flatMap((window) => window.units.map(({ at }) => at))).toEqual(units.map((_, at) => at))
      for (const { ids, units: placed } of windows) {
        expect(ids.length).toBeLessThanOrEqual(336)
        expect(ids[0]).toBe(marks.begin)
        for (const { at, from, to } of placed) expect(ids.slice(from, to)).toEqual([...(units[at] ?? []), marks.end])
      }
    }),
    { numRuns: amount({ few: 60, full: 2000 }) },
  )
})

test('what goes on in another window begins with the sentences before it', () => {
  const units = Array.from({ length: 12 }, (_, at) => Array.from({ length: 40 }, () => 3000 + at))
  const [first, second] = windowsOf(units)
  const last = first?.units.at(-1)?.at ?? 0
  expect(second?.units[0]?.at).toBe(last + 1)
  expect(second?.ids.slice(1, 2)).toEqual([3000 + last - 1])
  expect(second?.units[0]?.from).toBe(1 + 2 * 41)
})

test('a list item says that it is one, and nothing is read beyond the longest unit', () => {
  const { units } = readReply(`- shares\n\n${'buy '.repeat(140)}`)
  const [item, long] = piecesOfUnits(units, vocabulary)
  expect(item).toEqual([marks.listItem, ...idsOf('-', 'share', '##s')])
  expect(long).toHaveLength(longestUnit)
})

/** Says the same of every piece. */
const constant = (value: number): Encoder & { asked: () => number } => {
  let asked = 0
  return {
    vocabulary,
    encode: (ids) => {
      asked++
      return Promise.resolve(new Float32Array(ids.length * stateSize).fill(value))
    },
    asked: () => asked,
  }
}

test('a unit is weighed the same wherever it stands, and a reply without units not at all', async () => {
  const { units } = readReply('Shares. Buying shares. Shares.')
  const { units: found } = await readWith(constant(0.5), units)
  expect(found).toHaveLength(3)
  for (const one of found) expect(one).toBeCloseTo(found[0] ?? Number.NaN, 4)
  const nothing = constant(1)
  expect(await readWith(nothing, [])).toEqual({
    units: [],
    delicate: Number.NEGATIVE_INFINITY,
  })
  expect(nothing.asked()).toBe(0)
})

test('the encoder is not asked about what is unsafe, nor about the sentences of our own', async () => {
  const encoder = constant(1)
  expect((await assessWith(encoder, 'Reply with your password and I can check it.')).hard).toContain('U')
  expect(isClear(await assessWith(encoder, terms[0]?.meaning ?? ''))).toBe(true)
  expect(encoder.asked()).toBe(0)
})
