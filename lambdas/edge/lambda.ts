// Lambda: turns the handlers of an area into an AWS Lambda function behind API Gateway (payload 2.0).
import middy from '@middy/core'
import type { APIGatewayProxyStructuredResultV2, Context } from 'aws-lambda'
import { type Answer, perform, problemAnswer, toProblem } from '#shared/operation/answer.ts'
import { type Area, routeKey } from '#shared/operation/operation.ts'
import { fail, problemStatus } from '#shared/operation/problem.ts'
import type { Caller, Handlers } from '#shared/operation/implement.ts'
import { errorFacts } from '#shared/operation/ports.ts'
import { sendable } from './large-answer.ts'
import { log } from './log.ts'
import { type ApiEvent, callerOf, parseRequest } from './request.ts'
import type { RequestLimits } from './request-limits.ts'

type ApiResult = APIGatewayProxyStructuredResultV2
export type ApiFunction = (event: ApiEvent, context: Context) => Promise<ApiResult>

const asResult = ({ status, headers, body }: Answer): ApiResult => ({
  statusCode: status,
  headers,
  ...(body === undefined ? {} : { body }),
})

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
    request.response = asResult(problemAnswer(problem))
  },
})

const anonymous: Caller = { userId: '', username: '' }

/**
 * The function that serves an area.
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
    if (route === undefined) return fail('not_found', 'There is nothing at this address.')
    const { definition } = route
    const caller = definition.isPublic === true ? anonymous : callerOf(event)
    // Before anything is parsed: refusing a flood must cost less than serving it.
    if (caller !== anonymous) limits?.take(caller.userId, route.name)
    const request = { ...caller, ...parseRequest(definition, event) }
    const response = asResult(await perform(area, handlers, route.name, request, ports()))
    return sendable(response, event.headers['accept-encoding'], { isAfterWrite: definition.method !== 'GET' })
  }

  return middy<ApiEvent, ApiResult>({ timeoutEarlyInMillis: 0 }).use(problems()).handler(serve)
}
