// Unsent edits: what somebody saved of their profile, of tax, of alerts or of what they watch in the moment their session ended. The
// screen it was typed on is gone then, so it waits in this browser for the same person, as changes of holdings and trades do.
import type { QueryClient } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { type Security, securityId } from '#shared/watchlist/watched.ts'
import { isAway, isForLater } from '../lib/api.ts'
import { hasLeft } from '../lib/query-client.ts'
import { readStored, userKey, writeStored } from '../lib/stored.ts'
import { changeWith, fieldsOf, narrowed, type ProfileEdit, type TaxChange, type WantedAlert } from './edits.ts'

export type UnsentEdit =
  | ({ area: 'profile' } & ProfileEdit)
  | { area: 'tax'; change: TaxChange }
  | { area: 'alert'; alert: WantedAlert }
  | { area: 'watching'; security: Security }

/**
 * As it waits in this browser.
 * @property of what it is an edit of
 * @property keptAt when it was saved, in ms
 */
export type KeptEdit = UnsentEdit & { of?: string; keptAt?: number }

/** The rest is the service's to check, as of any request. */
const isEdit = (value: unknown): value is KeptEdit =>
  z.safeParse(
    z.looseObject({
      area: z.enum(['profile', 'tax', 'alert', 'watching']),
      of: z.optional(z.string()),
      keptAt: z.optional(z.number()),
    }),
    value,
  ).success

const keptForMs = 24 * 3_600_000

/** Another device may have changed the same since. One without an instant is of an earlier version of the app. */
export const isTooOld = ({ keptAt = 0 }: KeptEdit): boolean => Date.now() - keptAt > keptForMs

/** What a change for tax is of. */
function taxThing(change: TaxChange): readonly unknown[] {
  switch (change.kind) {
    case 'entries':
      return [change.year, ...Object.keys(change.entries)]
    case 'statement':
      return [change.year, change.holdingId]
    case 'share':
      return [change.holdingId, ...Object.keys(change.facts)]
    default:
      return [change.holdingId]
  }
}

const alertThing = (id: string): string => JSON.stringify(['alert', id])
/** @param id as `securityId` has it */
const watchedThing = (id: string): string => JSON.stringify(['watching', id])

/** What is edited: of two edits of the same only the newer counts. */
function thingOf(edit: UnsentEdit): string {
  if (edit.area === 'profile') return JSON.stringify([edit.area, ...Object.keys(fieldsOf(edit.change)).sort()])
  if (edit.area === 'tax') return JSON.stringify([edit.area, edit.change.kind, ...taxThing(edit.change)])
  if (edit.area === 'alert') return alertThing(edit.alert.id)
  return watchedThing(securityId(edit.security))
}

export const editsKey = (uid: string): string => userKey(uid, 'edits')

const isEmpty = ({ change }: ProfileEdit): boolean => Object.keys(fieldsOf(change)).length === 0

/**
 * An earlier version of the app kept the whole form of the profile: what that does not change is no edit, but where nothing was saved
 * before: there it brought the answers of the wizard.
 */
function changed(kept: KeptEdit): KeptEdit[] {
  if (kept.area !== 'profile' || kept.base.revision === 0) return [kept]
  const edit = narrowed(kept)
  return isEmpty(edit) ? [] : [edit]
}

/** Oldest first. What cannot be read, such as what another version of the app left, is none. */
export function unsentEdits(uid: string): KeptEdit[] {
  try {
    const kept: unknown = JSON.parse(readStored('local', editsKey(uid)) ?? '[]')
    return Array.isArray(kept) ? kept.filter(isEdit).flatMap(changed) : []
  } catch {
    return []
  }
}

const write = (uid: string, edits: readonly KeptEdit[]): void =>
  writeStored('local', editsKey(uid), edits.length === 0 ? null : JSON.stringify(edits))

/** Takes one that was sent, or refused for good, off the list, unless another tab, or a newer edit of the same, has done so already. */
export function forgetEdit(uid: string, sent: KeptEdit): void {
  const text = JSON.stringify(sent)
  write(
    uid,
    unsentEdits(uid).filter((edit) => JSON.stringify(edit) !== text),
  )
}

/** Clears what cannot be read: it would count as unsent for ever. */
export const forgetUnreadableEdits = (uid: string): void => write(uid, unsentEdits(uid))

const others = (uid: string, of: string): KeptEdit[] => unsentEdits(uid).filter((edit) => edit.of !== of)
export const forgetAlert = (uid: string, id: string): void => write(uid, others(uid, alertThing(id)))
export const forgetWatched = (uid: string, id: string): void => write(uid, others(uid, watchedThing(id)))

/** What is still wanted of a kept edit once there is a newer one: of the profile, the fields that the newer one leaves alone. */
function leftBeside(kept: KeptEdit, newer: UnsentEdit): KeptEdit[] {
  if (kept.area !== 'profile' || newer.area !== 'profile') return kept.of === thingOf(newer) ? [] : [kept]
  const taken = fieldsOf(newer.change)
  const left = { ...kept, change: changeWith(kept.change, (name) => !(name in taken)) }
  return isEmpty(left) ? [] : [{ ...left, of: thingOf(left) }]
}
const keptBeside = (uid: string, newer: UnsentEdit): KeptEdit[] =>
  unsentEdits(uid).flatMap((kept) => leftBeside(kept, newer))

/**
 * Tries the service; where the session is over, the edit is kept, in place of an older one of the same. It fails all the same: nothing is
 * saved yet.
 */
export async function orKept<Saved>(
  client: QueryClient,
  uid: string,
  edit: UnsentEdit,
  attempt: () => Promise<Saved>,
): Promise<Saved> {
  try {
    const saved = await attempt()
    write(uid, keptBeside(uid, edit))
    return saved
  } catch (error) {
    // Whoever has signed out leaves nothing here.
    if (isForLater(error) && !isAway(error) && !hasLeft(client))
      write(uid, [...keptBeside(uid, edit), { ...edit, of: thingOf(edit), keptAt: Date.now() }])
    throw error
  }
}
