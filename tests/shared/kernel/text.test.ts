import { expect, test } from 'vitest'
import { utf8Bytes } from '#shared/kernel/text.ts'

test.each(['', 'a', 'é', '€', '😀', 'a😀é€', '\u007F\u0080\u07FF\u0800\uFFFF', '\uD800'])(
  'the bytes of %j are counted as an encoder writes them',
  (text) => {
    expect(utf8Bytes(text)).toBe(new TextEncoder().encode(text).length)
  },
)
