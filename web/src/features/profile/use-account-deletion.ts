// Account deletion: asked for until it is done (each step of it can be repeated), then signed out and forgotten here.
import { focusManager, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useNavigate } from '../../router/router.tsx'
import { useAuth, useUid } from '../../data/use-auth.ts'
import { closeAccount } from '../../data/close-account.ts'
import { ApiProblem, messageOf } from '../../lib/api.ts'
import { paths } from '../../lib/paths.ts'
import { retryDelayMs } from '../../lib/query-client.ts'
import { isSomebodyElse } from '../../lib/session.ts'
import { useFarewell } from '../../ui/toast.tsx'
import { setTheme } from '../../lib/theme.ts'

/** After an account was deleted, nothing of Gumnut stays in this browser, not even the appearance. */
function forgetDevice(): void {
  setTheme('system')
  for (const area of ['localStorage', 'sessionStorage'] as const) {
    try {
      const storage = window[area]
      for (const key of Object.keys(storage)) if (key.startsWith('gumnut.')) storage.removeItem(key)
    } catch {
      // Blocked: then nothing was kept either.
    }
  }
}

export type Deletion =
  | { step: 'asking' }
  | { step: 'deleting' }
  /** It failed, and is repeated by itself. */
  | { step: 'repeating' }
  /** It failed too often: the person decides when to repeat it. */
  | { step: 'stopped'; reason: string }
  | { step: 'signing-out' }

const triesInARow = 3

/** The session is over: this page is on its way to the sign-in screen, whatever became of the deletion. */
const isSignedOut = (error: unknown): boolean => error instanceof ApiProblem && error.status === 401

async function closeRepeatedly(
  uid: string,
  tell: (deletion: Deletion) => void,
): Promise<'closed' | 'stopped' | 'signed-out'> {
  for (let tries = 1; ; tries++) {
    try {
      await closeAccount(uid)
      return 'closed'
    } catch (error) {
      if (isSignedOut(error)) return 'signed-out'
      if (tries === triesInARow) {
        tell({ step: 'stopped', reason: messageOf(error) })
        return 'stopped'
      }
      tell({ step: 'repeating' })
      await new Promise((resolve) => setTimeout(resolve, retryDelayMs(tries - 1, error)))
    }
  }
}

export function useAccountDeletion(): { deletion: Deletion; isUnderWay: boolean; start: () => Promise<void> } {
  const [deletion, setDeletion] = useState<Deletion>({ step: 'asking' })
  const client = useQueryClient()
  const navigate = useNavigate()
  const { signOut } = useAuth()
  const uid = useUid()
  const sayFarewell = useFarewell()
  const isUnderWay = deletion.step !== 'asking' && deletion.step !== 'stopped'

  useEffect(() => {
    if (!isUnderWay) return
    const warn = (event: BeforeUnloadEvent): void => event.preventDefault()
    window.addEventListener('beforeunload', warn)
    return () => window.removeEventListener('beforeunload', warn)
  }, [isUnderWay])

  const start = async (): Promise<void> => {
    setDeletion({ step: 'deleting' })
    // A closed account is refused everything else, and a refusal would sign this page out half-way: ask for nothing more.
    focusManager.setFocused(false)
    try {
      await client.cancelQueries()
      const outcome = await closeRepeatedly(uid, setDeletion)
      if (isSomebodyElse(uid)) return
      if (outcome === 'signed-out') {
        sayFarewell({
          text: 'Your session ended before the deletion was finished. Sign in again: what is left is erased then, or repeat it in Profile.',
          tone: 'error',
        })
      }
      if (outcome !== 'closed') return
      setDeletion({ step: 'signing-out' })
      forgetDevice()
      await signOut()
      sayFarewell({ text: 'Your account is deleted.', tone: 'success' })
      // Whoever signs in next begins at the beginning.
      navigate(paths.dashboard, { replace: true })
    } finally {
      focusManager.setFocused(undefined)
    }
  }
  return { deletion, isUnderWay, start }
}
