// The value at the change of the law: the day before nothing asks for it and nothing is loaded for it; on the day Portfolio and
// Dashboard ask in one line, until it is given or put away. A stack of its own, because its clock is set.
import type { Page } from 'playwright-core'
import { afterAll, expect, test } from 'vitest'
import type { TaxYearAnswer } from '#shared/tax/year-answer.ts'
import { setLocalClock } from '#tests/support/local-controls.ts'
import { anOnboardedPerson } from '#tests/support/account.ts'
import { faultsOf, laptop, phone, picture } from '#tests/support/browser.ts'
import type { Person } from '#tests/support/local-stack.ts'
import { story } from '#tests/support/stories/story.ts'

const { stack, visit } = story(async () => ({}))
const calm = { reducedMotion: 'reduce' } as const
const [dayBefore, theDay, weekAfter] = [
  '2027-06-29T03:00:00.000Z',
  '2027-06-30T03:00:00.000Z',
  '2027-07-12T03:00:00.000Z',
]

const setClock = (now: string | null) => setLocalClock(stack.url, now)
afterAll(() => setClock(null))

/** Land at a price of one's own, with the day it was bought, and a share that the market prices. */
async function anOwner(): Promise<{ person: Person; land: string }> {
  // Set on 30 June 2027, a price would be the value of that day.
  await setClock(null)
  const person = await anOnboardedPerson(stack.url)
  const call = async (method: string, path: string, body: unknown) => {
    const { status, body: answer } = await stack.api(person.accessToken, method, path, body)
    expect(status).toBeLessThan(300)
    return answer as { id: string }
  }
  await call('POST', '/api/holdings', { type: 'stock', symbol: 'CBA', quantity: 10, costBasis: 80 })
  const facts = { type: 'other', symbol: 'LAND', quantity: 2, costBasis: 50_000, currentPrice: 61_000 }
  const { id: land } = await call('POST', '/api/holdings', facts)
  await call('PUT', `/api/holdings/${land}/transactions`, { id: crypto.randomUUID(), date: '2024-01-10' })
  return { person, land }
}

const line = (page: Page) => page.getByText(/no market price is known for LAND/)

async function open(person: Person, day: string, about: typeof laptop = laptop) {
  await setClock(day)
  const visited = await visit({ ...about, ...calm }, person)
  const asked: string[] = []
  visited.page.on('request', (request) => void asked.push(new URL(request.url()).pathname))
  await visited.page.clock.setFixedTime(day)
  return { ...visited, asked }
}
const isAbout = (path: string): boolean => path.startsWith('/api/tax') || path.includes('values-line')

test('on 29 June 2027 nothing asks and nothing is loaded for it; on 30 June both pages ask, after the figures', async () => {
  const { person, land } = await anOwner()
  const before = await open(person, dayBefore)
  await before.page.goto(`${stack.url}/portfolio`)
  await before.page.getByRole('heading', { name: 'Holdings' }).waitFor()
  await before.page.waitForLoadState('networkidle')
  expect(before.asked.filter(isAbout)).toEqual([])
  expect(await line(before.page).count()).toBe(0)
  await before.context.close()

  const on = await open(person, theDay)
  await on.page.goto(stack.url)
  await line(on.page).waitFor()
  expect(on.asked.indexOf('/api/tax/2027')).toBeGreaterThan(on.asked.indexOf('/api/holdings'))
  await line(on.page).scrollIntoViewIfNeeded()
  await picture(on.page, 'value-at-change-dashboard')
  await on.page.getByRole('link', { name: 'Portfolio', exact: true }).first().click()
  await line(on.page).waitFor()
  await picture(on.page, 'value-at-change-portfolio')
  expect(await faultsOf(on.page)).toEqual([])
  await on.page.getByRole('link', { name: 'Go to Tax time' }).click()
  const field = on.page.getByLabel('LAND, for one unit')
  await on.page
    .getByRole('region', { name: 'Values at the close of 30 June 2027' })
    .getByRole('button', { name: 'Enter' })
    .click()
  await field.fill('60500')
  await field.press('Enter')
  await on.page.getByText('$60,500.00').waitFor()
  const { body } = await stack.api(person.accessToken, 'GET', '/api/tax/2027')
  expect((body as TaxYearAnswer).record.values).toEqual([{ holdingId: land, symbol: 'LAND', value: 60_500 }])
  await on.page.getByRole('link', { name: 'Portfolio', exact: true }).first().click()
  await on.page.getByRole('heading', { name: 'Holdings' }).waitFor()
  await expect.poll(() => line(on.page).count()).toBe(0)
  expect(on.problems).toEqual([])
}, 180_000)

test('after the week it still asks; put away, it asks on neither page, and the year still lists it', async () => {
  const { person } = await anOwner()
  const { page, asked, problems } = await open(person, weekAfter, phone)
  await page.goto(`${stack.url}/portfolio`)
  await line(page).waitFor()
  await picture(page, 'value-at-change-phone')
  expect(await faultsOf(page)).toEqual([])
  await page.getByRole('button', { name: 'Don’t ask here' }).click()
  expect(await line(page).count()).toBe(0)
  asked.length = 0
  await page.goto(stack.url)
  await page.getByText('Portfolio Value').first().waitFor()
  await page.waitForLoadState('networkidle')
  expect(asked.filter((path) => path.startsWith('/api/tax'))).toEqual([])
  expect(await line(page).count()).toBe(0)
  await page.goto(`${stack.url}/portfolio/tax`)
  await page
    .getByRole('region', { name: 'Values at the close of 30 June 2027' })
    .getByText('LAND, for one unit')
    .waitFor()
  expect(problems).toEqual([])
}, 180_000)
