// Recovery screen: what somebody does who has lost their authenticator app: a code by mail, the password, and a day of waiting (P107).
import { useState } from 'react'
import { askForRecoveryCode, proveForRecovery } from '../../data/recovery.ts'
import { messageOf } from '../../lib/api.ts'
import { Banner } from '../../ui/banner.tsx'
import { CodeField, EmailField, OldPasswordField } from './auth-fields.tsx'
import { AuthScreen } from './auth-screen.tsx'
import styles from './auth.module.css'
import { BackToSignIn, CodeLinks } from './form-links.tsx'
import type { Outcome } from './identity.ts'
import { keepPending, pendingStep } from './pending-step.ts'
import { useAuthForm } from './use-auth-form.ts'
import { useResend } from './use-resend.ts'

type Step = { name: 'ask' } | { name: 'prove'; email: string } | { name: 'waiting'; until: Date }

async function attempt(work: () => Promise<void>): Promise<Outcome> {
  try {
    await work()
    return { success: true, next: 'sign-in' }
  } catch (error) {
    return { success: false, error: messageOf(error) }
  }
}

const whenOf = new Intl.DateTimeFormat('en-AU', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  hour: 'numeric',
  minute: '2-digit',
})

export default function RecoveryScreen({ email, onBack }: { email: string; onBack: () => void }) {
  const [step, setStep] = useState<Step>(() =>
    pendingStep()?.step.name === 'recovery' ? { name: 'prove', email } : { name: 'ask' },
  )
  const prove = (address: string): void => {
    keepPending('proof', address)
    setStep({ name: 'prove', email: address })
  }
  const waitUntil = (until: Date): void => {
    keepPending(null)
    setStep({ name: 'waiting', until })
  }
  if (step.name === 'ask') return <AskForm email={email} onDone={prove} onBack={onBack} />
  if (step.name === 'prove') return <ProofForm email={step.email} onDone={waitUntil} onBack={onBack} />
  return (
    <AuthScreen
      title="Now wait a day"
      subtitle={
        <>
          Your authenticator app is turned off after <strong>{whenOf.format(step.until)}</strong>. From then on your
          password alone signs you in.
        </>
      }
      notice={
        <Banner tone="info">
          We sent you an email with a link that stops this. Found your app again? Signing in with it stops it too.
        </Banner>
      }
      failure={null}
      submitLabel="Back to sign in"
      pendingLabel="Back to sign in"
      isPending={false}
      onSubmit={async (event) => {
        event.preventDefault()
        onBack()
      }}
      isNext
      footer={null}
    >
      {null}
    </AuthScreen>
  )
}

type AskFormProps = { email: string; onDone: (email: string) => void; onBack: () => void }

function AskForm({ email, onDone, onBack }: AskFormProps) {
  const form = useAuthForm({
    email,
    fields: ['email'],
    send: (_identity, draft) => attempt(() => askForRecoveryCode(draft.email)),
    onDone: (_outcome, draft) => onDone(draft.email),
  })
  return (
    <AuthScreen
      title="Lost your authenticator?"
      subtitle="We can turn it off, so that your password alone signs you in. It takes a code from your email, your password, and a day of waiting that protects you from somebody else doing this."
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

type ProofFormProps = { email: string; onDone: (until: Date) => void; onBack: () => void }

function ProofForm({ email, onDone, onBack }: ProofFormProps) {
  const form = useAuthForm({
    email,
    fields: ['code', 'password'],
    send: (_identity, { code, password }) => attempt(async () => onDone(await proveForRecovery(email, code, password))),
    onDone: () => undefined,
  })
  const { resend, waitSeconds, isSent } = useResend(() => attempt(() => askForRecoveryCode(email)), form.setFailure)
  return (
    <AuthScreen
      title="Show that it’s you"
      subtitle={
        <>
          If there is an account with an authenticator app for <strong>{email}</strong>, a code is on its way to it. You
          get up to three a day.
        </>
      }
      notice={
        isSent && <Banner tone="success">We sent another code if you had one left. Only the newest works.</Banner>
      }
      failure={form.failure}
      submitLabel="Turn it off in 24 hours"
      pendingLabel="Checking"
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
      {/* For password managers: whose password this is. */}
      <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
      <OldPasswordField {...form.field('password')} />
    </AuthScreen>
  )
}
