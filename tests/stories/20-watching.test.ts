// Watching in a real browser over the whole local stack: something is followed by keyboard, its price is an alert away, it goes and
// comes back, becomes an investment, and can be read without the network.
import { expect, test } from 'vitest'
import { further } from '#tests/support/depth.ts'
import { anOnboardedPerson } from '#tests/support/account.ts'
import { faultsOf, phone, picture } from '#tests/support/browser.ts'
import { story, withWorker } from '#tests/support/stories/story.ts'

const { stack, visit } = story()

test('from an empty list to an alert, by keyboard', { timeout: 120_000 }, async () => {
  const person = await anOnboardedPerson(stack.url)
  const { page, problems } = await visit({}, person)
  await page.goto(`${stack.url}/portfolio`)
  await page.getByRole('link', { name: 'Watch prices' }).click()
  await page.getByRole('heading', { level: 1, name: 'Watching' }).waitFor()
  await page.getByText('Nothing here yet').waitFor()

  await page.getByRole('button', { name: 'Add to Watching' }).first().press('Enter')
  const search = page.getByRole('combobox', { name: 'Search for a stock, ETF or crypto' })
  await search.fill('commonwealth')
  await page.getByRole('option', { name: /^CBA/ }).waitFor()
  await search.press('ArrowDown')
  await search.press('Enter')
  await page.getByText('CBA added to Watching.').waitFor()
  await page.getByText('$165.85').waitFor()
  expect(await faultsOf(page)).toEqual([])

  const more = page.getByRole('button', { name: /^Chart and alerts.* of CBA$/ })
  await more.press('Enter')
  expect(await more.getAttribute('aria-expanded')).toBe('true')
  await page.getByRole('button', { name: 'Set an alert' }).press('Enter')
  const form = page.getByRole('form', { name: 'New alert for CBA' })
  await form.getByLabel('Price for one unit').fill('-1')
  await form.getByRole('button', { name: 'Set alert' }).click()
  await form.getByText('This must be above 0 and at most 1,000,000,000.').waitFor()
  await form.getByLabel('Price for one unit').fill('170')
  await form.getByRole('button', { name: 'Set alert' }).press('Enter')
  await page.getByText('CBA: At or above $170.00. Alert set.').waitFor()
  const rule = page.getByRole('switch', { name: 'At or above $170.00' })
  expect(await rule.isChecked()).toBe(true)
  await rule.press('Space')
  await expect.poll(() => rule.isChecked()).toBe(false)
  await picture(page, 'watching')
  expect(await faultsOf(page)).toEqual([])
  await page.reload()
  await page.getByRole('button', { name: /^Chart and alerts.* of CBA$/ }).click()
  expect(await page.getByRole('switch', { name: 'At or above $170.00' }).isChecked()).toBe(false)
  expect(problems).toEqual([])
})

further(
  'on a phone: removed and put back, then added to the portfolio, where its alert is too',
  { timeout: 120_000 },
  async () => {
    const person = await anOnboardedPerson(stack.url)
    const bhp = { type: 'stock', symbol: 'BHP', name: 'BHP Group Limited' }
    await stack.api(person.accessToken, 'POST', '/api/watchlist', bhp)
    await stack.api(person.accessToken, 'PUT', `/api/alerts/${crypto.randomUUID()}`, {
      security: bhp,
      kind: 'move',
      value: 5,
    })
    const { page, problems } = await visit(phone, person)
    await page.goto(`${stack.url}/portfolio/watching`)
    await page.getByRole('button', { name: 'Remove BHP from Watching' }).click()
    await page.getByText('Nothing here yet').waitFor()
    // The alert goes on, and is not hidden.
    await page.getByRole('heading', { name: 'Alerts on other investments' }).waitFor()
    await page.getByRole('button', { name: 'Undo' }).click()
    await page.getByRole('button', { name: 'Remove BHP from Watching' }).waitFor()

    await page.getByRole('link', { name: /^Add to portfolio.*BHP$/ }).click()
    const sheet = page.getByRole('dialog', { name: 'Add Investment' })
    await sheet.getByText('BHP Group Limited').waitFor()
    await sheet.getByLabel('Quantity').fill('10')
    await sheet.getByLabel(/^Entry Price/).fill('40')
    await sheet.getByRole('button', { name: 'Add Investment' }).click()
    await page.getByText('BHP added.').waitFor()
    await page.getByRole('link', { name: 'BHP', exact: true }).click()
    await page.getByRole('heading', { name: 'Price alerts' }).waitFor()
    await page.getByRole('switch', { name: 'Moves 5% or more in a day' }).waitFor()
    await page.getByRole('button', { name: 'Delete alert: Moves 5% or more in a day' }).click()
    await page.getByText('BHP: alert deleted.').waitFor()
    await page.getByRole('button', { name: 'Undo' }).click()
    await page.getByRole('switch', { name: 'Moves 5% or more in a day' }).waitFor()
    expect(await faultsOf(page)).toEqual([])
    expect(problems).toEqual([])
  },
)

further(
  'without the network what was seen is read, and a change says that it did not go through',
  { timeout: 120_000 },
  async () => {
    const person = await anOnboardedPerson(stack.url)
    const cba = { type: 'stock', symbol: 'CBA', name: 'Commonwealth Bank of Australia' }
    await stack.api(person.accessToken, 'POST', '/api/watchlist', cba)
    const { page, context } = await visit(withWorker, person)
    await page.goto(`${stack.url}/portfolio/watching`)
    await page.getByText('$165.85').waitFor()
    await page.evaluate(() => navigator.serviceWorker.ready)
    await expect
      .poll(() => page.evaluate(async () => (await caches.match('/last-seen/watching')) !== undefined), {
        timeout: 20_000,
      })
      .toBe(true)
    await context.setOffline(true)
    await page.getByRole('button', { name: 'Remove CBA from Watching' }).click()
    await page.getByText(/^CBA couldn’t be removed\./).waitFor()
    await page.getByText('$165.85').waitFor()
    await context.setOffline(false)
  },
)
