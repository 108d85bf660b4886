// Scheduler: EventBridge on this computer: the price refresh and recoveries that are due every five minutes, the day's closes once a
// day after the close, and mails at their times.
import { TimedKind } from '#shared/messages/kinds.ts'
import { isDue, isTime, periodStart } from '#shared/messages/schedule.ts'
import { sydneyDay, sydneyInstant } from '#shared/kernel/sydney-days.ts'
import type { Functions } from './functions.ts'
import type { MailService } from './mail-service.ts'

const everyMs = 5 * 60_000
/** 16:45 in Sydney, as deployed. */
const closesAppendedAtMinute = 16 * 60 + 45

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

  /** By the real time: a computer that was off at 16:45 does it when it is on again. What is there already costs no call. */
  async function appendIfDue(): Promise<void> {
    const now = new Date()
    const today = sydneyDay(now)
    if (appendedOn === today || now < sydneyInstant(today, closesAppendedAtMinute)) return
    await functions.appendHistories()
    appendedOn = today
  }

  /** Once for each period: a computer that was off at the time does it when it is on again, unless that is too late. */
  async function mailIfTime(): Promise<void> {
    const now = functions.now()
    for (const kind of TimedKind.options) {
      const period = periodStart(kind, now).getTime()
      if (!isTime(kind, now) || mailedFor.get(kind) === period) continue
      await sendDueMails(functions, mail, [kind])
      mailedFor.set(kind, period)
    }
  }

  const run = async (isFirst = false): Promise<void> => {
    if (isRunning) return
    isRunning = true
    try {
      await functions.refreshPrices()
      if (!isFirst) {
        await appendIfDue()
        await mailIfTime()
        await functions.carryOutRecoveries()
      }
    } catch (error) {
      console.error('A scheduled run failed:', error instanceof Error ? error.message : error)
    } finally {
      isRunning = false
    }
  }
  const timer = setInterval(() => void run(), everyMs)
  // Once at the start too, in the background: yesterday's prices should not wait five minutes.
  const first = setTimeout(() => void run(true), 1000)
  return () => {
    clearInterval(timer)
    clearTimeout(first)
  }
}
