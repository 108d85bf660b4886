// Problem: every way a request can fail, with its status (RFC 9457).
import * as lazy from '../kernel/lazy.ts'
import * as z from 'zod/mini'

const problems = {
  invalid_request: { status: 400, title: 'The request is not valid' },
  unauthenticated: { status: 401, title: 'Sign in to continue' },
  account_closed: { status: 401, title: 'This account is closed' },
  not_found: { status: 404, title: 'Not found' },
  not_acceptable: { status: 406, title: 'The answer is too large' },
  conflict: { status: 409, title: 'That no longer fits what is stored' },
  quiz_changed: { status: 409, title: 'These are not the questions of this attempt' },
  too_large: { status: 413, title: 'The request is too large' },
  not_json: { status: 415, title: 'The request is not JSON' },
  quiz_failed: { status: 422, title: 'The quiz is not passed yet' },
  too_many_requests: { status: 429, title: 'Too many requests' },
  internal: { status: 500, title: 'Something went wrong on our side' },
  bad_gateway: { status: 502, title: 'A service we rely on failed' },
  unavailable: { status: 503, title: 'Temporarily unavailable' },
  timeout: { status: 504, title: 'That took too long' },
} as const

export type ProblemCode = keyof typeof problems
export const ProblemCode = z.enum(Object.keys(problems) as [ProblemCode, ...ProblemCode[]])
/** The HTTP status of a problem. */
export const problemStatus = (code: ProblemCode): number => problems[code].status

/** One thing wrong with a request: where, as a dotted path (empty for the whole body), and what to do about it. */
export const FieldError = lazy.strictObject(() => ({ path: z.string(), message: z.string() }))
export type FieldError = z.infer<typeof FieldError>

export const ProblemBody = lazy.strictObject(() => ({
  type: z.string(),
  title: z.string(),
  status: z.int(),
  detail: z.string(),
  code: ProblemCode,
  errors: z.exactOptional(z.array(FieldError)),
  /** Of a quiz: the number of the attempt that comes next. */
  attempt: z.exactOptional(z.int()),
}))
export type ProblemBody = z.infer<typeof ProblemBody>

/** What is said, beside its code, about an account that is gone for good: there is no point in signing in again. */
export const accountClosed = 'This account has been closed.'

/** A failure that may be told to the person as it stands: `detail` never holds anything of a provider or a stack. */
export class Problem extends Error {
  readonly code: ProblemCode
  readonly errors: readonly FieldError[] | undefined
  readonly retryAfterSeconds: number | undefined
  readonly attempt: number | undefined

  constructor(
    code: ProblemCode,
    detail: string,
    more: { errors?: readonly FieldError[]; retryAfterSeconds?: number; attempt?: number; cause?: unknown } = {},
  ) {
    super(detail, more.cause === undefined ? {} : { cause: more.cause })
    this.name = 'Problem'
    this.code = code
    this.errors = more.errors
    this.retryAfterSeconds = more.retryAfterSeconds
    this.attempt = more.attempt
  }
}

/** Ends an operation with a problem. */
export function fail(...about: ConstructorParameters<typeof Problem>): never {
  throw new Problem(...about)
}

/** The body that answers a problem. */
export const problemBody = (problem: Problem): ProblemBody => ({
  type: `urn:gumnut:problem:${problem.code}`,
  title: problems[problem.code].title,
  status: problems[problem.code].status,
  detail: problem.message,
  code: problem.code,
  ...(problem.errors === undefined ? {} : { errors: [...problem.errors] }),
  ...(problem.attempt === undefined ? {} : { attempt: problem.attempt }),
})

/** The account has been closed: its access token stays formally valid for some minutes, but must open nothing. */
export class AccountClosed extends Problem {
  constructor() {
    super('account_closed', accountClosed)
  }
}
