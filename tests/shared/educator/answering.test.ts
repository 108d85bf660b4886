// When a second call is not made: no money, or no time. The whole way of a question is told in chat.test.ts.
import { expect, test } from 'vitest'
import { answer, type Task } from '#shared/educator/answering.ts'
import { learnerOf } from '#shared/educator/learner.ts'
import { judged } from '#shared/educator/judge.ts'
import type { AiUsage, Educator, Generation } from '#shared/educator/ports.ts'
import { unitsOf } from '#shared/educator/reply-check/score/units.ts'
import { startSpendMeter } from '#shared/educator/spend.ts'
import { badReply, goodReply, testLimits } from '../../support/ai/educator-stack.ts'
import { newId, random, silentLog, timer } from '../../support/runtime.ts'
import { memoryStores } from '../../support/stores.ts'

const now = new Date('2026-11-21T01:00:00.000Z')

/** A model that answers in turn, its last answer for ever, and does not say what it used. */
function aModel(...answers: readonly Generation[]) {
  let calls = 0
  const educator: Educator = {
    price: { input: 1, output: 1 },
    async generate() {
      const next = answers[Math.min(calls++, answers.length - 1)]
      if (next === undefined) throw new Error('a model without answers')
      return next
    },
  }
  return { educator, calls: () => calls }
}
const saying = (text: string): Generation => ({ kind: 'text', text, isCutOff: false, usage: undefined })
const failing: Generation = { kind: 'failure', because: 'failing', retryAfterSeconds: 0, usage: undefined }

type About = { dailyCostCapUsd?: number; leftMs?: Task['leftMs']; judge?: Educator; reserve?: AiUsage['reserve'] }

async function answered(educator: Educator, about: About = {}) {
  const { users, holdings, quotes, usage: stored } = memoryStores()
  const { dailyCostCapUsd = 1000, leftMs = () => 5000, judge, reserve } = about
  const usage = reserve === undefined ? stored : { ...stored, reserve }
  const stores = { users, holdings, quotes, usage, lessons: { search: async () => [] } }
  const machine = { clock: { now: () => now }, timer, random, newId, log: silentLog, publish: () => undefined }
  const ports = {
    ...stores,
    ...machine,
    educator,
    judge,
    encoder: undefined,
    dailyCostCapUsd,
    limits: testLimits,
  }
  const meter = startSpendMeter(ports, now)
  const task = { kind: 'chat', userId: 'u-1', mode: 'explain', question: 'What is a share?', topic: 'share' } as const
  const result = await answer({ ...task, learner: learnerOf(undefined, []), leftMs }, ports, meter)
  return { ...result, usd: meter.spent().microUsd / 1e6 }
}

test('a blocked reply that there is no money left to repair stays a blocked one', async () => {
  const one = await answered(aModel(saying(goodReply)).educator)
  expect(one).toMatchObject({ outcome: 'passed', calls: 1 })
  const model = aModel(saying(badReply), saying(goodReply))
  const capped = await answered(model.educator, { dailyCostCapUsd: one.usd * 1.5 })
  expect(capped).toMatchObject({ outcome: 'blocked', text: '', calls: 1 })
  expect(capped.codes.length).toBeGreaterThan(0)
  expect(model.calls()).toBe(1)
})

test('without money for a first call nothing is asked, and nothing was blocked', async () => {
  const model = aModel(saying(goodReply))
  expect(await answered(model.educator, { dailyCostCapUsd: 0 })).toMatchObject({
    outcome: 'capped',
    calls: 0,
    codes: [],
  })
  expect(model.calls()).toBe(0)
})

test('a failed call is not made again when the pause before it has taken the rest of the time', async () => {
  const model = aModel(failing, saying(goodReply))
  // Enough for the first call, and too little after the pause.
  const left = () => (model.calls() === 0 ? 5000 : testLimits.minCallMs - 1)
  expect(await answered(model.educator, { leftMs: left })).toMatchObject({
    outcome: 'failed',
    failure: 'failing',
    calls: 1,
  })
  expect(await answered(aModel(failing, saying(goodReply)).educator)).toMatchObject({ outcome: 'passed', calls: 2 })
})

test('a judge that there is no time left to ask is not asked, and has no opinion', async () => {
  const sentences = unitsOf(goodReply).map((_, at) => ({ n: at + 1, verdict: 'clear' }))
  const judge = aModel(saying(JSON.stringify({ sentences })))
  const meter = startSpendMeter({ usage: memoryStores().usage, dailyCostCapUsd: 1000, log: silentLog }, now)
  const about = { judge: judge.educator, meter, random, userId: 'u-1' }
  expect(await judged(goodReply, { ...about, timeoutMs: 1000 })).toEqual([])
  expect(await judged(goodReply, { ...about, timeoutMs: 0 })).toBeUndefined()
  expect(judge.calls()).toBe(1)
})

test('a judge that cannot be paid because the table does not answer has no opinion, and the reply is not lost', async () => {
  let asked = 0
  const reserve = (): Promise<boolean> =>
    asked++ === 0 ? Promise.resolve(true) : Promise.reject(new Error('the table does not answer'))
  const judge = aModel(saying(''))
  expect(await answered(aModel(saying(goodReply)).educator, { judge: judge.educator, reserve })).toMatchObject({
    outcome: 'passed',
    opinions: { asked: 1, silent: 1 },
  })
  expect(judge.calls()).toBe(0)
})
