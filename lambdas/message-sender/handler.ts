// The function behind both queues of mails. What it could not do comes again, message by message.
import type { Context, SQSBatchResponse, SQSEvent } from 'aws-lambda'
import { MailJob } from '#shared/messages/job.ts'
import { noMailsSent, PageUnfinished, reservedMs, sendPage, type SendReport } from '#shared/messages/send-page.ts'
import { sendSecurity } from '#shared/messages/send-security.ts'
import { sendAlerts } from '#shared/messages/send-alerts.ts'
import { noteOwnerMailed } from '#shared/recovery/owner-mailed.ts'
import { stopBySignIn } from '#shared/recovery/stop-recovery.ts'
import { metricNames } from '#shared/operation/metric-names.ts'
import { errorFacts } from '#shared/operation/ports.ts'
import { once } from '#shared/kernel/once.ts'
import { createComposers } from '#shared/messages/composers.ts'
import {
  alertMailPorts,
  composerPorts,
  log,
  mailPorts,
  publish,
  securityMailPorts,
  stopRecoveryPorts,
} from '../dependencies.ts'

const composers = once(() => createComposers(composerPorts()))

export async function handler(event: SQSEvent, context: Context): Promise<SQSBatchResponse> {
  const failures: string[] = []
  const total = noMailsSent()
  const add = (report: SendReport): void => {
    for (const how of Object.keys(total) as (keyof SendReport)[]) total[how] += report[how]
  }
  for (const { messageId, body } of event.Records) {
    try {
      const job = MailJob.parse(JSON.parse(body))
      const withinMs = context.getRemainingTimeInMillis() - reservedMs
      if (job.job === 'alerts') add(await sendAlerts(alertMailPorts(), job, withinMs))
      else if (job.job === 'timed') add(await sendPage({ ...mailPorts(), composers: composers() }, job, withinMs))
      else {
        if (job.event.what === 'signed-in') await stopBySignIn(stopRecoveryPorts(), job)
        const how = await sendSecurity(securityMailPorts(), job, withinMs)
        total[how]++
        if (how === 'sent') await noteOwnerMailed(stopRecoveryPorts(), job)
        if (how === 'unreached') failures.push(messageId)
      }
    } catch (error) {
      failures.push(messageId)
      if (error instanceof PageUnfinished) add(error.report)
      else {
        total.failed++
        log.error('a message of the mail queue failed', errorFacts(error))
      }
    }
  }
  log.info('mails sent', { ...total, messages: event.Records.length, failedMessages: failures.length })
  publish([
    { name: metricNames.mailsSent, value: total.sent, unit: 'count' },
    { name: metricNames.mailsFailed, value: total.failed + total.refused + total.unknown, unit: 'count' },
  ])
  return { batchItemFailures: failures.map((itemIdentifier) => ({ itemIdentifier })) }
}
