// Around all stories: one stack with a market that works, and one browser. Both are started once, and the stories are told
// where they are.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { serveBrowser } from '#tests/support/browser.ts'
import { startChild } from '#tests/support/faults/child.ts'
import { freePort } from '#tests/support/local-stack.ts'
import { setSharedMarket } from '#tests/support/market/shared-market.ts'
import { startProvider } from '#tests/support/market/provider-server.ts'

declare module 'vitest' {
  interface ProvidedContext {
    storyStack: string
    storyBrowser: string
  }
}

export default async function startStories(project: TestProject): Promise<() => Promise<void>> {
  const dataDir = mkdtempSync(join(tmpdir(), 'gumnut-stories-'))
  const provider = await startProvider()
  setSharedMarket(provider)
  const [stack, browser] = await Promise.all([
    startChild('stack-process.ts', [String(await freePort()), dataDir], {
      YAHOO_BASE_URL: provider.url,
      COINGECKO_BASE_URL: provider.url,
      OPENAI_API_KEY: '',
    }),
    serveBrowser(),
  ])
  project.provide('storyStack', stack.says)
  project.provide('storyBrowser', browser.wsEndpoint())
  return async () => {
    await browser.close()
    await stack.kill()
    await provider.close()
    rmSync(dataDir, { recursive: true, force: true })
  }
}
