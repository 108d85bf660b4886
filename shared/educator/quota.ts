// Quota: whether a person may ask now: five a minute, a number a day, one at a time (P31).
import { daysAfter, startOfSydneyDay, sydneyDay } from '../kernel/sydney-days.ts'
import { limitTexts } from './texts.ts'
import { fail } from '../operation/problem.ts'
import { errorFacts, type Log, type NewId } from '../operation/ports.ts'
import type { AiUsage, UsageRecord } from './ports.ts'

export type Kind = 'chat' | 'education'

const perMinute = 5
const perDay: Record<Kind, number> = { chat: 30, education: 3 }
/** A request without an end after this has crashed: it no longer blocks the next one. */
const inFlightSeconds = 30

const minuteMs = 60_000
/** Asking again earlier than this is rarely worth it, and later would be longer than most replies take. */
const inFlightRetrySeconds = 5
const keptDays = 2
const attempts = 4

export type Admission =
  | { kind: 'admitted'; usage: UsageRecord }
  | { kind: 'refused'; because: 'inFlight' | 'minute' | 'chatDay' | 'educationDay'; retryAfterSeconds: number }

/** The use of a person after this request, or why it is refused. */
export function admit(before: UsageRecord | undefined, kind: Kind, now: Date, ticket: string): Admission {
  const at = now.getTime()
  const day = sydneyDay(now)
  const today = before?.day === day ? before : { chats: 0, educations: 0 }
  // A clock that was set back must not lock the person out.
  const recent = (before?.recent ?? []).filter((began) => began > at - minuteMs && began <= at)
  const leftMs = (before?.inFlightUntil ?? 0) - at
  if (leftMs > 0 && leftMs <= inFlightSeconds * 1000) {
    return {
      kind: 'refused',
      because: 'inFlight',
      retryAfterSeconds: Math.min(Math.ceil(leftMs / 1000), inFlightRetrySeconds),
    }
  }
  const isChat = kind === 'chat'
  if ((isChat ? today.chats : today.educations) >= perDay[kind]) {
    const seconds = (startOfSydneyDay(daysAfter(day, 1)).getTime() - at) / 1000
    return { kind: 'refused', because: isChat ? 'chatDay' : 'educationDay', retryAfterSeconds: Math.ceil(seconds) }
  }
  if (recent.length >= perMinute) {
    const seconds = (Math.min(...recent) + minuteMs - at) / 1000
    return { kind: 'refused', because: 'minute', retryAfterSeconds: Math.ceil(seconds) }
  }
  const usage: UsageRecord = {
    recent: [...recent, at],
    day,
    chats: today.chats + (isChat ? 1 : 0),
    educations: today.educations + (isChat ? 0 : 1),
    inFlightUntil: at + inFlightSeconds * 1000,
    ticket,
    revision: (before?.revision ?? 0) + 1,
  }
  return { kind: 'admitted', usage }
}

/** The use after a request has ended; one that the provider failed is not held against the day. */
export const ended = (usage: UsageRecord, kind: Kind, isCounted: boolean): UsageRecord => ({
  ...usage,
  chats: usage.chats - (!isCounted && kind === 'chat' ? 1 : 0),
  educations: usage.educations - (!isCounted && kind === 'education' ? 1 : 0),
  inFlightUntil: 0,
  revision: usage.revision + 1,
})

export type Ticket = {
  readonly userId: string
  readonly kind: Kind
  readonly usage: UsageRecord
  readonly expiresAt: Date
}
export type Refusal = Extract<Admission, { kind: 'refused' }>

/** Admits one request of a person in one conditional write; the loser of a race reads again and finds the winner in flight. */
export async function enter(
  { usage: store, newId }: { usage: AiUsage; newId: NewId },
  userId: string,
  kind: Kind,
  now: Date,
): Promise<Ticket | Refusal> {
  const expiresAt = startOfSydneyDay(daysAfter(sydneyDay(now), keptDays))
  const ticket = newId()
  for (let attempt = 0; attempt < attempts; attempt++) {
    const before = await store.find(userId)
    // Our own write, whose reply was lost: it was sent again, and that one was refused.
    if (before?.ticket === ticket) return { userId, kind, usage: before, expiresAt }
    const admission = admit(before, kind, now, ticket)
    if (admission.kind === 'refused') return admission
    if (await store.replace(userId, before, admission.usage, expiresAt)) {
      return { userId, kind, usage: admission.usage, expiresAt }
    }
  }
  return { kind: 'refused', because: 'inFlight', retryAfterSeconds: 1 }
}

/** Ends an admitted request. A failure is only logged: the request counts as ended after its 30 seconds anyway. */
export async function leave(
  { usage: store, log }: { usage: AiUsage; log: Log },
  ticket: Ticket,
  isCounted: boolean,
): Promise<void> {
  const { userId, kind, usage, expiresAt } = ticket
  try {
    await store.replace(userId, usage, ended(usage, kind, isCounted), expiresAt)
  } catch (error) {
    log.warn('a request was not noted as ended', errorFacts(error))
  }
}

/** Ends a request beyond the quota. @throws Problem too_many_requests, with the seconds until it may be made again */
export const refuse = ({ because, retryAfterSeconds }: Refusal): never =>
  fail('too_many_requests', limitTexts[because], { retryAfterSeconds })
