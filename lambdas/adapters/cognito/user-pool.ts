// UserPool on Cognito's admin API, which only the linking trigger may call.
import type { UserPool } from '#shared/account/ports.ts'
import { attributesOf, poolApi, type PoolApiSettings, refused } from './pool-api.ts'

type ListedUser = { readonly Username: string; readonly UserStatus: string; readonly Attributes?: unknown }

export function cognitoUserPool(settings: PoolApiSettings): (userPoolId: string) => UserPool {
  const api = poolApi(settings)

  async function call(operation: 'ListUsers' | 'AdminLinkProviderForUser', input: object) {
    const answer = await api.call(operation, input)
    if (!answer.ok) throw refused(operation, answer.type)
    return answer.body
  }

  return (UserPoolId) => ({
    async findByEmail(email) {
      // Inside the filter's quotes a quote or backslash of the address would end it early.
      const Filter = `email = "${email.replace(/["\\]/g, (character) => `\\${character}`)}"`
      const { Users } = await call('ListUsers', { UserPoolId, Filter })
      return ((Users ?? []) as ListedUser[])
        .filter(({ UserStatus }) => UserStatus !== 'EXTERNAL_PROVIDER')
        .map(({ Username, UserStatus, Attributes }) => ({
          username: Username,
          isConfirmed: UserStatus === 'CONFIRMED',
          isEmailVerified: attributesOf(Attributes).get('email_verified') === 'true',
        }))
    },

    async link(username, { provider, subject }) {
      await call('AdminLinkProviderForUser', {
        UserPoolId,
        DestinationUser: { ProviderName: 'Cognito', ProviderAttributeValue: username },
        SourceUser: {
          ProviderName: provider,
          ProviderAttributeName: 'Cognito_Subject',
          ProviderAttributeValue: subject,
        },
      })
    },
  })
}
