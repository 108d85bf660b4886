// Unsent edits: what somebody saved of their profile, of tax, of alerts or of what they watch in the moment their session ended. The
// screen it was typed on is gone then, so it waits in this browser for the same person, as changes of holdings and trades do.
import type { QueryClient } from '@tanstack/react-query'
import * as z from 'zod/mini'
import type { Security } from '#shared/watchlist/watched.ts'
import { isAway, isForLater } from '../lib/api.ts'
import { hasLeft } from '../lib/query-client.ts'
import { readStored, userKey, writeStored } from '../lib/stored.ts'
import type { ProfileEdit, TaxChange, WantedAlert } from './edits.ts'

export type UnsentEdit =
  | ({ area: 'profile' } & ProfileEdit)
  | { area: 'tax'; change: TaxChange }
  | { area: 'alert'; alert: WantedAlert }
  | { area: 'watching'; security: Security }

/** The rest is the service's to check, as of any request. */
const isEdit = (value: unknown): value is UnsentEdit =>
  z.safeParse(z.looseObject({ area: z.enum(['profile', 'tax', 'alert', 'watching']) }), value).success

export const editsKey = (uid: string): string => userKey(uid, 'edits')

/** Oldest first. What cannot be read, such as what another version of the app left, is none. */
export function unsentEdits(uid: string): UnsentEdit[] {
  try {
    const kept: unknown = JSON.parse(readStored('local', editsKey(uid)) ?? '[]')
    return Array.isArray(kept) ? kept.filter(isEdit) : []
  } catch {
    return []
  }
}

const write = (uid: string, edits: readonly UnsentEdit[]): void =>
  writeStored('local', editsKey(uid), edits.length === 0 ? null : JSON.stringify(edits))

/** Takes one that was sent, or refused for good, off the list, unless another tab has done so already. */
export function forgetEdit(uid: string, sent: UnsentEdit): void {
  const [first, ...rest] = unsentEdits(uid)
  if (JSON.stringify(first) === JSON.stringify(sent)) write(uid, rest)
}

/** Clears what cannot be read: it would count as unsent for ever. */
export const forgetUnreadableEdits = (uid: string): void => write(uid, unsentEdits(uid))

/** Tries the service; where the session is over, the edit is kept. It fails all the same: nothing is saved yet. */
export async function orKept<Saved>(
  client: QueryClient,
  uid: string,
  edit: UnsentEdit,
  attempt: () => Promise<Saved>,
): Promise<Saved> {
  try {
    return await attempt()
  } catch (error) {
    // Whoever has signed out leaves nothing here.
    if (isForLater(error) && !isAway(error) && !hasLeft(client)) write(uid, [...unsentEdits(uid), edit])
    throw error
  }
}
