// Sending: pages of people, each their own mail at most once, whatever fails in between.
import { beforeEach, describe, expect, test } from 'vitest'
import { achievementMail } from '#shared/messages/achievement-mail.ts'
import { deliver } from '#shared/messages/deliver.ts'
import { fanOut } from '#shared/messages/fan-out.ts'
import type { MailJob, TimedJob } from '#shared/messages/job.ts'
import { MailRefused, type Recipient } from '#shared/messages/ports.ts'
import { PageUnfinished, sendPage, type SendReport } from '#shared/messages/send-page.ts'
import { aMailAddress, pagePorts, testMailer, type TestMailer } from '#tests/support/messages.ts'
import { closeAccount, memoryStores, type Stores } from '#tests/support/stores.ts'

const sunday = new Date('2026-11-22T06:00:00.000Z')
let stores: Stores
let mailer: TestMailer
beforeEach(() => {
  stores = memoryStores()
  mailer = testMailer()
})

async function somebody(): Promise<string> {
  const uid = await aMailAddress(stores)
  await stores.subscribers.add(uid, ['weekly'])
  return uid
}
const people = (count: number): Promise<string[]> => Promise.all(Array.from({ length: count }, somebody))
const jobFor = (ids: string[]): TimedJob => ({ job: 'timed', kind: 'weekly', from: sunday.toISOString(), people: ids })
const run = (ids: string[], withinMs = 10_000) => sendPage(pagePorts(stores, mailer, sunday), jobFor(ids), withinMs)
const reportOf = async (page: Promise<SendReport>): Promise<SendReport> => {
  try {
    return await page
  } catch (error) {
    if (error instanceof PageUnfinished) return error.report
    throw error
  }
}

describe('a page of people', () => {
  test('everybody gets one mail, to their own address, however often the message comes', async () => {
    const ids = await people(12)
    expect(await run(ids)).toMatchObject({ sent: 12, done: 0 })
    expect(await run(ids)).toMatchObject({ sent: 0, done: 12 })
    expect(mailer.mails.map(({ to }) => to).toSorted()).toEqual(ids.map((id) => `${id}@example.test`).toSorted())
    expect(new Set(mailer.mails.map(({ unsubscribeUrl }) => unsubscribeUrl)).size).toBe(12)
  })

  test('the same message at the same time in two functions still sends one mail each', async () => {
    const ids = await people(20)
    const reports = await Promise.all([run(ids), run(ids), run(ids)])
    expect(reports.reduce((sum, { sent }) => sum + sent, 0)).toBe(20)
    expect(mailer.mails).toHaveLength(20)
  })

  test('who has no account, no consent, the switch off or a stop gets none', async () => {
    const [gone, off, stopped] = await people(3)
    await closeAccount(stores, gone!)
    await stores.recipients.turnOff(off!, 'weekly')
    await stores.recipients.stop(stopped!, 'bounce', sunday)
    expect(await run([gone!, off!, stopped!, 'nobody'])).toMatchObject({ unwanted: 4, sent: 0 })
    expect(mailer.mails).toEqual([])
  })

  test('while the service takes nothing, nothing is lost: the same message sends the rest later', async () => {
    const ids = await people(8)
    let taken = 0
    mailer.failWith = () => (++taken > 3 ? new MailRefused(true) : undefined)
    const first = await reportOf(run(ids))
    expect(first.sent).toBe(3)
    expect(first.failed).toBeGreaterThan(0)
    expect(first.sent + first.failed + first.unreached).toBe(8)
    mailer.failWith = () => undefined
    expect(await run(ids)).toMatchObject({ sent: 5, done: 3 })
    expect(mailer.mails).toHaveLength(8)
  })

  test('while a sender is not verified no mail counts as sent, and later everybody gets theirs', async () => {
    const ids = await people(15)
    mailer.failWith = () => new MailRefused(true, false)
    expect(await reportOf(run(ids))).toMatchObject({ sent: 0, refused: 0, failed: 15 })
    mailer.failWith = () => undefined
    expect(await run(ids)).toMatchObject({ sent: 15, done: 0 })
  })

  test('in the sandbox whoever is verified gets their mail, whoever else is on the page', async () => {
    const ids = await people(8)
    mailer.failWith = ({ to }) => (to.startsWith(ids[0]!) ? new MailRefused(true, false) : undefined)
    expect(await reportOf(run(ids))).toMatchObject({ sent: 7, failed: 1, unreached: 0 })
    expect(await reportOf(run(ids))).toMatchObject({ sent: 0, done: 7, failed: 1 })
  })

  test('a mail that the service does not take, or may have taken, is not tried again', async () => {
    const [refused, unknown] = await people(2)
    mailer.failWith = ({ to }) => (to.startsWith(refused!) ? new MailRefused(false) : new Error('cut off'))
    expect(await run([refused!, unknown!])).toMatchObject({ refused: 1, unknown: 1 })
    mailer.failWith = () => undefined
    expect(await run([refused!, unknown!])).toMatchObject({ done: 2, sent: 0 })
  })

  test('one whose mail cannot be written does not stop the others', async () => {
    const ids = await people(6)
    const ports = pagePorts(stores, mailer, sunday)
    const weekly: typeof ports.composers.weekly = async (recipient, from, now) => {
      if (recipient.userId === ids[0]) throw new Error('broken')
      return ports.composers.weekly(recipient, from, now)
    }
    const broken = { ...ports, composers: { ...ports.composers, weekly } }
    expect(await reportOf(sendPage(broken, jobFor(ids), 10_000))).toMatchObject({ sent: 5, failed: 1 })
    expect(await run(ids)).toMatchObject({ sent: 1, done: 5 })
  })

  test('a message that comes back a week later sends no old mail, and stands in the way of no new one', async () => {
    const ids = await people(3)
    const at = (hours: number) => new Date(sunday.getTime() + hours * 3_600_000)
    const run36 = (hours: number) => sendPage(pagePorts(stores, mailer, at(hours)), jobFor(ids), 10_000)
    expect(await run36(7 * 24 + 1)).toMatchObject({ sent: 0, nothing: 3 })
    expect(await run36(36)).toMatchObject({ sent: 0, nothing: 3 })
    const next = { ...jobFor(ids), from: at(7 * 24).toISOString() }
    expect(await sendPage(pagePorts(stores, mailer, at(7 * 24 + 1)), next, 10_000)).toMatchObject({ sent: 3 })
    expect(mailer.mails).toHaveLength(3)
  })

  test('out of time nobody new is begun', async () => {
    const ids = await people(4)
    expect(await reportOf(run(ids, -1))).toMatchObject({ unreached: 4, sent: 0 })
    expect(await run(ids)).toMatchObject({ sent: 4 })
  })

  test('a mail whose turn would come too late is not claimed, and nobody after it is begun', async () => {
    const ids = await people(12)
    let turns = 0
    const slow = { ...mailer, turn: async (withinMs: number) => withinMs > 0 && withinMs <= 10_000 && ++turns <= 3 }
    const ports = pagePorts(stores, slow, sunday)
    let written = 0
    const weekly: typeof ports.composers.weekly = (...about) => {
      written++
      return ports.composers.weekly(...about)
    }
    const late = { ...ports, composers: { ...ports.composers, weekly } }
    expect(await reportOf(sendPage(late, jobFor(ids), 10_000))).toMatchObject({ sent: 3, unreached: 9 })
    expect(written).toBeLessThan(12)
    expect(await run(ids)).toMatchObject({ sent: 9, done: 3 })
    expect(mailer.mails).toHaveLength(12)
  })

  test('a mail with nothing to say is not sent, and claims nothing', async () => {
    const [person] = await people(1)
    const ports = pagePorts(stores, mailer, sunday)
    const silent = { ...ports, composers: { ...ports.composers, weekly: async () => null } }
    expect(await sendPage(silent, jobFor([person!]), 1000)).toMatchObject({ nothing: 1 })
    expect(await run([person!])).toMatchObject({ sent: 1 })
  })

  test('what is unlocked while the mail is being made is in the next one', async () => {
    const [person] = await people(1)
    const hour = (hours: number) => new Date(sunday.getTime() + hours * 3_600_000)
    const unlock = async (id: 'first_lesson' | 'level_up', at: Date) => {
      const before = (await stores.users.find(person!))!.learning
      const after = { ...before, revision: before.revision + 1, earned: { ...before.earned, [id]: at.toISOString() } }
      expect(await stores.users.replaceLearning(person!, before, after)).toBe(true)
    }
    let at = hour(0)
    const ports = pagePorts(stores, mailer, sunday)
    const achievements = async (recipient: Recipient, _from: Date, now: Date) => achievementMail(recipient, now)
    const own = { ...ports, composers: { ...ports.composers, achievements }, clock: { now: () => at } }
    const send = (over: Partial<typeof own> = {}) => {
      const job: TimedJob = { job: 'timed', kind: 'achievements', from: at.toISOString(), people: [person!] }
      return sendPage({ ...own, ...over }, job, 10_000)
    }
    await unlock('first_lesson', hour(-1))
    const find: typeof stores.recipients.find = async (ids) => {
      const found = await stores.recipients.find(ids)
      at = hour(0.001)
      await unlock('level_up', at)
      at = hour(0.002)
      return found
    }
    expect(await send({ recipients: { ...stores.recipients, find } })).toMatchObject({ sent: 1 })
    at = hour(24)
    expect(await send()).toMatchObject({ sent: 1 })
    expect(mailer.mails.map(({ subject }) => subject)).toEqual(['You unlocked First Steps', 'You unlocked Level Up'])
  })

  test('deleting the account while the mail is being written wins: nothing goes out', async () => {
    const [person] = await people(1)
    const ports = pagePorts(stores, mailer, sunday)
    const weekly: typeof ports.composers.weekly = async (recipient, from, now) => {
      await closeAccount(stores, person!)
      return ports.composers.weekly(recipient, from, now)
    }
    const racing = { ...ports, composers: { ...ports.composers, weekly } }
    expect(await sendPage(racing, jobFor([person!]), 1000)).toMatchObject({ done: 1, sent: 0 })
    expect(mailer.mails).toEqual([])
  })
})

test('another capability delivers a mail of its own, by its own claim', async () => {
  const [person] = await people(1)
  const ports = pagePorts(stores, mailer, sunday)
  const content = { subject: 'CBA', preview: '', blocks: [] }
  let claims = 0
  const alert = {
    kind: 'alerts' as const,
    userId: person!,
    compose: () => content,
    leftMs: () => 1000,
    claim: async () => (claims++ === 0 ? { release: async () => undefined } : undefined),
  }
  expect(await deliver(ports, alert)).toBe('sent')
  expect(await deliver(ports, alert)).toBe('done')
  expect(await deliver(ports, { ...alert, userId: 'nobody' })).toBe('unwanted')
  await stores.recipients.turnOff(person!, 'alerts')
  expect(await deliver(ports, alert)).toBe('unwanted')
  expect(mailer.mails).toHaveLength(1)
})

test('the fan-out queues everybody once, 50 to a message, and says how many', async () => {
  const ids = await people(1203)
  const batches: (readonly MailJob[])[] = []
  const queue = { send: async (jobs: readonly MailJob[]) => void batches.push(jobs) }
  const report = await fanOut({ subscribers: stores.subscribers, queue }, 'weekly', sunday)
  const jobs = batches.flat().filter((job) => job.job === 'timed')
  expect(report).toEqual({ kind: 'weekly', from: sunday.toISOString(), people: 1203, jobs: 25 })
  expect(jobs).toHaveLength(25)
  expect(jobs.every((job) => job.from === sunday.toISOString() && job.kind === 'weekly')).toBe(true)
  expect(jobs.flatMap((job) => job.people).toSorted()).toEqual(ids.toSorted())
  expect(Math.max(...batches.map((batch) => batch.length))).toBeLessThanOrEqual(20)
  expect((await fanOut({ subscribers: stores.subscribers, queue }, 'news', sunday)).jobs).toBe(0)
})
