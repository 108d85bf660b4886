// A real Chromium for the stories, and what they ask of its pages.
import { existsSync, mkdirSync, readFileSync, statfsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { resolve } from 'node:path'
import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type Locator,
  type Page,
} from 'playwright-core'
import { findChromium, findLeanChromium } from './browsers/chromium.ts'

const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

export const openBrowser = async (): Promise<Browser> =>
  chromium.launch({ executablePath: await findChromium(), args, headless: true })

/**
 * Playwright has what processes share written to files, for containers that have hardly any shared memory. Where there is plenty, memory
 * is cheaper: a quarter of the system's time in a run of the stories.
 */
function sharesMemory(): boolean {
  const place = '/dev/shm'
  if (!existsSync(place)) return false
  const { bavail, bsize } = statfsSync(place)
  return bavail * bsize > 2 ** 30
}

/** A browser for many windows. */
export const openLeanBrowser = async (): Promise<Browser> =>
  chromium.launch({
    executablePath: await findLeanChromium(),
    args,
    headless: true,
    ignoreDefaultArgs: sharesMemory() ? ['--disable-dev-shm-usage'] : [],
  })

/** One window whose pages another program can drive too, by the debugging port. */
export const openProfiledBrowser = async (folder: string, debuggingPort: number): Promise<BrowserContext> =>
  chromium.launchPersistentContext(folder, {
    executablePath: await findChromium(),
    args: [...args, `--remote-debugging-port=${debuggingPort}`],
    headless: true,
  })

export const phone: BrowserContextOptions = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  hasTouch: true,
  isMobile: true,
}
export const laptop: BrowserContextOptions = { viewport: { width: 1280, height: 800 } }

export type Visit = { page: Page; context: BrowserContext; problems: string[] }

/** A browser window of its own that writes down everything the page complains about. */
export async function visit(browser: Browser, about: BrowserContextOptions = {}): Promise<Visit> {
  const context = await browser.newContext({ locale: 'en-AU', timezoneId: 'Australia/Sydney', ...laptop, ...about })
  const page = await context.newPage()
  // Stories share two cores with one another: what takes longer than this has not been slow, but does not come.
  page.setDefaultTimeout(30_000)
  const problems: string[] = []
  page.on('pageerror', (error) => problems.push(`page error: ${error.message}`))
  page.on('console', (message) => {
    // A refused request is the page's business; what it makes of it is tested on the screen.
    if (message.type() === 'error' && !/Failed to load resource/.test(message.text()))
      problems.push(`console: ${message.text()}`)
  })
  return { page, context, problems }
}

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** What is wrong with a page as it stands: what axe finds, and whether something sticks out at the side. */
export async function faultsOf(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource)
  const found = await page.evaluate(async () => {
    type Violation = { id: string; nodes: { target: unknown; failureSummary: string }[] }
    type Axe = { run: (about: { resultTypes: string[]; preload: boolean }) => Promise<{ violations: Violation[] }> }
    const { axe } = window as unknown as { axe: Axe }
    // Where everything stands that is in order is not asked: a third of the time. Style sheets, which it would fetch and read by itself,
    // are for rules that are not among the usual ones.
    const { violations } = await axe.run({ resultTypes: ['violations'], preload: false })
    return violations.map(({ id, nodes }) => `${id}: ${JSON.stringify(nodes[0]?.target)} ${nodes[0]?.failureSummary}`)
  })
  const excessPx = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  return excessPx > 0 ? [...found, `wider than the window by ${excessPx} px`] : found
}

/**
 * The figures in a table that go on in a second line: `0.1234567` above `8`.
 * @param cells what they stand in, where it is no table
 */
export const brokenFigures = (table: Locator, cells = 'td'): Promise<string[]> =>
  table.evaluate((element, within) => {
    const found: string[] = []
    for (const cell of element.querySelectorAll(within)) {
      const texts = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT)
      while (texts.nextNode()) {
        const range = document.createRange()
        range.selectNodeContents(texts.currentNode)
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)))
        const text = texts.currentNode.textContent ?? ''
        if (/\d/.test(text) && lines.size > 1) found.push(text)
      }
    }
    return found
  }, cells)

/**
 * Keeps a picture of the window where people can look at it after a run with PICTURES=1. Not of the whole page: for that Chromium gives the
 * window another size for a moment, and what is laid out by its width is drawn anew, without the focus.
 */
export async function picture(page: Page, name: string): Promise<void> {
  if (process.env['PICTURES'] === undefined) return
  const folder = resolve('tests/.artifacts')
  mkdirSync(folder, { recursive: true })
  await page.screenshot({ path: resolve(folder, `${name}.png`) })
}
