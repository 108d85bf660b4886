// A story: a stack, a browser, windows of its own in it, and people who are signed in there. All of them share one stack, and those
// that run in one process a browser, because starting these takes longer than most stories; a person is signed up by the API and brings
// the session along, so that only the stories about signing in spend their time on that screen.
import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, beforeAll, inject, onTestFinished } from 'vitest'
import { openLeanBrowser, visit, type Visit } from '#tests/support/browser.ts'
import { callApi, localStack, type Person, signUpOn, type TestStack } from '#tests/support/local-stack.ts'
import './global-setup.ts'

/** A window with the service worker, as visitors have it. */
export const withWorker: BrowserContextOptions = { serviceWorkers: 'allow' }

export type StoryStack = Pick<TestStack, 'url' | 'addPerson' | 'api'>

export type Story = {
  stack: StoryStack
  /**
   * A window of its own; with a person, it holds that person's session as if they had signed in there before. A new window would
   * fetch the whole app for its service worker: a story where that matters asks for `withWorker`.
   */
  visit(about?: BrowserContextOptions, person?: Person): Promise<Visit>
}

/**
 * Of this process, and not of this module, which each file of stories has for itself. It ends with the process: one that several
 * processes asked for by way of a third one took more than both halves of this.
 */
const kept = globalThis as typeof globalThis & { storyBrowser?: Promise<Browser> }

/**
 * Opens the browser around the tests of the file or the `describe` that calls it.
 * @param settings for a story that configures its stack: it gets one of its own, whose functions find this in their environment
 */
export function story(settings?: () => Promise<Record<string, string>>): Story {
  let browser: Browser | undefined
  let own: TestStack | undefined
  beforeAll(async () => {
    browser = await (kept.storyBrowser ??= openLeanBrowser())
    if (settings !== undefined) own = await localStack(await settings())
  }, 120_000)
  afterAll(async () => {
    await own?.close()
  })
  const stack: StoryStack = {
    get url() {
      return own?.url ?? inject('storyStack')
    },
    addPerson: () => signUpOn(stack.url),
    api: (...call) => callApi(stack.url, ...call),
  }
  return {
    stack,
    async visit(about, person) {
      if (browser === undefined) throw new Error('A window can be opened in a test only, once the browser is there.')
      const visited = await visit(browser, { serviceWorkers: 'block', ...about })
      // What was left open would go on working beside the stories after it.
      onTestFinished(() => visited.context.close())
      if (person !== undefined) await bringSession(visited.page, person)
      return visited
    },
  }
}

/**
 * Before the first page runs, and never again: whoever signs out stays so. Playwright's own way opens a page for it, which takes as long
 * as the rest of a window.
 */
async function bringSession(page: Page, { session }: Person): Promise<void> {
  const script = await page.addInitScript((entries) => {
    for (const [name, value] of Object.entries(entries)) localStorage.setItem(name, value)
  }, session)
  page.once('framenavigated', () => void script.dispose())
}
