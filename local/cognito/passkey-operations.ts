// Owns what people do about their own passkeys: adding, listing and deleting them.
import { CognitoError } from './cognito-error.ts'
import { creationOptions, maxPasskeys, newPasskeyChallenge, registeredPasskey } from './passkeys.ts'
import { signedInUser } from './pool.ts'
import type { Pool } from './pool.ts'
import { factorsOf, withFactors } from './pool-user.ts'
import type { Passkey, User } from './pool-user.ts'
import { requiredRecord, requiredText } from './request-input.ts'
import type { Input } from './request-input.ts'

function assertRoom(user: User) {
  if (factorsOf(user).passkeys.length < maxPasskeys) return
  throw new CognitoError('LimitExceededException', `A user can have up to ${maxPasskeys} passkeys.`)
}

export async function startWebAuthnRegistration(pool: Pool, input: Input) {
  const user = await signedInUser(pool, input)
  assertRoom(user)
  const challenge = newPasskeyChallenge()
  pool.registrations.set(user.username, { challenge })
  return { CredentialCreationOptions: creationOptions(pool, user, challenge) }
}

export async function completeWebAuthnRegistration(pool: Pool, input: Input) {
  const credential = requiredRecord(input, 'Credential')
  const user = await signedInUser(pool, input)
  const registration = pool.registrations.take(user.username)
  if (!registration) {
    throw new CognitoError('WebAuthnChallengeNotFoundException', 'The challenge was not found or has expired.')
  }
  const passkey = await registeredPasskey(pool, credential, registration.challenge)
  pool.directory.change(user, (current) => {
    assertRoom(current)
    const others = factorsOf(current).passkeys.filter(({ id }) => id !== passkey.id)
    return withFactors(current, { passkeys: [...others, passkey] })
  })
  return {}
}

/** All on one page: there are at most 20. */
export async function listWebAuthnCredentials(pool: Pool, input: Input) {
  const { passkeys } = factorsOf(await signedInUser(pool, input))
  return { Credentials: passkeys.map((passkey) => describe(pool, passkey)) }
}

function describe(pool: Pool, { id, attachment, transports, createdAtMs }: Passkey) {
  return {
    CredentialId: id,
    // Cognito makes up a name of its own too; which is not documented.
    FriendlyCredentialName: 'Passkey',
    RelyingPartyId: pool.relyingPartyId,
    ...(attachment === null ? {} : { AuthenticatorAttachment: attachment }),
    AuthenticatorTransports: transports,
    CreatedAt: createdAtMs / 1000,
  }
}

export async function deleteWebAuthnCredential(pool: Pool, input: Input) {
  const credentialId = requiredText(input, 'CredentialId')
  const user = await signedInUser(pool, input)
  pool.directory.change(user, (current) => {
    const { passkeys } = factorsOf(current)
    const left = passkeys.filter(({ id }) => id !== credentialId)
    if (left.length === passkeys.length) {
      throw new CognitoError('ResourceNotFoundException', 'The credential does not exist.')
    }
    return withFactors(current, { passkeys: left })
  })
  return {}
}
