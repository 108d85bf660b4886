// Performance page: two returns with what each answers, what the gain is made of, and what is left out.
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Performance } from '#shared/portfolio/performance-answer.ts'
import { aPerformance } from '#tests/support/performance.ts'
import { withCacheStorage } from '#tests/web/cache-storage.ts'
import { aProblem, away, endTest, openPage, startTest } from '#tests/web/features/portfolio/portfolio-screen.tsx'
import PerformancePage from '#web/features/performance/performance-page.tsx'

beforeEach(startTest)
afterEach(() => {
  cleanup()
  endTest()
})

const open = (about: Partial<Performance> = {}) =>
  openPage({
    Page: PerformancePage,
    address: '/performance',
    intercept: async ({ path }, pass) => (path === '/api/performance' ? Response.json(aPerformance(about)) : pass()),
  })

const card = async (name: string) => within(await screen.findByRole('region', { name }))

test('both returns stand side by side, each with its question; a short range says why one is missing', async () => {
  const { user } = await open()
  const returns = await card('Two ways to say a return')
  expect(returns.getByText(/What did the investments do/)).toBeTruthy()
  expect(returns.getByText(/What did your dollars do/)).toBeTruthy()
  expect(returns.getByText('+9.34%')).toBeTruthy()
  await user.click(screen.getByRole('radio', { name: '1M' }))
  await waitFor(() => expect(returns.getByText(/Under a year, so not spread over a year\./)).toBeTruthy())
})

test('a rate a year that is missing over a long range says why', async () => {
  const { ranges } = aPerformance()
  await open({ ranges: ranges.map((one) => ({ ...one, moneyWeightedPerYear: null })) })
  const returns = await card('Two ways to say a return')
  expect(returns.getByText('Not shown')).toBeTruthy()
  expect(returns.getByText(/They were in for under 30 days, or no single rate fits/)).toBeTruthy()
})

test('another range asks for its table, and the chart of days that were looked at is not drawn anew for the answer', async () => {
  const { user, service } = await open()
  await card('Two ways to say a return')
  const drawn = () => document.querySelector('[data-seen]')
  const first = drawn()
  await user.click(screen.getByRole('radio', { name: '1M' }))
  const month = drawn()
  expect(month).not.toBe(first)
  const asked = () => service.callsTo('GET', '/api/performance')
  await waitFor(() => expect(asked()).toHaveLength(2))
  await screen.findByText(/Under a year, so not spread over a year\./)
  expect(drawn()).toBe(month)
  await user.click(screen.getByRole('radio', { name: 'All' }))
  expect(drawn()).toBe(first)
})

test('the steps from the first value to the last add up', async () => {
  await open()
  const steps = await card('What the change is made of')
  const amountOf = (label: string): number => {
    const row = steps.getByText(label).parentElement
    return Math.round(Number(row?.lastElementChild?.textContent.replace(/[$,+]/g, '')) * 100)
  }
  const labels = [
    'Value at the start',
    'Money in',
    'Money out',
    'Unrealised, before brokerage',
    'Realised, before brokerage',
    'Income',
    'Brokerage',
  ]
  expect(labels.reduce((sum, label) => sum + amountOf(label), 0)).toBe(amountOf('Value at the end'))
})

test('years are those of the calendar or of the tax office, and a part of one says so', async () => {
  const { calendar, financial } = aPerformance().years
  const empty = { year: 2024, timeWeighted: 0, gain: 0, isWhole: false, isEmpty: true }
  const { user } = await open({ years: { calendar: [empty, ...calendar], financial } })
  const years = await card('Year by year')
  expect(years.getByText('2026').textContent).toContain('part of it')
  expect(years.getByText('2024').textContent).toContain('nothing invested')
  await user.click(years.getByRole('radio', { name: 'Financial' }))
  expect(years.getByText('2025-26')).toBeTruthy()
})

test('a comparison of the chosen days stands with its source, and none where there is none', async () => {
  const { user } = await open()
  const others = await card('The same dollars in something else')
  expect(others.getByText(/A comparison, not a target\./)).toBeTruthy()
  expect(others.getByText(/Source: Yahoo Finance/)).toBeTruthy()
  await user.click(screen.getByRole('radio', { name: '3M' }))
  await waitFor(() => expect(screen.queryByRole('region', { name: 'The same dollars in something else' })).toBeNull())
})

test('a comparison that ends before its figures do says why', async () => {
  const [index] = aPerformance().benchmarks
  const [comparison] = index!.comparisons
  const stopped = { ...index!, comparisons: [{ ...comparison!, to: '2025-12-31' }] }
  await open({ benchmarks: [stopped] })
  const others = await card('The same dollars in something else')
  expect(
    others.getByText(/Later figures are of a series that can’t be joined to these, so it stops there\./),
  ).toBeTruthy()
  cleanup()
  await open()
  const whole = await card('The same dollars in something else')
  expect(whole.queryByText(/so it stops there/)).toBeNull()
})

test('what is left out is counted, with the way to the dates; trades that cannot be are named', async () => {
  await open({
    leftOut: {
      simple: { holdings: 1, value: 500 },
      undated: { holdings: 1, value: 120.5, soldOn: [] },
      broken: [{ id: 'x', symbol: 'BHP', message: 'On 3 May 2024 you would have sold 10 more BHP than you held.' }],
    },
  })
  expect(
    await screen.findByText(
      'Not in these figures: 1 investment worth $500.00 without trades, and units worth $120.50 without a date in 1 investment.',
    ),
  ).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Add dates and trades' }).getAttribute('href')).toBe('/portfolio')
  expect(screen.getByRole('link', { name: 'Look at its trades' }).getAttribute('href')).toBe('/portfolio/x')
})

test('hidden amounts leave no length to read them from', async () => {
  const { user } = await open()
  const steps = await card('What the change is made of')
  await user.click(screen.getByRole('button', { name: 'Hide balances' }))
  expect(steps.queryByText(/\$/)).toBeNull()
  expect(document.querySelectorAll('dl [style*="width"]')).toHaveLength(2)
})

test('without dates there is one way on; a failure can be tried again', async () => {
  await open({ from: null })
  expect(await screen.findByText('No dates yet')).toBeTruthy()
  cleanup()
  await openPage({
    Page: PerformancePage,
    address: '/performance',
    intercept: async () => aProblem(500, 'internal', 'Something failed.'),
  })
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy()
})

test('without a network the chart is there for days of one’s own too, and for those alone; other days can be chosen', async () => {
  withCacheStorage()
  let isAway = false
  const page = await openPage({
    Page: PerformancePage,
    address: '/performance',
    intercept: async (call, pass) => {
      if (isAway) return away(call, pass)
      if (call.path !== '/api/performance') return pass()
      return Response.json(aPerformance({ own: call.query.has('from') ? aPerformance().ranges[0]! : null }))
    },
  })
  await card('Two ways to say a return')
  await page.user.click(screen.getByRole('radio', { name: 'Own dates' }))
  await waitFor(() => expect(page.service.callsTo('GET', '/api/performance')).toHaveLength(2))
  await card('Two ways to say a return')
  isAway = true
  page.reload()
  expect(await screen.findByRole('slider', { name: /Value over time/ })).toBeTruthy()
  expect(screen.getByLabelText('From the close of')).toBeTruthy()
  // Nothing is said of these days that was worked out for others.
  expect(screen.queryByRole('region', { name: 'Two ways to say a return' })).toBeNull()
  await page.user.click(screen.getByRole('radio', { name: 'All' }))
  expect(await screen.findByRole('region', { name: 'Two ways to say a return' })).toBeTruthy()
})

test('whoever looks at days of their own only can see the whole without a network as well', async () => {
  withCacheStorage()
  const choice = { range: 'own', own: { from: '2025-11-20', to: '2026-11-20' }, compare: null }
  localStorage.setItem('gumnut.user.user-1.history', JSON.stringify(choice))
  let isAway = false
  const page = await openPage({
    Page: PerformancePage,
    address: '/performance',
    intercept: async (call, pass) => {
      if (isAway) return away(call, pass)
      return call.path === '/api/performance' ? Response.json(aPerformance({ own: aPerformance().ranges[0]! })) : pass()
    },
  })
  await card('Two ways to say a return')
  expect(page.service.callsTo('GET', '/api/performance').map(({ query }) => query.get('from'))).toEqual(['2025-11-20'])
  isAway = true
  page.reload()
  await page.user.click(await screen.findByRole('radio', { name: 'All' }))
  expect(await screen.findByRole('region', { name: 'Two ways to say a return' })).toBeTruthy()
})

test('where the chosen days can’t be had, others can be chosen', async () => {
  const { user } = await openPage({
    Page: PerformancePage,
    address: '/performance',
    intercept: async ({ path, query }, pass) => {
      if (path !== '/api/performance') return pass()
      return query.has('from') ? aProblem(500, 'internal', 'Something failed.') : Response.json(aPerformance())
    },
  })
  await card('Two ways to say a return')
  await user.click(screen.getByRole('radio', { name: 'Own dates' }))
  await screen.findByText('Your performance couldn’t be loaded')
  expect(screen.getByLabelText('From the close of')).toBeTruthy()
  await user.click(screen.getByRole('radio', { name: 'All' }))
  expect(await screen.findByRole('region', { name: 'Two ways to say a return' })).toBeTruthy()
})
