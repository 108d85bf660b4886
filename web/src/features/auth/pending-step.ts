// Pending step: the address that waits for a mailed code, so that a phone may drop the page while the person reads the email.
import { readStored, writeStored } from '../../lib/stored.ts'

const keys = { code: 'gumnut.pendingEmail', reset: 'gumnut.pendingReset' } as const

type Pending = { email: string; step: { name: 'code'; password: null } | { name: 'reset' } }

/** Where the person was; undefined when nothing waits for a code. */
export function pendingStep(): Pending | undefined {
  const [code, reset] = [readStored('session', keys.code), readStored('session', keys.reset)]
  if (code !== null) return { email: code, step: { name: 'code', password: null } }
  return reset === null ? undefined : { email: reset, step: { name: 'reset' } }
}

/** @param step the one that the person is on; null when it is over */
export function keepPending(step: string | null, email = ''): void {
  for (const name of ['code', 'reset'] as const) writeStored('session', keys[name], name === step ? email : null)
}
