// The tax area over stores in memory: whose records are read, what is entered, which day it is, and what cannot be worked out.
import { beforeEach, expect, test } from 'vitest'
import type { StoredHolding } from '#shared/portfolio/holding.ts'
import { ledgerReaderOf } from '#shared/portfolio/ledger-reader.ts'
import type { Transaction } from '#shared/portfolio/transaction.ts'
import { tax as contract } from '#shared/tax/contract.ts'
import { taxExport } from '#shared/tax/export.ts'
import { taxOperations, type TaxPorts } from '#shared/tax/operations.ts'
import { type AnnualStatement, noShareFacts, type ShareFactsChange, type YearEntries } from '#shared/tax/tax-record.ts'
import type { TaxYearAnswer } from '#shared/tax/year-answer.ts'
import { aStoredHolding, requestFor } from '#tests/support/holdings.ts'
import { aClock, type TestClock } from '#tests/support/market/test-clock.ts'
import { memoryStores, type Stores } from '#tests/support/stores.ts'
import { aTransaction, buy, sell } from '../portfolio/ledger-support.ts'

let stores: Stores
let clock: TestClock
let ports: TaxPorts
let userId: string
beforeEach(() => {
  stores = memoryStores()
  clock = aClock('2026-11-22T01:00:00Z')
  ports = { ...stores, ledgers: ledgerReaderOf(stores), clock }
  userId = crypto.randomUUID()
})

const asked = { username: '', query: undefined }
const year = async (endsIn: number): Promise<TaxYearAnswer> => {
  const answer = await taxOperations.year({ ...asked, userId, params: { year: endsIn }, body: undefined }, ports)
  return contract.year.response.parse(answer)
}
const file = (endsIn: number) =>
  taxOperations.export({ ...asked, userId, params: { year: endsIn }, body: undefined }, ports) as Promise<string>
const enter = (endsIn: number, entries: Partial<YearEntries>) =>
  taxOperations.enter(
    { ...asked, userId, params: { year: endsIn }, body: { carriedLosses: null, creditsElsewhere: null, ...entries } },
    ports,
  )
const state = (id: string, endsIn: number, statement: AnnualStatement | null) =>
  taxOperations.state({ ...asked, userId, params: { id, year: endsIn }, body: { statement } }, ports)
const value = (id: string, amount: number | null) =>
  taxOperations.value({ ...asked, userId, params: { id }, body: { value: amount } }, ports)

const say = (id: string, facts: ShareFactsChange) =>
  taxOperations.facts({ ...asked, userId, params: { id }, body: facts }, ports)

/** A holding with trades, or without. */
async function held(transactions: readonly Transaction[], about: Partial<StoredHolding> = {}): Promise<string> {
  const simple = aStoredHolding(about)
  const holding = transactions.length === 0 ? simple : { ...simple, costBase: 0, ledgerRevision: 1 }
  await stores.holdings.add(userId, holding, requestFor(holding))
  if (transactions.length > 0) await stores.ledgers.write(userId, holding.id, { revision: 1, transactions })
  return holding.id
}

test('a year has its disposals, income and ladder, and nothing of anybody else', async () => {
  const bought = buy('2024-01-10', 10, 100, 10)
  const sale = sell('2026-03-12', 4, 150, 10)
  const dividend = aTransaction('dividend', { date: '2025-09-26', exDate: '2025-08-21', amount: 70, franked: 70 })
  const id = await held([bought, sale, dividend])
  const answer = await year(2026)
  expect(answer).toMatchObject({ year: 2026, label: '2025-26', from: '2025-07-01', to: '2026-06-30', isOver: true })
  expect(answer.years).toEqual([
    { year: 2027, label: '2026-27' },
    { year: 2026, label: '2025-26' },
    { year: 2025, label: '2024-25' },
  ])
  expect(answer.disposals).toMatchObject([
    {
      holdingId: id,
      symbol: 'CBA',
      transactionId: sale.id,
      regime: 'discount',
      units: 4,
      proceeds: 590,
      brokerage: 10,
      costBase: 404,
      parcelsBy: 'first in, first out',
      gain: 186,
      range: { lowest: 186, highest: 186 },
      parcels: [{ parcelId: bought.id, acquiredOn: '2024-01-10', daysHeld: 791, isTwelveMonths: true }],
    },
  ])
  expect(answer.income).toMatchObject([
    {
      kind: 'dividend',
      transactionId: dividend.id,
      taxable: 70,
      franking: { credit: 30 },
      holdingPeriod: { units: 10 },
    },
  ])
  expect(answer.ladder).toMatchObject({ gains: { discountable: 186, total: 186 }, discount: 93, net: 93 })
  expect(answer.totals).toMatchObject({ taxable: 70, credits: 30, grossedUp: 100, isHoldingPeriodTested: false })
  userId = crypto.randomUUID()
  expect((await year(2026)).disposals).toEqual([])
})

test('the last minute of 30 June and the first of 1 July are in two years, by the clock in Sydney', async () => {
  await held([buy('2024-01-10', 10, 100), sell('2027-06-30', 1, 150), sell('2027-07-01', 1, 160)])
  clock.set('2027-06-30T13:59:00Z')
  const before = await year(2027)
  expect(before).toMatchObject({ asOf: '2027-06-30', isOver: false })
  expect(before.disposals).toMatchObject([{ day: '2027-06-30', regime: 'discount' }])
  await expect(year(2028)).rejects.toMatchObject({ code: 'not_found' })
  clock.set('2027-06-30T14:00:00Z')
  expect(await year(2027)).toMatchObject({ asOf: '2027-07-01', isOver: true })
  const after = await year(2028)
  expect(after.years[0]).toEqual({ year: 2028, label: '2027-28' })
  expect(after.disposals).toMatchObject([{ day: '2027-07-01', regime: 'indexation' }])
})

test('what is entered for a year counts in it and in those after it, until a later figure is entered', async () => {
  await held([buy('2024-01-10', 10, 100), sell('2024-09-02', 5, 80), sell('2026-03-12', 5, 150)])
  expect((await year(2025)).ladder).toMatchObject({ currentLosses: 100, carriedForward: 100 })
  expect(await year(2026)).toMatchObject({ carriedFrom: 'earlier years', ladder: { carriedLossesUsed: 100, net: 75 } })
  await enter(2025, { carriedLosses: 50 })
  expect(await year(2026)).toMatchObject({ ladder: { carriedLosses: 150, net: 50 } })
  expect(await enter(2026, { carriedLosses: 0, creditsElsewhere: 5000.01 })).toMatchObject({ years: [{}, {}] })
  expect(await year(2026)).toMatchObject({
    carriedFrom: 'entered',
    ladder: { carriedLosses: 0, net: 125 },
    totals: { isHoldingPeriodTested: true },
  })
  expect(await enter(2025, {})).toMatchObject({ years: [{ year: 2026 }] })
  await enter(2026, {})
  expect(await year(2026)).toMatchObject({ carriedFrom: 'earlier years', record: { years: [] } })
  // The year under way is 2026-27.
  expect(await enter(2027, { carriedLosses: 1 })).toMatchObject({ years: [{ year: 2027, carriedLosses: 1 }] })
  await expect(enter(2028, { carriedLosses: 1 })).rejects.toMatchObject({ code: 'not_found' })
})

test('an annual statement counts in place of the year’s distributions, and can be taken back', async () => {
  const paid = (date: string) => aTransaction('distribution', { date, amount: 50 })
  const id = await held([buy('2024-01-10', 10, 100), paid('2025-10-16'), paid('2026-07-16'), paid('2026-10-16')], {
    type: 'etf',
    symbol: 'VAS',
  })
  expect((await year(2026)).totals).toMatchObject({ taxable: 0, unknownCash: 100 })
  const statement = {
    franked: 14,
    frankingCredit: 6,
    interest: 5,
    foreignIncome: 20,
    capitalGainDiscounted: 15,
    nonAssessable: 9,
  }
  await state(id, 2026, statement)
  const answer = await year(2026)
  expect(answer.totals).toMatchObject({ taxable: 39, foreign: 20, credits: 6, unknownCash: 0 })
  expect(answer.ladder).toMatchObject({ gains: { discountable: 30 }, net: 15 })
  expect(answer.income.map(({ kind, isInStatement }) => [kind, isInStatement])).toEqual([
    ['distribution', true],
    ['statement', false],
    ['distribution', true],
  ])
  expect(answer.missing.map(({ kind }) => kind)).toEqual(['cost base adjustment'])
  expect(answer.record.statements).toEqual([{ holdingId: id, year: 2026, ...statement }])
  // The next year is not touched, and an earlier statement stands before a later one.
  expect((await year(2027)).totals.unknownCash).toBe(50)
  expect(await state(id, 2025, { interest: 1 })).toMatchObject({ statements: [{ year: 2025 }, { year: 2026 }] })
  await state(id, 2025, null)
  expect(await state(id, 2026, null)).toMatchObject({ statements: [] })
  expect((await year(2026)).totals.unknownCash).toBe(100)
  expect(await state(id, 2027, statement)).toMatchObject({ statements: [{ year: 2027 }] })
  await expect(state(id, 2028, statement)).rejects.toMatchObject({ code: 'not_found' })
  await expect(state(crypto.randomUUID(), 2026, statement)).rejects.toMatchObject({ code: 'not_found' })
})

test('a share follows the company rate that was said, and as a preference share the 90 days', async () => {
  // 100 units bought on 1 March 2025, 40 of them gone after 60 days.
  const dividend = { date: '2025-03-28', exDate: '2025-03-10', amount: 15_000, franked: 15_000 }
  const id = await held([buy('2025-03-01', 100, 500), aTransaction('dividend', dividend), sell('2025-05-01', 40, 500)])
  const share = async () => {
    const { income, totals } = await year(2025)
    const [{ franking, holdingPeriod }] = income as [TaxYearAnswer['income'][number]]
    return [franking?.credit, franking?.companyRate, holdingPeriod?.days, holdingPeriod?.failing, totals.lostCredits]
  }
  expect(await share()).toEqual([6428.57142857, 30, 45, 0, 0])
  expect(await say(id, { companyRate: 25 })).toMatchObject({
    shares: [{ holdingId: id, companyRate: 25, isPreferenceShare: null }],
  })
  // 15,000 x 25 / 75 are 5,000, which is not more than 5,000.
  expect(await share()).toEqual([5000, 25, 45, 0, 0])
  // One fact says nothing of the other, which another device may have sent.
  expect(await say(id, { isPreferenceShare: true })).toMatchObject({
    shares: [{ holdingId: id, companyRate: 25, isPreferenceShare: true }],
  })
  expect(contract.facts.body.safeParse({}).success).toBe(false)
  await say(id, { companyRate: null })
  expect(await share()).toEqual([6428.57142857, 30, 90, 40, 2571.42857143])
  expect((await file(2025)).split('\n').find((line) => line.startsWith('Income'))).toContain(
    ',15000,0,6428.57142857,30,90,2571.42857143,',
  )
  expect(await taxExport(stores.taxes).read(userId)).toMatchObject({
    holdings: [{ companyRate: null, isPreferenceShare: true }],
  })
  expect(await say(id, noShareFacts)).toMatchObject({ shares: [] })
  expect(await share()).toEqual([6428.57142857, 30, 45, 0, 0])
})

test('what is no share of one company takes no such facts, and counts with none once it is a fund', async () => {
  const paid = { date: '2025-09-26', exDate: '2025-08-21', amount: 80, franked: 75, components: { interest: 5 } }
  const trades = [buy('2024-01-10', 10, 100), aTransaction('distribution', paid)]
  const fund = await held(trades, { type: 'etf', symbol: 'VAS' })
  await expect(say(fund, { companyRate: 25 })).rejects.toMatchObject({ code: 'conflict', message: /VAS is kept as/ })
  expect(await say(fund, noShareFacts)).toMatchObject({ shares: [] })
  await expect(say(crypto.randomUUID(), { companyRate: 25 })).rejects.toMatchObject({ code: 'not_found' })
  const [notes] = (await stores.taxes.list(userId)).holdings
  await stores.taxes.writeHolding(userId, {
    ...notes!,
    facts: { companyRate: 25, isPreferenceShare: true },
    revision: 2,
  })
  const { income, record } = await year(2026)
  expect(income).toMatchObject([{ franking: { companyRate: 30 }, holdingPeriod: { days: 45 } }])
  expect(record.shares).toEqual([])
})

const changed = '2027-06-30'

test('after the change the kept close counts; a holding at the person’s own price is asked for one in that week', async () => {
  const trades = (price: number) => [buy('2025-01-10', 10, 50), sell('2027-07-02', 5, price)]
  const followed = await held(trades(90))
  const own = await held(trades(90), { type: 'other', symbol: 'LAND', isLiveTracked: false, manualPrice: 60 })
  const simple = await held([], { type: 'other', symbol: 'WINE', isLiveTracked: false, manualPrice: 60 })
  await held([], { symbol: 'BHP' })
  const made = { createdAt: '2027-06-30T14:00:00.000Z', isLiveTracked: false, manualPrice: 60 }
  await held([], { type: 'other', symbol: 'NEW', ...made })
  const lastDay = await held([], { type: 'other', symbol: 'GOLD', ...made, createdAt: '2027-06-30T13:59:59.000Z' })
  await held([buy('2025-01-10', 10, 50), sell('2026-01-12', 10, 60)], {
    type: 'other',
    symbol: 'SOLD',
    isLiveTracked: false,
  })
  await stores.closes.keep(changed, { kind: 'asx', code: 'CBA' }, { price: 70, closedOn: changed, source: 'yahoo' })
  await stores.closes.keep(changed, { kind: 'asx', code: 'BHP' }, { price: 40, closedOn: changed, source: 'yahoo' })

  expect((await year(2027)).valuesWanted).toEqual({ holdings: [], isWeek: false })
  clock.set('2027-06-29T14:00:00Z')
  // Alphabetically, whichever was added first.
  const wanted = [
    { holdingId: lastDay, symbol: 'GOLD' },
    { holdingId: own, symbol: 'LAND' },
    { holdingId: simple, symbol: 'WINE' },
  ]
  expect((await year(2027)).valuesWanted).toEqual({ holdings: wanted, isWeek: true })
  clock.set('2027-07-06T13:59:00Z')
  expect((await year(2027)).valuesWanted).toEqual({ holdings: wanted, isWeek: true })
  clock.set('2027-07-06T14:00:00Z')
  const answer = await year(2028)
  expect(answer.valuesWanted).toEqual({ holdings: wanted.slice(1, 2), isWeek: false })
  expect(answer.disposals).toMatchObject([
    {
      holdingId: followed,
      // Within a quarter prices have risen by nothing, whatever its index number will be.
      parcels: [{ gain: { valueAtChange: 350, valueBasis: 'close', deferred: 100, laterBase: 350, indexFactor: 1 } }],
      gain: 200,
      range: { lowest: 200, highest: 200 },
    },
    { holdingId: own, gain: null, range: null, parcels: [{ gain: null, missing: 'value at change' }] },
  ])
  expect(await value(own, 80)).toEqual({
    years: [],
    statements: [],
    values: [{ holdingId: own, symbol: 'LAND', value: 80 }],
    shares: [],
  })
  const told = await year(2028)
  expect(told.valuesWanted.holdings).toEqual([])
  expect(told.disposals[1]).toMatchObject({
    parcels: [{ gain: { valueAtChange: 400, valueBasis: 'typed' } }],
    gain: 200,
  })
  await value(simple, 61)
  expect(await value(own, null)).toMatchObject({ values: [{ holdingId: simple }] })
})

test('the kept close counts however the share is priced today; what the person says of that day counts before it', async () => {
  clock.set('2029-07-02T01:00:00Z')
  await stores.closes.keep(changed, { kind: 'asx', code: 'CBA' }, { price: 7, closedOn: changed, source: 'yahoo' })
  const trades = [buy('2025-01-10', 10, 5), sell('2029-02-01', 10, 6)]
  // Suspended since: its price was typed in 2029.
  const own = { isLiveTracked: false, manualPrice: 6, lastUpdated: '2029-01-05T02:00:00.000Z' }
  const id = await held(trades, own)
  const valued = async () => {
    const { disposals, valuesWanted } = await year(2029)
    const [{ gain }] = disposals[0]!.parcels as [TaxYearAnswer['disposals'][number]['parcels'][number]]
    return [gain?.valueAtChange, gain?.valueBasis, valuesWanted.holdings.length]
  }
  expect(await valued()).toEqual([70, 'close', 0])
  await value(id, 6.5)
  expect(await valued()).toEqual([65, 'typed', 0])
  userId = crypto.randomUUID()
  await held(trades, { ...own, manualPrice: 8, lastUpdated: '2027-06-30T02:00:00.000Z' })
  expect(await valued()).toEqual([80, 'typed', 0])
})

test('a followed share without a kept close is asked for when the close can no longer come', async () => {
  const id = await held([buy('2025-01-10', 10, 50)])
  clock.set('2027-07-02T01:00:00Z')
  expect((await year(2028)).valuesWanted.holdings).toEqual([])
  clock.set('2027-07-03T01:00:00Z')
  expect((await year(2028)).valuesWanted.holdings).toEqual([{ holdingId: id, symbol: 'CBA' }])
  await value(id, 71)
  expect((await year(2028)).valuesWanted.holdings).toEqual([])
})

test('a price set on 30 June 2027 is the value of that day', async () => {
  clock.set('2027-07-01T01:00:00Z')
  const about = { type: 'other', symbol: 'LAND', isLiveTracked: false, manualPrice: 75 } as const
  await held([buy('2025-01-10', 10, 50)], { ...about, lastUpdated: '2027-06-30T02:00:00.000Z' })
  expect((await year(2028)).valuesWanted.holdings).toEqual([])
})

test('a close or a price with all the decimals of its source values what was held at the change', async () => {
  clock.set('2027-08-03T01:00:00Z')
  const trades = [buy('2025-02-03', 0.5, 90_000), sell('2027-08-02', 0.25, 120_000)]
  const coin = await held(trades, { type: 'crypto', symbol: 'BTC', coinId: 'bitcoin' })
  const kept = { price: 99_461.910_482_631_8, closedOn: changed, source: 'coingecko' } as const
  await stores.closes.keep(changed, { kind: 'coin', id: 'bitcoin' }, kept)
  const tiny = await held([buy('2025-02-03', 4e9, 0.000_01), sell('2027-08-02', 1e9, 0.000_01)], {
    type: 'crypto',
    symbol: 'SHIB',
    coinId: 'shiba-inu',
  })
  const small = { ...kept, price: 0.000_012_345_678_912 }
  await stores.closes.keep(changed, { kind: 'coin', id: 'shiba-inu' }, small)
  // The price that a person may set has more decimals than one of a trade.
  const own = await held([buy('2025-02-03', 100, 1), sell('2027-08-02', 50, 2)], {
    type: 'other',
    symbol: 'UNIT',
    isLiveTracked: false,
    manualPrice: 1.234_567_891_2,
    lastUpdated: '2027-06-30T02:00:00.000Z',
  })
  const { disposals } = await year(2028)
  expect(disposals.map(({ holdingId, parcels }) => [holdingId, parcels[0]?.gain?.valueAtChange])).toEqual([
    [coin, 24_865.477_620_66],
    [tiny, 12_345.678_912],
    [own, 61.728_394_56],
  ])
  expect(await year(2027)).toMatchObject({ disposals: [] })
  expect(await file(2028)).toContain('Disposal,BTC,2027-08-02,Sale,2025-02-03')
})

test('what was said of a house stays said when it is renamed, and goes where it becomes another security', async () => {
  clock.set('2027-07-03T01:00:00Z')
  const id = await held([buy('2025-01-10', 10, 50)], { type: 'other', symbol: 'HOUSE', isLiveTracked: false })
  await value(id, 80)
  const rename = async (about: Partial<StoredHolding>): Promise<void> => {
    const before = (await stores.holdings.find(userId, id))!
    await stores.holdings.replace(userId, { ...before, ...about, revision: before.revision + 1 })
  }
  await rename({ symbol: 'FLAT' })
  expect(await year(2028)).toMatchObject({
    record: { values: [{ symbol: 'FLAT', value: 80 }] },
    valuesWanted: { holdings: [] },
  })
  await rename({ type: 'stock', symbol: 'CBA' })
  expect((await year(2028)).record.values).toEqual([])
})

test('what was said about another security counts for nothing, and the next word replaces it', async () => {
  clock.set('2027-07-03T01:00:00Z')
  const id = await held([buy('2025-01-10', 10, 50)], { type: 'other', symbol: 'LAND', isLiveTracked: false })
  await stores.taxes.writeHolding(userId, {
    holdingId: id,
    symbol: 'BARN',
    statements: [{ year: 2026, interest: 1 }],
    value: 9,
    facts: { companyRate: 25, isPreferenceShare: true },
    revision: 1,
  })
  const answer = await year(2028)
  expect(answer.record).toEqual({ years: [], statements: [], values: [], shares: [] })
  expect(answer.valuesWanted.holdings).toHaveLength(1)
  expect(await value(id, 80)).toMatchObject({ statements: [], values: [{ value: 80 }], shares: [] })
  expect(await taxExport(stores.taxes).read(userId)).toEqual({
    years: [],
    holdings: [
      {
        holdingId: id,
        symbol: 'LAND',
        statements: [],
        valueAtChange: 80,
        companyRate: null,
        isPreferenceShare: null,
      },
    ],
  })
})

test('of two devices that speak of one holding at once, one is told to look again', async () => {
  const id = await held([buy('2025-01-10', 10, 50)])
  const { writeHolding } = stores.taxes
  ports.taxes = {
    ...stores.taxes,
    writeHolding: async (owner, notes) => {
      ports.taxes = stores.taxes
      await value(id, 5)
      return writeHolding(owner, notes)
    },
  }
  await expect(value(id, 6)).rejects.toMatchObject({ code: 'conflict' })
  expect((await year(2026)).record.values).toMatchObject([{ value: 5 }])
})

test('holdings without trades, and trades that cannot have happened, are named beside the figures', async () => {
  const simple = await held([], { symbol: 'BHP' })
  const broken = await held([sell('2026-02-02', 1, 1)], { symbol: 'OLD' })
  const { leftOut, disposals } = await year(2026)
  expect(leftOut.simple).toEqual([{ holdingId: simple, symbol: 'BHP' }])
  expect(leftOut.broken).toMatchObject([{ holdingId: broken, symbol: 'OLD', message: /A buy before that day/ }])
  expect(disposals).toEqual([])
})

test('a clock stands for every parcel whose 12 months are not over, the soonest first', async () => {
  const opening = aTransaction('opening', { date: null, units: 3, price: 50 })
  const [old, late, soon] = [buy('2025-11-20', 1, 1), buy('2026-09-01', 2, 1), buy('2026-02-02', 3, 1)]
  const id = await held([opening, old, late, soon])
  expect((await year(2026)).clocks).toEqual([
    {
      holdingId: id,
      symbol: 'CBA',
      parcelId: soon.id,
      acquiredOn: '2026-02-02',
      units: 3,
      twelveMonthsOn: '2027-02-03',
    },
    {
      holdingId: id,
      symbol: 'CBA',
      parcelId: late.id,
      acquiredOn: '2026-09-01',
      units: 2,
      twelveMonthsOn: '2027-09-02',
    },
  ])
})

test('what is entered is stored and answered without reading a trade', async () => {
  const id = await held([buy('2024-01-10', 10, 100)])
  ports = { ...ports, ledgers: { list: () => Promise.reject(new Error('Nobody needs the trades')) } }
  const record = { years: [{ year: 2026, carriedLosses: 5, creditsElsewhere: null }], shares: [], statements: [] }
  expect(await enter(2026, { carriedLosses: 5 })).toMatchObject(record)
  const facts = { companyRate: 30, isPreferenceShare: null } as const
  expect(await say(id, facts)).toMatchObject({ ...record, shares: [{ holdingId: id, ...facts }] })
})

test('the longest lists are cut in the answer and whole in the file', async () => {
  const sales = Array.from({ length: 301 }, () => sell('2026-03-12', 1, 2))
  await held([buy('2024-01-10', 600, 1), ...sales])
  const answer = await year(2026)
  expect([answer.disposals.length, answer.disposalsNotListed]).toEqual([300, 1])
  expect(answer.ladder.gains.total).toBe(301)
  expect((await file(2026)).match(/^Disposal,/gm)).toHaveLength(301)
  await expect(file(2028)).rejects.toMatchObject({ code: 'not_found' })
})

test('a sale says how its parcels were found; what falls on one day stands by symbol', async () => {
  const [one, two] = [buy('2026-01-12', 10, 100), buy('2026-01-12', 10, 120)]
  const picked = { ...sell('2026-03-12', 4, 150), parcels: [{ id: two.id, units: 4 }] }
  const dividend = () => aTransaction('dividend', { date: '2026-03-20', amount: 5, unfranked: 5 })
  await held([one, two, picked, dividend()], { symbol: 'ZIP' })
  await held([buy('2026-01-12', 1, 1), sell('2026-03-12', 0.5, 2), dividend()], { symbol: 'ABC' })
  const { disposals, income, clocks } = await year(2026)
  expect(disposals.map(({ symbol, parcelsBy }) => [symbol, parcelsBy])).toEqual([
    ['ABC', 'first in, first out'],
    ['ZIP', 'picked'],
  ])
  expect(disposals[1]).toMatchObject({ gain: 120, range: { lowest: 120, highest: 200 } })
  expect(income.map(({ symbol }) => symbol)).toEqual(['ABC', 'ZIP'])
  expect(clocks.map(({ symbol }) => symbol)).toEqual(['ABC', 'ZIP', 'ZIP'])
})
