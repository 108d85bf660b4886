// Trades over time, in a real browser over the whole local stack: an investment gets its dates, the chart and the figures
// follow, a trade is changed, deleted and put back, and with the service away it all goes on and is sent later.
import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import type { Performance } from '#shared/portfolio/performance-answer.ts'
import type { HoldingLedger } from '#shared/portfolio/transactions-contract.ts'
import { further } from '#tests/support/depth.ts'
import { anOnboardedPerson } from '#tests/support/account.ts'
import { brokenFigures, faultsOf, laptop, phone, picture } from '#tests/support/browser.ts'
import type { Person } from '#tests/support/local-stack.ts'
import { story } from '#tests/support/stories/story.ts'

const { stack, visit } = story()

const calm = { reducedMotion: 'reduce' } as const

const dialogOf = (page: Page): Locator => page.getByRole('dialog')
const closed = (page: Page): Promise<void> => dialogOf(page).waitFor({ state: 'hidden' })

async function anInvestor(): Promise<{ person: Person; holdingId: string }> {
  const person = await anOnboardedPerson(stack.url)
  const { body } = await stack.api(person.accessToken, 'POST', '/api/holdings', {
    type: 'stock',
    symbol: 'CBA',
    quantity: 10,
    costBasis: 90,
  })
  return { person, holdingId: (body as { id: string }).id }
}

const ledgerOf = async ({ accessToken }: Person, holdingId: string): Promise<HoldingLedger> =>
  (await stack.api(accessToken, 'GET', `/api/holdings/${holdingId}/transactions`)).body

const inShort = ({ transactions }: HoldingLedger): string[] =>
  transactions.map((trade) => `${trade.type} ${trade.date ?? 'undated'} ${'units' in trade ? trade.units : ''}`.trim())

/** Fills in the sheet that is open, by the labels of its fields, and saves. */
async function save(page: Page, fields: Record<string, string>): Promise<void> {
  for (const [label, text] of Object.entries(fields)) await dialogOf(page).getByLabel(label).first().fill(text)
  await dialogOf(page).getByRole('button', { name: 'Save' }).click()
}

async function add(page: Page, what: string, fields: Record<string, string>): Promise<void> {
  await page.getByRole('button', { name: 'Add a trade' }).click()
  await dialogOf(page).getByLabel('What happened').selectOption({ label: what })
  await save(page, fields)
  await closed(page)
}

test('an investment gets its dates; chart, figures and parcels follow, and every change can be taken back', async () => {
  const { person, holdingId } = await anInvestor()
  const { page, problems } = await visit({ ...laptop, ...calm }, person)
  await page.goto(stack.url)
  // Nothing has a date yet: an example, and one way to start.
  await page.getByRole('img', { name: 'An example of the chart, not your figures' }).waitFor()
  await page.getByRole('link', { name: 'Add dates and trades' }).click()
  await dialogOf(page).getByLabel('When did you buy them?').fill('2024-02-05')
  await dialogOf(page).getByRole('button', { name: 'Continue' }).click()
  await page.getByText('CBA has trades from now on.').waitFor()
  await page.getByText('12 months passed on 6 Feb 2025').waitFor()
  await add(page, 'Buy', { Date: '2025-03-03', Units: '5', 'Price for one unit': '150', Brokerage: '9.95' })
  await page.getByText('Buy added.').waitFor()
  await page.getByRole('slider', { name: 'Value over time, day by day' }).waitFor()
  expect(await faultsOf(page)).toEqual([])
  await picture(page, 'holding-with-trades')

  // More than was held that day is refused with the day and what is missing.
  await page.getByRole('button', { name: 'Add a trade' }).click()
  await dialogOf(page).getByLabel('What happened').selectOption({ label: 'Sale' })
  await save(page, { Date: '2024-06-03', Units: '12', 'Price for one unit': '120' })
  await dialogOf(page)
    .getByText(/On 3 Jun 2024 you would have sold 2 more CBA than you held/)
    .waitFor()
  expect(await faultsOf(page)).toEqual([])
  await save(page, { Units: '4', Date: '2025-06-03' })
  await closed(page)
  await page.getByText('Sale added.').waitFor()

  await page.getByRole('button', { name: 'Change buy, 3 Mar 2025' }).click()
  await save(page, { Units: '6' })
  await closed(page)
  await page.getByText('Buy saved.').waitFor()
  await page.getByRole('button', { name: 'Delete sale, 3 Jun 2025' }).click()
  await page.getByText('Sale deleted.').waitFor()
  expect(inShort(await ledgerOf(person, holdingId))).toEqual(['opening 2024-02-05 10', 'buy 2025-03-03 6'])
  await page.getByRole('button', { name: 'Undo' }).last().click()
  await page.getByText('Sale put back.').waitFor()
  const ledger = await ledgerOf(person, holdingId)
  expect(inShort(ledger)).toEqual(['opening 2024-02-05 10', 'buy 2025-03-03 6', 'sell 2025-06-03 4'])
  expect(ledger.position.units).toBe(12)

  // The list and its edit form follow the trades.
  await page.getByRole('link', { name: 'Portfolio', exact: true }).first().click()
  await page.getByRole('button', { name: 'Edit CBA' }).click()
  await dialogOf(page).getByText('These follow from its trades.').waitFor()
  expect(await dialogOf(page).getByLabel('Quantity').count()).toBe(0)
  await dialogOf(page).getByRole('link', { name: 'Change it in the trades' }).click()
  await page.getByRole('heading', { level: 1, name: 'CBA' }).waitFor()

  // The figures on the page are those of the service.
  await page.goto(`${stack.url}/performance`)
  await page.getByRole('heading', { name: 'Two ways to say a return' }).waitFor()
  const shown = (await stack.api(person.accessToken, 'GET', '/api/performance')).body as Performance
  const all = shown.ranges.find(({ chip }) => chip === 'All')
  const percent = new Intl.NumberFormat('en-AU', { minimumFractionDigits: 2, maximumFractionDigits: 2 })
  await page
    .getByText(`${percent.format(Math.abs((all?.timeWeighted ?? 0) * 100))}%`)
    .first()
    .waitFor()
  expect(await faultsOf(page)).toEqual([])
  await page.getByRole('button', { name: 'Show as table' }).click()
  const table = page.getByRole('region', { name: 'Value over time as a table' })
  await table.getByRole('columnheader', { name: 'Money put in' }).waitFor()
  expect(await table.getByRole('row').count()).toBeGreaterThan(20)
  expect(problems).toEqual([])
}, 180_000)

further(
  'a chart that comes late moves nothing of an investment’s page, or of the Dashboard, from under a press',
  async () => {
    const { person, holdingId } = await anInvestor()
    const bought = { id: crypto.randomUUID(), type: 'buy', date: '2025-03-03', units: 5, price: 150 }
    await stack.api(person.accessToken, 'POST', `/api/holdings/${holdingId}/transactions`, bought)
    const { page } = await visit({ ...phone, ...calm }, person)
    const pages = [
      [`/portfolio/${holdingId}`, page.getByRole('button', { name: 'Write a note' })],
      ['/', page.getByRole('heading', { name: 'Allocation' })],
    ] as const
    for (const [path, below] of pages) {
      let answer = (): void => undefined
      const mayAnswer = new Promise<void>((resolve) => (answer = resolve))
      await page.route('**/api/performance**', (route) => mayAnswer.then(() => route.continue()))
      await page.goto(`${stack.url}${path}`)
      await page.getByText('Loading the chart').waitFor({ state: 'attached' })
      const place = async (): Promise<number> => (await below.boundingBox())?.y ?? Number.NaN
      const before = await place()
      answer()
      await page.getByRole('slider', { name: 'Value over time, day by day' }).waitFor()
      expect(Math.abs((await place()) - before), path).toBeLessThan(48)
      await page.unroute('**/api/performance**')
    }
  },
  60_000,
)

further(
  'the Dashboard’s chart comes after its figures, moves by finger and keys, and remembers its days',
  async () => {
    const { person, holdingId } = await anInvestor()
    const { accessToken } = person
    const opening = { id: crypto.randomUUID(), date: '2023-07-03' }
    expect((await stack.api(accessToken, 'PUT', `/api/holdings/${holdingId}/transactions`, opening)).status).toBe(201)
    const { page, problems } = await visit({ ...phone, ...calm }, person)
    const asked: string[] = []
    page.on('request', (request) => {
      const { pathname } = new URL(request.url())
      if (pathname.startsWith('/api/')) asked.push(pathname)
    })
    await page.goto(stack.url)
    const slider = page.getByRole('slider', { name: 'Value over time, day by day' })
    await slider.waitFor()
    expect(asked.indexOf('/api/performance')).toBeGreaterThan(asked.indexOf('/api/holdings'))
    expect(asked.filter((path) => path === '/api/performance')).toHaveLength(1)

    const said = (): Promise<string | null> => slider.getAttribute('aria-valuetext')
    const today = await said()
    await slider.press('ArrowLeft')
    expect(await said()).not.toBe(today)
    expect(await said()).toMatch(
      /^\d+ \w+ \d{4}: \$[\d,.]+, (\$[\d,.]+ (above|below)|as much as) (what )?you put in(\. At the price of your trades)?$/,
    )
    // A finger that goes along the days is the chart's; one that goes down scrolls the page.
    const plot = slider.locator('..')
    expect(await plot.evaluate((element) => getComputedStyle(element).touchAction)).toBe('pan-y')
    const box = await plot.boundingBox()
    await page.touchscreen.tap((box?.x ?? 0) + 30, (box?.y ?? 0) + 40)
    expect(await said()).toMatch(/ 2023: /)

    const requests = asked.length
    await page.getByRole('radio', { name: '1Y' }).check({ force: true })
    await expect.poll(() => slider.getAttribute('max').then(Number)).toBeLessThan(400)
    expect(asked.length).toBe(requests)
    await page.reload()
    await slider.waitFor()
    expect(await page.getByRole('radio', { name: '1Y' }).isChecked()).toBe(true)
    expect(await faultsOf(page)).toEqual([])
    await picture(page, 'dashboard-chart')
    await page.getByRole('button', { name: 'Hide balances' }).click()
    expect(await page.getByRole('region', { name: 'Value over time' }).textContent()).not.toMatch(/\$\d/)
    expect(problems).toEqual([])
  },
  120_000,
)

further(
  'with the service away trades are kept on this device, also over a reload, and sent once it is back',
  async () => {
    const { person, holdingId } = await anInvestor()
    const { accessToken } = person
    const opening = { id: crypto.randomUUID(), date: '2024-02-05' }
    expect((await stack.api(accessToken, 'PUT', `/api/holdings/${holdingId}/transactions`, opening)).status).toBe(201)
    const { page, context } = await visit({ ...phone, ...calm }, person)
    await page.goto(`${stack.url}/portfolio`)
    await page.getByRole('heading', { name: 'Holdings' }).waitFor()
    await page.getByRole('link', { name: 'CBA', exact: true }).click()
    await page.getByRole('button', { name: 'Add a trade' }).waitFor()

    const away = (url: URL): boolean => url.pathname.startsWith('/api/holdings') || url.pathname === '/api/performance'
    await context.route(away, (route) => route.abort())
    await add(page, 'Buy', { Date: '2025-03-03', Units: '2', 'Price for one unit': '150' })
    await page.getByText('Buy saved on this device.').waitFor()
    await page.getByRole('button', { name: 'Change buy, 3 Mar 2025' }).click()
    await save(page, { Units: '3' })
    await closed(page)
    await page.getByText('2 changes will be sent when Gumnut is back.').waitFor()
    await page.reload()
    await page.getByRole('button', { name: 'Change buy, 3 Mar 2025' }).waitFor()
    await page.getByText('2 changes will be sent when Gumnut is back.').waitFor()
    expect(inShort(await ledgerOf(person, holdingId))).toEqual(['opening 2024-02-05 10'])
    // The list counts what is still to be sent.
    await page.getByRole('link', { name: 'Portfolio', exact: true }).first().click()
    await page.getByText('13', { exact: true }).first().waitFor()

    await context.unroute(away)
    await page.getByRole('button', { name: 'Try again' }).click()
    await page.getByText('Gumnut is back. Your 2 changes are saved.').waitFor()
    expect(inShort(await ledgerOf(person, holdingId))).toEqual(['opening 2024-02-05 10', 'buy 2025-03-03 3'])
    expect(
      await page.evaluate(() =>
        Object.keys(localStorage).filter((key) => /^gumnut\.user\..*\.(trades|holdings)$/.test(key)),
      ),
    ).toEqual([])
  },
  120_000,
)

further(
  'what is held twice is joined into one with parcels; what is sold is still there to look at',
  async () => {
    const { person } = await anInvestor()
    const { accessToken } = person
    await stack.api(accessToken, 'POST', '/api/holdings', { type: 'stock', symbol: 'CBA', quantity: 4, costBasis: 120 })
    const { page, problems } = await visit({ ...laptop, ...calm }, person)
    await page.goto(`${stack.url}/portfolio`)
    await page.getByText('CBA is here 2 times.').waitFor()
    await page.getByRole('button', { name: 'Join them' }).click()
    await dialogOf(page).getByLabel('Parcel 2 bought on').fill('2025-05-05')
    expect(await faultsOf(page)).toEqual([])
    await dialogOf(page).getByRole('button', { name: 'Join', exact: true }).click()
    await page.getByText('CBA is one investment now, with its parcels.').waitFor()
    await expect.poll(() => page.getByRole('button', { name: 'Edit CBA' }).count()).toBe(1)
    // The history follows a sheet that closes, and on a busy machine after the next press.
    await page.waitForFunction(() => !/"steps":\[\{/.test(JSON.stringify(window.history.state)))
    await page.getByRole('link', { name: 'CBA', exact: true }).click()
    await page.getByText('12 months passed on 6 May 2026').waitFor()
    await add(page, 'Sale', { Date: '2026-06-01', Units: '14', 'Price for one unit': '170' })
    await page.getByText('Everything is sold. A later buy opens it again.').waitFor()
    expect(await faultsOf(page)).toEqual([])
    await page.getByRole('link', { name: 'Portfolio', exact: true }).first().click()
    await page.getByRole('button', { name: 'Show what you’ve sold' }).click()
    await page.getByRole('region', { name: 'Sold' }).getByRole('link', { name: 'CBA' }).waitFor()
    expect(problems).toEqual([])
  },
  120_000,
)

further('a loss in the hundreds of thousands stands on one line of the table by holding', async () => {
  const person = await anOnboardedPerson(stack.url)
  const traded = {
    BTC: [{ type: 'buy', date: '2018-01-02', units: 11, price: 20_000 }],
    CBA: [
      { type: 'buy', date: '2021-03-01', units: 2345.6789, price: 80 },
      { type: 'dividend', date: '2026-09-30', amount: 25_925.76 },
    ],
    BHP: [
      { type: 'buy', date: '2022-02-01', units: 12_345.678, price: 40 },
      { type: 'sell', date: '2026-11-02', units: 12_345.678, price: 30 },
    ],
  }
  const groups = Object.entries(traded).map(([symbol, trades]) => ({
    holding: {
      id: crypto.randomUUID(),
      symbol,
      ...(symbol === 'BTC' ? { type: 'crypto', coinId: 'bitcoin' } : { type: 'stock' }),
    },
    existing: 'keep',
    transactions: trades.map((trade, at) => ({
      ...trade,
      id: crypto.randomUUID(),
      createdAt: `2026-11-03T00:00:0${at}.000Z`,
      source: { format: 'mapped', key: String(at), row: at + 1 },
    })),
  }))
  const sent = { importId: crypto.randomUUID(), label: 'trades.csv', groups }
  await stack.api(person.accessToken, 'POST', '/api/transactions/import', sent)
  const { page } = await visit({ ...laptop, ...calm }, person)
  await page.goto(`${stack.url}/performance`)
  const table = page.getByRole('region', { name: 'By holding, as a table' })
  await table.getByText('-$123,456.78').waitFor()
  for (const width of [1024, 390]) {
    await page.setViewportSize({ width, height: 800 })
    await expect.poll(() => brokenFigures(table), { message: `${width} px` }).toEqual([])
  }
})
