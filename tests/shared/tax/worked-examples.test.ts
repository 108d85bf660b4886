// Worked examples that the tax office publishes, with its names and figures, and cases in the same shape for the rules from 1 July 2027,
// each figure worked out by hand. Sources: Guide to capital gains tax 2021 (losses and discount), Personal investors guide to CGT 2016
// (Sonya), Dividend reinvestment plans (Natalie), CGT event G1 (Rob), TD 2002/10, and the holding period rule (Lisa, Susan).
import { expect, test } from 'vitest'
import { moneyNumber, toMoney, unitsNumber } from '#shared/kernel/decimal.ts'
import { shownTaxOnGains } from '#shared/tax/income-tax.ts'
import { netCapitalGain } from '#shared/tax/net-capital-gain.ts'
import { holdingPeriodTest } from '#shared/tax/holding-period.ts'
import { noParts } from '#shared/tax/capital-gain.ts'
import { disposalsOf } from '#shared/tax/disposals.ts'
import { aTransaction, buy, sell, split } from '../portfolio/ledger-support.ts'
import { gainsOf, holdingOf, risenBy, yearOf } from './tax-support.ts'

test('Sonya sells within 12 months: 2,350 less 1,500 and 50 of brokerage are 800, without a discount', () => {
  const sonya = holdingOf([
    aTransaction('buy', { date: '2015-08-10', units: 1000, amount: 1500 }),
    aTransaction('sell', { date: '2016-06-01', units: 1000, amount: 2350, brokerage: 50 }),
  ])
  const { gains } = yearOf(2016, [sonya])
  expect([gains.gains, gains.discount, gains.net].map(moneyNumber)).toEqual([800, 0, 800])
})

test('Kathleen has 2,520 left after losses and leaves half out: 1,260', () => {
  const net = netCapitalGain(2021, { ...noParts, discountable: toMoney(2520) }, 0n)
  expect(moneyNumber(net.net)).toBe(1260)
})

test('Natalie reinvests 360: income of the year, and 45 shares for 360 from that day', () => {
  const reinvested = aTransaction('reinvestment', { date: '2018-12-20', amount: 360, units: 45, price: 8 })
  const sale = { ...sell('2019-12-20', 45, 10), parcels: [{ id: reinvested.id, units: 45 }] }
  const whole = holdingOf([buy('2010-03-01', 1440, 5), reinvested, sale])
  expect(moneyNumber(yearOf(2019, [whole]).taxableIncome)).toBe(360)
  // 20 Dec 2018 to 20 Dec 2019 is a day short of 12 months between the two days.
  const { gains } = yearOf(2020, [whole])
  expect([gains.afterLosses.other, gains.discount].map(moneyNumber)).toEqual([90, 0])
})

test('Rob gets 50 cents a share back: the cost base falls from 5 to 4.50, and nothing is a gain', () => {
  const rob = [buy('1999-11-01', 1500, 5), aTransaction('returnOfCapital', { date: '2007-11-30', amountPerUnit: 0.5 })]
  expect(disposalsOf(holdingOf(rob))).toEqual([])
  const [sale] = disposalsOf(holdingOf([...rob, sell('2008-02-01', 1500, 5)]))
  expect(gainsOf(sale!)).toEqual([750])
})

test.each([
  ['2021-02-02', '2022-02-02', false],
  ['2021-02-02', '2022-02-03', true],
  ['2024-02-29', '2025-02-28', false],
  // The 12 months begin on 1 March and end with the last day of the next February.
  ['2024-02-29', '2025-03-01', true],
  ['2023-02-28', '2024-02-29', false],
  ['2023-02-28', '2024-03-01', true],
])('acquired on %s and sold on %s: a clear year lies between them is %s', (acquired, sold, isLong) => {
  const [sale] = disposalsOf(holdingOf([buy(acquired, 1, 1), sell(sold, 1, 3)]))
  expect(sale!.parcels[0]!.gain).toMatchObject({ isTwelveMonths: isLong })
})

test('Lisa held 1,000 and bought 500 ten days before the ex-date: the 500 sold twenty days after it are those', () => {
  const lisa = [buy('1998-11-02', 1000, 1), buy('1999-11-01', 500, 1), sell('1999-12-01', 500, 1)]
  const { units, failing } = holdingPeriodTest(lisa, '1999-11-11', '2000-06-01')
  expect([units, failing].map(unitsNumber)).toEqual([1500, 500])
})

test('Susan buys on 5 July with an ex-date of 8 July: sold on 19 August she fails, on 20 August she does not', () => {
  const failing = (sold: string) =>
    unitsNumber(holdingPeriodTest([buy('1997-07-05', 100, 1), sell(sold, 100, 1)], '1997-07-08', '1998-01-01').failing)
  expect([failing('1997-08-19'), failing('1997-08-20')]).toEqual([100, 0])
})

test('units that come after the ex-date count as sold first, and were not among those it was paid on', () => {
  const trades = [buy('2025-02-20', 100, 1), buy('2025-03-12', 40, 1), sell('2025-03-20', 60, 1)]
  const { units, failing } = holdingPeriodTest(trades, '2025-03-10', '2025-09-01')
  expect([units, failing].map(unitsNumber)).toEqual([100, 20])
})

test('losses come off gains without discount first; what is left of them comes off before the discount', () => {
  const holding = holdingOf([
    aTransaction('buy', { date: '2020-03-02', units: 100, amount: 4000 }),
    aTransaction('buy', { date: '2025-09-01', units: 100, amount: 6000 }),
    aTransaction('sell', { date: '2025-12-01', units: 100, amount: 7000 }),
    { ...aTransaction('sell', { date: '2026-01-12', units: 100, amount: 6400 }) },
  ])
  const lost = holdingOf([
    aTransaction('buy', { date: '2025-08-01', units: 1, amount: 1900 }),
    aTransaction('sell', { date: '2026-02-02', units: 1, amount: 900 }),
  ])
  const { gains } = yearOf(2026, [holding, lost], { entries: { 2026: { carriedLosses: 200 } } })
  // 3,000 held for long and 400 not; 1,000 and 200 of losses: 400 - 400 and 3,000 - 800, halved.
  expect([gains.gains, gains.discount, gains.net, gains.carriedForward].map(moneyNumber)).toEqual([3400, 1100, 1100, 0])
})

const across = (proceeds: number, closeAtChange: number, bought = '2020-07-01', sold = '2030-07-02') =>
  holdingOf(
    [
      aTransaction('buy', { date: bought, units: 100, amount: 50_000 }),
      aTransaction('sell', { date: sold, units: 100, amount: proceeds }),
    ],
    { closeAtChange },
  )

test.each([
  // proceeds, close, deferred gain or loss and later gain or loss, all by hand; prices rise by 8 %.
  ['up and up', 90_000, 700, { discountable: 20_000, later: 14_400, loss: 0 }],
  ['up, then less than prices', 72_000, 700, { discountable: 20_000, later: 0, loss: 0 }],
  ['up, then down', 65_000, 700, { discountable: 20_000, later: 0, loss: 5000 }],
  ['down, then up', 60_000, 400, { discountable: 0, later: 16_800, loss: 10_000 }],
  ['down and down', 30_000, 400, { discountable: 0, later: 0, loss: 20_000 }],
])('across the change, %s', (_what, proceeds, close, parts) => {
  const [sale] = disposalsOf(across(proceeds, close), risenBy(80n))
  const gain = sale!.parcels[0]!.gain
  if ('missing' in gain) throw new Error(gain.missing)
  const { discountable, later, loss, other } = gain.parts
  expect({ discountable, later, loss, other }).toEqual({
    discountable: toMoney(parts.discountable),
    later: toMoney(parts.later),
    loss: toMoney(parts.loss),
    other: 0n,
  })
})

test('the 12 months of a parcel bought before the change go on across it, though it counts as bought anew for its value', () => {
  const parts = (bought: string, sold: string) => {
    const gain = disposalsOf(across(90_000, 700, bought, sold), risenBy(80n))[0]!.parcels[0]!.gain
    return 'missing' in gain ? gain : gain.parts
  }
  // Bought in March 2027 and sold in January 2028: ten months, no discount and no index.
  expect(parts('2027-03-01', '2028-01-10')).toMatchObject({ other: toMoney(20_000), later: toMoney(20_000) })
  expect(parts('2027-03-01', '2028-03-02')).toMatchObject({ discountable: toMoney(20_000), later: toMoney(14_400) })
})

test('bought on 30 June 2027 has a deferred part, bought on 1 July has none', () => {
  const deferred = (bought: string) => disposalsOf(across(90_000, 700, bought), risenBy(80n))[0]!.parcels[0]!.gain
  expect(deferred('2027-06-30')).toMatchObject({ deferred: toMoney(20_000) })
  expect(deferred('2027-07-01')).toMatchObject({
    deferred: null,
    laterBase: toMoney(50_000),
    indexedCost: toMoney(54_000),
  })
})

test('a split after the change leaves the value of a parcel at the change what it was', () => {
  const splitAfter = holdingOf([buy('2020-07-01', 100, 500), split('2028-03-01', 5, 1), sell('2030-07-02', 500, 180)], {
    closeAtChange: 700,
  })
  const gain = disposalsOf(splitAfter, risenBy(80n))[0]!.parcels[0]!.gain
  expect(gain).toMatchObject({ deferred: toMoney(20_000), parts: { later: toMoney(14_400) } })
})

test('the minimum reaches the later part only, after losses, and never the deferred one', () => {
  // Income of 20,000 in 2027-28: 14 % up to 45,000. Half of 20,000 deferred, 14,400 later.
  const steps = shownTaxOnGains(2028, { income: 20_000, isExempt: false }, { netOther: 10_000, netLater: 14_400 })
  expect(steps).toMatchObject({ onIncome: 252, onOther: 1400, onLater: 2016, topUp: 2304, total: 5972 })
  expect(shownTaxOnGains(2028, { income: 20_000, isExempt: true }, { netOther: 10_000, netLater: 14_400 })?.topUp).toBe(
    0,
  )
  expect(shownTaxOnGains(2099, { income: 20_000, isExempt: false }, { netOther: 0, netLater: 0 })).toBeNull()
})
