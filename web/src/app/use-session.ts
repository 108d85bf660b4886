// Session state: who is signed in right now, each with a query client of their own, so that nothing of one person reaches the next.
import type { QueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useRef, useState } from 'react'
import { onSessionRejected } from '../data/client.ts'
import type { ClosedAccount } from '../data/use-auth.ts'
import { createQueryClient, markLeft } from '../lib/query-client.ts'
import { currentIdentity, endSession, type Identity, isSomebodyElse, onSessionChange } from '../lib/session.ts'
import { forgetUserData, pendingKey, writeStored } from '../lib/stored.ts'
import { entriesOf } from '../router/history.ts'

export type Session = {
  status: 'loading' | 'unreachable' | 'signed-out' | 'signed-in'
  identity: Identity | null
  client: QueryClient
  /** The look that found them, so that the same person back is told from before; 0 while nobody is here. */
  number: number
  /** Signed in just now, not found signed in. */
  isFresh: boolean
  /** Nobody is signed in because the account of whoever was is closed. */
  closedAccount?: ClosedAccount | undefined
  /** Nobody is signed in because this person's session ended, without their signing out here. */
  endedOf?: string | undefined
  /** They signed out themselves, in another tab. */
  hasLeft?: boolean
}

const loadSigningOut = () => import('./signing-out.ts').catch(() => undefined)

const nobody = (status: Session['status'], closedAccount?: ClosedAccount): Session => ({
  status,
  closedAccount,
  identity: null,
  client: createQueryClient(),
  number: 0,
  isFresh: false,
})

export function useSession({ isFreshAtBoot }: { isFreshAtBoot: boolean }) {
  const [session, setSession] = useState<Session>(() => nobody('loading'))
  const current = useRef(session)
  const looks = useRef(0)
  const closed = useRef<ClosedAccount | undefined>(undefined)
  const ended = useRef<string | undefined>(undefined)
  const hasLeft = useRef(false)

  /** @param isForGood whoever was there has signed out: what of theirs is still under way leaves nothing here */
  const enter = useCallback((next: Session, isForGood = false) => {
    const before = current.current
    if (isForGood) markLeft(before.client)
    else if (next.identity === null) ended.current ??= before.identity?.uid
    if (next.identity !== null) {
      ended.current = undefined
      hasLeft.current = false
      writeStored('session', pendingKey, null)
    }
    if (before.identity !== null && before.identity.uid !== next.identity?.uid) {
      before.client.clear()
      forgetUserData(true)
    }
    entriesOf(next.identity?.uid)
    current.current = { ...next, endedOf: ended.current, hasLeft: hasLeft.current }
    setSession(current.current)
  }, [])

  /** Only whoever signs out has been asked about what is not sent yet. */
  const leave = useCallback(
    (isUnsentKept = true) => {
      looks.current++
      forgetUserData(isUnsentKept)
      enter(nobody('signed-out', closed.current))
    },
    [enter],
  )

  const end = useCallback(
    async (isUnsentKept: boolean) => {
      enter(nobody('loading'), !isUnsentKept)
      await endSession()
      leave(isUnsentKept)
    },
    [enter, leave],
  )

  /** Finds out who is signed in. Of several looks at once only the last counts. */
  const look = useCallback(
    async (isFresh = false) => {
      const number = ++looks.current
      const identity = await currentIdentity().catch(() => 'unreachable' as const)
      if (number !== looks.current) return
      const known = current.current.identity
      if (identity === 'unreachable') {
        if (known === null) enter(nobody('unreachable'))
      } else if (identity === null) {
        leave()
      } else if (identity.uid !== known?.uid || hasLeft.current) {
        // A tab in the background may look only once the person who left is back.
        closed.current = undefined
        enter({ status: 'signed-in', identity, client: createQueryClient(), number, isFresh })
      }
    },
    [enter, leave],
  )

  const signOut = useCallback(
    async (first?: () => Promise<void>) => {
      const { identity } = current.current
      const signingOut = await loadSigningOut()
      if ((await signingOut?.maySignOut(current)) === false) return false
      await first?.()
      if (identity !== null && isSomebodyElse(identity.uid)) {
        // This page has missed that somebody else signed in: it shows them instead.
        void look()
        return false
      }
      if (identity !== null) signingOut?.tellLeft(identity.uid)
      await end(false)
      return true
    },
    [end, look],
  )

  /** Another device deleted the account, or a deletion was cut off: repeating it is safe, and finishes what is left of it. */
  const leaveClosed = useCallback(async () => {
    if (closed.current !== undefined) return
    closed.current = 'unfinished'
    const uid = current.current.identity?.uid ?? ''
    enter(nobody('loading'), true)
    const signingOut = await loadSigningOut()
    closed.current = (await signingOut?.finishClosing(uid)) ?? closed.current
    await end(false)
  }, [enter, end])

  useEffect(() => {
    void look(isFreshAtBoot)
    onSessionRejected((why) => {
      if (why === 'account closed') void leaveClosed()
      else if (closed.current === undefined) void end(true)
    })
    return onSessionChange((change, who) => {
      if (change === 'signed-out') leave()
      else if (change !== 'left') void look(change === 'signed-in')
      else if (who === current.current.identity?.uid) {
        hasLeft.current = true
        markLeft(current.current.client)
      }
    })
  }, [isFreshAtBoot, leave, leaveClosed, look, end])

  return { session, look, signOut }
}
