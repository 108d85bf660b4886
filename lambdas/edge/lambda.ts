// Lambda: turns the handlers of an area into an AWS Lambda function behind API Gateway (payload 2.0).
import middy from '@middy/core'
import type { APIGatewayProxyStructuredResultV2, Context } from 'aws-lambda'
import * as z from 'zod/mini'
import { type Area, type Operation, type Response, routeKey } from '#shared/operation/operation.ts'
import { Problem, problemBody, problemStatus } from '#shared/operation/problem.ts'
import { type Caller, type Handlers, Repeated } from '#shared/operation/implement.ts'
import { errorFacts } from '#shared/operation/ports.ts'
import { sendable } from './large-answer.ts'
import { log } from './log.ts'
import { type ApiEvent, callerOf, parseRequest } from './request.ts'
import type { RequestLimits } from './request-limits.ts'

type ApiResult = APIGatewayProxyStructuredResultV2
export type ApiFunction = (event: ApiEvent, context: Context) => Promise<ApiResult>

const answer = (status: number, body: unknown, mediaType = 'application/json'): ApiResult => ({
  statusCode: status,
  headers:
    body === undefined
      ? { 'cache-control': 'no-store' }
      : { 'content-type': `${mediaType}; charset=utf-8`, 'cache-control': 'no-store' },
  // Only a text in another form than JSON is sent as it is.
  ...(body === undefined ? {} : { body: mediaType.startsWith('text/') ? String(body) : JSON.stringify(body) }),
})

function problemAnswer(problem: Problem): ApiResult {
  const result = answer(problemStatus(problem.code), problemBody(problem), 'application/problem+json')
  if (problem.retryAfterSeconds !== undefined) {
    result.headers = { ...result.headers, 'retry-after': String(Math.max(1, Math.ceil(problem.retryAfterSeconds))) }
  }
  return result
}

const toProblem = (error: unknown): Problem =>
  error instanceof Problem
    ? error
    : new Problem('internal', 'Something went wrong on our side. Nothing was lost; please try again.', { cause: error })

/** Tells the lines of one person together without saying who: an id is a random UUID, so the mark identifies no one. */
async function personMark({ requestContext }: ApiEvent): Promise<string | undefined> {
  const sub = requestContext.authorizer?.jwt?.claims['sub']
  if (typeof sub !== 'string') return undefined
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(sub))
  return Buffer.from(digest).toString('hex', 0, 6)
}

/** Answers every failure as a problem and logs it: what is ours to fix as an error. */
const problems = (): middy.MiddlewareObj<ApiEvent, ApiResult> => ({
  onError: async (request) => {
    const { event } = request
    const problem = toProblem(request.error)
    const facts = {
      route: event.routeKey,
      code: problem.code,
      // The same as in the gateway's access log.
      requestId: event.requestContext.requestId,
      person: await personMark(event),
    }
    if (problemStatus(problem.code) < 500) log.info('request refused', facts)
    else log.error('request failed', { ...facts, ...errorFacts(problem.cause ?? problem) })
    request.response = problemAnswer(problem)
  },
})

const anonymous: Caller = { userId: '', accessToken: '' }

/**
 * The function that serves an area. The response is parsed too, so that no field leaks that the contract does not name.
 * @param ports made at the first request, once for each container
 * @param limits how many requests one person may make; none when left out
 */
export function lambda<A extends Area, Ports>(
  area: A,
  handlers: Handlers<A, Ports>,
  ports: () => Ports,
  limits?: RequestLimits<A>,
): ApiFunction {
  const routes = new Map(Object.entries(area).map(([name, definition]) => [routeKey(definition), { name, definition }]))

  const serve = async (event: ApiEvent): Promise<ApiResult> => {
    const route = routes.get(event.routeKey)
    if (route === undefined) throw new Problem('not_found', 'There is nothing at this address.')
    const { definition } = route
    const caller = definition.isPublic === true ? anonymous : callerOf(event)
    // Before anything is parsed: refusing a flood must cost less than serving it.
    if (caller !== anonymous) limits?.take(caller.userId, route.name)
    const request = { ...caller, ...parseRequest(definition, event) }
    // The lookup by route has paired the handler with its own definition; the compiler cannot see that.
    const handler = handlers[route.name] as (
      request: unknown,
      ports: Ports,
    ) => Promise<Response<Operation> | Repeated<unknown>>
    const result = await handler(request, ports())
    const isRepeat = result instanceof Repeated
    const status = isRepeat ? (definition.repeatStatus ?? definition.status) : definition.status
    if (definition.response === null) return answer(status, undefined)
    const response = answer(status, z.parse(definition.response, isRepeat ? result.body : result), definition.mediaType)
    if (definition.attachment !== undefined) {
      const disposition = `attachment; filename="${definition.attachment}"`
      response.headers = { ...response.headers, 'content-disposition': disposition }
    }
    return sendable(response, event.headers['accept-encoding'])
  }

  return middy<ApiEvent, ApiResult>({ timeoutEarlyInMillis: 0 }).use(problems()).handler(serve)
}
