// Portfolio page: figures, prices that are fetched anew, deleting with a way back, addresses that open a modal (P18).
import { dayNumber } from '#shared/kernel/dates.ts'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { StoredHolding } from '#shared/portfolio/holding.ts'
import { aStoredHolding } from '#tests/support/holdings.ts'
import PortfolioPage from '#web/features/portfolio/portfolio-page.tsx'
import { setAround } from '#web/lib/around.ts'
import {
  aProblem,
  away,
  button,
  dialog,
  endTest,
  layOut,
  openPage,
  type Prices,
  startTest,
  wait,
} from './portfolio-screen.tsx'

beforeEach(startTest)
afterEach(() => {
  cleanup()
  endTest()
})

const open = (stored: readonly StoredHolding[] = [], prices: Prices = {}, more: { address?: string } = {}) =>
  openPage({ Page: PortfolioPage, stored, prices, ...more })
const cba = (about: Partial<StoredHolding> = {}) => aStoredHolding({ symbol: 'CBA', ...about })
const shed = (about: Partial<StoredHolding> = {}) =>
  aStoredHolding({ symbol: 'SHED', type: 'other', isLiveTracked: false, manualPrice: 50, ...about })
const figure = (label: string): string | null | undefined =>
  screen.getByText(label, { selector: 'dt' }).parentElement?.textContent
const refreshes = (calls: readonly { path: string }[]): number =>
  calls.filter(({ path }) => path === '/api/holdings/refresh').length

test('the four figures are sums of everything, and doubtful prices are counted', async () => {
  const prices: Prices = { 'asx:CBA': 165.85, 'asx:ANZ': 'sample', 'asx:BHP': { stale: 40 } }
  await open([cba(), shed(), cba({ symbol: 'ANZ' }), cba({ symbol: 'BHP' })], prices)
  await screen.findByText('Total Value')
  expect(figure('Total Value')).toContain('$3,558.50')
  expect(figure('Total Value')).toContain('4 investments')
  expect(figure('Total Cost')).toContain('$4,000.00')
  expect(figure('Gain/Loss')).toContain('-$441.50')
  expect(figure('Return %')).toContain('-11.04%')
  expect(
    screen.getByText(
      /1 investment uses a sample price, which isn’t today’s market price; 1 investment has an old price/,
    ),
  ).toBeTruthy()
  for (const label of ['Delayed 20 min', 'Manual', 'Sample price', 'Stale'])
    expect(screen.getByText(label)).toBeTruthy()
})

test('a price status of a newer server is shown with a neutral word, and breaks nothing', async () => {
  const intercept: Parameters<typeof openPage>[0]['intercept'] = async ({ path }, pass) => {
    const answer = await pass()
    if (path !== '/api/holdings') return answer
    return new Response((await answer.text()).replace('"priceStatus":"live"', '"priceStatus":"estimated"'), answer)
  }
  await openPage({ Page: PortfolioPage, stored: [cba()], prices: { 'asx:CBA': 165.85 }, intercept })
  expect(await screen.findByText('Price')).toBeTruthy()
  expect(figure('Total Value')).toContain('$1,658.50')
})

test('an empty portfolio offers demo data and a quick start', async () => {
  const { user } = await open()
  await user.click(await screen.findByRole('button', { name: 'Try Demo Data' }))
  expect(await screen.findByText('A bank stock')).toBeTruthy()
  await user.keyboard('{Escape}')
  await user.click(button('Quick Add'))
  expect(await screen.findByText('Commonly searched')).toBeTruthy()
})

test('a portfolio that cannot be loaded says so, and Try Again loads the page anew', async () => {
  const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => undefined)
  const { user } = await openPage({
    Page: PortfolioPage,
    intercept: async () => aProblem(400, 'invalid_request', 'No.'),
  })
  await screen.findByText('Holdings not found')
  expect(screen.getByText('There was an issue loading your portfolio data.')).toBeTruthy()
  await user.click(button('Try Again'))
  expect(reload).toHaveBeenCalledOnce()
})

test.each([
  ['?add=search', 'Add Investment'],
  ['?add=manual', 'Manual Entry'],
  ['?demo=1', 'Demo Data'],
])('%s opens %s, and the address is tidy again', async (search, title) => {
  const { user } = await open([], {}, { address: `/portfolio${search}` })
  expect(await screen.findByRole('dialog', { name: title })).toBeTruthy()
  expect(window.location.search).toBe('')
  await user.click(dialog().getByRole('button', { name: 'Close' }))
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('demo data is added once, marked, and taken away again in one go', async () => {
  const prices: Prices = { 'asx:CBA': 165.85, 'asx:VAS': 107.28, 'coin:bitcoin': 163_870 }
  const { user, service } = await open([shed()], prices, { address: '/portfolio?demo=1' })
  // The market's closes on the days of the demo trades are what these cost; where it knows none, their own prices stand.
  service.intercept = (call, pass) => {
    if (call.path !== '/api/market/history') return pass()
    const about = {
      symbol: 'CBA',
      source: 'yahoo',
      isSample: false,
      historyFrom: '2021-11-24',
      gaps: [],
      dividends: [],
    }
    const closes = { days: [dayNumber('2021-11-24')], closes: [180.123], splits: [] }
    const histories = call.query.get('symbols') === 'CBA' ? [{ ...about, ...closes }] : []
    const sampleLabel = "Sample history, not the market's"
    return Promise.resolve(Response.json({ state: { kind: 'complete' }, sampleLabel, histories, errors: [] }))
  }
  await user.click(await screen.findByRole('button', { name: 'Add Demo Data' }))
  await screen.findByText('3 demo investments added.')
  // 2 + 6 + 2 of the units bought are left, at 180.12 each, with their part of the brokerage.
  const [cba, btc] = ['CBA', 'BTC'].map((code) => [...service.stored.values()].find(({ symbol }) => symbol === code))
  expect(cba?.costBase).toBeCloseTo(1801.2 + 9.95 / 3 + 2 * 9.95, 6)
  expect(btc?.costBase).toBeCloseTo((0.01 / 0.03) * 890 + 0.0395 * 37_000 + 5 + 0.0005 * 37_500, 6)
  expect([...service.stored.values()].map(({ quantity, symbol }) => `${quantity} ${symbol}`)).toEqual([
    '10 SHED',
    '10 CBA',
    '25 VAS',
    '0.05 BTC',
  ])
  expect(screen.getAllByText('Demo')).toHaveLength(3)
  expect(screen.getByRole('link', { name: 'CoinGecko' }).getAttribute('href')).toBe('https://www.coingecko.com')
  await user.click(button('Remove demo data'))
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }))
  await waitFor(() => expect([...service.stored.values()].map(({ symbol }) => symbol)).toEqual(['SHED']))
  await user.click(button('Undo'))
  await waitFor(() => expect(service.stored.size).toBe(4))
})

test('deleting asks first, is seen at once, and can be undone', async () => {
  const { user, service } = await open([cba(), shed()], { 'asx:CBA': 165.85 })
  await user.click(await screen.findByRole('button', { name: 'Delete CBA' }))
  const question = within(await screen.findByRole('alertdialog'))
  expect(question.getByText('Are you sure you want to delete this investment?')).toBeTruthy()
  await user.click(question.getByRole('button', { name: 'Cancel' }))
  expect(service.stored.size).toBe(2)

  let letThrough: () => void = () => undefined
  const held = new Promise<void>((resolve) => {
    letThrough = resolve
  })
  service.intercept = async ({ method }, pass) => {
    if (method === 'DELETE') await held
    return pass()
  }
  await user.click(button('Delete CBA'))
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }))
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Delete CBA' })).toBeNull())
  expect(figure('Total Value')).toContain('$500.00')
  expect(service.stored.size).toBe(2)
  // Undone before the deletion is even through: it is put back after it.
  await user.click(button('Undo'))
  letThrough()
  expect(await screen.findByRole('button', { name: 'Delete CBA' })).toBeTruthy()
  await screen.findByText('CBA put back.')
  expect(
    [...service.stored.values()].map(({ symbol, quantity, isLiveTracked }) => [symbol, quantity, isLiveTracked]),
  ).toEqual([
    ['SHED', 10, false],
    ['CBA', 10, true],
  ])
})

test('a deletion that was undone with the service away leaves the holding there as it was', async () => {
  const { service, reload, user } = await open([shed({ note: { why: 'Weekend project' } })])
  await screen.findByRole('button', { name: 'Delete SHED' })
  service.intercept = away
  await user.click(button('Delete SHED'))
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }))
  await user.click(await screen.findByRole('button', { name: 'Undo' }))
  await screen.findByRole('button', { name: 'Delete SHED' })
  service.intercept = null
  service.calls.length = 0
  reload()
  await waitFor(() => expect(service.calls.map(({ method }) => method)).toEqual(['POST', 'PATCH', 'GET']))
  expect(service.calls[1]?.body).not.toHaveProperty('restores')
  expect(await screen.findByRole('button', { name: 'Delete SHED' })).toBeTruthy()
  expect(screen.queryByText(/couldn’t be (saved|added)/)).toBeNull()
  expect([...service.stored.values()]).toMatchObject([
    { symbol: 'SHED', quantity: 10, manualPrice: 50, note: { why: 'Weekend project' } },
  ])
})

test('Ctrl+Z undoes a deletion, but not while somebody types', async () => {
  const { user, service } = await open([shed(), cba()], { 'asx:CBA': 1 })
  await user.click(await screen.findByRole('button', { name: 'Delete SHED' }))
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }))
  await waitFor(() => expect(service.stored.size).toBe(1))
  await user.click(button('Manual Entry'))
  fireEvent.keyDown(dialog().getByLabelText('Symbol'), { key: 'z', ctrlKey: true })
  await user.keyboard('{Escape}')
  expect(service.stored.size).toBe(1)
  fireEvent.keyDown(document.body, { key: 'z', ctrlKey: true })
  await waitFor(() => expect(service.stored.size).toBe(2))
  expect(await screen.findByRole('button', { name: 'Delete SHED' })).toBeTruthy()
})

test('a deletion that fails is told, and what was deleted is back in its place', async () => {
  const { user, service } = await open([shed(), cba()], { 'asx:CBA': 1 })
  service.intercept = async ({ method }, pass) =>
    method === 'DELETE' ? aProblem(429, 'too_many_requests', 'Wait a moment.') : pass()
  await user.click(await screen.findByRole('button', { name: 'Delete SHED' }))
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }))
  await screen.findByText('SHED couldn’t be deleted. Wait a moment.')
  expect(screen.getAllByRole('button', { name: /^Delete/ }).map((one) => one.getAttribute('aria-label'))).toEqual([
    'Delete SHED',
    'Delete CBA',
  ])
})

test('a deletion that the service is away for and the browser has no room for is told as both', async () => {
  const { user, service } = await open([shed()])
  await user.click(await screen.findByRole('button', { name: 'Delete SHED' }))
  service.intercept = away
  const real = localStorage
  const refuse = (): never => {
    throw new DOMException('full', 'QuotaExceededError')
  }
  vi.stubGlobal(
    'localStorage',
    new Proxy(real, { get: (target, name) => (name === 'setItem' ? refuse : Reflect.get(target, name).bind(target)) }),
  )
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }))
  await screen.findByText(
    'SHED couldn’t be deleted. Gumnut can’t be reached, and this browser doesn’t let it keep the change. Nothing was saved.',
  )
  expect(screen.getByRole('button', { name: 'Delete SHED' })).toBeTruthy()
})

test('without anything live tracked, Refresh says so for three seconds', async () => {
  const { user, service } = await open([shed()])
  await user.click(await screen.findByRole('button', { name: 'Refresh' }))
  expect(screen.getByText('No live tracked investments to update.')).toBeTruthy()
  await wait(2800)
  expect(screen.queryByText('No live tracked investments to update.')).toBeTruthy()
  await wait(400)
  expect(screen.queryByText('No live tracked investments to update.')).toBeNull()
  expect(refreshes(service.calls)).toBe(0)
})

test('Refresh shows new prices, how many could not be had, and a failure', async () => {
  const { user, service } = await open([cba(), cba({ symbol: 'BHP' })], { 'asx:CBA': 100, 'asx:BHP': 40 })
  await screen.findByText('$1,000.00', { selector: 'p span' })
  service.prices = { 'asx:CBA': 110, 'asx:BHP': 41 }
  await user.click(button('Refresh'))
  await screen.findByText('Prices updated.')
  expect(screen.getByText('$1,100.00', { selector: 'p span' })).toBeTruthy()
  service.prices = { 'asx:CBA': 120, 'asx:BHP': { stale: 41 } }
  await user.click(button('Refresh'))
  await screen.findByText('1 of 2 prices updated; 1 keeps its old one.')
  service.intercept = async ({ path }, pass) =>
    path.endsWith('/refresh') ? aProblem(400, 'invalid_request', 'No.') : pass()
  await user.click(button('Refresh'))
  await screen.findByText('Failed to update prices. Please try again.')
  expect(screen.getByText('$1,200.00', { selector: 'p span' })).toBeTruthy()
})

test('while somebody looks around, Refresh says why prices stand still', async () => {
  const { user, service } = await open([cba()], { 'asx:CBA': 'sample' })
  await screen.findByRole('button', { name: 'Edit CBA' })
  setAround({
    identity: { uid: 'user-1', email: '' },
    send: () => Promise.reject(new Error()),
    hasOwnWork: () => false,
  })
  const before = refreshes(service.calls)
  await user.click(button('Refresh'))
  setAround(undefined)
  await screen.findByText('Prices don’t move while you look around. With an account, they follow the market.')
  expect(refreshes(service.calls)).toBe(before)
})

test('what is added while prices are on their way is not lost from the list', async () => {
  const { user, service } = await open([cba()], { 'asx:CBA': 100 })
  await screen.findByRole('button', { name: 'Edit CBA' })
  let letThrough: () => void = () => undefined
  service.intercept = async ({ path }, pass) => {
    if (!path.endsWith('/refresh')) return pass()
    const answer = await pass()
    await new Promise<void>((resolve) => {
      letThrough = resolve
    })
    return answer
  }
  await user.click(button('Refresh'))
  await user.click(button('Manual Entry'))
  await user.type(dialog().getByLabelText('Symbol'), 'SHED')
  await user.type(dialog().getByLabelText('Quantity'), '1')
  await user.type(dialog().getByLabelText('Entry Price'), '1')
  await user.click(dialog().getByRole('button', { name: 'Add Investment' }))
  await screen.findByText('SHED added. No price found; what you paid is shown.')
  letThrough()
  await screen.findByText('Prices updated.')
  expect(await screen.findByRole('button', { name: 'Edit SHED' })).toBeTruthy()
})

const look = (state: 'visible' | 'hidden'): void => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state)
  document.dispatchEvent(new Event('visibilitychange'))
}

test('prices are fetched every five minutes, not while the tab is hidden, and at once on return', async () => {
  const { service } = await open([cba()], { 'asx:CBA': 100 })
  await screen.findByRole('button', { name: 'Edit CBA' })
  await wait(1000)
  expect(refreshes(service.calls)).toBe(0)
  await wait(299_500)
  expect(refreshes(service.calls)).toBe(1)
  await wait(300_000)
  expect(refreshes(service.calls)).toBe(2)
  look('hidden')
  await wait(900_000)
  expect(refreshes(service.calls)).toBe(2)
  look('visible')
  await wait(100)
  expect(refreshes(service.calls)).toBe(3)
  await wait(80_000)
  expect(screen.getByText('Updated 1 minute ago')).toBeTruthy()
})

test.each([
  ['a sample', { 'asx:CBA': 'sample' }],
  ['older than a day', { 'asx:CBA': { stale: 90 } }],
  ['shown as old, of the evening before', { 'asx:CBA': { stale: 90, asOf: '2026-11-20T04:30:00.000Z' } }],
] as const)('a price that is %s is fetched anew at once, once', async (_what, prices: Prices) => {
  vi.setSystemTime('2026-11-21T02:00:00.000Z')
  const { service } = await open([cba()], prices)
  await screen.findByRole('button', { name: 'Edit CBA' })
  await wait(1000)
  expect(refreshes(service.calls)).toBe(1)
  await wait(60_000)
  expect(refreshes(service.calls)).toBe(1)
})

test('what stands at its cost is asked for when a page is opened, and once is enough', async () => {
  const { service, reload } = await open([cba({ symbol: 'ZIP' })])
  await screen.findByText('No live price yet')
  await wait(1000)
  expect(refreshes(service.calls)).toBe(1)
  reload()
  await screen.findByText('No live price yet')
  await wait(1000)
  expect(refreshes(service.calls)).toBe(1)
})

test('what no market prices is not asked for', async () => {
  const { service } = await open([cba({ symbol: 'AAPL:US' })])
  await screen.findByText('No live price yet')
  await wait(1000)
  expect(refreshes(service.calls)).toBe(0)
})

function PageOfTwo() {
  const [isOpen, setOpen] = useState(true)
  return (
    <>
      <button onClick={() => setOpen(!isOpen)}>Elsewhere and back</button>
      {isOpen && <PortfolioPage />}
    </>
  )
}

test('an old price that stays old is not asked for again with each page that is opened, only after five minutes', async () => {
  const { service, user } = await openPage({ Page: PageOfTwo, stored: [cba()], prices: { 'asx:CBA': { stale: 90 } } })
  const goAndComeBack = async (): Promise<void> => {
    await user.click(button('Elsewhere and back'))
    await user.click(button('Elsewhere and back'))
    await screen.findByRole('button', { name: 'Edit CBA' })
    await wait(1000)
  }
  await screen.findByRole('button', { name: 'Edit CBA' })
  await wait(1000)
  expect(refreshes(service.calls)).toBe(1)
  await goAndComeBack()
  await goAndComeBack()
  expect(refreshes(service.calls)).toBe(1)
  await user.click(button('Elsewhere and back'))
  await wait(300_000)
  await user.click(button('Elsewhere and back'))
  await wait(1000)
  expect(refreshes(service.calls)).toBe(2)
})

test('what an import has brought while another page was open is asked for too', async () => {
  const { service, user } = await openPage({ Page: PageOfTwo, stored: [cba()], prices: { 'asx:CBA': 100 } })
  await screen.findByRole('button', { name: 'Edit CBA' })
  await user.click(button('Elsewhere and back'))
  const zip = cba({ symbol: 'ZIP' })
  service.stored.set(zip.id, zip)
  await wait(60_000)
  expect(refreshes(service.calls)).toBe(0)
  await user.click(button('Elsewhere and back'))
  await screen.findByText('No live price yet')
  await wait(1000)
  expect(refreshes(service.calls)).toBe(1)
})

test('the service going away during a refresh is a failure first and then a notice', async () => {
  const { user, service } = await open([cba()], { 'asx:CBA': 100 })
  await screen.findByRole('button', { name: 'Edit CBA' })
  service.intercept = away
  await user.click(button('Refresh'))
  await screen.findByText('Failed to update prices. Please try again.')
  await screen.findByText(/You’re working from this device/)
})

test('the table sorts by its headings, says how, and keeps the order for the next visit', async () => {
  layOut(1000)
  const stored = [cba({ quantity: 1 }), cba({ symbol: 'BHP', quantity: 3 }), cba({ symbol: 'ANZ', quantity: 2 })]
  const { user, reload } = await open(stored, { 'asx:CBA': 10, 'asx:BHP': 10, 'asx:ANZ': 10 })
  const symbols = (): (string | null | undefined)[] =>
    screen.getAllByRole('rowheader').map((cell) => cell.firstElementChild?.firstElementChild?.textContent)
  const heading = (name: string) => screen.getByRole('columnheader', { name })
  await screen.findByRole('table')
  expect(screen.getAllByRole('columnheader').map((cell) => cell.textContent)).toEqual([
    'Asset',
    'Type',
    'Quantity',
    'Entry Price',
    'Current Price',
    'Value',
    'Allocation %',
    'Gain/Loss',
    'Actions',
  ])
  expect(screen.getByRole('table').getAttribute('aria-rowcount')).toBe('4')
  expect(symbols()).toEqual(['CBA', 'BHP', 'ANZ'])
  await user.click(within(heading('Quantity')).getByRole('button'))
  expect(symbols()).toEqual(['BHP', 'ANZ', 'CBA'])
  expect(heading('Quantity').getAttribute('aria-sort')).toBe('descending')
  expect(screen.getByText('Sorted by Quantity, largest first')).toBeTruthy()
  await user.click(within(heading('Asset')).getByRole('button'))
  expect(symbols()).toEqual(['ANZ', 'BHP', 'CBA'])
  expect(heading('Quantity').hasAttribute('aria-sort')).toBe(false)
  expect(heading('Asset').getAttribute('aria-sort')).toBe('ascending')
  reload()
  await screen.findByRole('table')
  expect(symbols()).toEqual(['ANZ', 'BHP', 'CBA'])
})

test('hidden balances cover what a person has and paid, not what the market says', async () => {
  const { user } = await open([cba()], { 'asx:CBA': 165.85 })
  await user.click(await screen.findByRole('button', { name: 'Hide balances' }))
  const text = document.body.textContent ?? ''
  expect(text).not.toMatch(/\$1,658\.50|\$1,000\.00|\$658\.50|\$100\.00/)
  expect(text).toContain('$165.85')
  expect(text).toContain('+65.85%')
})
