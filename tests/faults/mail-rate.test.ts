// All senders beginning at the same moment, while the service tells its rate once a second: no mail is claimed that has not gone
// when the functions end, and the account's rate is kept. The clock is wound on by hand, so that two minutes take none.
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { presets } from '#infra/environments.ts'
import { sizing } from '#infra/function-sizing.ts'
import { newUser } from '#shared/account/user-record.ts'
import { sesMailer } from '#lambdas/adapters/mail/ses-mailer.ts'
import { peoplePerJob, type TimedJob } from '#shared/messages/job.ts'
import { PageUnfinished, sendPage } from '#shared/messages/send-page.ts'
import { pagePorts } from '#tests/support/messages.ts'
import { random, timer } from '#tests/support/runtime.ts'
import { memoryStores } from '#tests/support/stores.ts'

const senders = presets.prod.mailSenders
const limitMs = sizing['message-sender'].timeoutSeconds * 1000
const withinMs = limitMs - 20_000
const answerMs = 40
const sunday = new Date('2026-11-22T06:00:00.000Z')

beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] }))
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** SES, as far as a sender asks it: one answer a second about the rate, and every mail taken. */
function aService(mailsPerSecond: number, tellsRate: boolean) {
  const sent: { to: string; at: number }[] = []
  let lastToldAt = -Infinity
  vi.stubGlobal('fetch', async (url: string, { body }: { body?: string }) => {
    await timer.pause(answerMs)
    const now = timer.elapsedMs()
    if (url.endsWith('/v2/email/account')) {
      if (!tellsRate || now - lastToldAt < 1000) return Response.json({}, { status: 429 })
      lastToldAt = now
      return Response.json({ SendQuota: { MaxSendRate: mailsPerSecond } })
    }
    const email = JSON.parse(String(body)) as { Destination: { ToAddresses: [string] } }
    sent.push({ to: email.Destination.ToAddresses[0], at: now })
    return Response.json({})
  })
  return sent
}

const aMailer = () =>
  sesMailer({
    region: 'ap-southeast-2',
    endpoint: 'https://ses.test',
    from: 'hello@example.test',
    senders,
    credentials: () => ({ accessKeyId: 'AKID', secretAccessKey: 'secret' }),
    timer,
    random,
  })

/** Every sender a page of people, all at once, looked at when Lambda would end them. */
async function aRun() {
  const stores = memoryStores()
  const people = Array.from({ length: senders * peoplePerJob }, () => crypto.randomUUID())
  for (const uid of people) {
    const identity = { uid, email: `${uid}@example.test`, isEmailVerified: true }
    await stores.users.create(newUser(identity, {}, '2026-11-01T00:00:00.000Z'))
  }
  let ended = 0
  async function serve(at: number): Promise<void> {
    const page = people.slice(at * peoplePerJob, (at + 1) * peoplePerJob)
    const job: TimedJob = { job: 'timed', kind: 'weekly', from: sunday.toISOString(), people: page }
    try {
      await sendPage(pagePorts(stores, aMailer(), sunday), job, withinMs)
    } catch (error) {
      if (!(error instanceof PageUnfinished)) throw error
    }
    ended++
  }
  for (let at = 0; at < senders; at++) void serve(at)
  await vi.advanceTimersByTimeAsync(limitMs)
  const found = await stores.recipients.find(people)
  const claimed = [...found.values()].filter(({ mailedAt }) => mailedAt.weekly !== undefined).length
  return { claimed, ended }
}

test('at an ordinary rate they all go in one run, and the account stays below what it may send', async () => {
  const rate = 14
  const sent = aService(rate, true)
  const { claimed, ended } = await aRun()
  expect(ended).toBe(senders)
  expect(claimed).toBe(sent.length)
  expect(new Set(sent.map(({ to }) => to)).size).toBe(sent.length)
  // All but a few whose sender was told the rate very late.
  expect(sent.length).toBeGreaterThan(450)
  // In any ten seconds; each sender counts its own turns from its own beginning.
  const most = Math.max(...sent.map(({ at }) => sent.filter((each) => each.at >= at && each.at < at + 10_000).length))
  expect(most).toBeLessThanOrEqual(rate * 10 + senders)
})

test.each([
  ['a slow account', true],
  ['an account whose rate is never told', false],
])('%s: the functions end in time, and nothing is claimed that has not gone', async (_name, tellsRate) => {
  const sent = aService(1, tellsRate)
  const { claimed, ended } = await aRun()
  expect(ended).toBe(senders)
  expect(claimed).toBe(sent.length)
  expect(sent.length).toBeGreaterThanOrEqual(senders)
  expect(sent.length).toBeLessThanOrEqual(limitMs / 1000 + senders)
})
