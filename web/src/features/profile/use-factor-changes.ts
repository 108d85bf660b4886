// Factor changes: the security session while it is open, what was read in it, and one change at a time.
import { useEffect, useRef, useState } from 'react'
import type { SecuritySession } from '../../lib/security-session.ts'
import { factorProblem, isSessionOver, sessionOver, unreadFactors } from './factor-messages.ts'
import { type Factors, type Passkey, readFactors } from './factors.ts'

export type Step =
  | { name: 'overview' }
  | { name: 'app'; secret: string }
  | { name: 'app-off' }
  | { name: 'add' }
  | { name: 'rename'; passkey: Passkey }
  | { name: 'remove'; passkey: Passkey }
export const overview: Step = { name: 'overview' }

type Opened = { session: SecuritySession; factors: Factors }

export function useFactorChanges() {
  const [opened, setOpened] = useState<Opened | null>(null)
  const [step, setStep] = useState<Step>(overview)
  const [failed, setFailed] = useState<{ at: Step; text: string } | null>(null)
  const [isPending, setPending] = useState(false)
  const isGone = useRef(false)
  useEffect(() => {
    isGone.current = false
    return () => void (isGone.current = true)
  }, [])
  const session = opened?.session
  useEffect(() => {
    return () => void session?.close()
  }, [session])

  /** Said where it was tried, or where everything is listed: under another question it would be taken for that one's. */
  const failure = failed !== null && (failed.at === step || step === overview) ? failed.text : null
  const go = (next: Step): void => {
    if (failure !== null) setFailed(null)
    setStep(next)
  }
  /** Back to the password, with the reason. */
  const end = (reason: string): void => {
    setOpened(null)
    setStep(overview)
    setFailed({ at: overview, text: reason })
  }

  /** Takes over a session that was just opened. It stays open only while there is somebody who sees what was read in it. */
  const open = async (fresh: SecuritySession): Promise<void> => {
    let isKept = false
    try {
      const factors = await readFactors(fresh)
      isKept = !isGone.current
      if (isKept) setOpened({ session: fresh, factors })
      setFailed(null)
    } finally {
      if (!isKept) void fresh.close()
    }
  }

  /**
   * One change: reads anew what there is, whatever came of it, and says what went wrong. Whoever has gone on to another step
   * meanwhile stays there.
   */
  const change = async (work: (opened: Opened) => Promise<Step>): Promise<void> => {
    if (opened === null || isPending) return
    const own = opened.session
    const read = (): Promise<Factors | null> => readFactors(own).catch(() => null)
    setPending(true)
    setFailed(null)
    try {
      const next = await work(opened)
      const factors = await read()
      if (factors === null) return end(unreadFactors)
      setOpened({ session: own, factors })
      setStep((now) => (now === step ? next : now))
    } catch (error) {
      if (isSessionOver(error)) return end(sessionOver)
      setFailed({ at: step, text: factorProblem(error) })
      // A change whose reply was lost, or half of one, may have been made. Where it cannot be read, what was typed stays all the same.
      const factors = await read()
      if (factors !== null) setOpened({ session: own, factors })
    } finally {
      setPending(false)
    }
  }
  return { opened, step, failure, isPending, open, go, change }
}
