// Price history from provider to table and back: the real adapters, the embedded DynamoDB, a provider that does as it is told.
import { afterEach, beforeEach, expect, test } from 'vitest'
import { dayNumber, dayOf } from '#shared/kernel/dates.ts'
import { daysAfter } from '#shared/kernel/sydney-days.ts'
import { filledCoinHistory } from '#shared/market/coin-history.ts'
import { gapsOf } from '#shared/market/history-operations.ts'
import type { ServedHistory } from '#shared/market/history-service.ts'
import { instrumentKey } from '#shared/market/instrument.ts'
import type { HistorySource } from '#shared/market/history-ports.ts'
import { priceHistory, rawClose } from '#shared/market/price-history.ts'
import { asxSessionOn } from '#shared/market/trading-calendar.ts'
import { amount } from '#tests/support/faults/amounts.ts'
import { noSuchChart } from '#tests/support/market/documents.ts'
import { aCoinPast, aPast, aYahooCoinPast, dailyChart, risingFrom } from '#tests/support/market/history-documents.ts'
import { aHistoryStack } from '#tests/support/market/history-stack.ts'
import { chart, coin, share } from '#tests/support/market/market-stack.ts'

const coinChart = '/api/v3/coins/'
const cba = share('CBA')
const rising = risingFrom('2020-01-01', 100)
const benchmarks = { '^AXJO': { closes: rising }, STW: { closes: rising }, VGS: { closes: rising } }

let stack: Awaited<ReturnType<typeof aHistoryStack>>
beforeEach(async () => {
  stack = await aHistoryStack()
})
afterEach(() => stack.close())

const ask = async (from: string, instrument = cba, budgetMs?: number): Promise<ServedHistory> => {
  const found = await stack.container(budgetMs).service.histories([{ instrument, from: dayNumber(from) }])
  return found.get(instrumentKey(instrument))!
}

const closeOn = ({ history }: ServedHistory, day: string): number | undefined => {
  const at = history?.days.indexOf(dayNumber(day)) ?? -1
  return at < 0 ? undefined : history!.closes[at]
}

const itemsOf = async (partition: string) => {
  const { Items = [] } = await stack.table.call('Query', {
    KeyConditionExpression: 'pk = :pk',
    ExpressionAttributeValues: { ':pk': partition },
  })
  return Items
}

test('a history is fetched once, kept by year, and read back as it was', async () => {
  const dividends = { '2021-02-17': 1.5, '2026-08-19': 2.6 }
  stack.server.on(chart, aPast({ CBA: { closes: rising, actions: { dividends, splits: { '2023-05-10': [2, 1] } } } }))
  const fetched = await ask('2020-03-02')
  expect(fetched.state).toBe('complete')
  expect(closeOn(fetched, '2026-11-18')).toBe(rising('2026-11-18'))
  expect(stack.server.callsTo(chart)).toHaveLength(1)

  const read = await ask('2020-03-02')
  expect(stack.server.callsTo(chart)).toHaveLength(1)
  expect(read).toEqual(fetched)
  expect(read.history?.splits).toEqual([{ exDay: dayNumber('2023-05-10'), newUnits: 2, oldUnits: 1 }])
  expect(read.history?.dividends).toHaveLength(2)
})

test('what is asked is daily bars between two days with their actions, and never the adjusted close', async () => {
  stack.server.on(chart, aPast({ CBA: { closes: rising } }))
  await ask('2024-07-01')
  const { query } = stack.server.callsTo(chart)[0]!
  expect(Object.fromEntries(query)).toEqual({
    period1: String(Date.parse('2024-01-01T00:00:00+11:00') / 1000),
    period2: String(Date.parse('2026-11-19T00:00:00+11:00') / 1000),
    interval: '1d',
    events: 'div,splits',
  })
})

test('a year of a share is well under 4 KB, a year of a coin under it', async () => {
  stack.server.on(
    chart,
    aPast({ CBA: { closes: rising, actions: { dividends: { '2024-02-21': 2.15, '2024-08-21': 2.5 } } } }),
  )
  stack.clock.set('2025-01-02T08:00:00Z')
  stack.server.on(
    coinChart,
    aCoinPast((day) => dayNumber(day) / 7),
  )
  await ask('2024-01-01')
  await ask('2024-01-05', coin('bitcoin'))
  const size = (item: object) =>
    Object.entries(item).reduce(
      (sum, [name, value]) =>
        sum + name.length + (value instanceof Uint8Array ? value.length : JSON.stringify(value).length),
      0,
    )
  const year = async (partition: string) => size((await itemsOf(partition)).find(({ sk }) => sk === '2024')!)
  expect(await year('HISTORY#asx#CBA')).toBeLessThan(2600)
  expect(await year('HISTORY#coin#bitcoin')).toBeLessThan(4000)
})

test('an earlier wish fetches the past once more, and a later one nothing', async () => {
  stack.server.on(chart, aPast({ CBA: { closes: rising } }))
  await ask('2025-03-01')
  await ask('2022-03-01')
  await ask('2024-01-01')
  expect(stack.server.callsTo(chart)).toHaveLength(2)
  expect(closeOn(await ask('2022-03-01'), '2022-03-02')).toBe(rising('2022-03-02'))
})

test('a share listed later is not asked for again and again', async () => {
  const listed = '2024-05-06'
  stack.server.on(chart, (call) => {
    const reply = aPast({ CBA: { closes: (day) => (day < listed ? null : rising(day)) } })(call)
    return reply
  })
  const first = await ask('2019-01-01')
  expect(first.covers?.from).toBe(dayNumber(listed))
  expect((await ask('2015-01-01')).state).toBe('complete')
  expect(stack.server.callsTo(chart)).toHaveLength(1)
  expect(await itemsOf('HISTORY#asx#CBA')).toHaveLength(3)
})

test('a share that was suspended at the beginning of a year has its years before as soon as somebody wants them', async () => {
  const closes = (day: string) => (day >= '2025-12-01' && day < '2026-03-02' ? null : rising(day))
  const meta = { firstTradeDate: Date.parse('2019-05-06T00:00:00Z') / 1000 }
  stack.server.on(chart, aPast({ CBA: { closes: (day) => (day < '2019-05-06' ? null : closes(day)), meta } }))
  expect((await ask('2026-04-01')).covers?.from).toBe(dayNumber('2026-01-01'))
  const earlier = await ask('2024-07-01')
  expect([earlier.state, closeOn(earlier, '2024-07-01')]).toEqual(['complete', rising('2024-07-01')])
  // Before its first trade there is nothing to be had.
  expect((await ask('2018-01-01')).covers?.from).toBe(dayNumber('2019-05-06'))
  await ask('2015-01-01')
  expect(stack.server.callsTo(chart)).toHaveLength(3)
})

test('one that was taken for listed later, while the provider did not say otherwise, has its years before since it does', async () => {
  const closes = (day: string) => (day >= '2025-12-01' && day < '2026-03-02' ? null : rising(day))
  stack.server.on(chart, aPast({ CBA: { closes } }))
  await ask('2026-04-01')
  expect((await ask('2024-07-01')).covers?.from).toBe(dayNumber('2026-03-02'))
  stack.clock.set('2026-11-19T08:00:00Z')
  const meta = { firstTradeDate: Date.parse('2019-05-06T00:00:00Z') / 1000 }
  stack.server.on(chart, aPast({ CBA: { closes, meta } }))
  await ask('2026-04-01')
  expect(closeOn(await ask('2024-07-01'), '2024-07-01')).toBe(rising('2024-07-01'))
})

test('one that was not traded at first is asked for its past once, and not again after each day', async () => {
  const meta = { firstTradeDate: Date.parse('2024-02-15T00:00:00Z') / 1000 }
  stack.server.on(chart, aPast({ CBA: { closes: (day) => (day < '2024-06-03' ? null : rising(day)), meta } }))
  await ask('2024-01-20')
  for (const day of ['2026-11-19', '2026-11-20', '2026-11-23']) {
    stack.clock.set(`${day}T08:00:00Z`)
    expect((await ask('2024-01-20')).state).toBe('complete')
  }
  expect(stack.server.callsTo(chart)).toHaveLength(4)
  const begins = stack.server.callsTo(chart).map(({ query }) => Number(query.get('period1')))
  expect(Math.min(...begins.slice(1))).toBeGreaterThan(Date.parse('2026-10-01') / 1000)
})

test.each([
  ['months where days were asked for', { dataGranularity: '1mo' }],
  ['US dollars', { currency: 'USD' }],
  ['another security', { symbol: 'CBB.AX' }],
])('an answer of %s is refused, and nothing is kept', async (_what, meta) => {
  stack.server.on(chart, aPast({ CBA: { closes: rising, meta } }))
  const answer = await ask('2024-01-01')
  expect(answer).toMatchObject({ history: null, isSample: false, state: 'not-found' })
  expect(await itemsOf('HISTORY#asx#CBA')).toEqual([])
})

test('US dollars in an append change nothing that is kept', async () => {
  stack.server.on(chart, aPast({ CBA: { closes: rising } }))
  const before = await ask('2024-01-01')
  stack.clock.set('2026-11-19T08:00:00Z')
  stack.server.on(chart, aPast({ CBA: { closes: (day) => rising(day) * 0.65, meta: { currency: 'USD' } } }))
  expect((await ask('2024-01-01')).history).toEqual(before.history)
})

test('dollars told as cents are left out, and holes are told as gaps', async () => {
  const glitch = '2026-10-14'
  const hole = ['2026-09-01', '2026-09-02']
  const closes = (day: string) => (hole.includes(day) ? null : day === glitch ? rising(day) * 100 : rising(day))
  stack.server.on(chart, aPast({ CBA: { closes } }))
  const { history } = await ask('2026-01-02')
  const gaps = gapsOf(history!, 'asx', dayNumber('2026-01-02'), dayNumber('2026-11-18'))
  expect(gaps.map(({ from, to }) => [dayOf(from), dayOf(to)])).toEqual([hole, [glitch, glitch]])
})

test('a past that was scaled anew replaces the series as a whole, in every year', async () => {
  stack.server.on(chart, aPast({ CBA: { closes: rising } }))
  await ask('2023-01-01')
  const splitDay = '2026-11-19'
  const actions = { splits: { [splitDay]: [2, 1] as const } }
  stack.server.on(chart, aPast({ CBA: { closes: (day) => rising(day) / 2, actions } }))
  stack.clock.set('2026-11-19T08:00:00Z')
  const after = await ask('2023-01-01')
  expect(stack.server.callsTo(chart)).toHaveLength(3)
  expect(closeOn(after, '2023-02-01')).toBe(rising('2023-02-01') / 2)
  // What one unit was worth then has not changed: two units now for one of then.
  expect(rawClose(after.history!, dayNumber('2023-02-01'))).toBe(rising('2023-02-01'))
  expect((await ask('2023-01-01')).history).toEqual(after.history)
  const bases = new Set((await itemsOf('HISTORY#asx#CBA')).map(({ basis }) => String(basis)))
  expect(bases.size).toBe(1)
})

/** A share of one cent that is not traded from March to May 2026, while ten become one, as the provider tells it before and after. */
const [lastTraded, exDay, resumed] = ['2026-03-02', '2026-04-08', '2026-06-01'] as const
const suspended = (scale: number, splits: Record<string, readonly [number, number]> = {}) =>
  aPast({ CBA: { closes: (day) => (day > lastTraded && day < resumed ? null : 0.01 * scale), actions: { splits } } })
const consolidated = suspended(10, { [exDay]: [1, 10] })
async function askOn(...days: string[]): Promise<ServedHistory> {
  for (const day of days) {
    stack.clock.set(`${day}T08:00:00Z`)
    await ask('2024-01-01')
  }
  return ask('2024-01-01')
}

test('a consolidation while trading is suspended re-scales what is kept as soon as it is known', async () => {
  stack.server.on(chart, suspended(1))
  await askOn(lastTraded, '2026-03-12', '2026-03-24', '2026-04-02')
  stack.server.on(chart, consolidated)
  const known = await askOn('2026-04-09')
  expect(known.history?.splits).toEqual([{ exDay: dayNumber(exDay), newUnits: 1, oldUnits: 10 }])
  expect(closeOn(known, lastTraded)).toBe(0.1)
  expect(rawClose(known.history!, dayNumber(lastTraded))).toBeCloseTo(0.01, 12)
  const after = await askOn(resumed)
  expect([closeOn(after, lastTraded), closeOn(after, resumed)]).toEqual([0.1, 0.1])
})

test('a share that comes back from a long suspension has one scale, though no day asked for had its split', async () => {
  stack.server.on(chart, suspended(1))
  await askOn(lastTraded, '2026-03-12', '2026-03-24', '2026-04-14', '2026-04-28', '2026-05-14')
  stack.server.on(chart, consolidated)
  const after = await askOn(resumed)
  expect([closeOn(after, '2024-03-04'), closeOn(after, lastTraded), closeOn(after, resumed)]).toEqual([0.1, 0.1, 0.1])
  expect(rawClose(after.history!, dayNumber(lastTraded))).toBeCloseTo(0.01, 12)
  const calls = stack.server.calls.length
  expect((await ask('2024-01-01')).history).toEqual(after.history)
  expect(stack.server.calls).toHaveLength(calls)
})

test('a past that was scaled anew and cannot be had whole just now leaves what is kept as it was', async () => {
  stack.server.on(chart, aPast({ CBA: { closes: rising } }))
  const before = await ask('2023-01-01')
  stack.clock.set('2026-11-19T08:00:00Z')
  const rescaled = aPast({ CBA: { closes: (day) => rising(day) / 2 } })
  let calls = 0
  stack.server.on(chart, (call) => (++calls === 1 ? rescaled(call) : noSuchChart))
  const [kept] = await itemsOf('HISTORY#asx#CBA')
  expect((await ask('2023-01-01')).history).toEqual(before.history)
  expect(calls).toBe(2)
  expect((await itemsOf('HISTORY#asx#CBA'))[0]).toEqual(kept)
})

test('years of two series never meet: what a crash left of the old one counts as missing', async () => {
  stack.server.on(chart, aPast({ CBA: { closes: rising } }))
  await ask('2024-01-01')
  const [kept] = (await stack.store.read([cba])).values()
  // The write of the new series is cut off after its first year.
  const halved = {
    ...kept!,
    basis: 'another',
    history: { ...kept!.history, closes: kept!.history.closes.map((close) => close / 2) },
  }
  await stack.store.save(cba, { ...halved, to: dayNumber('2024-12-31') }, kept)
  const [left] = (await stack.store.read([cba])).values()
  expect(dayOf(left!.from)).toBe('2025-01-01')
  const healed = await ask('2024-01-01')
  expect(closeOn(healed, '2024-02-01')).toBe(rising('2024-02-01'))
})

test('the provider goes away in the middle of filling in: what is there is used, the rest comes with the next request', async () => {
  const bhp = share('BHP')
  stack.server.on(chart, aPast({ CBA: { closes: rising }, BHP: { closes: rising } }))
  await ask('2025-01-01')
  stack.server.on(chart, { status: 503, body: 'down' })
  const wishes = [cba, bhp].map((instrument) => ({ instrument, from: dayNumber('2021-01-04') }))
  const away = await stack.container().service.histories(wishes)
  expect(away.get('asx:CBA')).toMatchObject({ state: 'unavailable', isSample: false })
  expect(closeOn(away.get('asx:CBA')!, '2025-06-02')).toBe(rising('2025-06-02'))
  expect(away.get('asx:BHP')).toMatchObject({ state: 'unavailable', isSample: true })

  stack.server.on(chart, aPast({ CBA: { closes: rising }, BHP: { closes: rising } }))
  const back = await stack.container().service.histories(wishes)
  expect([...back.values()].map(({ state, isSample }) => [state, isSample])).toEqual([
    ['complete', false],
    ['complete', false],
  ])
  expect(closeOn(back.get('asx:BHP')!, '2021-01-05')).toBe(rising('2021-01-05'))
})

test('a provider that is slow holds nobody up: the answer says how far it is, and the next request goes on', async () => {
  stack.server.on(chart, 'hang')
  const answer = await ask('2024-01-01', cba, 50)
  expect(answer).toMatchObject({ state: 'fetching', history: null })
})

test('those whose turn comes after the time are told to come again, and are asked for then', async () => {
  stack.server.on(chart, 'hang')
  const { service } = stack.container(50)
  const wishes = ['CBA', 'BHP', 'NAB'].map((code) => ({ instrument: share(code), from: dayNumber('2024-01-01') }))
  const answers = [...(await service.histories(wishes)).values()]
  expect(answers.map(({ state, history }) => [state, history])).toEqual(wishes.map(() => ['fetching', null]))
  expect(stack.server.callsTo(chart).length).toBeLessThanOrEqual(2)
})

test('what the provider does not know, or has no day of, is asked for again only after ten minutes', async () => {
  stack.server.on(chart, aPast({ BHP: { closes: () => null } }))
  const { service } = stack.container()
  const wishes = [cba, share('BHP')].map((instrument) => ({ instrument, from: dayNumber('2024-01-01') }))
  const states = async () => [...(await service.histories(wishes)).values()].map(({ state }) => state)
  expect(await states()).toEqual(['not-found', 'not-found'])
  const calls = stack.server.calls.length
  stack.clock.set('2026-11-18T08:09:00Z')
  expect(await states()).toEqual(['not-found', 'not-found'])
  expect(stack.server.calls).toHaveLength(calls)
  stack.clock.set('2026-11-18T08:11:00Z')
  stack.server.on(chart, aPast({ CBA: { closes: rising }, BHP: { closes: rising } }))
  expect(await states()).toEqual(['complete', 'complete'])
})

test('without any provider the sample history ends at the sample price and is never kept', async () => {
  stack.server.on(chart, 'reset')
  const answer = await ask('2024-01-01')
  expect(answer.isSample).toBe(true)
  expect(answer.history?.source).toBe('sample')
  expect(answer.history?.closes.at(-1)).toBe(177.87)
  expect(await itemsOf('HISTORY#asx#CBA')).toEqual([])
})

test('a sample history goes no further back than the provider would, however early a day is asked for', async () => {
  stack.server.on(chart, 'reset')
  stack.server.on(coinChart, 'reset')
  const early = await ask('0100-01-01')
  expect([early.isSample, dayOf(early.history!.days[0]!), dayOf(early.covers!.from)]).toEqual([
    true,
    '1980-01-01',
    '1980-01-01',
  ])
  const inTable = await ask('0100-01-01', coin('bitcoin'))
  expect(dayOf(inTable.history!.days[0]!)).toBe('1980-01-01')
  const unknown = await ask('0100-01-01', coin('made-up-coin'))
  expect(dayOf(unknown.history!.days[0]!)).toBe('2025-11-19')
})

test('a coin reaches back 365 days, its day ends at 24:00 UTC, and its closes stay the same from fetch to fetch', async () => {
  const price = (day: string): number => dayNumber(day) / 7
  stack.server.on(coinChart, aCoinPast(price))
  const first = await ask('2020-01-01', coin('bitcoin'))
  expect(first.state).toBe('complete')
  expect(dayOf(first.history!.days[0]!)).toBe('2025-11-19')
  expect(closeOn(first, '2026-11-17')).toBe(price('2026-11-17'))
  expect(closeOn(first, '2026-11-18')).toBeUndefined()
  stack.clock.set('2026-11-20T08:00:00Z')
  const later = await ask('2020-01-01', coin('bitcoin'))
  const windows = stack.server
    .callsTo(coinChart)
    .map(({ query }) => (Number(query.get('to')) - Number(query.get('from'))) / 86_400)
  expect(windows.every((days) => days > 90)).toBe(true)
  // What the provider no longer has is still kept.
  expect(dayOf(later.history!.days[0]!)).toBe('2025-11-19')
  expect(closeOn(later, '2026-11-19')).toBe(price('2026-11-19'))
})

const bitcoinPrice = (day: string): number => dayNumber(day) / 7
const bitcoinChart = '/v8/finance/chart/BTC-AUD'

test('a coin of the table is filled from where the provider of coins ends, in one series with the same days', async () => {
  stack.server.on(coinChart, aCoinPast(bitcoinPrice))
  // Another average over exchanges: half a per cent apart.
  stack.server.on(
    bitcoinChart,
    aYahooCoinPast((day) => bitcoinPrice(day) * 1.005),
  )
  const filled = await ask('2020-03-02', coin('bitcoin'))
  expect(dayOf(filled.history!.days[0]!)).toBe('2020-01-01')
  expect(closeOn(filled, '2025-11-18')).toBeCloseTo(bitcoinPrice('2025-11-18') * 1.005, 6)
  expect(closeOn(filled, '2025-11-19')).toBe(bitcoinPrice('2025-11-19'))
  expect(closeOn(filled, '2026-11-17')).toBe(bitcoinPrice('2026-11-17'))
  const days = [...filled.history!.days]
  expect(days).toEqual(Array.from(days, (_, at) => days[0]! + at))
  expect(filled.history!.earlier).toEqual({ source: 'yahoo', until: dayNumber('2025-11-19') })
  // Once; afterwards the new days come from the provider of coins alone.
  stack.clock.set('2026-11-20T08:00:00Z')
  const later = await ask('2020-03-02', coin('bitcoin'))
  expect(closeOn(later, '2026-11-19')).toBe(bitcoinPrice('2026-11-19'))
  // Which days are whose is kept with them, across the years.
  expect(later.history!.earlier).toEqual({ source: 'yahoo', until: dayNumber('2025-11-19') })
  expect(dayOf(later.history!.days[0]!)).toBe('2020-01-01')
  expect(stack.server.callsTo(bitcoinChart)).toHaveLength(1)
})

test.each([
  ['another coin of that ticker', aYahooCoinPast((day) => bitcoinPrice(day) * 1.1)],
  ['US dollars', aYahooCoinPast(bitcoinPrice, { currency: 'USD' })],
  ['a share of that name', aYahooCoinPast(bitcoinPrice, { instrumentType: 'EQUITY' })],
  ['months for days', aYahooCoinPast(bitcoinPrice, { dataGranularity: '1mo' })],
])('%s fills nothing: the history says from when it is', async (_what, answer) => {
  stack.server.on(coinChart, aCoinPast(bitcoinPrice))
  stack.server.on(bitcoinChart, answer)
  const bare = await ask('2020-03-02', coin('bitcoin'))
  expect(dayOf(bare.history!.days[0]!)).toBe('2025-11-19')
  expect(closeOn(bare, '2026-11-17')).toBe(bitcoinPrice('2026-11-17'))
})

test('where the earlier days cannot be had just now, they are asked for again, but not by every request', async () => {
  stack.server.on(coinChart, aCoinPast(bitcoinPrice))
  stack.server.on(bitcoinChart, { status: 503, body: '' })
  const { service } = stack.container()
  const wish = [{ instrument: coin('bitcoin'), from: dayNumber('2020-03-02') }]
  const first = async () => (await service.histories(wish)).get('coin:bitcoin')!.history!.days[0]!
  expect(dayOf(await first())).toBe('2025-11-19')
  stack.server.on(bitcoinChart, aYahooCoinPast(bitcoinPrice))
  const calls = stack.server.calls.length
  expect(dayOf(await first())).toBe('2025-11-19')
  expect(stack.server.calls).toHaveLength(calls)
  stack.clock.set('2026-11-18T09:00:00Z')
  expect(dayOf(await first())).toBe('2020-01-01')
})

test('a coin that is not in the table is nobody’s guess', async () => {
  stack.server.on(coinChart, aCoinPast(bitcoinPrice))
  stack.server.on('/v8/finance/chart/', aYahooCoinPast(bitcoinPrice))
  expect(dayOf((await ask('2020-03-02', coin('some-coin'))).history!.days[0]!)).toBe('2025-11-19')
  expect(stack.server.callsTo('/v8/finance/chart/')).toHaveLength(0)
})

test('the run after the close asks for distinct symbols only, however many people hold them', async () => {
  stack.server.on(chart, aPast({ CBA: { closes: rising }, BHP: { closes: rising }, ...benchmarks }))
  stack.server.on(
    coinChart,
    aCoinPast((day) => dayNumber(day) / 7),
  )
  await Promise.all([cba, cba, coin('bitcoin')].map((instrument) => stack.noteHeld(instrument)))
  await stack.quotes.track([cba, share('BHP')], '2026-11-18', new Date('2026-12-18'))
  const report = await stack.container().run()
  expect(report).toMatchObject({ symbols: 6, calls: 6, failures: 0, unreached: 0, unchanged: 0 })
  const again = await stack.container().run()
  expect(again).toMatchObject({ symbols: 6, calls: 0, writes: 0, unchanged: 6 })
})

test('at a weekend the run asks for coins alone', async () => {
  stack.server.on(chart, aPast({ CBA: { closes: rising }, ...benchmarks }))
  stack.server.on(
    coinChart,
    aCoinPast((day) => dayNumber(day) / 7),
  )
  await Promise.all([cba, coin('bitcoin')].map((instrument) => stack.noteHeld(instrument)))
  stack.clock.set('2026-11-20T05:45:00Z')
  expect(await stack.container().run()).toMatchObject({ symbols: 5, calls: 5, failures: 0 })
  stack.clock.set('2026-11-21T05:45:00Z')
  expect(await stack.container().run()).toMatchObject({ symbols: 5, calls: 1, unchanged: 4 })
  const bitcoin = (await stack.store.read([coin('bitcoin')])).get('coin:bitcoin')
  expect(bitcoin && dayOf(bitcoin.history.days.at(-1)!)).toBe('2026-11-20')
})

test('daily appends cost one write for each symbol and day', async () => {
  stack.server.on(chart, aPast({ CBA: { closes: rising } }))
  stack.clock.set('2025-11-18T08:00:00Z')
  await stack.noteHeld(cba)
  // The indexes are not known to this provider: a call each, and no write.
  await stack.container().run()
  const before = stack.writes()
  // Beyond a new year, and at night a year of them.
  const sessions = amount({ few: 40, full: 250 })
  let [appended, last] = [0, '']
  for (let day = '2025-11-19'; appended < sessions; day = daysAfter(day, 1)) {
    const session = asxSessionOn(day)
    if (session === undefined) continue
    appended++
    last = day
    stack.clock.set(`${day}T06:45:00Z`)
    const report = await stack.container().run()
    expect([day, report.writes, report.failures]).toEqual([day, 1, 3])
  }
  expect(stack.writes() - before).toBe(sessions)
  expect(closeOn(await ask('2025-11-18'), last)).toBe(rising(last))
})

test('a provider that limits us is left in peace for the rest of the run', async () => {
  stack.server.on(chart, { status: 429, body: 'Too Many Requests' })
  await Promise.all(['CBA', 'BHP', 'NAB'].map((code) => stack.noteHeld(share(code))))
  const report = await stack.container().run()
  expect(report).toMatchObject({ symbols: 6, writes: 0, unreached: 6 })
  expect(stack.server.callsTo(chart)).toHaveLength(1)
})

test('a run that ends early leaves its place to the next, so that each symbol has its turn', async () => {
  const codes = ['AAA', 'BBB', 'CCC', 'DDD', 'EEE']
  const known = Object.fromEntries(codes.map((code) => [code, { closes: rising }]))
  await Promise.all(codes.map((code) => stack.noteHeld(share(code))))
  const answer = aPast({ ...known, ...benchmarks })
  const asked: string[] = []
  for (const evening of ['2026-11-18', '2026-11-19', '2026-11-20', '2026-11-23']) {
    stack.clock.set(`${evening}T08:00:00Z`)
    let calls = 0
    stack.server.on(chart, (call) => {
      if (++calls > 3) return { status: 429, body: 'Too Many Requests' }
      asked.push(decodeURIComponent(call.path).slice(chart.length))
      return answer(call)
    })
    expect(await stack.container().run()).toMatchObject({ symbols: 8, unreached: 5 })
  }
  expect(asked.slice(0, 8).toSorted()).toEqual([
    'AAA.AX',
    'BBB.AX',
    'CCC.AX',
    'DDD.AX',
    'EEE.AX',
    'STW.AX',
    'VGS.AX',
    '^AXJO',
  ])
  expect(asked.slice(8)).toEqual(asked.slice(0, 4))
  const kept = await stack.store.read(codes.map(share))
  for (const code of codes) expect(kept.get(`asx:${code}`)?.to).toBeGreaterThanOrEqual(dayNumber('2026-11-18'))
})

test('coins that the provider had no room for come first on the next day, whatever became of the shares', async () => {
  const coins = ['aave', 'bitcoin', 'cardano'].map(coin)
  await Promise.all(coins.map((instrument) => stack.noteHeld(instrument)))
  stack.server.on(chart, aPast(benchmarks))
  const answer = aCoinPast((day) => dayNumber(day) / 7)
  let calls = 0
  stack.server.on(coinChart, (call) => (++calls > 2 ? { status: 429, body: '' } : answer(call)))
  expect(await stack.container().run()).toMatchObject({ symbols: 6, unreached: 1 })
  stack.clock.set('2026-11-19T08:00:00Z')
  calls = 1
  expect(await stack.container().run()).toMatchObject({ symbols: 6, unreached: 2 })
  expect((await stack.store.read(coins)).size).toBe(3)
})

test('a coin that is new in January is asked for more than 90 days, as at any time, so that its closes stay the same', async () => {
  stack.clock.set('2027-01-15T08:00:00Z')
  stack.server.on(
    coinChart,
    aCoinPast((day) => dayNumber(day) / 7),
  )
  const { history } = await ask('2027-01-10', coin('bitcoin'))
  const [call] = stack.server.callsTo(coinChart)
  const [from, to] = ['from', 'to'].map((name) => Number(call!.query.get(name)) / 86_400)
  expect(to! - from!).toBeGreaterThan(90)
  expect(history?.days.at(-1)).toBe(dayNumber('2027-01-14'))
})

test('of coins only those that are held get a call after the close; a share that is looked at gets one too', async () => {
  stack.server.on(chart, aPast({ CBA: { closes: rising }, ...benchmarks }))
  stack.server.on(
    coinChart,
    aCoinPast((day) => dayNumber(day) / 7),
  )
  await stack.noteHeld(coin('bitcoin'))
  await stack.quotes.track([coin('aave'), coin('bitcoin'), cba], '2026-11-18', new Date('2026-12-18'))
  for (const day of ['2026-11-18', '2026-11-19']) {
    stack.clock.set(`${day}T08:00:00Z`)
    expect(await stack.container().run()).toMatchObject({ symbols: 5, unreached: 0 })
  }
  expect(stack.server.callsTo(coinChart).map(({ path }) => path.includes('/bitcoin/'))).toEqual([true, true])
  // Whoever opens its chart has it asked for.
  expect((await ask('2026-11-01', coin('aave'))).covers?.to).toBe(dayNumber('2026-11-18'))
})

test('what somebody invents takes a bounded part of a run, once, and is never held', async () => {
  stack.server.on(chart, aPast({ CBA: { closes: rising }, ...benchmarks }))
  const invented = Array.from({ length: 150 }, (_, place) => share(`Z${String(place).padStart(3, '0')}`))
  for (const instrument of [cba, ...invented]) await stack.noteHeld(instrument)
  // CBA and 99 of them, and what portfolios are compared with.
  expect(await stack.container().run()).toMatchObject({ symbols: 103, failures: 99, unreached: 0 })
  expect(await stack.held.list()).toEqual([cba])
  stack.clock.set('2026-11-19T08:00:00Z')
  expect(await stack.container().run()).toMatchObject({ symbols: 55, failures: 51, unreached: 0 })
  expect(await stack.held.added(stack.clock.now(), 1000)).toEqual([])
  expect(await stack.held.list()).toEqual([cba])
})

test('what was added stays noted while the provider gives no answer, and is held once it is looked at as something that exists', async () => {
  stack.server.on(chart, 'reset')
  const [looked, added] = [share('BHQ'), share('BHR')]
  for (const instrument of [cba, looked, added]) await stack.noteHeld(instrument)
  await stack.quotes.track([looked], '2026-11-18', new Date('2026-12-18'))
  await stack.container().run()
  expect(await stack.held.added(stack.clock.now(), 1000)).toEqual([looked, added, cba])
  stack.server.on(chart, aPast(benchmarks))
  await stack.container().run()
  expect(await stack.held.added(stack.clock.now(), 1000)).toEqual([])
  // CBA is on the list of commonly searched securities: it exists, whatever this provider says.
  expect(await stack.held.list()).toEqual([looked, cba])
})

const monthly = { meta: { dataGranularity: '1mo' }, closes: rising }
const allMonthly = Object.fromEntries(['^AXJO', 'STW', 'VGS', 'BHQ', 'BHR'].map((code) => [code, monthly]))

test.each([
  ['another answer to everything', { status: 404, body: { finance: { error: { code: 'Not Found' } } } }],
  ['a history of nothing', noSuchChart],
  ['months for days', aPast(allMonthly)],
])('a provider with %s has reached nobody, and what was added stays noted', async (_what, answer) => {
  stack.server.on(chart, answer)
  const added = [share('BHQ'), share('BHR')]
  for (const instrument of added) await stack.noteHeld(instrument)
  expect(await stack.container().run()).toMatchObject({ symbols: 5, calls: 5, failures: 0, unreached: 5 })
  expect(await stack.held.added(stack.clock.now(), 1000)).toEqual(added)
})

test('what the provider does not know at a weekend is no outage, where the others have their newest close', async () => {
  stack.server.on(chart, aPast(benchmarks))
  stack.clock.set('2026-11-20T05:45:00Z')
  await stack.container().run()
  const invented = Array.from({ length: 6 }, (_, place) => share(`Z0${place}`))
  for (const instrument of invented) await stack.noteHeld(instrument)
  stack.clock.set('2026-11-21T05:45:00Z')
  expect(await stack.container().run()).toMatchObject({ symbols: 9, unchanged: 3, failures: 6, unreached: 0 })
  expect(await stack.held.added(stack.clock.now(), 1000)).toEqual([])
})

test('coins that nobody knows are no outage, where none is held that could tell', async () => {
  stack.server.on(chart, aPast(benchmarks))
  stack.server.on(coinChart, { status: 404, body: { error: 'coin not found' } })
  for (const place of [0, 1, 2, 3, 4, 5]) await stack.noteHeld(coin(`made-up-${place}`))
  expect(await stack.container().run()).toMatchObject({ symbols: 9, failures: 6, unreached: 0 })
  expect(await stack.held.added(stack.clock.now(), 1000)).toEqual([])
})

test('a provider that fails is asked for the next one all the same, since one chart may be at fault', async () => {
  stack.server.on(chart, aPast({ CBA: { closes: rising }, ...benchmarks }))
  stack.server.on(`${chart}BHP`, 'reset')
  await Promise.all(['BHP', 'CBA'].map((code) => stack.noteHeld(share(code))))
  expect(await stack.container().run()).toMatchObject({ symbols: 5, calls: 5, failures: 0, unreached: 1 })
})

test('two containers that append the same day write it once', async () => {
  stack.server.on(chart, aPast({ CBA: { closes: rising } }))
  await ask('2026-01-05')
  stack.clock.set('2026-11-19T08:00:00Z')
  const before = stack.writes()
  const [one, two] = await Promise.all([ask('2026-01-05'), ask('2026-01-05')])
  expect(closeOn(one, '2026-11-19')).toBe(closeOn(two, '2026-11-19'))
  const [item] = await itemsOf('HISTORY#asx#CBA')
  expect(item?.['revision']).toBe(1)
  expect(stack.writes() - before).toBeGreaterThanOrEqual(1)
})

test('a document that is no chart counts as an outage, not as a security that is gone', async () => {
  stack.server.on(chart, { body: dailyChart('CBA.AX', {}).chart })
  expect(await ask('2024-01-01')).toMatchObject({ state: 'unavailable', isSample: true })
})

test('a history that cannot be stored fails alone: the run goes on with the others', async () => {
  stack.server.on(chart, aPast({ CBA: { closes: rising }, BHP: { closes: rising }, ...benchmarks }))
  await Promise.all([cba, share('BHP')].map((instrument) => stack.noteHeld(instrument)))
  const { save } = stack.store
  stack.store.save = (instrument, ...change) =>
    instrumentKey(instrument) === 'asx:CBA' ? Promise.reject(new Error('no table')) : save(instrument, ...change)
  expect(await stack.container().run()).toMatchObject({ symbols: 5, calls: 4, failures: 1, unreached: 0 })
  expect(await itemsOf('HISTORY#asx#CBA')).toEqual([])
  expect((await itemsOf('HISTORY#asx#BHP')).length).toBeGreaterThan(0)
})

test('a run without time reaches nobody, and says so', async () => {
  await stack.noteHeld(cba)
  expect(await stack.container().run({ deadlineMs: -1 })).toMatchObject({ symbols: 4, calls: 0, unreached: 4 })
  expect(stack.server.calls).toEqual([])
})

test('a history that cannot be stored is made up for this answer, and fetched again by the next request', async () => {
  stack.server.on(chart, aPast({ CBA: { closes: rising } }))
  const { save } = stack.store
  stack.store.save = () => Promise.reject(new Error('no table'))
  expect(await ask('2024-01-01')).toMatchObject({ state: 'unavailable', isSample: true })
  stack.store.save = save
  expect(await ask('2024-01-01')).toMatchObject({ state: 'complete', isSample: false })
})

test('requests for one history at once are one call', async () => {
  stack.server.on(chart, aPast({ CBA: { closes: rising } }))
  const { service } = stack.container()
  const wish = [{ instrument: cba, from: dayNumber('2024-01-01') }]
  const [one, two] = await Promise.all([service.histories(wish), service.histories(wish)])
  expect(one).toEqual(two)
  expect(stack.server.callsTo(chart)).toHaveLength(1)
})

test('whoever wants earlier days than those that are under way is told to come again, and then has them', async () => {
  stack.server.on(chart, aPast({ CBA: { closes: rising } }))
  const { service } = stack.container()
  const from = (day: string) => service.histories([{ instrument: cba, from: dayNumber(day) }])
  const [late, early] = await Promise.all([from('2024-01-01'), from('2020-01-01')])
  expect([late, early].map((answer) => answer.get('asx:CBA')?.state)).toEqual(['complete', 'fetching'])
  const again = (await from('2020-01-01')).get('asx:CBA')!
  expect([again.state, closeOn(again, '2020-03-02')]).toEqual(['complete', rising('2020-03-02')])
  expect(stack.server.callsTo(chart)).toHaveLength(2)
})

test('a defect of the source of earlier days is a defect, not a coin without earlier days', async () => {
  const recent: HistorySource = {
    overlapDays: 5,
    earliest: (today) => today - 365,
    daily: () => Promise.resolve({ kind: 'history', history: priceHistory('coingecko', []), leftOut: 0 }),
  }
  const earlier: HistorySource = {
    ...recent,
    earliest: () => 0,
    daily: () => Promise.reject(new TypeError('a defect')),
  }
  const today = dayNumber('2026-11-18')
  await expect(filledCoinHistory(recent, earlier).daily('bitcoin', today - 800, today)).rejects.toThrow('a defect')
})
