// RecoverySignIn on Cognito: admin calls, and a sign-in by password (SRP) that is handed on between the browser and Cognito. It ends
// where Cognito asks for the second factor, so no token is ever made; the password is never here (ADR 037).
import type { RecoverySignIn } from '#shared/recovery/ports.ts'
import { Problem } from '#shared/operation/problem.ts'
import { attributesOf, poolApi, type PoolApiSettings, refused } from './pool-api.ts'

export type RecoverySignInSettings = PoolApiSettings & {
  readonly userPoolId: string
  /** The app client whose sign-in is handed on. */
  readonly clientId: string
}

/** Cognito names them differently by how the password could not be right. */
const refusals = new Set([
  'NotAuthorizedException',
  'InvalidParameterException',
  'PasswordResetRequiredException',
  'UserNotFoundException',
  'UserNotConfirmedException',
])
/** Asked of somebody whose password was right. */
const secondFactors = new Set(['SOFTWARE_TOKEN_MFA', 'SELECT_MFA_TYPE', 'WEB_AUTHN'])

const texts = (value: unknown): Readonly<Record<string, string>> => (value ?? {}) as Record<string, string>

export function cognitoRecoverySignIn(settings: RecoverySignInSettings): RecoverySignIn {
  const { userPoolId: UserPoolId, clientId: ClientId } = settings
  const { call } = poolApi(settings)

  return {
    async find(email) {
      const answer = await call('AdminGetUser', { UserPoolId, Username: email })
      if (!answer.ok) {
        if (answer.type === 'UserNotFoundException') return undefined
        throw refused('AdminGetUser', answer.type)
      }
      const { Username, UserStatus, Enabled, UserAttributes, UserMFASettingList } = answer.body
      const attributes = attributesOf(UserAttributes)
      // The name may be another's user name; the address is what was asked for.
      if (attributes.get('email')?.toLowerCase() !== email.toLowerCase()) return undefined
      if (UserStatus !== 'CONFIRMED' || Enabled === false || attributes.get('email_verified') !== 'true')
        return undefined
      return {
        userId: attributes.get('sub') ?? '',
        username: String(Username),
        hasAuthenticator: ((UserMFASettingList ?? []) as string[]).includes('SOFTWARE_TOKEN_MFA'),
      }
    },

    async challenge(email, clientPublic) {
      const answer = await call('InitiateAuth', {
        AuthFlow: 'USER_SRP_AUTH',
        ClientId,
        AuthParameters: { USERNAME: email, SRP_A: clientPublic },
      })
      if (!answer.ok) {
        // A number of the client with which anybody could prove anything.
        if (answer.type === 'InvalidParameterException') throw new Problem('invalid_request', 'Check the request.')
        throw refused('InitiateAuth', answer.type)
      }
      const {
        SALT = '',
        SRP_B = '',
        SECRET_BLOCK = '',
        USER_ID_FOR_SRP = '',
      } = texts(answer.body['ChallengeParameters'])
      return { salt: SALT, serverPublic: SRP_B, secretBlock: SECRET_BLOCK, userIdForSrp: USER_ID_FOR_SRP }
    },

    async prove(username, { secretBlock, timestamp, signature }) {
      const answer = await call('RespondToAuthChallenge', {
        ClientId,
        ChallengeName: 'PASSWORD_VERIFIER',
        ChallengeResponses: {
          USERNAME: username,
          PASSWORD_CLAIM_SECRET_BLOCK: secretBlock,
          TIMESTAMP: timestamp,
          PASSWORD_CLAIM_SIGNATURE: signature,
        },
      })
      if (!answer.ok) {
        if (refusals.has(answer.type)) return 'wrong'
        throw refused('RespondToAuthChallenge', answer.type)
      }
      if (secondFactors.has(String(answer.body['ChallengeName']))) return 'second-factor'
      // Nobody is to hold what this sign-in was not made for.
      const { RefreshToken: Token } = texts(answer.body['AuthenticationResult'])
      if (Token !== undefined) await call('RevokeToken', { ClientId, Token })
      return 'no-factor'
    },

    async turnOff(userId) {
      const answer = await call('AdminSetUserMFAPreference', {
        UserPoolId,
        Username: userId,
        SoftwareTokenMfaSettings: { Enabled: false, PreferredMfa: false },
        // A passkey may stand for both factors only beside an app, so this goes with it. The passkey still signs in.
        WebAuthnMfaSettings: { Enabled: false },
      })
      if (!answer.ok && answer.type !== 'UserNotFoundException') {
        throw refused('AdminSetUserMFAPreference', answer.type)
      }
    },
  }
}
