// The count on the app's icon: the cards that are due today, no count where none are, and nothing thrown where a browser cannot.
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { dayNumberAt, planted } from '#shared/learning/review.ts'
import { noReviews } from '#shared/learning/review-record.ts'
import { answer, configure, signInBefore, tidyUp } from '#tests/web/app/app-screen.tsx'
import { showDue, showDueOf } from '#web/data/due-badge.ts'

/** Two lessons of weeks ago: all of their cards are due. */
const due = planted(
  noReviews,
  { completedLessons: [1, 2], completedOn: { 1: '2026-01-05', 2: '2026-01-05' } },
  dayNumberAt(new Date()),
)
const shown: number[] = []
function withBadge(set: (count: number) => Promise<void>): void {
  Object.assign(navigator, { setAppBadge: set, clearAppBadge: () => set(0) })
}

beforeEach(async () => {
  await configure()
  signInBefore('sam')
  shown.length = 0
  withBadge(async (count) => void shown.push(count))
})
afterEach(() => {
  tidyUp()
  vi.restoreAllMocks()
  for (const name of ['setAppBadge', 'clearAppBadge']) Reflect.deleteProperty(navigator, name)
})

test('what is due is counted, and nothing due clears the icon', async () => {
  await showDue(due)
  await showDue(noReviews)
  expect(shown).toEqual([12, 0])
})

test('a browser that has no count, or refuses it, is no failure', async () => {
  withBadge(() => Promise.reject(new DOMException('Not here', 'NotAllowedError')))
  await expect(showDue(due)).resolves.toBeUndefined()
  for (const name of ['setAppBadge', 'clearAppBadge']) Reflect.deleteProperty(navigator, name)
  await expect(showDue(due)).resolves.toBeUndefined()
})

test('while the service is away and nothing was ever seen, the icon stays as it is', async () => {
  const asked = answer({ 'GET /api/learning/review': () => new Response('', { status: 503 }) })
  await showDueOf('sam')
  expect(asked).toEqual(['GET /api/learning/review'])
  expect(shown).toEqual([])
})
