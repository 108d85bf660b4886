// Add investment: searching with a pause, answers that come late, choosing, and the ways on when nothing is found (P5).
import { cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { SearchResult } from '#shared/market/contract.ts'
import PortfolioPage from '#web/features/portfolio/portfolio-page.tsx'
import { setAround } from '#web/lib/around.ts'
import {
  aProblem,
  button,
  type Call,
  dialog,
  endTest,
  field,
  fill,
  layOut,
  openPage,
  type PageScreen,
  startTest,
  wait,
} from './portfolio-screen.tsx'

beforeEach(() => {
  startTest()
  layOut(360)
})
afterEach(() => {
  cleanup()
  endTest()
})

const securities: SearchResult[] = [
  { symbol: 'CBA', name: 'Commonwealth Bank of Australia', type: 'stock' },
  { symbol: 'VAS', name: 'Vanguard Australian Shares Index ETF', type: 'etf' },
  { symbol: 'VGS', name: 'Vanguard MSCI Index International Shares ETF', type: 'etf' },
  { symbol: 'BTC', name: 'Bitcoin', type: 'crypto', id: 'bitcoin' },
]

async function openSearch(): Promise<PageScreen> {
  const prices = { 'asx:CBA': 165.85, 'asx:VAS': 107.28, 'coin:bitcoin': 163_870 }
  const page = await openPage({ Page: PortfolioPage, prices, securities, address: '/portfolio?add=search' })
  await screen.findByRole('dialog', { name: 'Add Investment' })
  return page
}
const input = (): HTMLInputElement => dialog().getByRole('combobox')
const options = (): string[] =>
  dialog()
    .queryAllByRole('option')
    .map((option) => option.querySelector('span span')?.textContent ?? '')
const searches = ({ service }: PageScreen): string[] =>
  service.callsTo('GET', '/api/market/search').map(({ query }) => `${query.get('q')} ${query.get('type')}`)

test('commonly searched securities are there at once, from A to Z, of the kind that is wanted', async () => {
  const page = await openSearch()
  expect(options()).toHaveLength(20)
  expect(options()).toEqual(options().toSorted((a, b) => a.localeCompare(b, 'en')))
  expect(dialog().getByText('In alphabetical order. Being listed here isn’t a recommendation.')).toBeTruthy()
  await page.user.click(dialog().getByRole('radio', { name: 'Crypto' }))
  expect(options()).toEqual(['ADA', 'BTC', 'ETH', 'SOL', 'XRP'])
  expect(searches(page)).toEqual([])
})

test('nothing is asked before two letters and half a second of rest', async () => {
  const page = await openSearch()
  await page.user.type(input(), 'v')
  await wait(2000)
  expect(searches(page)).toEqual([])
  await page.user.type(input(), 'a')
  await wait(300)
  await page.user.type(input(), 'n')
  await wait(450)
  expect(searches(page)).toEqual([])
  await wait(100)
  expect(searches(page)).toEqual(['van all'])
  await waitFor(() => expect(options()).toEqual(['VAS', 'VGS']))
  // Another kind is another question, and needs no pause.
  await page.user.click(dialog().getByRole('radio', { name: 'Crypto' }))
  await screen.findByText('No results for “van”')
  expect(searches(page)).toEqual(['van all', 'van crypto'])
})

test('an answer that comes late never covers a newer one', async () => {
  const page = await openSearch()
  const held = new Map<string, () => void>()
  page.service.intercept = async ({ query }: Call, pass) => {
    if (query.get('q') === 'van') await new Promise<void>((resolve) => held.set('van', resolve))
    return pass()
  }
  await page.user.type(input(), 'van')
  await wait(600)
  expect(held.has('van')).toBe(true)
  await page.user.clear(input())
  await page.user.type(input(), 'com')
  await wait(600)
  await waitFor(() => expect(options()).toEqual(['CBA']))
  held.get('van')?.()
  await wait(100)
  expect(options()).toEqual(['CBA'])
  expect(input().value).toBe('com')
})

test('while an answer is on its way Enter chooses nothing', async () => {
  const page = await openSearch()
  await page.user.type(input(), 'van')
  await wait(600)
  await waitFor(() => expect(options()).toEqual(['VAS', 'VGS']))
  await page.user.type(input(), 'guard msci{ArrowDown}{Enter}')
  expect(dialog().queryByText('Back to Search')).toBeNull()
})

test('a search that is one too many for the day says what the service says', async () => {
  const page = await openSearch()
  const words = 'That’s all the looking up of coins for today.'
  page.service.intercept = async () => aProblem(429, 'too_many_requests', words)
  await page.user.type(input(), 'wombat')
  await wait(600)
  await wait(1000)
  expect(await screen.findByText(words)).toBeTruthy()
})

test('a search that fails says so and can be tried again', async () => {
  const page = await openSearch()
  page.service.intercept = async () => aProblem(502, 'bad_gateway', 'Failed to search investments. Please try again.')
  await page.user.type(input(), 'van')
  await wait(600)
  await wait(1000)
  expect(await screen.findByText('Failed to search investments. Please try again.')).toBeTruthy()
  page.service.intercept = null
  await page.user.click(dialog().getByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(options()).toEqual(['VAS', 'VGS']))
})

test('while somebody looks around, a search that finds nothing says what it knows and offers no second try', async () => {
  const page = await openSearch()
  const send = () => Promise.resolve(aProblem(502, 'bad_gateway', 'Failed to search investments. Please try again.'))
  setAround({ identity: { uid: 'user-1', email: '' }, send, hasOwnWork: () => false })
  try {
    await page.user.type(input(), 'woolworths')
    await wait(600)
    await wait(1000)
    expect(await screen.findByText(/^While you look around, search only knows the commonly searched ones/)).toBeTruthy()
    expect(dialog().queryByRole('button', { name: 'Try again' })).toBeNull()
    expect(dialog().getByRole('button', { name: 'Not there? Enter it manually' })).toBeTruthy()
  } finally {
    setAround(undefined)
  }
})

test('what is not found is added by hand, with what was typed', async () => {
  const page = await openSearch()
  await page.user.click(dialog().getByRole('radio', { name: 'ETF' }))
  await page.user.type(input(), 'shed.ax')
  await wait(600)
  expect(await screen.findByText('No results for “shed.ax”')).toBeTruthy()
  await page.user.click(dialog().getByRole('button', { name: 'Add SHED Manually' }))
  await screen.findByRole('dialog', { name: 'Manual Entry' })
  expect(field('Symbol').value).toBe('SHED')
  expect(field('Type').value).toBe('etf')
})

test('arrow keys choose, and Back to Search brings the search back', async () => {
  const page = await openSearch()
  await page.user.type(input(), 'van')
  await wait(600)
  await waitFor(() => expect(options()).toEqual(['VAS', 'VGS']))
  expect(input().getAttribute('aria-activedescendant')).toBeNull()
  await page.user.type(input(), '{ArrowDown}{ArrowDown}{ArrowDown}{ArrowUp}')
  const active = dialog().getByRole('option', { selected: true })
  expect(active.textContent).toContain('VAS')
  expect(input().getAttribute('aria-activedescendant')).toBe(active.id)
  await page.user.keyboard('{Enter}')
  expect(await dialog().findByText('$107.28')).toBeTruthy()
  expect(dialog().getByText(/Delayed 20 min/)).toBeTruthy()
  expect(document.activeElement).toBe(field('Quantity'))
  await page.user.click(dialog().getByRole('button', { name: 'Back to Search' }))
  expect(input().value).toBe('van')
  expect(options()).toEqual(['VAS', 'VGS'])
  expect(document.activeElement).toBe(input())
})

test('quantity and entry price open the button; the holding is live tracked, with its name', async () => {
  const page = await openSearch()
  await page.user.click(dialog().getByText('Vanguard Australian Shares Index ETF'))
  const add = dialog().getByRole<HTMLButtonElement>('button', { name: 'Add Investment' })
  expect(field('Quantity').min).toBe('0.001')
  expect(field('Quantity').step).toBe('0.001')
  expect([field('Entry Price').min, field('Entry Price').step]).toEqual(['0', '0.01'])
  expect(add.disabled).toBe(true)
  await fill(page, 'Quantity', '2')
  expect(add.disabled).toBe(true)
  await page.user.click(await dialog().findByRole('button', { name: 'Use the current price as entry price' }))
  expect(field('Entry Price').value).toBe('107.28')
  expect(add.disabled).toBe(false)
  expect(dialog().getByText(/Total cost/).textContent).toBe('Total cost $214.56')
  await fill(page, 'Quantity', '0')
  expect(dialog().getByText('Enter more than 0 and up to 1 trillion, with at most 8 decimals.')).toBeTruthy()
  expect(add.disabled).toBe(true)
  await fill(page, 'Quantity', '3')
  await page.user.click(add)
  await screen.findByText('VAS added.')
  expect(screen.queryByRole('dialog')).toBeNull()
  expect([...page.service.stored.values()]).toMatchObject([
    {
      type: 'etf',
      symbol: 'VAS',
      name: 'Vanguard Australian Shares Index ETF',
      quantity: 3,
      costBasis: 107.28,
      isLiveTracked: true,
    },
  ])
})

test('a coin comes with its id, hundred-millionths and the credit for its price', async () => {
  const page = await openSearch()
  await page.user.click(dialog().getByText('Bitcoin'))
  expect(field('Quantity').step).toBe('0.00000001')
  expect(await dialog().findByText('$163,870.00')).toBeTruthy()
  expect(dialog().getByRole('link', { name: 'CoinGecko' })).toBeTruthy()
  await fill(page, 'Quantity', '0.0005')
  await fill(page, 'Entry Price', '100000')
  await page.user.click(dialog().getByRole('button', { name: 'Add Investment' }))
  await screen.findByText('BTC added.')
  expect([...page.service.stored.values()]).toMatchObject([{ coinId: 'bitcoin', quantity: 0.0005 }])
})

test('a refusal is told in the modal, and pressing again sends the very same holding', async () => {
  const page = await openSearch()
  await page.user.click(dialog().getByText('Bitcoin'))
  await fill(page, 'Quantity', '1')
  await fill(page, 'Entry Price', '1')
  page.service.intercept = async ({ method }, pass) =>
    method === 'POST' ? aProblem(409, 'conflict', 'You already have 1,000 investments.') : pass()
  await page.user.click(dialog().getByRole('button', { name: 'Add Investment' }))
  await screen.findByText('You already have 1,000 investments.')
  page.service.intercept = null
  await page.user.click(dialog().getByRole('button', { name: 'Add Investment' }))
  await screen.findByText('BTC added.')
  const [first, second] = page.service.callsTo('POST', '/api/holdings').map(({ body }) => body)
  expect(first).toEqual(second)
})

test('a note to self goes along with the new holding, once it is opened and something is in it', async () => {
  const page = await openSearch()
  await page.user.click(dialog().getByRole('option', { name: /^VAS/ }))
  await fill(page, 'Quantity', '2')
  await fill(page, 'Entry Price', '100')
  await page.user.click(dialog().getByText('Note to self (optional)'))
  await page.user.type(field('Why I hold this'), 'Two hundred companies at once')
  await page.user.click(button('Add Investment'))
  expect(await screen.findByText('VAS added.')).toBeTruthy()
  expect([...page.service.stored.values()]).toMatchObject([
    { symbol: 'VAS', note: { why: 'Two hundred companies at once' } },
  ])
})

test('a second parcel of something is told as such', async () => {
  const page = await openSearch()
  const add = async (): Promise<void> => {
    await page.user.click(await dialog().findByText('Bitcoin'))
    await fill(page, 'Quantity', '1')
    await fill(page, 'Entry Price', '1')
  }
  await add()
  expect(dialog().queryByText(/You already hold/)).toBeNull()
  await page.user.click(dialog().getByRole('button', { name: 'Add Investment' }))
  await screen.findByText('BTC added.')
  await page.user.click(button('Add Investment'))
  await screen.findByRole('dialog')
  await add()
  expect(
    dialog().getByText('You already hold BTC. This will be a separate entry; you can join them afterwards.'),
  ).toBeTruthy()
  await page.user.click(dialog().getByRole('button', { name: 'Add Investment' }))
  await waitFor(() => expect(page.service.stored.size).toBe(2))
})

test('a code that has no price is added with the word that none was found, and asks whether it is right', async () => {
  const page = await openPage({ Page: PortfolioPage, prices: { 'asx:CBA': 165.85 }, address: '/portfolio?add=manual' })
  await screen.findByRole('dialog', { name: 'Manual Entry' })
  const add = async (symbol: string): Promise<void> => {
    await fill(page, 'Symbol', symbol)
    await fill(page, 'Quantity', '2')
    await fill(page, 'Entry Price', '100')
    await page.user.click(dialog().getByRole('button', { name: 'Add Investment' }))
  }
  await add('VASS')
  await screen.findByText('VASS added. No price found; what you paid is shown.')
  await page.user.click(screen.getByRole('button', { name: /No live price yet/ }))
  expect(await screen.findByText(/Is the code right\?/)).toBeTruthy()
  await page.user.click(button('Manual Entry'))
  await screen.findByRole('dialog', { name: 'Manual Entry' })
  await add('CBA')
  expect(await screen.findByText('CBA added.')).toBeTruthy()
})
