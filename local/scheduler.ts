// Scheduler: EventBridge on this computer: the price refresh and recoveries that are due every five minutes, the day's closes once a
// day after the close, and mails at their times.
import { TimedKind } from '#shared/messages/kinds.ts'
import { startsAtMinute } from '#shared/market/history-run.ts'
import { isDue, isTime, periodStart } from '#shared/messages/schedule.ts'
import { sydneyDay, sydneyInstant } from '#shared/kernel/sydney-days.ts'
import type { Functions } from './functions.ts'
import type { MailService } from './mail-service.ts'

const everyMs = 5 * 60_000

type MailRun = { fanOuts: unknown[]; messages: number; dead: number }

/** Sends every kind of mail that may be sent at the functions' time. Whoever has had theirs gets no second one. */
export async function sendDueMails(
  functions: Functions,
  mail: MailService,
  kinds = TimedKind.options,
): Promise<MailRun> {
  const fanOuts: unknown[] = []
  for (const kind of kinds) if (isDue(kind, functions.now())) fanOuts.push(await functions.fanOutMails(kind))
  return { fanOuts, ...(await mail.drained()) }
}

/** @returns stops the schedule */
export function startScheduler(functions: Functions, mail: MailService): () => void {
  let isRunning = false
  let appendedOn: string | undefined
  const mailedFor = new Map<TimedKind, number>()

  /** By the real time: a computer that was off at the time does it when it is on again. What is there already costs no call. */
  async function appendIfDue(): Promise<void> {
    const now = new Date()
    const today = sydneyDay(now)
    if (appendedOn === today || now < sydneyInstant(today, startsAtMinute)) return
    await functions.appendHistories()
    appendedOn = today
  }

  /** Once for each period: a computer that was off at the time does it when it is on again, unless that is too late. */
  async function mailIfTime(kind: TimedKind): Promise<void> {
    const now = functions.now()
    const period = periodStart(kind, now).getTime()
    if (!isTime(kind, now) || mailedFor.get(kind) === period) return
    await sendDueMails(functions, mail, [kind])
    mailedFor.set(kind, period)
  }

  const refresh = (): Promise<unknown> => functions.refreshPrices()
  const everyJob = [
    refresh,
    appendIfDue,
    ...TimedKind.options.map((kind) => () => mailIfTime(kind)),
    () => functions.carryOutRecoveries(),
  ]

  /** One after the other, to go easy on the computer. As with rules and schedules of their own, one that fails stops no other. */
  const run = async (jobs: ReadonlyArray<() => Promise<unknown>>): Promise<void> => {
    if (isRunning) return
    isRunning = true
    for (const job of jobs) {
      await job().catch((error: unknown) =>
        console.error('A scheduled run failed:', error instanceof Error ? error.message : error),
      )
    }
    isRunning = false
  }
  const timer = setInterval(() => void run(everyJob), everyMs)
  // Once at the start too, in the background: yesterday's prices should not wait five minutes.
  const first = setTimeout(() => void run([refresh]), 1000)
  return () => {
    clearInterval(timer)
    clearTimeout(first)
  }
}
