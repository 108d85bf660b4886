// Control: the local-only endpoints under /__local, for people trying Gumnut and for tests. No deployment has them.
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Inbox } from './cognito/inbox.ts'
import type { Functions } from './functions.ts'
import { inboxPage, inboxStyle } from './inbox-page.ts'

function json(response: ServerResponse, status: number, body: unknown): void {
  response.statusCode = status
  response.setHeader('content-type', 'application/json; charset=utf-8')
  response.setHeader('cache-control', 'no-store')
  response.end(JSON.stringify(body))
}

async function readJson(request: IncomingMessage): Promise<unknown> {
  let text = ''
  for await (const chunk of request) text += String(chunk)
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function text(response: ServerResponse, type: string, body: string): void {
  response.setHeader('content-type', `${type}; charset=utf-8`)
  response.setHeader('cache-control', 'no-store')
  response.end(body)
}

export type Control = (request: IncomingMessage, response: ServerResponse, url: URL) => Promise<void>

/** @param runMessages sends the mails that are due by the functions' clock, and says what came of it */
export function createControl(inbox: Inbox, functions: Functions, runMessages: () => Promise<unknown>): Control {
  async function setClock(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = (await readJson(request)) as { now?: unknown } | undefined
    const now = body?.now
    if (now !== null && (typeof now !== 'string' || Number.isNaN(Date.parse(now)))) {
      json(response, 400, { message: 'Send {"now": an ISO 8601 instant} to set the clock, {"now": null} to free it.' })
      return
    }
    await functions.setClock(now === null ? null : new Date(now))
    json(response, 200, { now })
  }

  return async (request, response, url) => {
    switch (`${request.method} ${url.pathname}`) {
      case 'GET /__local/mail':
        return json(response, 200, inbox.list(url.searchParams.get('to') ?? undefined))
      case 'GET /__local/inbox':
        return text(response, 'text/html', inboxPage(inbox.list()))
      case 'GET /__local/inbox.css':
        return text(response, 'text/css', inboxStyle)
      case 'POST /__local/tick':
        return json(response, 200, await functions.refreshPrices())
      case 'POST /__local/history':
        return json(response, 200, await functions.appendHistories())
      case 'POST /__local/messages':
        return json(response, 200, await runMessages())
      case 'POST /__local/recoveries':
        return json(response, 200, await functions.carryOutRecoveries())
      case 'POST /__local/clock':
        return setClock(request, response)
      default:
        return json(response, 404, { message: 'Not Found' })
    }
  }
}
