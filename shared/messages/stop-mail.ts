// Stop mail: what a bounce or a complaint does. No more mail of any kind until the person asks for it again.
import { allKinds } from './kinds.ts'
import type { RecipientStore, SubscriberStore } from './ports.ts'
import type { StoppedBecause } from './settings.ts'

type StopPorts = {
  recipients: Pick<RecipientStore, 'stop'>
  subscribers: Pick<SubscriberStore, 'remove'>
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
  const isStopped = await recipients.stop(userId, because, at)
  if (isStopped) await subscribers.remove(userId, allKinds)
  return isStopped
}
