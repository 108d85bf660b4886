// Time machine on the screen: a range, fifteen stops by keyboard or finger, what the choices did, XP once, also without the service.
import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { months, monthOfStop, pathOf, seedOf, stops } from '#shared/learning/time-machine.ts'
import { summarise } from '#shared/portfolio/summary.ts'
import { type LearnScreen, openLearn } from '#tests/web/features/learn/learn-screen.tsx'
import { expectNeutral, textsOnScreen } from '#tests/web/neutral-words.ts'
import '#web/features/learn/practice/practice-card.tsx'
import TimeMachinePage from '#web/features/learn/practice/time-machine-page.tsx'
import { formatMoney } from '#web/lib/format.ts'

const uid = 'kim'
const path = pathOf(seedOf(uid, 0))
const end = path[months]!

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['Date'], now: new Date('2026-11-21T02:00:00.000Z') })
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  localStorage.clear()
})

const open = (): LearnScreen => openLearn({ address: '/learn/try/time-machine', Page: TimeMachinePage })
/** A decade that was held up to a stop, with a reason at each; its last one unless another is said. */
const keepUpTo = (run: number, guess: { low: number; high: number }, stop = stops - 1): void =>
  localStorage.setItem(
    'gumnut.user.kim.decade',
    JSON.stringify({
      run,
      guess,
      stops: Array.from({ length: stop }, () => ({ choice: 'hold', reason: 'My plan has not changed' })),
    }),
  )
const unsentKey = 'gumnut.user.kim.decade-unsent'
const fits = { low: Math.floor(end * 0.8), high: Math.ceil(end * 1.2) }
const goneAway = () => Promise.reject(new TypeError('Failed to fetch'))
const xpOf = ({ people }: LearnScreen): number => people.of(uid).user?.learning.xp ?? 0

async function guess({ user }: LearnScreen, low: number, high: number): Promise<void> {
  for (const [label, price] of [
    ['Low', low],
    ['High', high],
  ] as const) {
    await user.clear(screen.getByLabelText(label))
    await user.type(screen.getByLabelText(label), String(price))
  }
  await user.click(screen.getByRole('button', { name: 'Set off' }))
}
const reasons = {
  Hold: 'My plan has not changed',
  Add: 'That is part of my plan',
  Sell: 'The fall worries me',
} as const
async function decide({ user }: LearnScreen, choice: keyof typeof reasons, hasReason = true): Promise<void> {
  await user.click(screen.getByRole('radio', { name: choice }))
  if (hasReason) await user.click(screen.getByRole('radio', { name: reasons[choice] }))
  await user.click(screen.getByRole('button', { name: /^Go / }))
}

test('a whole decade: what each choice did, the range checked, and XP once', { timeout: 30_000 }, async () => {
  keepUpTo(0, { low: Math.floor(end * 0.8), high: Math.ceil(end * 1.2) }, 9)
  const page = open()
  expect(screen.getByText('Stop 10 of 15')).toBeTruthy()
  await decide(page, 'Add')
  await decide(page, 'Hold')
  await decide(page, 'Sell')
  await decide(page, 'Hold', false)
  await decide(page, 'Hold', false)
  await decide(page, 'Hold', false)
  expect(await screen.findByText('You earned 10 XP: for saying why, and for your range.')).toBeTruthy()
  const did = within(screen.getByRole('region', { name: 'What each choice did' }))
  const price = path[monthOfStop(9)]!
  expect(did.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining(
      `Year 7, month 1: $1,000.00 into the fund at ${formatMoney(price)} a unit. You said: ${reasons.Add}.`,
    ),
    expect.stringContaining(`You said: ${reasons.Sell}.`),
  ])
  expect(screen.getByText(/Your choices came to .* (more|less) than doing nothing\./)).toBeTruthy()
  expect(screen.getByText(/inside it\./)).toBeTruthy()
  expectNeutral(textsOnScreen())
  // What was chosen, and why, stays here.
  expect(page.attempts).toEqual([{ run: 0, guess: expect.anything() as unknown, reasons: 12 }])
  expect(xpOf(page)).toBe(10)

  // Another decade has prices of its own, and brings nothing more.
  await page.user.click(screen.getByRole('button', { name: 'Another decade' }))
  expect(document.activeElement).toBe(screen.getByLabelText('Low'))
  const again = pathOf(seedOf(uid, 1))[months]!
  page.leave()
  keepUpTo(1, { low: Math.floor(again * 0.8), high: Math.ceil(again * 1.2) })
  const second = openLearn({ address: '/learn/try/time-machine', Page: TimeMachinePage, people: page.people })
  await decide(second, 'Hold')
  expect(await screen.findByText('The time machine brings XP once, and it has: 10 XP.')).toBeTruthy()
  expect(screen.getByText('You held at every stop, so there is nothing to compare.')).toBeTruthy()
  expect(xpOf(second)).toBe(10)
})

test('the range has to be one, and the choice is asked for; the words are neutral at every step', async () => {
  const page = open()
  await page.user.click(screen.getByRole('button', { name: 'Set off' }))
  expect(screen.getAllByText('Enter a price.')).toHaveLength(2)
  expectNeutral(textsOnScreen())
  await guess(page, 100, 50)
  expect(screen.getByText('The high has to be above the low.')).toBeTruthy()
  await guess(page, 10, 1000)
  expect(screen.getByText(/A range this wide is right about anything/)).toBeTruthy()
  await guess(page, 0, 1000)
  expect(screen.getByText('Enter a price from $1 to $10,000.')).toBeTruthy()
  await guess(page, 80, 200)
  await page.user.click(screen.getByRole('button', { name: 'Go on eight months' }))
  expect(screen.getByText('Choose one to go on.')).toBeTruthy()
  for (const choice of ['Sell', 'Add', 'Hold'] as const) {
    await page.user.click(screen.getByRole('radio', { name: choice }))
    expectNeutral(textsOnScreen())
  }
})

test('a reason that is a sentence already ends as it was typed', async () => {
  keepUpTo(0, fits)
  const page = open()
  await page.user.click(screen.getByRole('radio', { name: 'Sell' }))
  await page.user.click(screen.getByRole('radio', { name: 'In my own words' }))
  await page.user.type(screen.getByLabelText('My reason'), 'I had seen enough.')
  await page.user.click(screen.getByRole('button', { name: 'Go to the end' }))
  expect(await screen.findByText(/You said: I had seen enough\.(?!\.)/)).toBeTruthy()
})

test('a reload loses no stop, and a reason in one’s own words is kept', async () => {
  const page = open()
  await guess(page, 80, 200)
  expect(document.activeElement?.textContent).toMatch(/^The start: one unit is/)
  await page.user.click(screen.getByRole('radio', { name: 'Add' }))
  await page.user.click(screen.getByRole('radio', { name: 'In my own words' }))
  await page.user.type(screen.getByLabelText('My reason'), '  because  I can ')
  await page.user.click(screen.getByRole('button', { name: 'Go on eight months' }))
  expect(screen.getByText(/^Year 1, month 9: one unit is /)).toBeTruthy()
  await waitFor(() => expect(document.activeElement?.textContent).toMatch(/^Year 1, month 9/))
  page.leave()
  open()
  expect(screen.getByText('Stop 2 of 15')).toBeTruthy()
  expect(screen.getByText('$4,000.00')).toBeTruthy()
  expect(JSON.parse(localStorage.getItem('gumnut.user.kim.decade') ?? '')).toMatchObject({
    stops: [{ choice: 'add', reason: 'because I can' }],
  })
})

test(
  'finished away from the service, it is counted once that is back, from Learn too',
  { timeout: 30_000 },
  async () => {
    keepUpTo(0, { low: Math.floor(end * 0.8), high: Math.ceil(end * 1.2) })
    const page = open()
    page.intercept(() => Promise.reject(new TypeError('Failed to fetch')))
    await decide(page, 'Hold')
    expect(await screen.findByText(/^This is kept on your device\. XP is counted once/)).toBeTruthy()
    expect(xpOf(page)).toBe(0)
    page.leave()
    const learn = openLearn()
    await waitFor(() => expect(xpOf(learn)).toBe(10))
    expect(localStorage.getItem('gumnut.user.kim.decade-unsent')).toBeNull()
  },
)

const blocked = () => new Response('<html>', { status: 403, headers: { 'content-type': 'text/html' } })
/** A firewall that minds what is sent, and nothing that is read. */
const firewall: Parameters<LearnScreen['intercept']>[0] = (route, pass) =>
  route === 'completion' ? Promise.resolve(blocked()) : route === 'holdings' ? Promise.resolve(noHoldings()) : pass()
const noHoldings = () => Response.json({ holdings: [], summary: summarise([]) })
const turnedAway = 'A firewall on the way to Gumnut turned your decade in the time machine away, so it brings no XP.'

test('a decade that a firewall turns away does not wait for ever: it is said, here and on Learn', async () => {
  keepUpTo(0, fits)
  const page = open()
  page.intercept(firewall)
  await decide(page, 'Hold')
  expect(await screen.findByText(turnedAway)).toBeTruthy()
  expect(localStorage.getItem(unsentKey)).toBeNull()
  page.leave()
  localStorage.setItem(unsentKey, JSON.stringify([{ run: 0, guess: fits, reasons: 9 }]))
  openLearn({ interceptor: firewall })
  expect(await screen.findByText(turnedAway)).toBeTruthy()
})

test('the XP is said to be for what earned it, with the achievements it unlocks', { timeout: 30_000 }, async () => {
  keepUpTo(0, { low: 1, high: 2 })
  const page = open()
  page.people.of(uid).user!.learning.xp = 495
  await decide(page, 'Hold')
  expect(await screen.findByText(/^You earned 5 XP: for saying why\./)).toBeTruthy()
  expect(screen.getByText('Achievement unlocked: XP Master.')).toBeTruthy()
  expect(screen.getByText(/a range chosen to be right 8 times in 10 is wrong 2 times in 10\.$/)).toBeTruthy()
  page.leave()

  // An earlier decade was still to be counted, and is the one that pays.
  localStorage.setItem(unsentKey, JSON.stringify([{ run: 0, guess: fits, reasons: 9 }]))
  keepUpTo(1, { low: 1, high: 2 })
  vi.stubGlobal('navigator', { locks: { request: goneAway } })
  const second = open()
  await decide(second, 'Hold')
  expect(await screen.findByText(/^This is kept on your device\./)).toBeTruthy()
  vi.stubGlobal('navigator', {})
  act(() => void window.dispatchEvent(new Event('online')))
  expect(await screen.findByText('You earned 5 XP in an earlier decade: for your range.')).toBeTruthy()
})

test('where the browser keeps nothing, a finished decade is counted all the same', { timeout: 30_000 }, async () => {
  keepUpTo(0, fits)
  const page = open()
  page.intercept(goneAway)
  const full = localStorage
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => full.getItem(key),
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError')
    },
    removeItem: (key: string) => full.removeItem(key),
  })
  await decide(page, 'Hold')
  expect(await screen.findByText(/^This is kept on your device\./)).toBeTruthy()
  page.intercept(null)
  act(() => void window.dispatchEvent(new Event('online')))
  expect(await screen.findByText(/^You earned 10 XP/)).toBeTruthy()
  expect(xpOf(page)).toBe(10)
})

test('decades that brought nothing make room for one that does', { timeout: 30_000 }, async () => {
  const nothing = [1, 2, 3, 4, 5].map((run) => ({ run, guess: { low: 1, high: 2 }, reasons: 0 }))
  localStorage.setItem(unsentKey, JSON.stringify(nothing))
  keepUpTo(0, fits)
  const page = open()
  page.intercept(goneAway)
  await decide(page, 'Hold')
  expect(await screen.findByText(/^This is kept on your device\./)).toBeTruthy()
  page.leave()
  const learn = openLearn()
  await waitFor(() => expect(xpOf(learn)).toBe(10))
})

test('sent by another tab while this one waited, it is said to be counted', { timeout: 30_000 }, async () => {
  keepUpTo(0, fits)
  const page = open()
  page.intercept(goneAway)
  await decide(page, 'Hold')
  expect(await screen.findByText(/^This is kept on your device\./)).toBeTruthy()
  localStorage.removeItem(unsentKey)
  act(() => void window.dispatchEvent(new Event('online')))
  expect(await screen.findByText('This decade has been counted.')).toBeTruthy()

  // Another tab has the turn, and leaves nothing to send.
  page.leave()
  keepUpTo(0, fits)
  const later = open()
  vi.stubGlobal('navigator', {
    locks: {
      request: (_name: string, work: () => Promise<unknown>) => {
        localStorage.removeItem(unsentKey)
        return work()
      },
    },
  })
  await decide(later, 'Hold')
  expect(await screen.findByText('This decade has been counted.')).toBeTruthy()
})
