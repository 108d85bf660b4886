// Accounts on Cognito: its JSON API with the caller's own access token, which needs no signing and no SDK.
import { Problem } from '#shared/operation/problem.ts'
import type { Accounts } from '#shared/account/ports.ts'

const timeoutMs = 4000

type Reply = { status: number; body: Record<string, unknown> }

/** @param endpoint the region's Cognito endpoint, or the local stand-in's */
export function cognitoAccounts(endpoint: string): Accounts {
  async function call(operation: 'GetUser' | 'DeleteUser', accessToken: string): Promise<Reply> {
    try {
      const response = await fetch(endpoint, {
        method: 'POST',
        headers: {
          'content-type': 'application/x-amz-json-1.1',
          'x-amz-target': `AWSCognitoIdentityProviderService.${operation}`,
        },
        body: JSON.stringify({ AccessToken: accessToken }),
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
      })
      const text = await response.text()
      return { status: response.status, body: text === '' ? {} : (JSON.parse(text) as Record<string, unknown>) }
    } catch (error) {
      throw unreachable(error)
    }
  }

  const unreachable = (cause: unknown): Problem =>
    new Problem('unavailable', 'We cannot reach the sign-in service right now. Please try again in a moment.', {
      retryAfterSeconds: 5,
      cause,
    })

  /** Gone, signed out or disabled: in each case the token opens nothing any more. */
  const isRefusal = ({ status, body }: Reply): boolean =>
    status === 400 &&
    /NotAuthorizedException|UserNotFoundException|PasswordResetRequiredException/.test(String(body['__type']))

  return {
    async identify(accessToken) {
      const reply = await call('GetUser', accessToken)
      if (isRefusal(reply)) return undefined
      if (reply.status !== 200) throw unreachable(new Error(`GetUser answered ${reply.status}`))
      const list = (reply.body['UserAttributes'] ?? []) as Array<{ Name: string; Value?: string }>
      const attributes = new Map(list.map(({ Name, Value }) => [Name, Value]))
      const name = attributes.get('name')?.trim()
      return {
        email: attributes.get('email') ?? '',
        isEmailVerified: attributes.get('email_verified') === 'true',
        ...(name === undefined || name === '' ? {} : { name }),
      }
    },

    async remove(accessToken) {
      // With the user every refresh token is gone, so each device is signed out when its access token runs out.
      const reply = await call('DeleteUser', accessToken)
      if (reply.status !== 200 && !isRefusal(reply)) throw unreachable(new Error(`DeleteUser answered ${reply.status}`))
    },
  }
}
