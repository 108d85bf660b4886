// What the app weighs on the way to somebody's screen, by what a browser really asks for: budgets that a change has to keep.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { anOnboardedPerson } from '#tests/support/account.ts'
import { phone } from '#tests/support/browser.ts'
import { story } from '#tests/support/stories/story.ts'

const { stack, visit } = story()

const budgetKb = { script: 149.75, style: 20, route: 40 }

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
    const before = new Set(asked.script)
    await again.getByRole('link', { name, exact: true }).click()
    await again.getByRole('heading', { level: 1 }).waitFor()
    await again.waitForLoadState('networkidle')
    routes[name] = sumKb([...asked.script].filter((path) => !before.has(path)))
  }
  if (process.env['SHOW_FIGURES'] !== undefined) console.log(dashboard, routes)
  expect(dashboard.scriptKb).toBeGreaterThan(50)
  expect(dashboard.scriptKb).toBeLessThanOrEqual(budgetKb.script)
  expect(dashboard.styleKb).toBeLessThanOrEqual(budgetKb.style)
  expect(Object.entries(routes).filter(([, kb]) => kb > budgetKb.route)).toEqual([])
  await context.close()
})
