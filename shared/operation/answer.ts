// Answer: what an operation, or its failure, comes to over HTTP. The same for the Lambda functions and for requests that are
// answered inside the page.
import * as z from 'zod/mini'
import { type Caller, type Handlers, Repeated } from './implement.ts'
import type { Area, Operation, Response } from './operation.ts'
import { Problem, problemBody, problemStatus } from './problem.ts'

/** @property body undefined where there is none */
export type Answer = { status: number; headers: Record<string, string>; body: string | undefined }

function answer(status: number, body: unknown, mediaType = 'application/json'): Answer {
  if (body === undefined) return { status, headers: { 'cache-control': 'no-store' }, body }
  return {
    status,
    headers: { 'content-type': `${mediaType}; charset=utf-8`, 'cache-control': 'no-store' },
    // Only a text in another form than JSON is sent as it is.
    body: mediaType.startsWith('text/') ? String(body) : JSON.stringify(body),
  }
}

/** A failure as it may be told: what is no problem of ours to name is a fault on our side. */
export const toProblem = (error: unknown): Problem =>
  error instanceof Problem
    ? error
    : new Problem('internal', 'Something went wrong on our side. Nothing was lost; please try again.', { cause: error })

/** The answer to a failed request, with Retry-After of at least a second where the problem says when to try again. */
export function problemAnswer(problem: Problem): Answer {
  const result = answer(problemStatus(problem.code), problemBody(problem), 'application/problem+json')
  if (problem.retryAfterSeconds !== undefined) {
    result.headers['retry-after'] = String(Math.max(1, Math.ceil(problem.retryAfterSeconds)))
  }
  return result
}

/**
 * Runs an operation of an area. The response is parsed too, so that no field leaks that the contract does not name.
 * @param request the caller with what `checkRequest` has parsed
 * @throws what the handler throws
 */
export async function perform<A extends Area, Ports>(
  area: A,
  handlers: Handlers<A, Ports>,
  name: keyof A & string,
  request: Caller & { params: unknown; query: unknown; body: unknown },
  ports: Ports,
): Promise<Answer> {
  const definition: Operation = area[name]!
  // The name has paired the handler with its own definition; the compiler cannot see that.
  const handler = handlers[name] as (request: unknown, ports: Ports) => Promise<Response<Operation> | Repeated<unknown>>
  const result = await handler(request, ports)
  const isRepeat = result instanceof Repeated
  const status = isRepeat ? (definition.repeatStatus ?? definition.status) : definition.status
  if (definition.response === null) return answer(status, undefined)
  const response = answer(status, z.parse(definition.response, isRepeat ? result.body : result), definition.mediaType)
  if (definition.attachment !== undefined) {
    response.headers['content-disposition'] = `attachment; filename="${definition.attachment}"`
  }
  return response
}
