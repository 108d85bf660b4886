// Recovery record: how far a person has come who has lost their authenticator app: codes that went out, and the day of waiting (P107).
import * as lazy from '../kernel/lazy.ts'
import * as z from 'zod/mini'
import { Instant } from '../kernel/text.ts'

const hourMs = 3_600_000
/** Between the proof and the app being turned off: the time in which its owner can object. */
const waitMs = 24 * hourMs
/** A mail that goes later leaves its owner too little of the day to object. */
const mailedWithinMs = hourMs
/** How long a code from the mail works. */
const codeMs = 15 * 60_000
/** Wrong codes or passwords with one code. */
const mostTries = 5
/** Codes in 24 hours: a mailbox is not filled by asking. */
const mostCodes = 3

export const RecoveryRecord = lazy.object(() => ({
  /** When codes went out in the last 24 hours, the newest last. */
  codesSentAt: z.array(Instant),
  /** The code that is out: a signature of it, never itself. */
  code: z.nullable(z.object({ signature: z.string(), expiresAt: Instant, triesLeft: z.int() })),
  /**
   * Proven, and waiting until `until`. `isTold` once the mail about it is in the queue, `isMailed` once the mail service has taken it in
   * time: without either it is never carried out. `isDue` once it is being carried out, from when nothing stops it.
   */
  waiting: z.nullable(
    z.object({
      id: z.string(),
      since: Instant,
      until: Instant,
      // One from before this was noted may be unknown to its owner, so it is not carried out, and asking again begins it anew.
      isTold: z._default(z.boolean(), false),
      isMailed: z._default(z.boolean(), false),
      isDue: z.boolean(),
    }),
  ),
  revision: z.int(),
}))
export type RecoveryRecord = z.infer<typeof RecoveryRecord>
export type Waiting = NonNullable<RecoveryRecord['waiting']>

const nothingYet: RecoveryRecord = { codesSentAt: [], code: null, waiting: null, revision: -1 }

const after = (before: RecoveryRecord | undefined, change: Partial<RecoveryRecord>): RecoveryRecord => {
  const record = before ?? nothingYet
  return { ...record, ...change, revision: record.revision + 1 }
}

const later = (now: Date, ms: number): string => new Date(now.getTime() + ms).toISOString()

/** When a request that is proven now is carried out. */
export const waitsUntil = (now: Date): string => later(now, waitMs)

/** When a code that is sent now stops working; part of what is signed. */
export const codeExpiry = (now: Date): string => later(now, codeMs)

/** The record with a new code in the place of any other; undefined when enough codes were sent. */
export function withCode(
  before: RecoveryRecord | undefined,
  code: { signature: string; expiresAt: string },
  now: Date,
): RecoveryRecord | undefined {
  const recent = (before?.codesSentAt ?? []).filter((at) => now.getTime() - Date.parse(at) < waitMs)
  if (recent.length >= mostCodes) return undefined
  return after(before, {
    codesSentAt: [...recent, now.toISOString()],
    code: { ...code, triesLeft: mostTries },
  })
}

/**
 * The record with a try of its code used up, before anything is compared, so that many tries at once are still counted; undefined when
 * no code is out, or it has run out.
 */
export function withTry(before: RecoveryRecord | undefined, now: Date): RecoveryRecord | undefined {
  const code = before?.code ?? null
  if (before === undefined || code === null) return undefined
  if (code.triesLeft < 1 || now.getTime() >= Date.parse(code.expiresAt)) return undefined
  return after(before, { code: { ...code, triesLeft: code.triesLeft - 1 } })
}

const isTooLateToMail = ({ since }: Waiting, now: Date): boolean => now.getTime() - Date.parse(since) > mailedWithinMs

/**
 * The record with the day of waiting begun; one that is under way already goes on, no sooner and no later. One of which nobody was told,
 * or got no mail in time, begins anew, under its old id, so that the link of every mail about it stops it.
 */
export const withWaiting = (before: RecoveryRecord, id: string, now: Date): RecoveryRecord & { waiting: Waiting } => {
  const { waiting: earlier } = before
  const begun = { since: now.toISOString(), until: waitsUntil(now), isTold: false, isDue: false }
  if (earlier?.isTold === true && (earlier.isMailed || !isTooLateToMail(earlier, now))) {
    return { ...after(before, { code: null }), waiting: earlier }
  }
  return {
    ...after(before, {}),
    waiting: { id: earlier?.id ?? id, ...begun, isMailed: false },
  }
}

/** The id of the mail about what waits: another one where the day begins anew, as a mail goes once by its id. */
export const waitingMailId = ({ id, since }: Pick<Waiting, 'id' | 'since'>): string =>
  `${id}-waiting-${Date.parse(since)}`

/**
 * The record once the mail service has taken the mail about what waits. Undefined when something else or nothing waits by then, or when
 * it went more than an hour after the waiting began: asking again begins it anew.
 */
export function withOwnerMailed(
  before: RecoveryRecord | undefined,
  mailId: string,
  now: Date,
): RecoveryRecord | undefined {
  const waiting = before?.waiting ?? null
  if (waiting === null || waitingMailId(waiting) !== mailId || isTooLateToMail(waiting, now)) return undefined
  return after(before, { waiting: { ...waiting, isMailed: true } })
}

/** The record once the mail about what waits is in the queue: the code is used now. Undefined when that was stopped meanwhile. */
export function withOwnerTold(before: RecoveryRecord | undefined, id: string): RecoveryRecord | undefined {
  if (before?.waiting?.id !== id) return undefined
  return after(before, { code: null, waiting: { ...before.waiting, isTold: true } })
}

/** The record without what waits; undefined where nothing waits that can still be stopped, or another than is meant. */
export function withoutWaiting(
  before: RecoveryRecord | undefined,
  isMeant: (waiting: Waiting) => boolean,
): RecoveryRecord | undefined {
  const waiting = before?.waiting ?? null
  if (waiting === null || waiting.isDue || !isMeant(waiting)) return undefined
  return after(before, { waiting: null })
}

/**
 * The record from which on nothing stops it, or without what its owner got no mail about in time; undefined when nothing waits, or not
 * long enough.
 */
export function withDue(before: RecoveryRecord | undefined, now: Date): RecoveryRecord | undefined {
  const waiting = before?.waiting ?? null
  if (waiting === null || now.getTime() < Date.parse(waiting.until)) return undefined
  return after(before, { waiting: waiting.isTold && waiting.isMailed ? { ...waiting, isDue: true } : null })
}

/** The record once the app is off. */
export const withDone = (before: RecoveryRecord): RecoveryRecord => after(before, { waiting: null, code: null })
