// Code form: confirms the email address with the code that was sent to it (P7).
import { type ReactNode, useEffect, useState } from 'react'
import { isLocal } from '../../lib/env.ts'
import { Banner } from '../../ui/banner.tsx'
import { CodeField } from './auth-fields.tsx'
import { AuthScreen } from './auth-screen.tsx'
import styles from './auth.module.css'
import type { Outcome } from './identity.ts'
import { LocalInboxLink } from './local-inbox-link.tsx'
import { loadIdentity, useAuthForm } from './use-auth-form.ts'

/** Seconds before another code can be asked for. */
const resendAfterSeconds = 30

/** Sends another code, then waits: mail takes a moment, and the identity service counts. */
export function useResend(send: () => Promise<Outcome>, onFailure: (failure: string | null) => void) {
  const [waitSeconds, setWaitSeconds] = useState(0)
  const [isSent, setSent] = useState(false)
  useEffect(() => {
    if (waitSeconds === 0) return
    const timer = setTimeout(() => setWaitSeconds(waitSeconds - 1), 1000)
    return () => clearTimeout(timer)
  }, [waitSeconds])
  const resend = async (): Promise<void> => {
    if (waitSeconds > 0) return
    setWaitSeconds(resendAfterSeconds)
    setSent(false)
    const outcome = await send()
    onFailure(outcome.success ? null : outcome.error)
    setSent(outcome.success)
  }
  return { resend, waitSeconds, isSent }
}

type CodeFormProps = {
  email: string
  password: string | null
  notice: ReactNode
  onDone: (outcome: Extract<Outcome, { success: true }>) => void
  onBack: () => void
}

export function CodeForm({ email, password, notice, onDone, onBack }: CodeFormProps) {
  const form = useAuthForm({
    email,
    fields: ['code'],
    send: (identity, { code }) => identity.confirmEmail(email, code, password),
    onDone,
  })
  const { resend, waitSeconds, isSent } = useResend(
    async () => (await loadIdentity()).resendCode(email),
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
        <div className={styles.links}>
          {isLocal() && <LocalInboxLink email={email} />}
          <button type="button" className={styles.link} disabled={waitSeconds > 0} onClick={() => void resend()}>
            {waitSeconds > 0 ? `Send a new code in ${waitSeconds} s` : 'Send a new code'}
          </button>
          <button type="button" className={styles.link} onClick={onBack}>
            Use a different email
          </button>
        </div>
      }
    >
      <CodeField {...form.field('code')} />
    </AuthScreen>
  )
}
