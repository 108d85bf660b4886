// Forgot form: asks for the code that sets a new password (P7).
import { EmailField } from './auth-fields.tsx'
import { AuthScreen } from './auth-screen.tsx'
import styles from './auth.module.css'
import { BackToSignIn } from './form-links.tsx'
import { useAuthForm } from './use-auth-form.ts'

export default function ForgotForm({
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
