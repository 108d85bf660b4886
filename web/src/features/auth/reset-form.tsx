// Reset form: sets a new password with the code that was mailed (P7).
import type { ReactNode } from 'react'
import { Banner } from '../../ui/banner.tsx'
import { CodeField, NewPasswordField } from './auth-fields.tsx'
import { AuthScreen } from './auth-screen.tsx'
import { BackToSignIn, CodeLinks } from './form-links.tsx'
import type { Outcome } from './identity.ts'
import { useAuthForm, withIdentity } from './use-auth-form.ts'
import { useResend } from './use-resend.ts'

type Done = Extract<Outcome, { success: true }>
type ResetFormProps = { email: string; notice: ReactNode; onDone: (outcome: Done) => void; onBack: () => void }

export default function ResetForm({ email, notice, onDone, onBack }: ResetFormProps) {
  const form = useAuthForm({
    email,
    fields: ['code', 'new-password'],
    send: (identity, { code, password }) => identity.setNewPassword(email, code, password),
    onDone,
  })
  const { resend, waitSeconds, isSent } = useResend(
    () => withIdentity((identity) => identity.requestPasswordReset(email)),
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
