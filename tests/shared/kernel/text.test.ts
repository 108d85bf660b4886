import { expect, test } from 'vitest'
import { asLine, firstCharacters, Instant, line, utf8Bytes, visibleLine } from '#shared/kernel/text.ts'
import { NewHolding } from '#shared/portfolio/holding.ts'
import { textOf } from '#shared/portfolio/import/cells.ts'
import { fieldErrors } from '#shared/operation/validation-messages.ts'

test.each(['', 'a', 'é', '€', '😀', 'a😀é€', '\u007F\u0080\u07FF\u0800\uFFFF', '\uD800'])(
  'the bytes of %j are counted as an encoder writes them',
  (text) => {
    expect(utf8Bytes(text)).toBe(new TextEncoder().encode(text).length)
  },
)

test('an instant has nanoseconds at the finest', () => {
  const taken = ['2026-11-22T00:00:00Z', '2026-11-22T00:00:00.123Z', '2026-11-22T00:00:00.123456789Z']
  expect(taken.filter((instant) => !Instant.safeParse(instant).success)).toEqual([])
  for (const decimals of ['1234567890', '0'.repeat(64_000)]) {
    const issues = Instant.safeParse(`2026-11-22T00:00:00.${decimals}Z`).error?.issues ?? []
    expect(fieldErrors(issues)).toEqual([{ path: '', message: 'must be at most 30 characters' }])
  }
})

test('a line is cut by characters, as it is counted, and never within one', () => {
  const three = '🦘🦘🦘'
  expect([asLine(three, 3), asLine(`${three}🦘`, 3), asLine(` a${three}`, 3)]).toEqual([three, three, 'a🦘🦘'])
  expect([asLine('ab c', 3), asLine('\uD83E\uD83E', 3), asLine('', 3)]).toEqual(['ab', '\uFFFD\uFFFD', ''])
  expect(line(3).safeParse(three).success).toBe(true)
  expect([0, 1, 3, 9].map((most) => firstCharacters('a🦘b', most))).toEqual(['', 'a', 'a🦘b', 'a🦘b'])
})

const joined = '👩\u200D👩\u200D👧'
test.each(['\u3164', '\u2800\u2800', '\u00AD', '\u200D\u200C', '\u180E', '\uFE0F', '\u{E0001}'])(
  'a name of which nothing is seen is refused, and such a note is none: %j',
  (text) => {
    const issues = visibleLine(9).safeParse(` ${text} `).error?.issues ?? []
    expect(fieldErrors(issues)).toEqual([{ path: '', message: 'must not contain control or invisible characters' }])
    expect(asLine(text, 9)).toBe('')
    // Beside what is seen they may be needed.
    expect(visibleLine(9).safeParse(`a${text}`).success).toBe(true)
    expect([visibleLine(9).parse(joined), asLine(joined, 9)]).toEqual([joined, joined])
  },
)

test('a holding is not named by what nobody sees, and such a cell of a file is empty', () => {
  const held = { type: 'stock', symbol: 'CBA', quantity: 1, costBasis: 1 }
  expect(NewHolding.safeParse({ ...held, name: '\u3164' }).success).toBe(false)
  expect(NewHolding.safeParse({ ...held, name: joined }).success).toBe(true)
  expect([textOf('\u3164\u2800'), textOf(joined)]).toEqual(['', joined])
})
