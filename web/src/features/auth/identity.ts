// Identity: the sign-in flows of the identity service (P7). A chunk of its own, fetched while the form is read.
import {
  confirmResetPassword,
  confirmSignIn,
  confirmSignUp,
  resendSignUpCode,
  resetPassword,
  signIn,
  type SignInOutput,
  signUp,
} from 'aws-amplify/auth'
import { forgottenSignUp } from '#shared/account/forgotten-sign-up.ts'
import { leaveForGoogle } from '../../lib/google-redirect.ts'
import { rememberLeaving } from '../../lib/leaving.ts'
import { fromThisBrowser } from '../../lib/browser-mark.ts'
import { rememberPasskey } from '../../lib/passkey-support.ts'
import { amplify } from '../../lib/session.ts'
import { readStored, writeStored } from '../../lib/stored.ts'
import { type AuthTask, authMessage, isConfirmed, noPasskey, notKept } from './refusals.ts'

/** Where a flow goes on. Signed in: the session notices by itself. */
type Next = 'signed-in' | 'app-code' | 'confirm-email' | 'reset-password' | 'sign-in'
export type Outcome = { success: true; next: Next } | { success: false; error: string }

const probeKey = 'gumnut.probe'
/** Whether this browser keeps anything for the site, as it has to keep a session. It doesn't where storage is blocked or full. */
function isKeeping(): boolean {
  writeStored('local', probeKey, '1')
  const isKept = readStored('local', probeKey) !== null
  writeStored('local', probeKey, null)
  return isKept
}

/** Each would end signed in for this page alone, which finds nobody signed in. */
const signsIn: readonly AuthTask[] = ['sign-in', 'app-code', 'passkey', 'google']

async function attempt(task: AuthTask, work: () => Promise<Next>): Promise<Outcome> {
  if (signsIn.includes(task) && !isKeeping()) return { success: false, error: notKept }
  try {
    await amplify()
    return { success: true, next: await work() }
  } catch (error) {
    return { success: false, error: authMessage(error, task) }
  }
}

const isOneOf = (error: unknown, names: readonly string[]): boolean =>
  error instanceof Error && names.includes(error.name)

const asksForAppCode = ({ nextStep }: SignInOutput): boolean => nextStep.signInStep === 'CONFIRM_SIGN_IN_WITH_TOTP_CODE'

/** Goes on after something else proved the account: what cannot be signed in to now is left to the sign-in screen. */
async function signInAfter(email: string, password: string): Promise<Next> {
  if (!isKeeping()) return 'sign-in'
  const output = await signIn({ username: email, password, options: fromThisBrowser() }).catch(() => null)
  if (output?.isSignedIn === true) return 'signed-in'
  return output !== null && asksForAppCode(output) ? 'app-code' : 'sign-in'
}

async function signInBy(email: string, password: string): Promise<Next> {
  const output = await signIn({ username: email, password, options: fromThisBrowser() })
  const { nextStep } = output
  if (nextStep.signInStep === 'DONE') return 'signed-in'
  if (asksForAppCode(output)) return 'app-code'
  if (nextStep.signInStep === 'CONFIRM_SIGN_UP') {
    await resendSignUpCode({ username: email }).catch(() => undefined)
    return 'confirm-email'
  }
  if (nextStep.signInStep === 'RESET_PASSWORD') {
    await resetPassword({ username: email }).catch(() => undefined)
    return 'reset-password'
  }
  throw new Error(`Unexpected step ${nextStep.signInStep}`)
}

export const signInWithEmail = (email: string, password: string): Promise<Outcome> =>
  attempt('sign-in', () => signInBy(email, password))

/** The second step of whoever has an authenticator app. A wrong code may be followed by another. */
export const answerAppCode = (code: string): Promise<Outcome> =>
  attempt('app-code', async () => {
    const { isSignedIn, nextStep } = await confirmSignIn({ challengeResponse: code, options: fromThisBrowser() })
    if (!isSignedIn) throw new Error(`Unexpected step ${nextStep.signInStep}`)
    return 'signed-in'
  })

export const signInWithPasskey = (email: string): Promise<Outcome> =>
  attempt('passkey', async () => {
    const options = { authFlowType: 'USER_AUTH', preferredChallenge: 'WEB_AUTHN', ...fromThisBrowser() } as const
    const { isSignedIn } = await signIn({ username: email, options })
    // Anything but the end means that the service offers this account other ways only.
    if (!isSignedIn) throw Object.assign(new Error('No passkey'), { name: noPasskey })
    rememberPasskey()
    return 'signed-in'
  })

export const signUpWithEmail = (email: string, password: string, profile: { name: string }): Promise<Outcome> =>
  attempt('sign-up', async () => {
    try {
      const { isSignUpComplete } = await signUp({
        username: email,
        password,
        options: { userAttributes: { email, name: profile.name } },
      })
      return isSignUpComplete ? 'sign-in' : 'confirm-email'
    } catch (error) {
      if (!isOneOf(error, ['UsernameExistsException']) || !isKeeping()) throw error
      // Sent again after its reply was lost, as Amplify does by itself, it meets its own account: the password tells.
      return signInBy(email, password).catch(() => {
        throw error
      })
    }
  })

/** @param password of the sign-up that is still on this page; without it the person signs in by hand */
export const confirmEmail = (email: string, code: string, password: string | null): Promise<Outcome> =>
  attempt('code', async () => {
    await confirmSignUp({ username: email, confirmationCode: code }).catch((error: unknown) => {
      // On another device, say. It is what was wanted, and the code was not looked at.
      if (!isConfirmed(error)) throw error
    })
    if (password === null) return 'sign-in'
    return signInAfter(email, password)
  })

export const resendCode = (email: string): Promise<Outcome> =>
  attempt('code', async () => {
    await resendSignUpCode({ username: email })
    return 'confirm-email'
  })

/**
 * Says nothing about whether there is such an account. One that was never confirmed gets the code of its sign-up instead; the service
 * sends each account one of the two.
 */
export const requestPasswordReset = (email: string): Promise<Outcome> =>
  attempt('reset-request', async () => {
    await resetPassword({ username: email }).catch((error: unknown) => {
      if (!isOneOf(error, ['UserNotFoundException', 'InvalidParameterException'])) throw error
    })
    await resendSignUpCode({ username: email }).catch(() => undefined)
    return 'reset-password'
  })

export const setNewPassword = (email: string, code: string, password: string): Promise<Outcome> =>
  attempt('code', async () => {
    try {
      await confirmResetPassword({ username: email, confirmationCode: code, newPassword: password })
    } catch (error) {
      if (!isOneOf(error, notThatCode)) throw error
      const isSignUp = await confirmForgottenSignUp(email, code).then(
        () => true,
        () => false,
      )
      if (isSignUp) {
        await resetPassword({ username: email })
        return 'reset-password'
      }
      // Sent again after its reply was lost, as Amplify does by itself, the code has been taken already: the new password tells.
      const next = isOneOf(error, ['ExpiredCodeException']) ? await signInAfter(email, password) : 'sign-in'
      // Of what it was no code for, the first refusal tells.
      if (next === 'sign-in') throw error
      return next
    }
    return signInAfter(email, password)
  })

/** What the service says of a code that is none for a new password. */
const notThatCode = ['CodeMismatchException', 'ExpiredCodeException', 'UserNotConfirmedException']

/** Confirms the sign-up whose code it was. The password of then is gone: it may be somebody else's. */
const confirmForgottenSignUp = (email: string, code: string): Promise<unknown> =>
  confirmSignUp({ username: email, confirmationCode: code, options: { clientMetadata: { ...forgottenSignUp } } })

/** Leaves the page for Google and always asks which account. Comes back to the same address. */
export const signInWithGoogle = (): Promise<Outcome> =>
  attempt('google', async () => {
    rememberLeaving(window.location.pathname + window.location.search)
    await leaveForGoogle({ asksForAccount: true })
    return 'signed-in'
  })
