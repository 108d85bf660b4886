// Looking around in a real browser, without an account: the whole app with the demo person and not one request to the API; then an
// account, in which everything that was done stands once.
import type { BrowserContext, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { lessonCatalogue } from '#shared/learning/lesson-catalogue.ts'
import {
  accessTokenOf,
  everythingStored,
  fillSignUp,
  fitsTheWindow,
  onboardingAnswers,
} from '#tests/support/account.ts'
import { further } from '#tests/support/depth.ts'
import { faultsOf, laptop, phone, picture } from '#tests/support/browser.ts'
import { answer, readToTheEnd } from '#tests/support/stories/lesson.ts'
import { story, withWorker } from '#tests/support/stories/story.ts'

const { stack, visit } = story()
const still = { reducedMotion: 'reduce' } as const
const banner = 'You are looking around. Nothing is kept.'

/** Requests that are not for a file of the site: to the API, the identity service, other hosts. */
function served(page: Page): string[] {
  const asked: string[] = []
  page.on('request', (request) => {
    const { origin, pathname } = new URL(request.url())
    if (origin !== stack.url || /^\/(api|_)/.test(pathname)) asked.push(`${request.method()} ${pathname}`)
  })
  return asked
}

async function lookAround(page: Page): Promise<void> {
  await page.goto(stack.url)
  await page.getByRole('button', { name: 'Look around first' }).click()
  await page.getByText(banner).waitFor()
  await page.getByText('Recent Activity').waitFor()
}

/** All of it is in the browser's hands. */
async function isKept(page: Page): Promise<void> {
  const kept = () => page.evaluate(async () => (await (await caches.open('looking-around')).keys()).length)
  await expect.poll(kept, { timeout: 30_000 }).toBeGreaterThan(40)
}

async function addByHand(page: Page, symbol: string): Promise<void> {
  await page.goto(`${stack.url}/portfolio?add=manual`)
  const sheet = page.getByRole('dialog')
  await sheet.getByLabel('Symbol').fill(symbol)
  await sheet.getByLabel('Type').selectOption({ label: 'Other' })
  await sheet.getByLabel('Quantity').fill('2')
  await sheet.getByLabel('Entry Price').fill('300')
  await sheet.getByRole('button', { name: 'Add Investment' }).click()
  await sheet.waitFor({ state: 'hidden' })
  await page.getByText(`${symbol} added.`).waitFor()
}

async function finishLesson(page: Page, lessonId: number): Promise<void> {
  await page.goto(`${stack.url}/learn`)
  const title = lessonCatalogue.find(({ id }) => id === lessonId)?.title ?? ''
  await page
    .getByRole('button', { name: new RegExp(title) })
    .first()
    .click()
  await page.getByRole('dialog').getByText('Key Takeaways').waitFor()
  await readToTheEnd(page)
  await answer(page, lessonId, false)
  await page.getByRole('button', { name: 'Complete Lesson & Earn XP' }).click()
  await page.getByText(/Lesson completed!/).waitFor()
}

/** Signs up from looking around, with the code from the mail; the wizard's answers are sent as the wizard sends them. */
async function createAccount(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Create an account and keep what I did' }).click()
  await page.getByText('What you did comes along').waitFor()
  await fillSignUp(page, stack.url, `around.${crypto.randomUUID().slice(0, 8)}@example.test`, 'Robin Nguyen')
  await page.getByText('Step 1 of 5').waitFor()
  await stack.api(await accessTokenOf(page), 'PUT', '/api/profile/onboarding', onboardingAnswers)
}

type Listed = { symbol: string; quantity: number; hasLedger?: boolean; id: string }
async function accountOf(page: Page): Promise<{ holdings: Listed[]; lessons: number[]; xp: number }> {
  const token = await accessTokenOf(page)
  const { holdings } = (await stack.api(token, 'GET', '/api/holdings')).body as { holdings: Listed[] }
  const progress = (await stack.api(token, 'GET', '/api/learning/progress')).body as {
    completedLessons: number[]
    xp: number
  }
  return { holdings, lessons: progress.completedLessons, xp: progress.xp }
}

further(
  'tap, add, learn, reload, go offline, then an account with everything in it once',
  { timeout: 240_000 },
  async () => {
    const { page, context, problems } = await visit({ ...phone, ...withWorker, ...still })
    const asked = served(page)
    await lookAround(page)
    expect(await fitsTheWindow(page)).toBe(true)
    expect(await faultsOf(page)).toEqual([])
    await isKept(page)
    await addByHand(page, 'WINE')
    await finishLesson(page, 4)

    // A deep link, and once more without a network.
    await page.goto(`${stack.url}/portfolio`)
    await page.getByText('WINE').first().waitFor()
    const address = await page.evaluate(
      () =>
        [...document.querySelectorAll('a')].find(({ href }) => /\/portfolio\/[0-9a-f-]{36}$/.test(href))?.href ?? '',
    )
    await page.goto(address)
    await page.getByRole('heading', { name: 'Trades' }).waitFor()
    await page.reload()
    await page.getByText(banner).waitFor()
    await page.getByRole('heading', { name: 'Trades' }).waitFor()

    await context.setOffline(true)
    await page.reload()
    await page.getByText(banner).waitFor()
    await page.getByRole('heading', { name: 'Trades' }).waitFor()
    await page.goto(`${stack.url}/portfolio/tax`)
    await page.getByRole('heading', { name: 'Not covered' }).waitFor()
    await page.goto(`${stack.url}/performance`)
    await page.getByRole('heading', { name: 'Two ways to say a return' }).waitFor()
    await page.goto(`${stack.url}/invest`)
    await page.getByRole('textbox').fill('What is an ETF?')
    await page.keyboard.press('Enter')
    await page
      .getByText(/From our lessons|Lesson \d/)
      .first()
      .waitFor()
    await page.goto(`${stack.url}/profile`)
    await page.getByText('You’re looking around without an account', { exact: false }).waitFor()
    expect(await page.getByText('You’re offline.').count()).toBe(0)
    await page.goto(`${stack.url}/portfolio`)
    await page.getByText('WINE').first().waitFor()
    await context.setOffline(false)
    expect(asked).toEqual([])

    await createAccount(page)
    await page.reload()
    await page.getByText('Brought along into your account: 1 investment, 1 lesson.').waitFor()
    await picture(page, 'around-brought-along')
    await page.reload()
    await page.getByText('Recent Activity').waitFor()
    const { holdings, lessons, xp } = await accountOf(page)
    expect(holdings.map(({ symbol, quantity }) => [symbol, quantity])).toEqual([['WINE', 2]])
    expect(lessons).toEqual([4])
    expect(xp).toBeGreaterThanOrEqual(20)
    expect(await everythingStored(page)).not.toContain('gumnut.around')
    expect(problems).toEqual([])
  },
)

/** Another tab with what this one keeps, as when a tab is duplicated. */
async function duplicate(context: BrowserContext, page: Page): Promise<Page> {
  const kept = await page.evaluate(() => Object.entries(sessionStorage))
  const other = await context.newPage()
  await other.addInitScript((entries) => {
    if (sessionStorage.length === 0) for (const [key, value] of entries) sessionStorage.setItem(key, value)
  }, kept)
  return other
}

test('a lost reply, a reload in between and a second tab bring nothing twice; a demo holding comes along once it was changed', async () => {
  const { page, context } = await visit({ ...laptop, ...still })
  await lookAround(page)
  await addByHand(page, 'WINE')
  await page.goto(`${stack.url}/portfolio`)
  await page.getByRole('button', { name: 'Edit BHP' }).click()
  await page.getByRole('dialog').getByLabel('Quantity').fill('21')
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
  await page.getByRole('dialog').waitFor({ state: 'hidden' })
  const other = await duplicate(context, page)
  await createAccount(page)

  // The service takes the first one, and its reply never arrives.
  let lost = 0
  await context.route('**/api/holdings', async (route) => {
    if (route.request().method() !== 'POST' || lost++ > 0) return route.fallback()
    await route.fetch()
    return route.abort()
  })
  await page.reload()
  await page
    .getByText('Not everything you did while looking around is in your account yet.', { exact: false })
    .waitFor()
  await page.reload()
  await other.goto(stack.url)
  await page.getByText('Brought along into your account: 2 investments.').waitFor()
  await other.getByText(banner).waitFor()
  await other.getByRole('button', { name: 'Create an account and keep what I did' }).click()
  await other.getByText('Recent Activity').waitFor()
  await other.waitForFunction(() => sessionStorage.getItem('gumnut.around') === null)
  const { holdings } = await accountOf(page)
  expect(holdings).toHaveLength(2)
  expect(Object.fromEntries(holdings.map(({ symbol, quantity }) => [symbol, quantity]))).toEqual({ BHP: 21, WINE: 2 })
})

further('leaving asks when something would be lost, and forgets everything', async () => {
  const { page, problems } = await visit({ ...laptop, ...still, colorScheme: 'dark' })
  const asked = served(page)
  await lookAround(page)
  await addByHand(page, 'WINE')
  await page.getByRole('button', { name: 'Leave' }).first().click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Keep looking' }).click()
  await page.getByText(banner).waitFor()
  await page.getByRole('button', { name: 'Leave' }).first().click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Leave' }).click()
  await page.getByRole('button', { name: 'Look around first' }).waitFor()
  const stored = await everythingStored(page)
  expect(stored).not.toMatch(/WINE|gumnut\.around|gumnut\.user/)
  await page.getByRole('button', { name: 'Look around first' }).click()
  await page.getByText('Recent Activity').waitFor()
  await page.goto(`${stack.url}/portfolio`)
  await page.getByText('BHP').first().waitFor()
  expect(await page.getByText('WINE').count()).toBe(0)
  expect(asked).toEqual([])
  expect(problems).toEqual([])
})
