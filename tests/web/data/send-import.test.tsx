import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import type { KeptImport } from '#web/data/kept-import.ts'
import { sendImport } from '#web/data/send-import.ts'
import { configure, signInBefore, tidyUp } from '../app/app-screen.tsx'

beforeAll(() => configure())
afterEach(tidyUp)

const from: KeptImport = {
  importId: 'i',
  label: 'Trades',
  total: 1,
  requests: 1,
  next: 0,
  added: 0,
  exists: 0,
  refused: [],
}

test('an import that a firewall turns away stops and says so, where waiting for a connection would never end', async () => {
  signInBefore('sam')
  vi.stubGlobal('fetch', async () => new Response('<html>403 ERROR</html>', { status: 403 }))
  const waits: unknown[] = []
  const sent = sendImport(from, async () => '{}', {
    as: 'sam',
    signal: AbortSignal.timeout(3000),
    onProgress: (_so, waiting) => waits.push(waiting),
  })
  await expect(sent).rejects.toMatchObject({ status: 403 })
  expect(waits).toEqual([])
})
