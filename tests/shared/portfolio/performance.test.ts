// What a portfolio did over a range of days: values, the two returns, the gain and its parts.
import { expect, test } from 'vitest'
import { dayNumber, dayOf } from '#shared/kernel/dates.ts'
import { isCarried, isTradePrice, isTypedPrice, type PriceHistory } from '#shared/market/price-history.ts'
import { dailyReturns } from '#shared/portfolio/daily-returns.ts'
import { isWithoutCapital, totalSeries } from '#shared/portfolio/day-series.ts'
import { gainOfRange } from '#shared/portfolio/gain.ts'
import { type HoldingFacts, isSplitUnanswered } from '#shared/portfolio/holding-history.ts'
import {
  bestAndWorst,
  cashFlows,
  type Figures,
  figuresOf,
  moneyPutIn,
  rangeOf,
  yearsOf,
} from '#shared/portfolio/performance.ts'
import { annualised, maxDrawdown, valueAt } from '#shared/portfolio/time-weighted.ts'
import type { Transaction } from '#shared/portfolio/transaction.ts'
import { aTransaction, buy, sell, split } from './ledger-support.ts'
import { aHistory, aHolding, aSeries } from './series-support.ts'

const all = (transactions: readonly Transaction[], closes: Record<string, number>, to: string): Figures => {
  const series = aSeries(transactions, aHistory(closes), to)
  return figuresOf(series, rangeOf('All', to, series))
}

test('a price that rises and falls by a tenth lost 1 %, whatever was put in between', () => {
  const closes = { '2024-01-01': 100, '2024-01-02': 110, '2024-01-04': 99 }
  const figures = all([buy('2024-01-01', 10, 100), buy('2024-01-03', 10, 110)], closes, '2024-01-04')
  expect(figures.timeWeighted).toBeCloseTo(-0.01, 12)
  expect(figures).toMatchObject({ gain: -120, unrealised: -120, realised: 0, income: 0, brokerage: 0, days: 3 })
  expect(figures.moneyWeightedPerYear).toBeNull()
})

test('a thousand that became 1,100 in a leap year made 9.9714 % a year by both measures', () => {
  const figures = all([buy('2024-01-01', 10, 100)], { '2024-01-01': 100, '2025-01-01': 110 }, '2025-01-01')
  expect((figures.moneyWeightedPerYear! * 100).toFixed(4)).toBe('9.9714')
  expect((figures.timeWeightedPerYear! * 100).toFixed(4)).toBe('9.9714')
  expect(figures.timeWeighted).toBeCloseTo(0.1, 12)
  expect(figures.days).toBe(366)
})

// An account with interest, fees, deposits and withdrawals, as the tests of Portfolio Performance have it.
test('daily returns take what comes in at the start and what goes out at the end of the day', () => {
  const values = [10_000, 10_230, 10_630, 9995.59, 10_289.58, 10_583.57, 16_179.56, 11_600, 10_596.15]
  const inflows = [10_000, 0, 200, 0, 0, 0, 5400, 0, 0]
  const outflows = [0, 0, 0, 400, 0, 0, 0, 3697.04, 0]
  const { factors, withoutCapital } = dailyReturns(values, inflows, outflows)
  const expected = [
    0, 0.023, 0.019_175_455, -0.022_051_7, 0.029_411_764_7, 0.028_571_428_6, 0.012_261_967, -0.054_545_454_5,
    -0.086_538_461_5,
  ]
  expected.forEach((change, day) => expect(factors[day]! - 1).toBeCloseTo(change, 6))
  expect(factors.reduce((product, factor) => product * factor, 1) - 1).toBeCloseTo(-0.056_182_678, 6)
  expect(withoutCapital).toEqual([])
  expect(dailyReturns([1, 1], [0, 0], [0, 0])).toEqual({ factors: Float64Array.of(1, 1), withoutCapital: [0] })
})

test('selling everything is not a loss of everything', () => {
  const figures = all(
    [buy('2024-01-01', 10, 100), sell('2024-01-03', 10, 120)],
    { '2024-01-01': 100, '2024-01-02': 110, '2024-01-03': 120 },
    '2024-01-10',
  )
  expect(figures.timeWeighted).toBeCloseTo(0.2, 12)
  expect(figures).toMatchObject({ gain: 200, realised: 200, unrealised: 0, endValue: 0, moneyIn: 1000, moneyOut: 1200 })
})

test('brokerage lowers both returns and is a part of its own', () => {
  const figures = all(
    [buy('2024-01-01', 10, 100, 10), sell('2024-01-03', 5, 120, 5)],
    { '2024-01-01': 100, '2024-01-03': 120 },
    '2024-01-03',
  )
  expect(figures).toMatchObject({
    gain: 185,
    realised: 100,
    unrealised: 100,
    brokerage: -15,
    moneyIn: 1010,
    moneyOut: 595,
  })
  expect(figures.timeWeighted).toBeCloseTo((1000 / 1010) * (1195 / 1000) - 1, 12)
})

test('brokerage beyond the proceeds of a sale is money put in: nobody loses more than everything', () => {
  const sold = [buy('2022-01-03', 1000, 1), sell('2022-07-01', 1000, 0.001, 19.95)]
  const closes = { '2022-01-03': 1, '2022-06-30': 0.001 }
  const figures = all(sold, closes, '2022-07-01')
  expect(figures).toMatchObject({ moneyIn: 1018.95, moneyOut: 0, realised: -999, brokerage: -19.95, gain: -1018.95 })
  expect(figures.timeWeighted).toBe(-1)
  // Sold in two halves it is the same.
  const halves = [sold[0]!, ...[9.95, 10].map((brokerage) => sell('2022-07-01', 500, 0.001, brokerage))]
  expect(all(halves, closes, '2022-07-01')).toEqual(figures)
  // Everything is lost for good; what is bought later has its own return.
  const end = '2024-07-04'
  const later = aHolding([buy('2022-07-04', 10, 100)], aHistory({ '2022-07-04': 100, [end]: 150 }), end)
  const both = totalSeries([aHolding(sold, aHistory(closes), end).series!, later.series!], dayNumber(end))!
  expect(figuresOf(both, rangeOf('All', end, both))).toMatchObject({ timeWeighted: -1, timeWeightedPerYear: -1 })
  expect(figuresOf(both, { after: dayNumber('2022-07-03'), to: dayNumber(end) }).timeWeighted).toBeCloseTo(0.5, 12)
})

test('a range begins with what stood at its first close: what moved on that day was before, what moved on its last day is in it', () => {
  const closes = { '2024-01-01': 100, '2024-06-03': 110, '2025-06-03': 121 }
  const trades = [buy('2024-01-01', 10, 100), buy('2024-06-03', 10, 110), sell('2025-06-03', 5, 121, 10)]
  const series = aSeries(trades, aHistory(closes), '2025-06-03')
  const range = { after: dayNumber('2024-06-03'), to: dayNumber('2025-06-03') }
  const figures = figuresOf(series, range)
  expect(figures).toMatchObject({
    days: 365,
    startValue: 2200,
    endValue: 1815,
    moneyIn: 0,
    moneyOut: 595,
    gain: 210,
    realised: 105,
    unrealised: 115,
    brokerage: -10,
  })
  expect(figures.moneyWeightedPerYear).toBeCloseTo(210 / 2200, 12)
  expect(figures.timeWeighted).toBeCloseTo(210 / 2200, 12)
  expect(cashFlows(series, range)).toEqual([
    { day: range.after, amount: -2200 },
    { day: range.to, amount: 595 },
    { day: range.to, amount: 1815 },
  ])
})

test('days with a gain and no capital are counted in their own range only', () => {
  const [first, second] = ['2024-03-04', '2024-03-08']
  const paid = (date: string) => aTransaction('dividend', { date, amount: 5 })
  const trades = [buy('2024-01-01', 10, 100), sell('2024-01-03', 10, 100), paid(first), paid(second)]
  const series = aSeries(trades, aHistory({ '2024-01-01': 100 }), '2024-03-20')
  const count = (from: string, fromDays: number, to: string, toDays: number): number =>
    figuresOf(series, { after: dayNumber(from) + fromDays, to: dayNumber(to) + toDays }).daysWithoutCapital
  expect(count(first, -1, second, 0)).toBe(2)
  expect(count(first, 0, second, 0)).toBe(1)
  expect(count(first, -1, second, -1)).toBe(1)
  expect(count(first, 0, second, -1)).toBe(0)
  expect(figuresOf(series, rangeOf('All', '2024-03-20', series)).daysWithoutCapital).toBe(2)
})

test('an opening enters at its cost, but gives nobody a first-day return', () => {
  const opening = aTransaction('opening', { date: '2024-01-01', units: 10, price: 50 })
  const figures = all([opening], { '2024-01-01': 100, '2024-02-10': 110 }, '2024-02-10')
  expect(figures).toMatchObject({ gain: 600, moneyIn: 500, unrealised: 600 })
  expect(figures.timeWeighted).toBeCloseTo(0.1, 12)
})

test('units transferred in and out move at the close and at their cost', () => {
  const transferIn = aTransaction('transferIn', {
    date: '2024-01-05',
    units: 10,
    costBase: 900,
    acquiredOn: '2024-01-01',
  })
  const out = aTransaction('transferOut', { date: '2024-01-06', units: 4 })
  const figures = all([transferIn, out], { '2024-01-01': 100, '2024-01-06': 110 }, '2024-01-08')
  expect(figures).toMatchObject({
    moneyIn: 900,
    moneyOut: 440,
    endValue: 660,
    gain: 200,
    realised: 80,
    unrealised: 120,
  })
  expect(figures.timeWeighted).toBeCloseTo(0.1, 12)
})

test('what came for nothing is no price of what is held; a sale for nothing is one', () => {
  const to = '2024-12-31'
  const figures = (more: readonly Transaction[], closes: Record<string, number>): Figures => {
    const series = aSeries([buy('2024-01-02', 100, 5), ...more], aHistory(closes), to)
    return figuresOf(series, rangeOf('All', to, series))
  }
  const closes = { '2024-11-20': 8 }
  const given = [
    aTransaction('reward', { date: '2024-06-03', units: 1, price: 0 }),
    aTransaction('opening', { date: '2024-06-03', units: 1, amount: 0 }),
    aTransaction('transferIn', { date: '2024-07-01', units: 1, costBase: 0, acquiredOn: '2024-06-03' }),
    aTransaction('buy', { date: '2024-06-03', units: 1, price: 0 }),
    aTransaction('reinvestment', { date: '2024-06-03', amount: 1, units: 1, price: 0 }),
  ]
  for (const one of given) {
    const { timeWeighted, drawdown, gain } = figures([one], closes)
    expect(gain, one.type).toBeGreaterThanOrEqual(308)
    expect(timeWeighted, one.type).toBeGreaterThanOrEqual(0.6)
    expect(drawdown, one.type).toBeNull()
  }
  expect(figures([sell('2024-06-03', 1, 0)], closes)).toMatchObject({ timeWeighted: -1 })
  // Where nothing else is known, it was worth nothing; from the first price on it is worth that.
  const worthless = aSeries([given[0]!, buy('2024-08-01', 1, 7)], null, to)
  expect(valueAt(worthless, dayNumber('2024-07-31'))).toBe(0)
  expect(valueAt(worthless, dayNumber('2024-08-01'))).toBe(14)
})

test('of two trades on a day the one entered last is the price, wherever the list has it', () => {
  const [a, b] = [buy('2025-03-03', 10, 10), buy('2025-03-03', 10, 20)]
  for (const list of [
    [a, b],
    [b, a],
  ])
    expect(valueAt(aSeries(list, null, '2025-03-05'), dayNumber('2025-03-05'))).toBe(400)
})

test('a transfer without any known price leaves at what was paid', () => {
  const opening = aTransaction('opening', { date: '2024-01-01', units: 10, price: 50 })
  const out = aTransaction('transferOut', { date: '2024-01-06', units: 4 })
  const series = aSeries([opening, out], null, '2024-01-08')
  expect(valueAt(series, dayNumber('2024-01-08'))).toBe(300)
  expect(figuresOf(series, rangeOf('All', '2024-01-08', series))).toMatchObject({ moneyOut: 200, gain: 0, realised: 0 })
})

test('a dividend is due from its ex-date: no dip, and nothing lost after selling out', () => {
  const dividend = aTransaction('dividend', { date: '2024-01-20', exDate: '2024-01-10', amount: 50 })
  const closes = { '2024-01-01': 100, '2024-01-10': 95 }
  const kept = aSeries([buy('2024-01-01', 10, 100), dividend], aHistory(closes), '2024-01-25')
  expect(figuresOf(kept, rangeOf('All', '2024-01-25', kept))).toMatchObject({ gain: 0, income: 50, unrealised: -50 })
  expect(figuresOf(kept, rangeOf('All', '2024-01-25', kept)).timeWeighted).toBeCloseTo(0, 12)
  expect(figuresOf(kept, rangeOf('All', '2024-01-25', kept)).drawdown).toBeNull()
  const sold = aSeries(
    [buy('2024-01-01', 10, 100), sell('2024-01-12', 10, 95), dividend],
    aHistory(closes),
    '2024-01-25',
  )
  expect(figuresOf(sold, rangeOf('All', '2024-01-25', sold))).toMatchObject({ gain: 0, daysWithoutCapital: 0 })
  expect(figuresOf(sold, rangeOf('All', '2024-01-25', sold)).timeWeighted).toBeCloseTo(0, 12)
})

test('reinvested income and rewards are no flow: what they bring is return', () => {
  const drp = aTransaction('reinvestment', { date: '2024-01-10', amount: 50, units: 0.5, price: 100 })
  const figures = all([buy('2024-01-01', 10, 100), drp], { '2024-01-01': 100 }, '2024-01-10')
  expect(figures).toMatchObject({ moneyIn: 1000, moneyOut: 0, gain: 50, income: 50, endValue: 1050 })
  expect(figures.timeWeighted).toBeCloseTo(0.05, 12)
  const reward = aTransaction('reward', { date: '2024-01-10', units: 1, price: 90 })
  const rewarded = all([buy('2024-01-01', 10, 100), reward], { '2024-01-01': 100 }, '2024-01-10')
  expect(rewarded).toMatchObject({ moneyIn: 1000, gain: 100, income: 90, unrealised: 10 })
  expect(rewarded.timeWeighted).toBeCloseTo(0.1, 12)
})

test('a gain on a day without capital is left out of the chain and flagged', () => {
  const reward = aTransaction('reward', { date: '2024-01-01', units: 1, price: 90 })
  const series = aSeries([reward], aHistory({ '2024-01-01': 90, '2024-01-02': 99 }), '2024-01-02')
  expect(series.flags[0]! & isWithoutCapital).toBe(isWithoutCapital)
  const figures = figuresOf(series, rangeOf('All', '2024-01-02', series))
  expect(figures.timeWeighted).toBeCloseTo(0.1, 12)
  expect(figures).toMatchObject({ daysWithoutCapital: 1, gain: 99 })
})

test('units without a date take no part: neither value, nor income, nor their share of a sale', () => {
  const opening = aTransaction('opening', { date: null, units: 10, price: 1 })
  const transactions = [
    opening,
    buy('2024-01-01', 10, 100),
    sell('2024-01-10', 15, 110),
    aTransaction('dividend', { date: '2024-01-05', amount: 20 }),
  ]
  const figures = all(transactions, { '2024-01-01': 100, '2024-01-10': 110 }, '2024-01-10')
  expect(figures).toMatchObject({ moneyIn: 1000, moneyOut: 560, income: 10, realised: 50, endValue: 550 })
  expect(aHolding([opening], aHistory({ '2024-01-01': 100 }), '2024-01-10').series).toBeNull()
  expect(totalSeries([], 1)).toBeNull()
  const later = aHolding([buy('2024-02-01', 1, 1)], null, '2024-01-10')
  expect(later.series).toBeNull()
})

test('a dividend, capital or a sale of units without a date begins no series, and changes none', () => {
  const opening = aTransaction('opening', { date: null, units: 100, price: 1 })
  const dividend = aTransaction('dividend', { date: '2014-01-01', amount: 20 })
  const capital = aTransaction('returnOfCapital', { date: '2014-06-02', amountPerUnit: 0.1 })
  const sale = sell('2015-03-02', 100, 3)
  const late = aTransaction('dividend', { date: '2015-04-01', amount: 20 })
  const history = aHistory({ '2014-01-01': 2 })
  expect(aHolding([opening, dividend], history, '2024-01-01').series).toBeNull()
  expect(aHolding([opening, dividend, capital, sale, late], history, '2024-01-01').series).toBeNull()
  // Units with a date begin on theirs, whatever the others paid before.
  const more = buy('2022-01-01', 1, 2)
  expect(aHolding([opening, dividend, more], history, '2024-01-01').series?.from).toBe(dayNumber('2022-01-01'))
  const own = aHolding([buy('2022-01-01', 1, 100)], aHistory({ '2022-01-01': 100, '2024-01-01': 144 }), '2024-01-01')
  const all = [aHolding([opening, dividend], history, '2024-01-01'), own].flatMap(({ series }) => series ?? [])
  const together = totalSeries(all, dayNumber('2024-01-01'))!
  const figures = figuresOf(together, rangeOf('All', '2024-01-01', together))
  expect(figures.timeWeightedPerYear).toBeCloseTo(0.2, 12)
  expect(figures).toMatchObject({ days: 730, gain: 44 })
})

test('income that was recorded before the first units counts in full, however many payments there were', () => {
  const dividend = (date: string, amount: number) => aTransaction('dividend', { date, amount })
  const closes = { '2024-01-01': 10 }
  const bought = buy('2024-06-03', 100, 10)
  const paid = ['2024-02-15', '2024-03-15', '2024-04-15'].map((date) => dividend(date, 100))
  expect(all([...paid, bought], closes, '2024-06-28')).toMatchObject({ income: 300, moneyIn: 1000, gain: 300 })
  expect(all([split('2024-01-10', 2, 1), paid[0]!, bought], closes, '2024-06-28')).toMatchObject({ income: 100 })
  const drp = aTransaction('reinvestment', { date: '2024-02-15', amount: 100, units: 10, price: 10 })
  expect(all([dividend('2024-01-10', 1), drp], closes, '2024-06-28')).toMatchObject({ income: 101, moneyIn: 0 })
})

test('value is the same the day before and after a split, when the company is worth the same', () => {
  // The provider re-scales its past: 100 before a split of 4 to 1 is told as 25.
  const history = aHistory({ '2020-08-27': 25, '2020-08-28': 25, '2020-08-31': 25 }, { splits: [['2020-08-31', 4, 1]] })
  const series = aSeries([buy('2020-08-27', 10, 100), split('2020-09-02', 4, 1)], history, '2020-09-03')
  expect([...series.values]).toEqual(Array.from({ length: 8 }, () => 1000))
  expect(figuresOf(series, rangeOf('All', '2020-09-03', series)).timeWeighted).toBe(0)
})

test('a close that is carried over a split of the trades which the market does not tell goes through it', () => {
  const bought = buy('2024-05-02', 100, 100)
  const closes = { '2024-05-02': 100, '2024-05-03': 100, '2024-05-06': 50 }
  const values = (day: string, history: PriceHistory) => [
    ...aSeries([bought, split(day, 2, 1)], history, '2024-05-07').values,
  ]
  // On a Saturday, and on the Monday that has its own close.
  for (const day of ['2024-05-04', '2024-05-06']) expect(values(day, aHistory(closes))).toEqual(Array(6).fill(10_000))
  // One that the market tells is in its closes already.
  const told = aHistory({ '2024-05-02': 50, '2024-05-03': 50 }, { splits: [['2024-05-06', 2, 1]] })
  expect(values('2024-05-04', told)).toEqual(Array(6).fill(10_000))
  // Two of them while trading is suspended.
  const suspended = [bought, split('2024-05-04', 1, 10), split('2024-05-20', 2, 1)]
  const { values: carried } = aSeries(suspended, aHistory({ '2024-05-02': 100, '2024-06-03': 500 }), '2024-06-03')
  expect([...carried]).toEqual(Array(33).fill(10_000))
})

test('a split of the provider that the ledger lacks is suggested, and the days from it on are flagged', () => {
  const history = aHistory({ '2020-08-27': 25, '2020-08-31': 25 }, { splits: [['2020-08-31', 4, 1]] })
  const bought = buy('2020-08-27', 10, 100)
  const missing = aHolding([bought], history, '2020-09-01')
  expect(missing.suggestedSplits).toEqual([{ exDay: dayNumber('2020-08-31'), newUnits: 4, oldUnits: 1 }])
  expect([...missing.series!.flags]).toEqual([0, 0, 0, 0, isSplitUnanswered, isSplitUnanswered])
  expect(aHolding([bought, split('2020-09-07', 4, 1)], history, '2020-09-08').suggestedSplits).toEqual([])
  expect(aHolding([bought, split('2020-09-08', 4, 1)], history, '2020-09-08').suggestedSplits).toHaveLength(1)
  const declinedSplits = new Set([dayNumber('2020-08-31')])
  expect(aHolding([bought], history, '2020-09-01', { declinedSplits }).suggestedSplits).toEqual([])
  expect(aHolding([buy('2020-08-31', 10, 25)], history, '2020-09-01').suggestedSplits).toEqual([])
  expect(aHolding([bought], history, '2020-08-30').suggestedSplits).toEqual([])
})

test('the day on which the market has a split of the trades is suggested, and stays as it was typed where that is turned down', () => {
  const splitDay = dayNumber('2024-03-11')
  const history = aHistory({ '2024-02-01': 5, '2024-04-30': 5 }, { splits: [['2024-03-11', 2, 1]] })
  const bought = buy('2024-02-01', 100, 10)
  const on = (date: string, ...more: Transaction[]) => {
    const typed = split(date, 2, 1)
    const found = (declined: Pick<HoldingFacts, 'declinedSplits' | 'declinedSplitDays'>) =>
      aHolding([bought, typed, ...more], history, '2024-04-30', declined)
    const days = new Set([splitDay])
    return {
      id: typed.id,
      asked: found({}),
      kept: found({ declinedSplitDays: days }),
      typedAfterAll: found({ declinedSplits: days }),
    }
  }
  const units = ({ ledger }: { ledger: { held: readonly { units: bigint }[] } }) =>
    Number(ledger.held.at(-1)!.units / 10n ** 16n)
  const late = on('2024-03-15', buy('2024-03-12', 50, 5))
  const about = { exDay: splitDay, newUnits: 2, oldUnits: 1 }
  expect(late.asked.splitDays).toEqual([{ ...about, transactionId: late.id, typedOn: '2024-03-15' }])
  expect(late.asked.suggestedSplits).toEqual([])
  expect(units(late.asked)).toBe(250)
  expect(late.kept.splitDays).toEqual([])
  expect(units(late.kept)).toBe(300)
  // Turned down as a split and then typed: the market's day counts for it as for any other.
  expect(late.typedAfterAll.splitDays).toEqual(late.asked.splitDays)
  expect(units(late.typedAfterAll)).toBe(250)
  // What cannot have happened by the market's day is what the position says.
  const early = on('2024-03-07', sell('2024-03-08', 150, 5))
  expect(early.asked.splitDays).toMatchObject([{ typedOn: '2024-03-07' }])
  expect(units(early.asked)).toBe(50)
  expect(on('2024-03-11').asked.splitDays).toEqual([])
  expect(aHolding([bought, split('2024-03-13', 3, 1)], history, '2024-04-30').splitDays).toEqual([])
  // A ratio is the same in other numbers, and only that of the same day counts.
  const two = aHistory(
    { '2024-02-01': 5 },
    {
      splits: [
        ['2024-03-11', 3, 2],
        ['2024-06-03', 4, 1],
      ],
    },
  )
  const dayOfTyped = (date: string, newUnits: number, oldUnits: number) =>
    aHolding([bought, split(date, newUnits, oldUnits)], two, '2024-07-01').splitDays.map(({ exDay }) => dayOf(exDay))
  expect(dayOfTyped('2024-03-13', 6, 4)).toEqual(['2024-03-11'])
  expect(dayOfTyped('2024-03-13', 2, 3)).toEqual([])
  expect(dayOfTyped('2024-03-13', 4, 1)).toEqual([])
  expect(dayOfTyped('2024-06-04', 4, 1)).toEqual(['2024-06-03'])
  // What is still to come is not suggested before its day.
  const ahead = split('2024-03-08', 2, 1)
  const asOf = (to: string) => aHolding([bought, ahead], history, to).splitDays.length
  expect([asOf('2024-03-10'), asOf('2024-03-11')]).toEqual([0, 1])
  expect(aHolding([bought], history, '2024-03-11').suggestedSplits).toHaveLength(1)
  expect(aHolding([bought], history, '2024-03-10').suggestedSplits).toEqual([])
})

test('a split is suggested for units without a date only when they were typed before it', () => {
  const history = aHistory({ '2020-08-27': 25, '2020-08-31': 25 }, { splits: [['2020-08-31', 4, 1]] })
  const opening = (createdAt: string) => aTransaction('opening', { date: null, units: 1, price: 1, createdAt })
  expect(aHolding([opening('2026-01-01T00:00:00.000Z')], history, '2020-09-01').suggestedSplits).toEqual([])
  expect(aHolding([opening('2020-08-01T00:00:00.000Z')], history, '2020-09-01').suggestedSplits).toHaveLength(1)
})

test('dividends of the market for units that were held are found, by the units and dollars of their time', () => {
  const history = aHistory(
    { '2020-01-01': 25 },
    {
      splits: [['2020-08-31', 4, 1]],
      dividends: [
        ['2020-09-20', 0.5],
        ['2020-02-01', 0.25],
        ['2020-05-01', 0.25],
        ['2021-01-01', 9],
      ],
    },
  )
  const paid = aTransaction('dividend', { date: '2020-06-01', amount: 10 })
  const found = (...more: Transaction[]) =>
    aHolding([buy('2020-01-02', 10, 100), split('2020-08-31', 4, 1), ...more], history, '2020-12-01').foundDividends
  expect(found(paid)).toEqual(
    [
      { exDay: dayNumber('2020-02-01'), units: 10, amountPerUnit: 1, amount: 10 },
      { exDay: dayNumber('2020-09-20'), units: 40, amountPerUnit: 0.5, amount: 20 },
    ].filter(({ exDay }) => exDay !== dayNumber('2020-05-01')),
  )
  const stated = aTransaction('reinvestment', {
    date: '2020-10-01',
    exDate: '2020-09-18',
    amount: 20,
    units: 1,
    price: 20,
  })
  expect(found(paid, stated).map(({ exDay }) => exDay)).toEqual([dayNumber('2020-02-01')])
  // A payment counts by its ex-date where it says one, months late as well; a distribution as a dividend does.
  const late = { date: '2021-03-30', exDate: '2020-09-20', amount: 20 }
  for (const type of ['dividend', 'distribution'] as const)
    expect(found(paid, aTransaction(type, late)).map(({ exDay }) => exDay)).toEqual([dayNumber('2020-02-01')])
  // An ex-date is news on its day, not before.
  const on = (to: string) =>
    aHolding([buy('2020-01-02', 10, 100)], history, to).foundDividends.map(({ exDay }) => exDay)
  expect([on('2020-01-31'), on('2020-02-01')]).toEqual([[], [dayNumber('2020-02-01')]])
  expect(aHolding([buy('2020-02-01', 10, 100)], history, '2020-04-01').foundDividends).toEqual([])
  expect(aHolding([buy('2020-02-01', 10, 100)], null, '2020-04-01').foundDividends).toEqual([])
})

test('dividends of years before units without a date were typed are not found: nobody knows who held them', () => {
  const history = aHistory(
    { '2020-01-01': 25 },
    {
      dividends: [
        ['2020-02-01', 0.25],
        ['2026-05-01', 0.5],
      ],
    },
  )
  const createdAt = '2026-04-01T00:00:00.000Z'
  const opening = aTransaction('opening', { date: null, units: 10, price: 1, createdAt })
  const sold = sell('2020-01-20', 4, 30)
  const found = (...list: Transaction[]) =>
    aHolding(list, history, '2026-06-01').foundDividends.map(({ exDay, units }) => [exDay, units])
  expect(found(opening)).toEqual([[dayNumber('2026-05-01'), 10]])
  // Typed on the ex-date itself, or moved in without a day of acquisition, they are known from the day after.
  expect(found({ ...opening, createdAt: '2026-05-01T00:00:00.000Z' })).toEqual([])
  expect(found({ ...opening, createdAt: '2026-04-30T00:00:00.000Z' })).toEqual([[dayNumber('2026-05-01'), 10]])
  const moved = aTransaction('transferIn', { date: '2026-04-01', units: 10, costBase: 10, acquiredOn: null })
  expect(found(moved)).toEqual([[dayNumber('2026-05-01'), 10]])
  expect(found(opening, buy('2020-01-10', 5, 30), sold)).toEqual([
    [dayNumber('2020-02-01'), 5],
    [dayNumber('2026-05-01'), 11],
  ])
})

test('days before the first close stand at the price of the trade, flagged; gaps are carried and flagged', () => {
  const history = aHistory({ '2024-01-03': 110 })
  const series = aSeries([buy('2024-01-01', 10, 100)], history, '2024-01-10')
  expect([...series.values].map((value) => value / 10)).toEqual([100, 100, 110, 110, 110, 110, 110, 110, 110, 110])
  expect([...series.flags]).toEqual([isTradePrice, isTradePrice, 0, 0, 0, 0, 0, 0, isCarried, isCarried])
})

test('a financial year runs from July to June, and the one under way is there', () => {
  const closes = { '2024-08-01': 100, '2024-12-31': 120, '2025-06-30': 90, '2025-08-01': 99 }
  const series = aSeries([buy('2024-08-01', 1, 100)], aHistory(closes), '2025-08-01')
  const gains = (kind: 'calendar' | 'financial') => yearsOf(series, kind).map(({ year, gain }) => [year, gain])
  expect(gains('calendar')).toEqual([
    [2024, 20],
    [2025, -21],
  ])
  expect(gains('financial')).toEqual([
    [2025, -10],
    [2026, 9],
  ])
})

test('a day counts as invested by what came in on it, sold again at once or given', () => {
  const day = '2023-05-02'
  const reward = aTransaction('reward', { date: '2025-01-01', units: 1, price: 10 })
  const trades = [buy(day, 5, 10), sell(day, 5, 10), reward]
  const years = yearsOf(aSeries(trades, aHistory({ [day]: 10 }), '2026-01-10'), 'calendar')
  expect(years.map(({ year, isWhole, isEmpty }) => [year, isWhole, isEmpty])).toEqual([
    [2023, false, false],
    [2024, false, true],
    [2025, true, false],
    [2026, false, false],
  ])
})

test('a market that has no close yet is no help: the trades are', () => {
  expect([...aSeries([buy('2024-01-01', 10, 100)], aHistory({}), '2024-01-02').values]).toEqual([1000, 1000])
})

test('a price somebody typed values the days after it until the market knows a later one', () => {
  const typed = [{ day: dayNumber('2024-01-02'), price: 105 }]
  const series = aSeries(
    [buy('2024-01-01', 1, 100)],
    aHistory({ '2024-01-01': 101, '2024-01-04': 103 }),
    '2024-01-04',
    { typed },
  )
  expect([...series.values]).toEqual([101, 105, 105, 103])
  expect([...series.flags]).toEqual([0, isTypedPrice, isTypedPrice, 0])
})

test('prices from trades are those of all kinds that have one, and go through splits with the units', () => {
  const transactions = [
    aTransaction('transferIn', { date: '2024-01-09', units: 20, costBase: 1000, acquiredOn: '2024-01-01' }),
    aTransaction('transferIn', { date: '2024-01-09', units: 20, costBase: 1000, acquiredOn: null }),
    aTransaction('opening', { date: null, units: 1, price: 7, createdAt: '2024-01-01T00:00:00.000Z' }),
    split('2024-01-03', 2, 1),
    aTransaction('buy', { date: '2024-01-05', units: 4, amount: 240 }),
    aTransaction('reinvestment', { date: '2024-01-06', amount: 70, units: 1, price: 70 }),
    aTransaction('transferOut', { date: '2024-01-07', units: 42 }),
    aTransaction('costBaseAdjustment', { date: '2024-01-07', amount: 1 }),
  ]
  const series = aSeries(transactions, null, '2024-01-07')
  // 10 units at 100 before the split, 20 at 50 after it, 24 at 60, 25 at 70; the 22 without a date leave first, and 20 more.
  expect([...series.values]).toEqual([1000, 1000, 1000, 1000, 1440, 1750, 350])
})

test('a zero-cost parcel and one that nobody priced stand at what was paid', () => {
  const series = aSeries(
    [aTransaction('dividend', { date: '2024-01-05', exDate: '2024-01-01', amount: 5 })],
    null,
    '2024-01-06',
  )
  expect([...series.values]).toEqual([5, 5, 5, 5, 0, 0])
  expect(series.flags[0]! & isWithoutCapital).toBe(isWithoutCapital)
})

test('money put in is a staircase of what came in less what went out', () => {
  const transactions = [buy('2024-01-01', 2, 100), sell('2024-01-03', 1, 110), buy('2024-01-04', 1, 50)]
  expect([...moneyPutIn(aSeries(transactions, null, '2024-01-05'))]).toEqual([200, 200, 90, 140, 140])
})

test('a range starts at the close before it and counts only its own flows', () => {
  const closes = { '2024-01-01': 100, '2024-01-31': 110, '2024-03-01': 121 }
  const series = aSeries([buy('2024-01-01', 10, 100), buy('2024-02-10', 1, 115)], aHistory(closes), '2024-03-01')
  const range = { after: dayNumber('2024-01-31'), to: dayNumber('2024-03-01') }
  expect(cashFlows(series, range)).toEqual([
    { day: dayNumber('2024-01-31'), amount: -1100 },
    { day: dayNumber('2024-02-10'), amount: -115 },
    { day: dayNumber('2024-03-01'), amount: 1331 },
  ])
  const figures = figuresOf(series, range)
  expect(figures).toMatchObject({ startValue: 1100, endValue: 1331, gain: 116, days: 30 })
  expect(figures.moneyWeightedPerYear).toBeGreaterThan(2)
  expect(figures.timeWeightedPerYear).toBeNull()
  expect(figures.volatility).toBeNull()
})

test('the chips start where the calendar says, never before there was anything', () => {
  const series = { from: dayNumber('2024-08-01') }
  const after = (chip: Parameters<typeof rangeOf>[0]) => rangeOf(chip, '2026-11-22', series).after
  expect([after('1M'), after('3M'), after('6M'), after('FY'), after('1Y')]).toEqual(
    ['2026-10-22', '2026-08-22', '2026-05-22', '2026-06-30', '2025-11-22'].map(dayNumber),
  )
  expect([after('3Y'), after('5Y'), after('All')]).toEqual(['2024-07-31', '2024-07-31', '2024-07-31'].map(dayNumber))
})

test('per year only from a year up', () => {
  expect(annualised(0.1, 364)).toBeNull()
  expect(annualised(0.1, 365)).toBeCloseTo(0.1, 12)
  expect(annualised(0.21, 730)).toBeCloseTo(0.1, 12)
  expect(annualised(-1, 730)).toBe(-1)
})

test('the deepest fall has its peak, its lowest day and the day it was made up for', () => {
  expect(maxDrawdown([100, 120, 110, 80, 85, 120, 60, 70])).toEqual({ depth: 0.5, peak: 5, trough: 6, recovered: null })
  expect(maxDrawdown([100, 120, 110, 80, 85, 90, 95, 100, 105, 110, 115, 120])).toMatchObject({
    peak: 1,
    trough: 3,
    recovered: 11,
  })
  expect(maxDrawdown([1, 1.1, 1.2, -0.4])!.depth).toBeCloseTo(4 / 3, 12)
  expect(maxDrawdown([1, 2, 3])).toBeNull()
  expect(maxDrawdown([])).toBeNull()
  const figures = all(
    [buy('2024-01-01', 1, 100)],
    { '2024-01-01': 100, '2024-01-02': 80, '2024-01-03': 101 },
    '2024-01-04',
  )
  expect(figures.drawdown!.depth).toBeCloseTo(0.2, 12)
  expect(figures.drawdown).toMatchObject({ from: '2024-01-01', lowestOn: '2024-01-02', recoveredOn: '2024-01-03' })
  const open = all([buy('2024-01-01', 1, 100)], { '2024-01-01': 100, '2024-01-02': 80 }, '2024-01-04')
  expect(open.drawdown!.recoveredOn).toBeNull()
})

test('a price that is back where it was has made up for its fall, and one that never moved had none', () => {
  // 3.01 / 2.74 x 2.74 / 3.01 is a little less than 1 in binary numbers.
  const back = { '2024-03-04': 3.01, '2024-03-05': 2.74, '2024-03-06': 3.01, '2024-03-07': 2.99 }
  const made = all([buy('2024-03-04', 100, 3.01)], back, '2024-03-08')
  expect(made.drawdown).toMatchObject({ from: '2024-03-04', lowestOn: '2024-03-05', recoveredOn: '2024-03-06' })
  const still = all([buy('2024-03-04', 3, 2.76), buy('2024-03-05', 7, 2.76)], { '2024-03-04': 2.76 }, '2024-03-08')
  expect(still.drawdown).toBeNull()
})

test('a fall never begins before anything was owned', () => {
  const { drawdown } = all([buy('2024-05-06', 10, 10, 5)], { '2024-05-01': 10 }, '2024-06-30')
  expect(drawdown).toMatchObject({ from: '2024-05-06', lowestOn: '2024-05-06', recoveredOn: null })
})

test('dollars that were there for a few days have no return a year, however long the range is', () => {
  const closes = { '2023-01-01': 10, '2024-11-18': 10, '2024-11-20': 10.2 }
  const again = buy('2024-11-17', 1000, 10)
  const transactions = [buy('2023-02-01', 100, 10), sell('2023-08-01', 100, 10), again]
  const series = aSeries(transactions, aHistory(closes), '2024-11-22')
  const rate = (chip: '1M' | '1Y' | 'All') =>
    figuresOf(series, rangeOf(chip, '2024-11-22', series)).moneyWeightedPerYear
  expect([rate('1M'), rate('1Y')]).toEqual([null, null])
  expect(rate('All')).toBeGreaterThan(0)
  const sold = all([buy('2024-03-01', 100, 10), sell('2024-03-30', 100, 10.1)], { '2024-03-01': 10 }, '2024-11-22')
  expect(sold.moneyWeightedPerYear).toBeNull()
  const longer = all([buy('2024-03-01', 100, 10), sell('2024-03-31', 100, 10.1)], { '2024-03-01': 10 }, '2024-11-22')
  expect(longer.moneyWeightedPerYear).toBeCloseTo(1.01 ** (365 / 30) - 1, 9)
})

test('volatility is the scatter of a year of daily changes', () => {
  const closes: Record<string, number> = {}
  for (let day = 0; day <= 365; day++)
    closes[new Date(Date.UTC(2023, 0, 1 + day)).toISOString().slice(0, 10)] = day % 2 === 0 ? 100 : 101
  const series = aSeries([buy('2023-01-01', 1, 100)], aHistory(closes), '2024-01-01')
  const figures = figuresOf(series, rangeOf('All', '2024-01-01', series))
  expect(figures.volatility).toBeCloseTo(Math.log(1.01) * Math.sqrt(365), 3)
  // 100 days that rise by 1 % in a year of 365: the sample's scatter around what it rose by on average.
  const rising: Record<string, number> = {}
  for (let day = 0; day <= 100; day++) rising[dayOf(dayNumber('2023-01-01') + day)] = 100 * 1.01 ** day
  const rose = aSeries([buy('2023-01-01', 1, 100)], aHistory(rising), '2024-01-01')
  const [mean, change] = [(100 * Math.log(1.01)) / 365, Math.log(1.01)]
  const variance = (100 * (change - mean) ** 2 + 265 * mean ** 2) / 364
  const year = { after: dayNumber('2023-01-01'), to: dayNumber('2024-01-01') }
  expect(figuresOf(rose, year).volatility).toBeCloseTo(Math.sqrt(variance * 365), 12)
  const worthless = aSeries([buy('2023-01-01', 1, 0)], null, '2024-01-01')
  expect(figuresOf(worthless, rangeOf('All', '2024-01-01', worthless)).volatility).toBe(0)
})

test('what lost everything has lost everything, and a later range begins anew', () => {
  const typed = [
    { day: dayNumber('2023-01-01'), price: 100 },
    { day: dayNumber('2023-02-01'), price: 0 },
    { day: dayNumber('2023-03-05'), price: 10 },
    { day: dayNumber('2024-03-10'), price: 11 },
  ]
  const series = aSeries([buy('2023-01-01', 1, 100), buy('2023-03-05', 1, 10)], null, '2024-03-10', { typed })
  const figures = figuresOf(series, rangeOf('All', '2024-03-10', series))
  expect(figures.timeWeighted).toBe(-1)
  expect(figures.volatility).not.toBeNaN()
  expect(figuresOf(series, { after: dayNumber('2023-03-05'), to: dayNumber('2024-03-10') }).timeWeighted).toBeCloseTo(
    0.1,
    12,
  )
})

test('years are told each for itself, the best and the worst of the whole ones', () => {
  const closes = { '2022-06-01': 100, '2022-12-31': 50, '2023-12-31': 60, '2024-12-31': 54, '2025-02-01': 108 }
  const series = aSeries([buy('2022-06-01', 1, 100)], aHistory(closes), '2025-02-01')
  const years = yearsOf(series, 'calendar')
  expect(years.map(({ year, isWhole, gain }) => [year, isWhole, gain])).toEqual([
    [2022, false, -50],
    [2023, true, 10],
    [2024, true, -6],
    [2025, false, 54],
  ])
  expect(bestAndWorst(years)).toMatchObject({ best: { year: 2023 }, worst: { year: 2024 } })
  expect(bestAndWorst(years)!.best.timeWeighted).toBeCloseTo(0.2, 12)
  expect(yearsOf(series, 'financial').map(({ year }) => year)).toEqual([2022, 2023, 2024, 2025])
  expect(bestAndWorst(years.slice(0, 1))).toBeNull()
})

test('a year in which nothing was invested for a while is not whole, and one without a dollar says so', () => {
  const closes = { '2020-01-01': 10, '2021-07-01': 9, '2026-01-31': 8 }
  const trades = [
    buy('2020-01-01', 100, 10),
    sell('2022-01-01', 100, 8.4),
    buy('2024-01-01', 100, 7.5),
    sell('2024-05-01', 100, 7.5),
    buy('2024-05-03', 100, 7.5),
    sell('2025-03-03', 50, 8),
    sell('2025-05-01', 50, 8),
    buy('2025-05-02', 100, 8),
  ]
  const years = yearsOf(aSeries(trades, aHistory(closes), '2026-01-31'), 'calendar')
  expect(years.map(({ year, isWhole, isEmpty }) => [year, isWhole, isEmpty])).toEqual([
    [2020, true, false],
    [2021, true, false],
    [2022, false, false],
    [2023, false, true],
    [2024, false, false],
    [2025, true, false],
    [2026, false, false],
  ])
  expect(bestAndWorst(years)).toMatchObject({ best: { year: 2020 }, worst: { year: 2021 } })
})

test('shown in whole cents, the parts still add up', () => {
  const history = aHistory({ '2024-01-01': 33.333, '2024-01-05': 33.337 })
  const { series } = aHolding(
    [buy('2024-01-01', 3, 33.333, 0.005), sell('2024-01-03', 1, 33.335)],
    history,
    '2024-01-05',
  )
  const gain = gainOfRange([series!], { after: 0, to: dayNumber('2024-01-05') }, 2)
  const cents = (amount: number): number => Math.round(amount * 100)
  expect(cents(gain.unrealised) + cents(gain.realised) + cents(gain.income) + cents(gain.brokerage)).toBe(
    cents(gain.gain),
  )
  expect(cents(gain.endValue) - cents(gain.startValue) + cents(gain.moneyOut) - cents(gain.moneyIn)).toBe(
    cents(gain.gain),
  )
})
