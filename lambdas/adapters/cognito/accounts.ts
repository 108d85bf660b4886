// Accounts on Cognito's admin API. The caller's own token would not do: an everyday one opens nothing there (P103).
import { Problem } from '#shared/operation/problem.ts'
import type { Accounts } from '#shared/account/ports.ts'
import type { Caller } from '#shared/operation/implement.ts'
import { type AwsCredentials, callAws } from '../http/signed-request.ts'

export type AccountsSettings = {
  readonly region: string
  /** The region's Cognito endpoint, or the local stand-in's. */
  readonly endpoint: string
  readonly userPoolId: string
  readonly credentials: () => AwsCredentials
}

const timeoutMs = 4000

type Operation = 'AdminGetUser' | 'AdminUserGlobalSignOut' | 'AdminDeleteUser'
type Attribute = { Name: string; Value?: string }
type Attributes = ReadonlyMap<string, string>

const unreachable = (cause: unknown): Problem =>
  new Problem('unavailable', 'We cannot reach the sign-in service right now. Please try again in a moment.', {
    retryAfterSeconds: 5,
    cause,
  })

export function cognitoAccounts({ region, endpoint, userPoolId, credentials }: AccountsSettings): Accounts {
  /** The answer; undefined when there is no such user. */
  async function call(operation: Operation, username: string): Promise<Record<string, unknown> | undefined> {
    const request = {
      method: 'POST',
      url: endpoint,
      service: 'cognito-idp',
      region,
      headers: {
        'content-type': 'application/x-amz-json-1.1',
        'x-amz-target': `AWSCognitoIdentityProviderService.${operation}`,
      },
      body: JSON.stringify({ UserPoolId: userPoolId, Username: username }),
    } as const
    const { status, errorType, body } = await callAws(request, credentials(), timeoutMs).catch((error: unknown) => {
      throw unreachable(error)
    })
    if (errorType === 'UserNotFoundException') return undefined
    if (status !== 200) throw unreachable(new Error(`${operation} answered ${status} ${errorType ?? ''}`))
    return (body ?? {}) as Record<string, unknown>
  }

  /**
   * The caller's own user. Cognito finds users by their name, and one who began with Google gets the same name again after a
   * deletion: a token from before it must not reach the account made since, so the ids are compared.
   */
  async function find({
    userId,
    username,
  }: Caller): Promise<{ attributes: Attributes; isEnabled: boolean } | undefined> {
    const user = await call('AdminGetUser', username)
    if (user === undefined) return undefined
    const list = user['UserAttributes']
    if (!Array.isArray(list)) throw unreachable(new Error('AdminGetUser answered no user'))
    const attributes = new Map((list as Attribute[]).map(({ Name, Value = '' }) => [Name, Value]))
    return attributes.get('sub') === userId ? { attributes, isEnabled: user['Enabled'] !== false } : undefined
  }

  return {
    async identify(caller) {
      const user = await find(caller)
      if (user === undefined || !user.isEnabled) return undefined
      const name = user.attributes.get('name')?.trim()
      return {
        email: user.attributes.get('email') ?? '',
        isEmailVerified: user.attributes.get('email_verified') === 'true',
        ...(name === undefined || name === '' ? {} : { name }),
      }
    },

    async endSessions(caller) {
      if ((await find(caller)) !== undefined) await call('AdminUserGlobalSignOut', caller.username)
    },

    async remove(caller) {
      // With the user every refresh token is gone, so each device is signed out when its access token runs out.
      if ((await find(caller)) !== undefined) await call('AdminDeleteUser', caller.username)
    },
  }
}
