// A financial year of everything a person holds: what counts, what is lost, what is missing.
import { expect, test } from 'vitest'
import { moneyNumber, toMoney, toUnits, unitsNumber } from '#shared/kernel/decimal.ts'
import { disposalRanges } from '#shared/tax/disposal-range.ts'
import type { TaxHolding } from '#shared/tax/tax-holding.ts'
import type { AnnualStatement } from '#shared/tax/tax-record.ts'
import { aTransaction, buy, sell } from '../portfolio/ledger-support.ts'
import { holdingOf, risenBy, yearOf } from './tax-support.ts'

test('a sale on 30 June is of the year that ends, one on 1 July of the next', () => {
  const holding = holdingOf([buy('2024-01-10', 10, 100), sell('2025-06-30', 5, 150), sell('2025-07-01', 5, 160)])
  const net = (endsIn: number) => moneyNumber(yearOf(endsIn, [holding]).gains.net)
  expect([2024, 2025, 2026].map(net)).toEqual([0, 125, 150])
})

test('gains of several holdings and of funds meet losses of the year and carried ones; a coin swapped is a sale', () => {
  const swapped = holdingOf([buy('2025-09-01', 1, 1000), sell('2026-01-12', 1, 1500)], { symbol: 'BTC' })
  const received = holdingOf([buy('2026-01-12', 10, 150)], { symbol: 'ETH' })
  const lost = holdingOf([buy('2024-01-10', 10, 100), sell('2026-02-02', 10, 80)])
  const fund = holdingOf(
    [
      buy('2024-01-10', 10, 100),
      aTransaction('distribution', {
        date: '2026-07-16',
        amount: 600,
        components: { otherIncome: 100, capitalGainDiscounted: 250 },
      }),
    ],
    { symbol: 'VAS', isTrust: true },
  )
  const year = yearOf(2026, [swapped, received, lost, fund], { entries: { 2026: { carriedLosses: 400 } } })
  // 500 less 200 and 300 of the carried losses; 500 of the fund less the last 100, halved.
  expect(moneyNumber(year.gains.net)).toBe(200)
  expect(year.gains.carriedForward).toBe(0n)
  expect(moneyNumber(year.taxableIncome)).toBe(100)
  expect(year.disposals.map(({ holding }) => holding.symbol)).toEqual(['BTC', 'CBA'])
  expect(year.isEstimate).toBe(false)
  expect(year.missing).toMatchObject([{ kind: 'year of entitlement', holding: fund, day: '2026-07-16' }])
})

const soonSold = holdingOf([
  buy('2026-02-20', 10_000, 10),
  aTransaction('dividend', { date: '2026-03-20', exDate: '2026-03-02', amount: 14_000, franked: 14_000 }),
  sell('2026-03-12', 5000, 9),
])

test('credits of more than $5,000, those from elsewhere included, are tested: lost pro rata, the cash stays income', () => {
  const year = yearOf(2026, [soonSold])
  expect([year.credits, year.lostCredits, year.taxableIncome].map(moneyNumber)).toEqual([3000, 3000, 14_000])
  expect(year.isSmallHolder).toBe(false)
})

test('credits of up to $5,000 in the year are not tested', () => {
  const dividend = (franked: number) =>
    holdingOf([
      buy('2026-02-20', 100, 10),
      aTransaction('dividend', {
        date: '2026-03-20',
        exDate: '2026-03-02',
        amount: franked,
        franked,
        frankingCredit: 5000,
      }),
      sell('2026-03-12', 100, 9),
    ])
  const year = yearOf(2026, [dividend(12_000)])
  expect([year.credits, year.lostCredits].map(moneyNumber)).toEqual([5000, 0])
  const withMore = yearOf(2026, [dividend(12_000)], { entries: { 2026: { creditsElsewhere: 0.01 } } })
  expect([withMore.credits, withMore.lostCredits].map(moneyNumber)).toEqual([0, 5000])
})

test('what is missing is said by kind and transaction, and nothing is guessed for it', () => {
  const undatedSale = sell('2026-03-12', 10, 60)
  const noFranking = aTransaction('dividend', { date: '2026-03-20', amount: 5 })
  const noExDate = aTransaction('dividend', { date: '2026-03-21', amount: 70, franked: 70 })
  const noParts = aTransaction('distribution', { date: '2026-03-22', amount: 40 })
  const opening = aTransaction('opening', { date: null, units: 20, price: 50 })
  const holding = holdingOf([opening, undatedSale, noFranking, noExDate, noParts])
  const year = yearOf(2026, [holding], { entries: { 2026: { creditsElsewhere: 5000 } } })
  expect(year.missing).toEqual([
    { kind: 'acquired', holding, transactionId: undatedSale.id, day: undatedSale.date },
    { kind: 'franking', holding, transactionId: noFranking.id, day: noFranking.date },
    { kind: 'ex-date', holding, transactionId: noExDate.id, day: noExDate.date },
    { kind: 'components', holding, transactionId: noParts.id, day: noParts.date },
  ])
  expect(year.gains.gains).toBe(0n)
  expect([year.unknownCash, year.taxableIncome].map(moneyNumber)).toEqual([40, 75])
})

test('the credit of a distribution that is known as cash only counts no more than the distribution', () => {
  const paid = {
    date: '2025-10-20',
    exDate: '2025-10-01',
    amount: 1000,
    franked: 700,
    unfranked: 300,
    frankingCredit: 300,
  }
  const distribution = aTransaction('distribution', paid)
  const about = (...more: Parameters<typeof holdingOf>) => yearOf(2026, [holdingOf(...more)])
  const fund = [buy('2024-01-10', 100, 10), distribution]
  const year = about(fund, { isTrust: true })
  expect([year.taxableIncome, year.credits, year.unknownCash].map(moneyNumber)).toEqual([0, 0, 1000])
  expect(year.income).toMatchObject([{ franking: null, holdingPeriod: null }])
  expect(year.missing.map(({ kind }) => kind)).toEqual(['components'])
  // With its parts, it counts as it is stated; a share's dividend has no parts to wait for.
  const whole = about([...fund.slice(0, 1), { ...distribution, components: { interest: 0 } }], { isTrust: true })
  expect([whole.taxableIncome, whole.credits, whole.unknownCash].map(moneyNumber)).toEqual([1000, 300, 0])
  const share = about([...fund.slice(0, 1), aTransaction('dividend', paid)])
  expect([share.taxableIncome, share.credits].map(moneyNumber)).toEqual([1000, 300])
})

const paidByFund = (date: string, exDate?: string) =>
  aTransaction('distribution', { date, amount: 9000, ...(exDate === undefined ? {} : { exDate }) })
/** A fund whose statement for 2025-26 has a credit. */
const aFund = (frankingCredit: number, ...trades: Parameters<typeof holdingOf>[0]) =>
  holdingOf(trades, { isTrust: true, statements: new Map([[2026, { franked: 14_000, frankingCredit }]]) })

test('the credit of an annual statement is tested by the ex-dates of the payments it counts in place of', () => {
  const soon = [buy('2025-09-20', 100, 500), paidByFund('2025-10-20', '2025-10-01'), sell('2025-10-03', 100, 500)]
  const lost = yearOf(2026, [aFund(6000, ...soon)])
  expect([lost.credits, lost.lostCredits, lost.taxableIncome].map(moneyNumber)).toEqual([0, 6000, 14_000])
  expect(lost.missing).toEqual([])
  expect(lost.income.map(({ kind, holdingPeriod }) => [kind, holdingPeriod?.failing])).toEqual([
    ['distribution', undefined],
    ['statement', toUnits(100)],
  ])
  // Of three times 100 units those of one payment fail: a third of the one credit there is.
  const kept = [
    buy('2025-12-01', 100, 500),
    paidByFund('2026-04-20', '2026-04-01'),
    paidByFund('2026-07-16', '2026-07-01'),
  ]
  const mixed = yearOf(2026, [aFund(6000, ...soon, ...kept)])
  expect([mixed.credits, mixed.lostCredits].map(moneyNumber)).toEqual([4000, 2000])
  expect(mixed.missing).toEqual([])
  // Those of another fund say nothing about it, with an ex-date or without one.
  const other = holdingOf(
    [buy('2025-09-20', 900, 5), paidByFund('2025-10-20'), paidByFund('2025-11-20', '2025-11-01')],
    {
      isTrust: true,
      statements: new Map([[2026, { otherIncome: 1 }]]),
    },
  )
  const both = yearOf(2026, [other, aFund(6000, ...soon, ...kept)])
  expect([both.credits, both.lostCredits].map(moneyNumber)).toEqual([4000, 2000])
  expect(both.missing).toEqual([])
  // What fails, is not decided or has no day is counted over all payments, in whatever order they were.
  const [first, second] = [paidByFund('2026-03-20', '2026-03-01'), paidByFund('2026-07-16', '2026-07-01')]
  const opening = aTransaction('opening', { date: null, units: 40, price: 400 })
  const young = [opening, buy('2026-02-20', 100, 500), sell('2026-03-05', 10, 500), first, second]
  const { holdingPeriod } = yearOf(2026, [aFund(6000, ...young)], { today: '2026-03-20' }).income.at(-1)!
  const { units, failing, pending, undated } = holdingPeriod!
  expect([units, failing, pending, undated].map(unitsNumber)).toEqual([270, 10, 180, 80])
})

test('without every ex-date the credit of a statement is not tested, which is said of the payments that lack one', () => {
  const noExDate = paidByFund('2026-04-20')
  const fund = aFund(6000, buy('2025-09-20', 100, 500), paidByFund('2025-10-20', '2025-10-01'), noExDate)
  const { missing, lostCredits } = yearOf(2026, [fund])
  expect(lostCredits).toBe(0n)
  expect(missing).toEqual([{ kind: 'ex-date', holding: fund, transactionId: noExDate.id, day: noExDate.date }])
  // A statement alone: no payment that it could be tested by is entered.
  const alone = aFund(6000, buy('2025-09-20', 100, 500))
  expect(yearOf(2026, [alone]).missing).toEqual([{ kind: 'ex-date', holding: alone, transactionId: null, day: null }])
})

test('an ex-date is not missing where the holding period rule is not applied', () => {
  const dividend = aTransaction('dividend', { date: '2026-03-21', amount: 70, franked: 70 })
  const share = holdingOf([buy('2024-01-10', 10, 50), dividend])
  const fund = aFund(30, buy('2024-01-10', 10, 50), paidByFund('2025-10-20'))
  expect(yearOf(2026, [share, fund]).missing).toEqual([])
  const withMore = yearOf(2026, [share, fund], { entries: { 2026: { creditsElsewhere: 5000 } } })
  expect(withMore.missing.map(({ kind }) => kind)).toEqual(['ex-date', 'ex-date'])
})

test('a sale of several parcels lacks each thing once, and each thing that some parcel lacks', () => {
  const old = ['2024-01-10', '2025-01-10', '2026-01-12'].map((day) => buy(day, 10, 5))
  const opening = aTransaction('opening', { date: null, units: 10, price: 5 })
  const sold = sell('2028-05-01', 40, 9)
  const { missing } = yearOf(2028, [holdingOf([opening, ...old, sold])], { today: '2028-06-01' })
  expect(missing.map(({ kind, transactionId }) => [kind, transactionId])).toEqual([
    ['acquired', sold.id],
    ['value at change', sold.id],
  ])
})

test('beyond the newest table the year says so', () => {
  expect(yearOf(2029, []).missing).toEqual([{ kind: 'rates', holding: null, transactionId: null, day: null }])
  expect(yearOf(2028, []).missing).toEqual([])
})

test('from 2027-28 an index factor that is not official, and gains of a fund, are estimates', () => {
  const transactions = [buy('2025-01-10', 10, 50), sell('2028-05-01', 10, 90)]
  const holding = holdingOf(transactions, { closeAtChange: 70 })
  const year = yearOf(2028, [holding], { today: '2028-06-01', indexOf: risenBy(90n) })
  expect([year.gains.netOther, year.gains.netLater].map(moneyNumber)).toEqual([100, 137])
  expect([year.isEstimate, year.gains.isOrderConfirmed]).toEqual([true, false])
  expect(yearOf(2028, [holding], { today: '2028-06-01' })).toMatchObject({
    isEstimate: false,
    missing: [{ kind: 'index factor' }],
  })
  const components = { capitalGainOther: 10 }
  const fund = holdingOf([
    buy('2025-01-10', 10, 50),
    aTransaction('distribution', { date: '2028-05-01', amount: 10, components }),
  ])
  expect(yearOf(2028, [fund], { today: '2028-06-01' }).isEstimate).toBe(true)
})

test('capital returned after the change beyond the old cost of a parcel is no gain, but less of its value then', () => {
  const returned = aTransaction('returnOfCapital', { date: '2028-09-01', amountPerUnit: 1.5 })
  const trades = [buy('2020-01-10', 100, 1), returned, sell('2029-10-01', 100, 4)]
  const about = (endsIn: number, closeAtChange: number | null) =>
    yearOf(endsIn, [holdingOf(trades, { closeAtChange })], { today: '2030-06-01', indexOf: risenBy(0n) })
  const missing = (endsIn: number, close: number | null) => about(endsIn, close).missing.map(({ kind }) => kind)
  expect(about(2029, 3).disposals).toEqual([])
  expect(missing(2029, 3)).toEqual(['rates'])
  // 300 less 150 are left; 200 built up before the change.
  expect(about(2030, 3).disposals[0]!.parcels[0]!.gain).toMatchObject({
    deferred: toMoney(200),
    laterBase: toMoney(150),
    parts: { discountable: toMoney(200), later: toMoney(250), loss: 0n },
  })
  // Beyond the value then it is a gain of the day, and nothing is left of it for the sale.
  expect(about(2029, 1.2).disposals.map(({ kind, parcels }) => [kind, parcels[0]!.gain])).toMatchObject([
    ['capital returned', { regime: 'indexation', deferred: null, laterBase: 0n, parts: { later: toMoney(30) } }],
  ])
  expect(about(2030, 1.2).disposals[0]!.parcels[0]!.gain).toMatchObject({
    deferred: toMoney(20),
    laterBase: 0n,
    parts: { later: toMoney(400) },
  })
  // Without that value nothing says whether the day of the return has a gain, below the old cost too.
  const below = aTransaction('returnOfCapital', { date: '2028-09-01', amountPerUnit: 0.5 })
  const fall = aTransaction('costBaseAdjustment', { date: '2029-06-30', amount: -20 })
  const rise = aTransaction('costBaseAdjustment', { date: '2029-06-30', amount: 20 })
  const lost = holdingOf([buy('2024-01-10', 100, 3), sell('2024-11-04', 100, 2)], { symbol: 'BHP' })
  const asked = (endsIn: number, close: number | null, ...trades: Parameters<typeof holdingOf>[0]) =>
    yearOf(endsIn, [holdingOf(trades, { closeAtChange: close }), lost], { today: '2030-06-01' }).missing.flatMap(
      ({ kind, transactionId, day }) => (kind === 'rates' ? [] : [[kind, transactionId, day]]),
    )
  const old = buy('2020-01-10', 100, 1)
  expect(asked(2029, null, old, below, fall)).toEqual([
    ['value at change', below.id, below.date],
    ['value at change', fall.id, fall.date],
  ])
  expect(asked(2030, null, old, below).map(([kind]) => kind)).toEqual(['earlier year'])
  expect(asked(2029, 3, old, below, fall)).toEqual([])
  expect(asked(2029, null, old, rise)).toEqual([])
  expect(asked(2029, null, buy('2028-01-10', 100, 1), below, fall)).toEqual([])
  const sold = sell('2027-06-30', 100, 2)
  expect(asked(2029, null, old, sold, buy('2028-01-10', 100, 1), below)).toEqual([])
  expect(asked(2027, null, old, { ...below, date: '2027-06-30' })).toEqual([])
  // Who holds on the day before the ex-date is entitled.
  // A return without an ex-date comes after what was sold on its day; a fund's adjustment is shared with that.
  const atOnce = [sell('2028-09-01', 100, 2), buy('2028-08-26', 1, 1)]
  expect(asked(2029, null, old, ...atOnce, below).map(([, id]) => id)).not.toContain(below.id)
  const onTheDay = { ...fall, date: '2028-09-01', amount: -1 }
  expect(asked(2029, null, old, ...atOnce, onTheDay).map(([, id]) => id)).toContain(onTheDay.id)
  // From the first day under the rule on.
  const firstDay = { ...below, date: '2027-07-01' }
  expect(asked(2028, null, old, firstDay)).toEqual([['value at change', firstDay.id, firstDay.date]])
  const late = { ...below, exDate: '2028-08-20' }
  const rest = [sell('2028-08-25', 100, 2), buy('2028-08-26', 1, 1)]
  expect(asked(2029, null, old, ...rest, late).map(([, id]) => id)).toContain(late.id)
  expect(asked(2029, null, old, late).map(([, id]) => id)).toEqual([late.id])
  const earlier = [sell('2028-08-15', 100, 2), buy('2028-08-16', 1, 1)]
  expect(asked(2029, null, old, ...earlier, late).map(([, id]) => id)).not.toContain(late.id)
  // Without that value neither year is whole.
  expect([missing(2029, null), missing(2030, null)]).toEqual([
    ['rates', 'value at change'],
    ['rates', 'earlier year', 'value at change'],
  ])
})

test('a ledger is played as often for many returns of capital without a value at the change as for one', () => {
  const playsFor = (count: number): number => {
    let reads = 0
    const bought = Object.defineProperty({ ...buy('2020-01-10', 100, 1) }, 'price', { get: () => Number(++reads > 0) })
    const returns = Array.from({ length: count }, (_, at) =>
      aTransaction('returnOfCapital', { date: `2028-09-${String(at + 10)}`, amountPerUnit: 0.01 }),
    )
    const { missing } = yearOf(2029, [holdingOf([bought, ...returns])], { today: '2029-01-01' })
    expect(missing.filter(({ kind }) => kind === 'value at change')).toHaveLength(count)
    return reads
  }
  expect(playsFor(9)).toBe(playsFor(1))
})

test('what was bought before 20 September 1985 is outside the rules here, and says so; a loss without a day is one', () => {
  const sale = sell('2026-02-02', 5, 90)
  const holding = holdingOf([buy('1985-09-19', 10, 1), buy('1985-09-20', 10, 1), sale])
  expect(yearOf(2026, [holding]).missing).toMatchObject([{ kind: 'before 1985', transactionId: sale.id }])
  expect(disposalRanges(holding, new Set([sale.id])).get(sale.id)).toEqual({ missing: 'before 1985' })
  const later = holdingOf([buy('1985-09-20', 10, 1), sale])
  expect(yearOf(2026, [later]).missing).toEqual([])
})

test('a credit of a fund without the franked part it came with counts, and says so until that part is entered', () => {
  const components = { otherIncome: 30 }
  const paid = aTransaction('distribution', { date: '2026-04-16', amount: 100, frankingCredit: 30, components })
  const bought = buy('2024-01-10', 10, 100)
  const about = (fields: object) => yearOf(2026, [holdingOf([bought, { ...paid, ...fields }], { isTrust: true })])
  const kinds = (fields: object) => about(fields).missing.map(({ kind }) => kind)
  expect([about({}).taxableIncome, about({}).credits].map(moneyNumber)).toEqual([30, 30])
  expect(kinds({})).toEqual(['franked part'])
  expect(kinds({ franked: 70 })).toEqual([])
  // Expenses of a fund can leave nothing of the franked part beside its credit: then a zero is entered.
  expect(kinds({ franked: 0 })).toEqual([])
  expect(kinds({ frankingCredit: 0 })).toEqual([])
  const stated = (statement: AnnualStatement) =>
    yearOf(2026, [holdingOf([bought], { isTrust: true, statements: new Map([[2026, statement]]) })]).missing.map(
      ({ kind, transactionId, day }) => [kind, transactionId, day],
    )
  expect(stated({ frankingCredit: 30 })).toEqual([['franked part', null, null]])
  expect(stated({ franked: 70, frankingCredit: 30 })).toEqual([])
})

test('a distribution of August without an ex-date says in both years that it may be of either', () => {
  const paid = aTransaction('distribution', { date: '2026-08-31', amount: 130, components: { otherIncome: 130 } })
  const trust = holdingOf([buy('2024-01-10', 10, 100), paid], { symbol: 'SCG' })
  const about = (endsIn: number, holding = trust) => {
    const { taxableIncome, missing } = yearOf(endsIn, [holding], { today: '2028-01-01' })
    return [moneyNumber(taxableIncome), missing]
  }
  const gap = { kind: 'year of entitlement', holding: trust, transactionId: paid.id, day: paid.date }
  expect([2025, 2026, 2027, 2028].map((endsIn) => about(endsIn))).toEqual([
    [0, []],
    [0, [gap]],
    [130, [gap]],
    [0, []],
  ])
  // A statement of either year says what is in that year.
  const stated = (year: number) => holdingOf(trust.transactions, { statements: new Map([[year, { interest: 1 }]]) })
  expect(about(2026, stated(2026))).toEqual([1, []])
  expect(about(2027, stated(2027))).toEqual([1, []])
  expect(about(2026, stated(2027))).toEqual([0, []])
  // A dividend of a company is of the year it is paid in.
  const dividend = aTransaction('dividend', { date: '2026-08-31', amount: 130, unfranked: 130 })
  expect(about(2026, holdingOf([buy('2024-01-10', 10, 100), dividend]))).toEqual([0, []])
})

test('what a fund pays that is not assessable asks for the adjustment of its statement, until one is entered', () => {
  const paid = aTransaction('distribution', { date: '2026-05-01', amount: 10, components: { nonAssessable: 4 } })
  const adjustment = (date: string) => aTransaction('costBaseAdjustment', { date, amount: -4 })
  const kinds = (...more: Parameters<typeof holdingOf>[0][number][]) =>
    yearOf(2026, [holdingOf([buy('2025-01-10', 10, 50), paid, ...more])]).missing.map(({ kind }) => kind)
  expect(kinds()).toEqual(['cost base adjustment'])
  expect(kinds(adjustment('2025-05-01'))).toEqual(['cost base adjustment'])
  expect(kinds(adjustment('2026-06-30'))).toEqual([])
})

test('an adjustment that is dated after a sale of the year is in no gain of it, and says so', () => {
  const bought = buy('2020-01-10', 100, 80)
  const sold = sell('2026-03-02', 90, 100)
  const adjusted = (date: string) => aTransaction('costBaseAdjustment', { date, amount: -300 })
  const about = (endsIn: number, ...trades: Parameters<typeof holdingOf>[0][number][]) =>
    yearOf(endsIn, [holdingOf([bought, ...trades], { symbol: 'VAS', isTrust: true })])
  const gain = (...trades: Parameters<typeof about>[1][]) => moneyNumber(about(2026, ...trades).gains.gains)
  const late = adjusted('2026-06-30')
  expect(gain(sold, late)).toBe(1800)
  const year = about(2026, sold, late)
  expect(year.missing).toEqual([
    { kind: 'adjusted after a sale', holding: year.disposals[0]!.holding, transactionId: late.id, day: late.date },
  ])
  // On the day of the sale it is shared with what was kept: 90 of 300.
  expect(gain(sold, adjusted('2026-03-02'))).toBe(2070)
  for (const day of ['2026-03-02', '2025-12-31']) expect(about(2026, sold, adjusted(day)).missing).toEqual([])
  // One before the sale and one after it are of different times of the year; those of other years are others.
  expect(about(2026, sold, adjusted('2026-03-02'), late).missing).toEqual([])
  expect(about(2026, sold, late, adjusted('2026-03-02')).missing).toEqual([])
  expect(about(2026, sold, adjusted('2026-07-01')).missing).toEqual([])
  expect(about(2027, sold, adjusted('2027-06-30')).missing).toEqual([])
  // Nor does a sale of another fund come into it, or what was returned beyond a cost base before the adjustment.
  const other = holdingOf([bought, sold], { symbol: 'VGS', isTrust: true })
  const kept = holdingOf([bought, late], { symbol: 'VAS', isTrust: true })
  expect(yearOf(2026, [other, kept]).missing).toEqual([])
  const returned = aTransaction('returnOfCapital', { date: '2026-03-02', amountPerUnit: 90 })
  const beyond = about(2026, returned, late)
  expect(beyond.disposals.map(({ kind }) => kind)).toEqual(['capital returned', 'cost base adjustment'])
  expect(beyond.missing).toEqual([])
  // What a loss of the year comes to is not sure then.
  const lost = { ...sold, price: 70 }
  expect(about(2027, lost, late).missing.map(({ kind }) => kind)).toEqual(['earlier year'])
})

test('a gap in an earlier year is said where losses are carried from it, and not where the person entered them', () => {
  const opening = aTransaction('opening', { date: null, units: 10, price: 50 })
  const holding = holdingOf([opening, buy('2024-01-10', 10, 100), sell('2025-02-03', 12, 60)])
  expect(yearOf(2026, [holding]).missing.map(({ kind }) => kind)).toEqual(['earlier year'])
  expect(yearOf(2026, [holding]).carried.from).toBe('earlier years')
  expect(yearOf(2026, [holding], { entries: { 2026: { carriedLosses: 0 } } }).missing).toEqual([])
  expect(yearOf(2025, [holding]).missing.map(({ kind }) => kind)).toEqual(['acquired'])
})

test('a distribution of August or September can only be of a year up to whose last ex-day units were held', () => {
  const paid = aTransaction('distribution', { date: '2025-09-20', amount: 90, components: { capitalGainOther: 90 } })
  const years = (...before: Parameters<typeof holdingOf>[0]) => {
    const fund = holdingOf([...before, paid], { symbol: 'VAS', isTrust: true })
    return [2024, 2025, 2026].filter((endsIn) =>
      yearOf(endsIn, [fund]).missing.some(({ kind }) => kind === 'year of entitlement'),
    )
  }
  expect(years(buy('2025-07-20', 10, 100))).toEqual([])
  expect(years(buy('2024-02-01', 10, 90), sell('2024-06-28', 10, 95), buy('2025-07-20', 10, 100))).toEqual([])
  expect(years(buy('2025-06-10', 10, 100))).toEqual([2025, 2026])
  // Sold between the ex-date of June and its end; and bought in the first days of July, before an ex-date that is still of June.
  expect(years(buy('2025-01-10', 10, 100), sell('2025-06-29', 10, 95), buy('2025-07-20', 1, 100))).toEqual([2025, 2026])
  expect(years(buy('2025-07-04', 10, 100))).toEqual([2025, 2026])
  expect(years(buy('2025-07-05', 10, 100))).toEqual([])
  expect(years(aTransaction('opening', { date: null, units: 10, price: 100 }))).toEqual([2025, 2026])
  // Nothing of it can use up losses of the year before, nor leave more of them.
  const lost = holdingOf([buy('2024-01-10', 10, 100), sell('2024-11-04', 10, 60)])
  const fund = holdingOf([buy('2025-07-20', 10, 100), paid], { symbol: 'VAS', isTrust: true })
  expect([2026, 2027].map((endsIn) => yearOf(endsIn, [lost, fund]).missing)).toEqual([[], []])
})

test('a fund whose gains of an earlier year are not known is said where they could use up the losses carried', () => {
  const kinds = (...more: readonly TaxHolding[]) => yearOf(2027, [lost, ...more]).missing.map(({ kind }) => kind)
  const lost = holdingOf([buy('2024-01-10', 10, 100), sell('2025-02-03', 10, 60)])
  const paid = (date: string, fields: object = {}) =>
    holdingOf([buy('2024-01-10', 10, 100), aTransaction('distribution', { date, amount: 90, ...fields })], {
      symbol: 'VAS',
      isTrust: true,
    })
  const components = { capitalGainOther: 90 }
  expect(kinds()).toEqual([])
  expect(kinds(paid('2026-03-10'))).toEqual(['earlier year'])
  expect(kinds(paid('2026-03-10', { components }))).toEqual([])
  // Of the year before the losses: nothing of it can use them.
  expect(kinds(paid('2024-03-10'))).toEqual([])
  // Its gains may be of another year, and leave more of the losses then.
  expect(kinds(paid('2026-07-10', { components }))).toEqual(['earlier year'])
  expect(kinds(paid('2026-07-10', { components: { interest: 90 } }))).toEqual([])
  // Paid in August of the next year, they may be of this one.
  expect(kinds(paid('2026-08-10', { components }))).toEqual(['earlier year', 'year of entitlement'])
  // A gain of the year has used all of them: a fund's would change nothing.
  const gained = holdingOf([buy('2024-01-10', 10, 10), sell('2026-02-03', 10, 60)], { symbol: 'BHP' })
  expect(kinds(gained, paid('2026-03-10'))).toEqual([])
  const entries = { 2027: { carriedLosses: 400 } }
  expect(yearOf(2027, [lost, paid('2026-03-10')], { entries }).missing).toEqual([])
  expect(yearOf(2027, [lost, paid('2026-03-10')], { entries: { 2026: { carriedLosses: 0 } } }).missing).toEqual([])
})

test('a loss from before 1 July 1999 is not carried, and the years after it say so until a figure is entered', () => {
  const old = [buy('1990-01-10', 10, 100), buy('1990-01-10', 10, 100)]
  const kinds = (sales: Parameters<typeof holdingOf>[0], about?: Parameters<typeof yearOf>[2]) =>
    yearOf(2026, [holdingOf([...old, ...sales])], about).missing.map(({ kind }) => kind)
  const loss = sell('1998-02-02', 10, 80)
  expect(kinds([loss])).toEqual(['earlier year'])
  expect(kinds([loss, sell('2004-02-02', 5, 120)])).toEqual(['earlier year'])
  expect(kinds([sell('1998-02-02', 10, 120)])).toEqual([])
  expect(kinds([loss], { entries: { 2026: { carriedLosses: 200 } } })).toEqual([])
  expect(kinds([loss], { entries: { 2025: { carriedLosses: 200 } } })).toEqual([])
})

test('losses are carried from the first year of the records, or from the last that was entered', () => {
  const lost = holdingOf([buy('2021-01-10', 10, 100), sell('2022-02-02', 5, 80), sell('2023-02-02', 5, 90)])
  const carried = (entries: Parameters<typeof yearOf>[2] = {}) => {
    const { amount, from, since } = yearOf(2026, [lost], entries).carried
    return [moneyNumber(amount), from, since]
  }
  expect(carried()).toEqual([150, 'earlier years', 2022])
  expect(carried({ entries: { 2023: { carriedLosses: 20 } } })).toEqual([70, 'earlier years', 2023])
  expect(carried({ entries: { 2024: { carriedLosses: 0 } } })).toEqual([0, 'none', 2024])
  expect(carried({ entries: { 2027: { carriedLosses: 9 } } })).toEqual([150, 'earlier years', 2022])
  expect(yearOf(2022, [lost]).carried).toEqual({ amount: 0n, from: 'none', since: null, isWhole: true })
  // What happened before the discount began is not worked out.
  const old = holdingOf([buy('1990-01-10', 10, 100), sell('1998-02-02', 10, 80)])
  expect(yearOf(2026, [old]).carried).toEqual({ amount: 0n, from: 'none', since: null, isWhole: false })
})
