// Names of holdings in a real browser: one of usual length is there whole, on a phone and on a laptop.
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { anOnboardedPerson } from '#tests/support/account.ts'
import { laptop, phone } from '#tests/support/browser.ts'
import { story } from '#tests/support/stories/story.ts'

const { stack, visit } = story()

const name = 'Commonwealth Bank of Australia'

/** What of the name is not shown, in px. */
async function hidden(page: Page): Promise<{ beside: number; below: number }> {
  const found = page.getByText(name, { exact: true }).first()
  await found.waitFor()
  return found.evaluate(({ scrollWidth, clientWidth, scrollHeight, clientHeight }) => ({
    beside: scrollWidth - clientWidth,
    below: scrollHeight - clientHeight,
  }))
}

test.each([
  ['phone', phone],
  ['laptop', laptop],
])('a name is not cut on Home and Portfolio: %s', async (_window, window) => {
  const person = await anOnboardedPerson(stack.url)
  const held = { type: 'stock', symbol: 'CBA', name, quantity: 10, costBasis: 80 }
  expect(await stack.api(person.accessToken, 'POST', '/api/holdings', held)).toMatchObject({ status: 201 })
  const { page, problems } = await visit({ ...window, reducedMotion: 'reduce' }, person)
  for (const path of ['/', '/portfolio']) {
    await page.goto(`${stack.url}${path}`)
    expect(await hidden(page), path).toEqual({ beside: 0, below: 0 })
  }
  expect(problems).toEqual([])
})
