// Chromium screen: the browser of the stories, as a screen.
import { openBrowser, visit } from '../browser.ts'
import { callOf, type Screen } from './screen.ts'

export async function openChromium(): Promise<Screen> {
  const browser = await openBrowser()
  const { page, problems } = await visit(browser)
  return {
    browser: `Chromium ${browser.version()}`,
    open: async (url) => void (await page.goto(url)),
    run: (work, ...given) => page.evaluate(callOf(work, given)),
    click: (css) => page.click(css),
    type: (css, text) => page.locator(css).pressSequentially(text),
    problems: () => Promise.resolve(problems),
    close: () => browser.close(),
  }
}
