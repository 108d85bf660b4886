// Sending: one import on its way, what became of it, and taking it back.
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { ImportChunk, UndoResult } from '#shared/portfolio/imports-contract.ts'
import { refetchAfterImport, type Sent, sendChunks, undoImport, type Waiting } from '../../data/use-import.ts'
import { messageOf } from '../../lib/api.ts'

export type Sending = {
  readonly chunks: readonly ImportChunk[]
  readonly total: number
  readonly sent: Sent
  readonly waiting: Waiting
  readonly state: 'sending' | 'stopped' | 'done'
  /** What the service said when it refused to go on. */
  readonly problem: string | null
}
export type Undo = {
  readonly isPending: boolean
  readonly result: UndoResult | null
  readonly problem: string | null
}

const nothingSent: Sent = { added: 0, exists: 0, refused: [] }
const noUndo: Undo = { isPending: false, result: null, problem: null }

export function useSending() {
  const client = useQueryClient()
  const [sending, setSending] = useState<Sending | null>(null)
  const [undo, setUndo] = useState<Undo>(noUndo)
  const work = useRef<AbortController | null>(null)

  /** Sends from the beginning, which is harmless: what is there is counted as there. */
  async function send(chunks: readonly ImportChunk[]): Promise<void> {
    const own = new AbortController()
    work.current = own
    const total = chunks.reduce(
      (all, { groups }) => all + groups.reduce((sum, one) => sum + one.transactions.length, 0),
      0,
    )
    const begin: Sending = { chunks, total, sent: nothingSent, waiting: null, state: 'sending', problem: null }
    setSending(begin)
    const change = (part: Partial<Sending>): void => setSending((before) => ({ ...(before ?? begin), ...part }))
    try {
      const sent = await sendChunks(chunks, {
        signal: own.signal,
        onProgress: (so, waiting) => change({ sent: so, waiting }),
      })
      change({ sent, waiting: null, state: 'done' })
    } catch (error) {
      change({ waiting: null, state: 'stopped', problem: own.signal.aborted ? null : messageOf(error) })
    }
    refetchAfterImport(client)
  }

  async function takeBack(edited?: 'keep' | 'remove'): Promise<void> {
    const importId = sending?.chunks[0]?.importId
    if (importId === undefined) return
    setUndo({ ...noUndo, isPending: true })
    try {
      setUndo({ isPending: false, result: await undoImport(importId, edited), problem: null })
    } catch (error) {
      setUndo({ isPending: false, result: null, problem: messageOf(error) })
    }
    refetchAfterImport(client)
  }

  return {
    sending,
    undo,
    send: (chunks: readonly ImportChunk[]) => void send(chunks),
    stop: () => work.current?.abort(),
    takeBack: (edited?: 'keep' | 'remove') => void takeBack(edited),
    startAgain: () => {
      setSending(null)
      setUndo(noUndo)
    },
  }
}
export type SendingRun = ReturnType<typeof useSending>
