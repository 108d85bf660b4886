// Income: franking, the holding period rule, the year of a distribution, reinvestment, rewards.
import { expect, test } from 'vitest'
import { companyRates } from '#shared/facts/income-tax.ts'
import { moneyNumber, toMoney, toUnits, unitsNumber } from '#shared/kernel/decimal.ts'
import { disposalsOf } from '#shared/tax/disposals.ts'
import { frankingCredit, frankingOf } from '#shared/tax/franking.ts'
import { holdingPeriodTest, lostCredit } from '#shared/tax/holding-period.ts'
import { incomeOf } from '#shared/tax/income.ts'
import { yearOfEntitlement } from '#shared/tax/year-of-entitlement.ts'
import type { AnnualStatement } from '#shared/tax/tax-record.ts'
import type { Transaction } from '#shared/portfolio/transaction.ts'
import { aTransaction, buy, sell, split } from '../portfolio/ledger-support.ts'
import { holdingOf, yearOf } from './tax-support.ts'

const franked = (...[payment, rate = 30]: [Parameters<typeof frankingOf>[0], (30 | 25)?]) => {
  const found = frankingOf(payment, rate)
  return (
    found && [
      ...[found.franked, found.unfranked, found.credit].map(moneyNumber),
      found.creditBasis,
      ...(found.companyRate === null ? [] : [found.companyRate]),
    ]
  )
}

test('a fully franked $70 carries $30 at 30 %, and $75 carries $25 at 25 %', () => {
  expect(moneyNumber(frankingCredit(toMoney(70), companyRates.full))).toBe(30)
  expect(moneyNumber(frankingCredit(toMoney(75), companyRates.baseRateEntity))).toBe(25)
})

test('the figure of the statement wins; what it leaves out is what is left', () => {
  expect(franked({ amount: 70, franked: 70, frankingCredit: 29.99 })).toEqual([70, 0, 29.99, 'statement'])
  expect(franked({ amount: 100, franked: 70 })).toEqual([70, 30, 30, 'company rate', 30])
  expect(franked({ amount: 100, unfranked: 30 })).toEqual([70, 30, 30, 'company rate', 30])
  expect(franked({ amount: 100, unfranked: 100 })).toEqual([0, 100, 0, 'none'])
  expect(franked({ amount: 100, frankingCredit: 30 })).toEqual([70, 30, 30, 'statement', 30])
  expect(franked({ amount: 60, frankingCredit: 30 })).toEqual([60, 0, 30, 'statement', 30])
  expect(franked({ amount: 75, franked: 75 }, 25)).toEqual([75, 0, 25, 'company rate', 25])
  expect(franked({ amount: 100, unfranked: 30, frankingCredit: 25 })).toEqual([70, 30, 25, 'statement'])
  expect(franked({ amount: 100, unfranked: 110 })).toEqual([0, 110, 0, 'none'])
  expect(franked({ amount: 100, frankingCredit: 0 })).toEqual([0, 100, 0, 'statement'])
  expect(franked({ amount: 100 })).toBeNull()
})

const tested = (
  ...[transactions, exDate, today = '2026-11-22', isPreference]: [readonly Transaction[], string, string?, boolean?]
) => {
  const { units, failing, pending, undated } = holdingPeriodTest(transactions, exDate, today, isPreference)
  return [units, failing, pending, undated].map(unitsNumber)
}

test('45 days lie between the day of buying and the day of selling, neither counted', () => {
  // Bought on 1 March: 45 days are 2 March to 15 April.
  expect(tested([buy('2025-03-01', 100, 10), sell('2025-04-15', 100, 10)], '2025-03-10')).toEqual([100, 100, 0, 0])
  expect(tested([buy('2025-03-01', 100, 10), sell('2025-04-16', 100, 10)], '2025-03-10')).toEqual([100, 0, 0, 0])
})

test('trades that cannot have happened are tested for no credit', () => {
  expect(() => tested([sell('2025-04-15', 100, 10)], '2025-03-10')).toThrow(RangeError)
})

test('what was bought last counts as sold first, and units bought on the ex-date carry no dividend', () => {
  const transactions = [
    buy('2024-01-02', 100, 10),
    buy('2025-03-01', 50, 10),
    buy('2025-03-10', 20, 10),
    sell('2025-03-20', 60, 11),
  ]
  expect(tested(transactions, '2025-03-10')).toEqual([150, 40, 0, 0])
  // Sold before the ex-date they are not among the units it was paid on.
  expect(tested([...transactions.slice(0, 2), sell('2025-03-09', 60, 11)], '2025-03-10')).toEqual([90, 0, 0, 0])
})

test('once met it stays met, whatever is sold later', () => {
  expect(tested([buy('2024-01-02', 100, 10), sell('2025-03-10', 100, 11)], '2025-03-10')).toEqual([100, 0, 0, 0])
})

test('what is still held and too new is not decided; preference shares need 90 days', () => {
  const bought = [buy('2025-03-01', 100, 10)]
  expect(tested(bought, '2025-03-10', '2025-04-15')).toEqual([100, 0, 100, 0])
  expect(tested(bought, '2025-03-10', '2025-04-16')).toEqual([100, 0, 0, 0])
  expect(tested([...bought, sell('2025-05-30', 100, 10)], '2025-03-10', undefined, true)).toEqual([100, 100, 0, 0])
  expect(tested([...bought, sell('2025-05-31', 100, 10)], '2025-03-10', undefined, true)).toEqual([100, 0, 0, 0])
})

test('units are those of the ex-date, whatever was split since or before', () => {
  const halves = [buy('2024-06-03', 50, 20), split('2024-12-02', 2, 1), buy('2025-03-01', 100, 10)]
  expect(tested([...halves, split('2025-03-12', 4, 1), sell('2025-03-20', 200, 3)], '2025-03-10')).toEqual([
    200, 50, 0, 0,
  ])
  // A split on the ex-date itself comes after what the dividend was paid on.
  expect(tested([buy('2024-06-03', 50, 20), split('2025-03-10', 2, 1)], '2025-03-10')).toEqual([50, 0, 0, 0])
  // What was typed without a day, on the day of a split, stands as it was typed.
  const typed = aTransaction('opening', { date: null, units: 30, price: 5, createdAt: '2025-03-09T20:00:00.000Z' })
  expect(tested([typed, split('2025-03-10', 2, 1)], '2025-03-11')).toEqual([30, 0, 0, 30])
  expect(tested([typed, split('2025-03-11', 2, 1)], '2025-03-12')).toEqual([60, 0, 0, 60])
})

test('units without a day, moved ones, reinvested ones and rewards', () => {
  const opening = aTransaction('opening', { date: null, units: 10, price: 5, createdAt: '2025-01-01T00:00:00.000Z' })
  const dated = aTransaction('opening', { date: '2024-05-01', units: 10, price: 5 })
  const moved = aTransaction('transferIn', { date: '2025-03-05', acquiredOn: '2024-01-10', units: 20, costBase: 50 })
  const reinvested = aTransaction('reinvestment', {
    date: '2025-03-03',
    exDate: '2025-02-10',
    amount: 10,
    units: 2,
    price: 5,
  })
  const reward = aTransaction('reward', { date: '2025-03-04', units: 3, price: 5 })
  const out = aTransaction('transferOut', { date: '2025-03-12', units: 2 })
  const dividend = aTransaction('dividend', { date: '2025-03-20', amount: 3 })
  const all = [opening, dated, split('2024-12-02', 2, 1), moved, reinvested, reward, out, dividend]
  expect(tested(all, '2025-03-10', '2025-03-30')).toEqual([55, 0, 5, 10])
})

test('what is moved out leaves as the ledger has it, and is not what was acquired last', () => {
  const [older, newer] = [buy('2025-01-01', 100, 10), buy('2026-02-01', 100, 10)]
  const out = aTransaction('transferOut', { date: '2026-02-15', units: 100 })
  const sold = sell('2026-02-20', 100, 11)
  // The 100 of 2025 were moved; those of 1 February were sold after 18 days.
  expect(tested([older, newer, out, sold], '2026-02-10')).toEqual([200, 100, 0, 0])
  const picked = { ...out, parcels: [{ id: newer.id, units: 100 }] }
  expect(tested([older, newer, picked, sold], '2026-02-10')).toEqual([200, 0, 0, 0])
  // Of the units that were picked sales have taken 60 already: the rest leaves first in, first out.
  const some = sell('2026-02-12', 60, 11)
  const left = sell('2026-02-20', 40, 11)
  expect(tested([older, newer, some, picked, left], '2026-02-10')).toEqual([200, 60, 0, 0])
  // Of the picked units all were there: nothing else leaves in their place.
  const young = buy('2026-01-25', 100, 10)
  expect(tested([young, newer, picked, sold], '2026-02-10')).toEqual([200, 100, 0, 0])
  // Before the ex-date what was moved is not among the units it was paid on.
  expect(tested([older, newer, { ...out, date: '2026-02-09' }, sold], '2026-02-10')).toEqual([100, 100, 0, 0])
})

test('what was moved within the holding was held all along, and counts once', () => {
  const older = buy('2023-01-10', 100, 10)
  const traded = [buy('2024-07-22', 100, 10), sell('2024-08-12', 100, 10)]
  const moved = (out: string, into: string, acquiredOn: string, units = 100) => [
    aTransaction('transferOut', { date: out, units }),
    aTransaction('transferIn', { date: into, units, costBase: 10 * units, acquiredOn }),
  ]
  for (const acquiredOn of ['2023-01-10', '2022-12-01'])
    for (const into of ['2025-02-08', '2025-01-30'])
      expect(tested([older, ...traded, ...moved('2025-02-03', into, acquiredOn)], '2024-08-01')).toEqual([
        200, 100, 0, 0,
      ])
  // Between the two days, on the day itself and after it too.
  const soon = moved('2024-07-29', '2024-08-05', '2023-01-10')
  expect(tested([older, ...traded, ...soon], '2024-08-01')).toEqual([200, 100, 0, 0])
  expect(tested([older, ...soon], '2024-07-29')).toEqual([100, 0, 0, 0])
  // What is sold after it counts from the day it was acquired.
  const young = [buy('2024-07-22', 50, 10), ...moved('2024-08-02', '2024-08-03', '2024-07-22', 50)]
  expect(tested([...young, sell('2024-08-12', 20, 10)], '2024-08-01')).toEqual([50, 20, 0, 0])
  expect(tested([...young, sell('2024-10-12', 20, 10)], '2024-08-01')).toEqual([50, 0, 0, 0])
  // Parcels that moved together keep their days and their turn, in whatever order they were picked.
  const [first, second] = [buy('2024-01-10', 50, 10), buy('2024-07-22', 50, 10)]
  const [left, came] = moved('2024-08-05', '2024-08-05', '2024-01-10')
  const picks = [first, second].map(({ id }) => ({ id, units: 50 }))
  for (const parcels of [undefined, picks, picks.toReversed()]) {
    const gone = parcels === undefined ? left! : { ...left!, parcels }
    const all = [first, second, gone, came!, sell('2024-08-12', 50, 10)]
    expect(tested(all, '2024-08-01')).toEqual([100, 50, 0, 0])
  }
  // A typed day that is that of nothing here counts from then on.
  const known = [buy('2024-07-22', 50, 10), ...moved('2024-07-25', '2024-07-25', '2023-05-01', 50)]
  expect(tested([...known, sell('2024-08-12', 20, 10)], '2024-08-01')).toEqual([50, 0, 0, 0])
  // Not before: units that were held on an ex-date are not acquired after it.
  const since = moved('2024-08-20', '2024-08-20', '2024-08-05')
  expect(tested([older, ...since], '2024-08-01')).toEqual([100, 0, 0, 0])
  expect(tested([older, ...since], '2024-08-20')).toEqual([100, 0, 0, 0])
  expect(tested([older, ...since, sell('2024-09-01', 100, 10)], '2024-08-21')).toEqual([100, 100, 0, 0])
})

test('a credit is lost pro rata to the failing units', () => {
  const test = { units: toUnits(150), failing: toUnits(40), pending: 0n, undated: 0n }
  expect(moneyNumber(lostCredit(toMoney(30), test))).toBe(8)
  expect(lostCredit(toMoney(30), { ...test, units: 0n })).toBe(0n)
})

test('a distribution belongs to the year of entitlement', () => {
  const year = (fields: Parameters<typeof yearOfEntitlement>[0]) => Object.values(yearOfEntitlement(fields))
  expect(year({ date: '2026-07-16' })).toEqual([2026, 'paid in July'])
  expect(year({ date: '2026-08-31' })).toEqual([2027, 'paid in August or September'])
  expect(year({ date: '2026-09-30' })).toEqual([2027, 'paid in August or September'])
  expect(year({ date: '2026-08-31', exDate: '2026-06-29' })).toEqual([2026, 'ex-date'])
  expect(year({ date: '2026-10-16' })).toEqual([2027, 'payment day'])
  expect(year({ date: '2026-07-16', exDate: '2026-06-30' })).toEqual([2026, 'ex-date'])
  expect(year({ date: '2026-07-16', exDate: '2026-07-01' })).toEqual([2026, 'ex-date'])
  expect(year({ date: '2026-08-16', exDate: '2026-07-31' })).toEqual([2027, 'ex-date'])
  expect(year({ date: '2026-10-16', incomeYear: 2026 })).toEqual([2026, 'statement'])
})

const onlyIncome = (entry: Transaction, isTrust = false) => {
  const [row] = incomeOf(holdingOf([buy('2024-01-02', 100, 10), entry], { isTrust }))
  return row!
}

test('a dividend of a company is income when it is paid, also when it is reinvested', () => {
  const reinvested = aTransaction('reinvestment', { date: '2025-07-03', amount: 70, franked: 70, units: 7, price: 10 })
  expect(onlyIncome(reinvested)).toMatchObject({
    kind: 'dividend',
    endsIn: 2026,
    taxable: toMoney(70),
    isReinvested: true,
    exDate: null,
  })
  const [disposal] = disposalsOf(holdingOf([reinvested, sell('2026-07-04', 7, 12)]))
  expect(disposal!.parcels[0]).toMatchObject({
    acquired: '2025-07-03',
    costBase: toMoney(70),
    gain: { isTwelveMonths: true },
  })
})

test('the 45 days are tested where there is an ex-date and a credit', () => {
  const dividend = { date: '2025-03-20', exDate: '2025-03-10', amount: 70 }
  const test = (entry: Transaction) =>
    yearOf(2025, [holdingOf([buy('2024-01-02', 100, 10), entry])]).income[0]?.holdingPeriod
  expect(test(aTransaction('dividend', { ...dividend, franked: 70 }))?.units).toBe(toUnits(100))
  expect(test(aTransaction('dividend', dividend))).toBeNull()
  expect(test(aTransaction('dividend', { ...dividend, unfranked: 70 }))).toBeNull()
  expect(test(aTransaction('dividend', { date: '2025-03-20', amount: 70, franked: 70 }))).toBeNull()
})

test('a distribution without the parts of its statement is cash only', () => {
  const row = onlyIncome(aTransaction('distribution', { date: '2026-07-16', amount: 50, withheld: 5 }))
  expect(row).toMatchObject({
    kind: 'distribution',
    endsIn: 2026,
    cash: toMoney(50),
    withheld: toMoney(5),
    taxable: null,
  })
  expect(
    onlyIncome(aTransaction('reinvestment', { date: '2026-07-16', amount: 50, units: 5, price: 10 }), true),
  ).toMatchObject({
    kind: 'distribution',
    endsIn: 2026,
    taxable: null,
  })
})

test('what a listed trust that is kept as a share paid or reinvested stands in its annual statement, in the year of entitlement', () => {
  const reinvestment = (date: string, fields: object = {}) =>
    aTransaction('reinvestment', { date, amount: 200, units: 20, price: 10, ...fields })
  const statements = new Map([[2026, { otherIncome: 400 }]])
  const about = (endsIn: number, ...paid: Transaction[]) => {
    const year = yearOf(endsIn, [holdingOf([buy('2024-01-02', 100, 10), ...paid], { symbol: 'SCG', statements })])
    const { taxableIncome, unknownCash, missing } = year
    return [...[taxableIncome, unknownCash].map(moneyNumber), missing.map(({ kind }) => kind)]
  }
  const distribution = aTransaction('distribution', { date: '2026-02-27', amount: 200 })
  expect(about(2026, distribution, reinvestment('2025-08-29'))).toEqual([400, 0, []])
  // Of June, paid in August: of the year of its ex-date.
  const ofJune = reinvestment('2026-08-28', { exDate: '2026-06-29' })
  expect(about(2026, distribution, ofJune)).toEqual([400, 0, []])
  expect(about(2027, distribution, ofJune)).toEqual([0, 0, []])
  // What is of the year before is a trust's too, and waits for the statement of that year.
  expect(about(2025, distribution, reinvestment('2025-07-31'))).toEqual([0, 200, ['components', 'year of entitlement']])
  // Many a file calls everything a dividend. One that says how far it is franked is that of the company beside the trust.
  expect(about(2026, aTransaction('dividend', { date: '2025-08-29', amount: 200 }))).toEqual([400, 0, []])
  expect(about(2026, aTransaction('dividend', { date: '2025-08-29', amount: 200, unfranked: 200 }))).toEqual([
    600,
    0,
    [],
  ])
  // Without a statement of the year it is a company's, as it is kept.
  expect(about(2027, reinvestment('2027-02-26'))).toEqual([200, 0, ['franking']])
})

test('the parts of a statement: foreign listed, discounted gains doubled back, a tax-free part left out', () => {
  const row = onlyIncome(
    aTransaction('distribution', {
      date: '2026-07-16',
      amount: 100,
      franked: 14,
      unfranked: 1,
      frankingCredit: 6,
      components: {
        interest: 5,
        otherIncome: 10,
        foreignIncome: 20,
        capitalGainDiscounted: 15,
        capitalGainOther: 3,
        nonAssessable: 17,
      },
    }),
  )
  expect(moneyNumber(row.taxable!)).toBe(50)
  expect(moneyNumber(row.foreign)).toBe(20)
  expect(moneyNumber(row.franking!.credit)).toBe(6)
  expect(row.gains).toMatchObject({ discountable: toMoney(30), other: toMoney(3) })
  const plain = aTransaction('distribution', { date: '2026-07-16', amount: 5, components: { interest: 5 } })
  expect(onlyIncome(plain).taxable).toBe(toMoney(5))
  // A credit without a franked part: nothing of the payment is taken for one.
  expect(onlyIncome({ ...plain, frankingCredit: 1 })).toMatchObject({ taxable: toMoney(5), franking: { franked: 0n } })
  expect(onlyIncome({ ...plain, unfranked: 1 })).toMatchObject({ taxable: toMoney(6) })
  // What nobody entered as unfranked is of other kinds.
  const components = { otherIncome: 10, foreignIncome: 50 }
  const foreign = { date: '2026-04-16', amount: 100, franked: 40, frankingCredit: 17.14, components }
  expect(onlyIncome(aTransaction('distribution', foreign))).toMatchObject({
    taxable: toMoney(100),
    franking: { franked: toMoney(40), unfranked: 0n, creditBasis: 'statement', companyRate: null },
  })
})

test('an annual statement counts its franked and unfranked parts, and a credit that stands alone', () => {
  const row = (statement: AnnualStatement) => {
    const statements = new Map([[2026, statement]])
    return incomeOf(holdingOf([buy('2024-01-02', 100, 10)], { isTrust: true, statements })).at(-1)!
  }
  const [franked, unfranked, frankingCredit] = [70, 20, 30]
  expect(row({ franked, unfranked, frankingCredit, otherIncome: 5 })).toMatchObject({
    taxable: toMoney(95),
    lacksFrankedPart: false,
    franking: { franked: toMoney(70), unfranked: toMoney(20), credit: toMoney(30), creditBasis: 'statement' },
  })
  expect(row({ frankingCredit })).toMatchObject({
    taxable: 0n,
    lacksFrankedPart: true,
    franking: { franked: 0n, credit: toMoney(30) },
  })
  expect(row({ franked })).toMatchObject({ franking: { credit: 0n, creditBasis: 'none' }, lacksFrankedPart: false })
  expect(row({ unfranked })).toMatchObject({ taxable: toMoney(20), franking: { unfranked: toMoney(20) } })
  expect(row({ otherIncome: 5 })).toMatchObject({ taxable: toMoney(5), franking: null, lacksFrankedPart: false })
})

test('a dividend of a foreign share is foreign income, asks nothing of franking, and its withheld tax is foreign tax', () => {
  const paid = aTransaction('dividend', { date: '2026-02-13', amount: 100, withheld: 15 })
  const about = (symbol: string, entry: Transaction = paid) =>
    yearOf(2026, [holdingOf([buy('2024-01-02', 100, 10), entry], { symbol })])
  const one = (symbol: string, entry?: Transaction) => about(symbol, entry).income[0]!
  const foreign = {
    taxable: toMoney(100),
    foreign: toMoney(100),
    withheld: 0n,
    foreignTax: toMoney(15),
    franking: null,
  }
  expect(one('AAPL:US')).toMatchObject({ kind: 'dividend', ...foreign })
  expect(about('AAPL:US').missing).toEqual([])
  expect(one('AAPL:US', { ...paid, unfranked: 100 })).toMatchObject(foreign)
  const reinvested = aTransaction('reinvestment', {
    date: '2026-02-13',
    amount: 100,
    withheld: 15,
    units: 1,
    price: 85,
  })
  expect(one('AAPL:US', reinvested)).toMatchObject({ isReinvested: true, ...foreign })
  // A company of New Zealand can pass on Australian credits, and whoever enters only the credit loses none of it.
  expect(one('FPH:NZ', { ...paid, frankingCredit: 30 })).toMatchObject({
    foreign: toMoney(100),
    franking: { franked: toMoney(70), unfranked: toMoney(30), credit: toMoney(30) },
  })
  expect(one('FPH:NZ', { ...paid, franked: 70, frankingCredit: 30 })).toMatchObject({
    foreign: toMoney(100),
    franking: { credit: toMoney(30) },
  })
  expect(one('FPH:NZ', { ...paid, franked: 70 })).toMatchObject({ franking: { credit: toMoney(30) } })
  // An Australian code may be written with its market; of an unknown market nothing is taken for granted.
  for (const symbol of ['CBA', 'CBA:ASX', 'CBA:AU', 'XYZ:OTHER']) {
    expect(one(symbol)).toMatchObject({ foreign: 0n, withheld: toMoney(15), foreignTax: 0n })
    expect(about(symbol).missing.map(({ kind }) => kind)).toEqual(['franking'])
  }
})

test('a reward of a coin is income at its value, and a parcel at that cost', () => {
  const reward = aTransaction('reward', { date: '2025-09-01', units: 0.5, price: 100 })
  expect(onlyIncome(reward)).toMatchObject({ kind: 'reward', endsIn: 2026, taxable: toMoney(50), franking: null })
  const [disposal] = disposalsOf(holdingOf([reward, sell('2025-12-01', 0.5, 120)]))
  expect(disposal!.parcels[0]!.gain).toMatchObject({ parts: { other: toMoney(10) } })
})
