// Code form: confirms the email address with the code that was sent to it (P7).
import type { ReactNode } from 'react'
import { Banner } from '../../ui/banner.tsx'
import { CodeField } from './auth-fields.tsx'
import { AuthScreen } from './auth-screen.tsx'
import { BackToSignIn, CodeLinks, FormLink } from './form-links.tsx'
import type { Outcome } from './identity.ts'
import { useAuthForm, withIdentity } from './use-auth-form.ts'
import { useResend } from './use-resend.ts'

type CodeFormProps = {
  email: string
  password: string | null
  notice: ReactNode
  onDone: (outcome: Extract<Outcome, { success: true }>) => void
  onSignIn: () => void
  onBack: () => void
}

export function CodeForm({ email, password, notice, onDone, onSignIn, onBack }: CodeFormProps) {
  const form = useAuthForm({
    email,
    fields: ['code'],
    send: (identity, { code }) => identity.confirmEmail(email, code, password),
    onDone,
  })
  const { resend, waitSeconds, isSent } = useResend(
    () => withIdentity((identity) => identity.resendCode(email)),
    form.setFailure,
  )
  return (
    <AuthScreen
      title="Check your email"
      subtitle={
        <>
          We sent a 6-digit code to <strong>{email}</strong>.
        </>
      }
      notice={isSent ? <Banner tone="success">A new code is on its way. Only the newest one works.</Banner> : notice}
      failure={form.failure}
      submitLabel="Confirm email"
      pendingLabel="Checking the code"
      isPending={form.isPending}
      onSubmit={form.submit}
      isNext
      footer={
        <CodeLinks email={email} resend={resend} waitSeconds={waitSeconds}>
          <FormLink onPress={onBack}>Use a different email</FormLink>
          <BackToSignIn onBack={onSignIn} />
        </CodeLinks>
      }
    >
      <CodeField {...form.field('code')} />
    </AuthScreen>
  )
}
