// At home: what an installed app looks for when it comes back to the front, and how often.
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { noReviews } from '#shared/learning/review-record.ts'
import { answer, configure, signInBefore, tidyUp } from '#tests/web/app/app-screen.tsx'
import { settleIn } from '#web/app/at-home.ts'
// Fetched when it is needed; ahead of time here, so that no test waits for the compiler.
import '#web/data/due-badge.ts'

const minuteMs = 60_000
const patiently = { timeout: 20_000 }
const review = 'GET /api/learning/review'
let listeners: EventListenerOrEventListenerObject[] = []

beforeEach(async () => {
  await configure()
  signInBefore('sam')
  Object.assign(navigator, { setAppBadge: () => Promise.resolve(), clearAppBadge: () => Promise.resolve() })
  vi.stubGlobal('matchMedia', () => ({ matches: true }))
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-22T01:00:00.000Z') })
  // The document outlives this file.
  const listen = document.addEventListener.bind(document)
  vi.spyOn(document, 'addEventListener').mockImplementation(
    (type: string, listener: EventListenerOrEventListenerObject) => {
      if (type === 'visibilitychange') listeners.push(listener)
      listen(type, listener)
    },
  )
})
afterEach(() => {
  for (const listener of listeners) document.removeEventListener('visibilitychange', listener)
  listeners = []
  for (const name of ['setAppBadge', 'clearAppBadge']) Reflect.deleteProperty(navigator, name)
  vi.useRealTimers()
  vi.restoreAllMocks()
  tidyUp()
})

const toTheFront = (): boolean => document.dispatchEvent(new Event('visibilitychange'))

test('what is due and a new version are looked for when the app opens, and then once an hour at most', async () => {
  const asked = answer({ [review]: () => Response.json({ review: noReviews }) })
  const update = vi.fn<() => Promise<void>>(() => Promise.resolve())
  const registration = Object.assign(new EventTarget(), { waiting: null, installing: null, update })
  settleIn(registration as unknown as ServiceWorkerRegistration, () => undefined)
  await vi.waitFor(() => expect(asked).toEqual([review]), patiently)
  vi.setSystemTime(Date.now() + 59 * minuteMs)
  signInBefore('sam')
  toTheFront()
  toTheFront()
  expect(update).not.toHaveBeenCalled()
  vi.setSystemTime(Date.now() + minuteMs)
  toTheFront()
  toTheFront()
  expect(update).toHaveBeenCalledTimes(1)
  await vi.waitFor(() => expect(asked.length).toBeGreaterThan(1), patiently)
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(asked).toEqual([review, review])
})

test('while somebody signs out in another tab nobody asks what is due for them', async () => {
  const asked = answer({ [review]: () => Response.json({ review: noReviews }) })
  const registration = Object.assign(new EventTarget(), { waiting: null, installing: null, update: () => undefined })
  settleIn(registration as unknown as ServiceWorkerRegistration, () => undefined)
  await vi.waitFor(() => expect(asked).toEqual([review]), patiently)
  for (const newValue of ['sam', null])
    window.dispatchEvent(new StorageEvent('storage', { key: 'gumnut.left', newValue }))
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(asked).toEqual([review])
})

test.each(['takes over', 'is held up'])('a new version that %s is there after one load of the page', (how) => {
  answer({ [review]: () => Response.json({ review: noReviews }) })
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'], now: new Date('2026-11-22T01:00:00.000Z') })
  const container = Object.assign(new EventTarget(), { controller: {} })
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator) as Navigator, { serviceWorker: container }))
  const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => undefined)
  const posted: unknown[] = []
  const waiting = { state: 'installed', postMessage: (message: unknown) => void posted.push(message) }
  const registration = Object.assign(new EventTarget(), { waiting, installing: null, update: () => Promise.resolve() })
  let start: (() => void) | null = null
  settleIn(registration as unknown as ServiceWorkerRegistration, (begin) => (start = begin))
  start!()
  expect(posted).toEqual([{ type: 'SKIP_WAITING' }])
  expect(reload).not.toHaveBeenCalled()
  const [takeOver, wait] = [
    () => container.dispatchEvent(new Event('controllerchange')),
    () => vi.advanceTimersByTime(5000),
  ]
  if (how === 'takes over') takeOver()
  else wait()
  expect(reload).toHaveBeenCalledTimes(1)
  // Whoever stays on the page, with what they have typed, is not asked a second time.
  takeOver()
  wait()
  expect(reload).toHaveBeenCalledTimes(1)
  vi.clearAllTimers()
})
