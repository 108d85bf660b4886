// The closes of 30 June and 1 July 2027, from provider to table: the real adapters, the embedded DynamoDB, a clock that is set.
import { afterEach, beforeEach, expect, test } from 'vitest'
import { dayNumber } from '#shared/kernel/dates.ts'
import { closeOf, keptCloseDays } from '#shared/market/kept-close.ts'
import { priceHistory } from '#shared/market/price-history.ts'
import { aCoinPast, aPast, risingFrom } from '#tests/support/market/history-documents.ts'
import { aHistoryStack } from '#tests/support/market/history-stack.ts'
import { chart, coin, share } from '#tests/support/market/market-stack.ts'

const [last, first] = ['2027-06-30', '2027-07-01']
const cba = share('CBA')
const bitcoin = coin('bitcoin')
const rising = risingFrom('2026-01-01', 100)
const index = { closes: rising }
const benchmarks = { '^AXJO': index, STW: index, VGS: index }
/** 16:45 in Sydney, in winter. */
const afterTheClose = (day: string): string => `${day}T06:45:00Z`

let stack: Awaited<ReturnType<typeof aHistoryStack>>
beforeEach(async () => {
  stack = await aHistoryStack(afterTheClose('2027-06-29'))
  stack.server.on(chart, aPast({ CBA: { closes: rising }, ...benchmarks }))
  stack.server.on(
    '/api/v3/coins/',
    aCoinPast((day) => dayNumber(day) / 7),
  )
})
afterEach(() => stack.close())

const runOn = async (day: string): Promise<number> => {
  stack.clock.set(afterTheClose(day))
  return (await stack.container().run()).keptCloses
}
const kept = async (day: string, instrument = cba) => [...(await stack.closes.read(day, [instrument])).values()][0]

test('what is held has both closes kept once, though nobody looked at it', async () => {
  await Promise.all([stack.noteHeld(cba), stack.noteHeld(bitcoin)])
  expect(keptCloseDays).toEqual([last, first])
  expect(await runOn('2027-06-29')).toBe(0)
  // The share and the three of the comparisons.
  expect(await runOn(last)).toBe(4)
  expect(await kept(last)).toEqual({ price: rising(last), closedOn: last, source: 'yahoo' })
  expect(await kept(first)).toBeUndefined()
  // A coin's day ends at 24:00 UTC, on the next morning in Sydney.
  expect(await runOn(first)).toBe(5)
  expect(await kept(first)).toMatchObject({ price: rising(first) })
  expect(await kept(last, bitcoin)).toEqual({ price: dayNumber(last) / 7, closedOn: last, source: 'coingecko' })
  expect(await runOn('2027-07-02')).toBe(1)
  expect(await kept(first, bitcoin)).toMatchObject({ price: dayNumber(first) / 7 })
  expect(await runOn('2027-07-05')).toBe(0)
  expect(await runOn('2027-07-06')).toBe(0)
})

test('the last minute of 30 June keeps one close, and the first of 1 July no second one before there is a session', async () => {
  await stack.noteHeld(cba)
  stack.clock.set('2027-06-30T13:59:00Z')
  expect((await stack.container().run()).keptCloses).toBe(4)
  stack.clock.set('2027-06-30T14:00:00Z')
  expect((await stack.container().run()).keptCloses).toBe(0)
  expect([...(await stack.closes.keysOf(first))]).toEqual([])
  expect(await kept(last)).toMatchObject({ closedOn: last })
})

test('a later split that re-scales the provider’s past changes nothing that is kept', async () => {
  await stack.noteHeld(cba)
  await runOn(last)
  await runOn(first)
  const halved = (day: string): number => rising(day) / 2
  stack.server.on(
    chart,
    aPast({ CBA: { closes: halved, actions: { splits: { '2027-09-01': [2, 1] } } }, ...benchmarks }),
  )
  expect(await runOn('2027-09-01')).toBe(0)
  expect(await kept(last)).toMatchObject({ price: rising(last) })
})

test('what is first held after a split has the close of the day as it stood, and one call is enough', async () => {
  const halved = (day: string): number => rising(day) / 2
  stack.server.on(
    chart,
    aPast({ CBA: { closes: halved, actions: { splits: { '2027-09-01': [2, 1] } } }, ...benchmarks }),
  )
  stack.clock.set(afterTheClose('2028-02-01'))
  await stack.noteHeld(cba)
  expect(await runOn('2028-02-01')).toBe(8)
  expect(await kept(last)).toEqual({ price: rising(last), closedOn: last, source: 'yahoo' })
  const calls = stack.server.callsTo(chart).length
  stack.clock.set(afterTheClose('2028-02-01'))
  expect(await stack.container().run()).toMatchObject({ calls: 0, keptCloses: 0 })
  expect(stack.server.callsTo(chart)).toHaveLength(calls)
})

test('a provider that is away on both days is asked again on the next', async () => {
  await stack.noteHeld(cba)
  stack.server.on(chart, { status: 500, body: 'away' })
  expect(await runOn(last)).toBe(0)
  expect(await runOn(first)).toBe(0)
  stack.server.on(chart, aPast({ CBA: { closes: rising }, ...benchmarks }))
  expect(await runOn('2027-07-02')).toBe(8)
  expect(await kept(last)).toMatchObject({ price: rising(last) })
  expect(await kept(first)).toMatchObject({ price: rising(first) })
})

test('a share that was listed later, or suspended for long, has none, and is not asked for again because of it', async () => {
  const [listed, suspended] = ['2027-08-02', '2027-06-01']
  stack.server.on(
    chart,
    aPast({
      NEW: { closes: (day) => (day < listed ? null : rising(day)) },
      OLD: { closes: (day) => (day > suspended ? null : rising(day)) },
      ...benchmarks,
    }),
  )
  await Promise.all([stack.noteHeld(share('NEW')), stack.noteHeld(share('OLD'))])
  await runOn('2027-08-10')
  expect(await kept(last, share('NEW'))).toBeUndefined()
  expect(await kept(last, share('OLD'))).toBeUndefined()
  stack.clock.set(afterTheClose('2027-08-10'))
  expect(await stack.container().run()).toMatchObject({ calls: 0, keptCloses: 0 })
})

test('a trading halt of a few days is bridged a week later; days that are not known yet and made-up closes are not', () => {
  const closes = [{ day: dayNumber('2027-06-25'), price: 9 }]
  const history = (source: 'yahoo' | 'sample', to: string) => ({
    history: priceHistory(source, closes),
    from: dayNumber('2027-01-01'),
    to: dayNumber(to),
    isWhole: false,
    basis: 'b',
  })
  expect(closeOf(cba, history('yahoo', '2027-07-06'), last)).toBeNull()
  expect(closeOf(cba, history('yahoo', '2027-07-07'), last)).toEqual({
    price: 9,
    closedOn: '2027-06-25',
    source: 'yahoo',
  })
  expect(closeOf(bitcoin, history('yahoo', '2027-07-07'), last)).toBeNull()
  expect(closeOf(cba, history('yahoo', '2027-06-24'), '2027-06-25')).toBeNull()
  expect(closeOf(cba, history('yahoo', '2027-06-25'), '2027-06-25')).toMatchObject({ price: 9 })
  expect(closeOf(cba, history('sample', '2027-07-07'), last)).toBeNull()
  expect(closeOf(cba, history('yahoo', '2027-07-07'), '2027-06-24')).toBeNull()
})
