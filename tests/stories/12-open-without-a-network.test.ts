// Open without a network, in a real browser over the whole local stack: the app opens from what this browser keeps, says
// how old that is, takes changes, and reads anew once the network is back. After sign-out nothing of it is left.
import type { BrowserContext, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { further } from '#tests/support/depth.ts'
import { anOnboardedPerson } from '#tests/support/account.ts'
import { phone, picture } from '#tests/support/browser.ts'
import type { Person } from '#tests/support/local-stack.ts'
import { story, withWorker } from '#tests/support/stories/story.ts'

const { stack, visit } = story()

async function anInvestor(): Promise<Person> {
  const person = await anOnboardedPerson(stack.url)
  const holding = { type: 'stock', symbol: 'CBA', quantity: 3, costBasis: 100, currentPrice: 165.5 }
  await stack.api(person.accessToken, 'POST', '/api/holdings', holding)
  return person
}

async function enter(page: Page): Promise<void> {
  await page.goto(`${stack.url}/portfolio`)
  await page.getByRole('heading', { name: 'Holdings' }).waitFor()
}

const isInCharge = (page: Page): Promise<unknown> =>
  page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated')

const cachesOf = (page: Page): Promise<string[]> => page.evaluate(() => caches.keys())
const isPersonal = (name: string): boolean => name.startsWith('gumnut.user.')

/** Runs in the page. */
function expireTokens(): void {
  for (const [key, token] of Object.entries(localStorage)) {
    if (!/\.(access|id)Token$/.test(key)) continue
    const [header, claims = '', signature] = String(token).split('.')
    const past = { ...JSON.parse(atob(claims.replaceAll('-', '+').replaceAll('_', '/'))), exp: 1 }
    localStorage.setItem(key, [header, btoa(JSON.stringify(past)).replaceAll('=', ''), signature].join('.'))
  }
}

async function takeNetworkAway(context: BrowserContext, page: Page): Promise<void> {
  await context.setOffline(true)
  await page.reload()
}

further('what was last seen can be read without a network, and is read anew when it is back', async () => {
  const person = await anInvestor()
  const { page, context, problems } = await visit({ ...phone, ...withWorker, reducedMotion: 'reduce' }, person)
  await enter(page)
  await page.getByRole('link', { name: 'Learn' }).click()
  await page.getByRole('heading', { name: 'Learn', level: 1 }).waitFor()
  await isInCharge(page)
  await page.goto(`${stack.url}/portfolio`)
  await page.getByText('$496.50').first().waitFor()
  await stack.api(person.accessToken, 'POST', '/api/holdings', {
    type: 'stock',
    symbol: 'BHP',
    quantity: 1,
    costBasis: 40,
    currentPrice: 41,
  })

  await takeNetworkAway(context, page)
  await page.getByText('This is what you last saw,', { exact: false }).waitFor()
  await page.getByText('$496.50').first().waitFor()
  expect(await page.getByText('BHP').count()).toBe(0)
  await picture(page, 'without-network-portfolio')
  await page.getByRole('link', { name: 'Learn' }).click()
  await page
    .getByRole('button', { name: /^(Start|Read|Continue)/ })
    .first()
    .click()
  await page.getByRole('dialog').waitFor()
  await picture(page, 'without-network-lesson')
  await page.keyboard.press('Escape')
  await page.getByRole('link', { name: 'Home' }).click()
  await page.getByRole('heading', { level: 1 }).waitFor()
  await picture(page, 'without-network-home')

  // The next morning on the train: the token has expired, and there is nobody to give a new one.
  await page.evaluate(expireTokens)
  await page.goto(`${stack.url}/portfolio`)
  await page.getByText('$496.50').first().waitFor()

  await context.setOffline(false)
  await page.evaluate(() => window.dispatchEvent(new Event('online')))
  await page.getByText('This is what you last saw,', { exact: false }).waitFor({ state: 'hidden' })
  await page.getByRole('link', { name: 'Portfolio' }).click()
  await page.getByText('BHP').first().waitFor()

  await page.getByRole('link', { name: 'Profile', exact: true }).click()
  expect((await cachesOf(page)).some(isPersonal)).toBe(true)
  await page.getByRole('button', { name: 'Sign Out' }).first().click()
  await page.getByRole('button', { name: 'Sign In', exact: true }).waitFor()
  await expect.poll(async () => (await cachesOf(page)).filter(isPersonal)).toEqual([])
  expect(problems).toEqual([])
})

test('one visit is enough', async () => {
  const person = await anInvestor()
  const { page, context, problems } = await visit({ ...phone, ...withWorker, reducedMotion: 'reduce' }, person)
  await enter(page)
  await page.getByText('$496.50').first().waitFor()
  await isInCharge(page)
  await takeNetworkAway(context, page)
  await page.getByText('This is what you last saw,', { exact: false }).waitFor()
  await page.getByText('$496.50').first().waitFor()
  expect(problems).toEqual([])
})

test('text and addresses become script through the page’s one door only, and the service worker still starts', async () => {
  const { page } = await visit({ ...phone, ...withWorker, reducedMotion: 'reduce' })
  await page.goto(`${stack.url}/portfolio`)
  await isInCharge(page)
  const refused = await page.evaluate(async () => {
    const attempts: Record<string, () => unknown> = {
      html: () => (document.createElement('div').innerHTML = '<b>text</b>'),
      script: () => (document.createElement('script').src = '/sw.js'),
      worker: () => navigator.serviceWorker.register('/sw.js?other'),
      policy: () =>
        (
          globalThis as unknown as { trustedTypes: { createPolicy: (name: string, rules: object) => object } }
        ).trustedTypes.createPolicy('other', {}),
    }
    const names: string[] = []
    for (const [name, attempt] of Object.entries(attempts)) {
      try {
        await attempt()
      } catch (problem) {
        if (problem instanceof TypeError) names.push(name)
      }
    }
    return names
  })
  expect(refused).toEqual(['html', 'script', 'worker', 'policy'])
})

further('a new version waits until the person wants it', async () => {
  const person = await anInvestor()
  // The page's policy refuses any script but its own two, so this test, which brings another, goes past it.
  const { page, problems } = await visit({ ...phone, ...withWorker, reducedMotion: 'reduce', bypassCSP: true }, person)
  await enter(page)
  await isInCharge(page)
  // Another script for the same pages: what a browser finds after a release.
  await page.evaluate(() => navigator.serviceWorker.register('/sw.js?next'))
  await page.getByText('A new version of Gumnut is ready.').waitFor()
  await picture(page, 'new-version')
  const reloaded = page.waitForEvent('load')
  await page.getByRole('button', { name: 'Reload' }).click()
  await reloaded
  await page.getByRole('heading', { name: 'Holdings' }).waitFor()
  await page.waitForFunction(() => navigator.serviceWorker.controller?.scriptURL.endsWith('/sw.js?next') === true)
  expect(problems).toEqual([])
})
