// Looking around in a real browser, without an account: the whole app with the demo person and not one request to the API; then an
// account, in which everything that was done stands once.
import type { Page, Request } from 'playwright-core'
import { expect, test } from 'vitest'
import { drawQuiz } from '#shared/learning/quiz-draw.ts'
import { loadPool } from '#shared/learning/lesson-pools.ts'
import { accessTokenOf, everythingStored, fitsTheWindow, signUpByHand } from '#tests/support/account.ts'
import { faultsOf, laptop, phone, picture } from '#tests/support/browser.ts'
import { story, withWorker } from '#tests/support/stories/story.ts'

const { stack, visit } = story()

/** Requests that are not for a file of the site: the API, the identity service, other hosts. */
function listen(page: Page): { served: string[] } {
  const served: string[] = []
  page.on('request', (request: Request) => {
    const { origin, pathname } = new URL(request.url())
    if (origin !== stack.url || /^\/(api|_)/.test(pathname)) served.push(`${request.method()} ${pathname}`)
  })
  return { served }
}

async function lookAround(page: Page): Promise<void> {
  await page.goto(stack.url)
  await page.getByRole('button', { name: 'Look around first' }).click()
  await page.getByText('You are looking around. Nothing is kept.').waitFor()
  await page.getByText('Recent Activity').waitFor()
}

/** Adds a holding by hand. */
async function addWine(page: Page): Promise<void> {
  await page.goto(`${stack.url}/portfolio?add=manual`)
  const sheet = page.getByRole('dialog')
  await sheet.getByLabel('Type', { exact: false }).first().selectOption('other')
  await sheet.getByLabel('Symbol').fill('WINE')
  await sheet.getByLabel('Quantity').fill('2')
  await sheet.getByLabel(/Price you paid|Cost/).first().fill('300')
  await sheet.getByRole('button', { name: /^Add/ }).last().click()
  await sheet.waitFor({ state: 'hidden' })
  await page.getByText('WINE').first().waitFor()
}

const aroundIdOf = (page: Page): Promise<string> =>
  page.evaluate(() => sessionStorage.getItem('gumnut.around.id') ?? '')
