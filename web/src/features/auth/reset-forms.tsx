// Reset forms: asking for a code, and setting a new password with it (P7).
import type { ReactNode } from 'react'
import { Banner } from '../../ui/banner.tsx'
import { CodeField, EmailField, NewPasswordField } from './auth-fields.tsx'
import { AuthScreen } from './auth-screen.tsx'
import styles from './auth.module.css'
import { BackToSignIn, CodeLinks } from './form-links.tsx'
import type { Outcome } from './identity.ts'
import { loadIdentity, useAuthForm } from './use-auth-form.ts'
import { useResend } from './use-resend.ts'

type Done = Extract<Outcome, { success: true }>

export function ForgotForm({
  email,
  onDone,
  onBack,
}: {
  email: string
  onDone: (email: string) => void
  onBack: () => void
}) {
  const form = useAuthForm({
    email,
    fields: ['email'],
    send: (identity, draft) => identity.requestPasswordReset(draft.email),
    onDone: (_outcome, draft) => onDone(draft.email),
  })
  return (
    <AuthScreen
      title="Forgot your password?"
      subtitle="Enter your email and we will send you a code to set a new one."
      failure={form.failure}
      submitLabel="Send code"
      pendingLabel="Sending"
      isPending={form.isPending}
      onSubmit={form.submit}
      isNext
      footer={
        <div className={styles.links}>
          <BackToSignIn onBack={onBack} />
        </div>
      }
    >
      <EmailField {...form.field('email')} />
    </AuthScreen>
  )
}

type ResetFormProps = { email: string; notice: ReactNode; onDone: (outcome: Done) => void; onBack: () => void }

export function ResetForm({ email, notice, onDone, onBack }: ResetFormProps) {
  const form = useAuthForm({
    email,
    fields: ['code', 'new-password'],
    send: (identity, { code, password }) => identity.setNewPassword(email, code, password),
    onDone,
  })
  const { resend, waitSeconds, isSent } = useResend(
    async () => (await loadIdentity()).requestPasswordReset(email),
    form.setFailure,
  )
  return (
    <AuthScreen
      title="Set a new password"
      subtitle={
        <>
          If there is an account for <strong>{email}</strong>, a code is on its way to it.
        </>
      }
      notice={isSent ? <Banner tone="success">A new code is on its way. Only the newest one works.</Banner> : notice}
      failure={form.failure}
      submitLabel="Set password"
      pendingLabel="Setting your password"
      isPending={form.isPending}
      onSubmit={form.submit}
      isNext
      footer={
        <CodeLinks email={email} resend={resend} waitSeconds={waitSeconds}>
          <BackToSignIn onBack={onBack} />
        </CodeLinks>
      }
    >
      <CodeField {...form.field('code')} />
      {/* For password managers: whose new password this is. */}
      <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
      <NewPasswordField {...form.field('password')} label="New password" />
    </AuthScreen>
  )
}
