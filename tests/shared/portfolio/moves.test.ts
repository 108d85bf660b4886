// Units that change broker, exchange or wallet inside one holding: two transfers, and nothing of it in any figure.
import { expect, test } from 'vitest'
import { dayNumber } from '#shared/kernel/dates.ts'
import { toMoney, toUnits } from '#shared/kernel/decimal.ts'
import { movesWithin } from '#shared/portfolio/moves.ts'
import { type Figures, figuresOf, rangeOf } from '#shared/portfolio/performance.ts'
import { valueAt } from '#shared/portfolio/time-weighted.ts'
import type { Transaction, TransactionOf } from '#shared/portfolio/transaction.ts'
import { aTransaction, buy, held, idOf, played, refusal, sell, split } from './ledger-support.ts'
import { aHistory, aSeries } from './series-support.ts'

type In = TransactionOf<'transferIn'>
type Out = TransactionOf<'transferOut'>
const out = (date: string, units: number, fields: Partial<Out> = {}): Out =>
  aTransaction('transferOut', { date, units, ...fields })
const into = (date: string, units: number, costBase: number, acquiredOn: string | null, fields: Partial<In> = {}): In =>
  aTransaction('transferIn', { date, units, costBase, acquiredOn, ...fields })
const pairs = (...transactions: Transaction[]): string[][] =>
  [...new Set(movesWithin(transactions).values())].map((move) => [move.out.id, move.into.id])

const figures = (transactions: readonly Transaction[], closes: Record<string, number>, to: string): Figures => {
  const series = aSeries(transactions, aHistory(closes), to)
  return figuresOf(series, rangeOf('All', to, series))
}

test('a transfer in is a move when as many units left within 14 days before or after it and were bought before they left', () => {
  const left = out('2024-03-15', 2.5)
  for (const date of ['2024-03-01', '2024-03-15', '2024-03-29']) {
    const came = into(date, 2.5, 9, '2020-01-01')
    expect(pairs(came, left), date).toEqual([[left.id, came.id]])
    expect(movesWithin([left, came]).get(came.id)).toEqual({ out: left, into: came, day: dayNumber('2024-03-15') })
  }
  const others = [
    into('2024-02-29', 2.5, 9, '2020-01-01'),
    into('2024-03-30', 2.5, 9, '2020-01-01'),
    into('2024-03-16', 2.500_000_01, 9, '2020-01-01'),
    into('2024-03-16', 2.5, 9, null),
    into('2024-03-16', 2.5, 9, '2024-03-15'),
    { ...left, type: 'sell', price: 1 } as const,
  ]
  for (const other of others) expect(pairs(left, other)).toEqual([])
  // Units cannot leave a parcel before they come to it.
  const came = into('2024-03-16', 2.5, 9, '2020-01-01')
  expect(pairs({ ...left, parcels: [{ id: came.id, units: 2.5 }] }, came)).toEqual([])
})

test('each transfer is in one move: the nearest days first, then what was created first', () => {
  const [first, second] = [out('2024-03-01', 5), out('2024-03-04', 5)]
  const [near, far] = [into('2024-03-05', 5, 1, '2020-01-01'), into('2024-03-09', 5, 1, '2020-01-01')]
  expect(pairs(far, near, second, first)).toEqual([
    [second.id, near.id],
    [first.id, far.id],
  ])
  const [a, b] = [into('2024-03-02', 5, 1, '2020-01-01'), into('2024-02-29', 5, 1, '2020-01-01')]
  expect(pairs(b, a, first)).toEqual([[first.id, a.id]])
  expect(pairs(first, b)).toEqual([[first.id, b.id]])
  expect(pairs(a, first, { ...first, id: idOf(9_700), createdAt: '2030-01-01T00:00:00.000Z' })).toEqual([
    [first.id, a.id],
  ])
})

test('a coin that was moved to another exchange counts once: value, money in, gain and both returns', () => {
  const to = '2024-12-31'
  const closes = { '2021-01-01': 40_000, '2024-01-01': 60_000, '2024-12-31': 100_000 }
  const bought = buy('2021-01-01', 1, 40_000)
  const still = figures([bought], closes, to)
  for (const arrived of ['2024-01-02', '2024-01-01', '2023-12-25']) {
    const moved = [bought, out('2024-01-01', 1), into(arrived, 1, 40_000, '2021-01-01')]
    expect(figures(moved, closes, to)).toEqual(still)
    const series = aSeries(moved, aHistory(closes), to)
    expect(series.values).toEqual(aSeries([bought], aHistory(closes), to).values)
    expect(valueAt(series, dayNumber('2023-01-01'))).toBe(40_000)
    expect(played(moved).flows).toEqual(played([bought]).flows)
  }
  expect(still).toMatchObject({ gain: 60_000, moneyIn: 40_000, moneyOut: 0 })
  // The trades' own prices say nothing new either.
  const moved = [bought, out('2024-01-01', 1), into('2024-01-02', 1, 50_000, '2021-01-01')]
  expect(valueAt(aSeries(moved, null, to), dayNumber(to))).toBe(40_000)
})

test('a typed cost base that is not the one that left is in the realised part, and the parts add up', () => {
  const closes = { '2021-01-01': 10 }
  const about = (costBase: number): Figures =>
    figures(
      [buy('2021-01-01', 100, 10, 50), out('2024-01-01', 100), into('2024-01-05', 100, costBase, '2021-01-01')],
      closes,
      '2024-02-01',
    )
  expect(about(1050)).toMatchObject({ gain: -50, unrealised: 0, realised: 0, brokerage: -50 })
  expect(about(1300)).toMatchObject({ gain: -50, unrealised: -250, realised: 250, brokerage: -50 })
  expect(about(0)).toMatchObject({ gain: -50, unrealised: 1000, realised: -1000, brokerage: -50 })
})

test('adjustments and returns of capital before a move are those of the units that left, once', () => {
  const bought = buy('2021-02-01', 100, 10)
  const moved = (costBase: number): Transaction[] => [
    out('2024-03-01', 100),
    into('2024-03-04', 100, costBase, '2021-02-01'),
  ]
  const sold = sell('2025-09-01', 100, 15)
  const adjusted = aTransaction('costBaseAdjustment', { date: '2022-06-30', amount: -300 })
  const returned = aTransaction('returnOfCapital', { date: '2022-06-30', amountPerUnit: 2 })
  expect(held(bought, adjusted, ...moved(700), sold).realisedGain).toBe(800)
  expect(held(bought, returned, ...moved(800), sold).realisedGain).toBe(700)
  expect(held(bought, returned, ...moved(800))).toMatchObject({ units: 100, costBase: 800, costWithoutBrokerage: 800 })
  expect(played([bought, returned, ...moved(800)]).flows.at(-1)).toMatchObject({ out: toMoney(200), realised: 0n })
  // After it they are those of the units that came, from the day on which the others left.
  const between = { ...adjusted, date: '2024-03-02' }
  expect(held(bought, between, ...moved(1000), sold).realisedGain).toBe(800)
})

test('capital returned after a move on an ex-date before it goes to the units where they are', () => {
  const bought = buy('2024-01-01', 100, 10)
  const returned = aTransaction('returnOfCapital', { date: '2024-03-20', exDate: '2024-03-01', amountPerUnit: 2 })
  const moved = [out('2024-03-05', 60), into('2024-03-06', 60, 600, '2024-01-01')]
  expect(held(bought, ...moved, returned)).toMatchObject({ costBase: 800, costWithoutBrokerage: 800, realisedGain: 0 })
  const rest = [split('2024-03-07', 2, 1), sell('2024-03-08', 100, 5), returned]
  const [stayed, went] = [held(bought, ...rest), held(bought, ...moved, ...rest)]
  expect(went).toMatchObject({ units: 100, costBase: stayed.costBase, realisedGain: stayed.realisedGain })
  expect(stayed).toMatchObject({ costBase: 400, realisedGain: 100 })
})

test('units that move while two returns of capital are still to come have the one on whose ex-date they were there', () => {
  const [older, young] = [buy('2024-01-01', 100, 10), buy('2024-02-10', 50, 10)]
  const returned = (exDate: string, date: string, amountPerUnit: number) =>
    aTransaction('returnOfCapital', { date, exDate, amountPerUnit })
  const returns = [returned('2024-02-01', '2024-04-01', 2), returned('2024-03-01', '2024-04-02', 1)]
  const left = { ...out('2024-03-10', 50), parcels: [{ id: young.id, units: 50 }] }
  const came = into('2024-03-10', 50, 500, '2024-02-10')
  const { parcels, costBase, realisedGain } = held(older, young, left, came, ...returns)
  expect(parcels.map((parcel) => [parcel.id, parcel.costBase])).toEqual([
    [older.id, 700],
    [came.id, 450],
  ])
  expect([costBase, realisedGain]).toEqual([1150, 0])
})

test('what comes keeps its day of acquisition: its age, its place in line, and its id for picks', () => {
  const [older, newer] = [buy('2020-01-01', 10, 1), buy('2022-01-01', 10, 3)]
  const came = into('2024-01-05', 10, 10, '2020-01-01')
  const moved = [older, newer, out('2024-01-02', 10), came]
  expect(held(...moved).parcels.map(({ id, acquiredOn }) => [id, acquiredOn])).toEqual([
    [came.id, '2020-01-01'],
    [newer.id, '2022-01-01'],
  ])
  expect(played([...moved, sell('2024-02-01', 12, 5)]).disposals[1]!.parcels.map(({ parcelId }) => parcelId)).toEqual([
    came.id,
    newer.id,
  ])
  const picks = { ...sell('2024-02-01', 10, 5), parcels: [{ id: came.id, units: 10 }] }
  expect(played([...moved, picks]).disposals[1]!.parcels).toMatchObject([{ parcelId: came.id, cost: toMoney(10) }])
  // What was sold before it came was older, and is not in line any more.
  const again = [...moved.slice(0, 2), sell('2023-01-01', 10, 5), out('2024-01-02', 10), came]
  expect(held(...again).parcels).toMatchObject([{ id: came.id, units: 10 }])
})

test('splits before the arrival do not touch what came again; later ones do', () => {
  const bought = buy('2020-01-01', 10, 10)
  const moved = [bought, split('2021-01-01', 3, 1), out('2024-01-02', 30), into('2024-01-05', 30, 100, '2020-01-01')]
  expect(held(...moved)).toMatchObject({ units: 30, costBase: 100 })
  expect(played(moved).steps[0]).toMatchObject({ day: dayNumber('2020-01-01'), units: toUnits(10) })
  expect(held(...moved, split('2024-01-06', 2, 1)).units).toBe(60)
})

test('two moves of a day, and one after the other, are units that were there', () => {
  const bought = [buy('2020-01-01', 10, 1), buy('2021-01-01', 10, 2)]
  const moves = [
    out('2024-01-02', 10),
    out('2024-01-02', 10),
    into('2024-01-02', 10, 10, '2020-01-01'),
    into('2024-01-02', 10, 20, '2021-01-01'),
  ]
  expect(held(...bought, ...moves).parcels.map(({ costBase }) => costBase)).toEqual([10, 20])
  // By way of a wallet, all of it in a day.
  const wallet = into('2024-01-02', 10, 10, '2020-01-01')
  const by = [out('2024-01-02', 10), wallet, out('2024-01-02', 10), into('2024-01-02', 10, 10, '2020-01-01')]
  expect(played([bought[0]!, ...by]).flows).toHaveLength(1)
  expect(held(bought[0]!, ...by)).toMatchObject({ units: 10, costBase: 10 })
  const onwards = [out('2024-01-03', 10), into('2024-01-04', 10, 10, '2020-01-01')]
  expect(held(...bought, ...moves, ...onwards).parcels.map(({ costBase }) => costBase)).toEqual([10, 20])
})

test('units can be sold between the two days, also where they came before the others left', () => {
  const bought = buy('2020-01-01', 10, 1)
  const later = [bought, out('2024-01-02', 10), sell('2024-01-03', 10, 5), into('2024-01-05', 10, 10, '2020-01-01')]
  expect(held(...later)).toMatchObject({ units: 0, realisedGain: 40 })
  const sameDay = [bought, out('2024-01-02', 10), sell('2024-01-02', 10, 5), into('2024-01-05', 10, 10, '2020-01-01')]
  expect(held(...sameDay)).toMatchObject({ units: 0, realisedGain: 40 })
  const earlier = [bought, into('2024-01-02', 10, 10, '2020-01-01'), sell('2024-01-03', 10, 5), out('2024-01-05', 10)]
  expect(held(...earlier)).toMatchObject({ units: 0, realisedGain: 40 })
  expect(played(earlier).flows).toHaveLength(2)
})

test('without a matching transfer out units come from outside, on the day they were acquired', () => {
  const bought = buy('2020-06-01', 10, 1)
  const left = out('2024-01-02', 10)
  const others = [into('2024-01-17', 10, 10, '2020-01-01'), into('2024-01-05', 9, 10, '2020-01-01')]
  for (const came of others) {
    const { flows, steps, moves } = played([bought, left, came])
    expect(moves.size).toBe(0)
    expect(flows[0]).toMatchObject({ day: dayNumber('2020-01-01'), in: toMoney(10), unitsIn: toUnits(came.units) })
    expect(flows.at(-1)).toMatchObject({ day: dayNumber('2024-01-02'), unitsOut: toUnits(10) })
    expect(steps[0]).toMatchObject({ day: dayNumber('2020-01-01'), units: toUnits(came.units) })
  }
  const unknown = into('2024-01-05', 10, 10, null)
  expect(held(bought, left, unknown)).toMatchObject({ units: 10, undatedUnits: 0, parcels: [{ id: bought.id }] })
})

test('units without a date that get one by a transfer take part in the figures from the day they were acquired', () => {
  const opening = aTransaction('opening', { date: null, units: 10, price: 1 })
  const came = into('2024-01-05', 10, 10, '2020-01-01')
  const { flows, moves, steps } = played([opening, out('2024-01-02', 10), came])
  expect(moves.size).toBe(0)
  expect(flows).toMatchObject([{ day: dayNumber('2020-01-01'), in: toMoney(10) }])
  expect(steps).toMatchObject([{ units: toUnits(10) }])
  // Another move beside it stays one.
  const dated = [buy('2021-01-01', 5, 1), out('2024-02-01', 5), into('2024-02-01', 5, 5, '2021-01-01')]
  expect(played([opening, out('2024-01-02', 10), came, ...dated]).moves.size).toBe(2)
})

test('a move that takes units without a date only since another is none brings them from outside too', () => {
  const trades = [
    aTransaction('opening', { date: null, units: 10, price: 10 }),
    buy('2022-01-01', 10, 20),
    out('2024-06-03', 10),
    out('2024-06-03', 10),
    into('2024-06-03', 10, 100, '2023-01-01'),
    into('2024-06-03', 10, 200, '2024-01-01'),
  ]
  const { flows, moves } = played(trades)
  expect(moves.size).toBe(0)
  expect(flows.map(({ realised }) => realised)).toEqual(flows.map(() => 0n))
})

test('trades that need the units that came beside those that left are as possible as ever', () => {
  const bought = buy('2020-01-01', 10, 1)
  const came = into('2024-01-01', 10, 30, '2020-02-01')
  // The first ten were sold; the ten that came were moved on.
  const given = [bought, sell('2023-01-01', 10, 5), came, out('2024-01-05', 10)]
  expect(held(...given)).toMatchObject({ units: 0, realisedGain: 40 })
  expect(played(given).moves.size).toBe(0)
  expect(refusal(bought, sell('2023-01-01', 15, 5), came, out('2024-01-05', 10))).toMatchObject({ missingUnits: 5 })
})

test('a pair that cannot be a move leaves the other moves as they are', () => {
  const bought = buy('2020-01-01', 100, 10)
  const moved = [out('2021-03-01', 100), into('2021-03-02', 100, 1000, '2020-01-01')]
  const small = [out('2024-05-01', 5), into('2024-05-01', 5, 60, '2023-01-01')]
  const trades = [bought, ...moved, buy('2024-02-01', 7, 12), sell('2024-03-01', 104, 15), ...small]
  const { flows, moves } = played(trades)
  expect([...moves.keys()].sort()).toEqual(moved.map(({ id }) => id).sort())
  expect(flows[0]).toMatchObject({ day: dayNumber('2020-01-01'), in: toMoney(1000), unitsIn: 0n })
  // One that counts from its arrival, since units were sold before they left, and two that cannot be.
  const sooner = [into('2021-03-01', 100, 1000, '2020-01-01'), sell('2021-03-03', 1, 15), out('2021-03-05', 100)]
  const others = [out('2024-05-02', 6), into('2024-05-02', 6, 60, '2023-02-01')]
  const mixed = [bought, ...sooner, buy('2024-02-01', 7, 12), sell('2024-03-01', 104, 15), ...small, ...others]
  expect(new Set(played(mixed).moves.values())).toEqual(
    new Set([{ out: sooner[2], into: sooner[0], day: dayNumber('2021-03-01') }]),
  )
  // Units of the second pair were sold before it: by number, or as its very parcel.
  const later = [out('2024-05-01', 5), into('2024-05-01', 5, 60, '2022-01-01')] as const
  const kept = (...rest: Transaction[]) => new Set(played([bought, ...moved, ...later, ...rest]).moves.keys())
  const more = buy('2024-04-01', 5, 12)
  expect(kept(sell('2024-03-01', 104, 15), more)).toEqual(new Set(moved.map(({ id }) => id)))
  const picked = { ...sell('2024-03-01', 5, 15), parcels: [{ id: later[1].id, units: 5 }] }
  expect(kept(picked)).toEqual(new Set(moved.map(({ id }) => id)))
})

test('a sale by number before two moves of one day takes away the one that was entered first', () => {
  const first = [out('2024-02-01', 5), into('2024-02-01', 5, 50, '2023-06-01')]
  const second = [out('2024-02-01', 5), into('2024-02-01', 5, 50, '2023-06-01')]
  const trades = [buy('2020-01-01', 10, 10), sell('2024-01-01', 15, 12), buy('2024-01-15', 20, 12)]
  const kept = new Set(second.map(({ id }) => id))
  for (const pairs of [
    [...first, ...second],
    [...second, ...first],
  ]) {
    expect(new Set(played([...trades, ...pairs]).moves.keys())).toEqual(kept)
  }
})

test('a sale that picks the units which a pair would have taken stands, and only that pair is no move', () => {
  const [older, newer] = [buy('2020-01-01', 10, 1), buy('2022-01-01', 10, 3)]
  const picked = (date: string, { id }: Transaction) => ({ ...sell(date, 10, 5), parcels: [{ id, units: 10 }] })
  const idsOf = (moves: readonly Transaction[]) => new Set(moves.map(({ id }) => id))
  // From outside what came is first in line, as it is older; as a move it would be what is left, and the picked units gone.
  const before = [out('2024-01-02', 10), into('2024-01-02', 10, 5, '2019-01-01')]
  const other = [out('2024-04-01', 5), into('2024-04-01', 5, 15, '2022-01-01')]
  const ledger = played([older, newer, ...before, picked('2024-02-01', older), ...other])
  expect(new Set(ledger.moves.keys())).toEqual(idsOf(other))
  expect(ledger.disposals[1]!.parcels).toMatchObject([{ parcelId: older.id, cost: toMoney(10) }])
  // Picked between the arrival and the departure, nothing is left to leave on either day.
  const first = [out('2024-01-02', 5), into('2024-01-02', 5, 5, '2019-06-01')]
  const between = [into('2024-01-01', 10, 10, '2020-01-01'), picked('2024-01-03', older), out('2024-01-05', 10)]
  const mixed = [buy('2019-06-01', 5, 1), older, ...first, ...between]
  expect(new Set(played(mixed).moves.keys())).toEqual(idsOf(first))
  expect(held(...mixed)).toMatchObject({ units: 5, realisedGain: 40 })
})

test('a refusal is about the trade that was entered last', () => {
  const bought = buy('2024-01-01', 100, 1)
  const pair = [into('2024-03-15', 100, 90, '2020-01-01'), out('2024-03-10', 100)]
  // No move, since half of it was sold before, and possible.
  const possible = [bought, ...pair, sell('2024-02-01', 50, 2)]
  expect(held(...possible).units).toBe(50)
  expect(refusal(...possible, sell('2025-02-01', 51, 2))).toMatchObject({ day: '2025-02-01', missingUnits: 1 })
  // Entered in one go it is the refusal of units that came from outside.
  const together = [...possible, sell('2025-02-01', 51, 2)].map((each) => ({ ...each, createdAt: bought.createdAt }))
  expect(refusal(...together)).toMatchObject({ day: '2025-02-01', missingUnits: 1 })
  // No reading of a move makes more units of it.
  const moved = [bought, out('2024-03-10', 100), into('2024-03-15', 100, 100, '2024-01-01')]
  expect(refusal(...moved, sell('2025-02-01', 105, 2))).toMatchObject({ day: '2025-02-01', missingUnits: 5 })
  // A sale before the move is the one that is too much.
  expect(refusal(bought, ...pair, sell('2024-02-01', 105, 2))).toMatchObject({ day: '2024-02-01', missingUnits: 5 })
})
