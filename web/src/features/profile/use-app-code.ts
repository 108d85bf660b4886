// App code: the question for the six digits of the authenticator app, while a security session opens.
import { useCallback, useEffect, useRef, useState } from 'react'
import type { AskForCode, CodeProblem } from '../../lib/security-session.ts'

export type AskedCode = {
  problem: CodeProblem
  /** Whether the answer is on its way. */
  isPending: boolean
  answer: (code: string) => void
  /** Gives up: the session does not open. */
  cancel: () => void
}

export function useAppCode(): { asked: AskedCode | null; ask: AskForCode; forget: () => void } {
  const [asked, setAsked] = useState<AskedCode | null>(null)
  const open = useRef<((code: string | null) => void) | null>(null)
  const settle = useCallback((code: string | null): void => {
    open.current?.(code)
    open.current = null
  }, [])
  const ask = useCallback<AskForCode>(
    (problem) =>
      new Promise((resolve) => {
        open.current = resolve
        setAsked({
          problem,
          isPending: false,
          answer: (code) => {
            setAsked((before) => before && { ...before, isPending: true })
            settle(code)
          },
          cancel: () => {
            setAsked(null)
            settle(null)
          },
        })
      }),
    [settle],
  )
  // Whoever closes the window gives up.
  useEffect(() => {
    return () => settle(null)
  }, [settle])
  return { asked, ask, forget: useCallback(() => setAsked(null), []) }
}
