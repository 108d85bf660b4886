// Edit investment and manual entry: what becomes of the price, and what is told when somebody else was quicker (P15).
import { cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { StoredHolding } from '#shared/portfolio/holding.ts'
import { aStoredHolding } from '#tests/support/holdings.ts'
import PortfolioPage from '#web/features/portfolio/portfolio-page.tsx'
import {
  aProblem,
  button,
  dialog,
  endTest,
  field,
  fill,
  openPage,
  type PageScreen,
  type Prices,
  startTest,
  wait,
} from './portfolio-screen.tsx'

beforeEach(startTest)
afterEach(() => {
  cleanup()
  endTest()
})

const securities = [
  { symbol: 'PEPE', name: 'Pepe', type: 'crypto' as const, id: 'pepe' },
  { symbol: 'PEPE', name: 'Pepe Classic', type: 'crypto' as const, id: 'pepe-classic' },
  { symbol: 'DOGE', name: 'Dogecoin', type: 'crypto' as const, id: 'dogecoin' },
]
const market: Prices = {
  'asx:CBA': 165.85,
  'asx:BHP': 40.46,
  'coin:pepe-classic': 0.5,
  'coin:dogecoin': 0.2,
  'coin:bitcoin': 163_870,
}

async function edit(about: Partial<StoredHolding>, prices = market): Promise<PageScreen> {
  const page = await openPage({ Page: PortfolioPage, stored: [aStoredHolding(about)], prices, securities })
  await page.user.click(await screen.findByRole('button', { name: /^Edit/ }))
  await screen.findByRole('dialog')
  return page
}
const save = ({ user }: PageScreen): Promise<void> => user.click(dialog().getByRole('button', { name: 'Save' }))
const sent = ({ service }: PageScreen): unknown[] =>
  service.calls.filter(({ method }) => method === 'PATCH').map(({ body }) => body)
const only = ({ service }: PageScreen): StoredHolding | undefined => [...service.stored.values()][0]

test('a live-tracked holding needs no current price, and one that is typed ends the tracking', async () => {
  const page = await edit({})
  expect(field('Current price').value).toBe('')
  expect(field('Current price').placeholder).toBe('165.85')
  expect(dialog().getByText('It follows the market. Leave it blank to keep it that way.')).toBeTruthy()
  await fill(page, 'Current price', '170')
  expect(dialog().getByText(/this investment stops following the market/)).toBeTruthy()
  await save(page)
  await screen.findByText('CBA saved.')
  expect(sent(page)).toEqual([{ currentPrice: 170 }])
  expect(only(page)).toMatchObject({ isLiveTracked: false, manualPrice: 170 })
})

test('clearing a manual price goes back to the market', async () => {
  const page = await edit({ isLiveTracked: false, manualPrice: 50 })
  expect(field('Current price').value).toBe('50')
  await fill(page, 'Current price', '')
  await save(page)
  await screen.findByText('CBA saved. It follows the market again.')
  expect(sent(page)).toEqual([{ currentPrice: null }])
  expect(screen.getByText('$165.85')).toBeTruthy()
})

test('another symbol is priced anew, or stands at its cost when it has no price', async () => {
  const page = await edit({})
  await fill(page, 'Symbol', 'bhp')
  await save(page)
  await screen.findByText('BHP saved.')
  expect(screen.getByText('$40.46')).toBeTruthy()
  await page.user.click(button('Edit BHP'))
  await screen.findByRole('dialog')
  await fill(page, 'Symbol', 'NOPE')
  expect(dialog().getByText(/We’ll look up a live price when you save/)).toBeTruthy()
  await save(page)
  await screen.findByText('NOPE saved. We found no live price, so we’re using what you paid.')
  expect(only(page)).toMatchObject({ isLiveTracked: false, manualPrice: null })
  expect(screen.getByText('No price found')).toBeTruthy()
})

test('while it is being saved the price of one security is never shown on another', async () => {
  const page = await edit({})
  page.service.intercept = async ({ method }, pass) => (method === 'PATCH' ? new Promise(() => undefined) : pass())
  await fill(page, 'Symbol', 'BHP')
  await save(page)
  expect(await screen.findByText('No live price yet')).toBeTruthy()
  expect(screen.queryByText('$165.85')).toBeNull()
})

test('nothing changed: nothing is sent', async () => {
  const page = await edit({})
  await save(page)
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(sent(page)).toEqual([])
})

test('a holding that is gone says so, and the list follows', async () => {
  const page = await edit({})
  page.service.stored.clear()
  await fill(page, 'Quantity', '5')
  await save(page)
  await screen.findByText(/It may have been deleted on another device. Nothing was changed./)
  expect(dialog().queryByLabelText('Quantity')).toBeNull()
  await page.user.click(dialog().getAllByRole('button', { name: 'Close' }).at(-1) as HTMLElement)
  expect(await screen.findByText('No investments yet')).toBeTruthy()
})

test('a holding that was changed elsewhere is shown anew on request', async () => {
  const page = await edit({})
  await fill(page, 'Quantity', '5')
  page.service.intercept = async ({ method }, pass) =>
    method === 'PATCH' ? aProblem(409, 'conflict', 'This investment was changed elsewhere at the same time.') : pass()
  for (const holding of page.service.stored.values()) page.service.stored.set(holding.id, { ...holding, quantity: 77 })
  await save(page)
  await screen.findByText('This investment was changed elsewhere at the same time.')
  page.service.intercept = null
  expect(field('Quantity').value).toBe('5')
  await waitFor(() => expect(document.body.textContent).toContain('77'))
  await page.user.click(dialog().getByRole('button', { name: 'Show the latest' }))
  expect(field('Quantity').value).toBe('77')
  await fill(page, 'Quantity', '78')
  await save(page)
  await screen.findByText('CBA saved.')
  expect(only(page)?.quantity).toBe(78)
})

test('a save that fails leaves the list and the form as they were', async () => {
  const page = await edit({})
  await fill(page, 'Quantity', '5')
  page.service.intercept = async ({ method }, pass) =>
    method === 'PATCH' ? aProblem(429, 'too_many_requests', 'Wait a moment.') : pass()
  await save(page)
  await screen.findByText('Wait a moment.')
  expect(field('Quantity').value).toBe('5')
  expect(document.body.textContent).toContain('$1,658.50')
})

async function manualCoin(symbol: string): Promise<PageScreen> {
  const page = await openPage({ Page: PortfolioPage, prices: market, securities, address: '/portfolio?add=manual' })
  await screen.findByRole('dialog', { name: 'Manual Entry' })
  await page.user.selectOptions(field('Type'), 'crypto')
  await page.user.type(field('Symbol'), symbol)
  await wait(600)
  await fill(page, 'Quantity', '2')
  await fill(page, 'Entry Price', '1')
  return page
}
const add = ({ user }: PageScreen): Promise<void> =>
  user.click(dialog().getByRole('button', { name: 'Add Investment' }))

test('a ticker that several coins share is settled by the person', async () => {
  const page = await manualCoin('pepe')
  await dialog().findByRole('option', { name: 'Pepe Classic (PEPE)' })
  expect(field('Coin').value).toBe('')
  await page.user.selectOptions(field('Coin'), 'Pepe Classic (PEPE)')
  await add(page)
  await screen.findByText('PEPE added.')
  expect(only(page)).toMatchObject({ symbol: 'PEPE', coinId: 'pepe-classic', isLiveTracked: true })
})

test('a ticker of one coin only is settled by itself, unless no coin is wanted', async () => {
  const page = await manualCoin('doge')
  await dialog().findByRole('option', { name: 'Dogecoin (DOGE)' })
  expect(field('Coin').value).toBe('dogecoin')
  await page.user.selectOptions(field('Coin'), 'None of these: no live price')
  await add(page)
  await screen.findByText('DOGE added. No price found; what you paid is shown.')
  expect(only(page)).not.toHaveProperty('coinId')
  expect(only(page)).toMatchObject({ isLiveTracked: true, manualPrice: null })
})

test('no coin is a choice only where it changes something: a common ticker is its coin, and a saved coin stays', async () => {
  const none = () => dialog().queryByRole('option', { name: 'None of these: no live price' })
  const page = await manualCoin('BTC')
  expect(field('Coin').value).toBe('bitcoin')
  expect(none()).toBeNull()
  await fill(page, 'Symbol', 'DOGE')
  await page.user.selectOptions(field('Coin'), 'None of these: no live price')
  await fill(page, 'Symbol', 'BTC')
  expect(field('Coin').value).toBe('bitcoin')
  cleanup()
  const saved = await edit({ type: 'crypto', symbol: 'PEPE', coinId: 'pepe-classic' })
  expect(field('Coin').value).toBe('pepe-classic')
  expect(none()).toBeNull()
  await fill(saved, 'Symbol', 'DOGE')
  expect(none()).toBeTruthy()
})

test('a coin that no search finds is named by its id', async () => {
  const page = await manualCoin('BTC')
  await page.user.selectOptions(field('Coin'), 'Another, by its CoinGecko id')
  await page.user.type(field('CoinGecko id'), 'Bit coin')
  expect(dialog().getByText('Use the id as CoinGecko writes it, such as bitcoin.')).toBeTruthy()
  await fill(page, 'CoinGecko id', 'dogecoin')
  await add(page)
  await screen.findByText('BTC added.')
  expect(only(page)).toMatchObject({ symbol: 'BTC', coinId: 'dogecoin' })
})

test('the symbol is upper case, the button waits for what is needed, and the total is said', async () => {
  const page = await openPage({ Page: PortfolioPage, prices: market, address: '/portfolio?add=manual' })
  await screen.findByRole('dialog')
  const addButton = dialog().getByRole<HTMLButtonElement>('button', { name: 'Add Investment' })
  expect(addButton.disabled).toBe(true)
  expect(dialog().getByText('Add a symbol, a quantity and an entry price to continue.')).toBeTruthy()
  await page.user.type(field('Symbol'), 'cba')
  expect(field('Symbol').value).toBe('CBA')
  await fill(page, 'Quantity', '3')
  await fill(page, 'Entry Price', '33.33')
  expect(dialog().getByText('Total cost $99.99')).toBeTruthy()
  expect(addButton.disabled).toBe(false)
  await add(page)
  await screen.findByText('CBA added.')
  expect(only(page)).toMatchObject({ isLiveTracked: true, name: 'CBA Limited' })
})
