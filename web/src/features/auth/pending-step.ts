// Pending step: the address that waits for a mailed code, so that a phone may drop the page while the person reads the email.
import { readStored, writeStored } from '../../lib/stored.ts'
import { mayBeSignedIn } from '../../lib/stored-session.ts'

const waiting = [
  ['code', 'gumnut.pendingEmail', { name: 'code', password: null }],
  ['reset', 'gumnut.pendingReset', { name: 'reset' }],
  // Once its code was asked for: there are three a day.
  ['proof', 'gumnut.pendingProof', { name: 'recovery' }],
] as const
type Waiting = (typeof waiting)[number]

/** Where the person was; undefined when nothing waits for a code. */
export function pendingStep(): { step: Waiting[2]; email: string } | undefined {
  for (const [, key, step] of waiting) {
    const email = readStored('session', key)
    if (email !== null) return { step, email }
  }
  return undefined
}

/** @param what waits for its code now; null when nothing does any more */
export function keepPending(what: string | null, email = ''): void {
  for (const [name, key] of waiting) writeStored('session', key, name === what ? email : null)
}

/** Once somebody is signed in, by another tab too, nothing waits: whoever signs out here begins at the sign-in. */
export function endPendingIfSignedIn(): void {
  if (mayBeSignedIn()) keepPending(null)
}
