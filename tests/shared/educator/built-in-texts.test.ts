// The texts that answer in the educator's place: word for word where the spec has them, and held to the same rules.
import { expect, test } from 'vitest'
import { cannedReplies, cannotAdvise, chatTrouble, chatUnavailable, limitTexts } from '#shared/educator/texts.ts'
import { fallbackEducation } from '#shared/educator/fallback.ts'
import { lessonCatalogue } from '#shared/learning/lesson-catalogue.ts'
import { checkReply } from '#shared/educator/reply-check/check-reply.ts'
import { resolveCitations } from '#shared/educator/reply-check/citations.ts'
import { educatorDisclaimer } from '#shared/educator/reply-check/disclaimer.ts'

test('the texts of spec section 8 are word for word', () => {
  expect(chatUnavailable).toBe('AI chat is currently unavailable. Please check your API configuration.')
  expect(chatTrouble).toBe("I'm having trouble responding right now. Please try again in a moment.")
})

test.each(Object.entries(fallbackEducation))(
  'the built-in overview for %s passes the guard and cites lessons',
  (_level, text) => {
    expect(checkReply(`${text}\n\n${educatorDisclaimer}`)).toEqual({ verdict: 'allow', codes: [] })
    const { reply, citations } = resolveCitations(text, lessonCatalogue)
    expect(reply).toBe(text)
    expect(citations.length).toBeGreaterThanOrEqual(4)
    const words = text.split(/\s+/).length
    expect(words).toBeGreaterThan(200)
    expect(words).toBeLessThan(450)
  },
)

test.each(Object.entries({ ...cannedReplies, cannotAdvise, chatTrouble }))('%s passes the guard', (name, text) => {
  // Help lines are phone numbers, which no reply of a model may hold.
  const expected = name === 'distress' ? ['U'] : []
  expect(checkReply(`${text}\n\n${educatorDisclaimer}`).codes).toEqual(expected)
})

test('every limit says what to do', () => {
  for (const text of Object.values(limitTexts)) expect(text).toMatch(/\b(?:wait|again|tomorrow)\b/i)
})
