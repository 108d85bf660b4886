// Request: an API Gateway event, checked against its operation before a handler sees it.
import type { APIGatewayProxyEventV2WithJWTAuthorizer } from 'aws-lambda'
import * as z from 'zod/mini'
import type { Operation } from '#shared/operation/operation.ts'
import { fail, type FieldError } from '#shared/operation/problem.ts'
import type { Caller } from '#shared/operation/implement.ts'
import { fieldErrors } from './validation-messages.ts'

export type ApiEvent = APIGatewayProxyEventV2WithJWTAuthorizer

const maxBodyBytes = 64 * 1024

/** The caller behind the gateway's verified token. An ID token is refused even if the gateway let it through. */
export function callerOf(event: ApiEvent): Caller {
  const claims = event.requestContext.authorizer?.jwt?.claims
  const userId = claims?.['sub']
  if (typeof userId !== 'string' || userId === '' || claims?.['token_use'] !== 'access') {
    fail('unauthenticated', 'Sign in to continue.')
  }
  return { userId, accessToken: (event.headers['authorization'] ?? '').replace(/^Bearer\s+/i, '') }
}

function bodyOf(event: ApiEvent, isOptional: boolean): unknown {
  const raw = event.body ?? ''
  const bytes = event.isBase64Encoded ? Buffer.from(raw, 'base64') : Buffer.from(raw, 'utf8')
  if (bytes.length > maxBodyBytes) fail('too_large', 'The request body is larger than 64 KB.')
  if (bytes.length === 0 && isOptional) return {}
  if (!/^application\/(?:[\w.+-]+\+)?json\s*(?:;|$)/i.test(event.headers['content-type'] ?? '')) {
    fail('not_json', 'Send the body as JSON, with Content-Type: application/json.')
  }
  try {
    // A body that is not UTF-8 is malformed, not something to guess at.
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes), refusePrototypeKeys)
  } catch {
    return fail('invalid_request', 'The request body is not valid JSON.', {
      errors: [{ path: '', message: 'is not valid JSON in UTF-8' }],
    })
  }
}

function refusePrototypeKeys(key: string, value: unknown): unknown {
  if (key === '__proto__') throw new SyntaxError('__proto__ is not a field')
  return value
}

/** Parses path, query and body at once, so that every problem is in the one answer. */
export function parseRequest(
  definition: Operation,
  event: ApiEvent,
): { params: unknown; query: unknown; body: unknown } {
  const sent = {
    params: event.pathParameters ?? {},
    query: event.queryStringParameters ?? {},
    body: definition.body === undefined ? undefined : bodyOf(event, definition.isBodyOptional === true),
  }
  const errors: FieldError[] = []
  const parse = (schema: Operation['body'], value: unknown, under: string): unknown => {
    if (schema === undefined) return undefined
    const result = z.safeParse(schema, value, { reportInput: true })
    if (result.success) return result.data
    errors.push(...fieldErrors(result.error.issues, under))
    return undefined
  }
  const parsed = {
    params: parse(definition.params, sent.params, ''),
    query: parse(definition.query, sent.query, ''),
    body: parse(definition.body, sent.body, ''),
  }
  if (errors.length > 0) {
    const listed = errors.map(({ path, message }) => `${path === '' ? 'The body' : path} ${message}`).join('; ')
    fail('invalid_request', `${listed}.`.slice(0, 2000), { errors: errors.slice(0, 100) })
  }
  return parsed
}
