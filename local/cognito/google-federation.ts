// Owns who a Google account is in the pool: a linked native user, a Google user of its own, or a new one.
import { randomUUID } from 'node:crypto'
import type { PreSignUpTriggerEvent } from 'aws-lambda'
import { googleUsername } from './google-accounts.ts'
import type { GoogleAccount } from './google-accounts.ts'
import type { Pool } from './pool.ts'
import { isNative } from './pool-user.ts'
import type { User } from './pool-user.ts'

/** A sign-in that ends in the app with `error` and `error_description`. */
export class FederationError extends Error {}

export async function userOfGoogleAccount(pool: Pool, account: GoogleAccount): Promise<User> {
  const known = pool.directory.byGoogleId(account.id)
  if (known) return refreshProfile(pool, known, account)

  if (pool.preSignUpExternal) {
    await pool.preSignUpExternal(preSignUpEvent(pool, account)).catch((problem: unknown) => {
      const reason = problem instanceof Error ? problem.message : String(problem)
      throw new FederationError(`PreSignUp failed with error ${reason}.`)
    })
    const linked = pool.directory.byGoogleId(account.id)
    // Cognito often ends the very sign-in that made the link in this error; the next one succeeds. An app that
    // copes here copes there.
    if (linked && pool.failsFirstLinkedSignIn) {
      throw new FederationError(`Already found an entry for username ${googleUsername(account.id)}`)
    }
    if (linked) return refreshProfile(pool, linked, account)
  }
  const createdAtMs = Date.now()
  return pool.directory.add({
    username: googleUsername(account.id),
    sub: randomUUID(),
    status: 'EXTERNAL_PROVIDER',
    attributes: mappedAttributes(account),
    password: null,
    codes: {},
    identities: [{ googleId: account.id, primary: true, createdAtMs }],
    sessions: [],
    createdAtMs,
    modifiedAtMs: createdAtMs,
  })
}

// Cognito maps the provider's attributes again at each sign-in. A linked native user keeps the own address: two users
// with one address must not come about this way.
function refreshProfile(pool: Pool, user: User, account: GoogleAccount): User {
  const { email, ...rest } = mappedAttributes(account)
  const attributes = isNative(user) ? { name: rest.name } : { email, ...rest }
  return pool.directory.change(user, (current) => ({
    ...current,
    attributes: { ...current.attributes, ...attributes },
  }))
}

function mappedAttributes({ email, name, isEmailVerified }: GoogleAccount) {
  return { email, email_verified: String(isEmailVerified), name }
}

function preSignUpEvent(pool: Pool, account: GoogleAccount): PreSignUpTriggerEvent {
  return {
    version: '1',
    triggerSource: 'PreSignUp_ExternalProvider',
    region: pool.region,
    userPoolId: pool.poolId,
    userName: googleUsername(account.id),
    callerContext: { awsSdkVersion: 'aws-sdk-unknown-unknown', clientId: pool.clients.everyday.id },
    request: {
      userAttributes: {
        ...mappedAttributes(account),
        'cognito:email_alias': '',
        'cognito:phone_number_alias': '',
      },
      validationData: {},
    },
    response: { autoConfirmUser: false, autoVerifyEmail: false, autoVerifyPhone: false },
  }
}
