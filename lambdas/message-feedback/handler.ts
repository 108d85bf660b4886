// The function behind SES's bounces and complaints, as EventBridge hands them over.
import { stopMail } from '#shared/messages/stop-mail.ts'
import { clock, feedbackIn, log, recipientStore, subscriberStore } from '../dependencies.ts'

export async function handler(event: unknown): Promise<void> {
  const feedback = feedbackIn(event)
  if (feedback === undefined) return
  const { userId, because } = feedback
  await stopMail({ recipients: recipientStore(), subscribers: subscriberStore(), clock }, userId, because)
  log.info('mail stopped', { because })
}
