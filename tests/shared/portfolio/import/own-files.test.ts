// Our own files: every kind of trade, with every text that a person can type, comes back from the CSV as it was; a cell that is no
// trade of ours is a problem of its line.
import * as fc from 'fast-check'
import * as z from 'zod/mini'
import { expect, test } from 'vitest'
import type { StoredHolding } from '#shared/portfolio/holding.ts'
import { isSeen } from '#shared/kernel/text.ts'
import { holdingsCsv } from '#shared/portfolio/holdings-csv.ts'
import { maxNoteLength } from '#shared/portfolio/holding-note.ts'
import { readText } from '#shared/portfolio/import/read-file.ts'
import { openingOf } from '#shared/portfolio/ledger-holding.ts'
import { tradesCsv } from '#shared/portfolio/trades-csv.ts'
import { Transaction } from '#shared/portfolio/transaction.ts'
import { aStoredHolding } from '#tests/support/holdings.ts'

const eight = (max: number, min = 1): fc.Arbitrary<number> =>
  fc.tuple(fc.integer({ min, max }), fc.constantFrom(1, 100, 1e4, 1e8)).map(([whole, parts]) => whole / parts)
const [units, price, amount] = [eight(1e9), eight(1e9, 0), eight(1e9)]
const day = fc
  .integer({ min: 0, max: 16_000 })
  .map((days) => new Date(Date.UTC(1980, 0, 1 + days)).toISOString().slice(0, 10))
const hard = fc.constantFrom(
  "'=1+1",
  "''@x",
  '=cmd|x',
  '-5',
  '+61 400',
  '@home',
  "O'Brien",
  'a;b,"c"',
  "'",
  '  x  y ',
  '🦘 – café',
  '1e5',
  '=',
  '\'"',
)
const aText = (max: number): fc.Arbitrary<string> =>
  fc
    .oneof(hard, fc.string({ unit: 'grapheme', maxLength: max }))
    .map((text) =>
      text
        .replace(/\p{C}|[\u2028\u2029]/gu, '')
        .trim()
        .slice(0, max)
        .trim(),
    )
    // Of a text that nobody sees, such as a Hangul filler alone, a file brings back nothing.
    .filter((text) => text !== '' && text.isWellFormed() && isSeen(text))
const some = <Value>(values: fc.Arbitrary<Value>) => fc.option(values, { nil: undefined })
const uuid = fc.uuid({ version: 4 })

const income = {
  date: day,
  amount,
  withheld: fc.constant(undefined),
  franked: some(amount),
  unfranked: some(amount),
  frankingCredit: some(amount),
}
const kinds = fc.oneof(
  fc.record({ type: fc.constant('opening'), date: fc.option(day), units, price }),
  fc.record({
    type: fc.constantFrom('buy', 'sell'),
    date: day,
    units,
    price: some(price),
    amount,
    brokerage: some(amount),
  }),
  fc.record({
    type: fc.constant('sell'),
    date: day,
    units: fc.constant(0.00000003),
    price,
    parcels: uuid.map((id) => [{ id, units: 0.00000003 }]),
  }),
  fc.record({ type: fc.constant('dividend'), ...income }),
  fc.record({
    type: fc.constant('distribution'),
    ...income,
    incomeYear: some(fc.integer({ min: 1980, max: 2200 })),
    components: some(
      fc.record(
        { interest: amount, nonAssessable: amount, capitalGainDiscounted: price },
        { requiredKeys: ['interest'] },
      ),
    ),
  }),
  fc.record({
    type: fc.constant('costBaseAdjustment'),
    date: day,
    amount: fc.tuple(amount, fc.boolean()).map(([of, isLess]) => (isLess ? -of : of)),
  }),
  fc.record({ type: fc.constant('reinvestment'), ...income, units, price }),
  fc.record({
    type: fc.constant('split'),
    date: day,
    newUnits: fc.constantFrom(2, 3, 10.5),
    oldUnits: fc.constantFrom(1, 0.5),
  }),
  fc.record({
    type: fc.constant('consolidation'),
    date: day,
    newUnits: fc.constant(1),
    oldUnits: fc.constantFrom(2, 7.25),
  }),
  fc.record({ type: fc.constant('returnOfCapital'), date: day, amountPerUnit: amount }),
  fc.record({
    type: fc.constant('transferIn'),
    date: day,
    units,
    costBase: price,
    acquiredOn: fc.constantFrom(null, '1980-01-01'),
  }),
  fc.record({ type: fc.constant('transferOut'), date: day, units }),
  fc.record({ type: fc.constant('reward'), date: day, units, amount }),
)
const trade = fc
  .tuple(
    kinds,
    fc.record({
      id: uuid,
      createdAt: fc.constant('2026-11-20T01:02:03.004Z'),
      account: some(aText(40)),
      note: some(aText(120)),
      importId: some(uuid),
      source: some(
        fc.record({
          format: fc.constant('selfwealth'),
          key: fc.constant('r:C1:00'),
          row: fc.integer({ min: 1, max: 1e6 }),
          reference: aText(80),
        }),
      ),
    }),
  )
  .map(([facts, about]) => JSON.parse(JSON.stringify({ ...facts, ...about })) as unknown)
  .filter((one): one is Transaction => z.safeParse(Transaction, one).success)

const holdings = fc
  .constantFrom<Partial<StoredHolding>>(
    { type: 'stock', symbol: 'CBA' },
    { type: 'etf', symbol: 'A200' },
    { type: 'other', symbol: 'AAPL:US' },
    { type: 'crypto', symbol: 'BTC', coinId: 'bitcoin' },
    { type: 'crypto', symbol: 'PEPE' },
  )
  .chain((about) =>
    fc.tuple(some(aText(100)), some(aText(280)), some(aText(280))).map(([name, why, changeMind]) => {
      const note = { ...(why === undefined ? {} : { why }), ...(changeMind === undefined ? {} : { changeMind }) }
      const noted = Object.keys(note).length === 0 ? {} : { note }
      return aStoredHolding({ ...about, ...noted, ...(name === undefined ? {} : { name }) })
    }),
  )

test('every kind of trade comes back from our CSV as it was', () => {
  fc.assert(
    fc.property(
      holdings,
      fc.uniqueArray(trade, { minLength: 1, maxLength: 6, selector: ({ id }) => id }),
      (holding, trades) => {
        const { rows, problems, skipped, dateQuestion } = readText(tradesCsv([{ holding, trades }]))
        expect({ problems, skipped, dateQuestion }).toEqual({ problems: [], skipped: [], dateQuestion: null })
        expect(rows.map(({ facts, own }) => [facts, own])).toEqual(
          trades.map(({ id, createdAt, importId: _import, source, ...facts }, place) => [
            facts,
            {
              type: holding.type,
              id,
              enteredAt: createdAt,
              holdingId: holding.id,
              ...(source === undefined ? {} : { source }),
              ...(holding.note === undefined || place > 0 ? {} : { note: holding.note }),
            },
          ]),
        )
        for (const { instrument, name } of rows) {
          expect([instrument.symbol, name]).toEqual([holding.symbol, holding.name])
          expect('coinId' in instrument ? instrument.coinId : undefined).toBe(holding.coinId)
        }
      },
    ),
    { numRuns: 400 },
  )
})

test('a distribution whose parts are said to be none comes back as one whose parts are known', () => {
  const [distribution, cashOnly] = [
    { type: 'distribution', date: '2024-07-15', amount: 12, components: {} },
    { type: 'distribution', date: '2024-10-15', amount: 12 },
  ].map((facts) => z.parse(Transaction, { ...facts, id: crypto.randomUUID(), createdAt: '2026-11-20T01:02:03.004Z' }))
  const { rows } = readText(tradesCsv([{ holding: aStoredHolding(), trades: [distribution!, cashOnly!] }]))
  expect(rows.map(({ facts }) => 'components' in facts && facts.components)).toEqual([{ interest: 0 }, false])
})

test('holdings without trades come back with their units, cost, name and own price; sold ones and those with trades do not', () => {
  fc.assert(
    fc.property(holdings, units, price, some(amount), (about, quantity, costBasis, manualPrice) => {
      const holding = { ...about, quantity, costBasis, manualPrice: manualPrice ?? null }
      const { rows, skipped } = readText(
        holdingsCsv([holding, { ...about, quantity: 0 }, { ...about, ledgerRevision: 1, costBase: 5 }]),
      )
      expect(skipped.map(({ row }) => row)).toEqual([3, 4])
      const { id, createdAt } = holding
      const { id: _id, createdAt: _at, ...opening } = openingOf(holding, { id, date: null, createdAt })
      const { units: held, price: each, amount: all } = rows[0]!.facts as typeof opening
      expect([held, all ?? held * each!]).toEqual([
        quantity,
        expect.closeTo(opening.amount ?? quantity * opening.price!, 6),
      ])
      expect(rows[0]).toMatchObject({
        own: {
          type: holding.type,
          holdingId: id,
          ...(manualPrice === undefined ? {} : { typedPrice: manualPrice }),
          ...(holding.note === undefined ? {} : { note: holding.note }),
        },
        ...(holding.name === undefined ? {} : { name: holding.name }),
      })
    }),
    { numRuns: 200 },
  )
})

test('a line of ours that somebody has spoilt is a problem, and the others are read', () => {
  const [one, two] = [aStoredHolding(), aStoredHolding({ symbol: 'BHP' })]
  const facts = { type: 'buy', date: '2024-01-10', units: 2, price: 3, createdAt: '2026-11-20T01:02:03.004Z' } as const
  const trades = (id: string): Transaction[] => [{ id, ...facts }]
  const text = tradesCsv([
    { holding: one, trades: trades(crypto.randomUUID()) },
    { holding: two, trades: trades(crypto.randomUUID()) },
  ])
  expect(readText(text.replace(',buy,', ',gift,'))).toMatchObject({ rows: [{ row: 3 }], problems: [{ row: 2 }] })
  expect(readText(text.replace(',stock,', ',house,'))).toMatchObject({ rows: [{ row: 3 }], problems: [{ row: 2 }] })
  expect(readText(text.replace('2024-01-10', '2024-13-10')).problems).toMatchObject([{ row: 2 }])
})

test('a note of the greatest length comes back whole, also one that begins like a formula', () => {
  const notes = ['a'.repeat(maxNoteLength), `=${'b'.repeat(maxNoteLength - 1)}`]
  const holdings = notes.map((why) => aStoredHolding({ type: 'stock', symbol: 'VAS', note: { why } }))
  const { rows } = readText(holdingsCsv(holdings))
  expect(rows.map(({ own }) => own?.note?.why)).toEqual(notes)
})
