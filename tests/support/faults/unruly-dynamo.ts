// A DynamoDB that misbehaves as it is told: an HTTP door in front of the embedded one that can be shut, slow, hang, throttle,
// leave work undone, cut a connection before the work or lose the reply after it.
import { once } from 'node:events'
import { Agent, createServer, request as httpRequest, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'

type Json = Record<string, unknown>

/** One request on its way: `GetItem`, `PutItem`, …, with its input, and the how-manieth of all it is, from 1. */
export type Passing = { operation: string; input: Json; number: number }

export type Fate =
  /** The connection is cut before anything is done. */
  | 'cut'
  /** It is done, and nobody hears of it. */
  | 'lose-reply'
  /** Accepted and never answered. */
  | 'hang'
  | { delayMs: number }
  /** Done only once this has come to pass. */
  | { after: Promise<unknown> }
  /** Refused in DynamoDB's own words. */
  | { refuse: string; status: number }
  /** Answered with something that is no DynamoDB answer, nothing done. */
  | { garbage: string; status: number }
  /** Of a batch only so many are done, the rest is handed back. */
  | { doOnly: number }

export type Fateful = (passing: Passing) => Fate | undefined

export const throttled: Fate = { refuse: 'ProvisionedThroughputExceededException', status: 400 }
export const isWrite = ({ operation }: Passing): boolean => /^(Put|Update|Delete|BatchWrite)/.test(operation)

export type UnrulyDynamo = {
  endpoint: string
  /** Decides about every request from now on; undefined lets all pass. */
  behave(fate: Fateful | undefined): void
  /** Nobody listens any more: new connections are refused, open ones cut. */
  shut(): Promise<void>
  open(): Promise<void>
  /** Where the real one is now, after it was started anew. */
  leadTo(endpoint: string): void
  passed: Passing[]
  close(): Promise<void>
}

const crc = { 'content-type': 'application/x-amz-json-1.0' }

type Batch = Record<string, { Keys?: unknown[] } | unknown[]>

/** The first entries of a batch, and the rest in the shape in which DynamoDB hands it back. */
function cutBatch(items: Batch, maxItems: number): { now: Batch; left: Batch } {
  const [now, left]: [Batch, Batch] = [{}, {}]
  let room = maxItems
  for (const [table, of] of Object.entries(items)) {
    const entries = Array.isArray(of) ? of : (of.Keys ?? [])
    const as = (some: unknown[]) => (Array.isArray(of) ? some : { ...of, Keys: some })
    if (room > 0) now[table] = as(entries.slice(0, room))
    if (entries.length > room) left[table] = as(entries.slice(room))
    room = Math.max(0, room - entries.length)
  }
  return { now, left }
}

export async function unrulyDynamo(target: string): Promise<UnrulyDynamo> {
  const agent = new Agent({ keepAlive: true, maxSockets: 200 })
  const passed: Passing[] = []
  let fateOf: Fateful | undefined
  let leadsTo = target
  let number = 0
  let port = 0
  let server: Server

  async function forward(
    headers: NodeJS.Dict<string | string[]>,
    body: string,
  ): Promise<{ status: number; text: string }> {
    const { host: _host, 'content-length': _length, ...rest } = headers
    const forwarded = httpRequest(leadsTo, {
      agent,
      method: 'POST',
      headers: { ...rest, 'content-length': Buffer.byteLength(body) },
    })
    forwarded.end(body)
    const [response] = (await once(forwarded, 'response')) as [import('node:http').IncomingMessage]
    let text = ''
    for await (const chunk of response) text += String(chunk)
    return { status: response.statusCode ?? 500, text }
  }

  const reply = (
    response: ServerResponse,
    status: number,
    text: string,
    headers: Record<string, string> = crc,
  ): void => {
    response.writeHead(status, { ...headers, 'content-length': Buffer.byteLength(text) })
    response.end(text)
  }

  async function partly(
    headers: NodeJS.Dict<string | string[]>,
    input: Json,
    maxItems: number,
    response: ServerResponse,
  ) {
    const { now, left } = cutBatch(input['RequestItems'] as Batch, maxItems)
    const rest =
      'Keys' in (Object.values(input['RequestItems'] as Batch)[0] ?? {}) ? 'UnprocessedKeys' : 'UnprocessedItems'
    const done =
      Object.keys(now).length === 0
        ? { status: 200, text: '{"Responses":{}}' }
        : await forward(headers, JSON.stringify({ ...input, RequestItems: now }))
    reply(response, done.status, JSON.stringify({ ...(JSON.parse(done.text) as Json), [rest]: left }))
  }

  function listen(): Promise<void> {
    server = createServer((request, response) => {
      void (async () => {
        let body = ''
        for await (const chunk of request) body += String(chunk)
        const operation = String(request.headers['x-amz-target']).split('.')[1] ?? ''
        const input = JSON.parse(body) as Json
        const passing = { operation, input, number: ++number }
        passed.push(passing)
        const fate = fateOf?.(passing)
        if (fate === 'hang') return
        if (fate === 'cut') return void request.socket.resetAndDestroy()
        if (typeof fate === 'object') {
          if ('refuse' in fate)
            return reply(
              response,
              fate.status,
              JSON.stringify({ __type: `com.amazonaws.dynamodb.v20120810#${fate.refuse}`, message: 'told to' }),
            )
          if ('garbage' in fate) return reply(response, fate.status, fate.garbage, { 'content-type': 'text/html' })
          if ('delayMs' in fate) await pause(fate.delayMs)
          if ('after' in fate) await fate.after
          if ('doOnly' in fate) return await partly(request.headers, input, fate.doOnly, response)
        }
        const done = await forward(request.headers, body)
        if (fate === 'lose-reply') return void request.socket.resetAndDestroy()
        reply(response, done.status, done.text)
      })().catch(() => request.socket.destroy())
    })
    server.listen(port, '127.0.0.1')
    return once(server, 'listening').then(() => undefined)
  }

  const shut = async (): Promise<void> => {
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  }

  await listen()
  port = (server!.address() as AddressInfo).port
  return {
    endpoint: `http://127.0.0.1:${port}`,
    passed,
    behave: (fate) => void (fateOf = fate),
    shut,
    open: listen,
    leadTo: (endpoint) => void (leadsTo = endpoint),
    async close() {
      await shut().catch(() => undefined)
      agent.destroy()
    },
  }
}
