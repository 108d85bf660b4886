// Password messages: what is wrong with a new password, and what a refusal of the identity service means.

import { newPasswordProblem } from '../../lib/new-password.ts'
import { isSessionOver, resetFirst } from './factor-messages.ts'

export type PasswordDraft = { current: string; next: string }
export type PasswordErrors = Partial<Record<keyof PasswordDraft, string>>

/** What can be said before anything is sent. */
export function checkPasswords({ current, next }: PasswordDraft): PasswordErrors {
  const errors: PasswordErrors = {}
  if (current === '') errors.current = 'Enter your current password.'
  const problem = newPasswordProblem(next)
  if (next === '') errors.next = 'Choose a new password.'
  else if (problem !== undefined) errors.next = problem
  else if (next === current) errors.next = 'Choose one that is different from your current password.'
  return errors
}

const tooMany = 'Too many attempts. Wait a few minutes, then try again. Your password hasn’t changed.'
const tooWeak = 'This password was refused. It may be too easy to guess. A few random words work well.'
const signedOut = 'Your session has ended. Sign in again, then change your password.'
/** Only the few minutes for changing it: the person is still signed in. */
const sessionOver = 'That took too long, or was ended elsewhere. Your password hasn’t changed. Try again.'

const unanswered =
  'Gumnut can’t be reached, so your password may or may not have changed. Check your connection, then try again: if your ' +
  'current password is refused, the new one is already set.'

/** A refusal beside the field it is about, or above the form. */
export type PasswordProblem = { field: keyof PasswordDraft | null; message: string }

const byName: Readonly<Record<string, PasswordProblem>> = {
  InvalidPasswordException: { field: 'next', message: tooWeak },
  InvalidParameterException: { field: 'next', message: tooWeak },
  PasswordHistoryPolicyViolationException: {
    field: 'next',
    message: 'You have used this password before. Choose a new one.',
  },
  LimitExceededException: { field: null, message: tooMany },
  TooManyRequestsException: { field: null, message: tooMany },
  PasswordResetRequiredException: { field: null, message: resetFirst },
  UserUnAuthenticatedException: { field: null, message: signedOut },
  UserNotFoundException: { field: null, message: signedOut },
  SecuritySessionUnavailable: { field: null, message: 'Reload the page, then change your password.' },
  NetworkError: {
    field: null,
    message: 'Gumnut can’t be reached. Check your connection and try again. Your password hasn’t changed.',
  },
  UnansweredChange: { field: null, message: unanswered },
}

export function passwordProblem(error: unknown): PasswordProblem {
  if (isSessionOver(error)) return { field: null, message: sessionOver }
  const { name, message } = error instanceof Error ? error : new Error(String(error))
  if (name === 'NotAuthorizedException') {
    // The same name for a wrong password and for too many of them.
    if (/attempts? (?:limit )?exceeded/i.test(message)) return { field: null, message: tooMany }
    // And for the app's code that came too late: the password before it was right.
    if (/session/i.test(message)) return { field: null, message: sessionOver }
    return { field: 'current', message: 'That isn’t your current password.' }
  }
  return byName[name] ?? { field: null, message: 'We couldn’t change your password. Please try again.' }
}
