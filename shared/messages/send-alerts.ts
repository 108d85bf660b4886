// Send alerts: the mails about reached alert rules of one message of the queue, at most one a rule and Sydney day (P97).
import { daysAfter, sydneyDay } from '../kernel/sydney-days.ts'
import { changeOwnItem } from '../operation/change-own-item.ts'
import { type Clock, errorFacts, type Timer } from '../operation/ports.ts'
import type { AlertsRecord, StoredRule } from '../watchlist/alert-rule.ts'
import type { AlertMails, AlertSender, AlertStore } from '../watchlist/ports.ts'
import { alertMail } from './alert-mail.ts'
import { deliver, type DeliveryPorts } from './deliver.ts'
import { type AlertsJob, peoplePerJob } from './job.ts'
import { type Claim, MailRefused, type MessageQueue, type RecipientStore } from './ports.ts'
import { noMailsSent, PageUnfinished, type SendReport } from './send-page.ts'
import { isSent } from './settings.ts'

export type SendAlertsPorts = DeliveryPorts & { alerts: AlertStore; clock: Clock; timer: Timer }

type Alert = AlertsJob['alerts'][number]

/** Hands reached alerts over to the function that sends. */
export const alertSender = (queue: () => MessageQueue): AlertSender => ({
  async send(alerts) {
    for (let start = 0; start < alerts.length; start += peoplePerJob) {
      await queue().send([{ job: 'alerts', alerts: alerts.slice(start, start + peoplePerJob) }])
    }
  },
})

/** Whether alerts are mailed to somebody. Where mail was stopped, they are asked anew. */
export const alertMails = (recipients: Pick<RecipientStore, 'find'>): AlertMails => ({
  async stateOf(userId) {
    const recipient = (await recipients.find([userId])).get(userId)
    if (recipient === undefined || recipient.messages.consentAt === null || recipient.messages.stopped !== null) {
      return 'no-consent'
    }
    return isSent('alerts', recipient) ? 'on' : 'off'
  },
})

/** Sets the day of the rule's last mail, if `mayBe` says that it may be set. Undefined when it may not, or the rule is gone. */
async function setToldOn(
  alerts: AlertStore,
  { userId, ruleId }: Alert,
  mayBe: (rule: StoredRule) => boolean,
  toldOn: string | null,
): Promise<{ before: string | null } | undefined> {
  const ruleIn = (record: AlertsRecord | undefined) => record?.rules.find(({ id }) => id === ruleId)
  const changed = await changeOwnItem(alerts, userId, (record) => {
    const rule = ruleIn(record)
    if (record === undefined || rule === undefined || !mayBe(rule)) return undefined
    const rules = record.rules.map((each) => (each.id === ruleId ? { ...each, toldOn } : each))
    return { ...record, rules, revision: record.revision + 1 }
  })
  return changed && { before: ruleIn(changed.before)?.toldOn ?? null }
}

/** Looks again at what the person wants: the wait for the mail's turn may have been long. */
async function claim({ alerts, recipients }: SendAlertsPorts, alert: Alert): Promise<Claim | undefined> {
  const { userId, on } = alert
  const recipient = (await recipients.find([userId])).get(userId)
  if (recipient === undefined || !isSent('alerts', recipient)) return undefined
  const isUntold = (rule: StoredRule): boolean => alertMail(rule, on) !== null && (rule.toldOn ?? '') < on
  const claimed = await setToldOn(alerts, alert, isUntold, on)
  if (claimed === undefined) return undefined
  return {
    async release() {
      await setToldOn(alerts, alert, ({ toldOn }) => toldOn === on, claimed.before)
    },
  }
}

/**
 * What was reached before yesterday is not told any more. Each mail reads its person anew, so that who stops alerts in the first gets no second.
 * @param withinMs after this nothing new is begun, and no mail is handed over whose turn has not come
 * @throws PageUnfinished when some could not be sent, so that the message comes again: those that were are not sent twice
 */
export async function sendAlerts(ports: SendAlertsPorts, { alerts }: AlertsJob, withinMs: number): Promise<SendReport> {
  const began = ports.timer.elapsedMs()
  const leftMs = (): number => began + withinMs - ports.timer.elapsedMs()
  const report = noMailsSent()
  const yesterday = daysAfter(sydneyDay(ports.clock.now()), -1)
  let isClosed = false
  for (const alert of alerts) {
    const { userId, ruleId, on } = alert
    if (on < yesterday) {
      report.nothing++
      continue
    }
    if (isClosed || leftMs() <= 0) {
      report.unreached++
      continue
    }
    try {
      const rule = (await ports.alerts.find(userId))?.rules.find(({ id }) => id === ruleId)
      const message = {
        kind: 'alerts' as const,
        userId,
        compose: () => alertMail(rule, on),
        claim: () => claim(ports, alert),
        leftMs,
      }
      // Known without a turn at the service: this message has come before.
      const isTold = (rule?.toldOn ?? '') >= on
      const delivery = isTold ? 'done' : await deliver(ports, message)
      report[delivery]++
      // Its turn would come too late, and that of the others later still.
      if (delivery === 'unreached') isClosed = true
    } catch (error) {
      report.failed++
      // The service takes nothing just now: asking it for the others would only make it worse.
      if (error instanceof MailRefused) isClosed ||= error.isOfAll
      else ports.log.error('an alert mail failed', errorFacts(error))
    }
  }
  if (report.failed > 0 || report.unreached > 0) throw new PageUnfinished(report)
  return report
}
