// Owner mailed: what is noted once the mail service has taken the mail about a recovery that waits. Being in the queue is not enough:
// what nobody could read must not be carried out.
import type { SecurityJob } from '../messages/job.ts'
import { changeOwnItem } from '../operation/change-own-item.ts'
import type { RecoveryPorts } from './ports.ts'
import { withOwnerMailed } from './recovery-record.ts'

/**
 * Of a mail that was just sent; nothing happens where it is about something else.
 * @throws AccountClosed when the account was closed meanwhile
 */
export async function noteOwnerMailed(
  { recoveries, clock }: Pick<RecoveryPorts, 'recoveries' | 'clock'>,
  { id, userId, event }: Pick<SecurityJob, 'id' | 'userId' | 'event'>,
): Promise<void> {
  if (event.what !== 'recovery-waiting') return
  await changeOwnItem(recoveries, userId, (before) => withOwnerMailed(before, id, clock.now()))
}
