// Front door: one origin on loopback for the site, the API, the sign-in service and the local controls.
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { Cognito } from './cognito/server.ts'
import type { MailService } from './mail-service.ts'
import type { Control } from './control.ts'
import type { Gateway } from './gateway.ts'
import { portProblem } from './port-problem.ts'
import { runPath } from './run.ts'
import { recoveryCancelPath } from '#shared/recovery/cancel-link.ts'
import { unsubscribePath } from '#shared/messages/unsubscribe-link.ts'
import { setSiteHeaders } from './site.ts'

type Parts = {
  gateway: Gateway
  cognito: Cognito
  mail: MailService
  control: Control
  site: (request: IncomingMessage, response: ServerResponse, path: string) => Promise<void>
  configuration: (origin: string) => object
}

const loopbackHosts = ['localhost', '127.0.0.1', '[::1]']
const identityPrefix = '/_cognito'
const mailPrefix = '/_mail'

const formPaths = [`${identityPrefix}/oauth2/`, unsubscribePath, recoveryCancelPath]

/**
 * A page from elsewhere, open in the same browser, must not reach this stack: its name must be a loopback one (no DNS
 * rebinding), and a request made by another site's page is refused.
 */
function isOurs(request: IncomingMessage, port: number): boolean {
  const host = request.headers.host ?? ''
  if (!loopbackHosts.some((name) => host === `${name}:${port}` || host === name)) return false
  const { origin } = request.headers
  // "null" is what a form sends whose page sends no referrer: the account page's, and the one that stops a mail.
  const isForm = formPaths.some((path) => request.url?.startsWith(path) === true)
  return origin === undefined || origin === `http://${host}` || (origin === 'null' && isForm)
}

function refuse(response: ServerResponse, status: number, message: string): void {
  response.statusCode = status
  response.setHeader('content-type', 'application/json')
  response.end(JSON.stringify({ message }))
}

async function route(parts: Parts, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const origin = `http://${request.headers.host}`
  if (!URL.canParse(request.url ?? '/', origin)) return refuse(response, 400, 'Bad Request')
  const url = new URL(request.url ?? '/', origin)
  const { pathname } = url
  if (pathname === '/api' || pathname.startsWith('/api/')) {
    setSiteHeaders(response)
    return parts.gateway(request, response, pathname)
  }
  if (pathname.startsWith('/__local/')) {
    setSiteHeaders(response)
    return parts.control(request, response, url)
  }
  if (pathname === '/config.json') {
    setSiteHeaders(response)
    response.setHeader('content-type', 'application/json; charset=utf-8')
    response.setHeader('cache-control', 'no-cache')
    response.end(JSON.stringify(parts.configuration(url.origin)))
    return undefined
  }
  if (pathname === identityPrefix || pathname.startsWith(`${identityPrefix}/`)) {
    if (await parts.cognito.handle(request, response, pathname.slice(identityPrefix.length) || '/')) return undefined
    return refuse(response, 404, 'Not Found')
  }
  if (pathname.startsWith(`${mailPrefix}/`)) {
    if (await parts.mail.handle(request, response, pathname.slice(mailPrefix.length))) return undefined
    return refuse(response, 404, 'Not Found')
  }
  return parts.site(request, response, pathname)
}

async function listen(server: Server, host: string, port: number): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, resolve)
  })
}

export type FrontDoor = { close(): Promise<void> }

/**
 * How long an idle connection stays open, in milliseconds. A request sent just as the server closes its connection is
 * lost, and Node's own 5 seconds are soon over on a busy laptop.
 */
const keepAliveTimeout = 10 * 60_000

/**
 * Takes the port first, so that a busy one is said before anything else is started.
 * @param run what this run answers with, from now on; see run.ts
 */
export async function openFrontDoor(port: number, run: string): Promise<FrontDoor & { serve(parts: Parts): void }> {
  let parts: Parts | undefined
  const onRequest = (request: IncomingMessage, response: ServerResponse): void => {
    if (!isOurs(request, port)) return refuse(response, 403, 'Forbidden')
    if (request.url === runPath) {
      response.setHeader('content-type', 'text/plain; charset=utf-8')
      response.end(run)
      return undefined
    }
    if (parts === undefined) return refuse(response, 503, 'Gumnut is starting')
    route(parts, request, response).catch((error: unknown) => {
      console.error('The front door failed:', error instanceof Error ? error.message : error)
      if (response.headersSent) response.destroy()
      else refuse(response, 500, 'Internal Server Error')
    })
  }
  // Both loopback addresses: "localhost" is either, depending on the browser.
  const servers = ['127.0.0.1', '::1'].map((host) => ({ host, server: createServer({ keepAliveTimeout }, onRequest) }))
  for (const { host, server } of servers) {
    try {
      await listen(server, host, port)
    } catch (error) {
      const problem = await portProblem((error as NodeJS.ErrnoException).code, host, port)
      if (problem !== null) throw problem
      // A computer without IPv6 has only the first.
      if (host === '127.0.0.1') throw error
    }
  }
  return {
    serve(ready) {
      parts = ready
    },
    async close() {
      await Promise.all(
        servers.map(({ server }) => {
          server.closeAllConnections()
          return new Promise((resolve) => server.close(resolve))
        }),
      )
    },
  }
}
