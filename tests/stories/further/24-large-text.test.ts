// With text at double size, in a real browser: no page is wider than a narrow window, no button than its card, and no column is too
// narrow for its words.
import type { BrowserContext, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { anOnboardedPerson } from '#tests/support/account.ts'
import { laptop, phone } from '#tests/support/browser.ts'
import { story } from '#tests/support/stories/story.ts'

const { stack, visit } = story()
const width = 320

/** Before anything of a page is drawn, as it is for whoever has set it so. */
const enlarge = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      document.documentElement.style.fontSize = '200%'
    })
  })
const widthOf = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    await document.fonts.ready
    return document.documentElement.scrollWidth
  })

test('Learn, Tax time and Invest fit', async () => {
  const person = await anOnboardedPerson(stack.url)
  const held = { type: 'stock', symbol: 'CBA', quantity: 10, costBasis: 80 }
  const { id } = (await stack.api(person.accessToken, 'POST', '/api/holdings', held)).body as { id: string }
  const trades = `/api/holdings/${id}/transactions`
  await stack.api(person.accessToken, 'PUT', trades, { id: crypto.randomUUID(), date: '2024-01-10' })
  const sale = { id: crypto.randomUUID(), type: 'sell', date: '2026-03-12', units: 6, price: 120 }
  expect(await stack.api(person.accessToken, 'POST', trades, sale)).toMatchObject({ status: 201 })

  const window = { ...phone, viewport: { width, height: 640 }, reducedMotion: 'reduce' } as const
  const { page, context, problems } = await visit(window, person)
  await enlarge(context)
  await page.goto(`${stack.url}/learn`)
  await page.getByRole('button', { name: 'Up next' }).first().waitFor()
  expect(await widthOf(page)).toBe(width)

  await page.goto(`${stack.url}/portfolio/tax?year=2026`)
  await page.getByText('Rule before 1 July 2027').waitFor()
  expect(await widthOf(page)).toBe(width)

  await page.goto(`${stack.url}/invest`)
  const suggestions = page.getByRole('group', { name: 'Suggestions' })
  await suggestions.getByRole('button', { name: 'Understanding ETFs' }).waitFor()
  expect(await widthOf(page)).toBe(width)
  const rows = suggestions.locator('> div')
  const tooWide = await rows
    .first()
    .evaluate((row) => Array.from(row.children, (one) => one.clientWidth > row.clientWidth))
  expect(tooWide).toEqual([false, false, false])
  expect(problems).toEqual([])
})

test('Invest on a laptop puts the chat above the example, instead of columns that break its words', async () => {
  const person = await anOnboardedPerson(stack.url)
  const { page, context } = await visit({ ...laptop, reducedMotion: 'reduce' }, person)
  const example = page.getByRole('heading', { name: 'Suggested allocation' })
  const topOf = async () => (await example.boundingBox())?.y ?? 0
  await page.goto(`${stack.url}/invest`)
  await example.waitFor()
  const question = page.getByRole('textbox', { name: 'Your question' })
  expect(await topOf()).toBeLessThan((await question.boundingBox())?.y ?? 0)
  await enlarge(context)
  await page.reload()
  await example.waitFor()
  expect(await topOf()).toBeGreaterThan((await question.boundingBox())?.y ?? Infinity)
})

test.each([320, 390, 600])(
  'the first questions stay in their card, and no button lies over another: %i px',
  async (wide) => {
    const person = await stack.addPerson()
    const { page, context } = await visit({ viewport: { width: wide, height: 640 }, reducedMotion: 'reduce' }, person)
    await enlarge(context)
    await page.goto(stack.url)
    const onwards = page.getByRole('button', { name: 'Continue' })
    const outside = () =>
      page.evaluate(() => {
        const form = document.querySelector('form')
        const edge = form?.getBoundingClientRect().right ?? 0
        const found = form?.querySelectorAll<HTMLElement>('li, label, button, p') ?? []
        return [...found]
          .filter((one) => one.getBoundingClientRect().right > edge || one.scrollWidth > one.clientWidth + 1)
          .map(({ textContent }) => textContent)
      })
    await onwards.waitFor()
    expect(await outside(), 'Welcome').toEqual([])
    await onwards.click()
    await page.getByLabel('Age').fill('24')
    expect(await outside(), 'Basic Info').toEqual([])
    await onwards.click()
    await page.getByLabel('Monthly income').fill('5000')
    await page.getByLabel('Monthly expenses').fill('3000')
    await onwards.click()
    await page.getByText('Aggressive').waitFor()
    expect(await outside(), 'Goals & Risk').toEqual([])
  },
)

test('the button for shortcuts is whole in a sidebar that is narrow for its words', async () => {
  const person = await anOnboardedPerson(stack.url)
  const { page, context } = await visit({ viewport: { width: 768, height: 1024 }, reducedMotion: 'reduce' }, person)
  await enlarge(context)
  await page.goto(`${stack.url}/performance`)
  const button = page.getByRole('banner').getByRole('button', { name: /shortcuts/i })
  await button.waitFor()
  const [inner, outer] = [await button.boundingBox(), await page.getByRole('banner').boundingBox()]
  expect((inner?.x ?? 0) + (inner?.width ?? 0)).toBeLessThanOrEqual((outer?.x ?? 0) + (outer?.width ?? 0))
})
