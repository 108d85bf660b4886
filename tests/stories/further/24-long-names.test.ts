// Long names in a real browser: one of a holding is there whole, on a phone and on a laptop, and none makes a mail wider than the phone.
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { footerOf } from '#shared/messages/footer.ts'
import { heading, paragraph, rows } from '#shared/messages/mail.ts'
import { writeHtml } from '#shared/messages/write-html.ts'
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

test('a name without a space breaks in a mail on the smallest phone, and an amount does not', async () => {
  const { page } = await visit({ ...phone, viewport: { width: 320, height: 700 } })
  const long = 'W'.repeat(60)
  const amount = '-$1,234,567.00'
  const content = {
    subject: `You unlocked ${long}`,
    preview: '',
    blocks: [
      heading(long),
      paragraph(`Nice work, ${long}.`),
      rows([
        { label: `CBA (${long})`, value: `-7.1% (${amount})` },
        { label: 'Change by prices and income', value: amount },
      ]),
    ],
  }
  const footer = footerOf('weekly', { operator: undefined, contactEmail: undefined }, `${stack.url}/stop`)
  await page.setContent(writeHtml(content, footer, stack.url))
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  const linesOf = (text: string) =>
    page.getByText(text, { exact: true }).evaluate((cell) => {
      const range = document.createRange()
      range.selectNodeContents(cell)
      return range.getClientRects().length
    })
  expect([await linesOf(amount), await linesOf(`-7.1% (${amount})`)]).toEqual([1, 2])
})
