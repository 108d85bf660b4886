// Tax time over the whole local stack: a year from one's own trades, what is missing mended, losses entered, the last step on this
// device alone, by keyboard, on small screens and on paper.
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { taxHeading } from '#shared/tax/words.ts'
import { further } from '#tests/support/depth.ts'
import { anOnboardedPerson } from '#tests/support/account.ts'
import { faultsOf, laptop, phone, picture } from '#tests/support/browser.ts'
import type { Person } from '#tests/support/local-stack.ts'
import { story } from '#tests/support/stories/story.ts'

const { stack, visit } = story()

const calm = { reducedMotion: 'reduce' } as const

type Trade = { type: string; date: string } & Record<string, unknown>

async function hold({ accessToken }: Person, facts: object, opening: string | null, trades: readonly Trade[]) {
  const { body } = await stack.api(accessToken, 'POST', '/api/holdings', facts)
  const { id } = body as { id: string }
  const path = `/api/holdings/${id}/transactions`
  await stack.api(accessToken, 'PUT', path, { id: crypto.randomUUID(), date: opening })
  for (const trade of trades) {
    const { status } = await stack.api(accessToken, 'POST', path, { id: crypto.randomUUID(), ...trade })
    expect(status).toBe(201)
  }
  return id
}

async function aSeller(): Promise<Person> {
  const person = await anOnboardedPerson(stack.url)
  await hold(person, { type: 'stock', symbol: 'CBA', quantity: 10, costBasis: 80 }, '2024-01-10', [
    { type: 'dividend', date: '2025-09-26', exDate: '2025-08-21', amount: 70, franked: 70 },
    { type: 'sell', date: '2026-03-12', units: 6, price: 120 },
  ])
  await hold(person, { type: 'stock', symbol: 'WES', quantity: 6, costBasis: 50 }, null, [
    { type: 'sell', date: '2026-05-04', units: 4, price: 70 },
  ])
  await hold(person, { type: 'etf', symbol: 'VAS', quantity: 30, costBasis: 90 }, '2023-05-10', [
    { type: 'distribution', date: '2026-04-17', exDate: '2026-04-01', amount: 40 },
  ])
  return person
}

const sound = async (page: Page, name: string): Promise<void> => {
  await picture(page, `tax-${name}`)
  expect(await faultsOf(page), name).toEqual([])
}
const card = (page: Page, name: string | RegExp) => page.getByRole('region', { name })
const net = (page: Page) => card(page, 'From gains to net capital gain').getByRole('definition').last()

test('from Portfolio to the year; a missing date is entered, losses too, and the figures follow', async () => {
  const person = await aSeller()
  const { page, problems } = await visit({ ...laptop, ...calm }, person)
  let release = (): void => undefined
  const isReleased = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/api/holdings', (route) => isReleased.then(() => route.continue()))
  await page.goto(`${stack.url}/portfolio`)
  const link = page.getByRole('link', { name: 'Tax time' })
  await link.waitFor()
  const place = await link.boundingBox()
  release()
  await page.getByRole('link', { name: 'CBA' }).waitFor()
  expect(await link.boundingBox(), 'the list has come, and the link above it was not moved').toEqual(place)
  await link.click()
  await page.getByLabel('Financial year').selectOption('2025-26')
  await page.getByText(taxHeading).waitFor()
  // 6 x (120 - 80), half of it left out.
  await expect.poll(() => net(page).textContent()).toBe('$120.00')
  await sound(page, 'laptop')

  await page.getByRole('link', { name: 'WES, 4 May 2026' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Bought on').fill('2025-12-01')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await dialog.waitFor({ state: 'hidden' })
  await page.getByRole('link', { name: 'Tax time' }).click()
  await page.getByLabel('Financial year').selectOption('2025-26')
  // 4 x (70 - 50) more, held for less than 12 months.
  await expect.poll(() => net(page).textContent()).toBe('$200.00')
  expect(await page.getByRole('heading', { name: '1 gain lacks the date of buying' }).count()).toBe(0)

  const entries = card(page, 'What the trades don’t say')
  await entries.getByRole('button', { name: 'Enter' }).first().press('Enter')
  await page.keyboard.type('100')
  await page.keyboard.press('Enter')
  // 100 off the 80 first, then off the 240; half of 220.
  await expect.poll(() => net(page).textContent()).toBe('$110.00')

  await page.getByRole('button', { name: 'Enter the statement of VAS' }).click()
  await dialog.getByLabel('Franked dividends', { exact: true }).fill('28')
  await dialog.getByLabel('Franking credits').fill('12')
  expect(await faultsOf(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Save' }).click()
  await page.getByText('The statement of VAS is saved.').waitFor()
  await card(page, 'Income and franking credits').getByText('$42.00').first().waitFor()
  expect(problems).toEqual([])
}, 180_000)

test('a typed income stays on the device: no request carries it, not in an address and not in a body', async () => {
  const person = await aSeller()
  const { page, problems } = await visit({ ...phone, ...calm }, person)
  const sent: string[] = []
  page.on('request', (request) => void sent.push(`${request.url()} ${request.postData() ?? ''}`))
  await page.goto(`${stack.url}/portfolio/tax?year=2026`)
  const step = card(page, /^The last step/)
  await step.getByRole('button', { name: 'Enter' }).click()
  await step.getByLabel(/^Taxable income 2025-26/).fill('61234.56')
  await step.getByRole('button', { name: 'Save' }).click()
  await step.getByText('Together, before offsets and credits').waitFor()
  await sound(page, 'phone-last-step')
  // Whatever else is done with the page.
  await page.getByLabel('Financial year').selectOption('2024-25')
  await page.getByRole('heading', { name: 'No sales and no income in 2024-25' }).waitFor()
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download CSV' }).click()
  expect((await download).suggestedFilename()).toBe('gumnut-tax-2024-25.csv')
  await page.goto(`${stack.url}/portfolio/tax?year=2026`)
  await step.getByText('$61,234.56').waitFor()
  expect(sent.some((request) => request.includes('/api/tax/2026'))).toBe(true)
  expect(sent.filter((request) => /61,?234|61%2C?234/.test(request))).toEqual([])
  const kept = (): Promise<string[]> =>
    page.evaluate(() => Object.keys(localStorage).filter((key) => key.endsWith('.typed-income')))
  expect(await kept()).toHaveLength(1)
  await step.getByRole('button', { name: 'Clear it from this device' }).click()
  expect(await kept()).toEqual([])
  expect(problems).toEqual([])
}, 120_000)

further(
  'a share’s company rate is said at Tax time and its kind on its own page; both places show both',
  async () => {
    const person = await aSeller()
    const { page, problems } = await visit({ ...phone, ...calm }, person)
    await page.goto(`${stack.url}/portfolio/tax?year=2026`)
    const income = card(page, 'Income and franking credits')
    await income.getByText('Company tax rates and preference shares').click()
    await income.getByLabel('Company tax rate of CBA').selectOption('25%, a base rate entity')
    // 70 x 25 / 75.
    await income.getByText('+ credit $23.33').waitFor()
    await sound(page, 'phone-share')
    await income.getByRole('link', { name: 'CBA' }).first().click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    const share = card(page, 'Its dividends at tax time')
    await share.getByRole('button', { name: 'Company tax rate and kind of share' }).click()
    expect(await share.getByLabel('Company tax rate of CBA').inputValue()).toBe('25')
    await share.getByLabel('Kind of share of CBA').selectOption('Preference share, 90 days')
    await share.scrollIntoViewIfNeeded()
    await sound(page, 'phone-share-holding')
    await share.getByRole('link', { name: 'Tax time' }).click()
    await page.getByLabel('Financial year').selectOption('2025-26')
    await income.getByText('How this is worked out').nth(1).click()
    await income.getByText(/90 days, as you said it is a preference share/).waitFor()
    expect(problems).toEqual([])
  },
  120_000,
)

further(
  'on a small phone nothing sticks out, in the dark and with every working open; on paper the heading comes again',
  async () => {
    const person = await aSeller()
    const { page, problems } = await visit(
      { ...phone, ...calm, viewport: { width: 320, height: 640 }, colorScheme: 'dark' },
      person,
    )
    // Texts that have changed since, so that their notice is on the page.
    await page.addInitScript(() => localStorage.setItem('gumnut.legal-seen', '2020-01-01'))
    await page.goto(`${stack.url}/portfolio/tax?year=2026`)
    await card(page, 'Sales').waitFor()
    await page.getByText('We’ve updated our').waitFor()
    await page.evaluate(() => {
      for (const one of document.querySelectorAll('details')) one.open = true
    })
    await sound(page, 'small-dark')
    await page.evaluate(() => {
      for (const one of document.querySelectorAll('details')) one.open = false
    })
    // Printing opens the workings itself, and leaves them as they were.
    const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1')
    expect(pdf.match(/\/Type\s*\/Page\b/g)?.length).toBeGreaterThan(1)
    // A4 in points.
    expect(pdf).toMatch(/\/MediaBox\s*\[0 0 59[45][.\d]* 84[12][.\d]*\]/)
    expect(await page.locator('details[open]').count()).toBe(0)
    await page.emulateMedia({ media: 'print' })
    expect(await page.getByRole('button', { name: 'Print' }).isVisible()).toBe(false)
    expect(await page.getByRole('navigation', { name: 'Main' }).isVisible()).toBe(false)
    expect(await page.getByText(taxHeading).isVisible()).toBe(true)
    expect(await page.getByText('We’ve updated our').isVisible()).toBe(false)
    // Firefox adds an empty page for a body as high as the window.
    expect(await page.evaluate(() => getComputedStyle(document.body).minHeight)).toBe('0px')
    expect(problems).toEqual([])
  },
  120_000,
)

further(
  'without a network the year that was last seen is shown, and says so',
  async () => {
    const person = await aSeller()
    const { page, context } = await visit({ ...laptop, ...calm }, person)
    await page.goto(`${stack.url}/portfolio`)
    await page.getByRole('link', { name: 'Tax time' }).click()
    await page.getByLabel('Financial year').selectOption('2025-26')
    await expect.poll(() => net(page).textContent()).toBe('$120.00')
    await page.getByRole('link', { name: 'Portfolio', exact: true }).first().click()
    await page.getByRole('heading', { name: 'Holdings' }).waitFor()
    await context.setOffline(true)
    await page.getByRole('link', { name: 'Tax time' }).click()
    await page.getByLabel('Financial year').selectOption('2025-26')
    await expect.poll(() => net(page).textContent()).toBe('$120.00')
    await page.getByText(/You’re offline/).waitFor()
  },
  120_000,
)
