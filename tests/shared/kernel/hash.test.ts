// The hash is FNV-1a with its published values: draws and made-up decades follow from it and may not move.
import { expect, test } from 'vitest'
import { hashOf } from '#shared/kernel/hash.ts'

test.each([
  ['', 0x811c9dc5],
  ['a', 0xe40c292c],
  ['foobar', 0xbf9cf968],
])('%j', (text, hash) => expect(hashOf(text)).toBe(hash))
