// Factor messages: what a refusal means that concerns the authenticator app or a passkey.
import { maxPasskeys } from '#shared/account/passkey-names.ts'
import type { CodeProblem } from '../../lib/security-session.ts'

const tooMany = 'Too many attempts. Wait a few minutes, then try again.'
const unreachable = 'Gumnut can’t be reached. Check your connection and try again. Nothing has changed.'
const noPasskeyMade = 'No passkey was added. Try again when you’re ready.'
const cannotMake =
  'This device or browser can’t make a passkey for Gumnut. It needs a screen lock, a fingerprint or a face.'
export const sessionOver = 'For your safety this was open for five minutes only. Enter your password again to go on.'

export const codeMessages: Readonly<Record<CodeProblem, string | undefined>> = {
  none: undefined,
  wrong: 'That code isn’t right. Enter the one your app shows now.',
  'used already': 'That code has been used already. Wait until your app shows the next one.',
}

/** Refusals by the name of the error: Cognito's, the browser's or our own. */
const byName: Readonly<Record<string, string>> = {
  EnableSoftwareTokenMFAException:
    'That code isn’t right. Check that the time on your phone is set by itself, then enter the newest code.',
  LimitExceededException: `There can be up to ${maxPasskeys} passkeys. Remove one first.`,
  TooManyRequestsException: tooMany,
  NetworkError: unreachable,
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

export function factorProblem(error: unknown): string {
  if (!isSaid(error)) return 'Something went wrong. Nothing has changed.'
  if (error.name === 'NotAuthorizedException' && /attempts/i.test(error.message)) return tooMany
  return byName[error.name] ?? 'Something went wrong. Please try again.'
}

/** The same while somebody proves who they are. */
export function passwordRefusal(error: unknown): string {
  if (isSaid(error)) {
    const isLocked = /attempts/i.test(error.message) || /^(LimitExceeded|TooMany)/.test(error.name)
    if (isLocked) return tooMany
    if (error.name === 'NotAuthorizedException') return 'That isn’t your password, or it took too long. Try again.'
    if (error.name === 'NetworkError') return unreachable
    if (error.name === 'UserUnAuthenticatedException') return 'Your session has ended. Sign in again.'
  }
  return 'Something went wrong. Please try again.'
}
