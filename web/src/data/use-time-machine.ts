// Time machine: a run through a made-up decade, kept here at every stop, and its XP counted by the service once it is finished, or once
// the service is back.
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useMemo, useState } from 'react'
import { type Choice, type Guess, pathOf, seedOf, stops } from '#shared/learning/time-machine.ts'
import { type FinishedRun, finishRun } from '#shared/learning/time-machine-contract.ts'
import { createClient, isMalformed } from '../lib/api.ts'
import { oneAtATime } from '../lib/one-at-a-time.ts'
import { userKey } from '../lib/stored.ts'
import { send } from './client.ts'
import {
  firstDecade,
  forgetUnsent,
  keepDecade,
  keepUnsent,
  keptDecade,
  type KeptDecade,
  unsentRuns,
} from './kept-decade.ts'
import { noteProgress } from './note-progress.ts'
import { refusalOf } from './refusal-of.ts'
import { useUid } from './use-auth.ts'

const api = createClient({ finishRun }, send)
type Reply = Awaited<ReturnType<typeof api.finishRun>>

/** What the service said of a finished run. */
type Counted = Pick<Reply, 'xpEarned' | 'leveledUp' | 'newAchievements' | 'progress'> & { finished: FinishedRun }

/** A run that will never be counted, and why, as a sentence. */
type Refused = { refusal: string }
type Sent = { counted: Counted | null; refused: Refused | null }

/** @returns what was said of the last one, or of the one that brought XP; and of one that was given up */
async function sendEach(client: QueryClient, uid: string): Promise<Sent> {
  let told: Counted | null = null
  let refused: Refused | null = null
  for (let [next] = unsentRuns(uid); next !== undefined; [next] = unsentRuns(uid)) {
    try {
      const reply = await api.finishRun({ body: next }, { as: uid })
      noteProgress(client, reply.progress)
      if (told === null || told.xpEarned === 0) told = { ...reply, finished: next }
    } catch (error) {
      // One that will never be taken is in nobody's way.
      if (!isMalformed(error)) throw error
      const refusal = await refusalOf(error, uid)
      const { refusedBy } = await import('./review-refusals.ts')
      refused = { refusal: `${refusedBy(refusal, 'your decade in the time machine')}, so it brings no XP.` }
    }
    forgetUnsent(uid, next)
  }
  return { counted: told, refused }
}

const alone = oneAtATime<Sent>()

/** Sends finished runs; several who ask at the same time wait for the same sending. @throws when the service is away */
export const sendRuns = (client: QueryClient, uid: string): Promise<Sent> =>
  alone(userKey(uid, 'decade'), () => sendEach(client, uid))

/** What became of the XP of the last finished run: it was counted before, is on its way, waits for the service, is just counted, or never will be. */
export type RunGain = 'counted' | 'sending' | 'waiting' | Counted | Refused

/** Sends what is waiting, now and whenever the browser is online again. */
export function useUnsentRuns(): { gain: RunGain; sendNow: () => void } {
  const client = useQueryClient()
  const uid = useUid()
  const [gain, setGain] = useState<RunGain>(() => (unsentRuns(uid).length === 0 ? 'counted' : 'sending'))
  const sendNow = useCallback(() => {
    // Nothing waits here: what this tab was waiting for, another tab has sent.
    if (unsentRuns(uid).length === 0) return setGain((now) => (typeof now === 'string' ? 'counted' : now))
    setGain('sending')
    sendRuns(client, uid)
      .then(({ counted, refused }) => setGain(counted ?? refused ?? 'counted'))
      .catch(() => setGain('waiting'))
  }, [client, uid])
  useEffect(() => {
    sendNow()
    window.addEventListener('online', sendNow)
    return () => window.removeEventListener('online', sendNow)
  }, [sendNow])
  return { gain, sendNow }
}

export function useTimeMachine() {
  const uid = useUid()
  const [decade, setDecade] = useState(() => keptDecade(uid))
  const { gain, sendNow } = useUnsentRuns()
  const path = useMemo(() => pathOf(seedOf(uid, decade.run)), [uid, decade.run])
  const keep = (next: KeptDecade): void => {
    setDecade(next)
    keepDecade(uid, next)
  }
  return {
    decade,
    path,
    gain,
    begin: (guess: Guess): void => keep({ ...decade, guess }),
    decide(choice: Choice, reason: string): void {
      const next = { ...decade, stops: [...decade.stops, { choice, reason }] }
      keep(next)
      if (next.stops.length < stops || next.guess === null) return
      const finished: FinishedRun = {
        run: next.run,
        guess: next.guess,
        reasons: next.stops.filter((stop) => stop.reason !== '').length,
      }
      keepUnsent(uid, finished)
      sendNow()
    },
    /** Another decade, with prices of its own. */
    again: (): void => keep({ ...firstDecade, run: (decade.run + 1) % 1000 }),
  }
}
