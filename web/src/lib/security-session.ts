// Security session: a sign-in that is new each time, for what changes an account: its password and its factors (P103, ADR 035).
//
// The tokens of everyday use open none of Cognito's operations on an account. These come from a client of their own: they live
// five minutes, cannot be renewed, and are kept in this module's memory alone. The everyday session stays as it is.
import { handlePasswordSRP } from 'amplify-srp'
import { fromThisBrowser } from './browser-mark.ts'
import { env } from './env.ts'
import { currentIdentity } from './session.ts'
import { claimsOf } from './stored-session.ts'
import { writeStored } from './stored.ts'

/** Why the six digits are asked for: the first time, or again because Cognito did not take them. */
export type CodeProblem = 'none' | 'wrong' | 'used already'
/** Asks for the six digits of the authenticator app; null when the person gives up. */
export type AskForCode = (problem: CodeProblem) => Promise<string | null>

export type SecuritySession = {
  /**
   * One of Cognito's operations that take an access token, such as ChangePassword; the token is put in.
   * @returns its answer
   * @throws SecurityProblem, named as Cognito's exception, NetworkError or SecuritySessionEnded
   */
  call(operation: string, input?: Readonly<Record<string, unknown>>): Promise<Record<string, unknown>>
  /** Forgets the token, and has it revoked. Never fails; harmless after the session has ended by itself. */
  close(): Promise<void>
}

/** What Amplify throws has such a name too, so that one list of names says what a person reads. */
class SecurityProblem extends Error {
  constructor(name: string, message = '', options?: ErrorOptions) {
    super(message, options)
    this.name = name
  }
}

type Tokens = { AccessToken: string; RefreshToken?: string; ExpiresIn: number }
type Answer = { AuthenticationResult?: Tokens; ChallengeName?: string; Session?: string; ChallengeParameters?: object }

const timeoutMs = 10_000
/** Where Amplify notes whose exchange it is, for a step after it that never comes here: it would outlive a sign-out. */
const notedKey = 'CognitoSignInState.username'
const noDevices = { getDeviceMetadata: () => Promise.resolve(null), clearDeviceMetadata: () => Promise.resolve() }

function client() {
  const {
    region,
    userPoolId,
    securityClientId,
    userPoolEndpoint = `https://cognito-idp.${region}.amazonaws.com/`,
  } = env()
  // A configuration that an older release has left in this browser.
  if (securityClientId === undefined) throw new SecurityProblem('SecuritySessionUnavailable')
  const endpoint = new URL(userPoolEndpoint, window.location.origin).href
  return { userPoolId, userPoolClientId: securityClientId, userPoolEndpoint: endpoint }
}

async function post(operation: string, input: object): Promise<Record<string, unknown>> {
  const response = await fetch(client().userPoolEndpoint, {
    method: 'POST',
    headers: {
      'content-type': 'application/x-amz-json-1.1',
      'x-amz-target': `AWSCognitoIdentityProviderService.${operation}`,
    },
    body: JSON.stringify(input),
    signal: AbortSignal.timeout(timeoutMs),
  }).catch((cause: unknown) => Promise.reject(new SecurityProblem('NetworkError', '', { cause })))
  const body = (await response.json().catch(() => ({}))) as Record<string, unknown>
  if (response.ok) return body
  const type = String(body['__type'] ?? 'UnknownError').replace(/^.*#/, '')
  throw new SecurityProblem(type, String(body['message'] ?? ''))
}

const refusedCode: Readonly<Record<string, CodeProblem>> = {
  CodeMismatchException: 'wrong',
  ExpiredCodeException: 'used already',
  EnableSoftwareTokenMFAException: 'wrong',
}

/** The challenge after the password: asked for until it is right, the person gives up, or Cognito has had enough. */
async function answerCode(
  { Session, ChallengeParameters }: Answer,
  username: string,
  ask: AskForCode,
): Promise<Answer> {
  const { USER_ID_FOR_SRP = username } = (ChallengeParameters ?? {}) as { USER_ID_FOR_SRP?: string }
  for (let problem: CodeProblem = 'none'; ;) {
    const code = await ask(problem)
    if (code === null) throw new SecurityProblem('SecuritySessionCancelled')
    try {
      return await post('RespondToAuthChallenge', {
        ClientId: client().userPoolClientId,
        ChallengeName: 'SOFTWARE_TOKEN_MFA',
        ChallengeResponses: { USERNAME: USER_ID_FOR_SRP, SOFTWARE_TOKEN_MFA_CODE: code },
        Session,
        ClientMetadata: fromThisBrowser().clientMetadata,
      })
    } catch (error) {
      const refused = error instanceof SecurityProblem ? refusedCode[error.name] : undefined
      if (refused === undefined) throw error
      problem = refused
    }
  }
}

/**
 * Signs in anew as whoever is signed in, with their password and what Cognito asks for beside it.
 * @param askForCode called only where an authenticator app is on
 * @throws SecurityProblem or an error of Amplify's, both with Cognito's name for it; NotAuthorizedException for a wrong password
 */
export async function openSecuritySession(password: string, askForCode: AskForCode): Promise<SecuritySession> {
  const identity = await currentIdentity()
  if (identity === null) throw new SecurityProblem('UserUnAuthenticatedException')
  const { uid, email: username } = identity
  const signIn = { username, password, ...fromThisBrowser(), tokenOrchestrator: noDevices } as const
  let answer: Answer = await handlePasswordSRP({ ...signIn, config: client(), authFlow: 'USER_SRP_AUTH' }).finally(() =>
    writeStored('session', notedKey, null),
  )
  if (answer.ChallengeName === 'SOFTWARE_TOKEN_MFA') answer = await answerCode(answer, username, askForCode)
  const tokens = answer.AuthenticationResult
  if (tokens === undefined) throw new SecurityProblem('UnknownChallenge', answer.ChallengeName)
  const session = sessionOf(tokens)
  if (claimsOf(tokens.AccessToken)['sub'] === uid) return session
  await session.close()
  throw new SecurityProblem('UserUnAuthenticatedException')
}

function sessionOf({ AccessToken, RefreshToken, ExpiresIn }: Tokens): SecuritySession {
  let token: string | null = AccessToken
  const end = setTimeout(() => (token = null), ExpiresIn * 1000)
  return {
    async call(operation, input = {}) {
      if (token === null) throw new SecurityProblem('SecuritySessionEnded')
      return post(operation, { ...input, AccessToken: token })
    },
    async close() {
      if (token === null) return
      token = null
      clearTimeout(end)
      if (RefreshToken === undefined) return
      await post('RevokeToken', { ClientId: client().userPoolClientId, Token: RefreshToken }).catch(() => undefined)
    },
  }
}
