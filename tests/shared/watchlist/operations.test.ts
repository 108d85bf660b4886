// The watchlist area over stores in memory: what is followed, its prices, its limits, and rules as they are shown.
import { beforeEach, expect, test } from 'vitest'
import { createPriceService } from '#shared/market/price-service.ts'
import { Repeated } from '#shared/operation/implement.ts'
import { createTurns } from '#shared/operation/turns.ts'
import { AlertTerms, watchlist as contract, type Watched } from '#shared/watchlist/contract.ts'
import { watchlistOperations, type WatchlistPorts } from '#shared/watchlist/operations.ts'
import { Security } from '#shared/watchlist/watched.ts'
import { listedPrices } from '#tests/support/market/listed-prices.ts'
import { aClock, type TestClock } from '#tests/support/market/test-clock.ts'
import { silentLog, timer } from '#tests/support/runtime.ts'
import { memoryStores, type Stores } from '#tests/support/stores.ts'

let stores: Stores
let clock: TestClock
let market: ReturnType<typeof listedPrices>
let ports: WatchlistPorts
let userId: string
beforeEach(() => {
  stores = memoryStores()
  clock = aClock('2026-11-18T01:00:00.000Z')
  market = listedPrices(clock)
  market.prices = { 'asx:CBA': 120, 'asx:BHP': 40, 'coin:bitcoin': 160_000 }
  ports = {
    ...stores,
    rows: stores.alertRows,
    quotes: createPriceService({ store: stores.quotes, sources: market.sources, clock, timer, log: silentLog }),
    mails: { stateOf: async () => 'no-consent' },
    accounts: stores.openAccounts,
    clock,
    turns: createTurns(),
  }
  userId = crypto.randomUUID()
})

const asked = { username: '', query: undefined }
const cba: Security = { type: 'stock', symbol: 'CBA', name: 'Commonwealth Bank of Australia' }
const bhp: Security = { type: 'stock', symbol: 'BHP', name: 'BHP Group Limited' }
const bitcoin: Security = { type: 'crypto', symbol: 'BTC', name: 'Bitcoin', coinId: 'bitcoin' }
const add = (body: Security, by = userId) =>
  watchlistOperations.add({ ...asked, userId: by, params: undefined, body }, ports)
const remove = (id: string) => watchlistOperations.remove({ ...asked, userId, params: { id }, body: undefined }, ports)
const list = async (by = userId) => {
  const answer = await watchlistOperations.list({ ...asked, userId: by, params: undefined, body: undefined }, ports)
  return contract.list.response.parse(answer).watched
}
const alerts = async () => {
  const answer = await watchlistOperations.alerts({ ...asked, userId, params: undefined, body: undefined }, ports)
  return contract.alerts.response.parse(answer)
}
const removeAlert = (id: string) =>
  watchlistOperations.removeAlert({ ...asked, userId, params: { id }, body: undefined }, ports)
const setAlert = (
  security: Security,
  kind: AlertTerms['kind'],
  value: number,
  { id = crypto.randomUUID(), isOn = true } = {},
) => watchlistOperations.setAlert({ ...asked, userId, params: { id }, body: { security, kind, value, isOn } }, ports)

test('what is followed is shown alphabetically with its price, each person their own', async () => {
  expect(await add(cba)).toMatchObject({ id: 'asx-CBA', quote: { price: 120, source: 'yahoo', isMock: false } })
  await add(bitcoin)
  await add(bhp)
  expect((await list()).map(({ id, quote }) => [id, quote?.price])).toEqual([
    ['asx-BHP', 40],
    ['coin-bitcoin', 160_000],
    ['asx-CBA', 120],
  ])
  expect(await list(crypto.randomUUID())).toEqual([])
})

test('following twice is answered with what is there, and keeps since when', async () => {
  const first = (await add(cba)) as Watched
  clock.set('2026-11-19T01:00:00.000Z')
  const again = await add({ ...cba, name: 'Another name' })
  expect(again).toBeInstanceOf(Repeated)
  expect((again as Repeated<Watched>).body).toMatchObject({ name: first.name, since: first.since })
  expect(await list()).toHaveLength(1)
})

test('removing can be repeated and undone', async () => {
  await add(cba)
  await remove('asx-CBA')
  await remove('asx-CBA')
  expect(await list()).toEqual([])
  await add(cba)
  expect(await list()).toHaveLength(1)
})

test('what no market has is refused, and while no provider answers it is taken', async () => {
  const unknown: Security = { type: 'stock', symbol: 'NOSUCH', name: 'No such' }
  await expect(add(unknown)).rejects.toMatchObject({ code: 'not_found', message: expect.stringContaining('NOSUCH') })
  await expect(setAlert(unknown, 'above', 1)).rejects.toMatchObject({ code: 'not_found' })
  market.isAway = true
  clock.set('2026-11-18T02:00:00.000Z')
  expect(await add({ ...unknown, symbol: 'MAYBE' })).toMatchObject({ quote: { isMock: true } })
})

test('an alert on a code that is delisted by now can be turned off, and asks no provider', async () => {
  const id = crypto.randomUUID()
  await setAlert(cba, 'above', 130, { id })
  let asks = 0
  ports.quotes = { priceAll: async () => new Map([['asx:CBA', { kind: 'not-found' as const, asked: ++asks }]]) }
  await expect(setAlert(cba, 'above', 131, { id })).rejects.toMatchObject({ code: 'not_found' })
  expect(await setAlert(cba, 'above', 130, { id, isOn: false })).toMatchObject({ id, isOn: false })
  expect(asks).toBe(1)
  expect((await alerts()).rules).toMatchObject([{ id, isOn: false, value: 130 }])
})

test('what a market knew and knows no more is listed without a price', async () => {
  market.isAway = true
  await add({ type: 'stock', symbol: 'GONE', name: 'Gone' })
  market.isAway = false
  clock.set('2026-11-18T03:00:00.000Z')
  expect(await list()).toMatchObject([{ id: 'asx-GONE', quote: null }])
})

test('a hundred are the most; of many added at once exactly a hundred stay', async () => {
  market.isAway = true
  const codes = Array.from({ length: 110 }, (_, index) => `W${String(index).padStart(3, '0')}`)
  const outcomes = await Promise.allSettled(codes.map((symbol) => add({ type: 'stock', symbol, name: symbol })))
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(100)
  expect((await list()).length).toBe(100)
  await expect(add(cba)).rejects.toMatchObject({ code: 'conflict', message: expect.stringContaining('100') })
})

test('a list that others write all the time says so, and loses nothing', async () => {
  await add(cba)
  const before = await list()
  ports.watchlist = { ...stores.watchlist, replace: async () => false }
  ports.alerts = { ...stores.alerts, replace: async () => false }
  await expect(add(bhp)).rejects.toMatchObject({ code: 'conflict' })
  await expect(setAlert(cba, 'above', 1)).rejects.toMatchObject({ code: 'conflict' })
  expect(await list()).toEqual(before)
})

test('rows that others change all the time are left for the next read', async () => {
  const { replace } = stores.alerts
  let writes = 0
  ports.alerts = { ...stores.alerts, replace: async (...all) => (++writes === 1 ? replace(...all) : false) }
  await expect(setAlert(cba, 'above', 1)).rejects.toMatchObject({ code: 'conflict' })
  ports.alerts = stores.alerts
  expect((await alerts()).rules).toHaveLength(1)
  expect((await stores.alerts.find(userId))?.unsettled).toEqual([])
})

test('rules are listed by symbol with whether they are mailed, and stay when nothing is followed any more', async () => {
  expect(await alerts()).toEqual({ rules: [], mails: 'no-consent' })
  await add(cba)
  await setAlert(cba, 'above', 130)
  await setAlert(bhp, 'move', 5)
  await setAlert(cba, 'below', 100)
  await remove('asx-CBA')
  expect((await alerts()).rules.map(({ security, kind, isWaiting }) => [security.symbol, kind, isWaiting])).toEqual([
    ['BHP', 'move', false],
    ['CBA', 'above', false],
    ['CBA', 'below', false],
  ])
})

test('the same alert set twice is refused, on or off, and what sends the first again is not', async () => {
  const id = crypto.randomUUID()
  await setAlert(cba, 'above', 130, { id })
  await expect(setAlert({ ...cba, name: 'CBA' }, 'above', 130)).rejects.toMatchObject({
    code: 'conflict',
    message: 'You have this alert already.',
  })
  await setAlert(cba, 'above', 130, { id, isOn: false })
  await expect(setAlert(cba, 'above', 130)).rejects.toMatchObject({ code: 'conflict' })
  await setAlert(cba, 'above', 130, { id })
  await setAlert(cba, 'below', 130)
  await setAlert(bhp, 'above', 130)
  expect((await alerts()).rules).toHaveLength(3)
  await removeAlert(id)
  await setAlert(cba, 'above', 130, { id })
  expect((await alerts()).rules).toHaveLength(3)
})

test('a rule is not changed into one that is there already; two alike from before are turned on and off', async () => {
  const [first, second] = [crypto.randomUUID(), crypto.randomUUID()]
  await setAlert(cba, 'above', 130, { id: first })
  await setAlert(cba, 'above', 140, { id: second })
  await expect(setAlert(cba, 'above', 130, { id: second })).rejects.toMatchObject({ code: 'conflict' })
  expect((await alerts()).rules.map(({ value }) => value)).toEqual([130, 140])
  const record = (await stores.alerts.find(userId))!
  const rules = record.rules.map((rule) => ({ ...rule, value: 130 }))
  expect(await stores.alerts.replace(userId, record, { ...record, rules, revision: record.revision + 1 })).toBe(true)
  expect(await setAlert(cba, 'above', 130, { id: second, isOn: false })).toMatchObject({ id: second, isOn: false })
})

test('an account that was closed keeps nothing', async () => {
  await stores.data.close(userId, clock.now().toISOString(), new Date('2028-11-18T00:00:00.000Z'))
  await expect(add(cba)).rejects.toMatchObject({ code: 'account_closed' })
  await expect(setAlert(cba, 'above', 1)).rejects.toMatchObject({ code: 'account_closed' })
  for (const asking of [list, alerts, () => remove('asx-CBA'), () => removeAlert(crypto.randomUUID())]) {
    await expect(asking()).rejects.toMatchObject({ code: 'account_closed' })
  }
})

test.each([
  [{ type: 'other', symbol: 'CBA', name: 'x' }],
  [{ type: 'stock', symbol: 'AAPL:US', name: 'x' }],
  [{ type: 'stock', symbol: 'BRK.B', name: 'x' }],
  [{ type: 'crypto', symbol: 'BTC', name: 'x' }],
  [{ type: 'stock', symbol: 'CBA', name: 'x', coinId: 'bitcoin' }],
  [{ type: 'stock', symbol: 'CBA', name: '' }],
])('%j is nothing to follow', (body) => {
  expect(Security.safeParse(body).success).toBe(false)
})

test.each([
  ['above', 0, 'above 0'],
  ['above', -1, 'above 0'],
  ['above', 1e9 + 1, 'at most 1,000,000,000'],
  ['below', 0.000000001, '8 decimals'],
  ['move', 0.4, 'from 0.5 to 100'],
  ['move', 101, 'from 0.5 to 100'],
  ['move', 5.123, '2 decimals'],
] as const)('%s %d is refused and says %s', (kind, value, says) => {
  const parsed = AlertTerms.safeParse({ security: cba, kind, value })
  expect(parsed.error?.issues).toMatchObject([{ path: ['value'], message: expect.stringContaining(says) }])
})
