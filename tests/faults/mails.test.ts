// A Sunday of mails with very many people, over the embedded DynamoDB: one write for each mail, memory that does not grow with the
// number of people, functions that are cut off and messages that come twice, and no word of anybody in what is logged.
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newUser } from '#shared/account/user-record.ts'
import { createComposers } from '#shared/messages/composers.ts'
import { fanOut } from '#shared/messages/fan-out.ts'
import type { MailJob, TimedJob } from '#shared/messages/job.ts'
import { MailRefused } from '#shared/messages/ports.ts'
import { PageUnfinished, sendPage, type SendPagePorts } from '#shared/messages/send-page.ts'
import { batchPut } from '#lambdas/adapters/dynamo/batches.ts'
import { keys } from '#lambdas/adapters/dynamo/keys.ts'
import { stamp } from '#lambdas/adapters/dynamo/stored-item.ts'
import { ledgerReaderOf } from '#shared/portfolio/ledger-reader.ts'
import { embeddedTable, type TestTable } from '#tests/support/embedded-table.ts'
import { amount } from '#tests/support/faults/amounts.ts'
import { pagePorts } from '#tests/support/messages.ts'
import { timer } from '#tests/support/runtime.ts'
import { dynamoStores, type Stores } from '#tests/support/stores.ts'
import { watchedTable } from '#tests/support/watched-table.ts'

const people = amount({ few: 60, full: 10_000 })
const sunday = new Date('2026-11-22T06:00:00.000Z')
const maxGrowthMb = 60

let table: TestTable
let stores: Stores
let updates = 0
beforeAll(async () => {
  table = watchedTable(await embeddedTable(), ({ operation, goOn }) => {
    if (operation === 'UpdateItem') updates++
    return goOn()
  })
  stores = dynamoStores(table)
  await invite(people)
}, 600_000)
afterAll(() => table.close())

/** Everybody at once and not by sign-up: what is measured is the Sunday. */
async function invite(count: number): Promise<void> {
  for (let start = 0; start < count; start += 500) {
    const some = Array.from({ length: Math.min(500, count - start) }, (_, at) => {
      const uid = crypto.randomUUID()
      const identity = { uid, email: `canary-${start + at}@example.test`, name: 'Canary', isEmailVerified: true }
      const { mailedAt: _mailedAt, ...user } = newUser(identity, {}, '2026-11-01T00:00:00.000Z')
      return [
        { ...keys.user(uid), ...stamp('user'), ...user },
        { ...keys.subscriber('weekly', uid), ...stamp('mail-subscriber') },
      ]
    })
    await batchPut(table, some.flat())
  }
}

type Logged = { level: string; message: string; facts: unknown }

/** Everybody's mails by the real composers, and how the service and the function may fail. */
function aSunday(fate: (turn: number) => Error | undefined) {
  const counts = new Map<string, number>()
  const logged: Logged[] = []
  let turn = 0
  const note =
    (level: string) =>
    (message: string, facts: unknown = {}) =>
      void logged.push({ level, message, facts })
  const ports: SendPagePorts = {
    ...pagePorts(
      stores,
      {
        turn: async () => true,
        async send({ to }) {
          const error = fate(turn++)
          if (error !== undefined) throw error
          counts.set(to, (counts.get(to) ?? 0) + 1)
        },
      },
      sunday,
    ),
    composers: createComposers({
      ledgers: ledgerReaderOf(stores),
      reviews: stores.reviews,
      watchlist: stores.watchlist,
      histories: stores.histories,
    }),
    log: { info: note('info'), warn: note('warn'), error: note('error') },
    timer,
  }
  return { counts, logged, ports }
}

setFlagsFromString('--expose-gc')
const collect = runInNewContext('gc') as () => void
const heapMb = (): number => {
  collect()
  return process.memoryUsage().heapUsed / 1_000_000
}

test(`${people} people get one mail each by one write each, though messages come twice and the service fails`, async () => {
  const { counts, logged, ports } = aSunday((turn) => (turn % 97 === 96 ? new MailRefused(true) : undefined))
  const heaps: number[] = []
  const again: TimedJob[] = []
  let done = 0
  updates = 0

  async function serve(job: TimedJob): Promise<void> {
    try {
      await sendPage(ports, job, 60_000)
    } catch (error) {
      if (!(error instanceof PageUnfinished)) throw error
      again.push(job)
    }
  }
  // The queue hands a message over as soon as it is there, as SQS would, and every tenth one twice.
  const queue = {
    async send(jobs: readonly MailJob[]): Promise<void> {
      for (const job of jobs) {
        if (job.job !== 'timed') throw new Error('Nobody has set an alert')
        await serve(job)
        if (done++ % 10 === 0) await serve(job)
        if (done % 20 === 1) heaps.push(heapMb())
      }
    },
  }
  const report = await fanOut({ subscribers: stores.subscribers, queue }, 'weekly', sunday)
  for (let job = again.shift(); job !== undefined; job = again.shift()) await serve(job)

  expect(report.people).toBe(people)
  expect(counts.size).toBe(people)
  expect([...counts.values()].every((count) => count === 1)).toBe(true)
  // One claim for each mail, and two more where the service refused: the claim given back, and the next one.
  const refusals = Math.floor(people / 96) + 1
  expect(updates).toBeGreaterThanOrEqual(people)
  expect(updates).toBeLessThanOrEqual(people + 2 * refusals + 2)
  const [early, late] = [heaps[1] ?? heaps[0] ?? 0, heaps.at(-1) ?? 0]
  expect(late - early, `The heap grew from ${early} to ${late} MB`).toBeLessThan(maxGrowthMb)
  expect(JSON.stringify(logged)).not.toMatch(/canary|example\.test|[0-9a-f]{8}-[0-9a-f]{4}-/i)
}, 3_600_000)

test('the same Sunday once more sends nothing', async () => {
  const { counts, ports } = aSunday(() => undefined)
  updates = 0
  const queue = {
    async send(jobs: readonly MailJob[]): Promise<void> {
      for (const job of jobs) if (job.job === 'timed') await sendPage(ports, job, 60_000)
    },
  }
  await fanOut({ subscribers: stores.subscribers, queue }, 'weekly', sunday)
  expect(counts.size).toBe(0)
  expect(updates).toBe(0)
}, 3_600_000)
