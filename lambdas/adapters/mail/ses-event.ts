// SES event: a bounce or a complaint as EventBridge hands it over, and whom it is about. The address in it is never read.
import * as lazy from '#shared/kernel/lazy.ts'
import * as z from 'zod/mini'
import { Instant } from '#shared/kernel/text.ts'
import type { StoppedBecause } from '#shared/messages/settings.ts'

const SesEvent = lazy.object(() => ({
  detail: z.object({
    eventType: z.string(),
    bounce: z.optional(z.object({ bounceType: z.string(), timestamp: Instant })),
    complaint: z.optional(z.object({ timestamp: Instant })),
    mail: z.object({ tags: z.record(z.string(), z.array(z.string())) }),
  }),
}))

type Feedback = {
  userId: string
  because: StoppedBecause
  /** When it bounced, or when they complained; the event may come much later. */
  at: Date
}

/**
 * What ends mail to somebody; undefined for what does not: a full mailbox or a busy server passes, and codes, which go out by the
 * same account, belong to nobody's switches.
 */
export function feedbackIn(event: unknown): Feedback | undefined {
  const { eventType, bounce, complaint, mail } = SesEvent.parse(event).detail
  const userId = mail.tags['person']?.[0]
  if (userId === undefined) return undefined
  if (eventType === 'Complaint') {
    if (complaint === undefined) throw new Error('A complaint without its time')
    return { userId, because: 'complaint', at: new Date(complaint.timestamp) }
  }
  return bounce?.bounceType === 'Permanent' ? { userId, because: 'bounce', at: new Date(bounce.timestamp) } : undefined
}
