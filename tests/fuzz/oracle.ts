// Oracle: what is wrong with an answer to a fuzzed request, whatever the request was.
import { schemaProblems } from './json-schema.ts'
import type { FuzzedOperation } from './open-api-document.ts'

export type FuzzedAnswer = { status: number; headers: Record<string, string | undefined>; body: string; ms: number }

/** Answers that the gateway gives before a route is found: an address that no longer is the route's. */
const gatewayRefusals: Record<number, string> = { 400: 'Bad Request', 404: 'Not Found' }

const longestMs = 8000

function problemsOfBody(answer: FuzzedAnswer, operation: FuzzedOperation): string[] {
  const documented = operation.responses[String(answer.status)]
  const type = (answer.headers['content-type'] ?? '').split(';')[0] ?? ''
  if (documented?.content === undefined) return answer.body === '' ? [] : ['has a body where none is documented']
  const schema = documented.content[type]?.schema
  if (schema === undefined) return [`has the type "${type}", which is not documented for ${answer.status}`]
  if (type.startsWith('text/')) return schemaProblems(answer.body, schema)
  let body: unknown
  try {
    body = JSON.parse(answer.body)
  } catch {
    return ['has a body that is not JSON']
  }
  // The gateway's own refusals name no charset; they are ASCII.
  const isOfGateway = JSON.stringify(Object.keys(body as object)) === '["message"]'
  const isCharsetNamed = (answer.headers['content-type'] ?? '').endsWith('; charset=utf-8')
  const { status } = body as { status?: unknown }
  const isHonest = type !== 'application/problem+json' || status === answer.status
  return [
    ...schemaProblems(body, schema),
    ...(isHonest ? [] : [`says status ${String(status)} in its body`]),
    ...(isCharsetNamed || isOfGateway ? [] : ['does not name its charset']),
  ]
}

/** @param isAddressOdd whether the address was changed so that it may not be the route's any more */
export function problemsOfAnswer(answer: FuzzedAnswer, operation: FuzzedOperation, isAddressOdd: boolean): string[] {
  const { status, headers, body, ms } = answer
  const always = [
    ...(status >= 500 ? [`is ${status}`] : []),
    ...(headers['cache-control'] === 'no-store' ? [] : ['may be stored by a cache']),
    ...(headers['x-content-type-options'] === 'nosniff' ? [] : ['may be sniffed']),
    ...(/\bat (?:async )?\S+ \(|node_modules|\.ts:\d+/.test(body) ? ['shows a stack trace'] : []),
    ...(ms > longestMs ? [`took ${Math.round(ms)} ms`] : []),
    ...(status === 429 && !/^[1-9]\d?$/.test(headers['retry-after'] ?? '')
      ? ['is 429 without a short Retry-After']
      : []),
  ]
  const refusal = gatewayRefusals[status]
  if (isAddressOdd && refusal !== undefined && body === JSON.stringify({ message: refusal })) return always
  if (operation.responses[String(status)] === undefined) return [...always, `is ${status}, which is not documented`]
  return [...always, ...problemsOfBody(answer, operation)]
}
