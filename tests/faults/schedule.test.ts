// The scheduled price refresh delivered twice, late, in parallel and cut off in the middle: no quote ever goes backwards, and
// nothing is written that did not change.
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import type { RefreshReport } from '#shared/market/price-refresh.ts'
import { type FaultStack, faultStack } from '#tests/support/faults/fault-stack.ts'
import { aSpark } from '#tests/support/market/documents.ts'

const codes = ['CBA', 'VAS', 'BHP', 'NAB', 'WES']
const minuteMs = 60_000
/** A Wednesday at 11 in Sydney, the ASX open. */
let now = Date.parse('2026-11-18T00:00:00Z')
let stack: FaultStack

const setNow = async (at: number): Promise<void> => {
  now = at
  await stack.api.functions.setClock(new Date(at))
}
const tick = () => stack.api.functions.refreshPrices() as Promise<RefreshReport>

/** A price that says when it was made: the minutes since the beginning. */
const begin = now
const madeAt = (at: number) => ({
  regularMarketPrice: 100 + (at - begin) / minuteMs / 100,
  chartPreviousClose: 100,
  regularMarketTime: Math.floor(at / 1000),
})

/** @param delaysMinutes how old each next answer is, in turn */
function answerWith(delaysMinutes: readonly number[]): void {
  let turn = 0
  stack.provider.on('/v7/finance/spark', () => {
    const meta = madeAt(now - (delaysMinutes[turn++ % delaysMinutes.length] ?? 20) * minuteMs)
    return { body: aSpark(Object.fromEntries(codes.map((code) => [code, meta]))) }
  })
}

const kept = async (): Promise<string[]> =>
  Promise.all(codes.map(async (code) => String((await stack.quote(`asx#${code}`))?.['asOf'])))

/** Compares what is kept before and after: later or the same, for every code. */
async function expectForward(act: () => Promise<unknown>): Promise<void> {
  const before = await kept()
  await act()
  const after = await kept()
  for (const [index, asOf] of after.entries())
    expect(asOf >= (before[index] ?? ''), `${codes[index]} went back from ${before[index]} to ${asOf}`).toBe(true)
}

beforeAll(async () => {
  stack = await faultStack()
  await setNow(now)
  stack.provider.on('/v8/', { body: {} })
  answerWith([20])
  const person = await stack.aPerson()
  expect(await stack.ask(person, `GET /api/market/quotes?symbols=${codes.join(',')}`)).toMatchObject({ status: 200 })
  await tick()
})
afterEach(() => stack.dynamo.behave(undefined))
afterAll(() => stack.close())

test('delivered twice: the second run writes nothing', async () => {
  await setNow(now + 5 * minuteMs)
  expect(await tick()).toMatchObject({ symbols: 5, writes: 5, failures: 0 })
  expect(await tick()).toMatchObject({ symbols: 5, writes: 0, unchanged: 5, failures: 0 })
})

test('ten at once, the provider answering them with prices of different age: the newest stays', async () => {
  await setNow(now + 5 * minuteMs)
  answerWith([21, 20, 24, 22, 20, 23])
  await expectForward(() => Promise.all(Array.from({ length: 10 }, tick)))
  const newest = new Date(now - 20 * minuteMs).toISOString()
  expect(await kept()).toEqual(codes.map(() => newest))
})

test('late, after a newer run: what it brings is older and is not stored', async () => {
  await setNow(now + 10 * minuteMs)
  answerWith([20])
  await tick()
  answerWith([29])
  await expectForward(tick)
  expect(await tick()).toMatchObject({ writes: 0 })
})

test('parallel runs and readers while the table is slow and busy: forward only', async () => {
  const person = await stack.aPerson()
  stack.dynamo.behave(({ number }) => (number % 5 === 0 ? { delayMs: 40 } : number % 7 === 0 ? 'cut' : undefined))
  for (let round = 0; round < 4; round++) {
    await setNow(now + 3 * minuteMs)
    answerWith([22, 20, 21])
    const readers = Array.from({ length: 4 }, () =>
      stack.ask(person, `GET /api/market/quotes?symbols=${codes.join(',')}`),
    )
    await expectForward(() => Promise.allSettled([tick(), tick(), ...readers]))
  }
})

test('killed between two writes: the next run goes on from there', async () => {
  await setNow(now + 5 * minuteMs)
  answerWith([20])
  let writes = 0
  stack.dynamo.behave(({ operation, input }) =>
    operation === 'PutItem' && JSON.stringify(input).includes('QUOTE#') && ++writes > 2 ? 'cut' : undefined,
  )
  const cutOff = await tick()
  expect(cutOff.failures).toBeGreaterThan(0)
  stack.dynamo.behave(undefined)
  expect(await tick()).toMatchObject({ failures: 0 })
  expect(await kept()).toEqual(codes.map(() => new Date(now - 20 * minuteMs).toISOString()))
})

test('with the table away a run fails as a whole, and the next one is well', async () => {
  await stack.dynamo.shut()
  await expect(tick()).rejects.toThrow('We cannot reach your data right now')
  await stack.dynamo.open()
  expect(await tick()).toMatchObject({ failures: 0 })
})

test('at night and at the weekend shares are left alone', async () => {
  await setNow(Date.parse('2026-11-21T02:00:00Z'))
  const before = stack.provider.callsTo('/v7/').length
  expect(await tick()).toMatchObject({ writes: 0, skipped: 5 })
  expect(stack.provider.callsTo('/v7/')).toHaveLength(before)
})
