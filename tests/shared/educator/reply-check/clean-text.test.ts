// Cleaning a message: what nobody can see does not reach the model.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cleanText } from '#shared/educator/reply-check/clean-text.ts'

test.each([
  ['control characters', 'a\u0000b\u0007c\u009f', 'abc'],
  ['bidi controls', 'a\u202eb\u2066c\u200e', 'abc'],
  ['zero-width signs', 'a\u200bb\ufeffc\u2060', 'abc'],
  ['tag characters', 'hi\u{e0068}\u{e0069}\u{e007f}', 'hi'],
  ['lone surrogates', 'a\ud800b', 'a\ufffdb'],
  ['decomposed accents', 'cafe\u0301', 'café'],
  ['line ends of other systems', 'a\r\nb\rc\u2028d', 'a\nb\nc\nd'],
  ['many line feeds', 'a\n\n\n\nb', 'a\n\nb'],
  ['space around', ' \n a \t', 'a'],
])('%s are cleaned', (_, raw, clean) => {
  expect(cleanText(raw)).toBe(clean)
})

test('tabs, line feeds, emoji and other alphabets stay', () => {
  expect(cleanText('a\tb\nШ 漢 😀')).toBe('a\tb\nШ 漢 😀')
})

test('cleaning twice changes nothing more', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      expect(cleanText(cleanText(text))).toBe(cleanText(text))
    }),
  )
})
