// Firefox: the stock browser over WebDriver BiDi. Playwright drives only builds of its own.
import { existsSync } from 'node:fs'
import { launch } from 'puppeteer-core'
import { callOf, type Screen } from './screen.ts'

const places = ['/usr/bin/firefox-esr', '/usr/bin/firefox', '/Applications/Firefox.app/Contents/MacOS/firefox']

/** A mouse: fine (2) and able to hover (4). Without a window Firefox takes itself for a machine that has none. */
const mouse = 6
const extraPrefsFirefox = { 'ui.primaryPointerCapabilities': mouse, 'ui.allPointerCapabilities': mouse }

export const placeOfFirefox = (): string | undefined =>
  process.env['FIREFOX_PATH'] ?? places.find((place) => existsSync(place))

export async function openFirefox(): Promise<Screen> {
  const executablePath = placeOfFirefox()
  if (executablePath === undefined) throw new Error('Firefox is not installed.')
  const browser = await launch({ browser: 'firefox', executablePath, extraPrefsFirefox, headless: true })
  const page = await browser.newPage()
  await page.setViewport({ width: 1280, height: 800 })
  const problems: string[] = []
  page.on('pageerror', (error) => problems.push(`page error: ${String(error)}`))
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(`console: ${message.text()}`)
  })
  return {
    browser: await browser.version(),
    open: async (url) => void (await page.goto(url)),
    run: async (work, ...given) => (await page.evaluate(callOf(work, given))) as never,
    click: (css) => page.click(css),
    type: (css, text) => page.type(css, text),
    problems: () => Promise.resolve(problems),
    close: () => browser.close(),
  }
}
