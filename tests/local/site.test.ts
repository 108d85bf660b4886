// The site of the local stack: the built files, and a page that is asked for while the build is being made.
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createSite } from '#local/site.ts'

test('a page that is asked for during the build comes when it is there', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'gumnut-site-'))
  let finish = (): void => undefined
  const built = new Promise<void>((resolve) => (finish = resolve))
  const site = createSite(folder, built)
  const server = createServer((request, response) => void site(request, response, request.url ?? '/'))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const page = fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/portfolio`)
  await once(server, 'request')
  writeFileSync(join(folder, 'index.html'), '<title>Gumnut</title>')
  finish()
  const answer = await page
  expect(answer.status).toBe(200)
  expect(await answer.text()).toBe('<title>Gumnut</title>')
  server.close()
  rmSync(folder, { recursive: true })
})
