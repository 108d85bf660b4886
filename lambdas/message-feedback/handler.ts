// The function behind SES's bounces and complaints, as EventBridge hands them over.
import * as z from 'zod/mini'
import type { StoppedBecause } from '#shared/messages/settings.ts'
import { stopMail } from '#shared/messages/stop-mail.ts'
import { clock, log, recipientStore, subscriberStore } from '../dependencies.ts'

/** Of the event only what is needed: the address in it is never read. */
const SesEvent = z.object({
  detail: z.object({
    eventType: z.string(),
    bounce: z.optional(z.object({ bounceType: z.string() })),
    mail: z.object({ tags: z.record(z.string(), z.array(z.string())) }),
  }),
})

/** A full mailbox or a busy server passes; only a mailbox that is not there ends mail. */
const reasonOf = ({ eventType, bounce }: z.infer<typeof SesEvent>['detail']): StoppedBecause | undefined =>
  eventType === 'Complaint' ? 'complaint' : bounce?.bounceType === 'Permanent' ? 'bounce' : undefined

export async function handler(event: unknown): Promise<void> {
  const { detail } = SesEvent.parse(event)
  const because = reasonOf(detail)
  const userId = detail.mail.tags['person']?.[0]
  // Codes go out by the same account, and belong to nobody's switches.
  if (because === undefined || userId === undefined) return
  await stopMail({ recipients: recipientStore(), subscribers: subscriberStore(), clock }, userId, because)
  log.info('mail stopped', { because })
}
