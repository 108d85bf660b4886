// Auth messages: what a refusal of the identity service becomes.
import { expect, test } from 'vitest'
import { checkAuth } from '#web/features/auth/auth-checks.ts'
import { redirectMessage } from '#web/features/auth/auth-messages.ts'
import { authMessage } from '#web/features/auth/refusals.ts'

const refusal = (name: string, message = ''): Error => Object.assign(new Error(message), { name })

test('an unknown user and a wrong password read the same', () => {
  const wrong = authMessage(refusal('NotAuthorizedException', 'Incorrect username or password.'), 'sign-in')
  expect(wrong).toBe('Incorrect email or password.')
  expect(authMessage(refusal('UserNotFoundException', 'User does not exist.'), 'sign-in')).toBe(wrong)
})

test.each([
  ['NotAuthorizedException', 'Password attempts exceeded', 'sign-in', /^Too many attempts/],
  ['LimitExceededException', 'Attempt limit exceeded', 'reset-request', /^Too many attempts/],
  ['CodeMismatchException', 'Invalid verification code provided', 'code', /^That code isn’t right/],
  ['ExpiredCodeException', 'Invalid code provided', 'code', /has expired/],
  ['UserNotFoundException', '', 'code', /^That code isn’t right/],
  ['InvalidPasswordException', 'Password did not conform with policy', 'sign-up', /at least 12 characters/],
  ['UsernameExistsException', 'User already exists', 'sign-up', /Sign in, or choose/],
  ['CodeMismatchException', 'Invalid code received for user', 'app-code', /the one your app shows now/],
  ['ExpiredCodeException', 'Your software token has already been used once.', 'app-code', /used already/],
  ['NotAuthorizedException', 'Invalid session for the user, session is expired.', 'app-code', /sign in again/],
  ['NotAuthorizedException', 'Attempts exceeded', 'app-code', /^Too many attempts/],
  ['NoPasskey', '', 'passkey', /^There’s no passkey/],
  ['PasskeyAuthenticationCanceled', '', 'passkey', /^No passkey was used/],
  ['NotAuthorizedException', 'Invalid passkey.', 'passkey', /^That passkey didn’t work/],
  ['NetworkError', 'A network error has occurred.', 'sign-in', /can’t be reached/],
  [
    'UserLambdaValidationException',
    'PreSignUp failed with error Use another address.',
    'sign-up',
    /^Use another address\.$/,
  ],
] as const)('%s "%s" on %s', (name, message, task, text) => {
  expect(authMessage(refusal(name, message), task)).toMatch(text)
})

test('a refusal nobody foresaw is shown in the words of the service', () => {
  expect(authMessage(refusal('SomethingNewException', 'The service says so.'), 'sign-in')).toBe('The service says so.')
})

test('what is not a refusal is an unexpected error', () => {
  expect(authMessage(refusal('TypeError', 'x is undefined'), 'sign-in')).toBe('An unexpected error occurred.')
  expect(authMessage('odd', 'sign-up')).toBe('An unexpected error occurred.')
})

test('whatever goes wrong with Google is Google sign-in failed', () => {
  expect(authMessage(refusal('OAuthSignInException', 'state mismatch'), 'google')).toBe('Google sign-in failed.')
  expect(redirectMessage('access_denied')).toEqual({
    title: 'Google sign-in failed.',
    detail: expect.stringMatching(/^It was cancelled/),
  })
  expect(redirectMessage('server_error').title).toBe('Google sign-in failed.')
})

test('accounts that were just linked are asked to continue once more', () => {
  expect(redirectMessage('Already found an entry for username Google_123').detail).toMatch(/once more/)
})

const draft = { name: 'Sam', email: 'sam@example.com', password: 'four random words', code: '123456' }

test('a form that is filled in has nothing to complain about', () => {
  expect(checkAuth(draft, ['name', 'email', 'new-password', 'code'])).toEqual({})
})

test.each([
  [{ name: ' ' }, ['name'], 'name'],
  [{ email: '' }, ['email'], 'email'],
  [{ email: 'sam@example' }, ['email'], 'email'],
  [{ password: '' }, ['password'], 'password'],
  [{ password: 'elevenchars' }, ['new-password'], 'password'],
  [{ code: '12345' }, ['code'], 'code'],
] as const)('%o is pointed out before anything is sent', (changed, fields, field) => {
  expect(Object.keys(checkAuth({ ...draft, ...changed }, fields))).toEqual([field])
})

test('an old password may be short: only the identity service judges it', () => {
  expect(checkAuth({ ...draft, password: 'x' }, ['email', 'password'])).toEqual({})
})
