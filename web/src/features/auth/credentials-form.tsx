// Credentials form: sign in or sign up with email and password, or with Google (P7).
import { Button } from '@aws-amplify/ui-react'
import { type ReactNode, useState } from 'react'
import { ApiUnreachable } from '../../lib/api.ts'
import { Banner } from '../../ui/banner.tsx'
import { EmailField, NameField, NewPasswordField, OldPasswordField } from './auth-fields.tsx'
import { AuthScreen } from './auth-screen.tsx'
import type { AuthDraft } from './auth-checks.ts'
import styles from './auth.module.css'
import { GoogleButton } from './google-button.tsx'
import type { Outcome } from './identity.ts'
import { useAuthForm } from './use-auth-form.ts'

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
  const form = useAuthForm({
    email,
    fields: isSignUp ? ['name', 'email', 'new-password'] : ['email', 'password'],
    send: (identity, { name, email: address, password }) =>
      isSignUp ? identity.signUpWithEmail(address, password, { name }) : identity.signInWithEmail(address, password),
    onDone,
  })
  const [googleNote, setGoogleNote] = useState<string | null>(null)
  return (
    <AuthScreen
      title={isSignUp ? 'Welcome to Gumnut' : 'Welcome back'}
      subtitle={
        isSignUp ? 'Start your journey. Learn investing, grow steadily.' : 'Sign in to pick up where you left off.'
      }
      notice={googleNote === null ? notice : <Banner tone="notice">{googleNote}</Banner>}
      failure={form.failure}
      submitLabel={isSignUp ? 'Create Account' : 'Sign In'}
      pendingLabel={isSignUp ? 'Creating your account' : 'Signing in'}
      isPending={form.isPending}
      onSubmit={form.submit}
      isNext={isNext}
      footer={
        <>
          <p className={styles.or}>
            <span>or</span>
          </p>
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
      {isSignUp ? <NewPasswordField {...form.field('password')} /> : <OldPasswordField {...form.field('password')} />}
      {!isSignUp && (
        <button type="button" className={styles.forgot} onClick={() => onForgot(form.draft.email)}>
          Forgot password?
        </button>
      )}
    </AuthScreen>
  )
}
