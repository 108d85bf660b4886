// Factor messages: what a refusal means, with words that are true whatever became of the change.
import { expect, test } from 'vitest'
import { factorProblem, isSessionOver, passwordRefusal } from '#web/features/profile/factor-messages.ts'

const refusal = (name: string, message = ''): Error => Object.assign(new Error(message), { name })

test.each([
  ['EnableSoftwareTokenMFAException', 'Code mismatch', /^That code isn’t right/],
  ['CodeMismatchException', 'Code mismatch', /^That code isn’t right/],
  ['LimitExceededException', '', /up to 20 passkeys/],
  ['TooManyRequestsException', '', /^Too many attempts/],
  ['NotAuthorizedException', 'Password attempts exceeded', /^Too many attempts/],
  ['NetworkError', '', /can’t be reached.*may or may not have been changed.*try again/],
  ['NotAllowedError', '', /^No passkey was added/],
  ['InvalidStateError', '', /already has a passkey/],
  ['SomethingNewException', 'Whatever', /^Something went wrong/],
] as const)('a change that ends in %s "%s"', (name, message, words) => {
  expect(factorProblem(refusal(name, message))).toMatch(words)
  expect(factorProblem(refusal(name, message))).not.toContain('Nothing has changed')
})

test.each([
  ['NotAuthorizedException', 'Incorrect username or password.', /^That isn’t your password/],
  ['NotAuthorizedException', 'Password attempts exceeded', /^Too many attempts/],
  ['NotAuthorizedException', 'Access Token has been revoked', /^Something went wrong/],
  ['LimitExceededException', '', /^Too many attempts/],
  ['NetworkError', '', /can’t be reached/],
  ['UserUnAuthenticatedException', '', /Sign in again/],
  ['SecuritySessionUnavailable', '', /^Reload the page, then try again\.$/],
  ['PasswordResetRequiredException', '', /has to be reset first/],
  ['SomethingNewException', 'Whatever', /^Something went wrong/],
] as const)('a password that meets %s "%s"', (name, message, words) => {
  expect(passwordRefusal(refusal(name, message))).toMatch(words)
})

test('a session is over when its time is up or its token is no longer good, and not for a wrong password', () => {
  expect(isSessionOver(refusal('SecuritySessionEnded'))).toBe(true)
  expect(isSessionOver(refusal('NotAuthorizedException', 'Access Token has expired'))).toBe(true)
  expect(isSessionOver(refusal('NotAuthorizedException', 'Incorrect username or password.'))).toBe(false)
})
