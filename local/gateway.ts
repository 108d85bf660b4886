// Gateway: a small HTTP API v2 in front of the real handlers: routes from the contract, real token checks, its own bodies.
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { APIGatewayProxyStructuredResultV2, Context } from 'aws-lambda'
import type { ApiFunction } from '#lambdas/edge/lambda.ts'
import { type AreaName, contract } from '#shared/contract/index.ts'
import { tokenScopes } from '#shared/account/identity-rules.ts'
import { routeKey } from '#shared/operation/operation.ts'
import { routeTable } from '#shared/operation/route-table.ts'
import { gatewayEvent } from './gateway-event.ts'

const maxBodyBytes = 10 * 1024 * 1024
const timeoutMs = 29_000

type Claims = Record<string, unknown>

const find = routeTable<AreaName>(contract)

async function readBody(request: IncomingMessage): Promise<Buffer | 'too large'> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length
    if (size <= maxBodyBytes) chunks.push(chunk)
  }
  return size > maxBodyBytes ? 'too large' : Buffer.concat(chunks)
}

function send(response: ServerResponse, result: APIGatewayProxyStructuredResultV2): void {
  const body =
    result.isBase64Encoded === true ? Buffer.from(result.body ?? '', 'base64') : Buffer.from(result.body ?? '', 'utf8')
  response.statusCode = result.statusCode ?? 200
  if (result.body !== undefined) response.setHeader('content-type', 'text/plain; charset=utf-8')
  for (const [name, value] of Object.entries(result.headers ?? {})) response.setHeader(name, String(value))
  if (result.body !== undefined) response.setHeader('content-length', body.length)
  response.end(response.req.method === 'HEAD' ? undefined : body)
}

const own = (status: number, message: string): APIGatewayProxyStructuredResultV2 => ({
  statusCode: status,
  headers: {
    'content-type': 'application/json',
    'cache-control': 'no-store',
    ...(status === 401 ? { 'www-authenticate': 'Bearer' } : {}),
  },
  body: JSON.stringify({ message }),
})

const lambdaContext = (area: string): Context => ({
  awsRequestId: crypto.randomUUID(),
  callbackWaitsForEmptyEventLoop: false,
  functionName: `gumnut-local-${area}`,
  functionVersion: '$LATEST',
  invokedFunctionArn: `arn:aws:lambda:ap-southeast-2:000000000000:function:gumnut-local-${area}`,
  memoryLimitInMB: '512',
  logGroupName: `/aws/lambda/gumnut-local-${area}`,
  logStreamName: 'local',
  getRemainingTimeInMillis: () => timeoutMs,
  done: () => undefined,
  fail: () => undefined,
  succeed: () => undefined,
})

async function withTimeout(
  run: Promise<APIGatewayProxyStructuredResultV2>,
): Promise<APIGatewayProxyStructuredResultV2> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<APIGatewayProxyStructuredResultV2>((resolve) => {
    timer = setTimeout(() => resolve(own(503, 'Service Unavailable')), timeoutMs)
  })
  return Promise.race([run, late]).finally(() => clearTimeout(timer))
}

export type Gateway = (request: IncomingMessage, response: ServerResponse, path: string) => Promise<void>

/**
 * @param verify the claims of a valid token of the pool, of either kind; throws otherwise
 * @param functionOf loads an area's Lambda function
 */
export function createGateway(
  verify: (token: string) => Promise<Claims>,
  functionOf: (area: AreaName) => Promise<ApiFunction>,
): Gateway {
  async function authorise(request: IncomingMessage): Promise<Claims | 401 | 403> {
    const token = /^Bearer\s+(\S+)$/i.exec(request.headers.authorization ?? '')?.[1]
    if (token === undefined) return 401
    let claims: Claims
    try {
      claims = await verify(token)
    } catch {
      return 401
    }
    const { scope } = claims
    return typeof scope === 'string' && scope.split(' ').includes(tokenScopes.api) ? claims : 403
  }

  async function answer(request: IncomingMessage, path: string): Promise<APIGatewayProxyStructuredResultV2> {
    let found: ReturnType<typeof find>
    try {
      found = find(request.method ?? 'GET', path)
    } catch {
      return own(400, 'Bad Request')
    }
    // The body is read in every case, so that the connection stays usable.
    const body = await readBody(request)
    if (found === undefined) return own(404, 'Not Found')
    const { route, params } = found
    const { area, definition } = route
    const claims = definition.isPublic === true ? {} : await authorise(request)
    if (claims === 401) return own(401, 'Unauthorized')
    if (claims === 403) return own(403, 'Forbidden')
    if (body === 'too large') return own(413, 'Request Entity Too Large')
    const event = gatewayEvent(request, { key: routeKey(definition), method: definition.method, params, claims, body })
    try {
      const serve = await functionOf(area)
      return await withTimeout(serve(event, lambdaContext(area)))
    } catch (error) {
      console.error(`The ${area} function failed:`, error)
      return own(500, 'Internal Server Error')
    }
  }

  return async (request, response, path) => send(response, await answer(request, path))
}
