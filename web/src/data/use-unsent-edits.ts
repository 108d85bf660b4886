// Use unsent edits: on a page whose edits may wait in this browser they are sent as it opens. Where nothing waits, no code is fetched.
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { readStored, userKey } from '../lib/stored.ts'
import { useUid } from './use-auth.ts'

const refusalMs = 20_000

type Told = { text: string; tone: 'success' | 'error'; shownForMs?: number }

/** @param tell says what became of them, once something did */
export function useUnsentEdits(tell: (message: Told) => void): void {
  const client = useQueryClient()
  const uid = useUid()
  const told = useEffectEvent(tell)
  useEffect(() => {
    const send = async (): Promise<void> => {
      if (readStored('local', userKey(uid, 'edits')) === null) return
      const { sendEdits } = await import('./send-edits.ts')
      const { sent, refused } = await sendEdits(client, uid)
      const saved = sent === 0 ? [] : ['What you saved as your session ended is saved now.']
      const text = [...saved, ...refused].join(' ')
      if (refused.length > 0) told({ text, tone: 'error', shownForMs: refusalMs })
      else if (sent > 0) told({ text, tone: 'success' })
    }
    // With the service away it stays for the next of these pages, or for the network.
    const trySend = (): void => void send().catch(() => undefined)
    trySend()
    window.addEventListener('online', trySend)
    return () => window.removeEventListener('online', trySend)
  }, [client, uid])
}
