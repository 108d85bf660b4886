// Whether the ring of the focus is whole, and how tall what is pressed with a finger is, in a real browser.
import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { anOnboardedPerson } from '#tests/support/account.ts'
import { laptop, phone } from '#tests/support/browser.ts'
import { answer, readToTheEnd } from '#tests/support/stories/lesson.ts'
import { story } from '#tests/support/stories/story.ts'

const { stack, visit } = story()

const still = { reducedMotion: 'reduce' } as const
const heightOf = async (part: Locator): Promise<number> => (await part.boundingBox())?.height ?? 0

/** How much of the ring of what has the focus a box that scrolls cuts off, in px. */
const cutOfRing = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const at = document.activeElement ?? document.body
    const { outlineWidth, outlineOffset } = getComputedStyle(at)
    const out = parseFloat(outlineWidth) + parseFloat(outlineOffset)
    let box = at.parentElement
    while (box !== null && getComputedStyle(box).overflowY === 'visible') box = box.parentElement
    const [inner, outer] = [at.getBoundingClientRect(), box?.getBoundingClientRect()]
    if (out <= 0 || outer === undefined) return Number.NaN
    const over = [outer.top - inner.top, inner.bottom - outer.bottom, inner.right - outer.right]
    return Math.max(0, ...over.map((px) => px + out))
  })

test('the ring of the focus is whole on the suggestions and on the contents of a legal text', async () => {
  const person = await anOnboardedPerson(stack.url)
  const { page } = await visit({ viewport: { width: 390, height: 700 }, ...still }, person)
  await page.goto(`${stack.url}/invest`)
  await page.getByLabel('Your question').fill('What is an ETF?')
  await page.getByLabel('Your question').press('Enter')
  await page.getByRole('button', { name: 'This helped' }).or(page.getByText('From the lessons')).first().waitFor()
  await page.keyboard.press('Shift+Tab')
  expect(await cutOfRing(page)).toBe(0)

  await page.setViewportSize(laptop.viewport ?? { width: 1280, height: 800 })
  await page.goto(`${stack.url}/privacy`)
  await page.getByRole('link', { name: 'Contact', exact: true }).focus()
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Tab')
  expect(await cutOfRing(page)).toBe(0)

  // In a low window the contents scroll, and the next link comes in below.
  await page.setViewportSize({ width: 1280, height: 400 })
  await page.getByRole('navigation', { name: 'Contents' }).getByRole('link').first().focus()
  for (let link = 2; link <= 12; link++) {
    await page.keyboard.press('Tab')
    await expect.poll(() => cutOfRing(page), { message: `link ${link}` }).toBe(0)
  }
})

test('on a phone what leads on from an answered quiz is a finger’s height', async () => {
  const { page } = await visit({ ...phone, ...still }, await anOnboardedPerson(stack.url))
  await page.goto(`${stack.url}/learn?lesson=1`)
  const dialog = page.getByRole('dialog')
  await dialog.getByText('Key Takeaways').waitFor()
  await readToTheEnd(page)
  const source = dialog.getByRole('link', { name: /^Moneysmart, Fees and costs/ })
  expect(await heightOf(source)).toBeGreaterThanOrEqual(32)
  await answer(page, 1, true)
  const look = dialog.getByRole('button', { name: /^Look again at/ })
  expect(await heightOf(look)).toBeGreaterThanOrEqual(44)
})
