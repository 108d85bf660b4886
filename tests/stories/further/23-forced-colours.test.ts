// With the few colours that the system's high contrast leaves, in a real browser: what is told by a filled shape still is.
import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { demo } from '#local/seed.ts'
import { signInOn } from '#tests/support/account.ts'
import { phone } from '#tests/support/browser.ts'
import { story } from '#tests/support/stories/story.ts'

const { stack, visit } = story()

/** Whether each of what the selector finds is filled with another colour than the page's own. */
const areFilled = (page: Page, selector: string): Promise<boolean[]> =>
  page.locator(selector).evaluateAll((found) => {
    const canvas = getComputedStyle(document.body).backgroundColor
    return found.map((one) => {
      const { backgroundColor } = getComputedStyle(one)
      return backgroundColor !== canvas && !/^rgba.* 0\)$/.test(backgroundColor)
    })
  })

test('bars are as full as their figures, and keys show what they explain', async () => {
  const { page, problems } = await visit({ ...phone, forcedColors: 'active', reducedMotion: 'reduce' })
  await signInOn(page, `${stack.url}/learn`, demo.email, demo.password)
  await page.getByText('Know what you own').waitFor()
  const bars = await areFilled(page, '[role=progressbar] > *')
  expect(bars.length).toBeGreaterThan(1)
  expect(bars).not.toContain(false)
  // Fresh, fading, not met: full, empty and dashed.
  expect(await areFilled(page, 'p:has-text("Fading") > span > span')).toEqual([true, false, false])

  await page.getByRole('link', { name: 'Invest', exact: true }).click()
  await page.getByText('What the rule doesn’t know').waitFor()
  expect(await areFilled(page, 'p:has-text("Today"):has-text("Example") > span')).toEqual([true, true])
  expect(problems).toEqual([])
})

/** Of what shows whether something can be pressed, and where it ends. */
const lookOf = (one: Locator) =>
  one.evaluate((element) => {
    const { borderTopWidth, borderTopColor, color, textDecorationLine } = getComputedStyle(element)
    return { edge: borderTopWidth, edgeColor: borderTopColor, color, line: textDecorationLine }
  })

/** What a system colour comes to here. */
const systemColor = (page: Page, name: string): Promise<string> =>
  page.evaluate((wanted) => {
    const probe = document.body.appendChild(document.createElement('i'))
    probe.style.color = wanted
    const { color } = getComputedStyle(probe)
    probe.remove()
    return color
  }, name)

test('a button in line with words has no edge that would lie over them, and is told by a line below it', async () => {
  const { page } = await visit({ ...phone, forcedColors: 'active', reducedMotion: 'reduce' })
  await signInOn(page, `${stack.url}/learn`, demo.email, demo.password)
  const again = page.getByRole('button', { name: 'Read again' }).first()
  await again.waitFor()
  expect(await lookOf(again)).toMatchObject({ edge: '0px', line: 'underline' })
})

test('what is told by its fill or its shade elsewhere has an edge, and a button that is not open yet looks so', async () => {
  const { page } = await visit({ ...phone, forcedColors: 'active', reducedMotion: 'reduce' })
  await signInOn(page, `${stack.url}/learn`, demo.email, demo.password)
  const next = page.getByRole('button', { name: 'Up next' })
  await next.waitFor()
  const [canvas, gray] = [await systemColor(page, 'Canvas'), await systemColor(page, 'GrayText')]
  const edged = { edge: '1px', edgeColor: expect.not.stringContaining(canvas) as string }
  expect(await lookOf(next)).toMatchObject(edged)
  const marker = await page
    .getByRole('link', { name: 'Learn', exact: true })
    .evaluate((link) => getComputedStyle(link, '::before').backgroundColor)
  expect(marker).not.toBe(canvas)

  await next.click()
  expect(await lookOf(page.getByRole('dialog'))).toMatchObject(edged)
  const gated = page.getByRole('button', { name: 'Read content first' })
  expect(await lookOf(gated)).toMatchObject({ color: gray, edgeColor: gray })
})
