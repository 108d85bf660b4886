// Credentials form: sign in or sign up with email and password, or with Google (P7).
import { Button } from '@aws-amplify/ui-react'
import { type ReactNode, useId, useState } from 'react'
import { ApiUnreachable } from '../../lib/api.ts'
import { canUsePasskeys, usedPasskeyHere } from '../../lib/passkey-support.ts'
import { Banner } from '../../ui/banner.tsx'
import { EmailField, NameField, NewPasswordField, OldPasswordField } from './auth-fields.tsx'
import { AuthScreen } from './auth-screen.tsx'
import type { AuthDraft } from './auth-checks.ts'
import styles from './auth.module.css'
import { GoogleButton } from './google-button.tsx'
import type { Outcome } from './identity.ts'
import { type Attempt, useAuthForm } from './use-auth-form.ts'

const passkeyLabel = 'Sign in with a passkey'

export type Mode = 'sign-in' | 'sign-up'
type CredentialsFormProps = {
  mode: Mode
  email: string
  notice: ReactNode
  isNext: boolean
  /** Names the two legal texts and opens them. */
  agreement: ReactNode
  onMode: (mode: Mode, email: string) => void
  onForgot: (email: string) => void
  onLookAround: () => Promise<void>
  onDone: (outcome: Extract<Outcome, { success: true }>, draft: AuthDraft) => void
}

export function CredentialsForm({
  mode,
  email,
  notice,
  isNext,
  agreement,
  onMode,
  onForgot,
  onLookAround,
  onDone,
}: CredentialsFormProps) {
  const isSignUp = mode === 'sign-up'
  const offersPasskey = !isSignUp && canUsePasskeys()
  // Where one was used before, it comes first and the password waits behind a button.
  const [isPasskeyFirst, setPasskeyFirst] = useState(offersPasskey && usedPasskeyHere())
  const withPasskey: Attempt = {
    fields: ['email'],
    send: async (identity, { email: address }) => {
      const outcome = await identity.signInWithPasskey(address)
      if (!outcome.success) setPasskeyFirst(false)
      return outcome
    },
  }
  const withPassword: Attempt = {
    fields: isSignUp ? ['name', 'email', 'new-password'] : ['email', 'password'],
    send: (identity, { name, email: address, password }) =>
      isSignUp ? identity.signUpWithEmail(address, password, { name }) : identity.signInWithEmail(address, password),
  }
  const form = useAuthForm({ email, onDone, ...(isPasskeyFirst ? withPasskey : withPassword) })
  const formId = useId()
  const [googleNote, setGoogleNote] = useState<string | null>(null)
  return (
    <AuthScreen
      title={isSignUp ? 'Welcome to Gumnut' : 'Welcome back'}
      subtitle={
        isSignUp ? 'Start your journey. Learn investing, grow steadily.' : 'Sign in to pick up where you left off.'
      }
      notice={googleNote === null ? notice : <Banner tone="notice">{googleNote}</Banner>}
      failure={form.failure}
      formId={formId}
      submitLabel={isSignUp ? 'Create Account' : isPasskeyFirst ? passkeyLabel : 'Sign In'}
      pendingLabel={isSignUp ? 'Creating your account' : 'Signing in'}
      isPending={form.isPending}
      onSubmit={form.submit}
      isNext={isNext}
      footer={
        <>
          <p className={styles.or}>
            <span>or</span>
          </p>
          {isPasskeyFirst && (
            <Button isFullWidth onClick={() => setPasskeyFirst(false)}>
              Use your password
            </Button>
          )}
          {offersPasskey && !isPasskeyFirst && (
            <Button
              isFullWidth
              isDisabled={false}
              form={formId}
              onClick={({ currentTarget }) => void form.run(currentTarget.form, withPasskey)}
            >
              {passkeyLabel}
            </Button>
          )}
          <GoogleButton onNote={setGoogleNote} onFailure={form.setFailure} />
          <Button
            isFullWidth
            onClick={() => void onLookAround().catch((error) => form.setFailure(new ApiUnreachable(error).message))}
          >
            Look around first
          </Button>
          <p className={styles.switch}>
            <button
              type="button"
              className={styles.link}
              onClick={() => onMode(isSignUp ? 'sign-in' : 'sign-up', form.draft.email)}
            >
              {isSignUp ? 'Already have an account? Sign in' : "Don't have an account? Sign up"}
            </button>
          </p>
          {agreement}
        </>
      }
    >
      {isSignUp && <NameField {...form.field('name')} />}
      <EmailField {...form.field('email')} />
      {isSignUp && <NewPasswordField {...form.field('password')} />}
      {!isSignUp && !isPasskeyFirst && <OldPasswordField {...form.field('password')} />}
      {!isSignUp && !isPasskeyFirst && (
        <button type="button" className={styles.forgot} onClick={() => onForgot(form.draft.email)}>
          Forgot password?
        </button>
      )}
    </AuthScreen>
  )
}
