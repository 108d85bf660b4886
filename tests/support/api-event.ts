// API Gateway events for tests, as the gateway hands them over after its own token check.
import type { Context } from 'aws-lambda'
import type { ApiEvent } from '#lambdas/edge/request.ts'

type About = {
  claims?: Record<string, string>
  headers?: Record<string, string>
  pathParameters?: Record<string, string>
  queryStringParameters?: Record<string, string>
  body?: string
  isBase64Encoded?: boolean
}

/** Every access token has the name of its user, which is the id of whoever has a password. */
const named = ({ sub }: Record<string, string>): Record<string, string> => (sub === undefined ? {} : { username: sub })

export function anApiEvent(routeKey: string, about: About = {}): ApiEvent {
  const [method = 'GET', path = '/'] = routeKey.split(' ')
  const {
    claims = { sub: 'user-1', token_use: 'access' },
    headers = { 'content-type': 'application/json' },
    ...rest
  } = about
  return {
    version: '2.0',
    routeKey,
    rawPath: path,
    rawQueryString: '',
    headers: { authorization: 'Bearer token-1', ...headers },
    isBase64Encoded: false,
    requestContext: {
      accountId: '000000000000',
      apiId: 'test',
      authorizer: {
        principalId: '',
        integrationLatency: 0,
        jwt: { claims: { ...named(claims), ...claims }, scopes: [] },
      },
      domainName: 'test',
      domainPrefix: 'test',
      http: { method, path, protocol: 'HTTP/1.1', sourceIp: '127.0.0.1', userAgent: 'test' },
      requestId: 'request-1',
      routeKey,
      stage: '$default',
      time: '21/Nov/2026:00:00:00 +0000',
      timeEpoch: 0,
    },
    ...rest,
  }
}

const noop = (): void => undefined

export const lambdaContext: Context = {
  awsRequestId: 'request-1',
  callbackWaitsForEmptyEventLoop: false,
  functionName: 'test',
  functionVersion: '1',
  invokedFunctionArn: 'arn:aws:lambda:ap-southeast-2:000000000000:function:test',
  memoryLimitInMB: '512',
  logGroupName: 'test',
  logStreamName: 'test',
  getRemainingTimeInMillis: () => 29_000,
  done: noop,
  fail: noop,
  succeed: noop,
}
