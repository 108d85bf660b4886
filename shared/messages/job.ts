// Mail job: what lies in the queue. Another capability that sends adds its own job to the union.
import * as lazy from '../kernel/lazy.ts'
import * as z from 'zod/mini'
import { PlainDate } from '../kernel/dates.ts'
import { Instant } from '../kernel/text.ts'
import { TimedKind } from './kinds.ts'
import { SecurityEvent } from './security-event.ts'

/** People of one message: small enough for a slow account to send within one run, large enough to keep messages few. */
export const peoplePerJob = 50

/** A page of people who get their mail of a timed kind. */
export const TimedJob = lazy.strictObject(() => ({
  job: z.literal('timed'),
  kind: TimedKind,
  /** When the period began: one mail from then on. */
  from: Instant,
  people: z.array(z.string()).check(z.minLength(1), z.maxLength(peoplePerJob)),
}))
export type TimedJob = z.infer<typeof TimedJob>

/** Alert rules that a price has reached on a Sydney day. */
export const AlertsJob = lazy.strictObject(() => ({
  job: z.literal('alerts'),
  alerts: z
    .array(z.strictObject({ userId: z.string(), ruleId: z.string(), on: PlainDate }))
    .check(z.minLength(1), z.maxLength(peoplePerJob)),
}))
export type AlertsJob = z.infer<typeof AlertsJob>

/** Something that happened to a person's sign-in, of which they are told. */
export const SecurityJob = lazy.strictObject(() => ({
  job: z.literal('security'),
  /** The same for the same happening, however often it is reported: one mail. */
  id: z.string().check(z.minLength(1), z.maxLength(100)),
  userId: z.string(),
  at: Instant,
  event: SecurityEvent,
}))
export type SecurityJob = z.infer<typeof SecurityJob>

export const MailJob = z.discriminatedUnion('job', [TimedJob, AlertsJob, SecurityJob])
export type MailJob = z.infer<typeof MailJob>
