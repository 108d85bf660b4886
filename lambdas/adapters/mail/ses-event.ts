// SES event: a bounce or a complaint as EventBridge hands it over, and whom it is about. The address in it is never read.
import * as z from 'zod/mini'
import type { StoppedBecause } from '#shared/messages/settings.ts'

const SesEvent = z.object({
  detail: z.object({
    eventType: z.string(),
    bounce: z.optional(z.object({ bounceType: z.string() })),
    mail: z.object({ tags: z.record(z.string(), z.array(z.string())) }),
  }),
})

/**
 * What ends mail to somebody; undefined for what does not: a full mailbox or a busy server passes, and codes, which go out by the
 * same account, belong to nobody's switches.
 */
export function feedbackIn(event: unknown): { userId: string; because: StoppedBecause } | undefined {
  const { eventType, bounce, mail } = SesEvent.parse(event).detail
  const userId = mail.tags['person']?.[0]
  if (userId === undefined) return undefined
  if (eventType === 'Complaint') return { userId, because: 'complaint' }
  return bounce?.bounceType === 'Permanent' ? { userId, because: 'bounce' } : undefined
}
