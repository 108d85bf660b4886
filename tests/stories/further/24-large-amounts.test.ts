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
