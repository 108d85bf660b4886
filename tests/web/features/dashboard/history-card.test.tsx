// History card: the chart on the Dashboard, what it says about a day, and what stands there before there is one.
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Performance } from '#shared/portfolio/performance-answer.ts'
import { aStoredHolding } from '#tests/support/holdings.ts'
import { aPerformance, withLine } from '#tests/support/performance.ts'
import { aProblem, endTest, openPage, startTest } from '#tests/web/features/portfolio/portfolio-screen.tsx'
import DashboardPage from '#web/features/dashboard/dashboard-page.tsx'
// Loaded lazily by the page; ahead of time here, so that no test waits for the compiler.
import '#web/features/dashboard/history-card.tsx'

beforeEach(startTest)
afterEach(() => {
  cleanup()
  endTest()
})

const open = (answer: () => Performance | Response) =>
  openPage({
    Page: DashboardPage,
    address: '/',
    stored: [aStoredHolding({ id: 'b6ce4f1c-5be0-4d8b-9a65-000000000001' })],
    prices: { 'asx:CBA': 165 },
    intercept: async ({ path, query }, pass) => {
      if (path !== '/api/performance') return pass()
      const given = answer()
      if (given instanceof Response) return given
      const compare = query.get('compare')
      return Response.json(compare === null ? given : withLine(given, compare))
    },
  })

const slider = (): HTMLElement => screen.getByRole('slider')
const said = (): string => slider().getAttribute('aria-valuetext') ?? ''

test('the chart says the value of a day and how it stands to the money put in, and follows the keys', async () => {
  await open(() => aPerformance())
  await waitFor(() => expect(said()).toBe('20 Nov 2026: $8,640.81, $1,640.81 above what you put in'))
  fireEvent.change(slider(), { target: { value: '0' } })
  expect(said()).toBe('18 Nov 2024: $5,000.00, as much as you put in')
  expect(screen.getByText(said())).toBeTruthy()
})

test('a chip changes the days without another request, and is there again after a reload', async () => {
  const { user, service, reload } = await open(() => aPerformance())
  await user.click(await screen.findByRole('radio', { name: '1M' }))
  fireEvent.change(slider(), { target: { value: '0' } })
  expect(said()).toMatch(/^20 Oct 2026: /)
  expect(service.callsTo('GET', '/api/performance')).toHaveLength(1)
  reload()
  expect(await screen.findByRole<HTMLInputElement>('radio', { name: '1M' })).toHaveProperty('checked', true)
})

test('the chart asks for its figures after the list of holdings has come', async () => {
  const { service } = await open(() => aPerformance())
  await screen.findByRole('slider')
  const paths = service.calls.map(({ path }) => path)
  expect(paths.indexOf('/api/performance')).toBeGreaterThan(paths.indexOf('/api/holdings'))
})

test('own dates are asked for as they are chosen', async () => {
  const { user, service } = await open(() => aPerformance())
  await user.click(await screen.findByRole('radio', { name: 'Own dates' }))
  fireEvent.change(screen.getByLabelText('From the close of'), { target: { value: '2026-03-02' } })
  await waitFor(() => {
    const { query } = service.callsTo('GET', '/api/performance').at(-1)!
    expect([query.get('from'), query.get('to')]).toEqual(['2026-03-02', '2026-11-20'])
  })
  fireEvent.change(screen.getByLabelText('To the close of'), { target: { value: '2026-03-01' } })
  expect(screen.getByText('Choose a day after the first one, up to today.')).toBeTruthy()
})

test('a comparison brings its line and its words; what nothing is known of is not offered', async () => {
  const { user } = await open(() => aPerformance())
  const select = await screen.findByLabelText<HTMLSelectElement>('Compare with')
  expect([...select.options].map(({ text }) => text)).toEqual(['Nothing', 'S&P/ASX 200'])
  expect(screen.getByText('A comparison, not a target.')).toBeTruthy()
  await user.selectOptions(select, 'asx200')
  await waitFor(() => expect(said()).toMatch(/S&P\/ASX 200: \$/))
})

test('the same figures can be read as a table', async () => {
  const { user } = await open(() => aPerformance())
  await user.click(await screen.findByRole('button', { name: 'Show as table' }))
  const rows = within(screen.getByRole('table')).getAllByRole('row')
  expect(rows[1]?.textContent).toBe('20 Nov 2026$8,640.81$7,000.00')
  // A row a month, with the heads.
  expect(rows).toHaveLength(26)
})

test('hidden amounts are neither drawn nor said', async () => {
  const { user } = await open(() => aPerformance())
  await user.click(await screen.findByRole('button', { name: 'Hide balances' }))
  await waitFor(() => expect(said()).toBe('20 Nov 2026: amounts are hidden'))
  expect(document.querySelector('svg:has(text)')?.textContent).not.toMatch(/\$\d/)
})

test('made-up prices are named, and prices that are still coming are counted', async () => {
  await open(() => aPerformance({ isSample: true, state: { kind: 'fetching', done: 1, of: 3, since: '2018-02-01' } }))
  expect(await screen.findByText("Sample history, not the market's")).toBeTruthy()
  expect(screen.getByRole('progressbar', { name: 'Fetching prices since 2018' }).getAttribute('aria-valuenow')).toBe(
    '33',
  )
})

test('what takes no part in the figures is counted, with the way to the dates', async () => {
  const leftOut = { simple: { holdings: 2, value: 1200 }, undated: { holdings: 0, value: 0, soldOn: [] }, broken: [] }
  await open(() => aPerformance({ leftOut }))
  const sentence = await screen.findByText(/Not in these figures: 2 investments worth \$1,200\.00 without trades\./)
  expect(within(sentence).getByRole('link', { name: 'Add dates' }).getAttribute('href')).toBe('/portfolio')
})

test('an answer that fails can be asked for again', async () => {
  let fails = true
  const stored = [aStoredHolding({ id: 'b6ce4f1c-5be0-4d8b-9a65-000000000001' })]
  const { user } = await openPage({
    Page: DashboardPage,
    address: '/',
    stored,
    prices: { 'asx:CBA': 165 },
    intercept: async ({ path }, pass) => {
      if (path === '/api/performance') {
        return fails ? aProblem(500, 'internal', 'Something failed.') : Response.json(aPerformance())
      }
      if (path !== '/api/holdings') return pass()
      const list = (await (await pass()).json()) as { holdings: object[] }
      return Response.json({ ...list, holdings: list.holdings.map((one) => ({ ...one, hasLedger: true })) })
    },
  })
  expect(await screen.findByText('The chart couldn’t be loaded')).toBeTruthy()
  fails = false
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('slider')).toBeTruthy()
})

test('with no dates at all there is a drawn example that says so, and one way on', async () => {
  await open(() => aPerformance({ from: null }))
  expect(await screen.findByText('Example')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Add dates and trades' }).getAttribute('href')).toBe(
    '/portfolio/b6ce4f1c-5be0-4d8b-9a65-000000000001?trades=start',
  )
})
