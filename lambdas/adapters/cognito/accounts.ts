// Accounts on Cognito's admin API. The caller's own token would not do: an everyday one opens nothing there (P103).
import type { Accounts } from '#shared/account/ports.ts'
import type { Caller } from '#shared/operation/implement.ts'
import { attributesOf, poolApi, type PoolApiSettings, refused, unreachable } from './pool-api.ts'

export type AccountsSettings = PoolApiSettings & { readonly userPoolId: string }

type Operation = 'AdminGetUser' | 'AdminUserGlobalSignOut' | 'AdminDeleteUser'
type Attributes = ReadonlyMap<string, string>

export function cognitoAccounts({ userPoolId, ...settings }: AccountsSettings): Accounts {
  const api = poolApi(settings)

  /** The answer; undefined when there is no such user. */
  async function call(operation: Operation, username: string): Promise<Readonly<Record<string, unknown>> | undefined> {
    const answer = await api.call(operation, { UserPoolId: userPoolId, Username: username })
    if (answer.ok) return answer.body
    if (answer.type === 'UserNotFoundException') return undefined
    throw refused(operation, answer.type)
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
    const attributes = attributesOf(list)
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
