// A ledger is played exactly, in the order things happened, and refuses what cannot have happened.
import { expect, test } from 'vitest'
import { toMoney } from '#shared/kernel/decimal.ts'
import { inOrderOfDays } from '#shared/portfolio/ledger-order.ts'
import { aTransaction, buy, held, idOf, played, refusal, sell, split } from './ledger-support.ts'

test('a buy with brokerage is a parcel whose cost base includes it, shown beside what was paid without', () => {
  const position = held(buy('2024-05-03', 25, 12.5, 9.95))
  expect(position).toMatchObject({
    units: 25,
    costBase: 322.45,
    costBasePerUnit: 12.898,
    costWithoutBrokerage: 312.5,
    costWithoutBrokeragePerUnit: 12.5,
    brokerage: 9.95,
    undatedUnits: 0,
  })
})

test('units and the total of a contract note are trusted, not its rounded price', () => {
  const note = aTransaction('buy', { date: '2024-05-03', units: 3, price: 33.33, amount: 100 })
  const position = held(note)
  expect(position.costBase).toBe(100)
  expect(position.costBasePerUnit).toBe(33.333_333_33)
})

test('sales take the oldest parcels first and leave the exact rest', () => {
  const position = held(
    buy('2010-01-01', 109, 28.891_743_12),
    buy('2010-02-01', 52, 32.402_307_69),
    sell('2010-03-01', 15, 35.433_333_33),
  )
  // 531.49999995 - 15 x 28.89174312
  expect(position.realisedGain).toBeCloseTo(98.123_853_15, 10)
  expect(position.parcels.map(({ units, acquiredOn }) => [units, acquiredOn])).toEqual([
    [94, '2010-01-01'],
    [52, '2010-02-01'],
  ])
})

test('the slices of a parcel add up to its cost to the last decimal, whatever the thirds', () => {
  const sales = [sell('2024-02-01', 1, 40), sell('2024-02-02', 1, 40), sell('2024-02-03', 1, 40, 5)]
  const ledger = played([aTransaction('buy', { date: '2024-01-01', units: 3, amount: 100, brokerage: 0.01 }), ...sales])
  const slices = ledger.disposals.flatMap(({ parcels }) => parcels)
  expect(slices.reduce((sum, slice) => sum + slice.cost, 0n)).toBe(10_001n * 10n ** 22n)
  expect(ledger.parcels).toEqual([])
  expect(held(aTransaction('buy', { date: '2024-01-01', units: 3, amount: 100 }), ...sales).realisedGain).toBe(15)
})

// Facts of other programs' tests, told in our words: contract notes as units and totals.
const noted = (type: 'buy' | 'sell', date: string, units: number, amount: number, brokerage = 0) =>
  aTransaction(type, { date, units, amount, brokerage })

test('cost and gain of open and sold units are what Portfolio Performance and Ghostfolio come to', () => {
  const fifo = held(
    noted('buy', '2010-01-01', 109, 3149.2),
    noted('sell', '2010-02-01', 15, 531.5),
    noted('buy', '2010-03-01', 52, 1684.92),
    noted('buy', '2010-03-01', 32, 959.3),
  )
  expect(fifo.realisedGain).toBeCloseTo(98.123_853_211_009, 10)
  expect(178 * 100 - fifo.costBase).toBeCloseTo(12_439.956_146_789, 8)
  const rounding = held(
    noted('buy', '2010-01-01', 10, 0.01),
    noted('sell', '2010-02-01', 3, 0.01),
    noted('sell', '2010-03-01', 3, 0.01),
    noted('sell', '2010-03-01', 4, 0.01),
  )
  expect(rounding).toMatchObject({ units: 0, costBase: 0, realisedGain: 0.02 })
  const twice = held(
    noted('buy', '2025-12-11', 10, 1885.05, 1),
    noted('sell', '2025-12-18', 10, 1890, 1),
    noted('buy', '2025-12-18', 10, 2041.1, 1),
    noted('sell', '2025-12-28', 10, 2080.1, 1),
  )
  expect(twice).toMatchObject({ realisedGain: 39.95, realisedGainBeforeBrokerage: 43.95, brokerage: 4 })
})

test('a sale takes the parcels that were picked, and a later one goes by first in, first out over what is left', () => {
  const [first, second] = [buy('2024-01-01', 10, 1), buy('2024-01-02', 10, 2)]
  const picked = aTransaction('sell', {
    date: '2024-01-03',
    units: 12,
    price: 3,
    parcels: [
      { id: second.id, units: 10 },
      { id: first.id, units: 2 },
    ],
  })
  const ledger = played([first, second, picked, sell('2024-01-04', 5, 3)])
  expect(ledger.disposals[0]!.parcels.map(({ parcelId }) => parcelId)).toEqual([second.id, first.id])
  expect(ledger.disposals[1]!.parcels.map(({ parcelId }) => parcelId)).toEqual([first.id])
  expect(held(first, second, picked, sell('2024-01-04', 5, 3))).toMatchObject({ units: 3, realisedGain: 24 })
})

test('first in, first out steps over a parcel that was sold out of turn', () => {
  const parcels = [buy('2024-01-01', 10, 1), buy('2024-01-02', 10, 2), buy('2024-01-03', 10, 3)]
  const picked = aTransaction('sell', {
    date: '2024-01-04',
    units: 10,
    price: 3,
    parcels: [{ id: parcels[1]!.id, units: 10 }],
  })
  const ledger = played([...parcels, picked, sell('2024-01-05', 15, 3)])
  expect(ledger.disposals[1]!.parcels.map(({ parcelId }) => parcelId)).toEqual([parcels[0]!.id, parcels[2]!.id])
})

test('a picked parcel that has too little left is refused, and so is one that never was', () => {
  const [first, second] = [buy('2024-01-01', 10, 1), buy('2024-01-02', 10, 2)]
  const picks = (id: string) =>
    aTransaction('sell', { date: '2024-01-04', units: 8, price: 3, parcels: [{ id, units: 8 }] })
  expect(refusal(first, second, sell('2024-01-03', 4, 3), picks(first.id))).toMatchObject({
    day: '2024-01-04',
    missingUnits: 2,
    message:
      'On 4 Jan 2024 a parcel of CBA you chose had 2 fewer units left than you took from it. Choose the parcels of that day again.',
  })
  expect(refusal(first, picks(idOf(9_999))).missingUnits).toBe(8)
})

test('more sold than held is refused with the day and what is missing', () => {
  expect(refusal(buy('2024-05-01', 5, 1), sell('2024-05-03', 15, 1)).message).toBe(
    'On 3 May 2024 you would have sold 10 more CBA than you held. A buy before that day may be missing.',
  )
  const transfer = aTransaction('transferOut', { date: '2024-05-03', units: 1234.5 })
  expect(refusal(transfer)).toMatchObject({
    transactionId: transfer.id,
    message:
      'On 3 May 2024 you would have moved out 1,234.5 more CBA than you held. A buy before that day may be missing.',
  })
})

test('a day is refused even when a later buy makes up for it', () => {
  expect(refusal(buy('2024-05-04', 100, 1), sell('2024-05-03', 1, 1)).day).toBe('2024-05-03')
})

test('within a day units come in before they go out, whatever was entered first', () => {
  expect(held(sell('2024-05-03', 5, 2), buy('2024-05-03', 5, 1))).toMatchObject({ units: 0, realisedGain: 5 })
})

test('what was entered first comes first, whatever the precision of its instant', () => {
  const entered = ['2026-01-01T00:00Z', '2026-01-01T00:00:01Z', '2026-01-01T00:00:01.5Z', '2026-01-01T00:00:01.500001Z']
  const trades = entered.map((createdAt, place) =>
    aTransaction('buy', { date: '2024-01-01', units: 1, price: 1, id: idOf(9_100 - place), createdAt }),
  )
  expect(inOrderOfDays(trades.toReversed()).map(({ createdAt }) => createdAt)).toEqual(entered)
})

test('what was entered at the same instant has one order all the same', () => {
  const createdAt = '2026-01-01T00:00:00.000Z'
  const [a, b] = [1, 2].map((price) =>
    aTransaction('buy', { date: '2024-01-01', units: 1, price, id: idOf(9_000 + price), createdAt }),
  )
  const last = sell('2024-01-02', 1, 5)
  expect(held(b!, last, a!)).toEqual(held(a!, b!, last))
  expect(held(a!, b!, last).realisedGain).toBe(4)
})

test('a split changes units of earlier parcels, not their cost or date', () => {
  const position = held(buy('2020-01-01', 10, 100), split('2020-08-31', 2, 1), sell('2021-01-01', 5, 60))
  expect(position).toMatchObject({ units: 15, costBase: 750, costBasePerUnit: 50, realisedGain: 50 })
  expect(position.parcels[0]).toMatchObject({ acquiredOn: '2020-01-01', units: 15 })
})

test('a split comes before the trades of its day', () => {
  expect(held(buy('2020-08-31', 10, 50), split('2020-08-31', 2, 1)).units).toBe(10)
})

test('a consolidation and the split that undoes it leave what was there', () => {
  const position = held(buy('2020-01-01', 10, 100), split('2020-02-01', 1, 3), split('2020-03-01', 3, 1))
  expect(position).toMatchObject({ units: 10, costBase: 1000 })
  expect(held(buy('2020-01-01', 10, 100), split('2020-02-01', 2, 1), split('2020-03-01', 1, 3)).units).toBe(20 / 3)
})

test('what is left of a third after selling the eight decimals that can be typed is nothing', () => {
  const position = held(buy('2020-01-01', 10, 100), split('2020-02-01', 1, 3), sell('2020-03-01', 3.333_333_33, 310))
  expect(position).toMatchObject({ units: 0, costBase: 0, parcels: [] })
})

test('a sale of the rounded third closes the parcel, and what is not there to give is not asked for', () => {
  const sold = sell('2020-03-01', 6.666_666_67, 310)
  expect(held(buy('2020-01-01', 20, 100), split('2020-02-01', 1, 3), sold)).toMatchObject({ units: 0, parcels: [] })
  expect(refusal(buy('2020-01-01', 20, 100), split('2020-02-01', 1, 3), sell('2020-03-01', 6.666_666_68, 1)).day).toBe(
    '2020-03-01',
  )
})

test('a sale of a rounded third takes nothing of the next parcel for what its rounding asks for', () => {
  const transactions = [buy('2023-01-03', 20, 1), buy('2024-05-03', 20, 2), split('2025-03-03', 1, 3)]
  const ledger = played([...transactions, sell('2025-08-01', 6.666_666_67, 9)])
  expect(ledger.disposals[0]!.parcels.map(({ parcelId }) => parcelId)).toEqual([transactions[0]!.id])
  expect(ledger.parcels).toMatchObject([{ id: transactions[1]!.id, cost: toMoney(40) }])
})

test('an amount that no transaction may have is an error of the caller, not a refusal', () => {
  expect(() => held(buy('2020-01-01', 1, 0.123_456_789))).toThrow('0.123456789 has more than 8 decimals')
})

test('one unit of the eighth decimal is still held', () => {
  expect(held(buy('2020-01-01', 1, 1), sell('2020-01-02', 0.999_999_99, 1)).units).toBe(1e-8)
})

test('a split entered twice for one day counts once, and a matched one takes the ex-date of the provider', () => {
  const [once, twice] = [split('2020-08-31', 2, 1), split('2020-08-31', 2, 1)]
  expect(held(buy('2020-01-01', 10, 100), once, twice).units).toBe(20)
  // Of two that differ the one entered first counts, in whatever order the list has them.
  const other = split('2020-08-31', 3, 1)
  expect(held(buy('2020-01-01', 10, 100), other, once).units).toBe(20)
  const bought = buy('2020-08-29', 10, 50)
  const exDays = new Map([[once.id, '2020-08-28']])
  expect(played([once, bought], exDays).steps).toEqual([{ day: 18_503, units: 10n ** 17n, paid: 5n * 10n ** 26n }])
})

test('units without a date are as they were typed: earlier splits never touch them, later ones do', () => {
  const opening = aTransaction('opening', { date: null, units: 100, price: 1, createdAt: '2021-06-30T23:00:00.000Z' })
  expect(held(opening, split('2021-07-01', 2, 1)).units).toBe(100)
  expect(held(opening, split('2021-07-02', 2, 1))).toMatchObject({ units: 200, undatedUnits: 200 })
})

test('units without a date are sold first and keep their realised gain', () => {
  const opening = aTransaction('opening', { date: null, units: 10, price: 1 })
  const transactions = [buy('2024-01-01', 10, 2), opening, sell('2024-02-01', 15, 4, 3)]
  expect(held(...transactions)).toMatchObject({ units: 5, costBase: 10, realisedGain: 37, undatedUnits: 0 })
  expect(held(...transactions).parcels[0]!.acquiredOn).toBe('2024-01-01')
  const { flows } = played(transactions)
  // Five of the fifteen units have a date: a third of 60 less a third of the brokerage.
  expect(flows.at(-1)).toMatchObject({ out: 19n * 10n ** 24n, brokerage: 10n ** 24n, realised: 10n ** 25n })
})

test('units transferred in keep their cost base and acquisition date, also without one', () => {
  const dated = aTransaction('transferIn', { date: '2024-03-01', units: 30, costBase: 100, acquiredOn: '2019-01-01' })
  expect(held(dated).parcels).toEqual([
    { id: dated.id, acquiredOn: '2019-01-01', units: 30, costBase: 100, costWithoutBrokerage: 100 },
  ])
  const unknown = aTransaction('transferIn', { date: '2024-03-01', units: 30, costBase: 100, acquiredOn: null })
  expect(held(unknown, split('2024-02-01', 2, 1)).units).toBe(30)
  expect(held(unknown, split('2024-04-01', 2, 1)).units).toBe(60)
})

test('units transferred in were fewer before a split that came between', () => {
  const transfer = aTransaction('transferIn', {
    date: '2024-03-01',
    units: 30,
    costBase: 100,
    acquiredOn: '2019-01-01',
  })
  const transactions = [transfer, split('2020-01-01', 3, 1), split('2018-01-01', 2, 1)]
  expect(held(...transactions).units).toBe(30)
  expect(played(transactions).steps[0]).toMatchObject({ day: 17_897, units: 10n * 10n ** 16n })
  // Transferred on the day of a split they are counted after it, acquired on that day they were bought after it.
  expect(held(transfer, split('2024-03-01', 3, 1)).units).toBe(30)
  expect(played([transfer, split('2024-03-01', 3, 1)]).steps[0]).toMatchObject({ units: 10n * 10n ** 16n })
  expect(held(transfer, split('2024-03-02', 3, 1)).units).toBe(90)
  expect(played([transfer, split('2019-01-01', 3, 1)]).steps[0]).toMatchObject({ units: 30n * 10n ** 16n })
})

test('units transferred out leave without a gain for tax, at their cost', () => {
  const transactions = [buy('2024-01-01', 10, 5, 10), aTransaction('transferOut', { date: '2024-02-01', units: 4 })]
  expect(held(...transactions)).toMatchObject({ units: 6, costBase: 36, realisedGain: 0 })
  expect(played(transactions).flows.at(-1)).toMatchObject({
    out: 0n,
    unitsOut: 4n * 10n ** 16n,
    paidOut: 20n * 10n ** 24n,
  })
})

test('a transfer of units without a date is no flow', () => {
  const opening = aTransaction('opening', { date: null, units: 10, price: 1 })
  expect(played([opening, aTransaction('transferOut', { date: '2024-02-01', units: 4 })]).flows).toEqual([])
})

test('dividends are income before tax withheld; what was withheld never came out', () => {
  const dividend = aTransaction('dividend', { date: '2024-03-01', amount: 100, withheld: 15, frankingCredit: 30 })
  const transactions = [buy('2024-01-01', 10, 5), dividend]
  expect(held(...transactions)).toMatchObject({ income: 100, withheld: 15, frankingCredits: 30 })
  expect(played(transactions).flows.at(-1)).toMatchObject({ income: 85n * 10n ** 24n, out: 85n * 10n ** 24n })
})

test('a dividend is due from its ex-date to the day before it is paid', () => {
  const dividend = aTransaction('dividend', { date: '2024-03-20', exDate: '2024-03-01', amount: 100 })
  expect(played([buy('2024-01-01', 10, 5), dividend]).receivables).toEqual([
    { from: 19_783, until: 19_802, amount: 100n * 10n ** 24n },
  ])
  const atOnce = aTransaction('dividend', { date: '2024-03-01', exDate: '2024-03-01', amount: 100 })
  expect(played([buy('2024-01-01', 10, 5), atOnce]).receivables).toEqual([])
})

test('income belongs to dated units by their share on the day before the ex-date', () => {
  const opening = aTransaction('opening', { date: null, units: 10, price: 1 })
  const dividend = aTransaction('distribution', { date: '2024-03-20', exDate: '2024-03-01', amount: 100 })
  const transactions = [opening, buy('2024-02-01', 30, 1), buy('2024-03-01', 60, 1), dividend]
  expect(played(transactions).flows.at(-1)).toMatchObject({ income: 75n * 10n ** 24n })
  expect(held(...transactions).income).toBe(100)
})

test('reinvested income makes a parcel at that cost; what is left over is cash, what is missing was put in', () => {
  const drp = (amount: number) => aTransaction('reinvestment', { date: '2024-03-01', amount, units: 4, price: 25 })
  const before = buy('2024-01-01', 100, 20)
  expect(held(before, drp(103))).toMatchObject({ units: 104, costBase: 2100, income: 103 })
  expect(played([before, drp(103)]).flows.at(-1)).toMatchObject({
    income: 103n * 10n ** 24n,
    out: 3n * 10n ** 24n,
    in: 0n,
  })
  expect(played([before, drp(90)]).flows.at(-1)).toMatchObject({ out: 0n, in: 10n * 10n ** 24n })
})

test('a reward is income and a parcel at its value', () => {
  const reward = aTransaction('reward', { date: '2024-03-01', units: 0.5, price: 3000 })
  expect(held(reward)).toMatchObject({ units: 0.5, costBase: 1500, income: 1500 })
  expect(played([reward]).flows).toMatchObject([{ in: 0n, out: 0n, income: 1500n * 10n ** 24n }])
})

test('a total stands for a price that needs more decimals than can be typed', () => {
  const opening = aTransaction('opening', { date: '2024-01-01', units: 3e8, amount: 3.7 })
  const reward = aTransaction('reward', { date: '2024-01-02', units: 1e8, amount: 1.3 })
  expect(held(opening, reward)).toMatchObject({ units: 4e8, costBase: 5, costBasePerUnit: 0.000_000_01, income: 1.3 })
})

test('capital returned lowers the cost base; what exceeds it is a gain', () => {
  const cheap = buy('2024-01-01', 10, 1, 2)
  const returned = aTransaction('returnOfCapital', { date: '2024-03-01', amountPerUnit: 1.5 })
  const transactions = [cheap, buy('2024-01-02', 10, 5), returned]
  expect(held(...transactions)).toMatchObject({ costBase: 35, costWithoutBrokerage: 35, realisedGain: 3 })
  const ledger = played(transactions)
  expect(ledger.excessGains).toMatchObject([{ parcelId: cheap.id, amount: 3n * 10n ** 24n }])
  // What was paid had no brokerage in it: 5 of the 15 exceed it.
  expect(ledger.flows.at(-1)).toMatchObject({ out: 30n * 10n ** 24n, realised: 5n * 10n ** 24n })
})

test('capital returned is for who held before the ex-date, a gain for units sold since, through a split in between', () => {
  const returned = aTransaction('returnOfCapital', { date: '2024-03-20', exDate: '2024-03-01', amountPerUnit: 1 })
  const transactions = [
    buy('2024-01-01', 10, 5),
    buy('2024-03-01', 99, 5),
    split('2024-03-05', 2, 1),
    sell('2024-03-06', 5, 3),
    returned,
  ]
  const ledger = played(transactions)
  expect(ledger.receivables).toMatchObject([{ amount: 10n * 10n ** 24n }])
  expect(ledger.excessGains).toMatchObject([{ amount: 25n * 10n ** 23n }])
  // 75 % of the first parcel is left: 37.50 less 7.50.
  expect(held(...transactions).parcels[0]!.costBase).toBe(30)
  const untouched = [buy('2024-01-01', 10, 5), split('2024-03-05', 1, 3), returned]
  expect(held(...untouched).costBase).toBe(40)
  const sold = [buy('2024-01-01', 10, 5), sell('2024-03-02', 2, 5), split('2024-03-05', 3, 1), returned]
  expect(held(...sold)).toMatchObject({ costBase: 32, realisedGain: 2 })
})

test('capital returned on units without a date changes their cost and is no flow', () => {
  const opening = aTransaction('opening', { date: null, units: 10, price: 5, createdAt: '2024-03-06T00:00:00.000Z' })
  const returned = aTransaction('returnOfCapital', { date: '2024-03-20', exDate: '2024-03-01', amountPerUnit: 1 })
  const transactions = [opening, split('2024-03-05', 2, 1), returned]
  expect(held(...transactions)).toMatchObject({ units: 10, costBase: 40 })
  expect(played(transactions)).toMatchObject({ receivables: [], flows: [] })
})

test('capital returned on units that were moved out since the ex-date is no gain: their cost base is elsewhere', () => {
  const returned = aTransaction('returnOfCapital', { date: '2024-03-20', exDate: '2024-03-01', amountPerUnit: 1 })
  const moved = (date: string, units: number) => aTransaction('transferOut', { date, units })
  const bought = buy('2024-01-01', 100, 10)
  const all = [bought, moved('2024-03-10', 100), returned]
  expect(played(all).excessGains).toEqual([])
  expect(held(...all)).toMatchObject({ units: 0, realisedGain: 0 })
  // It is paid all the same.
  expect(played(all).flows.at(-1)).toMatchObject({ out: 100n * 10n ** 24n, realised: 100n * 10n ** 24n })
  // Of 100 units 20 are sold and 30 moved out; then there are two for one, and of the 100 that are left 40 are moved out.
  const some = [bought, sell('2024-03-04', 20, 9), moved('2024-03-05', 30), split('2024-03-06', 2, 1)]
  const rest = [...some, moved('2024-03-07', 40), returned]
  expect(played(rest).excessGains).toMatchObject([{ amount: 20n * 10n ** 24n }])
  // 60 of 200 units are left: 300 less 30.
  expect(held(...rest)).toMatchObject({ units: 60, costBase: 270 })
  // Before the ex-date, nobody here is entitled.
  expect(played([bought, moved('2024-02-29', 90), returned]).excessGains).toEqual([])
})

test('returns of capital whose ex-dates lie around sales are each for the units of their day', () => {
  const returned = (exDate: string) => aTransaction('returnOfCapital', { date: '2024-03-20', exDate, amountPerUnit: 1 })
  const transactions = [
    buy('2024-01-01', 100, 10),
    ...['2024-03-01', '2024-03-02'].map(returned),
    sell('2024-03-04', 50, 9),
    returned('2024-03-05'),
    split('2024-03-06', 2, 1),
    sell('2024-03-07', 25, 5),
    returned('2024-03-08'),
  ]
  // Of 100 units 37.5 are left, of 50 the same, of the 75 after the split all.
  expect(held(...transactions)).toMatchObject({ units: 75, costBase: 375 - 2 * 37.5 - 37.5 - 75 })
  expect(played(transactions).excessGains.map(({ amount }) => amount)).toEqual(
    [625n, 625n, 125n].map((tenths) => tenths * 10n ** 23n),
  )
})

test('a return of capital that is paid takes nothing from one that still waits', () => {
  const returned = (exDate: string, date: string) => aTransaction('returnOfCapital', { date, exDate, amountPerUnit: 1 })
  const transactions = [
    buy('2024-01-01', 100, 10),
    returned('2024-03-01', '2024-03-05'),
    returned('2024-03-04', '2024-03-20'),
    sell('2024-03-10', 40, 9),
  ]
  // The first lowers all 100 units; of the second 40 belong to what was sold since.
  expect(played(transactions).excessGains.map(({ amount }) => amount)).toEqual([40n * 10n ** 24n])
  expect(held(...transactions)).toMatchObject({ units: 60, costBase: 600 - 60 - 60 })
  // Moved out between two ex-dates, units are entitled to the first return only.
  const moved = [
    buy('2024-01-01', 100, 10),
    returned('2024-03-01', '2024-03-20'),
    aTransaction('transferOut', { date: '2024-03-02', units: 50 }),
    returned('2024-03-03', '2024-03-20'),
    sell('2024-03-04', 10, 9),
  ]
  expect(played(moved).excessGains.map(({ amount }) => amount)).toEqual([10n, 10n].map((whole) => whole * 10n ** 24n))
  expect(held(...moved)).toMatchObject({ units: 40, costBase: 400 - 40 - 40 })
})

test('many returns of capital that wait at once cost a ledger their number times its parcels, and no more', () => {
  const many = 500
  const transactions = [
    ...Array.from({ length: many }, () => buy('2024-01-01', 2, 1)),
    ...Array.from({ length: many }, () =>
      aTransaction('returnOfCapital', { date: '2024-06-03', exDate: '2024-03-01', amountPerUnit: 0.001 }),
    ),
    split('2024-04-02', 2, 1),
    sell('2024-04-03', 4 * many, 1),
  ]
  const before = process.cpuUsage()
  expect(held(...transactions)).toMatchObject({ units: 0, realisedGain: 2 * many + many * many * 0.002 })
  const { user } = process.cpuUsage(before)
  // Some tenths of a second; a sale that looked at every parcel of every return of capital took twelve seconds.
  expect(user / 1e6).toBeLessThan(5)
})

test('a yearly adjustment changes the cost base by units, not what was paid; a fall beyond it is a gain', () => {
  const adjustment = (amount: number) => aTransaction('costBaseAdjustment', { date: '2024-06-30', amount })
  const parcels = [buy('2024-01-01', 10, 1), buy('2024-01-02', 20, 10)]
  expect(held(...parcels, adjustment(7))).toMatchObject({ costBase: 217, costWithoutBrokerage: 210, realisedGain: 0 })
  expect(held(...parcels, adjustment(-60))).toMatchObject({ costBase: 160, realisedGain: 10 })
})

test('a yearly adjustment of a day of sale comes before what goes, and is shared with it', () => {
  const bought = buy('2020-01-02', 100, 80)
  const sold = sell('2026-03-02', 90, 100)
  const adjusted = aTransaction('costBaseAdjustment', { date: '2026-03-02', amount: -300 })
  expect(played([bought, sold, adjusted]).disposals[0]!.parcels).toMatchObject([{ cost: toMoney(90 * 77) }])
  expect(held(bought, sold, adjusted)).toMatchObject({ units: 10, costBase: 770, costWithoutBrokerage: 800 })
  // Where everything was sold, there were still units to adjust.
  expect(held(bought, { ...sold, units: 100 }, adjusted)).toMatchObject({ units: 0, realisedGain: 2300 })
  const moved = aTransaction('transferOut', { date: '2026-03-02', units: 100 })
  expect(held(bought, moved, adjusted)).toMatchObject({ units: 0 })
  // As it is shown and stored, so that every beginning of the list can have happened.
  expect(inOrderOfDays([sold, adjusted, bought]).map(({ type }) => type)).toEqual(['buy', 'costBaseAdjustment', 'sell'])
  // A day later nothing of it is left; the way out is named.
  expect(refusal(bought, { ...sold, units: 100 }, { ...adjusted, date: '2026-06-30' }).message).toBe(
    'On 30 Jun 2026 you held no CBA, so there is nothing to adjust. For units sold in the year, enter the day of the sale.',
  )
})

test('nothing is returned or adjusted where nothing was held', () => {
  const adjustment = aTransaction('costBaseAdjustment', { date: '2024-06-30', amount: 1 })
  expect(refusal(adjustment).message).toBe(
    'On 30 Jun 2024 you held no CBA, so there is nothing to adjust. A buy before that day may be missing.',
  )
  const returned = aTransaction('returnOfCapital', { date: '2024-06-30', amountPerUnit: 1 })
  expect(refusal(returned, buy('2024-07-01', 1, 1)).message).toContain('nothing to return capital on')
})

test('a dividend that comes after everything was sold is income all the same', () => {
  const late = aTransaction('dividend', { date: '2024-03-01', amount: 10 })
  const transactions = [buy('2024-01-01', 10, 5), sell('2024-02-01', 10, 6), late]
  expect(held(...transactions)).toMatchObject({ units: 0, income: 10, costBasePerUnit: 0 })
  expect(played(transactions).flows.at(-1)).toMatchObject({ out: 10n ** 25n })
})
