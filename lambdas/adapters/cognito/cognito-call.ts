// Cognito call: one operation of the identity service, signed and within a time limit, and what an answer is that says nothing.
import { Problem } from '#shared/operation/problem.ts'
import { type AwsCredentials, callAws } from '../http/signed-request.ts'

export type CognitoSettings = {
  readonly region: string
  /** The region's Cognito endpoint, or the local stand-in's. */
  readonly endpoint: string
  readonly credentials: () => AwsCredentials
}

type Body = Readonly<Record<string, unknown>>
/** `type` is Cognito's name of a refusal. */
export type Answer = { ok: true; body: Body } | { ok: false; type: string }

const timeoutMs = 4000

const unreachable = (cause: unknown): Problem =>
  new Problem('unavailable', 'We cannot reach the sign-in service right now. Please try again in a moment.', {
    retryAfterSeconds: 5,
    cause,
  })

/** A refusal, or an answer, that nobody foresaw: to a caller the service is away. */
export const unexpected = (operation: string, answered: string): Problem =>
  unreachable(new Error(`${operation} answered ${answered}`))

/** @returns asks for an operation; it throws a Problem `unavailable` when the service is away or fails instead of refusing */
export function cognitoCall({
  region,
  endpoint,
  credentials,
}: CognitoSettings): (operation: string, input: object) => Promise<Answer> {
  return async (operation, input) => {
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
    if (status === 200) return { ok: true, body: (body ?? {}) as Body }
    if (status !== 400) throw unexpected(operation, `${status} ${errorType ?? ''}`)
    return { ok: false, type: errorType ?? '' }
  }
}

/** A user's attributes by name, of AdminGetUser. @throws Problem `unavailable` for an answer without any */
export function attributesOf({ UserAttributes: list }: Body): ReadonlyMap<string, string> {
  if (!Array.isArray(list)) throw unexpected('AdminGetUser', 'no user')
  return new Map((list as { Name: string; Value?: string }[]).map(({ Name, Value = '' }) => [Name, Value]))
}
