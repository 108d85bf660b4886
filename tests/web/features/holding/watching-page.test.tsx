// Watching page: what is removed can be put back, and what could not be removed is said, however many are removed at once.
import { cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { bhp, cba, openWatching } from '#tests/web/features/holding/watching-screen.tsx'
import { aProblem, endTest, startTest, wait } from '#tests/web/features/portfolio/portfolio-screen.tsx'
import WatchingPage from '#web/features/holding/watching/watching-page.tsx'

beforeEach(startTest)
afterEach(() => {
  cleanup()
  endTest()
})

test('of two removed at once, the one that failed is said and shown again', async () => {
  let goOn = (): void => undefined
  const first = new Promise<void>((done) => (goOn = done))
  const { user, service } = await openWatching({
    Page: WatchingPage,
    watched: [bhp, cba],
    async intercept(call, pass) {
      if (call.method !== 'DELETE' || call.path !== '/api/watchlist/asx-BHP') return pass()
      await first
      return aProblem(503, 'unavailable', 'Please try again.')
    },
  })
  await user.click(await screen.findByRole('button', { name: 'Remove BHP from Watching' }))
  await user.click(screen.getByRole('button', { name: 'Remove CBA from Watching' }))
  await waitFor(() => expect(service.callsTo('DELETE', '/api/watchlist/asx-CBA')).toHaveLength(1))
  goOn()
  expect(await screen.findByText(/^BHP couldn’t be removed\./)).toBeTruthy()
  expect(await screen.findByRole('button', { name: 'Remove BHP from Watching' })).toBeTruthy()
})

test('Undo of a removal that is still on its way comes after it: the security is watched again', async () => {
  let goOn = (): void => undefined
  const removal = new Promise<void>((done) => (goOn = done))
  const { user, service } = await openWatching({
    Page: WatchingPage,
    watched: [bhp],
    async intercept(call, pass) {
      if (call.method === 'DELETE') await removal
      return pass()
    },
  })
  await user.click(await screen.findByRole('button', { name: 'Remove BHP from Watching' }))
  await user.click(await screen.findByRole('button', { name: 'Undo' }))
  goOn()
  await waitFor(() => expect(service.callsTo('POST', '/api/watchlist')).toHaveLength(1))
  expect(await screen.findByRole('button', { name: 'Remove BHP from Watching' })).toBeTruthy()
  const order = service.calls.filter(({ method }) => method !== 'GET').map(({ method }) => method)
  expect(order).toEqual(['DELETE', 'POST'])
})

test('a page that stays open over midnight marks the alerts of the new day, and those of the old one no more', async () => {
  vi.setSystemTime('2026-11-19T02:00:00.000Z')
  let on = '2026-11-19'
  await openWatching({
    Page: WatchingPage,
    watched: [cba],
    above: [90],
    async intercept(call, pass) {
      const answer = await pass()
      if (call.method !== 'GET' || call.path !== '/api/alerts') return answer
      const body = (await answer.json()) as { rules: object[] }
      const reached = { on, at: `${on}T01:00:00.000Z`, price: 100, changePercent: null }
      return Response.json({ ...body, rules: body.rules.map((rule) => ({ ...rule, reached })) })
    },
  })
  await screen.findByText('Alert reached')
  vi.setSystemTime('2026-11-20T02:00:00.000Z')
  await wait(5 * 60_000)
  await waitFor(() => expect(screen.queryByText('Alert reached')).toBeNull())
  on = '2026-11-20'
  await wait(5 * 60_000)
  await screen.findByText('Alert reached')
})

test('a fund that cannot be followed says so when it is chosen, and the next one that can is followed', async () => {
  const { user, service } = await openWatching({ Page: WatchingPage })
  service.securities = [
    { type: 'other', symbol: 'XYZ01', name: 'A fund' },
    { type: 'stock', symbol: 'XYZ', name: 'XYZ Limited' },
  ]
  await screen.findByText('Nothing here yet')
  await user.click(screen.getAllByRole('button', { name: 'Add to Watching' })[0]!)
  await user.type(await screen.findByRole('combobox', { name: 'Search for a stock, ETF or crypto' }), 'xyz')
  await user.click(await screen.findByRole('option', { name: /^XYZ01/ }))
  expect(await screen.findByText(/^XYZ01 isn’t a share, an ETF or a coin/)).toBeTruthy()
  expect(service.callsTo('POST', '/api/watchlist')).toHaveLength(0)
  await user.click(screen.getByRole('option', { name: /^XYZ XYZ Limited|^XYZXYZ Limited/ }))
  await waitFor(() => expect(service.callsTo('POST', '/api/watchlist')).toHaveLength(1))
  expect(screen.queryByText(/^XYZ01 isn’t/)).toBeNull()
})
