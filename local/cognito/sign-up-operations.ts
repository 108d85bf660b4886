// Owns making an account: SignUp, ConfirmSignUp, ResendConfirmationCode, DeleteUser.
import { randomUUID } from 'node:crypto'
import { assertPassword, assertWritable, isEmail } from './account-rules.ts'
import { afterConfirmation } from './after-triggers.ts'
import { emailTaken, invalidParameter, notAuthorized } from './cognito-error.ts'
import { describeDelivery } from './mailed-codes.ts'
import { assertClient, poolNameOf, signedInUser } from './pool.ts'
import type { Pool } from './pool.ts'
import { attributeList, requiredText } from './request-input.ts'
import type { Input } from './request-input.ts'
import { provePassword } from './srp.ts'
import { emailOf, withoutCode } from './pool-user.ts'

export async function signUp(pool: Pool, input: Input) {
  assertClient(pool, input)
  const email = requiredText(input, 'Username')
  if (!isEmail(email)) throw invalidParameter('Username should be an email.')
  const password = requiredText(input, 'Password')
  assertPassword(password)
  const attributes = attributeList(input, 'UserAttributes')
  assertWritable(attributes)
  if (attributes['email'] !== undefined && attributes['email'].toLowerCase() !== email.toLowerCase()) {
    throw invalidParameter('Username and email attribute must be the same.')
  }
  // Also while the first account is still unconfirmed, as in Cognito: the way on is a new code, not a new account.
  if (pool.directory.byEmail(email)) throw emailTaken()

  const username = randomUUID()
  const user = pool.directory.add({
    username,
    sub: username,
    status: 'UNCONFIRMED',
    attributes: { ...attributes, email, email_verified: 'false' },
    password: provePassword(poolNameOf(pool), username, password, pool.newSalt()),
    codes: {},
    identities: [],
    sessions: [],
    createdAtMs: Date.now(),
    modifiedAtMs: Date.now(),
  })
  const delivery = await pool.codes.send(user, 'SignUp', email)
  return { CodeDeliveryDetails: delivery, UserConfirmed: false, UserSub: username }
}

export async function confirmSignUp(pool: Pool, input: Input) {
  assertClient(pool, input)
  const login = requiredText(input, 'Username')
  const code = requiredText(input, 'ConfirmationCode')
  const user = pool.directory.byLogin(login)
  if (!user) return pool.codes.refuse(login, 'signUp', false)
  if (user.status !== 'UNCONFIRMED') throw notAuthorized('User cannot be confirmed. Current status is CONFIRMED')
  pool.codes.check(user, 'signUp', code)
  const confirmed = pool.directory.change(user, (current) => ({
    ...withoutCode(current, 'signUp'),
    status: 'CONFIRMED',
    attributes: { ...current.attributes, email_verified: 'true' },
  }))
  await afterConfirmation(pool, 'ConfirmSignUp', confirmed, input)
  return {}
}

export async function resendConfirmationCode(pool: Pool, input: Input) {
  assertClient(pool, input)
  const login = requiredText(input, 'Username')
  const user = pool.directory.byLogin(login)
  if (!user) return { CodeDeliveryDetails: describeDelivery(login) }
  if (user.status !== 'UNCONFIRMED') throw invalidParameter('User is already confirmed.')
  return { CodeDeliveryDetails: await pool.codes.send(user, 'ResendCode', emailOf(user)) }
}

export async function deleteUser(pool: Pool, input: Input) {
  pool.directory.remove(await signedInUser(pool, input))
  return {}
}
