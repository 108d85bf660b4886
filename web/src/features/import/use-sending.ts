// Sending: one import on its way, kept on this device until all of it is there.
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import {
  forgetImport,
  keepImport,
  keptImport,
  type KeptImport,
  keptRequest,
  noteImportProgress,
} from '../../data/kept-import.ts'
import { useUid } from '../../data/use-auth.ts'
import { sendImport, type Waiting } from '../../data/send-import.ts'
import { refetchAfterImport } from '../../data/use-imports.ts'
import { ApiProblem, messageOf } from '../../lib/api.ts'
import { hasLeft } from '../../lib/query-client.ts'
import type { PreparedRequest } from './import-session.ts'

export type Sending = {
  readonly so: KeptImport
  readonly waiting: Waiting
  /** `kept`: begun earlier, and not gone on with yet. */
  readonly state: 'kept' | 'sending' | 'stopped' | 'done'
  /** Whether a reload loses nothing. */
  readonly isKept: boolean
  /** What the service said when it refused to go on. */
  readonly problem: string | null
  /** The service refused it as it stands: going on would be refused again. */
  readonly isOver: boolean
}

export function useSending() {
  const client = useQueryClient()
  const uid = useUid()
  const [sending, setSending] = useState<Sending | null>(() => {
    const so = keptImport(uid)
    return so === null ? null : { so, waiting: null, state: 'kept', isKept: true, problem: null, isOver: false }
  })
  const work = useRef<AbortController | null>(null)
  /** The requests, where this browser keeps nothing. */
  const bodies = useRef<readonly string[]>([])
  useEffect(() => {
    return () => work.current?.abort()
  }, [])

  async function goOn(from: KeptImport, isKept: boolean): Promise<void> {
    const own = new AbortController()
    work.current = own
    let so = from
    const change = (part: Partial<Sending>): void => {
      if (!own.signal.aborted || part.state === 'stopped')
        setSending({ so, waiting: null, state: 'sending', isKept, problem: null, isOver: false, ...part })
    }
    change({})
    const requestAt = async (at: number): Promise<string | null> =>
      bodies.current[at] ?? (await keptRequest(uid, from.importId, at))
    try {
      so = await sendImport(from, requestAt, {
        as: uid,
        signal: own.signal,
        onProgress: (reached, waiting) => {
          so = reached
          if (isKept && !own.signal.aborted && !hasLeft(client)) noteImportProgress(uid, so)
          change({ waiting })
        },
      })
      change({ state: 'done' })
      await forgetImport(uid)
    } catch (error) {
      const isOver = error instanceof ApiProblem && error.code === 'conflict'
      change({ state: 'stopped', ...(own.signal.aborted ? {} : { problem: messageOf(error), isOver }) })
    }
    refetchAfterImport(client)
  }

  return {
    sending,
    /** Keeps all requests first, then sends them. */
    send: async (requests: readonly PreparedRequest[], { importId, label }: { importId: string; label: string }) => {
      bodies.current = requests.map(({ body }) => body)
      const about: KeptImport = {
        importId,
        label,
        total: requests.reduce((all, { trades }) => all + trades, 0),
        requests: requests.length,
        next: 0,
        added: 0,
        exists: 0,
        refused: [],
      }
      await forgetImport(uid)
      const isKept = await keepImport(uid, about, bodies.current)
      await goOn(about, isKept)
    },
    /** Goes on where it stopped. */
    goOn: () => {
      if (sending !== null) void goOn(sending.so, sending.isKept)
    },
    stop: () => work.current?.abort(),
    /** Called when the rest is not wanted any more. */
    startAgain: () => {
      setSending(null)
      void forgetImport(uid)
    },
  }
}
export type SendingRun = ReturnType<typeof useSending>
