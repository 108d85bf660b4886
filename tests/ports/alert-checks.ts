// Alert rules from the request to the price that reaches them, over the stores of either kind.
import { expect, test } from 'vitest'
import { instrumentKey } from '#shared/market/instrument.ts'
import type { StoredQuote } from '#shared/market/quote.ts'
import { createTurns } from '#shared/operation/turns.ts'
import { type AlertCheckPorts, alertFollower, type AlertPace } from '#shared/watchlist/alert-check.ts'
import type { AlertTerms } from '#shared/watchlist/contract.ts'
import { watchlistOperations, type WatchlistPorts } from '#shared/watchlist/operations.ts'
import type { AlertRow, AlertRows, ReachedAlert } from '#shared/watchlist/ports.ts'
import { aClock, hours, minutes } from '#tests/support/market/test-clock.ts'
import { silentLog, timer } from '#tests/support/runtime.ts'
import { closeAccount, type Stores } from '#tests/support/stores.ts'

/** A Wednesday at noon in Sydney. */
const noon = '2026-11-18T01:00:00.000Z'
let codes = 0

/** Stores, a clock and a refresh of which only what follows the prices is played. */
function alertBench(stores: Stores) {
  const code = `R${String(++codes).padStart(3, '0')}`
  const clock = aClock(noon)
  const told: ReachedAlert[] = []
  const userId: string = crypto.randomUUID()
  const ports: WatchlistPorts = {
    ...stores,
    rows: stores.alertRows,
    quotes: { priceAll: async () => new Map() },
    mails: { stateOf: async () => 'no-consent' },
    accounts: stores.openAccounts,
    clock,
    turns: createTurns(),
  }
  const check: AlertCheckPorts = {
    rows: stores.alertRows,
    alerts: stores.alerts,
    sender: { send: async (alerts) => void told.push(...alerts) },
    clock,
    timer,
    log: silentLog,
  }
  const security = { type: 'stock', symbol: code, name: code } as const
  const quote = (price: number, about: Partial<StoredQuote> = {}): StoredQuote => ({
    instrument: { kind: 'asx', code },
    symbol: code,
    name: code,
    price,
    previousClose: null,
    type: 'stock',
    instrumentType: 'EQUITY',
    source: 'yahoo',
    asOf: new Date(clock.now().getTime() - minutes(20)).toISOString(),
    fetchedAt: clock.now().toISOString(),
    ...about,
  })
  const asked = { username: '', query: undefined }
  return {
    code,
    clock,
    told,
    userId,
    ports,
    check,
    security,
    quote,
    stores,
    set: (kind: AlertTerms['kind'], value: number, more: Partial<AlertTerms> & { id?: string; by?: string } = {}) => {
      const { id = crypto.randomUUID(), by = userId, ...terms } = more
      const body = { security, kind, value, isOn: true, ...terms }
      return watchlistOperations.setAlert({ ...asked, userId: by, params: { id }, body }, ports) as Promise<{
        id: string
      }>
    },
    remove: (id: string) =>
      watchlistOperations.removeAlert({ ...asked, userId, params: { id }, body: undefined }, ports),
    rules: async (by = userId) => {
      const answer = await watchlistOperations.alerts(
        { ...asked, userId: by, params: undefined, body: undefined },
        ports,
      )
      return (answer as { rules: { id: string; isOn: boolean; isWaiting: boolean; reached: unknown }[] }).rules
    },
    /** A run that has confirmed these prices. */
    async run(quotes: readonly StoredQuote[], pace: Partial<AlertPace> = {}, over: Partial<AlertCheckPorts> = {}) {
      const follower = alertFollower({ ...check, ...over }, pace)
      await follower.instruments()
      return follower.follow(quotes[0]?.instrument.kind ?? 'asx', quotes)
    },
    rowsOf: (code_ = code) => stores.alertRows.page({ kind: 'asx', code: code_ }, { from: ' ', to: '~' }, undefined),
  }
}

export function alertChecksSuite(open: () => Stores): void {
  test('above a price: told once when it is reached, and again only after the price was back', async () => {
    const { set, run, quote, told, clock, rules, userId } = alertBench(open())
    const { id } = await set('above', 50)
    await run([quote(49.99999999)])
    expect(told).toEqual([])
    await run([quote(50)])
    expect(told).toEqual([{ userId, ruleId: id, on: '2026-11-18' }])
    expect(await rules()).toMatchObject([{ id, isWaiting: true, reached: { on: '2026-11-18', price: 50 } }])
    // The same day, whatever the price does.
    for (const price of [51, 49, 52, 48, 50]) await run([quote(price)])
    expect(told).toHaveLength(1)
    // The next day, still beyond it since yesterday's close.
    clock.pass(hours(24))
    await run([quote(53, { previousClose: 52 })])
    await run([quote(50, { previousClose: 52 })])
    expect(told).toHaveLength(1)
    await run([quote(49.99, { previousClose: 52 })])
    expect(await rules()).toMatchObject([{ id, isWaiting: false }])
    await run([quote(50.01, { previousClose: 52 })])
    expect(told).toHaveLength(2)
    expect(told[1]).toMatchObject({ on: '2026-11-19' })
  })

  test('one price that reaches many rules of a person tells of all of them at once, whatever it is afterwards', async () => {
    const bench = alertBench(open())
    const { set, run, quote, told } = bench
    const other = `${bench.code}B`
    for (let value = 51; value <= 75; value++) await set('above', value)
    for (let value = 51; value <= 75; value++) {
      await set('above', value, { security: { ...bench.security, symbol: other } })
    }
    const both = (price: number) => [quote(price), quote(price, { instrument: { kind: 'asx', code: other } })]
    await run(both(80))
    expect(new Set(told.map(({ ruleId }) => ruleId)).size).toBe(50)
    await run(both(49))
    expect(told).toHaveLength(50)
  })

  test('back at the close and beyond it at the open is news', async () => {
    const { set, run, quote, told, clock } = alertBench(open())
    await set('above', 50)
    await run([quote(55)])
    clock.pass(hours(24))
    await run([quote(56, { previousClose: 49 })])
    expect(told.map(({ on }) => on)).toEqual(['2026-11-18', '2026-11-19'])
  })

  /** A coin on the bench: its close before is its price 24 hours ago. */
  function coinBench(stores: Stores) {
    const bench = alertBench(stores)
    const id = `coin-${bench.code.toLowerCase()}`
    const instrument = { kind: 'coin', id } as const
    const security = { type: 'crypto', symbol: bench.code, name: 'A coin', coinId: id } as const
    const run = (price: number, dayAgo: number) =>
      bench.run([
        bench.quote(price, {
          instrument,
          previousClose: dayAgo,
          type: 'crypto',
          source: 'coingecko',
          asOf: bench.clock.now().toISOString(),
        }),
      ])
    const places = async () =>
      (await stores.alertRows.page(instrument, { from: ' ', to: '~' }, undefined)).map(({ place }) => place)
    return { ...bench, runAll: bench.run, security, run, places }
  }

  test('a coin above a price since it was reached is no news after midnight, whatever it was 24 hours ago', async () => {
    const { set, security, run, told, clock, rules, places } = coinBench(open())
    await set('above', 150_000, { security })
    clock.set('2026-11-18T04:00:00.000Z')
    await run(151_000, 148_000)
    expect(told).toHaveLength(1)
    // Five past midnight in Sydney.
    clock.set('2026-11-18T13:05:00.000Z')
    await run(151_000, 148_000)
    await run(152_000, 148_000)
    expect(told).toHaveLength(1)
    expect(await rules()).toMatchObject([{ isWaiting: true }])
    await run(149_000, 148_000)
    await run(150_500, 148_000)
    expect(told.map(({ on }) => on)).toEqual(['2026-11-18', '2026-11-19'])
    expect(await places()).toEqual(['REST#2026-11-19'])
  })

  test('a move of a coin over 24 hours is not told of again on the day after, and counts from the day after that', async () => {
    const { set, security, run, told, clock, places, rules } = coinBench(open())
    await set('move', 5, { security })
    await run(106, 100)
    expect(told).toHaveLength(1)
    clock.set('2026-11-18T13:05:00.000Z')
    await run(106, 100)
    await run(108, 100)
    expect(told).toHaveLength(1)
    expect(await places()).toEqual(['REST#2026-11-19'])
    expect(await rules()).toMatchObject([{ isWaiting: true }])
    clock.set('2026-11-19T13:05:00.000Z')
    await run(108, 107)
    expect(await places()).toEqual([expect.stringMatching(/^MOVE#/)])
    await run(101, 107)
    expect(told.map(({ on }) => on)).toEqual(['2026-11-18', '2026-11-20'])
  })

  test('below a price, and with prices of more decimals than a person can type', async () => {
    const { set, run, quote, told, clock } = alertBench(open())
    await set('below', 0.00001234)
    await run([quote(0.000012341)])
    expect(told).toEqual([])
    await run([quote(0.0000123399)])
    expect(told).toHaveLength(1)
    clock.pass(hours(24))
    await run([quote(0.00001, { previousClose: 0.00001 })])
    await run([quote(0.00002, { previousClose: 0.00001 })])
    await run([quote(0.00001234, { previousClose: 0.00001 })])
    expect(told).toHaveLength(2)
  })

  test('a move counts either way from the close before, at most once a day, and each day anew', async () => {
    const { set, run, quote, told, clock } = alertBench(open())
    await set('move', 5)
    await run([quote(104.9, { previousClose: 100 }), quote(200)])
    await run([quote(104.9, { previousClose: 100 })])
    expect(told).toEqual([])
    await run([quote(95, { previousClose: 100 })])
    await run([quote(80, { previousClose: 100 })])
    expect(told).toHaveLength(1)
    clock.pass(hours(24))
    await run([quote(90, { previousClose: 80 })])
    expect(told).toHaveLength(2)
    // Without a close before there is no move.
    clock.pass(hours(24))
    await run([quote(500)])
    expect(told).toHaveLength(2)
  })

  test('a price of an earlier day reaches nothing', async () => {
    const { set, run, quote, told } = alertBench(open())
    await set('above', 50)
    expect(await run([quote(60, { asOf: '2026-11-17T05:00:00.000Z' })])).toMatchObject({ checked: 0 })
    expect(told).toEqual([])
  })

  test('a price of a coin that is older than an hour reaches nothing', async () => {
    const { set, security, told, rules, ...bench } = coinBench(open())
    await set('above', 50, { security })
    const madeAt = (asOf: string) =>
      bench.quote(60, { instrument: { kind: 'coin', id: security.coinId }, type: 'crypto', source: 'coingecko', asOf })
    expect(await bench.runAll([madeAt('2026-11-17T23:59:59.000Z')])).toMatchObject({ checked: 0 })
    expect(told).toEqual([])
    await bench.runAll([madeAt('2026-11-18T00:00:00.000Z')])
    expect(told).toHaveLength(1)
    expect(await rules()).toMatchObject([{ reached: { at: '2026-11-18T00:00:00.000Z' } }])
  })

  test('turned off it is not told, turned on again it is; with other terms on the same day it is shown, not lost', async () => {
    const { set, run, quote, told, rules, rowsOf } = alertBench(open())
    const { id } = await set('above', 50)
    await set('above', 50, { id, isOn: false })
    expect(await rowsOf()).toEqual([])
    await run([quote(60)])
    expect(told).toEqual([])
    await set('above', 50, { id })
    await run([quote(60)])
    expect(told).toHaveLength(1)
    await set('above', 55, { id })
    expect(await rules()).toMatchObject([{ value: 55, reached: null }])
    await run([quote(60)])
    expect(await rules()).toMatchObject([{ reached: { price: 60 } }])
    expect(await rowsOf()).toHaveLength(1)
  })

  test('deleted and put back it tells nothing twice, and shows what it has reached', async () => {
    const { set, remove, run, quote, told, clock, rules, rowsOf, userId, ports } = alertBench(open())
    const { id } = await set('above', 50)
    await run([quote(60)])
    const before = await rules()
    await remove(id)
    expect(await rowsOf()).toEqual([])
    await run([quote(61)])
    await set('above', 50, { id })
    expect(await rules()).toEqual(before)
    expect((await ports.alerts.find(userId))?.removed).toBeUndefined()
    await run([quote(61)])
    expect(told).toHaveLength(1)
    // Nor on the next day, while the price stays beyond it; once it was back, it does.
    clock.pass(hours(24))
    await run([quote(62, { previousClose: 61 })])
    await remove(id)
    await set('above', 50, { id })
    await run([quote(62, { previousClose: 61 })])
    expect(told).toHaveLength(1)
    expect(await rules()).toMatchObject([{ isWaiting: true }])
    await run([quote(49, { previousClose: 61 })])
    await run([quote(50, { previousClose: 61 })])
    expect(told).toHaveLength(2)
  })

  test('what was deleted is kept two days at most, and only where it has told something', async () => {
    const { set, remove, run, quote, clock, rules, userId, ports } = alertBench(open())
    const { id } = await set('above', 50)
    const untold = await set('above', 500)
    await run([quote(60)])
    await remove(untold.id)
    await remove(id)
    expect((await ports.alerts.find(userId))?.removed).toMatchObject([{ rule: { id }, on: '2026-11-18' }])
    clock.pass(hours(48))
    await set('above', 50, { id })
    expect(await rules()).toMatchObject([{ id, reached: null, isWaiting: false }])
    expect((await ports.alerts.find(userId))?.removed).toBeUndefined()
  })

  test('turned off and on while the price stays beyond it, it tells nothing until the price was back', async () => {
    const { set, run, quote, told, clock } = alertBench(open())
    const { id } = await set('above', 50)
    await run([quote(60)])
    for (const isOn of [false, true]) await set('above', 50, { id, isOn })
    await run([quote(60)])
    clock.pass(hours(24))
    await run([quote(60, { previousClose: 60 })])
    for (const isOn of [false, true]) await set('above', 50, { id, isOn })
    await run([quote(60, { previousClose: 60 })])
    await run([quote(60, { previousClose: 60 })])
    expect(told).toHaveLength(1)
    await run([quote(49, { previousClose: 60 })])
    await run([quote(51, { previousClose: 60 })])
    expect(told.map(({ on }) => on)).toEqual(['2026-11-18', '2026-11-19'])
  })

  test.each([
    ['the price is back past it', 49, false],
    ['the price is still beyond it', 51, true],
  ])('turned on again on a Saturday it waits only where the price was not back: %s', async (_, price, isWaiting) => {
    const { set, run, quote, told, clock, rules, ports } = alertBench(open())
    const { id } = await set('above', 50)
    await run([quote(60)])
    await set('above', 50, { id, isOn: false })
    clock.set('2026-11-21T01:00:00.000Z')
    const friday = quote(price, { asOf: '2026-11-20T05:00:00.000Z' })
    ports.quotes = {
      priceAll: async () =>
        new Map([[instrumentKey(friday.instrument), { kind: 'quote', quote: friday, isStale: false }]]),
    }
    await set('above', 50, { id })
    expect(await rules()).toMatchObject([{ id, isWaiting, reached: { price: 60 } }])
    clock.set('2026-11-23T01:00:00.000Z')
    await run([quote(52, { previousClose: price })])
    expect(told.map(({ on }) => on)).toEqual(isWaiting ? ['2026-11-18'] : ['2026-11-18', '2026-11-23'])
  })

  test('a price older than the one that reached a rule says nothing of its being back', async () => {
    const { set, run, quote, rules, ports } = alertBench(open())
    const { id } = await set('above', 50)
    const early = quote(49, { asOf: '2026-11-17T05:00:00.000Z' })
    await run([quote(60)])
    ports.quotes = {
      priceAll: async () =>
        new Map([[instrumentKey(early.instrument), { kind: 'quote', quote: early, isStale: true }]]),
    }
    for (const isOn of [false, true]) await set('above', 50, { id, isOn })
    expect(await rules()).toMatchObject([{ isWaiting: true }])
  })

  test('a move turned on again waits no longer than until the day on which it counts again', async () => {
    const { set, run, quote, clock, rules } = alertBench(open())
    const { id } = await set('move', 5)
    await run([quote(60, { previousClose: 50 })])
    for (const isOn of [false, true]) await set('move', 5, { id, isOn })
    expect(await rules()).toMatchObject([{ isWaiting: true }])
    await set('move', 5, { id, isOn: false })
    clock.pass(hours(72))
    expect(await set('move', 5, { id })).toMatchObject({ isWaiting: false })
    expect(await rules()).toMatchObject([{ isWaiting: false, reached: { on: '2026-11-18' } }])
  })

  test('a deleted rule leaves no row; deleting it again is no failure', async () => {
    const { set, remove, rowsOf, rules } = alertBench(open())
    const { id } = await set('below', 50)
    expect(await rowsOf()).toHaveLength(1)
    await remove(id)
    await remove(id)
    expect([await rules(), await rowsOf()]).toEqual([[], []])
  })

  test('a repeated request changes nothing, and the 51st rule is refused with all others kept', async () => {
    const { set, rules, rowsOf, ports, userId } = alertBench(open())
    const { id } = await set('above', 1)
    const before = await ports.alerts.find(userId)
    await set('above', 1, { id })
    expect(await ports.alerts.find(userId)).toEqual(before)
    for (let value = 2; value <= 50; value++) await set('above', value)
    await expect(set('above', 51)).rejects.toMatchObject({ code: 'conflict' })
    expect(await rules()).toHaveLength(50)
    expect(await rowsOf()).toHaveLength(50)
  })

  test('of 100 rules set at once 50 are kept, each with its row', async () => {
    const stores = open()
    const { set, rules, rowsOf } = alertBench(stores)
    const outcomes = await Promise.allSettled(Array.from({ length: 100 }, (_, index) => set('above', index + 1)))
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(50)
    expect((await rules()).length).toBe(50)
    expect(await rowsOf()).toHaveLength(50)
  })

  test('containers changing one rule at once end with one row, where the rule says', async () => {
    const { set, ports, rowsOf, userId } = alertBench(open())
    const { id } = await set('above', 5)
    const changes = Array.from({ length: 6 }, (_, index) => {
      // Each a process of its own: nothing lines them up but the table.
      ports.turns = createTurns()
      return set('above', index + 6, { id })
    })
    await Promise.all(changes)
    const record = await ports.alerts.find(userId)
    expect((await rowsOf()).map(({ place }) => place)).toEqual([record?.rules[0]?.place])
  })

  test('cut off between the rule and its row: nothing is told wrongly, and the next read finishes it', async () => {
    const stores = open()
    const { set, run, quote, told, rules, rowsOf, ports, userId } = alertBench(stores)
    const { id } = await set('above', 50)
    const broken: AlertRows = { ...stores.alertRows, put: () => Promise.reject(new Error('cut off')) }
    ports.rows = broken
    await expect(set('above', 40, { id })).rejects.toThrow('cut off')
    // The old row is still there, the new one is not: a price between them reaches neither rule nor row.
    expect((await ports.alerts.find(userId))?.unsettled).not.toEqual([])
    await run([quote(55)])
    expect(told).toEqual([])
    ports.rows = stores.alertRows
    await rules()
    expect((await rowsOf()).map(({ place }) => place)).toEqual(['UP#000000000004000000000'])
    await run([quote(45)])
    expect(told).toHaveLength(1)
  })

  test('cut off while a rule is deleted: its row tells nobody and goes', async () => {
    const stores = open()
    const { set, remove, run, quote, told, rowsOf, ports } = alertBench(stores)
    const { id } = await set('above', 50)
    ports.rows = { ...stores.alertRows, drop: () => Promise.reject(new Error('cut off')) }
    await expect(remove(id)).rejects.toThrow('cut off')
    expect(await rowsOf()).toHaveLength(1)
    await run([quote(60)])
    expect([told, await rowsOf()]).toEqual([[], []])
  })

  test.each(['put', 'replace', 'drop'] as const)(
    'a run that is cut off at its %s is made good by the next one',
    async (at) => {
      const stores = open()
      const { set, run, quote, told, rules, rowsOf } = alertBench(stores)
      await set('above', 50)
      const cut = () => Promise.reject(new Error('cut off'))
      const over: Partial<AlertCheckPorts> =
        at === 'replace' ? { alerts: { ...stores.alerts, replace: cut } } : { rows: { ...stores.alertRows, [at]: cut } }
      expect(await run([quote(60)], {}, over)).toMatchObject({ failed: 1 })
      await run([quote(60)])
      await run([quote(60)])
      // Told, or at the least shown, and never twice.
      expect(told.length).toBeLessThanOrEqual(1)
      if (at !== 'drop') expect(told).toHaveLength(1)
      expect(await rules()).toMatchObject([{ isWaiting: true, reached: { price: 60 } }])
      expect((await rowsOf()).filter(({ place }) => !place.startsWith('REST#'))).toEqual([])
    },
  )

  test('many rules on one symbol are worked off in pages, and what a run has no time for waits for the next', async () => {
    const { quote, told, run, stores, code, security } = alertBench(open())
    const count = stores.alertRows.pageSize * 2 + 10
    const place = 'UP#000000000005000000000'
    const instrument = { kind: 'asx', code } as const
    const terms = { security, kind: 'above' as const, value: 50, isOn: true, place, reached: null, toldOn: null }
    const rows: AlertRow[] = []
    for (let start = 0; start < count; start += 10) {
      const people = Array.from({ length: 10 }, () => crypto.randomUUID())
      await Promise.all(
        people.map((person) =>
          stores.alerts.replace(person, undefined, { rules: [{ id: person, ...terms }], unsettled: [], revision: 1 }),
        ),
      )
      rows.push(...people.map((person) => ({ instrument, place, userId: person, ruleId: person })))
    }
    await stores.alertRows.put(rows)
    await stores.alertRows.note([instrument], '2026-11-18')
    expect(await run([quote(60)], { deadlineMs: -1 })).toMatchObject({ rows: 0, left: 1 })
    expect(await run([quote(60)])).toMatchObject({ rows: count, reached: count, left: 0 })
    expect(new Set(told.map(({ userId }) => userId)).size).toBe(count)
    expect(await run([quote(61)])).toMatchObject({ rows: 0 })
  })

  test('closing the account wins: no rule comes back, no row stays, nothing is told', async () => {
    const stores = open()
    const { set, run, quote, told, rowsOf, userId, ports } = alertBench(stores)
    await set('above', 50)
    await closeAccount(stores, userId)
    expect(await rowsOf()).toEqual([])
    await expect(set('above', 51)).rejects.toMatchObject({ code: 'account_closed' })
    // Closed between the rule and its row.
    const late = alertBench(stores)
    late.ports.rows = {
      ...stores.alertRows,
      async put(rows) {
        if (rows.length > 0) await closeAccount(stores, late.userId)
        await stores.alertRows.put(rows)
      },
    }
    await expect(late.set('above', 50)).rejects.toMatchObject({ code: 'account_closed' })
    expect(await late.rowsOf()).toEqual([])
    await run([quote(60), late.quote(60)])
    expect(told).toEqual([])
    expect(await ports.alerts.find(userId)).toBeUndefined()
  })

  test('closed while a run moves its rule: the run stores nothing and tells nobody', async () => {
    const stores = open()
    const { set, run, quote, told, rowsOf, userId } = alertBench(stores)
    await set('above', 50)
    const rows: AlertRows = {
      ...stores.alertRows,
      async put(moved) {
        await stores.alertRows.put(moved)
        await closeAccount(stores, userId)
        await stores.alertRows.put(moved)
      },
    }
    await run([quote(60)], {}, { rows })
    expect([told, await rowsOf(), await stores.alerts.find(userId)]).toEqual([[], [], undefined])
  })

  test.each([true, false])(
    'a row whose place is named again while a run takes it away, account closed %s',
    async (isClosed) => {
      const stores = open()
      const { set, run, quote, told, rowsOf, rules, ports, userId } = alertBench(stores)
      const { id } = await set('above', 50)
      // The old row stays behind.
      ports.rows = { ...stores.alertRows, drop: () => Promise.reject(new Error('cut off')) }
      await expect(set('above', 70, { id })).rejects.toThrow('cut off')
      ports.rows = stores.alertRows
      let drops = 0
      const rows: AlertRows = {
        ...stores.alertRows,
        async drop(taken) {
          if (drops++ === 0) await set('above', 50, { id })
          await stores.alertRows.drop(taken)
        },
        async put(moved) {
          if (isClosed) await closeAccount(stores, userId)
          await stores.alertRows.put(moved)
        },
      }
      await run([quote(60)], {}, { rows })
      if (isClosed) {
        expect([told, await rowsOf(), await stores.alerts.find(userId)]).toEqual([[], [], undefined])
      } else {
        expect(told).toHaveLength(1)
        expect(await rules()).toMatchObject([{ id, isWaiting: true, reached: { price: 60 } }])
        expect((await rowsOf()).map(({ place }) => place.startsWith('REST#'))).toEqual([true])
      }
    },
  )

  test('an instrument whose rules are gone is forgotten on a later day', async () => {
    const { set, remove, run, quote, check, clock, stores, code } = alertBench(open())
    const noted = async () => JSON.stringify(await stores.alertRows.instruments()).includes(code)
    const { id } = await set('above', 50)
    expect(await noted()).toBe(true)
    await remove(id)
    await run([quote(1)])
    expect(await noted()).toBe(true)
    clock.pass(hours(24))
    // Shares are looked over with the shares, not with the coins of the same run.
    const coins = alertFollower(check)
    await coins.instruments()
    await coins.follow('coin', [])
    expect(await noted()).toBe(true)
    await run([quote(1)])
    expect(await noted()).toBe(false)
  })
}
