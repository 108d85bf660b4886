// Identity: the sign-in flows of the identity service (P7). A chunk of its own, fetched while the form is read.
import { confirmResetPassword, confirmSignUp, resendSignUpCode, resetPassword, signIn, signUp } from 'aws-amplify/auth'
import { leaveForGoogle } from '../../lib/google-redirect.ts'
import { rememberLeaving } from '../../lib/leaving.ts'
import { fromThisBrowser } from '../../lib/browser-mark.ts'
import { amplify } from '../../lib/session.ts'
import { type AuthTask, authMessage } from './auth-messages.ts'

/** Where a flow goes on. Signed in: the session notices by itself. */
type Next = 'signed-in' | 'confirm-email' | 'reset-password' | 'sign-in'
export type Outcome = { success: true; next: Next } | { success: false; error: string }

async function attempt(task: AuthTask, work: () => Promise<Next>): Promise<Outcome> {
  try {
    await amplify()
    return { success: true, next: await work() }
  } catch (error) {
    return { success: false, error: authMessage(error, task) }
  }
}

export const signInWithEmail = (email: string, password: string): Promise<Outcome> =>
  attempt('sign-in', async () => {
    const { nextStep } = await signIn({ username: email, password, options: fromThisBrowser() })
    if (nextStep.signInStep === 'DONE') return 'signed-in'
    if (nextStep.signInStep === 'CONFIRM_SIGN_UP') {
      await resendSignUpCode({ username: email }).catch(() => undefined)
      return 'confirm-email'
    }
    if (nextStep.signInStep === 'RESET_PASSWORD') {
      await resetPassword({ username: email }).catch(() => undefined)
      return 'reset-password'
    }
    throw new Error(`Unexpected step ${nextStep.signInStep}`)
  })

export const signUpWithEmail = (email: string, password: string, profile: { name: string }): Promise<Outcome> =>
  attempt('sign-up', async () => {
    const { isSignUpComplete } = await signUp({
      username: email,
      password,
      options: { userAttributes: { email, name: profile.name } },
    })
    return isSignUpComplete ? 'sign-in' : 'confirm-email'
  })

/** @param password of the sign-up that is still on this page; without it the person signs in by hand */
export const confirmEmail = (email: string, code: string, password: string | null): Promise<Outcome> =>
  attempt('code', async () => {
    await confirmSignUp({ username: email, confirmationCode: code })
    if (password === null) return 'sign-in'
    const signedIn = await signIn({ username: email, password, options: fromThisBrowser() }).catch(() => null)
    return signedIn?.isSignedIn ? 'signed-in' : 'sign-in'
  })

export const resendCode = (email: string): Promise<Outcome> =>
  attempt('code', async () => {
    await resendSignUpCode({ username: email })
    return 'confirm-email'
  })

/** Says nothing about whether there is such an account. */
export const requestPasswordReset = (email: string): Promise<Outcome> =>
  attempt('reset-request', async () => {
    await resetPassword({ username: email }).catch((error: unknown) => {
      const isTelling =
        error instanceof Error && ['UserNotFoundException', 'InvalidParameterException'].includes(error.name)
      if (!isTelling) throw error
    })
    return 'reset-password'
  })

export const setNewPassword = (email: string, code: string, password: string): Promise<Outcome> =>
  attempt('code', async () => {
    await confirmResetPassword({ username: email, confirmationCode: code, newPassword: password })
    const signedIn = await signIn({ username: email, password, options: fromThisBrowser() }).catch(() => null)
    return signedIn?.isSignedIn ? 'signed-in' : 'sign-in'
  })

/** Leaves the page for Google and always asks which account. Comes back to the same address. */
export const signInWithGoogle = (): Promise<Outcome> =>
  attempt('google', async () => {
    rememberLeaving(window.location.pathname + window.location.search)
    await leaveForGoogle({ asksForAccount: true })
    return 'signed-in'
  })
