// The preview: what is new, what is there, what needs the person; and that an export read in again comes to the same figures.
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { utf8Bytes } from '#shared/kernel/text.ts'
import type { StoredHolding } from '#shared/portfolio/holding.ts'
import { holdingsCsv } from '#shared/portfolio/holdings-csv.ts'
import { chunksOf, maxChunkBytes } from '#shared/portfolio/import/chunks.ts'
import { previewImport } from '#shared/portfolio/import/preview.ts'
import type { ImportedFile } from '#shared/portfolio/import/preview-repairs.ts'
import type { Choices } from '#shared/portfolio/import/preview-holding.ts'
import { readText } from '#shared/portfolio/import/read-file.ts'
import { withCost, withValue } from '#shared/portfolio/import/values.ts'
import { openingOf } from '#shared/portfolio/ledger-holding.ts'
import type { HoldingTrades } from '#shared/portfolio/ports.ts'
import { tradesCsv } from '#shared/portfolio/trades-csv.ts'
import type { Transaction } from '#shared/portfolio/transaction.ts'
import { aStoredHolding } from '#tests/support/holdings.ts'
import { confirmations, file, today } from './file-support.ts'
import { aTransaction, buy, held as heldBy, sell } from '../ledger-support.ts'

const transactions = (...rows: string[]): ImportedFile =>
  file(['Date,Reference,Details,Debit($),Credit($),Balance($)', ...rows].join('\n'))
const states = (files: ImportedFile[], held: HoldingTrades[] = [], choices: Choices = {}) =>
  previewImport(files, held, choices, today).holdings.flatMap(({ rows }) =>
    rows.map(({ file: from, row, state }) => `${from}:${row.row} ${state}`),
  )
const holdingOf = (symbol: string, about: Partial<StoredHolding> = {}) =>
  aStoredHolding({ type: 'stock', symbol, ...about })
const taken = (files: ImportedFile[], held: HoldingTrades[] = [], choices: Choices = {}): Transaction[] =>
  chunks(files, held, choices).flatMap(({ groups }) => groups.flatMap((group) => group.transactions))
const chunks = (files: ImportedFile[], held: HoldingTrades[] = [], choices: Choices = {}) =>
  chunksOf(previewImport(files, held, choices, today), files, {
    importId: crypto.randomUUID(),
    label: 'x',
    at: Date.UTC(2026, 10, 22),
    newId: () => crypto.randomUUID(),
  })

const bought = '71000001,N1,14/02/2023,B,WES,30,48.50,19.95,1474.95,16/02/2023,Confirmed'
const again = '71000002,N2,14/02/2023,B,WES,30,48.50,19.95,1474.95,16/02/2023,Confirmed'

test('two equal fills with references of their own are both real; the same file a second time is there already', () => {
  const both = confirmations(bought, again)
  expect(states([both])).toEqual(['0:2 new', '0:3 new'])
  expect(states([both, both])).toEqual(['0:2 new', '0:3 new', '1:2 there', '1:3 there'])
  const stored: HoldingTrades = {
    holding: holdingOf('WES', { ledgerRevision: 1, costBase: 1 }),
    transactions: taken([both]),
  }
  expect(states([both], [stored])).toEqual(['0:2 there', '0:3 there'])
  expect(
    states(
      [confirmations(again, '71000003,N3,14/02/2023,B,WES,30,48.50,19.95,1474.95,16/02/2023,Confirmed')],
      [stored],
    ),
  ).toEqual(['0:2 there', '0:3 new'])
})

test('one trade in two kinds of file counts once, the confirmation wins; dates may be settlement days apart', () => {
  const other = transactions('16/02/2023,C1,B 30 WES @ 48.50,1474.95,,1')
  expect(states([other, confirmations(bought)])).toEqual(['0:2 there', '1:2 new'])
  expect(states([transactions('22/02/2023,C1,B 30 WES @ 48.50,1474.95,,1'), confirmations(bought)])).toEqual([
    '0:2 new',
    '1:2 new',
  ])
  expect(states([transactions('16/02/2023,C1,B 30 WES @ 48.50,1474.98,,1'), confirmations(bought)])).toEqual([
    '0:2 new',
    '1:2 new',
  ])
})

test('two and two are pairs; one of two is unclear and asks', () => {
  const two = transactions('16/02/2023,C1,B 30 WES @ 48.50,1474.95,,1', '16/02/2023,C2,B 30 WES @ 48.50,1474.95,,1')
  expect(states([two, confirmations(bought, again)])).toEqual(['0:2 there', '0:3 there', '1:2 new', '1:3 new'])
  const one = transactions('16/02/2023,C1,B 30 WES @ 48.50,1474.95,,1')
  expect(states([one, confirmations(bought, again)])).toEqual(['0:2 needsYou', '1:2 new', '1:3 new'])
  expect(states([one, confirmations(bought, again)], [], { rows: new Map([['0:0', 'leave']]) })[0]).toBe('0:2 skipped')
})

test('what was typed in by hand is compared too', () => {
  const typed: HoldingTrades = {
    holding: holdingOf('WES', { ledgerRevision: 1, costBase: 1 }),
    transactions: [buy('2023-02-14', 30, 48.5, 19.95)],
  }
  expect(states([confirmations(bought)], [typed])).toEqual(['0:2 there'])
  expect(previewImport([confirmations(bought)], [typed], { rows: new Map([['0:0', 'take']]) }, today).taken).toBe(1)
})

test('a sale without its buy stops everything but leaving that holding out', () => {
  const files = [confirmations(bought, '71000009,N9,3/03/2023,S,TLS,10,4,10,30,7/03/2023,Confirmed')]
  const preview = previewImport(files, [], {}, today)
  expect(preview.isReady).toBe(false)
  expect(preview.holdings.map(({ problem }) => problem !== null)).toEqual([false, true])
  expect(previewImport(files, [], { left: new Set(['asx:TLS']) }, today)).toMatchObject({ isReady: true, taken: 1 })
})

test('a simple holding is offered to be replaced, never doubled silently', () => {
  const simple: HoldingTrades = { holding: holdingOf('WES', { quantity: 30, costBasis: 49.165 }), transactions: [] }
  const preview = previewImport([confirmations(bought)], [simple], {}, today)
  expect(preview).toMatchObject({
    isReady: false,
    holdings: [{ holdingId: simple.holding.id, offer: { quantity: 30, tradesAddUpTo: 30, chosen: null } }],
  })
  const after = (chosen: 'keep' | 'replace') =>
    previewImport([confirmations(bought)], [simple], { existing: new Map([['asx:WES', chosen]]) }, today)
  expect(after('replace')).toMatchObject({
    isReady: true,
    holdings: [{ before: { units: 30 }, after: { units: 30, costBase: 1474.95 } }],
  })
  expect(after('keep')).toMatchObject({ isReady: true, holdings: [{ after: { units: 60 } }] })
})

test('what is missing is filled in: costs of transfers, one value for both sides of a swap, a fee in a third coin', () => {
  const selfwealth = readText(
    'Trade Date,Settlement Date,Action,Reference,Code,Name,Units,Average Price,Consideration,Brokerage,Total\n16/05/2023,16/05/2023,In,A3,CSL,CSL,5,0,0,0,0',
  )
  expect(withCost(selfwealth.rows[0]!, 1400, '2020-03-02')).toMatchObject({
    needs: [],
    facts: { costBase: 1400, acquiredOn: '2020-03-02' },
  })
  const binance = readText(
    'User_ID,UTC_Time,Account,Operation,Coin,Change,Remark\n9,2021-07-05 08:00:00,Spot,Sell,ETH,-0.01,\n9,2021-07-05 08:00:00,Spot,Sell,BTC,0.0007,\n9,2021-07-05 08:00:00,Spot,Fee,BNB,-0.0001,',
  )
  const filled = withValue(withValue(binance.rows, 'binance:2', 30), 'binance:2:fee', 0.04)
  expect(
    filled.map(({ facts, needs, total }) => [
      facts.type,
      'amount' in facts && facts.amount,
      'brokerage' in facts && facts.brokerage,
      needs.length,
      total,
    ]),
  ).toEqual([
    ['sell', 30, false, 0, 30],
    ['buy', 30, 0.04, 0, 30.04],
    ['sell', 0.04, false, 0, 0.04],
  ])
})

test('chunks are small enough, oldest first, and keep one holding together', () => {
  const rows = Array.from(
    { length: 450 },
    (_, at) =>
      `${72000000 + at},N,${(at % 28) + 1}/0${(at % 9) + 1}/20${10 + (at % 13)},B,${['CBA', 'BHP', 'CSL'][at % 3]},1,10,5,15,1/01/2024,Confirmed`,
  )
  const all = chunks([confirmations(...rows.toReversed())])
  expect(all.every((chunk) => utf8Bytes(JSON.stringify(chunk)) <= maxChunkBytes)).toBe(true)
  expect(all.flatMap(({ groups }) => groups.flatMap((group) => group.transactions))).toHaveLength(450)
  for (const symbol of ['CBA', 'BHP', 'CSL']) {
    const dates = all.flatMap(({ groups }) =>
      groups
        .filter(({ holding }) => holding.symbol === symbol)
        .flatMap((group) => group.transactions.map(({ date }) => date ?? '')),
    )
    expect(dates).toEqual(dates.toSorted())
  }
})

test('trades of one day keep the order of the file, whichever end it begins with', () => {
  const order = (...rows: string[]) =>
    taken([confirmations(...rows)])
      .toSorted((a, b) => (a.createdAt < b.createdAt ? -1 : 1))
      .map(({ source }) => source?.reference)
  const earlier = '70000000,N0,1/02/2023,B,WES,1,48,5,53,16/02/2023,Confirmed'
  expect(order(earlier, bought, again)).toEqual(['70000000', '71000001', '71000002'])
  expect(order(again, bought, earlier)).toEqual(['70000000', '71000001', '71000002'])
})

test('what is exported imports again to the same figures', () => {
  const amount = fc.integer({ min: 1, max: 10_000_000 }).map((cents) => cents / 100)
  const day = fc
    .integer({ min: 0, max: 900 })
    .map((days) => new Date(Date.UTC(2022, 0, 1 + days)).toISOString().slice(0, 10))
  const buys = fc.array(fc.tuple(day, amount, amount, amount), { minLength: 1, maxLength: 8 })
  fc.assert(
    fc.property(buys, fc.string({ maxLength: 30 }), fc.boolean(), ([first, ...rest], note, sells) => {
      const trimmed = note.replace(/\p{C}/gu, '').trim()
      const [date, units, price, brokerage] = first!
      const trades: Transaction[] = [
        aTransaction('opening', { date: null, units: 3, price: 10 }),
        { ...buy(date, units, price, brokerage), ...(trimmed === '' ? {} : { note: trimmed }) },
        ...rest.map((one) => buy(...one)),
        ...(sells ? [sell('2025-06-01', units, price)] : []),
        aTransaction('distribution', {
          date: '2025-07-01',
          exDate: '2025-06-28',
          amount: 12.34,
          components: { interest: 1 },
        }),
      ]
      const withTrades = holdingOf('WES', { ledgerRevision: 1, costBase: 1 })
      const simple = holdingOf('TLS', { quantity: 7, costBasis: 4.123456789012, name: '=HYPERLINK' })
      const files = [file(tradesCsv([{ holding: withTrades, trades }])), file(holdingsCsv([withTrades, simple]))]
      const sent = chunks(files).flatMap(({ groups }) => groups)
      const of = (symbol: string) =>
        sent.filter(({ holding }) => holding.symbol === symbol).flatMap((group): Transaction[] => group.transactions)
      expect(heldBy(...of('WES'))).toEqual(heldBy(...trades))
      expect(heldBy(...of('TLS')).costBase).toBe(
        heldBy(openingOf(simple, { id: simple.id, date: null, createdAt: simple.createdAt })).costBase,
      )
      expect(sent.find(({ holding }) => holding.symbol === 'TLS')?.holding.name).toBe('=HYPERLINK')
      // Into the portfolio that it came from, nothing is new.
      const there: HoldingTrades[] = [
        { holding: withTrades, transactions: trades },
        { holding: simple, transactions: [] },
      ]
      expect(previewImport(files, there, {}, today).taken).toBe(0)
    }),
    { numRuns: 100 },
  )
})

test('the limits of a holding and of a person are told before anything is sent', () => {
  const rows = Array.from(
    { length: 2001 },
    (_, at) =>
      `${73000000 + at},N,${(at % 28) + 1}/0${(at % 9) + 1}/20${10 + (at % 13)},B,CBA,1,10,5,15,1/01/2024,Confirmed`,
  )
  const files = [confirmations(...rows)]
  expect(previewImport(files, [], {}, today)).toMatchObject({
    isReady: false,
    limit: 'CBA would have more than 2,000 trades, which is the most one investment can have.',
  })
  const full: HoldingTrades[] = Array.from({ length: 10 }, (_, at) => ({
    holding: holdingOf(`Q0${at}`, { id: crypto.randomUUID(), ledgerRevision: 1, costBase: 1 }),
    transactions: Array.from({ length: 2000 }, () => buy('2023-02-14', 1, 1)),
  }))
  expect(previewImport([confirmations(bought)], full, {}, today)).toMatchObject({
    isReady: false,
    limit: 'You would have more than 20,000 trades, which is the most one account can have.',
  })
})

test('of two sources of one trade it says which counts and why; of what is there, where it came from', () => {
  const why = (files: ImportedFile[], held: HoldingTrades[] = []) =>
    previewImport(files, held, {}, today).holdings.flatMap(({ rows }) => rows.flatMap((row) => row.why ?? []))
  const other = transactions('16/02/2023,C1,B 30 WES @ 48.50,1474.95,,1')
  expect(why([other, confirmations(bought)])).toEqual([
    'Also in CommSec confirmations, which counts: it says more about the trade.',
  ])
  expect(why([confirmations(bought), confirmations(bought)])).toEqual([
    'Also in CommSec confirmations, which counts: it was read first.',
  ])
  const typed = {
    holding: holdingOf('WES', { ledgerRevision: 1, costBase: 1 }),
    transactions: [buy('2023-02-14', 30, 48.5, 19.95)],
  }
  expect(why([confirmations(bought)], [typed])).toEqual(['Already in Gumnut, from what you typed in.'])
  const stored = { ...typed, transactions: taken([other]) }
  expect(why([confirmations(bought)], [stored])).toEqual([
    'Already in Gumnut, from CommSec transactions. This file says more about it.',
  ])
  const exported = file(tradesCsv([{ holding: typed.holding, trades: typed.transactions }]))
  const again = { ...typed, transactions: taken([exported]) }
  expect(why([exported], [again])).toEqual(['Already in Gumnut, from your Gumnut export.'])
})
