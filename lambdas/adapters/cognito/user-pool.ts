// UserPool on Cognito's admin API, which only the linking trigger may call.
import {
  AdminLinkProviderForUserCommand,
  CognitoIdentityProviderClient,
  ListUsersCommand,
} from '@aws-sdk/client-cognito-identity-provider'
import type { UserPool } from '#shared/account/ports.ts'

export function cognitoUserPool(settings: { region: string; endpoint?: string }): (userPoolId: string) => UserPool {
  const client = new CognitoIdentityProviderClient(settings)
  return (UserPoolId) => ({
    async findByEmail(email) {
      // Inside the filter's quotes a quote or backslash of the address would end it early.
      const Filter = `email = "${email.replace(/["\\]/g, (character) => `\\${character}`)}"`
      const { Users } = await client.send(new ListUsersCommand({ UserPoolId, Filter }))
      return (Users ?? [])
        .filter(({ UserStatus }) => UserStatus !== 'EXTERNAL_PROVIDER')
        .map(({ Username, UserStatus, Attributes }) => ({
          username: Username ?? '',
          isConfirmed: UserStatus === 'CONFIRMED',
          isEmailVerified:
            Attributes?.some(({ Name, Value }) => Name === 'email_verified' && Value === 'true') ?? false,
        }))
    },

    async link(username, { provider, subject }) {
      await client.send(
        new AdminLinkProviderForUserCommand({
          UserPoolId,
          DestinationUser: { ProviderName: 'Cognito', ProviderAttributeValue: username },
          SourceUser: {
            ProviderName: provider,
            ProviderAttributeName: 'Cognito_Subject',
            ProviderAttributeValue: subject,
          },
        }),
      )
    },
  })
}
