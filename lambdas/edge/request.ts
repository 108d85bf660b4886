// Request: an API Gateway event, checked against its operation before a handler sees it.
import type { APIGatewayProxyEventV2WithJWTAuthorizer } from 'aws-lambda'
import type { Operation } from '#shared/operation/operation.ts'
import { fail } from '#shared/operation/problem.ts'
import { checkRequest, jsonBody } from '#shared/operation/request-check.ts'
import type { Caller } from '#shared/operation/implement.ts'

export type ApiEvent = APIGatewayProxyEventV2WithJWTAuthorizer

/** The caller behind the gateway's verified token. An ID token is refused even if the gateway let it through. */
export function callerOf(event: ApiEvent): Caller {
  const claims = event.requestContext.authorizer?.jwt?.claims
  const [userId, username] = [claims?.['sub'], claims?.['username']]
  const isNamed = typeof userId === 'string' && userId !== '' && typeof username === 'string' && username !== ''
  if (!isNamed || claims?.['token_use'] !== 'access') fail('unauthenticated', 'Sign in to continue.')
  return { userId, username }
}

function bodyOf(event: ApiEvent, isOptional: boolean): unknown {
  const raw = event.body ?? ''
  const bytes = event.isBase64Encoded ? Buffer.from(raw, 'base64') : Buffer.from(raw, 'utf8')
  // A body that is not UTF-8 is malformed, not something to guess at.
  const text = (): string => new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  return jsonBody({ bytes: bytes.length, contentType: event.headers['content-type'], text }, isOptional)
}

/** Parses path, query and body at once, so that every problem is in the one answer. */
export const parseRequest = (
  definition: Operation,
  event: ApiEvent,
): { params: unknown; query: unknown; body: unknown } =>
  checkRequest(definition, {
    params: event.pathParameters ?? {},
    query: event.queryStringParameters ?? {},
    body: definition.body === undefined ? undefined : bodyOf(event, definition.isBodyOptional === true),
  })
