// Resend: another code by email, and the wait until there can be one more.
import { useEffect, useState } from 'react'
import type { Outcome } from './identity.ts'

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
