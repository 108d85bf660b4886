// Api: the typed client over the contract. One request, one parsed answer or one of two errors.
import * as z from 'zod/mini'
import type { Area, Call, Operation, Response as Answer } from '#shared/operation/operation.ts'
import { FieldError, ProblemCode } from '#shared/operation/problem.ts'
import { isPage } from './offline.ts'

/** An error whose message is a sentence for the person: it may be shown as it stands. */
export class UserFacingError extends Error {}

/** The API answered, and the answer is no. */
export class ApiProblem extends UserFacingError {
  readonly code: ProblemCode
  readonly status: number
  readonly errors: readonly FieldError[]
  readonly retryAfterSeconds: number | undefined
  /** Of a quiz: the number of the attempt that comes next. */
  readonly attempt: number | undefined

  constructor(
    code: ProblemCode,
    status: number,
    detail: string,
    errors: readonly FieldError[] = [],
    retryAfterSeconds?: number,
    attempt?: number,
  ) {
    super(detail)
    this.name = 'ApiProblem'
    this.code = code
    this.status = status
    this.errors = errors
    this.retryAfterSeconds = retryAfterSeconds
    this.attempt = attempt
  }
}

/** No answer: offline, cut off, or too slow. */
export class ApiUnreachable extends UserFacingError {
  readonly isTimeout: boolean

  constructor(cause: unknown) {
    const isTimeout = cause instanceof DOMException && cause.name === 'TimeoutError'
    super(
      isTimeout
        ? 'Gumnut took too long to answer. Please try again.'
        : 'Gumnut can’t be reached. Check your connection and try again.',
      { cause },
    )
    this.name = 'ApiUnreachable'
    this.isTimeout = isTimeout
  }
}

/** What a person may be told about any failure. */
export const messageOf = (error: unknown): string =>
  error instanceof UserFacingError ? error.message : 'Something went wrong. Please try again.'

/** @property as the id of whose request it is: with somebody else signed in by now it is not sent, and refused with 401 */
export type CallOptions = { signal?: AbortSignal | undefined; timeoutMs?: number; as?: string }
type Arguments<O extends Operation> =
  unknown extends Call<O>
    ? [options?: CallOptions]
    : Partial<Call<O>> extends Call<O>
      ? [call?: Call<O>, options?: CallOptions]
      : [call: Call<O>, options?: CallOptions]

/** The operations of an area as functions: what goes in and what comes out is the contract's. */
export type Client<A extends Area> = {
  readonly [Name in keyof A]: (...given: Arguments<A[Name]>) => Promise<Answer<A[Name]>>
}

/** Sends one request with the person's token, however it gets it. */
export type Send = (request: OutgoingRequest) => Promise<Response>
type OutgoingRequest = {
  method: string
  url: string
  body: string | undefined
  isPublic: boolean
  options: CallOptions
}

type Parts = { params?: Record<string, unknown>; query?: Record<string, unknown>; body?: unknown }

function urlOf(definition: Operation, { params = {}, query = {} }: Parts): string {
  const path = definition.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name])))
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) if (value !== undefined) search.set(name, String(value))
  const text = search.toString()
  return text === '' ? path : `${path}?${text}`
}

/** A problem as a page reads it that may be older than the server: its code may be one that this page does not know yet. */
export const AnyProblem = z.object({
  code: z.string(),
  detail: z.string(),
  errors: z.exactOptional(z.array(FieldError)),
  attempt: z.exactOptional(z.int()),
})

const codeByStatus: Readonly<Record<number, ProblemCode>> = {
  400: 'invalid_request',
  401: 'unauthenticated',
  403: 'unauthenticated',
  404: 'not_found',
  409: 'conflict',
  413: 'too_large',
  415: 'not_json',
  422: 'quiz_failed',
  429: 'too_many_requests',
  502: 'bad_gateway',
  503: 'unavailable',
  504: 'timeout',
}

function retryAfterOf(response: Response): number | undefined {
  const seconds = Number(response.headers.get('retry-after') ?? Number.NaN)
  return Number.isFinite(seconds) ? seconds : undefined
}

async function problemOf(response: Response): Promise<ApiProblem> {
  const body = z.safeParse(AnyProblem, await response.json().catch(() => null))
  const after = retryAfterOf(response)
  const codeOfStatus = codeByStatus[response.status] ?? (response.status >= 500 ? 'internal' : 'invalid_request')
  if (body.success) {
    const { detail, errors, attempt } = body.data
    const known = z.safeParse(ProblemCode, body.data.code)
    return new ApiProblem(known.success ? known.data : codeOfStatus, response.status, detail, errors, after, attempt)
  }
  // API Gateway's own answers, and anything else that is not ours.
  const code = codeOfStatus
  const detail =
    code === 'too_many_requests'
      ? 'That was a lot at once. Wait a moment, then try again.'
      : 'Something went wrong. Please try again.'
  return new ApiProblem(code, response.status, detail, [], after)
}

/** Fields whose values may grow in number: a page that does not know one shows nothing for it. */
const growing: readonly unknown[] = ['priceStatus', 'card', 'id', 'source']

/** A field, or a value of a growing one, that the server knows and this version does not know yet. */
const isNewer = ({ code, path }: z.core.$ZodIssue): boolean =>
  code === 'unrecognized_keys' || (code === 'invalid_value' && growing.includes(path.at(-1)))

/** Parses a reply. What this version does not know yet is left out of the check, so that an open tab survives a release. */
function parsed<S extends z.core.$ZodType>(schema: S, json: unknown): z.output<S> {
  const result = z.safeParse(schema, json)
  if (result.success) return result.data
  if (result.error.issues.every(isNewer)) return json as z.output<S>
  throw new ApiProblem(
    'internal',
    200,
    'Gumnut answered in a way this page doesn’t understand. Reload the page and try again.',
  )
}

async function call(definition: Operation, send: Send, parts: Parts, options: CallOptions): Promise<unknown> {
  const response = await send({
    method: definition.method,
    url: urlOf(definition, parts),
    body: definition.body === undefined ? undefined : JSON.stringify(parts.body ?? {}),
    isPublic: definition.isPublic ?? false,
    options,
  })
  // A page of the network in between, such as the sign-in of a hotel's: the service was never asked.
  if (response.ok && isPage(response)) throw new ApiUnreachable(null)
  if (!response.ok) throw await problemOf(response)
  if (definition.response === null) return undefined
  const reading = definition.mediaType === undefined ? response.json() : response.text()
  return parsed(definition.response, await reading.catch((error: unknown) => Promise.reject(new ApiUnreachable(error))))
}

/** Functions for every operation of an area. */
export function createClient<const A extends Area>(area: A, send: Send): Client<A> {
  const functions = Object.entries(area).map(([name, definition]) => {
    const takesParts =
      definition.params !== undefined || definition.query !== undefined || definition.body !== undefined
    return [
      name,
      (...given: unknown[]) => {
        const [parts, options] = takesParts ? given : [{}, given[0]]
        return call(definition, send, parts ?? {}, options ?? {})
      },
    ]
  })
  return Object.fromEntries(functions) as Client<A>
}

/** What only what stands before the service says, a firewall first. */
export const isForbidden = (error: unknown): error is ApiProblem => error instanceof ApiProblem && error.status === 403

/** No answer, one that the service is not there, or 403: not a refusal. */
export const isAway = (error: unknown): boolean =>
  error instanceof ApiUnreachable || (error instanceof ApiProblem && error.status >= 500) || isForbidden(error)

/** Away, or a session that has ended: a change waits until the service, or the same person, is back. */
export const isForLater = (error: unknown): boolean =>
  isAway(error) || (error instanceof ApiProblem && error.status === 401 && error.code === 'unauthenticated')

/** The service will never take it, unlike one that waits: for the service, for a turn, or for a session. */
export const isRefusal = (error: unknown): error is ApiProblem =>
  error instanceof ApiProblem && !isAway(error) && error.status !== 401 && error.status !== 429

/** A request that will never be taken as it is, however often it is sent; where a firewall minds it, that is to be found out. */
export const isMalformed = (error: unknown): boolean =>
  isForbidden(error) || (error instanceof ApiProblem && error.status === 400)
