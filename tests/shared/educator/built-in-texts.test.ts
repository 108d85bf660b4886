// The texts that answer in the educator's place: word for word where they are specified, and held to the same rules.
import { expect, test } from 'vitest'
import {
  cannedReplies,
  cannotAdvise,
  chatTrouble,
  chatUnavailable,
  englishOnly,
  limitTexts,
  worriedReply,
} from '#shared/educator/texts.ts'
import { fallbackEducation } from '#shared/educator/fallback.ts'
import { lessonCatalogue } from '#shared/learning/lesson-catalogue.ts'
import { loadLesson } from '#shared/learning/lesson-texts.ts'
import { assessReply } from '#shared/educator/reply-check/assess-reply.ts'
import { resolveCitations } from '#shared/educator/reply-check/citations.ts'
import { educatorDisclaimer } from '#shared/educator/reply-check/disclaimer.ts'

test('the specified texts are word for word', () => {
  expect(chatUnavailable).toBe('AI chat is currently unavailable. Please check your API configuration.')
  expect(chatTrouble).toBe("I'm having trouble responding right now. Please try again in a moment.")
})

test.each(Object.entries(fallbackEducation))(
  'the built-in overview for %s passes the guard and cites lessons',
  (_level, text) => {
    expect(assessReply(`${text}\n\n${educatorDisclaimer}`)).toEqual({ hard: [], soft: [] })
    const { reply, citations } = resolveCitations(text, lessonCatalogue)
    expect(reply).toBe(text)
    expect(citations.length).toBeGreaterThanOrEqual(4)
    const words = text.split(/\s+/).length
    expect(words).toBeGreaterThan(200)
    expect(words).toBeLessThan(450)
  },
)

/** What a learner who follows a citation must find in the lesson, by the words that stand before the citation. */
const terms: ReadonlyArray<readonly [said: RegExp, taught: RegExp]> = [
  [/ETF/, /ETF/],
  [/swing the most/, /swings/],
  [/possible returns/, /possible/],
  [/fall together/, /fall/],
  [/correlat/i, /correlation|same day/],
  [/compounding/i, /compound/i],
  [/drawdown/i, /drawdown/],
  [/sequence risk/, /sequence risk/],
  [/liquidity/i, /Liquidity/],
  [/inflation/, /inflation/i],
  [/permanent loss/, /permanent loss/i],
  [/tracking difference/, /tracking difference/i],
  [/\blend\b/, /\blend/],
  [/currenc/, /currency/],
  [/1 July 2027/, /1 July 2027/],
  [/Franking/, /franking/i],
  [/Fees compound/, /fee/],
  [/disclosure document/, /product disclosure statement/i],
  [/custody/, /custod|private key/],
  [/Keys and platforms/, /private key[\s\S]*platform/],
  [/smart contract/, /smart contract/i],
  [/same fear/, /same feeling/],
  [/dot-com/, /Dot-Com/],
  [/crisis of 2008/, /2008/],
]

test('what the built-in overviews cite a lesson for is in that lesson', async () => {
  let checked = 0
  for (const text of Object.values(fallbackEducation)) {
    for (const [, words = '', id = ''] of text.matchAll(/([^.\n[\]]+)(?:\.[^[\]\n]{0,2})? \[Lesson (\d+)\]/g)) {
      const body = (await loadLesson(Number(id)))?.body ?? ''
      for (const [said, taught] of terms) {
        if (!said.test(words)) continue
        expect(body, `${words} [Lesson ${id}]`).toMatch(taught)
        checked++
      }
    }
  }
  expect(checked).toBeGreaterThan(15)
})

test.each(Object.entries({ ...cannedReplies, cannotAdvise, chatTrouble, englishOnly, worriedReply }))(
  '%s breaks no hard rule',
  (_name, text) => {
    expect(assessReply(`${text}\n\n${educatorDisclaimer}`).hard).toEqual([])
  },
)

test('every limit says what to do', () => {
  for (const text of Object.values(limitTexts)) expect(text).toMatch(/\b(?:wait|again|tomorrow)\b/i)
})
