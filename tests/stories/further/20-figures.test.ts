// The figures of the lessons in a real browser, on the narrowest phone: each fits, moves by the keys, says what it draws, and weighs
// little, on top of a lesson that has none.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { lessonCatalogue } from '#shared/learning/lesson-catalogue.ts'
import { anOnboardedPerson } from '#tests/support/account.ts'
import { faultsOf, phone, picture } from '#tests/support/browser.ts'
import { amount, some } from '#tests/support/faults/amounts.ts'
import { story } from '#tests/support/stories/story.ts'

const { stack, visit } = story()

const narrow = { ...phone, viewport: { width: 320, height: 640 } }
const budgetKb = 10
/** A lesson without a figure. */
const plainLesson = 6

/** A third of the lessons, another one each day; at night all of them. */
const today = Math.floor(Date.now() / 86_400_000)
const lessons = some(lessonCatalogue, (_, index) => index % 3 === today % 3)

const weightKb = (path: string): number => gzipSync(readFileSync(join('web/dist', path)), { level: 9 }).length / 1024

/** The scripts that a lesson needs, opened by its address. */
async function scriptsOf(page: Page, id: number): Promise<Set<string>> {
  const asked = new Set<string>()
  const listen = (request: { url: () => string }): void => {
    const { pathname } = new URL(request.url())
    if (pathname.endsWith('.js')) asked.add(pathname)
  }
  page.on('request', listen)
  await page.goto(`${stack.url}/learn?lesson=${id}`)
  await page.getByRole('dialog').getByText('Key Takeaways').waitFor()
  await page.waitForLoadState('networkidle')
  page.off('request', listen)
  return asked
}

test('each figure on a phone of 320 px, by the keys', { timeout: 240_000 }, async () => {
  const { page, problems } = await visit({ ...narrow, reducedMotion: 'reduce' }, await anOnboardedPerson(stack.url))
  const plain = await scriptsOf(page, plainLesson)
  expect([...plain].filter((path) => path.includes('-figure-'))).toEqual([])
  const withFigure: number[] = []
  for (const { id } of lessons) {
    const more = [...(await scriptsOf(page, id))].filter((path) => !plain.has(path))
    const own = more.filter((path) => path.includes('-figure-'))
    if (own.length === 0) continue
    withFigure.push(id)
    // The figure with all its parts; a lesson's own text and questions are in the list as well.
    const parts = more.filter((path) => !/\/(lessons|pools)-\d/.test(path))
    const kb = parts.reduce((sum, path) => sum + weightKb(path), 0)
    expect(kb, `lesson ${id}: ${parts.join(', ')}`).toBeLessThan(budgetKb)
    if (process.env['SHOW_FIGURES'] !== undefined) console.log({ id, kb })

    const figure = page.getByRole('dialog').locator('section', { has: page.getByRole('slider') })
    const slider = figure.getByRole('slider').first()
    await slider.focus()
    const before = await figure.locator('> p').allTextContents()
    const valueText = await slider.getAttribute('aria-valuetext')
    const isAtEnd = (await slider.inputValue()) === (await slider.getAttribute('max'))
    for (let press = 0; press < 3; press++) await page.keyboard.press(isAtEnd ? 'ArrowLeft' : 'ArrowRight')
    expect(await slider.getAttribute('aria-valuetext')).not.toBe(valueText)
    const after = await figure.locator('> p').allTextContents()
    expect(after).not.toEqual(before)
    // What is announced is the sentence that stands there.
    await expect.poll(async () => after.includes((await figure.getByRole('status').textContent()) ?? '')).toBe(true)
    const excessPx = await figure.evaluate((box) => {
      const { left, right } = box.getBoundingClientRect()
      // What is for screen readers alone is cut off, however long it is.
      const edges = [...box.querySelectorAll(':not([role=status])')]
        .map((part) => part.getBoundingClientRect())
        .filter(({ width }) => width > 0)
      return Math.max(0, ...edges.map((edge) => edge.right - right), ...edges.map((edge) => left - edge.left))
    })
    expect(excessPx, `lesson ${id} sticks out`).toBeLessThanOrEqual(1)
    expect(await faultsOf(page), `lesson ${id}`).toEqual([])
    await picture(page, `figure-${id}`)
  }
  expect(withFigure.length).toBeGreaterThanOrEqual(amount({ few: 3, full: 10 }))
  expect(problems).toEqual([])
})
