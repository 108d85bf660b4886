// Factor messages: what a refusal means that concerns the authenticator app or a passkey.
import { maxPasskeys } from '#shared/account/passkey-names.ts'
import type { CodeProblem } from '../../lib/security-session.ts'

const somethingWrong = 'Something went wrong. Please try again.'
const tooMany = 'Too many attempts. Wait a few minutes, then try again.'
/** Refuses the app's code, under either name. */
const wrongAppCode =
  'That code isn’t right. Check that the time on your phone is set automatically, then enter the newest code.'
const noPasskeyMade = 'No passkey was added. Try again when you’re ready.'
const cannotMake =
  'This device or browser can’t make a passkey for Gumnut. It needs a screen lock, a fingerprint or a face.'
export const sessionOver =
  'For your safety this stays open for five minutes at most. Enter your password again to go on.'
export const unreadFactors = 'We couldn’t read how you sign in now. Enter your password to look again.'
export const resetFirst = 'Your password has to be reset first. Sign out, then choose “Forgot password?”.'

export const codeMessages: Readonly<Record<CodeProblem, string | undefined>> = {
  none: undefined,
  wrong: 'That code isn’t right. Enter the one your app shows now.',
  'used already': 'That code has been used already. Wait until your app shows the next one.',
}

/** Refusals by the name of the error: Cognito's, the browser's or our own. */
const byName: Readonly<Record<string, string>> = {
  CodeMismatchException: wrongAppCode,
  EnableSoftwareTokenMFAException: wrongAppCode,
  LimitExceededException: `There can be up to ${maxPasskeys} passkeys. Remove one first.`,
  TooManyRequestsException: tooMany,
  // The reply may have been lost, and not the request.
  NetworkError:
    'Gumnut can’t be reached, so this may or may not have been changed. Check your connection, then try again.',
  NotAllowedError: noPasskeyMade,
  AbortError: noPasskeyMade,
  InvalidStateError: 'This device already has a passkey for your account.',
  NotSupportedError: cannotMake,
  ConstraintError: cannotMake,
  SecurityError: cannotMake,
  WebAuthnCredentialNotSupportedException: cannotMake,
  WebAuthnChallengeNotFoundException: 'That took too long, so no passkey was added. Try again.',
}

const isSaid = (error: unknown): error is { name: string; message: string } =>
  error instanceof Error || error instanceof DOMException

/** Whether a security session is no use any more: its time is up, or somebody has ended it, such as on another device. */
export const isSessionOver = (error: unknown): boolean =>
  isSaid(error) &&
  (error.name === 'SecuritySessionEnded' || (error.name === 'NotAuthorizedException' && /token/i.test(error.message)))

export function factorProblem(error: unknown): string {
  if (!isSaid(error)) return somethingWrong
  if (error.name === 'NotAuthorizedException' && /attempts/i.test(error.message)) return tooMany
  return byName[error.name] ?? somethingWrong
}

/** Refusals to open a security session, by the name of the error. */
const whileProving: Readonly<Record<string, string>> = {
  NotAuthorizedException: 'That isn’t your password, or it took too long. Try again.',
  NetworkError: 'Gumnut can’t be reached. Check your connection and try again.',
  PasswordResetRequiredException: resetFirst,
  SecuritySessionUnavailable: 'Reload the page, then try again.',
  UserUnAuthenticatedException: 'Your session has ended. Sign in again.',
}

/** The same while somebody proves who they are. */
export function passwordRefusal(error: unknown): string {
  if (!isSaid(error)) return somethingWrong
  const isLocked = /attempts/i.test(error.message) || /^(LimitExceeded|TooMany)/.test(error.name)
  if (isLocked) return tooMany
  // The password was right: what came after it was refused.
  if (isSessionOver(error)) return somethingWrong
  return whileProving[error.name] ?? somethingWrong
}
