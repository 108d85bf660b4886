// The hash is FNV-1a and the draws are mulberry32, with values of other makes of them: quizzes and made-up decades follow from them and may not move.
import { expect, test } from 'vitest'
import { drawsOf, hashOf } from '#shared/kernel/hash.ts'

test.each([
  ['', 0x811c9dc5],
  ['a', 0xe40c292c],
  ['foobar', 0xbf9cf968],
])('%j', (text, hash) => expect(hashOf(text)).toBe(hash))

test.each([
  [0, [1144304738, 1416247, 958946056]],
  [1, [2693262067, 11749833, 2265367787]],
  [0xffffffff, [3850105811, 813802916, 3073704848]],
])('from %d the draws are those of mulberry32', (seed, parts) => {
  const draw = drawsOf(seed)
  expect(parts.map(() => draw() * 2 ** 32)).toEqual(parts)
})
