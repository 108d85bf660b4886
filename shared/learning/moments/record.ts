// Moment record: which teachable moments a person was shown, and which they put away. What a moment says follows from their
// data and is not stored.
import * as lazy from '../../kernel/lazy.ts'
import * as z from 'zod/mini'
import { PlainDate } from '../../kernel/dates.ts'
import { daysAfter } from '../../kernel/sydney-days.ts'

/** A rule, and what it is about where that can differ: `above-half:VAS`, `first-etf`. */
export const MomentKey = z.string().check(z.regex(/^[a-z0-9-]{1,40}(:[A-Za-z0-9-]{1,64})?$/))

/** Days for which "for a month" puts a moment away. */
const monthDays = 30
/** Moments remembered of one person; beyond that the oldest that are not put away for good go. */
export const maxMomentsKept = 200

const Kept = lazy.object(() => ({
  /** Sydney day on which it was first shown. */
  shownOn: PlainDate,
  /** The first Sydney day on which it may be shown again, or never. */
  hiddenUntil: z.exactOptional(z.union([PlainDate, z.literal('never')])),
}))

export const MomentsRecord = lazy.object(() => ({
  kept: z.readonly(z.record(MomentKey, Kept)),
  /** Counts the writes; a write states the revision it was made from. */
  revision: z.int(),
}))
export type MomentsRecord = z.infer<typeof MomentsRecord>

export const noMoments: MomentsRecord = { kept: {}, revision: 0 }

/** What a person did with a moment, on a Sydney day. */
export const MomentChange = lazy.strictObject(() => ({
  key: MomentKey,
  did: z.enum(['shown', 'hidden-for-a-month', 'hidden-for-good']),
  on: PlainDate,
}))
export type MomentChange = z.infer<typeof MomentChange>

type KeptMoment = z.infer<typeof Kept>

/** Of two devices the later day counts, and "for good" before any day. */
const later = (one: string | undefined, other: string | undefined): string | undefined => {
  if (one === 'never' || other === 'never') return 'never'
  return one === undefined || (other !== undefined && other > one) ? other : one
}

function changed(before: KeptMoment | undefined, { did, on }: MomentChange): KeptMoment {
  const shownOn = before === undefined || on < before.shownOn ? on : before.shownOn
  const asked = { shown: undefined, 'hidden-for-a-month': daysAfter(on, monthDays), 'hidden-for-good': 'never' }[did]
  const hiddenUntil = later(before?.hiddenUntil, asked)
  return hiddenUntil === undefined ? { shownOn } : { shownOn, hiddenUntil }
}

/** The newest moments; those put away for good stay longer than all others. */
function newest(kept: Readonly<Record<string, KeptMoment>>): Record<string, KeptMoment> {
  const rank = ({ shownOn, hiddenUntil }: KeptMoment): string => `${hiddenUntil === 'never' ? 1 : 0}${shownOn}`
  const entries = Object.entries(kept).sort(([, one], [, other]) => (rank(one) < rank(other) ? 1 : -1))
  return Object.fromEntries(entries.slice(0, maxMomentsKept))
}

/**
 * The record after some changes, in any order and however often they are sent.
 * @returns the same record where they change nothing
 */
export function withMomentChanges(before: MomentsRecord, changes: readonly MomentChange[]): MomentsRecord {
  const kept: Record<string, KeptMoment> = { ...before.kept }
  let isChanged = false
  for (const change of changes) {
    // A key may be called as something that every object has: only what was noted counts.
    const old = Object.hasOwn(kept, change.key) ? kept[change.key] : undefined
    const after = changed(old, change)
    if (old?.shownOn === after.shownOn && old.hiddenUntil === after.hiddenUntil) continue
    kept[change.key] = after
    isChanged = true
  }
  return isChanged ? { kept: newest(kept), revision: before.revision + 1 } : before
}

/** Whether a moment may be shown on a Sydney day. */
export const isShowable = ({ kept }: MomentsRecord, key: string, today: string): boolean => {
  const hiddenUntil = kept[key]?.hiddenUntil
  return hiddenUntil === undefined || (hiddenUntil !== 'never' && hiddenUntil <= today)
}
