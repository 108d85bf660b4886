// What the app weighs on the way to somebody's screen, by what a browser really asks for: budgets that a change has to keep.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { anOnboardedPerson } from '#tests/support/account.ts'
import { phone } from '#tests/support/browser.ts'
import type { Person } from '#tests/support/local-stack.ts'
import { story } from '#tests/support/stories/story.ts'

const { stack, visit } = story()

const budgetKb = { script: 128.1, renewed: 147, signIn: 139.3, style: 20.6, route: 32.4 }

/** Kilobytes of a file of the build with gzip, whatever the server at hand compresses with. */
const weightKb = (path: string): number => gzipSync(readFileSync(join('web/dist', path)), { level: 9 }).length / 1024
const sumKb = (paths: Iterable<string>): number => [...paths].reduce((sum, path) => sum + weightKb(path), 0)

/** The files of the build that a page asks for, from now on. */
function listen(page: Page): { script: Set<string>; style: Set<string> } {
  const asked = { script: new Set<string>(), style: new Set<string>() }
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.endsWith('.js')) asked.script.add(pathname)
    if (pathname.endsWith('.css')) asked.style.add(pathname)
  })
  return asked
}

const showFigures = (figures: object): void => {
  if (process.env['SHOW_FIGURES'] !== undefined) console.log(figures)
}

/** Their tokens have ended, as after a quarter of an hour away; the session has not. */
function away(person: Person): Person {
  const ended = (token: string): string => {
    const [head, claims, signature] = token.split('.')
    const said = JSON.parse(Buffer.from(claims ?? '', 'base64url').toString()) as object
    const exp = Math.floor(Date.now() / 1000) - 60
    return [head, Buffer.from(JSON.stringify({ ...said, exp })).toString('base64url'), signature].join('.')
  }
  const session = Object.entries(person.session).map(([name, value]) => [
    name,
    /\.(access|id)Token$/.test(name) ? ended(value) : value,
  ])
  return { ...person, session: Object.fromEntries(session) as Person['session'] }
}

test('the sign-in page stays within its budget, with all that it fetches ahead', async () => {
  const { page } = await visit({ ...phone, serviceWorkers: 'block' })
  const asked = listen(page)
  await page.goto(stack.url)
  await page.getByLabel('Email').waitFor()
  await page.waitForLoadState('networkidle')
  const scriptKb = sumKb(asked.script)
  showFigures({ signInKb: scriptKb })
  expect(scriptKb).toBeGreaterThan(50)
  expect(scriptKb).toBeLessThanOrEqual(budgetKb.signIn)
  // What signs in is there before the button is pressed.
  const before = asked.script.size
  await page.getByLabel('Email').focus()
  await expect.poll(() => asked.script.size).toBeGreaterThan(before)
})

test('whoever comes back after their tokens have ended gets what renews them, and a Dashboard within its budget', async () => {
  const person = away(await anOnboardedPerson(stack.url))
  const { page } = await visit({ ...phone, serviceWorkers: 'block' }, person)
  const asked = listen(page)
  await page.goto(stack.url)
  await page.getByText('Recent Activity').waitFor()
  await page.waitForLoadState('networkidle')
  const scriptKb = sumKb(asked.script)
  showFigures({ renewedKb: scriptKb })
  expect([...asked.script].some((path) => path.includes('amplify-session'))).toBe(true)
  expect(scriptKb).toBeLessThanOrEqual(budgetKb.renewed)
})

test('a signed-in Dashboard, and every further page, stay within their budgets', async () => {
  const person = await anOnboardedPerson(stack.url)
  // Without the worker, which fetches every page once the first one stands.
  const { page, context } = await visit({ ...phone, serviceWorkers: 'block' }, person)
  await page.goto(stack.url)
  await page.getByText('Recent Activity').waitFor()

  const again = await context.newPage()
  const asked = listen(again)
  await again.goto(stack.url)
  await again.getByText('Recent Activity').waitFor()
  await again.waitForLoadState('networkidle')
  const dashboard = { scriptKb: sumKb(asked.script), styleKb: sumKb(asked.style) }
  const routes: Record<string, number> = {}
  for (const name of ['Portfolio', 'Learn', 'Profile', 'Invest']) {
    // Each from a Dashboard of its own: what one page fetches ahead while nothing else is going on is not the next one's.
    const one = await context.newPage()
    const all = listen(one)
    await one.goto(stack.url)
    await one.getByText('Recent Activity').waitFor()
    await one.waitForLoadState('networkidle')
    const before = new Set(all.script)
    await one.getByRole('link', { name, exact: true }).click()
    await one.getByRole('heading', { level: 1 }).waitFor()
    await one.waitForLoadState('networkidle')
    routes[name] = sumKb([...all.script].filter((path) => !before.has(path)))
    await one.close()
  }
  showFigures({ dashboard, routes })
  expect(dashboard.scriptKb).toBeGreaterThan(50)
  expect(dashboard.scriptKb).toBeLessThanOrEqual(budgetKb.script)
  expect(dashboard.styleKb).toBeLessThanOrEqual(budgetKb.style)
  expect(Object.entries(routes).filter(([, kb]) => kb > budgetKb.route)).toEqual([])
})
