// Refusals: what a person reads when the identity service refuses. Comes with the flows, not with the page.
import { passwordLength } from '#shared/account/identity-rules.ts'
import { googleFailed } from './auth-messages.ts'

export type AuthTask = 'sign-in' | 'sign-up' | 'code' | 'reset-request' | 'google' | 'app-code' | 'passkey'

const unexpectedError = 'An unexpected error occurred.'
const tooMany = 'Too many attempts. Wait a few minutes, then try again.'
const tookTooLong = 'That took too long. Go back and sign in again.'
const passkeysFail = 'Passkeys don’t work in this browser. Use your password.'
/** The name of the error for an account that cannot be signed in to with a passkey. */
export const noPasskey = 'NoPasskey'
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

/** The code of the authenticator app. */
const byNameOfAppCode: Readonly<Record<string, string>> = {
  CodeMismatchException: 'That code isn’t right. Enter the one your app shows now.',
  ExpiredCodeException: 'That code has been used already. Wait until your app shows the next one.',
  NotAuthorizedException: tookTooLong,
  SignInException: tookTooLong,
}

/** Signing in with a passkey. No email that has none is told from one without an account. */
const byNameOfPasskey: Readonly<Record<string, string>> = {
  [noPasskey]:
    'There’s no passkey to sign in with for this email. Use your password. You can add a passkey in your profile.',
  PasskeyAuthenticationCanceled: 'No passkey was used. Try again, or use your password.',
  PasskeyOperationAborted: 'No passkey was used. Try again, or use your password.',
  NotAuthorizedException: 'That passkey didn’t work. Try again, or use your password.',
  PasskeyNotSupported: passkeysFail,
  PasskeyRetrievalFailed: passkeysFail,
  RelyingPartyMismatch: passkeysFail,
}

/** Where a session cannot be kept; a full browser may take little things and refuse the tokens. */
export const notKept =
  'Your browser doesn’t let Gumnut keep you signed in. Allow cookies and site data for this site, or free up some space on this device, then try again.'

const byNameOfTask: Partial<Record<AuthTask, Readonly<Record<string, string>>>> = {
  'app-code': byNameOfAppCode,
  passkey: byNameOfPasskey,
}

/** The address of a sign-up needs no code any more, in the two ways that the service says it. */
export const isConfirmed = (error: unknown): boolean =>
  error instanceof Error && /current status is confirmed|already confirmed/i.test(error.message)

/** What our own sign-up check says is behind Cognito's words about it. */
const fromTrigger = /^(?:PreSignUp|PreAuthentication|PostConfirmation|CustomMessage) failed with error /

/** A known refusal in our words, any other refusal in the service's own, anything else as a fault of ours. */
export function authMessage(error: unknown, task: AuthTask): string {
  if (task === 'google') return googleFailed
  if (!(error instanceof Error)) return unexpectedError
  const { name, message } = error
  if (name === 'QuotaExceededError') return notKept
  if (task === 'code' && isConfirmed(error)) return 'This email is already confirmed. Sign in to continue.'
  if (name === 'NotAuthorizedException') {
    if (/attempts exceeded/i.test(message)) return tooMany
    if (/disabled/i.test(message)) return message
  }
  if (task === 'code' && name === 'UserNotFoundException') return byName['CodeMismatchException'] ?? unexpectedError
  const ofTask = byNameOfTask[task]?.[name]
  if (ofTask !== undefined) return ofTask
  if (name === 'UserLambdaValidationException') return message.replace(fromTrigger, '')
  const known = byName[name]
  if (known !== undefined) return known
  return name.endsWith('Exception') && message !== '' ? message : unexpectedError
}
