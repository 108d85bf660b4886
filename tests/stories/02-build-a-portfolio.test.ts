// Building a portfolio in a real browser over the whole local stack: by keyboard on a laptop, by finger on a phone, and
// with a thousand holdings. Every page and modal is looked over by axe, under the Content-Security-Policy of the product.
import type { BrowserContextOptions, Locator, Page } from 'playwright-core'
import { afterAll, expect, test } from 'vitest'
import type { Holding } from '#shared/portfolio/holding.ts'
import { summarise } from '#shared/portfolio/summary.ts'
import { further } from '#tests/support/depth.ts'
import { faultsOf, laptop, phone, picture } from '#tests/support/browser.ts'
import { anOnboardedPerson, fitsTheWindow } from '#tests/support/account.ts'
import { aCoinSearch, aMarket, aYahooSearch, coinPrices } from '#tests/support/market/documents.ts'
import { type ProviderServer, startProvider } from '#tests/support/market/provider-server.ts'
import { devices } from '#tests/support/stories/devices.ts'
import { story } from '#tests/support/stories/story.ts'

const shares: Record<string, { price: number; name: string; kind: 'EQUITY' | 'ETF' }> = {
  CBA: { price: 165.85, name: 'Commonwealth Bank of Australia', kind: 'EQUITY' },
  BHP: { price: 40.46, name: 'BHP Group Limited', kind: 'EQUITY' },
  VAS: { price: 107.28, name: 'Vanguard Australian Shares Index ETF', kind: 'ETF' },
  ZIP: { price: 2.11, name: 'Zip Co Limited', kind: 'EQUITY' },
}
const coins = [
  { id: 'bitcoin', name: 'Bitcoin', symbol: 'BTC' },
  { id: 'pepe', name: 'Pepe', symbol: 'PEPE' },
  { id: 'pepe-classic', name: 'Pepe Classic', symbol: 'PEPE' },
]

// Prices change and services fail in here: this story has a stack of its own.
let provider: ProviderServer | undefined
afterAll(() => provider?.close())
const { stack, visit } = story(async () => {
  provider = await startProvider()
  const now = (): number => Math.floor(Date.now() / 1000)
  const market = () =>
    aMarket(
      Object.fromEntries(
        Object.entries(shares).map(([code, { price, name, kind }]) => [
          code,
          {
            regularMarketPrice: price,
            chartPreviousClose: price,
            regularMarketTime: now() - 1200,
            longName: name,
            instrumentType: kind,
          },
        ]),
      ),
    )
  provider.on('/v8/finance/chart/', (call) => market().chart(call))
  provider.on('/v7/finance/spark', (call) => market().spark(call))
  provider.on('/v1/finance/search', ({ query }) => {
    const wanted = (query.get('q') ?? '').toUpperCase()
    const found = Object.entries(shares).filter(([code, { name }]) => `${code} ${name}`.toUpperCase().includes(wanted))
    const rows = found.map(([code, { name, kind }]) => ({ symbol: `${code}.AX`, longname: name, quoteType: kind }))
    return { body: aYahooSearch(rows) }
  })
  provider.on('/api/v3/search', ({ query }) => {
    const wanted = (query.get('query') ?? '').toLowerCase()
    return { body: aCoinSearch(coins.filter(({ name, symbol }) => `${name} ${symbol}`.toLowerCase().includes(wanted))) }
  })
  provider.on('/api/v3/simple/price', (call) =>
    coinPrices({
      bitcoin: { aud: 163_870, aud_24h_change: 1, last_updated_at: now() },
      pepe: { aud: 0.00001234, aud_24h_change: 1, last_updated_at: now() },
    })(call),
  )
  return { YAHOO_BASE_URL: provider.url, COINGECKO_BASE_URL: provider.url }
})

const calm: BrowserContextOptions = { reducedMotion: 'reduce' }

async function isSound(page: Page, name: string): Promise<void> {
  expect(await faultsOf(page), name).toEqual([])
}

async function looksRight(page: Page, name: string): Promise<void> {
  await picture(page, `portfolio-${name}`)
  await isSound(page, name)
}

const dialogOf = (page: Page): Locator => page.getByRole('dialog')
const toast = (page: Page, text: string): Promise<void> => page.getByText(text).first().waitFor()
const gone = (part: Locator): Promise<void> => part.waitFor({ state: 'hidden' })
const focused = (page: Page): Promise<string> =>
  page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent ?? '')

/** Goes on with Tab until the thing of that name has the focus. */
async function tabTo(page: Page, name: string): Promise<void> {
  for (let step = 0; step < 60; step++) {
    if ((await focused(page)) === name) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`Tab never came to "${name}"`)
}
async function press(page: Page, name: string): Promise<void> {
  await tabTo(page, name)
  await page.keyboard.press('Enter')
}

const symbolsIn = (page: Page): Promise<string[]> =>
  page
    .getByRole('rowheader')
    .evaluateAll((cells) => cells.map((cell) => cell.firstElementChild?.firstElementChild?.textContent ?? ''))
const row = (page: Page, symbol: string): Locator =>
  page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: symbol }) })

async function inOrder(page: Page, ...symbols: string[]): Promise<void> {
  await expect.poll(() => symbolsIn(page), { timeout: 5000 }).toEqual(symbols)
}

further('on a laptop, by keyboard alone', async () => {
  shares['BHP'] = { price: 40.46, name: 'BHP Group Limited', kind: 'EQUITY' }
  const { page, problems } = await visit({ ...laptop, ...calm }, await anOnboardedPerson(stack.url))
  await page.goto(`${stack.url}/portfolio`)
  await page.getByRole('heading', { name: 'No investments yet' }).waitFor()
  await looksRight(page, 'laptop-empty')

  // Nothing to update yet, and the message goes by itself.
  await press(page, 'Refresh')
  const nothingLive = page.getByText('No live tracked investments to update.')
  await nothingLive.waitFor()
  await gone(nothingLive)

  // Add by search: the arrow keys choose, Back to Search brings the search back.
  await press(page, 'Quick Add')
  const dialog = dialogOf(page)
  await dialog.getByText('Being listed here isn’t a recommendation.').waitFor()
  const listed = await dialog
    .getByRole('option')
    .evaluateAll((all) => all.map((one) => one.querySelector('span span')?.textContent ?? ''))
  expect(listed).toHaveLength(20)
  expect(listed).toEqual(listed.toSorted((a, b) => a.localeCompare(b)))
  await looksRight(page, 'laptop-add')
  await page.keyboard.type('commonw')
  await dialog.getByRole('option', { name: /CBA/ }).waitFor()
  await looksRight(page, 'laptop-add-results')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await dialog.getByText('$165.85').waitFor()
  await dialog.getByText(/Delayed 20 min/).waitFor()
  await press(page, 'Back to Search')
  expect(await dialog.getByRole('combobox').inputValue()).toBe('commonw')
  expect(await page.evaluate(() => document.activeElement?.getAttribute('role'))).toBe('combobox')
  await page.keyboard.press('Enter')
  const addButton = dialog.getByRole('button', { name: 'Add Investment' })
  expect(await addButton.isDisabled()).toBe(true)
  await page.keyboard.type('10')
  expect(await addButton.isDisabled()).toBe(true)
  await page.keyboard.press('Tab')
  await page.keyboard.type('100')
  expect(await addButton.isDisabled()).toBe(false)
  await looksRight(page, 'laptop-add-amounts')
  await page.keyboard.press('Enter')
  await toast(page, 'CBA added.')
  await row(page, 'CBA').getByText('+$658.50').waitFor()

  // Not found: by hand, with what was typed.
  await press(page, 'Add Investment')
  await page.waitForFunction(() => document.activeElement?.getAttribute('role') === 'combobox')
  await page.keyboard.type('shed')
  await dialog.getByText('No results for “shed”').waitFor()
  await looksRight(page, 'laptop-add-none')
  await press(page, 'Add SHED Manually')
  await dialog.getByRole('heading', { name: 'Manual Entry' }).waitFor()
  expect(await dialog.getByLabel('Symbol').inputValue()).toBe('SHED')
  await looksRight(page, 'laptop-manual')
  await dialog.getByLabel('Quantity').focus()
  await page.keyboard.type('2')
  await page.keyboard.press('Tab')
  await page.keyboard.type('500')
  await page.keyboard.press('Tab')
  await page.keyboard.type('750')
  await page.keyboard.press('Enter')
  await toast(page, 'SHED added.')
  await row(page, 'SHED').getByText('Manual', { exact: true }).waitFor()

  // Two more, by hand and live.
  for (const code of ['BHP', 'VAS']) {
    const start = page.getByRole('button', { name: 'Manual Entry' })
    await start.focus()
    await page.keyboard.press('Enter')
    await dialog.getByLabel('Symbol').fill(code)
    await dialog.getByLabel('Quantity').fill('1')
    await dialog.getByLabel('Entry Price').fill('50')
    await page.keyboard.press('Enter')
    await toast(page, `${code} added.`)
  }
  await row(page, 'VAS').getByText('$107.28').first().waitFor()
  // Beside the sidebar of a tablet, and on the smallest phone, nothing sticks out at the side.
  for (const width of [768, 320, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    await expect.poll(() => fitsTheWindow(page), { message: `${width} px` }).toBe(true)
  }
  await row(page, 'VAS').waitFor()
  const pricedAt = Date.now()

  // A manual price that is cleared follows the market again, and the other way round.
  await press(page, 'Edit CBA')
  await dialog.getByLabel('Current price').focus()
  await page.keyboard.type('170')
  await looksRight(page, 'laptop-edit')
  await page.keyboard.press('Enter')
  await toast(page, 'CBA saved.')
  await row(page, 'CBA').getByText('$1,700.00').waitFor()
  await row(page, 'CBA').getByText('Manual', { exact: true }).waitFor()
  await expect.poll(() => focused(page)).toBe('Edit CBA')
  await page.keyboard.press('Enter')
  await dialog.getByLabel('Current price').fill('')
  await page.keyboard.press('Enter')
  await toast(page, 'CBA saved. It follows the market again.')
  await row(page, 'CBA').getByText('$1,658.50').waitFor()
  // Another symbol without a price: the cost per unit stands, and it says so.
  await press(page, 'Edit CBA')
  await dialog.getByLabel('Symbol').fill('NOPE')
  await dialog.getByText('We’ll look up a live price when you save.', { exact: false }).waitFor()
  await page.keyboard.press('Enter')
  await toast(page, 'NOPE saved. We found no live price, so we’re using what you paid.')
  await row(page, 'NOPE').getByText('$1,000.00').waitFor()

  // Escape closes, and the focus is where it was.
  await press(page, 'Delete SHED')
  const question = page.getByRole('alertdialog')
  await question.getByText('Are you sure you want to delete this investment?').waitFor()
  await looksRight(page, 'laptop-delete')
  await page.keyboard.press('Escape')
  expect(await question.isVisible()).toBe(false)
  await page.waitForFunction(() => document.activeElement?.getAttribute('aria-label') === 'Delete SHED')
  await page.keyboard.press('Enter')
  await question.waitFor()
  await press(page, 'Delete')
  await gone(row(page, 'SHED'))
  await page.getByText('Ctrl+Z puts it back.').waitFor()
  await page.waitForFunction(() => document.activeElement?.textContent === 'Undo')
  await page.keyboard.press('Control+z')
  await row(page, 'SHED').waitFor()
  await toast(page, 'SHED put back.')
  await page.waitForFunction(() => document.activeElement?.getAttribute('aria-label') === 'Delete SHED')
  // The button itself, which waits for whoever stands on it.
  await page.keyboard.press('Enter')
  await question.waitFor()
  await press(page, 'Delete')
  await gone(row(page, 'SHED'))
  await page.waitForFunction(() => document.activeElement?.textContent === 'Undo')
  await page.keyboard.press('Enter')
  await row(page, 'SHED').waitFor()
  await page.waitForFunction(() => document.activeElement?.getAttribute('aria-label') === 'Delete SHED')

  // What was put back stands where it stood. Sorting by heading; the first press is A to Z for words and the largest first for numbers.
  await inOrder(page, 'NOPE', 'SHED', 'BHP', 'VAS')
  await tabTo(page, 'Value')
  await page.keyboard.press('Enter')
  await inOrder(page, 'SHED', 'NOPE', 'VAS', 'BHP')
  expect(await page.getByRole('columnheader', { name: 'Value' }).getAttribute('aria-sort')).toBe('descending')
  await page.getByRole('status').getByText('Sorted by Value, largest first').waitFor({ state: 'attached' })
  await page.keyboard.press('Enter')
  await inOrder(page, 'BHP', 'VAS', 'NOPE', 'SHED')
  await looksRight(page, 'laptop-sorted')
  await page.keyboard.press('Enter')
  await inOrder(page, 'NOPE', 'SHED', 'BHP', 'VAS')

  // New prices; then the service fails.
  shares['BHP'] = { price: 41.5, name: 'BHP Group Limited', kind: 'EQUITY' }
  // What was confirmed ten seconds ago is not asked for again.
  await page.waitForTimeout(Math.max(0, pricedAt + 10_500 - Date.now()))
  await page.getByRole('button', { name: 'Refresh' }).focus()
  await page.keyboard.press('Enter')
  await toast(page, 'Prices updated.')
  await row(page, 'BHP').getByText('$41.50').first().waitFor()
  await page.getByText('Updated just now').waitFor()
  await page.route('**/api/holdings/refresh', (route) => route.fulfill({ status: 400, json: {} }))
  await page.getByRole('button', { name: 'Refresh', disabled: false }).waitFor()
  await page.keyboard.press('Enter')
  await toast(page, 'Failed to update prices. Please try again.')

  // The search fails, and works again.
  await page.route('**/api/market/search**', (route) => route.fulfill({ status: 502, json: {} }))
  await press(page, 'Add Investment')
  await page.waitForFunction(() => document.activeElement?.getAttribute('role') === 'combobox')
  await page.keyboard.type('zip')
  await dialog.getByText('Failed to search investments. Please try again.').waitFor()
  await looksRight(page, 'laptop-add-failed')
  await page.unroute('**/api/market/search**')
  await press(page, 'Try again')
  await dialog.getByRole('option', { name: /ZIP/ }).waitFor()
  await page.keyboard.press('Escape')
  await gone(dialog)

  // The price explains itself.
  await row(page, 'BHP')
    .getByRole('button', { name: /Delayed/ })
    .focus()
  await page.keyboard.press('Enter')
  await page.getByText(/Price from Yahoo Finance, 20 minutes behind the exchange/).waitFor()
  await page.keyboard.press('Escape')
  await looksRight(page, 'laptop-full')
  expect(problems).toEqual([])
})

test('on a phone, by finger: demo data from the dashboard, cards, sorting, editing, deleting, undoing, hiding', async () => {
  const person = await anOnboardedPerson(stack.url)
  const { page, problems } = await visit({ ...phone, ...calm }, person)
  await page.goto(stack.url)
  await page.getByRole('heading', { name: 'Welcome, Robin' }).waitFor()
  await page.getByText('Start your journey!').waitFor()
  for (const text of [
    'No investments yet',
    '0.00% return',
    '--',
    'Add investments',
    'Add Your First Investment',
    '0 assets',
  ]) {
    expect(await page.getByText(text, { exact: true }).first().isVisible(), text).toBe(true)
  }
  await looksRight(page, 'phone-dashboard-empty')

  await page.getByRole('link', { name: 'Try Demo Data' }).click()
  const dialog = dialogOf(page)
  await dialog.getByText('They’re examples, not suggestions', { exact: false }).waitFor()
  expect(new URL(page.url()).search).toBe('')
  await looksRight(page, 'phone-demo')
  await dialog.getByRole('button', { name: 'Add Demo Data' }).tap()
  await toast(page, '3 demo investments added.')
  const cards = page.getByRole('region', { name: 'Holdings' }).getByRole('listitem')
  expect(await cards.count()).toBe(3)
  await cards.filter({ hasText: 'BTC' }).getByText('$8,193.50').waitFor()
  await page.getByRole('link', { name: 'CoinGecko' }).waitFor()
  await looksRight(page, 'phone-demo-added')

  const first = (): Promise<string> => cards.first().innerText()
  expect(await first()).toContain('CBA')
  await page.getByLabel('Sort by').selectOption({ label: 'Value' })
  expect(await first()).toContain('BTC')
  await page.getByRole('button', { name: 'Largest first. Reverse order' }).tap()
  expect(await first()).toContain('CBA')
  await page.getByLabel('Sort by').selectOption({ label: 'Order added' })

  // A coin whose ticker is not unique: the person says which one.
  await page.getByRole('button', { name: 'Manual Entry' }).tap()
  await dialog.getByLabel('Symbol').fill('pepe')
  await dialog.getByLabel('Type').selectOption({ label: 'Crypto' })
  await dialog.getByLabel('Coin').selectOption({ label: 'Pepe (PEPE)' })
  await dialog.getByLabel('Quantity').fill('0.00000001')
  await dialog.getByLabel('Entry Price').fill('0.00001')
  await looksRight(page, 'phone-manual-coin')
  await dialog.getByRole('button', { name: 'Add Investment' }).tap()
  await toast(page, 'PEPE added.')
  await cards.filter({ hasText: 'PEPE' }).getByText('$0.00001234').waitFor()

  await page.getByRole('button', { name: 'Edit VAS' }).tap()
  await looksRight(page, 'phone-edit')
  await dialog.getByLabel('Quantity').fill('30')
  await dialog.getByRole('button', { name: 'Save' }).tap()
  await toast(page, 'VAS saved.')
  await cards.filter({ hasText: 'VAS' }).getByText('$3,218.40').waitFor()

  // Deleted elsewhere in the meantime.
  const { body } = await stack.api(person.accessToken, 'GET', '/api/holdings')
  const { id } = (body as { holdings: Holding[] }).holdings.find(({ symbol }) => symbol === 'PEPE') as Holding
  await stack.api(person.accessToken, 'DELETE', `/api/holdings/${id}`)
  await page.getByRole('button', { name: 'Edit PEPE' }).tap()
  await dialog.getByLabel('Quantity').fill('2')
  await dialog.getByRole('button', { name: 'Save' }).tap()
  await dialog.getByText('It may have been deleted on another device. Nothing was changed.', { exact: false }).waitFor()
  await dialog.getByRole('button', { name: 'Close' }).last().tap()
  await gone(cards.filter({ hasText: 'PEPE' }))

  await page.getByRole('button', { name: 'Delete VAS' }).tap()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).tap()
  await gone(cards.filter({ hasText: 'VAS' }))
  await looksRight(page, 'phone-deleted')
  await page.getByRole('button', { name: 'Undo' }).tap()
  await cards.filter({ hasText: 'VAS' }).waitFor()

  await page.getByRole('button', { name: 'Hide balances' }).tap()
  expect(await page.getByRole('main').innerText()).not.toMatch(/\$1,658\.50|\$3,218/)
  await looksRight(page, 'phone-hidden')
  await page.getByRole('link', { name: 'Home' }).tap()
  await page.getByRole('heading', { name: 'Allocation' }).waitFor()
  expect(await page.getByRole('main').innerText()).not.toMatch(/\$\d/)
  await page.getByRole('button', { name: 'Show balances' }).tap()
  await page.getByText('3 investments', { exact: true }).waitFor()
  await page.getByText('Holding', { exact: true }).tap()
  await page.getByRole('img', { name: /What your portfolio is made of: BTC 6\d\.\d%/ }).waitFor()
  await looksRight(page, 'phone-dashboard')

  await page.getByRole('link', { name: 'Portfolio', exact: true }).tap()
  await page.getByRole('button', { name: 'Remove demo data' }).tap()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).tap()
  await page.getByRole('heading', { name: 'No investments yet' }).waitFor()
  expect(problems).toEqual([])
})

/** A portfolio as the service would answer it, with every kind of price. */
function aBigPortfolio(count: number): { holdings: Holding[]; summary: object } {
  const now = new Date().toISOString()
  const statuses = ['live', 'stale', 'manual', 'sample'] as const
  const holdings = Array.from({ length: count }, (_, index): Holding => {
    const priceStatus = statuses[index % statuses.length] ?? 'live'
    return {
      id: crypto.randomUUID(),
      type: (['stock', 'etf', 'crypto', 'other'] as const)[index % 4] ?? 'stock',
      symbol: `S${String(index + 1).padStart(4, '0')}`,
      name: `Security number ${index + 1}`,
      quantity: index + 1,
      costBasis: 10,
      currentPrice: 11,
      totalValue: (index + 1) * 11,
      isLiveTracked: priceStatus !== 'manual',
      priceStatus,
      priceSource: priceStatus === 'manual' ? 'manual' : priceStatus === 'sample' ? 'sample' : 'yahoo',
      priceAsOf: priceStatus === 'sample' ? null : now,
      previousClose: null,
      createdAt: now,
      lastUpdated: now,
    }
  })
  return { holdings, summary: summarise(holdings) }
}

further.each(devices('laptop'))(
  'a thousand holdings on a %s: all of them counted, a few in the page, sorted at once',
  async (name, about) => {
    const { page, problems } = await visit({ ...about, ...calm }, await anOnboardedPerson(stack.url))
    const json = aBigPortfolio(1000)
    await page.route('**/api/holdings', (route) => route.fulfill({ json }))
    await page.route('**/api/holdings/refresh', (route) => route.fulfill({ json: { ...json, results: [] } }))
    await page.goto(`${stack.url}/portfolio`)
    await page.getByText('S0001').first().waitFor()
    await page.getByText('250 investments use a sample price', { exact: false }).waitFor()
    const entries = page.locator('[data-index]')
    expect(await entries.count()).toBeLessThan(60)
    if (name === 'laptop') expect(await page.getByRole('table').getAttribute('aria-rowcount')).toBe('1001')
    else expect(await entries.first().getAttribute('aria-setsize')).toBe('1000')

    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
    await page.getByText('S1000').first().waitFor()
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
    expect(await entries.count()).toBeLessThan(60)
    // A picture of the whole page would put the whole list into it.
    await isSound(page, name)

    await page.evaluate(() => window.scrollTo(0, 0))
    await page.getByText('S0001').first().waitFor()
    if (name === 'laptop') await page.getByRole('columnheader', { name: 'Value' }).getByRole('button').click()
    else await page.getByLabel('Sort by').selectOption({ label: 'Value' })
    await page.evaluate(() => window.scrollTo(0, 0))
    await page.getByText('S1000').first().waitFor()
    expect(problems).toEqual([])
  },
)
