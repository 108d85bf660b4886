// Gateway event: an HTTP request as API Gateway hands it to Lambda (payload format 2.0).
import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { ApiEvent } from '#lambdas/edge/request.ts'

const joined = (pairs: Iterable<[string, string]>): Record<string, string> => {
  const values = new Map<string, string>()
  for (const [key, value] of pairs) values.set(key, values.has(key) ? `${values.get(key)},${value}` : value)
  return Object.fromEntries(values)
}

function headersOf(request: IncomingMessage): Record<string, string> {
  const entries = Object.entries(request.headersDistinct).filter(([name]) => name !== 'cookie')
  return Object.fromEntries(entries.map(([name, values]) => [name, (values ?? []).join(',')]))
}

/** Text stays text; a body that is not UTF-8 travels as base64. */
function bodyOf(body: Buffer): { body?: string; isBase64Encoded: boolean } {
  if (body.length === 0) return { isBase64Encoded: false }
  const text = body.toString('utf8')
  const isText = Buffer.from(text, 'utf8').equals(body)
  return isText ? { body: text, isBase64Encoded: false } : { body: body.toString('base64'), isBase64Encoded: true }
}

export function gatewayEvent(
  request: IncomingMessage,
  route: { key: string; method: string; params: Record<string, string>; claims: Record<string, unknown>; body: Buffer },
): ApiEvent {
  const url = new URL(request.url ?? '/', 'http://localhost')
  const headers = headersOf(request)
  const query = joined(url.searchParams)
  const now = new Date()
  // API Gateway hands claims on as strings.
  const claims = Object.fromEntries(Object.entries(route.claims).map(([name, value]) => [name, String(value)]))
  return {
    version: '2.0',
    routeKey: route.key,
    rawPath: url.pathname,
    rawQueryString: url.search.slice(1),
    headers,
    ...(Object.keys(query).length === 0 ? {} : { queryStringParameters: query }),
    ...(Object.keys(route.params).length === 0 ? {} : { pathParameters: route.params }),
    requestContext: {
      accountId: '000000000000',
      apiId: 'local',
      authorizer: { principalId: '', integrationLatency: 0, jwt: { claims, scopes: [] } },
      domainName: headers['host'] ?? 'localhost',
      domainPrefix: 'local',
      http: {
        method: route.method,
        path: url.pathname,
        protocol: `HTTP/${request.httpVersion}`,
        sourceIp: request.socket.remoteAddress ?? '127.0.0.1',
        userAgent: headers['user-agent'] ?? '',
      },
      requestId: randomUUID(),
      routeKey: route.key,
      stage: '$default',
      time: now.toUTCString(),
      timeEpoch: now.getTime(),
    },
    ...bodyOf(route.body),
  }
}
