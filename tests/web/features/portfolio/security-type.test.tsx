// The kind of what is typed by hand: taken from the symbol, overruled by the person, and doubted where it does not fit.
import { cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { StoredHolding } from '#shared/portfolio/holding.ts'
import { aStoredHolding } from '#tests/support/holdings.ts'
import PortfolioPage from '#web/features/portfolio/portfolio-page.tsx'
import { dialog, endTest, field, fill, openPage, type PageScreen, startTest, wait } from './portfolio-screen.tsx'

beforeEach(startTest)
afterEach(() => {
  cleanup()
  endTest()
})

const prices = { 'asx:VAS': 107.28, 'asx:XRO': 180, 'coin:bitcoin': 163_870 }
const securities = [
  { symbol: 'XRO', name: 'Some coin', type: 'crypto' as const, id: 'xro-coin' },
  { symbol: 'XRO', name: 'Xero Limited', type: 'stock' as const },
  { symbol: 'GEAR', name: 'Betashares Geared ETF', type: 'etf' as const },
]

async function manual(): Promise<PageScreen> {
  const page = await openPage({ Page: PortfolioPage, prices, securities, address: '/portfolio?add=manual' })
  await screen.findByRole('dialog', { name: 'Manual Entry' })
  return page
}
async function add(page: PageScreen): Promise<StoredHolding | undefined> {
  await fill(page, 'Quantity', '2')
  await fill(page, 'Entry Price', '100')
  await page.user.click(dialog().getByRole('button', { name: 'Add Investment' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  return [...page.service.stored.values()][0]
}

test('a commonly searched symbol brings its kind, and its coin, without being asked', async () => {
  const page = await manual()
  expect(field('Type').value).toBe('stock')
  await page.user.type(field('Symbol'), 'vas')
  expect(field('Type').value).toBe('etf')
  expect(dialog().getByText('From the symbol. Change it if it’s wrong.')).toBeTruthy()
  await fill(page, 'Symbol', 'btc')
  expect(field('Type').value).toBe('crypto')
  expect(field('Coin').value).toBe('bitcoin')
  expect(await add(page)).toMatchObject({ symbol: 'BTC', type: 'crypto', coinId: 'bitcoin', isLiveTracked: true })
})

test('what a search finds is known too, and a company comes before a coin of the same code', async () => {
  const page = await manual()
  await page.user.type(field('Symbol'), 'gear')
  await wait(600)
  await waitFor(() => expect(field('Type').value).toBe('etf'))
  await fill(page, 'Symbol', 'xro')
  await wait(600)
  await waitFor(() => expect(field('Type').value).toBe('stock'))
})

test('the person has the last word; a kind that does not fit is doubted, and put right at one press', async () => {
  const page = await manual()
  await page.user.type(field('Symbol'), 'VAS')
  await page.user.selectOptions(field('Type'), 'Stock')
  expect(dialog().getByText(/The VAS we know is an ETF: Vanguard Australian Shares Index ETF/)).toBeTruthy()
  await page.user.click(dialog().getByRole('button', { name: 'Make it an ETF' }))
  expect(field('Type').value).toBe('etf')
  expect(dialog().queryByText(/The VAS we know/)).toBeNull()
  await page.user.selectOptions(field('Type'), 'Stock')
  expect(await add(page)).toMatchObject({ symbol: 'VAS', type: 'stock' })
})

test('the name of what no market prices is asked of nobody, and the words fit it', async () => {
  const page = await manual()
  await page.user.selectOptions(field('Type'), 'Other')
  await page.user.type(field('Symbol'), 'wine-2019')
  await wait(600)
  expect(page.service.callsTo('GET', '/api/market/search')).toEqual([])
  expect(dialog().queryByText('The ASX code')).toBeNull()
  expect(dialog().getByText('A short name of your own')).toBeTruthy()
  expect(dialog().getByText(/^There’s no market to look up a price on/)).toBeTruthy()
})

test('a saved holding keeps its kind until somebody changes it, and is doubted where it does not fit', async () => {
  const stored = [aStoredHolding({ symbol: 'BTC', type: 'stock' })]
  const page = await openPage({ Page: PortfolioPage, stored, prices, securities })
  await page.user.click(await screen.findByRole('button', { name: 'Edit BTC' }))
  expect(await screen.findByRole('dialog', { name: 'Edit Investment' })).toBeTruthy()
  expect(field('Type').value).toBe('stock')
  expect(dialog().getByText(/The BTC we know is crypto: Bitcoin/)).toBeTruthy()
  await page.user.click(dialog().getByRole('button', { name: 'Make it crypto' }))
  await page.user.click(dialog().getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect([...page.service.stored.values()]).toMatchObject([{ type: 'crypto', coinId: 'bitcoin' }])
})

test('another symbol of an edited holding brings its own kind', async () => {
  const stored = [aStoredHolding({ symbol: 'CBA', type: 'stock' })]
  const page = await openPage({ Page: PortfolioPage, stored, prices, securities })
  await page.user.click(await screen.findByRole('button', { name: 'Edit CBA' }))
  await screen.findByRole('dialog')
  await fill(page, 'Symbol', 'VAS')
  expect(field('Type').value).toBe('etf')
})
