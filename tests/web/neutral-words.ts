// Neutral words: what a screen about money may not say: that somebody had better deal, wait or hurry.
import { expect } from 'vitest'
import { checkByPatterns } from '#shared/educator/reply-check/patterns/check-by-patterns.ts'
import type { GuardCode } from '#shared/educator/reply-check/codes.ts'

const steering =
  /\b(should|ought|must|better|best|worth (?:it|the (?:wait|trouble)|doing|waiting)|recommend\w*|consider|wait\w*|hurry|soon|now is|don’t miss|avoid\w*|save tax|pay less|smart\w*|hold (?:on|off)|sell (?:before|after|now)|too (?:early|late)|unfortunately|luckily|only \d+ days)\b/i

/** What the check of replies finds: nudges, when to buy or sell, forecasts, promises. */
const nudges: readonly GuardCode[] = ['R', 'T', 'F', 'G']

/** Everything that is read: also what is closed for now. */
export const textsOnScreen = (): string[] => [
  ...new Set(
    [...document.querySelectorAll('p, li, dt, h1, h2, h3, h4, label, button, summary, th, a, [role=status]')]
      .filter((element) => element.querySelector('p, li, dt, h3, h4, button') === null)
      .map(({ textContent }) => textContent.replace(/\s+/g, ' ').trim())
      .filter((text) => text !== ''),
  ),
]

/** The texts that steer. A label has no context that the check of replies could read. */
export const steeringIn = (texts: readonly string[]): string[] =>
  texts.filter(
    (text) =>
      steering.test(text) ||
      (text.split(' ').length >= 6 && checkByPatterns(text).codes.some((code) => nudges.includes(code))),
  )

export function expectNeutral(texts: readonly string[]): void {
  expect(texts.length).toBeGreaterThan(5)
  expect(steeringIn(texts)).toEqual([])
}
