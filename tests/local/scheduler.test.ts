// Scheduler: what runs every five minutes on this computer, where one run fails.
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Functions } from '#local/functions.ts'
import type { MailService } from '#local/mail-service.ts'
import { startScheduler } from '#local/scheduler.ts'

const jobs = ['refreshPrices', 'appendHistories', 'fanOutMails', 'carryOutRecoveries'] as const
const fiveMinutesMs = 5 * 60_000
let stop: () => void = () => undefined

/** @returns what ran in the first five minutes, whatever of it failed */
async function runsWhere(failing: readonly string[]): Promise<Set<string>> {
  const ran = new Set<string>()
  const run = (name: string) => async (): Promise<void> => {
    ran.add(name)
    if (failing.includes(name)) throw new Error(`${name} is out of order`)
  }
  const functions = Object.fromEntries(jobs.map((name) => [name, run(name)]))
  const mail = { drained: async () => ({ messages: 0, dead: 0 }) }
  stop = startScheduler({ ...functions, now: () => new Date() } as unknown as Functions, mail as unknown as MailService)
  await vi.advanceTimersByTimeAsync(fiveMinutesMs)
  return ran
}

beforeEach(() => {
  // A Sunday at 18:30 in Sydney: after the close, and a time for mail.
  vi.useFakeTimers({ now: new Date('2026-11-22T07:30:00Z') })
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
})
afterEach(() => {
  stop()
  vi.useRealTimers()
  vi.restoreAllMocks()
})

test('prices, closes, mails and recoveries each have their run', async () => {
  expect(await runsWhere([])).toEqual(new Set(jobs))
  expect(console.error).not.toHaveBeenCalled()
})

test.each(jobs)('that %s fails is told, and keeps none of the other runs away', async (failing) => {
  expect(await runsWhere([failing])).toEqual(new Set(jobs))
  expect(console.error).toHaveBeenCalledWith(expect.any(String), `${failing} is out of order`)
})
