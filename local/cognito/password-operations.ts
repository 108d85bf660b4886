// Owns changing a password: ChangePassword, ForgotPassword, ConfirmForgotPassword.
import { assertPassword } from './account-rules.ts'
import { afterConfirmation } from './after-triggers.ts'
import { incorrectCredentials, tooManyAttempts } from './cognito-error.ts'
import { describeDelivery } from './mailed-codes.ts'
import { assertClient, poolNameOf, signedInUser } from './pool.ts'
import type { Pool } from './pool.ts'
import { requiredText } from './request-input.ts'
import type { Input } from './request-input.ts'
import { isPassword, provePassword } from './srp.ts'
import { emailOf, withoutCode } from './pool-user.ts'
import type { User } from './pool-user.ts'

export async function changePassword(pool: Pool, input: Input) {
  const previous = requiredText(input, 'PreviousPassword')
  const proposed = requiredText(input, 'ProposedPassword')
  const user = await signedInUser(pool, input)
  assertPassword(proposed)
  const attempts = `change ${user.username}`
  if (pool.codeLimit.isLocked(attempts)) throw tooManyAttempts()
  if (!user.password || !isPassword(user.password, poolNameOf(pool), user.username, previous)) {
    pool.codeLimit.recordFailure(attempts)
    throw incorrectCredentials()
  }
  pool.codeLimit.clear(attempts)
  pool.directory.change(user, (current) => withPassword(pool, current, proposed))
  return {}
}

export async function forgotPassword(pool: Pool, input: Input) {
  assertClient(pool, input)
  const login = requiredText(input, 'Username')
  const user = resettableUser(pool, login)
  if (user) return { CodeDeliveryDetails: await pool.codes.send(user, 'ForgotPassword', emailOf(user)) }
  // Answered as if sent, so that the answer does not reveal who has an account.
  pool.decoyResets.set(login.toLowerCase(), true)
  return { CodeDeliveryDetails: describeDelivery(login) }
}

export async function confirmForgotPassword(pool: Pool, input: Input) {
  assertClient(pool, input)
  const login = requiredText(input, 'Username')
  const code = requiredText(input, 'ConfirmationCode')
  const password = requiredText(input, 'Password')
  assertPassword(password)
  const user = resettableUser(pool, login)
  if (!user) return pool.codes.refuse(login, 'reset', pool.decoyResets.get(login.toLowerCase()) === true)
  pool.codes.check(user, 'reset', code)
  pool.directory.change(user, (current) => withPassword(pool, withoutCode(current, 'reset'), password))
  pool.passwordLimit.clear(user.username)
  await afterConfirmation(pool, 'ConfirmForgotPassword', user, input)
  return {}
}

function resettableUser(pool: Pool, login: string): User | undefined {
  const user = pool.directory.byLogin(login)
  return user?.status === 'CONFIRMED' && user.attributes['email_verified'] === 'true' ? user : undefined
}

export function withPassword(pool: Pool, user: User, password: string): User {
  return { ...user, password: provePassword(poolNameOf(pool), user.username, password, pool.newSalt()) }
}
