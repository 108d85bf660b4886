// Leaving for Google: what this tab remembers of it, so that the way back (redirect-return.ts) is only loaded when it is one.
import { readStored, writeStored } from './stored.ts'

const leavingKey = 'gumnut.leftForGoogle'

/** What became of a sign-in by redirect: nothing was under way, it worked, or it failed and why. */
export type RedirectOutcome = { kind: 'none' } | { kind: 'signed-in' } | { kind: 'failed'; reason: string }

/** Called just before the browser leaves for Google: remembers where the person was; null forgets it. */
export const rememberLeaving = (path: string | null): void => writeStored('session', leavingKey, path)
export const leftFrom = (): string | null => readStored('session', leavingKey)

/** Whether this page load comes back from Google, or from a try at it. */
export function isReturn(): boolean {
  const query = new URLSearchParams(window.location.search)
  return query.has('error') || (query.has('state') && query.has('code')) || leftFrom() !== null
}

/** Cognito ends the very sign-in that joined a Google account to an existing one in this error; the next one works. */
export const isJustLinked = (reason: string): boolean => /already found an entry for username/i.test(reason)
