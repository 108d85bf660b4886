// Send page: the work of one message of the queue: a page of people, each their own mail. One that fails does not stop the others.
import { errorFacts, type Timer } from '../operation/ports.ts'
import { deliver, type Delivery, type DeliveryPorts } from './deliver.ts'
import type { TimedJob } from './job.ts'
import type { TimedKind } from './kinds.ts'
import type { MailContent } from './mail.ts'
import { MailRefused, type Recipient, type RecipientStore } from './ports.ts'
import { isTooLate } from './schedule.ts'

/** Writes the mail of a kind for one person, as at the beginning of the period; null when there is nothing to say. */
export type Composers = Readonly<
  Record<TimedKind, (recipient: Recipient, from: Date, now: Date) => Promise<MailContent | null>>
>

export type SendPagePorts = DeliveryPorts & {
  recipients: RecipientStore
  composers: Composers
  timer: Timer
  clock: { now(): Date }
}

export type SendReport = Record<Delivery | 'failed', number>

/** A report to count in. */
export const noMailsSent = (): SendReport => ({
  sent: 0,
  unwanted: 0,
  nothing: 0,
  done: 0,
  refused: 0,
  unknown: 0,
  failed: 0,
  unreached: 0,
})

/** Milliseconds that a run leaves at its end for the mails that are under way, two tries at the table among them. */
export const reservedMs = 20_000

/** People whose mails are written at once, while the service takes them one by one. */
const atOnce = 5

/** Not everybody of the page has been served; the same message again goes on where this one ended. */
export class PageUnfinished extends Error {
  readonly report: SendReport
  constructor(report: SendReport) {
    super('A page of mails is not finished.')
    this.name = 'PageUnfinished'
    this.report = report
  }
}

/**
 * What comes more than 36 hours after its period began is not sent (P87).
 * @param withinMs after this nobody new is begun, and no mail is handed over whose turn has not come
 * @throws PageUnfinished when somebody is left, for whom the message must come again
 */
export async function sendPage(ports: SendPagePorts, job: TimedJob, withinMs: number): Promise<SendReport> {
  const { kind, people } = job
  const from = new Date(job.from)
  const began = ports.timer.elapsedMs()
  const leftMs = (): number => began + withinMs - ports.timer.elapsedMs()
  const report = noMailsSent()
  // Taken before anybody is read: what happens from here on belongs to the next mail.
  const now = ports.clock.now()
  // Moved back from the dead letters, say: an old mail would also stand in the way of the new one.
  if (isTooLate(from, now)) {
    ports.log.warn('a page of mails is too late to be sent', { kind, people: people.length })
    return { ...report, nothing: people.length }
  }
  const recipients = await ports.recipients.find(people)
  const left = [...people]
  let isClosed = false

  async function serve(userId: string): Promise<Delivery> {
    const recipient = recipients.get(userId)
    const last = recipient?.mailedAt[kind]
    if (recipient === undefined) return 'unwanted'
    // Known without writing the mail: this message has come before.
    if (last !== undefined && last >= job.from) return 'done'
    const message = {
      kind,
      userId,
      compose: () => ports.composers[kind](recipient, from, now),
      claim: () => ports.recipients.claim(userId, kind, from, now),
      leftMs,
    }
    return deliver(ports, message, recipient)
  }
  async function work(): Promise<void> {
    for (;;) {
      const userId = left.shift()
      if (userId === undefined) return
      if (isClosed || leftMs() <= 0) {
        report.unreached++
        continue
      }
      try {
        const delivery = await serve(userId)
        report[delivery]++
        // Its turn would come too late, and that of everybody after it later still.
        if (delivery === 'unreached') isClosed = true
      } catch (error) {
        report.failed++
        // The service takes nothing just now: asking it for the others would only make it worse.
        if (error instanceof MailRefused) isClosed ||= error.isOfAll
        else ports.log.error('a mail failed', { kind, ...errorFacts(error) })
      }
    }
  }

  await Promise.all(Array.from({ length: atOnce }, work))
  if (report.failed > 0 || report.unreached > 0) throw new PageUnfinished(report)
  return report
}
