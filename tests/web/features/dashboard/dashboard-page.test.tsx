// Dashboard page: what a newcomer sees, what stands beside the figures, and Home while the service fails.
import { cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { aStoredHolding } from '#tests/support/holdings.ts'
import { withCacheStorage } from '#tests/web/cache-storage.ts'
import { aProblem, endTest, openPage, startTest } from '#tests/web/features/portfolio/portfolio-screen.tsx'
import DashboardPage from '#web/features/dashboard/dashboard-page.tsx'

beforeEach(startTest)
afterEach(() => {
  cleanup()
  endTest()
})

const title = (): string => screen.getByRole('heading', { level: 1 }).textContent

test('a newcomer is welcomed, not welcomed back, with the first lesson and the first holding', async () => {
  await openPage({ Page: DashboardPage, address: '/' })
  const lesson = await screen.findByRole('link', { name: 'Start' })
  expect(title()).toBe('Welcome, Sam')
  expect(lesson.getAttribute('href')).toBe('/learn?lesson=1')
  expect(screen.getByRole('link', { name: 'Add' }).getAttribute('href')).toBe('/portfolio?add=search')
})

test('somebody with a holding is welcomed back; a fact stands beside each figure that could read as a verdict', async () => {
  await openPage({ Page: DashboardPage, address: '/', stored: [aStoredHolding({})], prices: { 'asx:CBA': 165.85 } })
  await screen.findByText('Top Performer')
  expect(title()).toBe('Welcome back, Sam')
  expect(screen.queryByText('Your first lesson')).toBeNull()
  expect(
    await screen.findByText('Highest percent gain since purchase; says nothing about what comes next.'),
  ).toBeTruthy()
  expect(screen.getByText(/^Only a count\./)).toBeTruthy()
  expect((await screen.findAllByText('Shares')).length).toBeGreaterThan(0)
  expect(screen.queryByText('Stocks')).toBeNull()
  expect(screen.getByText('Gumnut holds no Australian financial services licence.')).toBeTruthy()
})

test('while the service fails, Home shows what was last seen there, and says so', async () => {
  withCacheStorage()
  const seen = {
    id: 'b6ce4f1c-5be0-4d8b-9a65-000000000001',
    type: 'stock',
    symbol: 'WES',
    quantity: 4,
    costBasis: 70,
    currentPrice: 80,
    totalValue: 320,
    isLiveTracked: false,
    priceStatus: 'manual',
    priceSource: 'manual',
    priceAsOf: null,
    previousClose: null,
    createdAt: '2026-11-01T00:00:00.000Z',
    lastUpdated: '2026-11-01T00:00:00.000Z',
  }
  const cache = await caches.open('gumnut.user.user-1.last-seen')
  await cache.put('/last-seen/holdings', Response.json({ at: 1_790_000_000_000, data: { holdings: [seen] } }))
  await openPage({
    Page: DashboardPage,
    address: '/',
    intercept: async ({ path }, pass) =>
      path === '/api/holdings' ? aProblem(500, 'internal', 'Something failed.') : pass(),
  })
  await waitFor(() => expect(screen.getAllByText('WES').length).toBeGreaterThan(0))
  expect(screen.getByText('Failed to load portfolio data')).toBeTruthy()
  // In the place of a name that is not there.
  expect(screen.getByText('STOCK')).toBeTruthy()
  expect(screen.getAllByText('$320.00').length).toBeGreaterThan(0)
  expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy()
})

test('with nothing ever seen, the banner says that the investments are safe', async () => {
  await openPage({
    Page: DashboardPage,
    address: '/',
    intercept: async () => aProblem(500, 'internal', 'Something failed.'),
  })
  expect(await screen.findByText('Your investments are safe. Try again in a moment.')).toBeTruthy()
  expect(screen.queryByText('Total Invested')).toBeNull()
})
