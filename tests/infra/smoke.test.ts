// The smoke test that follows each deployment, run against the local stack: it passes there, and it can fail.
import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { builtProcess } from '#tests/support/built-process.ts'
import { type Child, startChild } from '#tests/support/faults/child.ts'
import { freePort } from '#tests/support/local-stack.ts'

const nowhere = 'http://127.0.0.1:9'
const dataDir = mkdtempSync(join(tmpdir(), 'gumnut-smoke-'))
let stack: Child
beforeAll(async () => {
  // In a process of its own: the functions are made once in each, and another test of this room makes them too.
  const port = String(await freePort())
  stack = await startChild('stack-process.ts', [port, dataDir], {
    YAHOO_BASE_URL: nowhere,
    COINGECKO_BASE_URL: nowhere,
    OPENAI_API_KEY: '',
  })
})
afterAll(async () => {
  await stack?.kill()
  rmSync(dataDir, { recursive: true, force: true })
})

async function smoke(...addresses: string[]): Promise<{ code: number | null; output: string }> {
  const child = spawn(process.execPath, [await builtProcess('scripts/smoke.ts'), ...addresses], {
    env: { PATH: process.env['PATH'] ?? '', AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED: 'true' },
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += String(chunk)))
  return new Promise((resolve) => child.once('close', (code) => resolve({ code, output })))
}

test('it looks from outside, signs up, adds a holding, reads it and deletes the account', async () => {
  const { code, output } = await smoke(stack.says)
  expect(output).toMatch(/ok {3}they delete their account[^]*\d+ passed, 0 failed/)
  expect(code).toBe(0)
})

test('it fails where the API lets a valid token in past the edge, as the local one does', async () => {
  const { code, output } = await smoke(stack.says, stack.says)
  expect(output).toContain('FAIL past CloudFront it is refused')
  expect(code).toBe(1)
})

test('without an address it asks which site is meant', async () => {
  expect(await smoke('app.example.com.au')).toMatchObject({
    code: 2,
    output: expect.stringContaining('Say which site'),
  })
})
