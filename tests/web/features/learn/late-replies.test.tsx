// Late replies: what a completed lesson has changed on the page stays changed, whatever sets out before it and arrives after it.
import { screen, within } from '@testing-library/react'
import { act } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { loadPool } from '#shared/learning/lesson-pools.ts'
import { dayNumberAt, planted, withAnswers } from '#shared/learning/review.ts'
import { noReviews } from '#shared/learning/review-record.ts'
import { outcomes } from '#shared/learning/review-schedule.ts'
import '#web/features/learn/review/learn-review.tsx'
import { card, dialog, layOut, openLearn, readAndPass, wait, tidyUp } from './learn-screen.tsx'

const uid = 'kim'
const now = new Date('2026-11-21T02:00:00.000Z')

beforeEach(() => {
  vi.useFakeTimers({
    shouldAdvanceTime: true,
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date', 'performance'],
    now,
  })
  layOut()
})
afterEach(tidyUp)

/** As when the person comes back to the tab after a while: what is shown is read anew. */
async function comeBack(): Promise<void> {
  await wait(31_000)
  act(() => void window.dispatchEvent(new Event('visibilitychange')))
}

test.each(['review', 'progress'] as const)(
  'a %s that was read before a lesson was completed takes nothing back',
  async (late) => {
    const learn = openLearn({ completed: [1] })
    expect(await screen.findByText('15 XP in total')).toBeTruthy()
    expect(await screen.findByText('6 to review')).toBeTruthy()
    let arrive = (): void => undefined
    learn.intercept(async (route, pass) => {
      const reply = await pass()
      if (route === late) await new Promise<void>((resolve) => (arrive = resolve))
      return reply
    })
    await comeBack()
    await wait(100)
    const first = arrive
    await readAndPass(learn, 2)
    await learn.user.click(dialog().getByRole('button', { name: 'Complete Lesson & Earn XP' }))
    await dialog().findByText(/Lesson completed!/)
    await wait(2500)
    first()
    await wait(500)
    expect(within(card('Risk vs Return')).getByText('Mastered!')).toBeTruthy()
    expect(screen.queryByText('15 XP in total')).toBeNull()
  },
)

test('what is due follows a completed lesson at once', async () => {
  const learn = openLearn({ completed: [1] })
  // Every card of the first lesson was answered the day before: the next one is some days off.
  const cards = planted(noReviews, { completedLessons: [1], completedOn: { 1: '2026-11-01' } }, dayNumberAt(now))
  const at = new Date(now.getTime() - 86_400_000).toISOString()
  const answers = (await loadPool(1)).map(({ id }) => ({ questionId: id, at, outcome: outcomes.right }))
  learn.people.of(uid).review = withAnswers(cards, answers, now).record
  await screen.findByText('Nothing to review today')
  expect(screen.getByText(/^Next one on /)).toBeTruthy()
  await readAndPass(learn, 2)
  await learn.user.click(dialog().getByRole('button', { name: 'Complete Lesson & Earn XP' }))
  await dialog().findByText(/Lesson completed!/)
  await wait(2500)
  expect(await screen.findByText('Next one tomorrow.')).toBeTruthy()
})
