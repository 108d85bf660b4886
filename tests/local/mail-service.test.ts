// The queue of mails on this computer gives a message up after as many tries as the deployed one.
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test, vi } from 'vitest'
import { createMailService } from '#local/mail-service.ts'

/** As tests/infra/operations.test.ts has it of the template. */
const triesDeployed = 4

test('a message that fails again and again is given up after as many tries as deployed', async () => {
  const silent = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  let tries = 0
  const service = createMailService({ send: async () => undefined } as never, async ({ Records }) => {
    tries++
    return { batchItemFailures: Records.map(({ messageId }) => ({ itemIdentifier: messageId })) }
  })
  const server = createServer((request, response) => void service.handle(request, response, '/'))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
  const body = JSON.stringify({ Entries: [{ Id: '0', MessageBody: '{}' }] })
  expect((await fetch(address, { method: 'POST', body })).status).toBe(200)
  expect(await service.drained()).toEqual({ messages: 1, dead: 1 })
  expect(tries).toBe(triesDeployed)
  server.closeAllConnections()
  server.close()
  silent.mockRestore()
})
