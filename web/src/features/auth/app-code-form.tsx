// App code form: the second step of signing in, for whoever has an authenticator app (P104).
import { CodeField } from './auth-fields.tsx'
import { AuthScreen } from './auth-screen.tsx'
import styles from './auth.module.css'
import { BackToSignIn, FormLink } from './form-links.tsx'
import { useAuthForm } from './use-auth-form.ts'

type AppCodeFormProps = { email: string; onLost: () => void; onBack: () => void }

export default function AppCodeForm({ email, onLost, onBack }: AppCodeFormProps) {
  const form = useAuthForm({
    email,
    fields: ['app-code'],
    send: (identity, { code }) => identity.answerAppCode(code),
    // Signed in: the session notices by itself.
    onDone: () => undefined,
  })
  return (
    <AuthScreen
      title="Enter your code"
      subtitle="Open your authenticator app and enter the 6-digit code it shows for Gumnut."
      failure={form.failure}
      submitLabel="Continue"
      pendingLabel="Checking the code"
      isPending={form.isPending}
      onSubmit={form.submit}
      isNext
      footer={
        <div className={styles.links}>
          <FormLink onPress={onLost}>Lost your authenticator?</FormLink>
          <BackToSignIn onBack={onBack} />
        </div>
      }
    >
      <CodeField {...form.field('code')} label="Code from your app" />
    </AuthScreen>
  )
}
