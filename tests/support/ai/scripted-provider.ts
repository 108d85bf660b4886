// A model provider for tests: a real HTTP server that answers what the test says, call by call, and remembers what it was asked.
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'

type SentMessage = { role: string; content: string }
export type SentCall = {
  path: string
  authorization: string
  raw: string
  body: Record<string, unknown> & { messages: SentMessage[] }
}

/** What one call is answered with. A text is a reply; a function makes one of the call, as an attacker's model would. */
export type Step =
  | string
  | ((call: SentCall) => string)
  | { status: number; headers?: Record<string, string>; error?: object }
  | { body: unknown }
  | { raw: string; contentType?: string }
  | 'hang'
  | 'hang up'

export const completionOf = (content: string | null, more: object = {}, finish = 'stop'): object => ({
  id: 'chatcmpl-1',
  object: 'chat.completion',
  choices: [{ index: 0, message: { role: 'assistant', content, refusal: null }, finish_reason: finish }],
  usage: { prompt_tokens: 1000, completion_tokens: 200, total_tokens: 1200 },
  ...more,
})

const textOf = async (request: IncomingMessage): Promise<string> => {
  let text = ''
  for await (const chunk of request.setEncoding('utf8')) text += String(chunk)
  return text
}

function respond(response: ServerResponse, step: Exclude<Step, 'hang' | 'hang up'>, call: SentCall): void {
  const send = (status: number, text: string, headers: Record<string, string> = {}): void => {
    response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(text)
  }
  if (typeof step === 'string') return send(200, JSON.stringify(completionOf(step)))
  if (typeof step === 'function') return send(200, JSON.stringify(completionOf(step(call))))
  if ('status' in step) {
    const error = { message: 'sk-secret of the provider', type: 'error', code: null, ...step.error }
    return send(step.status, JSON.stringify({ error }), step.headers)
  }
  if ('body' in step) return send(200, JSON.stringify(step.body))
  return send(200, step.raw, { 'content-type': step.contentType ?? 'application/json' })
}

export type ScriptedProvider = {
  readonly baseUrl: string
  readonly calls: readonly SentCall[]
  /** What the next calls are answered with; the last step stays. Forgets earlier calls. */
  script(...steps: Step[]): void
  close(): Promise<void>
}

export async function scriptedProvider(): Promise<ScriptedProvider> {
  let steps: Step[] = []
  let calls: SentCall[] = []
  const sockets = new Set<Socket>()

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const raw = await textOf(request)
    const body = JSON.parse(raw) as SentCall['body']
    const call: SentCall = { path: request.url ?? '', authorization: request.headers.authorization ?? '', raw, body }
    calls.push(call)
    const step = (steps.length > 1 ? steps.shift() : steps[0]) ?? { status: 500 }
    if (step === 'hang up') request.socket.destroy()
    else if (step !== 'hang') respond(response, step, call)
  }
  const server = createServer({ keepAliveTimeout: 600_000 }, (request, response) => void serve(request, response))
  server.on('connection', (socket) => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    get calls() {
      return calls
    },
    script(...next) {
      steps = next
      calls = []
    },
    close() {
      for (const socket of sockets) socket.destroy()
      return new Promise((resolve) => server.close(() => resolve()))
    },
  }
}
