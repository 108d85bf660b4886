// Review page: cards of completed lessons, answered, explained and sent once, with and without the service.
import { cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Freshness } from '#shared/learning/concept-map.ts'
import { type Concept, concepts } from '#shared/learning/concepts.ts'
import { loadPool } from '#shared/learning/lesson-pools.ts'
import { summarise } from '#shared/portfolio/summary.ts'
import { OptionId } from '#shared/learning/quiz-draw.ts'
import type { ReviewAnswer } from '#shared/learning/review-contract.ts'
import { keepReviewAnswer } from '#web/data/pending-review.ts'
import { aHolding } from '#tests/support/moments.ts'
import { dialog, type LearnScreen, openLearn } from './learn-screen.tsx'
import LearnPage from '#web/features/learn/learn-page.tsx'
import '#web/features/learn/review/learn-review.tsx'
import ReviewPage from '#web/features/learn/review/review-page.tsx'
import { mapSentence } from '#web/features/learn/review/review-words.ts'
import { Routes } from '#web/router/router.tsx'

const uid = 'kim'
const pool = [...(await loadPool(1)), ...(await loadPool(2))]

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['Date'], now: new Date('2026-11-21T02:00:00.000Z') })
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  localStorage.clear()
})

const openReview = (completed: number[] = [1], xp?: number): LearnScreen =>
  openLearn({ completed, xp, address: '/learn/review', Page: ReviewPage })

/** Answers the card that is shown. */
async function answer({ user }: LearnScreen, isRight: boolean): Promise<void> {
  const group = await screen.findByRole('group')
  const question = pool.find((one) => group.textContent.includes(one.question))
  if (question === undefined) throw new Error(`No question of the lesson is shown: ${group.textContent}`)
  const option = question.options[(question.correctAnswer + (isRight ? 0 : 1)) % 4] ?? ''
  await user.click(screen.getByRole('radio', { name: option }))
  await user.click(screen.getByRole('button', { name: 'Check' }))
}
const press = async ({ user }: LearnScreen, name: string): Promise<void> =>
  user.click(await screen.findByRole('button', { name }))

async function answerAll(page: LearnScreen): Promise<void> {
  for (let card = 1; card <= 6; card++) {
    await answer(page, card !== 1)
    await press(page, card === 6 ? 'Finish' : 'Next')
  }
}
/** The answers of every request. */
const sent = ({ attempts }: LearnScreen): ReviewAnswer[][] =>
  (attempts as unknown as Array<{ answers: ReviewAnswer[] }>).map(({ answers }) => answers)
const xpOf = ({ people }: LearnScreen): number => people.of(uid).user?.learning.xp ?? 0
const keptHere = (): unknown => localStorage.getItem(`gumnut.user.${uid}.review`)

test('Learn says how much is due and leads there', async () => {
  openLearn({ completed: [1] })
  expect(await screen.findByText('6 to review')).toBeTruthy()
  expect(screen.getByText('A session takes about two minutes.')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Review' }).getAttribute('href')).toBe('/learn/review')
})

test('a session explains each answer, says what it brought and is sent in one request', async () => {
  const page = openReview()
  const before = xpOf(page)
  await screen.findByText('Card 1 of 6')
  await answer(page, false)
  expect(screen.getByText('Not quite')).toBeTruthy()
  const wrong = pool
    .flatMap(({ explanations }) => explanations)
    .filter((text) => screen.queryAllByText(text).length > 0)
  expect(wrong.length).toBeGreaterThan(0)
  expect(sent(page)).toEqual([])
  await press(page, 'Next')
  for (let card = 2; card <= 6; card++) {
    await answer(page, true)
    expect(screen.getByText('Right')).toBeTruthy()
    await press(page, card === 6 ? 'Finish' : 'Next')
  }
  expect(await screen.findByText('5 of 6 right')).toBeTruthy()
  expect(screen.getByText(/^\+10 XP\. Reviews bring up to 10 XP a day\.$/)).toBeTruthy()
  expect(screen.getByText(/^Next one tomorrow\.$/)).toBeTruthy()
  await waitFor(() => expect(keptHere()).toBeNull())
  expect(sent(page).map((answers) => answers.length)).toEqual([6])
  expect(xpOf(page)).toBe(before + 10)
  // The calendar and what is known follow at once.
  expect(screen.getByRole('img', { name: /^Last 12 weeks: 2 days/ })).toBeTruthy()
  expect(screen.getByText(/Your longest is 1\./)).toBeTruthy()
  expect(screen.getByText('Attempted')).toBeTruthy()
})

test('by keyboard a session goes from question to question: the focus is never nowhere', async () => {
  const page = openReview()
  await screen.findByText('Card 1 of 6')
  for (let card = 1; card <= 6; card++) {
    await answer(page, true)
    expect(document.activeElement?.textContent).toBe(card === 6 ? 'Finish' : 'Next')
    await page.user.keyboard('{Enter}')
    if (card < 6) expect(document.activeElement).toBe(await screen.findByRole('group'))
  }
  expect(document.activeElement).toBe(await screen.findByRole('heading', { name: '6 of 6 right' }))
})

test('a wrong answer leads to the part of the lesson that it names, and closing that leads back to the cards that are left', async () => {
  const routes = [
    { path: '/learn', Page: LearnPage },
    { path: '/learn/review', Page: ReviewPage },
  ]
  const page = openLearn({
    completed: [1],
    address: '/learn/review',
    Page: () => <Routes routes={routes} Otherwise={() => null} />,
  })
  await answer(page, true)
  await press(page, 'Next')
  await answer(page, false)
  const look = screen.getByRole('button', { name: /^Look again at “/ })
  const section = /“(.+)”/.exec(look.textContent)?.[1] ?? ''
  await page.user.click(look)
  const heading = await screen.findByRole('heading', { name: section })
  await waitFor(() => expect(document.activeElement).toBe(heading))
  expect(screen.getByRole('dialog').contains(heading)).toBe(true)
  await page.user.click(dialog().getAllByRole('button', { name: 'Close' })[0] as HTMLElement)
  expect(await screen.findByText('Card 1 of 4')).toBeTruthy()
})

test('a second session begins with the focus on its first question', async () => {
  const page = openReview([1, 2])
  for (let card = 1; card <= 10; card++) {
    await answer(page, true)
    await press(page, card === 10 ? 'Finish' : 'Next')
  }
  await press(page, 'Go on')
  expect(document.activeElement).toBe(await screen.findByRole('group'))
})

test('whoever leaves in the middle keeps what they have answered', async () => {
  const page = openReview()
  const before = xpOf(page)
  await answer(page, true)
  await press(page, 'Next')
  await answer(page, true)
  page.leave()
  await waitFor(() => expect(keptHere()).toBeNull())
  expect(sent(page).flat()).toHaveLength(2)
  expect(xpOf(page)).toBe(before + 4)
})

test('with the service away a session goes on; a reply that was lost doubles nothing', async () => {
  const page = openReview()
  const before = xpOf(page)
  await screen.findByText('Card 1 of 6')
  // The service takes the answers, and its reply does not arrive.
  page.intercept(async (route, pass) => {
    if (route === 'completion') await pass()
    throw new TypeError('Failed to fetch')
  })
  await answerAll(page)
  expect(await screen.findByText(/^Your answers are kept on this device\./)).toBeTruthy()
  expect(screen.getByText(/^\+10 XP\./)).toBeTruthy()
  expect(keptHere()).not.toBeNull()
  page.intercept(null)
  window.dispatchEvent(new Event('online'))
  await waitFor(() => expect(keptHere()).toBeNull())
  const [first, ...again] = sent(page)
  expect(again.length).toBeGreaterThan(0)
  for (const answers of again) expect(answers).toEqual(first)
  expect(xpOf(page)).toBe(before + 10)
  // They are counted now, and the end of the session no longer says that they wait.
  await waitFor(() => expect(screen.queryByText(/kept on this device/)).toBeNull())
  expect(screen.getByText(/^\+10 XP\./)).toBeTruthy()
})

test('a single card that waited is not said to wait once it is sent', async () => {
  const at = new Date().toISOString()
  for (const { id: questionId, correctAnswer } of pool.slice(0, 5)) {
    const optionId = OptionId.options[correctAnswer] as OptionId
    keepReviewAnswer(uid, { answer: { id: crypto.randomUUID(), questionId, optionId, at, seconds: 12 }, isRight: true })
  }
  const page = openReview()
  await screen.findByText('Card 1 of 1')
  page.intercept(() => Promise.reject(new TypeError('Failed to fetch')))
  await answer(page, true)
  await press(page, 'Finish')
  expect(await screen.findByText(/^Your answers are kept on this device\./)).toBeTruthy()
  page.intercept(null)
  window.dispatchEvent(new Event('online'))
  await waitFor(() => expect(keptHere()).toBeNull())
  // What the service has is what was shown already.
  await waitFor(() => expect(screen.queryByText(/kept on this device/)).toBeNull())
})

test('what another device has earned with the same cards meanwhile is not said to be earned once more', async () => {
  const page = openReview()
  const before = xpOf(page)
  await screen.findByText('Card 1 of 6')
  const onThePhone = pool.slice(0, 6).map(({ id: questionId, correctAnswer }) => ({
    id: crypto.randomUUID(),
    questionId,
    optionId: OptionId.options[correctAnswer],
    at: new Date().toISOString(),
    seconds: 12,
  }))
  const { ok } = await fetch('/api/learning/review', {
    method: 'POST',
    body: JSON.stringify({ answers: onThePhone }),
  })
  expect(ok).toBe(true)
  expect(xpOf(page)).toBe(before + 10)
  vi.setSystemTime(new Date('2026-11-21T03:00:00.000Z'))
  await answerAll(page)
  await waitFor(() => expect(keptHere()).toBeNull())
  expect(await screen.findByText('Reviews bring up to 10 XP a day.')).toBeTruthy()
  expect(xpOf(page)).toBe(before + 10)
})

/** Turns every change away. */
const firewall: NonNullable<Parameters<LearnScreen['intercept']>[0]> = async (route, pass) => {
  if (route === 'holdings') return Response.json({ holdings: [], summary: summarise([]) })
  if (route !== 'completion') return pass()
  return new Response('<html>', { status: 403, headers: { 'content-type': 'text/html' } })
}

/** An answer that was given before, and could not be sent at the time. */
function keepOne(): void {
  const [question] = pool
  if (question === undefined) throw new Error('The lesson has no questions')
  const at = '2026-11-20T02:00:00.000Z'
  const answer = { id: crypto.randomUUID(), questionId: question.id, optionId: 'a' as const, at, seconds: 4 }
  keepReviewAnswer(uid, { answer, isRight: true })
}

test('Learn sends what is kept of earlier, and says itself what is given up of it', async () => {
  keepOne()
  openLearn({ completed: [1], interceptor: firewall })
  expect(await screen.findByText(/turned your answers away, so 1 review answer couldn’t be counted\./)).toBeTruthy()
  expect(keptHere()).toBeNull()
})

test('answers that a firewall turns away claim no XP and do not wait for ever: that is said', async () => {
  const page = openReview()
  page.intercept(firewall)
  await answerAll(page)
  expect(await screen.findByText(/turned your answers away, so 6 review answers couldn’t be counted\./)).toBeTruthy()
  expect(screen.queryByText(/\+\d+ XP/)).toBeNull()
  expect(screen.queryByText(/kept on this device/)).toBeNull()
  expect(keptHere()).toBeNull()
})

test('an older answer that is given up in the middle of a session takes none of the XP that the session brings', async () => {
  const page = openReview()
  await screen.findByText('Card 1 of 6')
  page.intercept(firewall)
  keepOne()
  window.dispatchEvent(new Event('offline'))
  window.dispatchEvent(new Event('online'))
  expect(await screen.findByText(/so 1 review answer couldn’t be counted\./)).toBeTruthy()
  page.intercept(null)
  await answerAll(page)
  expect(await screen.findByText(/^\+10 XP\./)).toBeTruthy()
})

test('answers dated by a clock that is days ahead claim no XP, and the person is told why the cards come back', async () => {
  vi.setSystemTime(new Date('2026-11-23T03:00:00.000Z'))
  const page = openReview()
  const before = xpOf(page)
  await answerAll(page)
  expect(await screen.findByText(/^The date on this device is more than a day ahead/)).toBeTruthy()
  expect(screen.queryByText(/^\+\d+ XP/)).toBeNull()
  expect(screen.getByText('6 more to review.')).toBeTruthy()
  expect(xpOf(page)).toBe(before)
  // With the date set right they are taken.
  vi.setSystemTime(new Date('2026-11-21T03:00:00.000Z'))
  await press(page, 'Go on')
  await answerAll(page)
  expect(await screen.findByText(/^\+10 XP\./)).toBeTruthy()
  expect(screen.queryByText(/^The date on this device/)).toBeNull()
  await waitFor(() => expect(xpOf(page)).toBe(before + 10))
})

test('a level reached by answers that went out in the middle is told at the end', async () => {
  const page = openReview([1], 195)
  await answer(page, true)
  await press(page, 'Next')
  await answer(page, true)
  await press(page, 'Next')
  await answer(page, true)
  // A reconnection sends what is kept.
  window.dispatchEvent(new Event('offline'))
  window.dispatchEvent(new Event('online'))
  await waitFor(() => expect(xpOf(page)).toBe(201))
  for (let card = 4; card <= 6; card++) {
    await press(page, 'Next')
    await answer(page, true)
  }
  await press(page, 'Finish')
  expect(await screen.findByText('You reached level 3.')).toBeTruthy()
  expect(screen.getByText('Achievement unlocked: Level Up.')).toBeTruthy()
})

test('a level reached before somebody looked something up in the lesson is told at the end of the cards that were left', async () => {
  const routes = [
    { path: '/learn', Page: LearnPage },
    { path: '/learn/review', Page: ReviewPage },
  ]
  const page = openLearn({
    completed: [1],
    xp: 195,
    address: '/learn/review',
    Page: () => <Routes routes={routes} Otherwise={() => null} />,
  })
  for (let card = 1; card <= 3; card++) {
    await answer(page, true)
    await press(page, 'Next')
  }
  await answer(page, false)
  await page.user.click(screen.getByRole('button', { name: /^Look again at “/ }))
  await screen.findByRole('region', { name: 'Lesson text' })
  await waitFor(() => expect(xpOf(page)).toBe(201))
  await page.user.click(dialog().getAllByRole('button', { name: 'Close' })[0] as HTMLElement)
  for (let card = 1; card <= 2; card++) {
    await answer(page, true)
    await press(page, card === 2 ? 'Finish' : 'Next')
  }
  expect(await screen.findByText('You reached level 3.')).toBeTruthy()
  expect(screen.getByText('Achievement unlocked: Level Up.')).toBeTruthy()
})

test('somebody without a completed lesson is told how cards come about', async () => {
  openReview([])
  expect(await screen.findByText('Nothing to review yet')).toBeTruthy()
  expect(screen.getByText('Complete a lesson, and its questions come back here.')).toBeTruthy()
  expect(screen.getByText(/^A day counts with a lesson or a review, and ends at midnight in Sydney\./)).toBeTruthy()
})

test('a lesson that is opened from the map leaves no step behind: closing it is as going back, with the focus where it was', async () => {
  const holdings = [aHolding({ type: 'crypto' })]
  const held = { holdings, summary: summarise(holdings) }
  const { user } = openLearn({
    completed: [1],
    interceptor: (route, pass) => (route === 'holdings' ? Promise.resolve(Response.json(held)) : pass()),
  })
  const placeInTab = (): unknown => (window.history.state as { idx?: unknown } | null)?.idx
  const before = placeInTab()
  const link = await screen.findByRole('link', { name: /^Keys and custody/ })
  await user.click(link)
  await screen.findByRole('region', { name: 'Lesson text' })
  expect(placeInTab()).not.toBe(before)
  await user.click(dialog().getAllByRole('button', { name: 'Close' })[0] as HTMLElement)
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(placeInTab()).toBe(before)
  expect(document.activeElement).toBe(link)
})

test('how many ideas are in which state reads as one sentence', () => {
  const [first, second, third, fourth] = concepts
  if (first === undefined || second === undefined || third === undefined || fourth === undefined) throw new Error()
  const idea = (concept: Concept, freshness: Freshness) => ({ ...concept, strength: null, freshness })
  const mapOf = (...touched: Array<ReturnType<typeof idea>>) => {
    const count = (wanted: Freshness) => touched.filter(({ freshness }) => freshness === wanted).length
    return { touched, fresh: count('fresh'), fading: count('fading'), notMet: count('not-met') }
  }
  expect(mapSentence(mapOf(idea(first, 'fresh'), idea(second, 'fresh'), idea(third, 'not-met')))).toBe(
    `2 are fresh, 1 not met: ${third.name}.`,
  )
  expect(mapSentence(mapOf(idea(first, 'fading')))).toBe('1 is fading.')
  expect(mapSentence(mapOf(...[first, second, third, fourth].map((one) => idea(one, 'not-met'))))).toBe(
    '4 are not met.',
  )
})
