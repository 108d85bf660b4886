// Closes that come late, from provider to table: the real adapters, the embedded DynamoDB, a clock that is set.
import { afterEach, beforeEach, expect, test } from 'vitest'
import { dayNumber, dayOf } from '#shared/kernel/dates.ts'
import type { Instrument } from '#shared/market/instrument.ts'
import { knownUpTo, lastClosedDay } from '#shared/market/newest-close.ts'
import { priceHistory } from '#shared/market/price-history.ts'
import { aCoinPast, aPast, risingFrom } from '#tests/support/market/history-documents.ts'
import { aHistoryStack } from '#tests/support/market/history-stack.ts'
import { chart, coin, share } from '#tests/support/market/market-stack.ts'
import type { Call } from '#tests/support/market/provider-server.ts'

const coinChart = '/api/v3/coins/'
const [cba, bitcoin] = [share('CBA'), coin('bitcoin')]
const rising = risingFrom('2020-01-01', 100)
const index = { closes: rising }
const benchmarks = { '^AXJO': index, STW: index, VGS: index }
const coinPrice = (day: string): number => dayNumber(day) / 7
const dayMs = 86_400_000

let stack: Awaited<ReturnType<typeof aHistoryStack>>
beforeEach(async () => {
  stack = await aHistoryStack()
  stack.server.on(chart, aPast({ CBA: index, ...benchmarks }))
  coinsPublishedAfter(35)
})
afterEach(() => stack.close())

/** The provider of coins has the close of a UTC day so many minutes after its end. */
function coinsPublishedAfter(minutes: number): void {
  stack.server.on(coinChart, (call: Call) => {
    const query = new URLSearchParams(call.query)
    const published = (Math.floor((stack.clock.now().getTime() - minutes * 60_000) / dayMs) * dayMs) / 1000
    query.set('to', String(Math.min(Number(query.get('to')), published)))
    return aCoinPast(coinPrice)({ ...call, query })
  })
}

/** The session of a day has no close before an instant, or, without one, ever. */
function sharesWithout(day: string, until?: string): void {
  const closes = (each: string): number | null =>
    each === day && (until === undefined || stack.clock.now() < new Date(until)) ? null : rising(each)
  stack.server.on(chart, aPast({ CBA: { closes }, ...benchmarks }))
}

const runAt = (at: string) => {
  stack.clock.set(at)
  return stack.container().run()
}
const heldSince = async (day: string, instrument: Instrument): Promise<void> => {
  stack.clock.set(`${day}T06:00:00Z`)
  await stack.noteHeld(instrument)
}
const keptOf = async (instrument = cba) => [...(await stack.store.read([instrument])).values()][0]
const keptCloseOf = async (day: string, instrument = cba) =>
  [...(await stack.closes.read(day, [instrument])).values()][0]

test.each([
  ['2026-11-18T00:00:00Z', '2026-11-16'],
  ['2026-11-18T00:44:59Z', '2026-11-16'],
  ['2026-11-18T00:45:00Z', '2026-11-17'],
  ['2026-11-18T23:59:59Z', '2026-11-17'],
])('at %s the last day of a coin whose close should be known is %s', (at, day) => {
  expect(dayOf(lastClosedDay('coin', new Date(at)))).toBe(day)
})

test.each([
  ['a share that has its close', 'asx', '2026-11-20', '2026-11-20T06:00:00Z', '2026-11-20'],
  ['a share without one on the evening', 'asx', '2026-11-19', '2026-11-20T06:00:00Z', '2026-11-19'],
  ['a share without one on Monday evening', 'asx', '2026-11-20', '2026-11-23T06:00:00Z', '2026-11-22'],
  ['a share without one on the day after', 'asx', '2026-11-19', '2026-11-21T05:45:00Z', '2026-11-20'],
  ['a share that was not traded before', 'asx', '2026-11-13', '2026-11-20T06:00:00Z', '2026-11-20'],
  ['a coin without the last day', 'coin', '2026-11-18', '2026-11-20T06:00:00Z', '2026-11-18'],
  ['a coin that ended earlier', 'coin', '2026-11-17', '2026-11-20T06:00:00Z', '2026-11-19'],
] as const)('%s is known up to the right day', (_which, kind, last, at, day) => {
  const history = priceHistory(kind === 'asx' ? 'yahoo' : 'coingecko', [{ day: dayNumber(last), price: 1 }])
  expect(dayOf(knownUpTo(history, kind, new Date(at)))).toBe(day)
})

/** Asks for a coin at each instant through one service, and says how many calls each took and which close came last. */
async function askedAt(...instants: string[]): Promise<[calls: number, last: string][]> {
  const { service } = stack.container()
  const seen: [number, string][] = []
  for (const at of instants) {
    stack.clock.set(at)
    const before = stack.server.callsTo(coinChart).length
    const served = (await service.histories([{ instrument: bitcoin, from: dayNumber('2026-11-01') }])).get(
      'coin:bitcoin',
    )!
    seen.push([stack.server.callsTo(coinChart).length - before, dayOf(served.history!.days.at(-1)!)])
  }
  return seen
}

test('whoever looks at a coin before its close is published hides that close from nobody', async () => {
  expect(await askedAt('2026-11-18T00:05:00Z', '2026-11-18T00:50:00Z', '2026-11-18T03:00:00Z')).toEqual([
    [1, '2026-11-16'],
    [1, '2026-11-17'],
    [0, '2026-11-17'],
  ])
})

test('a coin’s close that is later than usual is asked for again every ten minutes until it is there', async () => {
  coinsPublishedAfter(75)
  const times = ['00:50', '00:55', '01:05', '01:20', '01:40']
  expect(await askedAt(...times.map((time) => `2026-11-18T${time}:00Z`))).toEqual([
    [1, '2026-11-16'],
    [0, '2026-11-16'],
    [1, '2026-11-16'],
    [1, '2026-11-17'],
    [0, '2026-11-17'],
  ])
})

test('one that is missing hours later is asked for once an hour: most often nobody traded', async () => {
  coinsPublishedAfter(24 * 60)
  const times = ['02:50', '03:01', '03:49', '03:51', '04:40', '04:52']
  expect((await askedAt(...times.map((time) => `2026-11-18T${time}:00Z`))).map(([calls]) => calls)).toEqual([
    1, 0, 0, 1, 0, 1,
  ])
})

test('a coin that ended days ago is asked for once a day', async () => {
  stack.server.on(coinChart, (call: Call) => {
    const query = new URLSearchParams(call.query)
    query.set('to', String(Date.parse('2026-11-15T00:00:00Z') / 1000))
    return aCoinPast(coinPrice)({ ...call, query })
  })
  expect(await askedAt('2026-11-18T01:00:00Z', '2026-11-18T02:00:00Z', '2026-11-19T01:00:00Z')).toEqual([
    [1, '2026-11-14'],
    [0, '2026-11-14'],
    [1, '2026-11-14'],
  ])
})

test('a share whose close is late on Friday has it on Saturday, before the mails of the weekend', async () => {
  await stack.noteHeld(cba)
  await runAt('2026-11-19T05:45:00Z')
  sharesWithout('2026-11-20', '2026-11-20T07:00:00Z')
  expect(await runAt('2026-11-20T05:45:00Z')).toMatchObject({ calls: 4, failures: 0 })
  // Not known to have been traded by nobody.
  expect(dayOf((await keptOf())!.to)).toBe('2026-11-19')
  expect(await runAt('2026-11-21T05:45:00Z')).toMatchObject({ calls: 1, unchanged: 3 })
  const kept = await keptOf()
  expect(dayOf(kept!.history.days.at(-1)!)).toBe('2026-11-20')
  expect(kept!.history.closes.at(-1)).toBe(rising('2026-11-20'))
  expect(await runAt('2026-11-22T05:45:00Z')).toMatchObject({ calls: 0, unchanged: 4 })
})

test('a share that nobody traded on Friday is known by Saturday, and asked for no more until Monday', async () => {
  await stack.noteHeld(cba)
  await runAt('2026-11-19T05:45:00Z')
  sharesWithout('2026-11-20')
  await runAt('2026-11-20T05:45:00Z')
  expect(await runAt('2026-11-21T05:45:00Z')).toMatchObject({ calls: 1, failures: 0 })
  expect(dayOf((await keptOf())!.to)).toBe('2026-11-20')
  expect(await runAt('2026-11-22T05:45:00Z')).toMatchObject({ calls: 0 })
  expect(dayOf((await keptOf())!.history.days.at(-1)!)).toBe('2026-11-19')
})

test('a chart opened on the evening brings the close that the run did not find', async () => {
  await stack.noteHeld(cba)
  sharesWithout('2026-11-20', '2026-11-20T07:00:00Z')
  await runAt('2026-11-20T05:45:00Z')
  stack.clock.set('2026-11-20T07:00:00Z')
  const wish = { instrument: cba, from: dayNumber('2026-11-01') }
  const served = (await stack.container().service.histories([wish])).get('asx:CBA')!
  expect(dayOf(served.history!.days.at(-1)!)).toBe('2026-11-20')
})

test('the coin’s close of 30 June 2027 that is kept for good is its own, whoever looked while it was not there yet', async () => {
  await heldSince('2027-06-29', bitcoin)
  await runAt('2027-06-30T06:45:00Z')
  stack.clock.set('2027-07-01T00:05:00Z')
  await stack.container().service.histories([{ instrument: bitcoin, from: dayNumber('2027-06-01') }])
  await runAt('2027-07-01T06:45:00Z')
  const own = { price: coinPrice('2027-06-30'), closedOn: '2027-06-30', source: 'coingecko' }
  expect(await keptCloseOf('2027-06-30', bitcoin)).toEqual(own)
})

test('a coin’s close of 30 June 2027 that is late by most of a day is waited for', async () => {
  coinsPublishedAfter(10 * 60)
  await heldSince('2027-06-29', bitcoin)
  for (const day of ['2027-06-30', '2027-07-01']) await runAt(`${day}T06:45:00Z`)
  expect(await keptCloseOf('2027-06-30', bitcoin)).toBeUndefined()
  await runAt('2027-07-02T06:45:00Z')
  expect(await keptCloseOf('2027-06-30', bitcoin)).toMatchObject({ closedOn: '2027-06-30' })
})

test('a share’s close of 30 June 2027 that comes days late is the one that is kept', async () => {
  await heldSince('2027-06-29', cba)
  sharesWithout('2027-06-30', '2027-07-03T00:00:00Z')
  for (const day of ['2027-06-29', '2027-06-30', '2027-07-01', '2027-07-02']) await runAt(`${day}T06:45:00Z`)
  expect(await keptCloseOf('2027-06-30')).toBeUndefined()
  expect(await keptCloseOf('2027-07-01')).toMatchObject({ closedOn: '2027-07-01' })
  await runAt('2027-07-05T06:45:00Z')
  expect(await keptCloseOf('2027-06-30')).toEqual({
    price: rising('2027-06-30'),
    closedOn: '2027-06-30',
    source: 'yahoo',
  })
})

test('where nobody traded on 30 June 2027 the close before is kept, a week later', async () => {
  await heldSince('2027-06-29', cba)
  sharesWithout('2027-06-30')
  for (const day of ['2027-06-30', '2027-07-01', '2027-07-06']) await runAt(`${day}T06:45:00Z`)
  expect(await keptCloseOf('2027-06-30')).toBeUndefined()
  await runAt('2027-07-07T06:45:00Z')
  expect(await keptCloseOf('2027-06-30')).toMatchObject({ price: rising('2027-06-29'), closedOn: '2027-06-29' })
})
