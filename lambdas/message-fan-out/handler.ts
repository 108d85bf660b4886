// The function behind the schedules of mails: it puts everybody who gets one into the queue.
import { fanOut, type FanOutReport } from '#shared/messages/fan-out.ts'
import { TimedKind } from '#shared/messages/kinds.ts'
import { isDue, periodStart } from '#shared/messages/schedule.ts'
import { clock, mailQueue, subscriberStore } from '../dependencies.ts'
import { log } from '../edge/log.ts'

/** @property scheduledAt as EventBridge Scheduler says it; a run can be late, never early */
export type ScheduledMails = { kind: string; scheduledAt?: string }

export async function handler({ kind, scheduledAt }: ScheduledMails): Promise<FanOutReport | null> {
  const now = clock.now()
  const planned = scheduledAt === undefined ? now : new Date(scheduledAt)
  const at = planned > now ? planned : now
  const timed = TimedKind.parse(kind)
  if (!isDue(timed, at)) {
    log.warn('mails are too late to be sent', { kind: timed })
    return null
  }
  const report = await fanOut({ subscribers: subscriberStore(), queue: mailQueue() }, timed, periodStart(timed, at))
  log.info('mails handed to the queue', report)
  return report
}
