// Sign out everywhere: ends every session of the person at the identity service, then this one.
import { useState } from 'react'
import { endAllSessions } from '../../data/end-sessions.ts'
import { useAuth, useUid } from '../../data/use-auth.ts'
import { useFarewell } from '../../ui/toast.tsx'

/** What it does, where it is offered. A token that was handed out already stays good for its 15 minutes. */
export const signOutEverywhereHint =
  'Ends your sign-in on every device, this one too. A device in use can stay signed in for up to 15 minutes.'

export function useSignOutEverywhere() {
  const { signOut } = useAuth()
  const uid = useUid()
  const sayFarewell = useFarewell()
  const [state, setState] = useState<'ready' | 'pending' | 'failed'>('ready')
  const start = async (): Promise<void> => {
    setState('pending')
    try {
      if (!(await signOut(() => endAllSessions(uid)))) return setState('ready')
    } catch {
      return setState('failed')
    }
    sayFarewell({ text: 'You are signed out on every device.', tone: 'success' })
  }
  return { isPending: state === 'pending', hasFailed: state === 'failed', start }
}
