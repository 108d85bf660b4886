// Pool API: the admin calls of Cognito's user pool, for every adapter that asks it. The SDK's client would be nine tenths of the code
// that a sign-in waits for.
import { Problem } from '#shared/operation/problem.ts'
import { type AwsCredentials, callAws } from '../http/signed-request.ts'

export type PoolApiSettings = {
  readonly region: string
  /** The region's Cognito endpoint, or the local stand-in's. */
  readonly endpoint: string
  readonly credentials: () => AwsCredentials
  /** How long one call may take; 4 seconds when left out. */
  readonly timeoutMs?: number
}

/** What Cognito answered; `type` is the name of the exception with which it refused, `message` what it says of it. */
type PoolAnswer =
  | { readonly ok: true; readonly body: Readonly<Record<string, unknown>> }
  | { readonly ok: false; readonly type: string; readonly message: string }

export type PoolApi = {
  /**
   * @throws Problem `unavailable` when Cognito cannot be reached, fails, or has too much to do: that says nothing about anybody
   */
  call(operation: string, input: object): Promise<PoolAnswer>
}

const usualTimeoutMs = 4000

/** Of an answer that no adapter can do anything with. */
export const unreachable = (cause: unknown): Problem =>
  new Problem('unavailable', 'We cannot reach the sign-in service right now. Please try again in a moment.', {
    retryAfterSeconds: 5,
    cause,
  })

const busy = (): Problem =>
  new Problem('unavailable', 'The sign-in service is busy. Please wait a moment, then try again.', {
    retryAfterSeconds: 10,
  })

export function poolApi({ region, endpoint, credentials, timeoutMs = usualTimeoutMs }: PoolApiSettings): PoolApi {
  return {
    async call(operation, input) {
      const request = {
        method: 'POST',
        url: endpoint,
        service: 'cognito-idp',
        region,
        headers: {
          'content-type': 'application/x-amz-json-1.1',
          'x-amz-target': `AWSCognitoIdentityProviderService.${operation}`,
        },
        body: JSON.stringify(input),
      } as const
      const { status, errorType, body } = await callAws(request, credentials(), timeoutMs).catch((error: unknown) => {
        throw unreachable(error)
      })
      if (status === 200) return { ok: true, body: (body ?? {}) as Record<string, unknown> }
      if (errorType === 'TooManyRequestsException') throw busy()
      if (status !== 400 || errorType === null) throw unreachable(new Error(`${operation} answered ${status}`))
      return { ok: false, type: errorType, message: (body as { message?: string } | null)?.message ?? '' }
    },
  }
}

/** Of a refusal that nobody foresaw. */
export const refused = (operation: string, type: string): Problem =>
  unreachable(new Error(`${operation} answered ${type}`))

/** A user's attributes by name, from the list that Cognito answers; none where it answers no list. */
export const attributesOf = (list: unknown): ReadonlyMap<string, string> =>
  new Map(((list ?? []) as { Name: string; Value?: string }[]).map(({ Name, Value = '' }) => [Name, Value]))
