// A holding with very many trades, in a real browser over the whole local stack: all of them can be reached by scrolling and by
// keyboard, and only those near the window are in the page, until it is printed.
import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { dayNumber, dayOf, spokenDay } from '#shared/kernel/dates.ts'
import { maxRowsOfChunk } from '#shared/portfolio/imports-contract.ts'
import { anOnboardedPerson } from '#tests/support/account.ts'
import { faultsOf, laptop, phone } from '#tests/support/browser.ts'
import { story } from '#tests/support/stories/story.ts'

const { stack, visit } = story()

const trades = 600
const first = dayNumber('2022-03-01')
/** Of the trade that is so far down the list, the newest first. */
const dayAt = (place: number): string => spokenDay(dayOf(first + trades - place))

async function anInvestor() {
  const person = await anOnboardedPerson(stack.url)
  const id = crypto.randomUUID()
  const importId = crypto.randomUUID()
  for (let from = 0; from < trades; from += maxRowsOfChunk) {
    const transactions = Array.from({ length: Math.min(maxRowsOfChunk, trades - from) }, (_, at) => ({
      id: crypto.randomUUID(),
      type: 'buy',
      date: dayOf(first + from + at),
      units: 10,
      price: 40,
      createdAt: '2026-11-03T00:00:00.000Z',
      source: { format: 'mapped', key: String(from + at), row: from + at + 1 },
    }))
    const groups = [{ holding: { id, type: 'stock', symbol: 'CBA' }, existing: 'keep', transactions }]
    const sent = { importId, label: 'trades.csv', groups }
    expect((await stack.api(person.accessToken, 'POST', '/api/transactions/import', sent)).status).toBeLessThan(300)
  }
  return { person, id }
}

/** Puts a part of a list in the middle of the window, as pulling the scroll bar does. */
const pullTo = (list: Locator, part: number): Promise<void> =>
  list.evaluate((element, to) => {
    const { top, height } = element.getBoundingClientRect()
    window.scrollTo({ top: top + scrollY + height * to - innerHeight / 2, behavior: 'instant' })
  }, part)

/** The places in the list of the rows that are in sight. */
const inSight = (list: Locator): Promise<number[]> =>
  list.locator('[aria-posinset]').evaluateAll((rows) =>
    rows.flatMap((row) => {
      const { top, bottom } = row.getBoundingClientRect()
      return bottom > 0 && top < innerHeight ? [Number(row.getAttribute('aria-posinset'))] : []
    }),
  )

/** How many rows of a list are in the page as it is made into sheets of paper. */
async function printedRows(page: Page, list: Locator): Promise<number> {
  await list.evaluate((element) =>
    window.addEventListener(
      'beforeprint',
      () => element.setAttribute('data-printed', String(element.querySelectorAll('[aria-posinset]').length)),
      { once: true },
    ),
  )
  await page.pdf()
  return Number(await list.getAttribute('data-printed'))
}

const focused = (page: Page): Promise<string | null> =>
  page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? null)

test.each([
  ['phone', phone],
  ['laptop', laptop],
])('six hundred trades and parcels on a %s: all can be reached, a few are in the page', async (_name, about) => {
  const { person, id } = await anInvestor()
  const { page, problems } = await visit({ ...about, reducedMotion: 'reduce' }, person)
  await page.goto(`${stack.url}/portfolio/${id}`)
  for (const [name, what] of [
    ['Parcels', 'parcels'],
    ['Trades', 'trades'],
  ] as const) {
    const card = page.getByRole('region', { name })
    const list = card.getByRole('list')
    const rows = list.getByRole('listitem')
    const more = card.getByRole('button', { name: `Show all ${trades} ${what}` })
    const last = rows.nth(29)
    await more.scrollIntoViewIfNeeded()
    const before = await last.boundingBox()
    await more.click()
    await expect.poll(() => rows.count()).toBeGreaterThan(30)
    // What was in sight stays where it is.
    expect(await last.boundingBox()).toEqual(before)
    expect(await rows.first().getAttribute('aria-setsize')).toBe(String(trades))
    if (name === 'Trades') expect(await focused(page)).toBe(`Change buy, ${dayAt(31)}`)

    for (const part of [0.3, 0.8, 0.5]) {
      await pullTo(list, part)
      await expect.poll(async () => (await inSight(list)).length, { message: `${name} at ${part}` }).toBeGreaterThan(3)
      const places = await inSight(list)
      expect(Math.abs(places[0]! / trades - part)).toBeLessThan(0.1)
      expect(await rows.count()).toBeLessThan(90)
    }
    await expect
      .poll(async () => {
        await pullTo(list, 1)
        return (await inSight(list)).at(-1)
      })
      .toBe(trades)
    expect(await faultsOf(page)).toEqual([])
  }

  // By keyboard from row to row, further than what is drawn ahead; no hand is quicker than a frame, as a program is on a busy computer.
  const list = page.getByRole('region', { name: 'Trades' }).getByRole('list')
  await list.getByRole('button', { name: `Change buy, ${dayAt(trades)}` }).focus()
  for (let press = 0; press < 60; press++) {
    await page.keyboard.press('Shift+Tab')
    await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn))))
  }
  expect(await focused(page)).toBe(`Change buy, ${dayAt(trades - 30)}`)

  // A row with the focus stays while the window is not far from it.
  await pullTo(list, 0.9)
  await expect.poll(async () => (await inSight(list)).at(-1)).toBeLessThan(trades - 40)
  expect(await focused(page)).toBe(`Change buy, ${dayAt(trades - 30)}`)
  await pullTo(list, 0.3)
  await expect.poll(async () => (await inSight(list)).at(-1)).toBeLessThan(trades / 2)
  await expect.poll(() => list.getByRole('listitem').count()).toBeLessThan(90)

  expect(await printedRows(page, list)).toBe(trades)
  await expect.poll(() => list.getByRole('listitem').count()).toBeLessThan(trades / 2)
  expect(problems).toEqual([])
})
