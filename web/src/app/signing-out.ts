// Signing out: what the service does not have yet is sent first, because this browser forgets it. What cannot be sent is asked about.
import type { QueryClient } from '@tanstack/react-query'
import { closeAccount } from '../data/close-account.ts'
import { readFallback } from '../data/holdings-fallback.ts'
import type { ClosedAccount } from '../data/use-auth.ts'
import { sendPending } from '../data/use-holdings.ts'
import { around } from '../lib/around.ts'
import type { Identity } from '../lib/session.ts'
import { readStored, userKey, writeStored } from '../lib/stored.ts'
import { leave, leaveAroundEvent } from './around/leaving.ts'

type CurrentSession = { readonly current: { client: QueryClient; identity: Identity | null } }

/** What a person waits for at most, before they are asked. */
const patienceMs = 4000

/** @returns what was refused of it and is told nowhere else, as sentences */
async function sendUnsent(
  client: QueryClient,
  uid: string,
  has: (name: string) => boolean,
): Promise<readonly string[]> {
  const refused: string[] = []
  const sendKept = async (): Promise<void> => {
    const { sendEdits } = await import('../data/send-edits.ts')
    refused.push(...(await sendEdits(client, uid)).refused)
  }
  const sendAnswers = async (): Promise<void> => {
    const [{ sendReviews }, { takeRefused }] = await Promise.all([
      import('../data/use-review.ts'),
      import('../data/review-refusals.ts'),
    ])
    const tell = (): void => {
      const refusal = takeRefused(client)
      if (refusal !== null) refused.push(refusal)
    }
    await sendReviews(client, uid).finally(tell)
  }
  const sendDecades = async (): Promise<void> => {
    const { sendRuns } = await import('../data/use-time-machine.ts')
    const run = (await sendRuns(client, uid)).refused
    if (run !== null) refused.push(run.refusal)
  }
  const sending = Promise.allSettled([
    sendPending(client, uid),
    has('review') ? sendAnswers() : null,
    has('failed-quizzes')
      ? import('../data/use-lesson-attempts.ts').then(({ sendFailed }) => sendFailed(client, uid))
      : null,
    has('edits') ? sendKept() : null,
    has('decade-unsent') ? sendDecades() : null,
  ])
  await Promise.race([sending, new Promise((resolve) => setTimeout(resolve, patienceMs))])
  return refused
}

const counted = (count: number, one: string, many: string): string[] =>
  count === 0 ? [] : [`${count} ${count === 1 ? one : many}`]

/** What is still not sent, in words; empty when nothing is. */
async function unsentParts(uid: string, has: (name: string) => boolean): Promise<string[]> {
  const trades = has('trades') ? (await import('../data/pending-trades.ts')).unsentTrades(uid) : 0
  const edits = has('edits') ? (await import('../data/unsent-edits.ts')).unsentEdits(uid).length : 0
  const answers = has('review') ? (await import('../data/pending-review.ts')).unsentAnswers(uid).length : 0
  const runs = has('decade-unsent') ? (await import('../data/kept-decade.ts')).unsentRuns(uid).length : 0
  return [
    ...counted((readFallback(uid)?.pending.length ?? 0) + trades + edits, 'change', 'changes'),
    ...counted(answers, 'review answer', 'review answers'),
    ...counted(runs, 'time machine result', 'time machine results'),
    ...(has('import') ? ['the rest of an import'] : []),
  ]
}

async function ask(session: CurrentSession): Promise<boolean> {
  if (around() !== undefined) {
    // The bar asks; where it could not be fetched, nobody does.
    if (window.dispatchEvent(new Event(leaveAroundEvent, { cancelable: true }))) leave()
    return false
  }
  const { client, identity } = session.current
  if (identity === null) return true
  const { uid } = identity
  // It may end meanwhile.
  const isStill = (): boolean => session.current.identity === identity
  const has = (name: string): boolean => readStored('local', userKey(uid, name)) !== null
  const refused = await sendUnsent(client, uid, has)
  const parts = await unsentParts(uid, has)
  if (!isStill()) return false
  if (parts.length === 0 && refused.length === 0) return true
  const { askAboutUnsent } = await import('./unsent-dialog.tsx')
  return (await askAboutUnsent(parts, refused)) && isStill()
}

let underWay: Promise<boolean> | undefined

/**
 * Sends what is kept, and asks about what cannot be sent. Whoever presses twice is asked once.
 * @returns whether nothing keeps the person here. Somebody who looks around leaves by a way of their own.
 */
export function maySignOut(session: CurrentSession): Promise<boolean> {
  underWay ??= ask(session).finally(() => (underWay = undefined))
  return underWay
}

/** What the session in other tabs listens for. A literal there too: the first load has no byte to spare for sharing it. */
const leftKey = 'gumnut.left'

/** Tells other tabs that this person signs out, which is more than that their session has ended. */
export function tellLeft(uid: string): void {
  writeStored('local', leftKey, uid)
  writeStored('local', leftKey, null)
}

/** Finishes the deletion of an account that is closed, as far as that can be now. */
export const finishClosing = (uid: string): Promise<ClosedAccount> =>
  closeAccount(uid).then(
    () => 'deleted',
    () => 'unfinished',
  )
