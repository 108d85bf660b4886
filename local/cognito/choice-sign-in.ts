// Owns USER_AUTH, the sign-in that lets a person choose: a passkey, or the password as ever. Cognito also lists the password in
// plain text there; this app never sends one, and it is refused here.
import type { AppClient } from './app-clients.ts'
import { invalidParameter } from './cognito-error.ts'
import { newPasskeyChallenge, requestOptions, usedPasskey } from './passkeys.ts'
import type { Pool } from './pool.ts'
import { factorsOf, withFactors } from './pool-user.ts'
import type { User } from './pool-user.ts'
import { optionalRecord, parseInput, requiredParameter, requiredText } from './request-input.ts'
import type { Input } from './request-input.ts'
import { newChallengeSession, sessionExpired } from './second-factor.ts'

/**
 * With a second factor on, a passkey signs in only for whoever turned that on too (WebAuthnMfaSettings): it then stands for
 * both factors, as the pool's MULTI_FACTOR_WITH_USER_VERIFICATION says.
 */
function mayUsePasskey(user: User): boolean {
  const { passkeys, turnedOn } = factorsOf(user)
  return passkeys.length > 0 && (turnedOn.length === 0 || turnedOn.includes('WEB_AUTHN'))
}

/** The answer to InitiateAuth, or null when it asks for the password by SRP. */
export function startByChoice(pool: Pool, client: AppClient, input: Input) {
  const login = requiredParameter(input, 'AuthParameters', 'USERNAME')
  const preferred = optionalRecord(input, 'AuthParameters')?.['PREFERRED_CHALLENGE']
  if (preferred === 'PASSWORD_SRP') return null
  const user = pool.directory.byLogin(login)
  if (preferred === 'WEB_AUTHN' && user && mayUsePasskey(user)) return askForPasskey(pool, client, user)
  const session = newChallengeSession()
  pool.halfSignedIn.set(session, { clientId: client.id, step: 'choice', username: user?.username ?? null })
  return {
    ChallengeName: 'SELECT_CHALLENGE',
    Session: session,
    AvailableChallenges: ['PASSWORD', 'PASSWORD_SRP', ...(user && mayUsePasskey(user) ? ['WEB_AUTHN'] : [])],
    ChallengeParameters: {},
  }
}

/** The answer to what was chosen of SELECT_CHALLENGE, or null when it is the password by SRP. */
export function choose(pool: Pool, client: AppClient, input: Input) {
  const answer = requiredParameter(input, 'ChallengeResponses', 'ANSWER')
  requiredParameter(input, 'ChallengeResponses', 'USERNAME')
  const half = pool.halfSignedIn.take(requiredText(input, 'Session'))
  if (half?.step !== 'choice' || half.clientId !== client.id) throw sessionExpired()
  if (answer === 'PASSWORD_SRP') return null
  const user = half.username === null ? undefined : pool.directory.byUsername(half.username)
  if (answer === 'WEB_AUTHN' && user && mayUsePasskey(user)) return askForPasskey(pool, client, user)
  throw invalidParameter(`${answer} is not available for the user.`)
}

function askForPasskey(pool: Pool, client: AppClient, user: User) {
  const session = newChallengeSession()
  const challenge = newPasskeyChallenge()
  pool.halfSignedIn.set(session, { clientId: client.id, step: 'passkey', username: user.username, challenge })
  return {
    ChallengeName: 'WEB_AUTHN',
    Session: session,
    ChallengeParameters: { CREDENTIAL_REQUEST_OPTIONS: JSON.stringify(requestOptions(pool, user, challenge)) },
  }
}

/** The user whose passkey this answer proves. Each challenge takes one answer. */
export async function takePasskey(pool: Pool, client: AppClient, input: Input): Promise<User> {
  const credential = parseInput(requiredParameter(input, 'ChallengeResponses', 'CREDENTIAL'))
  requiredParameter(input, 'ChallengeResponses', 'USERNAME')
  const half = pool.halfSignedIn.take(requiredText(input, 'Session'))
  const user = half?.step === 'passkey' ? pool.directory.byUsername(half.username) : undefined
  if (half?.step !== 'passkey' || half.clientId !== client.id || !user || !mayUsePasskey(user)) throw sessionExpired()
  const passkey = await usedPasskey(pool, user, credential, half.challenge)
  return pool.directory.change(user, (current) => {
    const passkeys = factorsOf(current).passkeys.map((other) => (other.id === passkey.id ? passkey : other))
    return withFactors(current, { passkeys })
  })
}
