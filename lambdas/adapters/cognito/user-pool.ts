// UserPool on Cognito's admin API, which only the pool's trigger may call.
import { randomBytes } from 'node:crypto'
import type { UserPool } from '#shared/account/ports.ts'
import { attributesOf, poolApi, type PoolApiSettings, refused } from './pool-api.ts'

type Operation = 'ListUsers' | 'AdminLinkProviderForUser' | 'AdminSetUserPassword' | 'AdminUserGlobalSignOut'
type ListedUser = { readonly Username: string; readonly UserStatus: string; readonly Attributes?: unknown }

/**
 * Cognito's words for a link that is there: made by a call whose answer was lost, here or in an earlier try of the whole trigger. The
 * exception, InvalidParameterException, is that of other refusals too.
 */
const linkedAlready = 'SourceUser is already linked to DestinationUser'

export function cognitoUserPool(settings: PoolApiSettings): (userPoolId: string) => UserPool {
  const api = poolApi(settings)

  /** Once more where no answer came: nobody else asks again, and the person's sign-in would end in an error. */
  const call = (operation: Operation, input: object) =>
    api.call(operation, input).catch(() => api.call(operation, input))

  async function change(operation: Operation, input: object): Promise<void> {
    const answer = await call(operation, input)
    if (!answer.ok) throw refused(operation, answer.type)
  }

  return (UserPoolId) => ({
    async findByEmail(email) {
      // Inside the filter's quotes a quote or backslash of the address would end it early.
      const Filter = `email = "${email.replace(/["\\]/g, (character) => `\\${character}`)}"`
      const answer = await call('ListUsers', { UserPoolId, Filter })
      if (!answer.ok) throw refused('ListUsers', answer.type)
      return ((answer.body['Users'] ?? []) as ListedUser[])
        .filter(({ UserStatus }) => UserStatus !== 'EXTERNAL_PROVIDER')
        .map(({ Username, UserStatus, Attributes }) => ({
          username: Username,
          isConfirmed: UserStatus === 'CONFIRMED',
          isEmailVerified: attributesOf(Attributes).get('email_verified') === 'true',
        }))
    },

    async link(username, { provider, subject }) {
      const answer = await call('AdminLinkProviderForUser', {
        UserPoolId,
        DestinationUser: { ProviderName: 'Cognito', ProviderAttributeValue: username },
        SourceUser: {
          ProviderName: provider,
          ProviderAttributeName: 'Cognito_Subject',
          ProviderAttributeValue: subject,
        },
      })
      if (!answer.ok && !answer.message.includes(linkedAlready)) throw refused('AdminLinkProviderForUser', answer.type)
    },

    async forgetPassword(Username) {
      const Password = randomBytes(48).toString('base64url')
      // The password first, so that no session can be begun with it any more.
      await change('AdminSetUserPassword', { UserPoolId, Username, Password, Permanent: true })
      await change('AdminUserGlobalSignOut', { UserPoolId, Username })
    },

    endSessions: (Username) => change('AdminUserGlobalSignOut', { UserPoolId, Username }),
  })
}
