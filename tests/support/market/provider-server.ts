// A market-data provider on loopback: a real HTTP server that answers and misbehaves as it is told, and counts its calls.
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

export type Call = { path: string; query: URLSearchParams; headers: IncomingHttpHeaders; body: string }

export type Reply =
  | { status?: number; headers?: Record<string, string>; body: unknown }
  /** The connection is reset before a byte is sent. */
  | 'reset'
  /** Accepted and never answered. */
  | 'hang'
  /** The headers promise the whole body, and half of it comes. */
  | { cutInHalf: unknown }
  /** A whole answer, in time, of half a document. */
  | { halfDocument: unknown }

type Responder = (call: Call) => Reply

const json = (body: unknown): string => (typeof body === 'string' ? body : JSON.stringify(body))
const half = (text: string): string => text.slice(0, Math.floor(text.length / 2))

function send(response: ServerResponse, reply: Reply): void {
  if (reply === 'hang') return
  if (reply === 'reset') {
    response.socket?.resetAndDestroy()
    return
  }
  const type = { 'content-type': 'application/json;charset=utf-8' }
  if ('cutInHalf' in reply) {
    const whole = json(reply.cutInHalf)
    response.writeHead(200, { ...type, 'content-length': Buffer.byteLength(whole) })
    response.write(half(whole), () => response.socket?.destroy())
    return
  }
  if ('halfDocument' in reply) {
    response.writeHead(200, type)
    response.end(half(json(reply.halfDocument)))
    return
  }
  response.writeHead(reply.status ?? 200, { ...type, ...reply.headers })
  response.end(json(reply.body))
}

export type ProviderServer = {
  url: string
  calls: Call[]
  /** Calls whose path begins so. */
  callsTo(path: string): Call[]
  /** From now on, paths beginning so are answered like this; the latest word on a path counts. */
  on(path: string, responder: Responder | Reply): void
  /** Answers in turn, the last one for ever. */
  inTurn(path: string, replies: readonly Reply[]): void
  close(): Promise<void>
}

export async function startProvider(): Promise<ProviderServer> {
  const calls: Call[] = []
  const routes: { path: string; responder: Responder }[] = []

  const server = createServer({ keepAliveTimeout: 600_000 }, (request, response) => {
    const url = new URL(request.url ?? '/', 'http://provider.test')
    const call = { path: decodeURIComponent(url.pathname), query: url.searchParams, headers: request.headers, body: '' }
    calls.push(call)
    request.setEncoding('utf8')
    request.on('data', (part: string) => (call.body += part))
    request.on('end', () => {
      const route = routes.find(({ path }) => call.path.startsWith(path))
      send(response, route?.responder(call) ?? { status: 501, body: { error: 'nothing is said about this path' } })
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))

  const on: ProviderServer['on'] = (path, responder) => {
    routes.unshift({ path, responder: typeof responder === 'function' ? responder : () => responder })
  }
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    calls,
    callsTo: (path) => calls.filter((call) => call.path.startsWith(path)),
    on,
    inTurn(path, replies) {
      let turn = 0
      on(path, () => replies[Math.min(turn++, replies.length - 1)] ?? 'reset')
    },
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
