// Normalising a reply: disguises come off, honest text stays.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { deLeet, joinLetters, normaliseReply, toPlain } from '#shared/educator/reply-check/normalise.ts'
import { praiseOrBlame, toOneByte } from '#shared/educator/reply-check/one-byte.ts'
import { findSecurities } from '#shared/educator/reply-check/securities.ts'

test.each([
  ['full-width letters', 'Ｂｕｙ ＢＨＰ', 'Buy BHP'],
  ['mathematical letters', '𝐁𝐮𝐲 𝒮𝘩𝙖𝚛𝖊𝗌', 'Buy Shares'],
  ['circled letters', 'Ⓑⓤⓨ', 'Buy'],
  ['Cyrillic and Greek look-alikes', 'Вuу ΒΗΡ', 'Buy BHP'],
  ['flag letters', '🇨🇧🇦', 'CBA'],
  ['small capitals', 'ʙᴜʏ', 'BuY'],
  ['stacked accents', 'b\u0301u\u0302\u0303y', 'buy'],
  ['zero-width and bidi controls', 'b\u200bu\u2060y\u202e', 'buy'],
  ['tag characters', 'buy\u{e0041}\u{e0042}', 'buy'],
  ['emphasis inside a word', 'b*u*y __now__', 'buy now'],
  ['curly quotes and odd spaces', '\u201cit\u2019s\u201d\u00a0so', '"it\'s" so'],
])('%s are read as a person reads them', (_, raw, plain) => {
  expect(toPlain(raw).toLowerCase()).toBe(plain.toLowerCase())
})

test.each([
  ['b u y it', 'buy it'],
  ['C.B.A now', 'CBA now'],
  ['s-e-l-l', 'sell'],
  ['b u y  W B C', 'buy  WBC'],
])('"%s" is joined and reported as spelled out', (apart, together) => {
  expect(joinLetters(apart)).toEqual({ text: together, isSpelledOut: true })
})

test.each([
  'A.S.X.',
  'an e.g. and an i.e.',
  'shares A, B and C',
  'T + 2',
  'U.S. shares',
  'not a q i can answer',
  'how r u a year on',
])('"%s" is honest spelling', (text) => {
  expect(joinLetters(text).isSpelledOut).toBe(false)
})

test.each([
  ['8uy', 'buy'],
  ['$ell', 'sell'],
  ['b1tc0in', 'bitcoin'],
  ['sh4res', 'shares'],
])('"%s" is read as "%s"', (leet, word) => {
  expect(deLeet(leet, 'i')).toBe(word)
})

test.each(['5k', '2nd', '1990s', '10x', 'A200', 'Q4', '401k', '$50', 'US$20', '12.5%', 'FY25'])(
  '"%s" mixes digits and letters honestly',
  (text) => {
    expect(deLeet(text, 'i')).toBe(text)
  },
)

test.each([
  ['a long dash', 'shares\u2014or not', 'shares - or not'],
  ['an ellipsis', 'and so\u2026', 'and so...'],
  ['euros', '\u20ac50', '\u00a350'],
  ['digits of another script', '\u0665\u0660', '99'],
  ['a rare hyphen', 'buy\u2015sell', 'buy-sell'],
])('%s becomes a sign of one byte with the same meaning', (_, sign, one) => {
  expect(toOneByte(sign)).toBe(one)
})

test('a thumb keeps its verdict, and nothing typed can pass for one', () => {
  const thumb = new RegExp(praiseOrBlame)
  expect(toOneByte('\u{1f44d}')).toMatch(thumb)
  expect(toOneByte('\u{1f680}')).toMatch(thumb)
  expect(toOneByte('\u00a4 \u00a7 \u{1f4c8} \u80a1')).not.toMatch(thumb)
})

test('whatever the text, no sign above one byte is left', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (text) => {
      expect([...toOneByte(text)].every((sign) => (sign.codePointAt(0) ?? 0) <= 0xff)).toBe(true)
    }),
  )
})

test('words tied together are read apart', () => {
  expect(normaliseReply('buy-the-one-that-pays').folded).toContain('buy the one that pays')
  expect(normaliseReply('A buy-and-hold plan.').folded).toEqual([])
})

test('a plain reply has no other form, a disguised one has', () => {
  expect(normaliseReply('A share is a part of a company.').folded).toEqual([])
  expect(normaliseReply('8uy Te1stra').folded.join(' ')).toContain('Telstra')
})

test.each([
  'BHP',
  'Commonwealth Bank',
  'commbank',
  'vas',
  'NVDA',
  'Apple',
  'Solana',
  'XRP',
  'Betashares',
  'CommSec',
  'ASX: XYZ',
  '$PLS',
  'a few Telstras',
  'Wood side',
  'QQQQ',
])('"%s" names a security', (text) => {
  expect(findSecurities(`It is ${text} today`).filter(({ isTechnology }) => !isTechnology)).not.toEqual([])
})

test.each([
  'ASX',
  'ETF and LIC',
  'CGT, GST and ATO',
  'NOT ONLY that',
  'FOMO',
  'origin',
  'a block of text',
  'perpetual',
  'the ripple effect',
  'an apple',
])('"%s" names none', (text) => {
  expect(findSecurities(`It is ${text} today`)).toEqual([])
})

test('bitcoin and ethereum are marked as technology', () => {
  expect(findSecurities('How bitcoin and ethereum work').map(({ isTechnology }) => isTechnology)).toEqual([true, true])
})
