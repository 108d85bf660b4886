// Stop mail: what a bounce or a complaint does. No more mail of any kind until the person asks for it again.
import { allKinds } from './kinds.ts'
import type { RecipientStore, SubscriberStore } from './ports.ts'
import type { StoppedBecause } from './settings.ts'

type StopPorts = {
  recipients: Pick<RecipientStore, 'stop'>
  subscribers: Pick<SubscriberStore, 'remove'>
  clock: { now(): Date }
}

/** Repeatable. Nothing happens for somebody who has no account any more. */
export async function stopMail(
  { recipients, subscribers, clock }: StopPorts,
  userId: string,
  because: StoppedBecause,
): Promise<void> {
  await recipients.stop(userId, because, clock.now())
  await subscribers.remove(userId, allKinds)
}
