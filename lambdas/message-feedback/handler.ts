// The function behind SES's bounces and complaints, as EventBridge hands them over.
import { stopMail } from '#shared/messages/stop-mail.ts'
import { feedbackIn, log, recipientStore, subscriberStore } from '../dependencies.ts'

export async function handler(event: unknown): Promise<void> {
  const feedback = feedbackIn(event)
  if (feedback === undefined) return
  const { userId, because, at } = feedback
  const isStopped = await stopMail(
    { recipients: recipientStore(), subscribers: subscriberStore() },
    userId,
    because,
    at,
  )
  log.info(isStopped ? 'mail stopped' : 'mail was stopped before, or asked for since', { because })
}
