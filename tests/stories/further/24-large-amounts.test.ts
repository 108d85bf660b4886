// Large amounts in a real browser: where there is room for a figure, none of its digits stands on another line, at any width.
import { expect, test } from 'vitest'
import { anOnboardedPerson } from '#tests/support/account.ts'
import { brokenFigures, laptop, phone } from '#tests/support/browser.ts'
import { story } from '#tests/support/stories/story.ts'

const { stack, visit } = story()

const other = { type: 'other' }
const holdings = [
  { ...other, symbol: 'HOUSE', quantity: 1, costBasis: 985_000, currentPrice: 1_250_000 },
  { ...other, symbol: 'SUPERFUND', quantity: 1, costBasis: 184_321.55, currentPrice: 150_112.08 },
  { ...other, symbol: 'ANTIQUES', quantity: 789.12345678, costBasis: 40, currentPrice: 33.21 },
  { ...other, symbol: 'COINS', quantity: 0.12345678, costBasis: 63_870.5, currentPrice: 163_870 },
  { ...other, symbol: 'MORE', quantity: 12.12345678, costBasis: 163_870, currentPrice: 13_803.41 },
  { type: 'etf', symbol: 'VAS', quantity: 2_138.5, costBasis: 88.12, currentPrice: 107.28 },
]

test('no figure of the holdings, of the allocation or of a sentence is broken within its digits', async () => {
  const person = await anOnboardedPerson(stack.url)
  for (const holding of holdings)
    expect((await stack.api(person.accessToken, 'POST', '/api/holdings', holding)).status).toBe(201)
  const { page } = await visit({ ...laptop, reducedMotion: 'reduce' }, person)
  await page.goto(`${stack.url}/portfolio`)
  await page.getByRole('table', { name: 'Holdings' }).waitFor()
  for (const width of [1440, 1280, 1240, 1200, 1024, 992, 950, 910, 900, 834, 768]) {
    await page.setViewportSize({ width, height: 900 })
    await expect
      .poll(() => brokenFigures(page.getByRole('table', { name: 'Holdings' })), { message: `table at ${width} px` })
      .toEqual([])
  }
  await page.setViewportSize(laptop.viewport ?? { width: 1280, height: 800 })
  await page.goto(stack.url)
  const legend = page.getByRole('listitem').filter({ hasText: /^Other\$/ })
  await legend.waitFor()
  // The label and its figures are on one line.
  expect((await legend.boundingBox())?.height).toBeLessThan(40)
})

test('a long figure in a sentence goes to the next line whole, on a phone', async () => {
  const person = await anOnboardedPerson(stack.url)
  for (const holding of holdings) await stack.api(person.accessToken, 'POST', '/api/holdings', holding)
  const { page } = await visit({ ...phone, reducedMotion: 'reduce' }, person)
  await page.goto(`${stack.url}/learn/try/falls`)
  const sentence = page.getByText('Everything else stays as it stands:')
  await sentence.waitFor()
  const [first, last] = await sentence
    .locator('span')
    .first()
    .evaluate((figure) => {
      const range = document.createRange()
      range.selectNodeContents(figure)
      const rects = [...range.getClientRects()].filter(({ width }) => width > 0)
      return [rects[0]?.top, rects.at(-1)?.top]
    })
  expect(last).toBe(first)
})

test('no figure of the table by holding is broken, on a phone', async () => {
  const person = await anOnboardedPerson(stack.url)
  const held = { type: 'etf', symbol: 'VAS', quantity: 30_000, costBasis: 90_000 }
  const { id } = (await stack.api(person.accessToken, 'POST', '/api/holdings', held)).body as { id: string }
  const trades = `/api/holdings/${id}/transactions`
  await stack.api(person.accessToken, 'PUT', trades, { id: crypto.randomUUID(), date: '2023-05-10' })
  for (const trade of [
    { type: 'distribution', date: '2026-04-17', amount: 4_000_000 },
    { type: 'sell', date: '2026-05-17', units: 12_000, price: 123_456.78 },
  ])
    await stack.api(person.accessToken, 'POST', trades, { id: crypto.randomUUID(), ...trade })
  const { page } = await visit({ ...phone, reducedMotion: 'reduce' }, person)
  await page.goto(`${stack.url}/performance`)
  const table = page.getByRole('region', { name: 'By holding, as a table' })
  await table.getByText('VAS').waitFor()
  // A `wbr` stands between the thousands: the parts are texts of their own, and the row is what is higher.
  await table.locator('wbr').first().waitFor({ state: 'attached' })
  expect(await table.locator('td').evaluateAll((cells) => cells.filter((cell) => cell.clientHeight > 55).length)).toBe(
    0,
  )
})

test('the educator’s card of what is held breaks no figure and no code, and a longer figure is not a larger one', async () => {
  const person = await anOnboardedPerson(stack.url)
  const held = { type: 'other', costBasis: 0.01, currentPrice: 0.02 }
  for (const holding of [
    { ...held, symbol: 'HOUSE', quantity: 1, costBasis: 985_000, currentPrice: 1_250_000 },
    { ...held, symbol: 'POINTS', quantity: 123_456.12345678 },
    { ...held, symbol: 'MILES', quantity: 12_345_678.1234567 },
  ])
    expect((await stack.api(person.accessToken, 'POST', '/api/holdings', holding)).status).toBe(201)
  const { page } = await visit({ ...phone, reducedMotion: 'reduce' }, person)
  await page.goto(`${stack.url}/invest`)
  await page.getByLabel('Your question').fill('what do i hold')
  await page.getByLabel('Your question').press('Enter')
  const card = page.getByRole('group', { name: 'What you hold' })
  await card.getByText('HOUSE').waitFor()
  expect(await brokenFigures(card, 'li span, li strong')).toEqual([])
  const [house, points, miles] = await Promise.all(
    ['HOUSE', 'POINTS', 'MILES'].map((code) =>
      card
        .getByRole('listitem')
        .filter({ hasText: code })
        .evaluate((row) => {
          const [symbol, quantity] = [row.querySelector('strong'), row.querySelector('strong + span')]
          return {
            lines: symbol?.getClientRects().length,
            size: parseFloat(quantity === null ? '0' : getComputedStyle(quantity).fontSize),
          }
        }),
    ),
  )
  expect(house?.lines).toBe(1)
  expect(points?.size).toBeLessThan(house?.size ?? 0)
  expect(miles?.size).toBeLessThanOrEqual(points?.size ?? 0)
})
