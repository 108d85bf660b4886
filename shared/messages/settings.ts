// Message settings: whether a person has asked for mails, what may stand in them, and why mail to them was stopped (P85, P86).
import * as lazy from '../kernel/lazy.ts'
import * as z from 'zod/mini'
import { Instant } from '../kernel/text.ts'
import { type MessageKind, messageKinds, type Notifications, TimedKind } from './kinds.ts'

/** Their mailbox refused for good, or they marked a mail as spam. */
export const StoppedBecause = z.enum(['bounce', 'complaint'])
export type StoppedBecause = z.infer<typeof StoppedBecause>

export const MessageSettings = lazy.strictObject(() => ({
  /** When the person last asked for mails; null: never, and nothing is sent whatever the switches say. */
  consentAt: z.nullable(Instant),
  /** Whether amounts of money may stand in mails. */
  includeAmounts: z.boolean(),
  /** Null while mail arrives. Asking for mails again ends it. */
  stopped: z.nullable(z.strictObject({ because: StoppedBecause, at: Instant })),
}))
export type MessageSettings = z.infer<typeof MessageSettings>

export const noMessages: MessageSettings = { consentAt: null, includeAmounts: false, stopped: null }

/** When a mail of each timed kind was last sent. */
export const MailedAt = lazy.strictObject(() => ({
  weekly: z.exactOptional(Instant),
  achievements: z.exactOptional(Instant),
  news: z.exactOptional(Instant),
}))
export type MailedAt = z.infer<typeof MailedAt>

/** What a person changes on the notification card. */
export const MessagesChange = lazy.strictObject(() => ({
  /** "Turn on mails": from now on the switches that are on are sent. */
  isWanted: z.exactOptional(z.literal(true)),
  includeAmounts: z.exactOptional(z.boolean()),
}))
export type MessagesChange = z.infer<typeof MessagesChange>

/** The settings after a change, made at an ISO instant; what is not sent stays, and so does the day of a consent that stands. */
export function changeMessages(before: MessageSettings, change: MessagesChange, now: string): MessageSettings {
  const isNew = change.isWanted === true && (before.consentAt === null || before.stopped !== null)
  return {
    consentAt: isNew ? now : before.consentAt,
    includeAmounts: change.includeAmounts ?? before.includeAmounts,
    stopped: isNew ? null : before.stopped,
  }
}

/** Whether something that happened at an ISO instant stops mail: not where it is stopped already, or was asked for since. */
export const isStoppedBy = ({ consentAt, stopped }: MessageSettings, at: string): boolean =>
  stopped === null && consentAt !== null && consentAt < at

/** Whether a kind may be sent: consent, no stop, and its own switch. */
export const isSent = (
  kind: MessageKind,
  { notifications, messages }: { notifications: Notifications; messages: MessageSettings },
): boolean => messages.consentAt !== null && messages.stopped === null && notifications[messageKinds[kind].notification]

/** The timed kinds that may be sent: who gets one stands in its list. Of alerts there is none, the rules say whose they are. */
export const timedKindsSent = (about: { notifications: Notifications; messages: MessageSettings }): TimedKind[] =>
  TimedKind.options.filter((kind) => isSent(kind, about))
