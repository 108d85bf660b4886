// Moments on the Dashboard and on their own page: shown with the person's own figures, noted once, put away.
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { noTradeFacts } from '#shared/portfolio/trade-facts.ts'
import { aStoredHolding } from '#tests/support/holdings.ts'
import { aPerformance } from '#tests/support/performance.ts'
import {
  aProblem,
  away,
  type Call,
  endTest,
  openPage,
  startTest,
  wait,
} from '#tests/web/features/portfolio/portfolio-screen.tsx'
import DashboardPage from '#web/features/dashboard/dashboard-page.tsx'
import '#web/features/dashboard/history-card.tsx'
import '#web/features/dashboard/late-cards.tsx'
import MomentsPage from '#web/features/dashboard/moments/moments-page.tsx'

beforeEach(startTest)
afterEach(() => {
  cleanup()
  endTest()
})

const path = '/api/learning/moments'
const held = { stored: [aStoredHolding({})], prices: { 'asx:CBA': 165.85 } }
const other = 'b6ce4f1c-5be0-4d8b-9a65-000000000002'
const title = 'Your portfolio has begun'

test('the newest moment stands on the Dashboard with its lesson, noted as shown once; Not now puts it away', async () => {
  const { user, service, reload } = await openPage({ Page: DashboardPage, address: '/', ...held })
  const card = within(await screen.findByRole('region', { name: title }))
  expect(card.getByText(/^You hold CBA, and lessons can use your own figures\./)).toBeTruthy()
  expect(card.getByRole('link', { name: /^Lesson 1:/ }).getAttribute('href')).toBe('/learn?lesson=1')
  expect(card.getByRole('link', { name: 'All moments' }).getAttribute('href')).toBe('/learn/moments')
  await waitFor(() => expect(service.callsTo('POST', path)).toHaveLength(1))
  expect(service.callsTo('POST', path)[0]?.body).toMatchObject({ changes: [{ key: 'first-holding', did: 'shown' }] })
  await user.click(card.getByRole('button', { name: 'Not now' }))
  expect(document.activeElement?.tagName).toBe('H1')
  await waitFor(() => expect(screen.queryByRole('region', { name: title })).toBeNull())
  await waitFor(() => expect(service.callsTo('POST', path)).toHaveLength(2))
  reload()
  await screen.findByText('Top Performer')
  await waitFor(() => expect(service.callsTo('GET', path)).toHaveLength(2))
  expect(screen.queryByRole('region', { name: title })).toBeNull()
})

test('what cannot be saved is shown again, and the person is told', async () => {
  const { user, service } = await openPage({ Page: MomentsPage, address: '/learn/moments', ...held })
  await screen.findByRole('region', { name: title })
  service.intercept = (call, pass) =>
    call.method === 'POST' ? Promise.resolve(aProblem(503, 'unavailable', 'Please try again.')) : pass()
  await user.click(screen.getByRole('button', { name: 'Don’t show this again' }))
  expect(await screen.findByText(/^That couldn’t be saved/)).toBeTruthy()
  expect(screen.getByRole('region', { name: title })).toBeTruthy()
  service.intercept = null
  await user.click(screen.getByRole('button', { name: 'Don’t show this again' }))
  expect(await screen.findByText('No moments right now')).toBeTruthy()
})

test('what cannot be noted as shown is sent once, not again and again', async () => {
  const { service } = await openPage({
    Page: DashboardPage,
    address: '/',
    ...held,
    intercept: (call, pass) =>
      call.method === 'POST' && call.path === path
        ? Promise.resolve(aProblem(503, 'unavailable', 'Please try again.'))
        : pass(),
  })
  await screen.findByRole('region', { name: title })
  await waitFor(() => expect(service.callsTo('POST', path)).toHaveLength(1))
  await wait(300)
  expect(service.callsTo('POST', path)).toHaveLength(1)
  expect(screen.getByRole('region', { name: title })).toBeTruthy()
})

test('a page that stays open over midnight shows one new moment on the next day, and not all of them', async () => {
  vi.setSystemTime(new Date('2026-11-21T12:55:00.000Z'))
  const two = [aStoredHolding({ type: 'etf', symbol: 'VAS' }), aStoredHolding({ id: other })]
  let isOver = false
  const { service } = await openPage({
    Page: DashboardPage,
    address: '/',
    stored: two,
    prices: { 'asx:VAS': 100, 'asx:CBA': 165.85 },
    // What applies is known only after midnight.
    intercept: async (call, pass) => {
      if (call.method === 'GET' && call.path === path) await vi.waitUntil(() => isOver)
      return pass()
    },
  })
  await waitFor(() => expect(service.callsTo('GET', path)).toHaveLength(1))
  vi.setSystemTime(new Date('2026-11-21T13:05:00.000Z'))
  isOver = true
  await waitFor(() => expect(service.callsTo('POST', path)).not.toEqual([]))
  await wait(300)
  expect(service.callsTo('POST', path)).toHaveLength(1)
  expect(service.callsTo('POST', path)[0]?.body).toMatchObject({ changes: [{ did: 'shown', on: '2026-11-22' }] })
})

const note = { why: 'It pays for lunch', changeMind: 'A dearer lunch' }
const fallen = aStoredHolding({ id: 'b6ce4f1c-5be0-4d8b-9a65-000000000001', note })
const withFall = {
  stored: [fallen],
  prices: { 'asx:CBA': 165.85 },
  intercept: ({ path }: Call, pass: () => Promise<Response>) =>
    path === '/api/performance'
      ? Promise.resolve(Response.json(aPerformance({ belowHigh: [{ id: fallen.id, percent: 21.4 }] })))
      : pass(),
}
const fallTitle = 'CBA is 21% below its high of the last year'

test('a fall shows what the person noted before it; the Dashboard asks nobody for it but the chart', async () => {
  const { service } = await openPage({ Page: DashboardPage, address: '/', ...withFall })
  const card = within(await screen.findByRole('region', { name: fallTitle }))
  expect(card.getByText('Why I hold this').nextElementSibling?.textContent).toBe(note.why)
  expect(card.getByText('What would change my mind').nextElementSibling?.textContent).toBe(note.changeMind)
  expect(card.getByRole('link', { name: /^Lesson 9:/ })).toBeTruthy()
  expect(service.callsTo('GET', '/api/performance')).toHaveLength(1)
  expect(service.calls.filter(({ path: asked }) => asked.startsWith('/api/market'))).toEqual([])
})

/** Twelve holdings with trades, and what stands out in those of the last one. */
const many = Array.from({ length: 12 }, (_, at) =>
  aStoredHolding({ id: `b6ce4f1c-5be0-4d8b-9a65-${String(at).padStart(12, '0')}`, costBase: 1000 }),
)
const soldLast = { holdingId: many.at(-1)!.id, date: '2026-11-10', type: 'sell' as const }
const withTrades = {
  stored: many,
  prices: { 'asx:CBA': 165.85 },
  intercept: ({ path }: Call, pass: () => Promise<Response>) =>
    path === '/api/performance'
      ? Promise.resolve(Response.json(aPerformance({ tradeFacts: { ...noTradeFacts, firsts: [soldLast] } })))
      : pass(),
}

test('what stands out in the trades of any holding comes with the chart, and the trades of none are read', async () => {
  const { service } = await openPage({ Page: DashboardPage, address: '/', ...withTrades })
  expect(await screen.findByText(/^You recorded a sale of CBA on 10 Nov 2026\./)).toBeTruthy()
  expect(service.callsTo('GET', '/api/performance')).toHaveLength(1)
  expect(service.calls.filter(({ path: asked }) => asked.includes('/transactions'))).toEqual([])
})

test('on its own page the moment of a fall is there too', async () => {
  await openPage({ Page: MomentsPage, address: '/learn/moments', ...withFall })
  expect(await screen.findByRole('region', { name: fallTitle })).toBeTruthy()
})

test('moments that lack what is held are said not to have loaded', async () => {
  const intercept = (call: Call, pass: () => Promise<Response>) =>
    call.path === '/api/holdings' ? away(call, pass) : pass()
  await openPage({ Page: MomentsPage, address: '/learn/moments', ...held, intercept })
  expect(await screen.findByText('We couldn’t load your moments')).toBeTruthy()
})
