// Offline and back, in a real browser over the whole local stack: with the service out of reach a person goes on working on
// this device, reloads, and once it is back everything is sent, once, and the browser keeps nothing.
import type { BrowserContext, BrowserContextOptions, Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import type { Holding } from '#shared/portfolio/holding.ts'
import { further } from '#tests/support/depth.ts'
import { laptop, picture, type Visit } from '#tests/support/browser.ts'
import { anOnboardedPerson } from '#tests/support/account.ts'
import type { Person } from '#tests/support/local-stack.ts'
import { devices } from '#tests/support/stories/devices.ts'
import { story, withWorker } from '#tests/support/stories/story.ts'

const { stack, visit } = story()

async function anInvestorWith(...symbols: string[]): Promise<Person> {
  const person = await anOnboardedPerson(stack.url)
  for (const symbol of symbols) {
    await stack.api(person.accessToken, 'POST', '/api/holdings', {
      type: 'stock',
      symbol,
      quantity: 10,
      costBasis: 100,
    })
  }
  return person
}

async function atTheirHoldings(about: BrowserContextOptions, person: Person): Promise<Visit> {
  const visited = await visit({ ...about, ...withWorker, reducedMotion: 'reduce' }, person)
  await visited.page.goto(`${stack.url}/portfolio`)
  await visited.page.getByRole('heading', { name: 'Holdings' }).waitFor()
  return visited
}

async function heldBy({ accessToken }: Person): Promise<Holding[]> {
  return ((await stack.api(accessToken, 'GET', '/api/holdings')).body as { holdings: Holding[] }).holdings
}
const inShort = (holdings: readonly Holding[]): string[] =>
  holdings
    .map(({ symbol, quantity, isLiveTracked }) => `${quantity} ${symbol}${isLiveTracked ? '' : ' manual'}`)
    .toSorted()

/** What this browser keeps of anybody's holdings. */
const kept = (page: Page): Promise<string[]> =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('gumnut.user.')))

const dialogOf = (page: Page): Locator => page.getByRole('dialog')

async function addByHand(page: Page, symbol: string, quantity: string, currentPrice = ''): Promise<void> {
  await page.getByRole('button', { name: 'Manual Entry' }).click()
  const dialog = dialogOf(page)
  await dialog.getByLabel('Symbol').fill(symbol)
  await dialog.getByLabel('Quantity').fill(quantity)
  await dialog.getByLabel('Entry Price').fill('50')
  await dialog.getByLabel('Current price').fill(currentPrice)
  await dialog.getByRole('button', { name: 'Add Investment' }).click()
  await dialog.waitFor({ state: 'hidden' })
}

async function edit(page: Page, symbol: string, quantity: string): Promise<void> {
  await page.getByRole('button', { name: `Edit ${symbol}` }).click()
  await dialogOf(page).getByLabel('Quantity').fill(quantity)
  await dialogOf(page).getByRole('button', { name: 'Save' }).click()
  await dialogOf(page).waitFor({ state: 'hidden' })
}

async function remove(page: Page, symbol: string): Promise<void> {
  await page.getByRole('button', { name: `Delete ${symbol}` }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('button', { name: `Delete ${symbol}` }).waitFor({ state: 'hidden' })
}

/** Takes the service away: all of it, or only its holdings, so that the page itself can be reloaded. */
async function block(context: BrowserContext, what = '**/api/**'): Promise<void> {
  await context.route(what, (route) => route.abort())
}

/** It looks by itself every so often, and perhaps just now. */
const lookAgain = (page: Page): Promise<void> =>
  page
    .getByRole('button', { name: 'Try again' })
    .click({ timeout: 2000 })
    .catch(() => undefined)

const notice = (page: Page, changes: string): Promise<void> =>
  page.getByText(`You’re working from this device. ${changes} will be sent when Gumnut is back.`).waitFor()

further.each(devices('laptop'))(
  'work goes on without the service on a %s, and is sent once when it is back',
  async (name, about) => {
    const person = await anInvestorWith('CBA', 'VAS', 'BHP')
    const { page, context, problems } = await atTheirHoldings(about, person)
    await expect.poll(() => kept(page), { timeout: 10_000 }).toEqual([])

    await block(context)
    await addByHand(page, 'ZIP', '7')
    await page.getByText('ZIP saved on this device.').waitFor()
    await notice(page, '1 change')
    await page.getByText('No live price yet').first().waitFor()
    // It was sent once, and nobody knows how far it came: it stays as it is, and the edit follows it.
    await edit(page, 'ZIP', '8')
    await notice(page, '2 changes')
    await addByHand(page, 'SHED', '1', '60')
    await addByHand(page, 'OOPS', '1', '1')
    await notice(page, '4 changes')
    await remove(page, 'OOPS')
    await notice(page, '3 changes')
    await edit(page, 'CBA', '11')
    await remove(page, 'VAS')
    await notice(page, '5 changes')
    await page.getByRole('button', { name: 'Refresh' }).click()
    await page.getByText('Failed to update prices. Please try again.').waitFor()
    await picture(page, `offline-${name}-portfolio`)
    await page.getByRole('link', { name: 'Home' }).click()
    await page.getByText('Failed to load portfolio data').waitFor()
    await notice(page, '5 changes')
    await page.getByText('4 investments', { exact: true }).waitFor()
    await picture(page, `offline-${name}-dashboard`)
    expect(inShort(await heldBy(person))).toEqual(['10 BHP', '10 CBA', '10 VAS'])

    // Still so after a reload, from what this browser keeps.
    await context.unroute('**/api/**')
    await block(context, '**/api/holdings**')
    await page.goto(`${stack.url}/portfolio`)
    await notice(page, '5 changes')
    await page.getByRole('button', { name: 'Edit ZIP' }).waitFor()
    expect(await page.getByRole('button', { name: 'Edit VAS' }).count()).toBe(0)

    await context.unroute('**/api/holdings**')
    await lookAgain(page)
    await page.getByText('Gumnut is back. Your 5 changes are saved.').waitFor()
    await page.getByText('You’re working from this device.', { exact: false }).waitFor({ state: 'hidden' })
    await picture(page, `offline-${name}-back`)
    await expect.poll(() => kept(page), { timeout: 10_000 }).toEqual([])
    expect(inShort(await heldBy(person))).toEqual(['1 SHED manual', '10 BHP', '11 CBA', '8 ZIP'])
    expect(problems).toEqual([])
  },
)

test('what the service refuses is told, with its reason, and the rest is sent', async () => {
  const person = await anInvestorWith('CBA', 'BHP')
  const { page, context, problems } = await atTheirHoldings(laptop, person)
  await block(context)
  await edit(page, 'CBA', '11')
  await edit(page, 'BHP', '12')
  await notice(page, '2 changes')
  // Meanwhile, on another device.
  const cba = (await heldBy(person)).find(({ symbol }) => symbol === 'CBA')
  await stack.api(person.accessToken, 'DELETE', `/api/holdings/${cba?.id}`)

  await context.unroute('**/api/**')
  await lookAgain(page)
  await page
    .getByText('We couldn’t save your edit of CBA: There is no such investment in your portfolio.', { exact: false })
    .waitFor()
  expect(inShort(await heldBy(person))).toEqual(['12 BHP'])
  await expect.poll(() => kept(page), { timeout: 10_000 }).toEqual([])
  expect(problems).toEqual([])
})

test('replies that get lost on the way make nothing double and bring nothing back', async () => {
  const person = await anInvestorWith('CBA')
  const { page, context, problems } = await atTheirHoldings(laptop, person)
  // Everything reaches the service, no answer reaches the browser.
  let underWay = 0
  await context.route('**/api/holdings**', async (route) => {
    underWay++
    await route.fetch().catch(() => undefined)
    underWay--
    await route.abort().catch(() => undefined)
  })
  await addByHand(page, 'ZIP', '7')
  await addByHand(page, 'BHP', '5')
  await notice(page, '2 changes')
  expect(inShort(await heldBy(person))).toContain('7 ZIP')
  await edit(page, 'ZIP', '9')
  await remove(page, 'BHP')
  // A request that the page has given up must not reach the service behind a later one.
  await expect.poll(() => underWay, { timeout: 20_000 }).toBe(0)
  await context.unroute('**/api/holdings**')
  await lookAgain(page)
  await page.getByText('Gumnut is back.', { exact: false }).first().waitFor()
  await expect.poll(async () => inShort(await heldBy(person)), { timeout: 10_000 }).toEqual(['10 CBA', '9 ZIP'])
  await expect.poll(() => kept(page), { timeout: 10_000 }).toEqual([])
  expect(problems).toEqual([])
})
