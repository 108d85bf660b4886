// Stop mail: what a bounce or a complaint does. No more mail of any kind until the person asks for it again.
import { TimedKind } from './kinds.ts'
import type { RecipientStore, SubscriberStore } from './ports.ts'
import { isStoppedBy, type StoppedBecause } from './settings.ts'

type StopPorts = {
  recipients: Pick<RecipientStore, 'find' | 'stop'>
  subscribers: Pick<SubscriberStore, 'add' | 'remove'>
}

/**
 * Repeatable. Nothing happens for somebody who has no account any more, or who has asked for mails since.
 * @param at when it bounced, or when they complained
 * @returns whether mail was stopped by this
 */
export async function stopMail(
  { recipients, subscribers }: StopPorts,
  userId: string,
  because: StoppedBecause,
  at: Date,
): Promise<boolean> {
  const recipient = (await recipients.find([userId])).get(userId)
  if (recipient === undefined || !isStoppedBy(recipient.messages, at.toISOString())) return false
  // The lists first: whoever asks for mails meanwhile has their document refused, and is listed anew.
  await subscribers.remove(userId, TimedKind.options)
  if (await recipients.stop(userId, because, at)) return true
  // Asked for, or stopped, in between. Listed once too often does no harm.
  await subscribers.add(userId, TimedKind.options)
  return false
}
