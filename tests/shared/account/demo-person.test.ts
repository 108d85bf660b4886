// The demo person: a document, a portfolio with trades at the prices of their days, and the first lessons, stored once.
import { expect, test } from 'vitest'
import { demoInstruments, demoName, storeDemoPerson } from '#shared/account/demo-person.ts'
import { dayNumber } from '#shared/kernel/dates.ts'
import { createHistoryService, type HistoryService } from '#shared/market/history-service.ts'
import { instrumentKey } from '#shared/market/instrument.ts'
import { noHistorySources } from '#shared/market/history-ports.ts'
import { rawClose } from '#shared/market/price-history.ts'
import { memoryStores } from '#tests/support/stores.ts'

const now = new Date('2026-11-22T01:00:00.000Z')
const clock = { now: () => now }
const log = { info: () => undefined, warn: () => undefined, error: () => undefined }
const timer = {
  elapsedMs: () => 0,
  pause: () => Promise.resolve(),
  within: <Value>(promise: Promise<Value>) => promise,
}
const identity = { uid: 'demo', email: 'demo@example.com' }

function parts(histories?: HistoryService) {
  const stores = memoryStores()
  const samples = createHistoryService({ store: stores.histories, sources: noHistorySources, clock, timer, log })
  let ids = 0
  return { ...stores, histories: histories ?? samples, clock, newId: () => `id-${++ids}` }
}

test('has a profile that is through the wizard, and three lessons', async () => {
  const ports = parts()
  await storeDemoPerson(ports, identity)
  const user = await ports.users.find('demo')
  expect(user).toMatchObject({ name: demoName, email: 'demo@example.com', needsOnboarding: false, age: 24 })
  expect(user?.learning.completedLessons).toEqual([1, 2, 3])
  expect(user?.learning.xp).toBeGreaterThan(0)
})

test('holds what its trades come to, each bought at the close of its day', async () => {
  const ports = parts()
  await storeDemoPerson(ports, identity)
  const holdings = await ports.holdings.list('demo')
  expect(holdings.map(({ symbol, quantity }) => [symbol, quantity])).toEqual([
    ['CBA', 10],
    ['VAS', 25],
    ['VGS', 8],
    ['BHP', 18],
    ['BTC', 0.005],
  ])
  expect(demoInstruments).toHaveLength(holdings.length)
  const [cba] = await ports.ledgers.list('demo').then((ledgers) => ledgers.get(holdings[0]?.id ?? '') ?? [])
  const instrument = { kind: 'asx', code: 'CBA' } as const
  const served = await ports.histories.histories([{ instrument, from: dayNumber('2023-03-22') }])
  const history = served.get(instrumentKey(instrument))?.history
  expect(cba).toMatchObject({ type: 'buy', date: '2023-03-22', units: 4 })
  if (history === undefined || history === null || cba === undefined || !('price' in cba))
    throw new Error('no price of that day')
  expect(cba.price).toBeCloseTo(rawClose(history, dayNumber('2023-03-22')) ?? 0, 2)
})

test('keeps the written prices where no history is served', async () => {
  const ports = parts({ histories: () => Promise.resolve(new Map()), kept: () => Promise.resolve(new Map()) })
  await storeDemoPerson(ports, identity)
  const [first] = await ports.holdings.list('demo')
  const trades = (await ports.ledgers.list('demo')).get(first?.id ?? '')
  expect(trades?.[0]).toMatchObject({ price: 96 })
})
