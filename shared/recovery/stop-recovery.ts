// Stop recovery: by the link in the mail or by a sign-in, with a mail that says so.
import type { SecurityJob } from '../messages/job.ts'
import type { SecurityEvent } from '../messages/security-event.ts'
import { changeOwnItem } from '../operation/change-own-item.ts'
import type { RecoveryPorts } from './ports.ts'
import { type Waiting, withoutWaiting } from './recovery-record.ts'

/** Hands a mail about the sign-in to the function that sends them. Where there is none, what stops or ends a recovery does so untold. */
export async function tell(
  { queue, clock }: Pick<RecoveryPorts, 'queue' | 'clock'>,
  userId: string,
  id: string,
  event: SecurityEvent,
): Promise<void> {
  await queue?.send([{ job: 'security', id, userId, at: clock.now().toISOString(), event }])
}

/** Stops what waits, if that is what is meant, and says so by mail. Where there is nothing to stop it costs one read. */
export async function stopRecovery(
  ports: Pick<RecoveryPorts, 'recoveries' | 'queue' | 'clock'>,
  userId: string,
  isMeant: (waiting: Waiting) => boolean,
): Promise<void> {
  const stopped = await changeOwnItem(ports.recoveries, userId, (before) => withoutWaiting(before, isMeant))
  const waiting = stopped?.before?.waiting
  if (waiting === undefined || waiting === null) return
  await tell(ports, userId, `${waiting.id}-stopped`, { what: 'recovery-stopped' })
  await ports.recoveries.forget({ until: waiting.until, userId })
}

/** A sign-in after the request: whoever can sign in has lost nothing. One from before it, told late, stops nothing. */
export const stopBySignIn = (
  ports: Pick<RecoveryPorts, 'recoveries' | 'queue' | 'clock'>,
  { userId, at }: Pick<SecurityJob, 'userId' | 'at'>,
): Promise<void> => stopRecovery(ports, userId, ({ since }) => at > since)
