// Pending changes: what a change makes of the list on screen and of the changes still to be sent (P22). Apart from the store
// itself, which every page reads: only who changes something needs it.
import type { Holding } from '#shared/portfolio/holding.ts'
import { editRequest } from '#shared/portfolio/live-tracking.ts'
import { editShown, openShown } from '#shared/portfolio/shown-holding.ts'
import { UserFacingError } from '../lib/api.ts'
import { type Fallback, type PendingChange, readFallback, writeFallback } from './holdings-fallback.ts'

/**
 * The list after a change.
 * @param now ISO instant
 */
export function applied(holdings: readonly Holding[], change: PendingChange, now: string): Holding[] {
  if (change.kind === 'add')
    return [...holdings.filter(({ id }) => id !== change.holding.id), openShown(change.holding, now)]
  if (change.kind === 'remove') return holdings.filter(({ id }) => id !== change.id)
  return holdings.map((holding) => (holding.id === change.id ? editShown(holding, change.change, now) : holding))
}

/** The changes to send after one more: what cancels out or belongs together is sent once. */
export function queued(pending: readonly PendingChange[], change: PendingChange): PendingChange[] {
  const id = change.kind === 'add' ? change.holding.id : change.id
  // Put back before its deletion was sent for sure: the service may still have it, trades and all, and then keeps it.
  if (change.kind === 'add' && pending.some((one) => one.kind === 'remove' && one.id === id)) {
    const others = pending.filter((one) => (one.kind === 'add' ? one.holding.id : one.id) !== id)
    // One that was put back before may be taken for there already, as it was then.
    const edits = pending.filter((one) => one.kind === 'update' && one.id === id)
    return [...others, { ...change, isTried: true }, ...edits]
  }
  // What may have reached the service is never taken back or changed silently: later changes follow it.
  const isUnsentAdd = (one: PendingChange): boolean =>
    one.kind === 'add' && one.holding.id === id && one.isTried !== true
  if (!pending.some(isUnsentAdd)) return [...pending, change]
  if (change.kind === 'remove')
    return pending.filter((one) => !(one.kind === 'add' ? one.holding.id === id : one.id === id))
  if (change.kind === 'add') return pending.map((one) => (isUnsentAdd(one) ? change : one))
  return pending.map((one) =>
    one.kind === 'add' && isUnsentAdd(one) ? { kind: 'add', holding: editRequest(one.holding, change.change) } : one,
  )
}

/**
 * Keeps the list and the changes to send, in place of those before.
 * @throws when the browser does not let us, or could not read them again; then what waited before still does
 */
export function keepPending(uid: string, before: Fallback | null, after: Fallback): void {
  writeFallback(uid, after)
  if (JSON.stringify(readFallback(uid)?.pending) === JSON.stringify(after.pending)) return
  writeFallback(uid, before)
  throw new UserFacingError(
    'Gumnut can’t be reached, and this browser doesn’t let it keep the change. Nothing was saved.',
  )
}
