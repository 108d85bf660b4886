// Auth messages: what a person reads when the identity service refuses.
import { passwordLength } from '#shared/account/identity-rules.ts'
import { isJustLinked } from '../../lib/leaving.ts'

export type AuthTask = 'sign-in' | 'sign-up' | 'code' | 'reset-request' | 'google'

export const unexpectedError = 'An unexpected error occurred.'
export const googleFailed = 'Google sign-in failed.'

const tooMany = 'Too many attempts. Wait a few minutes, then try again.'
const wrongCredentials = 'Incorrect email or password.'

const byName: Readonly<Record<string, string>> = {
  NotAuthorizedException: wrongCredentials,
  UserNotFoundException: wrongCredentials,
  CodeMismatchException: 'That code isn’t right. Check the newest email from us, or ask for a new code.',
  ExpiredCodeException: 'That code has expired. Ask for a new one.',
  InvalidPasswordException: `Choose a longer password: at least ${passwordLength.min} characters. A few random words work well.`,
  UsernameExistsException: 'There may already be an account with this email. Sign in, or choose “Forgot password?”.',
  AliasExistsException: 'This email is already confirmed for another account. Sign in, or choose “Forgot password?”.',
  CodeDeliveryFailureException: 'We couldn’t send an email to this address. Check it and try again.',
  InvalidParameterException: 'Check the email address and try again.',
  LimitExceededException: tooMany,
  TooManyRequestsException: tooMany,
  TooManyFailedAttemptsException: tooMany,
  NetworkError: 'Gumnut can’t be reached. Check your connection and try again.',
}

/** What our own sign-up check says is behind Cognito's words about it. */
const fromTrigger = /^(?:PreSignUp|PreAuthentication|PostConfirmation|CustomMessage) failed with error /

/** A known refusal in our words, any other refusal in the service's own, anything else as a fault of ours. */
export function authMessage(error: unknown, task: AuthTask): string {
  if (task === 'google') return googleFailed
  if (!(error instanceof Error)) return unexpectedError
  const { name, message } = error
  if (name === 'NotAuthorizedException') {
    if (/attempts exceeded/i.test(message)) return tooMany
    if (task === 'code') return 'This email is already confirmed. Sign in to continue.'
    if (/disabled/i.test(message)) return message
  }
  if (task === 'code' && name === 'UserNotFoundException') return byName['CodeMismatchException'] ?? unexpectedError
  if (name === 'UserLambdaValidationException') return message.replace(fromTrigger, '')
  const known = byName[name]
  if (known !== undefined) return known
  return name.endsWith('Exception') && message !== '' ? message : unexpectedError
}

/** What to say when the person comes back from Google without a session. */
export function redirectMessage(reason: string): { title: string; detail: string } {
  if (isJustLinked(reason)) {
    return {
      title: 'Almost there.',
      detail: 'Your Google account is now linked to your Gumnut account. Continue with Google once more.',
    }
  }
  const detail = /access_denied|cancel/i.test(reason)
    ? 'It was cancelled before it finished. Try again, or use your email and password.'
    : 'Try again, or use your email and password.'
  return { title: googleFailed, detail }
}
