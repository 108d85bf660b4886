// Around all stories: one stack with a market that works. It is started once, and the stories are told where it is.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { findLeanChromium } from '#tests/support/browsers/chromium.ts'
import { startChild } from '#tests/support/faults/child.ts'
import { freePort } from '#tests/support/local-stack.ts'
import { setSharedMarket } from '#tests/support/market/shared-market.ts'
import { startProvider } from '#tests/support/market/provider-server.ts'

declare module 'vitest' {
  interface ProvidedContext {
    storyStack: string
  }
}

export default async function startStories(project: TestProject): Promise<() => Promise<void>> {
  const dataDir = mkdtempSync(join(tmpdir(), 'gumnut-stories-'))
  // Where the browser is in a package, it is unpacked here, and not by every process of stories at once.
  await findLeanChromium()
  const provider = await startProvider()
  setSharedMarket(provider)
  const stack = await startChild('stack-process.ts', [String(await freePort()), dataDir], {
    YAHOO_BASE_URL: provider.url,
    COINGECKO_BASE_URL: provider.url,
    OPENAI_API_KEY: '',
  })
  project.provide('storyStack', stack.says)
  return async () => {
    await stack.kill()
    await provider.close()
    rmSync(dataDir, { recursive: true, force: true })
  }
}
