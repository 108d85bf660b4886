// Password messages: checks before sending, and refusals in words that help.
import { expect, test } from 'vitest'
import { checkPasswords, passwordProblem } from '#web/features/profile/password-messages.ts'

const refusal = (name: string, message = ''): Error => Object.assign(new Error(message), { name })

test.each([
  [{ current: '', next: 'four random words' }, { current: 'Enter your current password.' }],
  [{ current: 'old', next: '' }, { next: 'Choose a new password.' }],
  [{ current: 'old', next: 'elevenchars' }, { next: 'Use at least 12 characters.' }],
  [{ current: 'old', next: 'x'.repeat(257) }, { next: 'Use at most 256 characters.' }],
  [{ current: 'old', next: ' four random words' }, { next: 'Leave out the space at the beginning or the end.' }],
  [
    { current: 'same password 1', next: 'same password 1' },
    { next: 'Choose one that is different from your current password.' },
  ],
  [{ current: 'old', next: 'twelve chars' }, {}],
  [{ current: 'old', next: 'lowercase only words' }, {}],
])('%o: %o', (draft, errors) => expect(checkPasswords(draft)).toEqual(errors))

test.each([
  ['NotAuthorizedException', 'Incorrect username or password.', 'current', /isn’t your current password/],
  ['NotAuthorizedException', 'Password attempts exceeded', null, /^Too many attempts/],
  ['NotAuthorizedException', 'Access Token has been revoked', null, /ended elsewhere.*hasn’t changed\. Try again\.$/],
  ['NotAuthorizedException', 'Invalid session for the user, session is expired.', null, /^That took too long/],
  ['SecuritySessionEnded', '', null, /^That took too long.*hasn’t changed\. Try again\.$/],
  ['UserUnAuthenticatedException', '', null, /Sign in again/],
  ['UserNotFoundException', '', null, /Sign in again/],
  ['InvalidPasswordException', 'Password not long enough', 'next', /refused/],
  ['InvalidParameterException', '1 validation error detected', 'next', /refused/],
  ['PasswordHistoryPolicyViolationException', '', 'next', /used this password before/],
  ['LimitExceededException', 'Attempt limit exceeded', null, /^Too many attempts/],
  ['TooManyRequestsException', '', null, /^Too many attempts/],
  ['NetworkError', 'A network error has occurred.', null, /can’t be reached.*hasn’t changed/],
  ['SomethingNewException', 'Whatever', null, /couldn’t change your password/],
] as const)('%s "%s"', (name, message, field, words) => {
  const problem = passwordProblem(refusal(name, message))
  expect(problem.field).toBe(field)
  expect(problem.message).toMatch(words)
})
