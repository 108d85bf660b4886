// The identity service away or hanging: people who are signed in go on, only a first sign-in and a deletion have to wait, and
// they are told so within five seconds.
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { embeddedTable, type TestTable } from '#tests/support/embedded-table.ts'
import { areTimesAsserted } from '#tests/support/faults/amounts.ts'
import { rightAnswers } from '#tests/support/faults/fault-stack.ts'
import { ask, type OpenApi, openApi } from '#tests/support/faults/open-api.ts'

type Behaviour = 'works' | 'resets' | 'hangs' | 'fails' | 'talks nonsense' | 'limits us'

let behaviour: Behaviour = 'works'
let service: Server
let table: TestTable
let api: OpenApi
beforeAll(async () => {
  service = createServer((request, response) => {
    if (behaviour !== 'works') request.resume()
    if (behaviour === 'hangs') return
    if (behaviour === 'resets') return void request.socket.resetAndDestroy()
    if (behaviour === 'fails') return void response.writeHead(500).end('{"__type":"InternalErrorException"}')
    if (behaviour === 'limits us') return void response.writeHead(400).end('{"__type":"TooManyRequestsException"}')
    if (behaviour === 'talks nonsense') return void response.end('<html>')
    const answer = (body: string): void => {
      const { Username } = JSON.parse(body) as { Username: string }
      const attributes = { sub: Username, email: 'kim@example.test' }
      const UserAttributes = Object.entries(attributes).map(([Name, Value]) => ({ Name, Value }))
      response.end(JSON.stringify({ UserAttributes }))
    }
    void text(request).then(answer)
  })
  await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve))
  table = await embeddedTable()
  const { port } = service.address() as AddressInfo
  api = await openApi({ dynamodbEndpoint: table.endpoint, identityEndpoint: `http://127.0.0.1:${port}/` })
})
afterAll(async () => {
  await api.close()
  await table.close()
  service.closeAllConnections()
  await new Promise((resolve) => service.close(resolve))
})

test.each<Behaviour>(['resets', 'hangs', 'fails', 'talks nonsense', 'limits us'])(
  'it %s: the signed-in go on, the others are told to come back',
  async (how) => {
    behaviour = 'works'
    const [known, newcomer] = [crypto.randomUUID(), crypto.randomUUID()]
    expect(await ask(api.url, known, 'POST /api/profile')).toMatchObject({ status: 201 })
    behaviour = how
    const lesson = { answers: rightAnswers(1), readingSeconds: 0 }
    for (const [route, body, status] of [
      ['POST /api/profile', undefined, 200],
      ['GET /api/profile', undefined, 200],
      ['PUT /api/profile', { profile: { name: 'Kim' } }, 200],
      ['POST /api/holdings', { type: 'stock', symbol: 'CBA', quantity: 1, costBasis: 1, currentPrice: 2 }, 201],
      ['GET /api/holdings', undefined, 200],
      ['POST /api/learning/lessons/1/completion', lesson, 200],
    ] as const) {
      expect((await ask(api.url, known, route, body)).status, route).toBe(status)
    }
    const [first, deletion] = await Promise.all([
      ask(api.url, newcomer, 'POST /api/profile'),
      ask(api.url, known, 'DELETE /api/profile'),
    ])
    for (const { status, headers, ms } of [first, deletion]) {
      expect(status).toBe(503)
      expect(Number(headers.get('retry-after'))).toBeGreaterThanOrEqual(1)
      if (areTimesAsserted) expect(ms).toBeLessThan(5000)
    }
    behaviour = 'works'
    expect(await ask(api.url, newcomer, 'POST /api/profile')).toMatchObject({ status: 201 })
    expect(await ask(api.url, known, 'DELETE /api/profile')).toMatchObject({ status: 204 })
  },
)
