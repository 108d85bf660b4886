// Pending step: the address that waits for a mailed code, so that a phone may drop the page while the person reads the email. It
// waits until somebody is signed in here (app/use-session.ts), by another tab too: whoever signs out begins at the sign-in.
import { pendingKey, readStored, writeStored } from '../../lib/stored.ts'

const waiting = [
  ['code', { name: 'code', password: null }],
  ['reset', { name: 'reset' }],
  // Once its code was asked for: there are three a day.
  ['proof', { name: 'recovery' }],
] as const
type Waiting = (typeof waiting)[number]

/** Where the person was; undefined when nothing waits for a code. */
export function pendingStep(): { step: Waiting[1]; email: string } | undefined {
  const [what, email = ''] = readStored('session', pendingKey)?.split(' ') ?? []
  const found = waiting.find(([name]) => name === what)
  return found && { step: found[1], email }
}

/** @param what waits for its code now; null when nothing does any more */
export function keepPending(what: string | null, email = ''): void {
  writeStored('session', pendingKey, waiting.some(([name]) => name === what) ? `${what} ${email}` : null)
}
