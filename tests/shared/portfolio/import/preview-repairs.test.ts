// What the person fills in before an import is sent: costs, values, dates, codes, and what was there before the file begins.
import { expect, test } from 'vitest'
import type { StoredHolding } from '#shared/portfolio/holding.ts'
import { chunksOf } from '#shared/portfolio/import/chunks.ts'
import { previewImport } from '#shared/portfolio/import/preview.ts'
import type { Choices } from '#shared/portfolio/import/preview-holding.ts'
import { type ImportedFile, renamed, type Repairs, valueKey } from '#shared/portfolio/import/preview-repairs.ts'
import type { HoldingTrades } from '#shared/portfolio/ports.ts'
import type { Transaction } from '#shared/portfolio/transaction.ts'
import { aStoredHolding } from '#tests/support/holdings.ts'
import { confirmations, file, today } from './file-support.ts'
import { aTransaction } from '../ledger-support.ts'

const selfwealth = (...rows: string[]): ImportedFile =>
  file(
    [
      'Trade Date,Settlement Date,Action,Reference,Code,Name,Units,Average Price,Consideration,Brokerage,Total',
      ...rows,
    ].join('\n'),
  )
const binance = (...rows: string[]): ImportedFile =>
  file(['User_ID,UTC_Time,Account,Operation,Coin,Change,Remark', ...rows].join('\n'))
const look = (
  files: ImportedFile[],
  about: { held?: HoldingTrades[]; choices?: Choices; repairs?: Repairs; on?: string } = {},
) => previewImport(files, about.held ?? [], about.choices ?? {}, about.on ?? today, about.repairs)
const sent = (preview: ReturnType<typeof look>): Transaction[] =>
  chunksOf(preview, preview.files, {
    importId: crypto.randomUUID(),
    label: 'x',
    at: 0,
    newId: () => crypto.randomUUID(),
  }).flatMap(({ groups }) => groups.flatMap(({ transactions }) => transactions))
const heldAs = (about: Partial<StoredHolding>, transactions: Transaction[]): HoldingTrades => ({
  holding: aStoredHolding({ ledgerRevision: 1, costBase: 1, ...about }),
  transactions,
})

const bought = '71000001,N1,14/02/2023,B,WES,30,48.50,19.95,1474.95,16/02/2023,Confirmed'
const sold = (units: number, date = '20/03/2023', number = '71000002') =>
  `${number},N2,${date},S,WES,${units},50,0,${units * 50},22/03/2023,Confirmed`

test('a transfer gets its cost and the day it was bought; without, it stays open', () => {
  const files = [selfwealth('16/05/2023,16/05/2023,In,A3,CSL,CSL,5,0,0,0,0')]
  expect(look(files)).toMatchObject({ isReady: false, holdings: [{ isOpen: true, rows: [{ asks: 'costBase' }] }] })
  const costs = new Map([['0:0', { costBase: 1400, acquiredOn: '2020-03-02' }]])
  const preview = look(files, { repairs: { costs } })
  expect(preview).toMatchObject({ isReady: true, holdings: [{ after: { units: 5, costBase: 1400 } }] })
  expect(sent(preview)).toMatchObject([{ type: 'transferIn', costBase: 1400, acquiredOn: '2020-03-02' }])
})

test('one value is for both sides of a swap, and only for that swap of that file', () => {
  const swap = (minute: string, units = 0.01) => [
    `9,2021-07-05 08:${minute}:00,Spot,Sell,ETH,-${units},`,
    `9,2021-07-05 08:${minute}:00,Spot,Sell,BTC,${units / 10},`,
  ]
  const files = [binance(...swap('00'), ...swap('30')), binance(...swap('45', 0.02))]
  const groups = files[0]!.rows.flatMap(({ needs }) => needs.flatMap((need) => ('group' in need ? [need.group] : [])))
  const values = new Map([[valueKey(0, groups[0]!), 30]])
  const asked = look(files, { repairs: { values } }).holdings.flatMap(({ rows }) =>
    rows.map(({ file: from, row, asks }) => `${from} ${row.instrument.symbol} ${asks ?? row.total}`),
  )
  expect(asked.toSorted()).toEqual(['0 BTC 30', '0 BTC value', '0 ETH 30', '0 ETH value', '1 BTC value', '1 ETH value'])
})

test('a fee in a third coin is valued once, and borne by the buy', () => {
  const files = [
    binance(
      '9,2021-07-05 08:00:00,Spot,Sell,ETH,-0.01,',
      '9,2021-07-05 08:00:00,Spot,Sell,BTC,0.0007,',
      '9,2021-07-05 08:00:00,Spot,Fee,BNB,-0.0001,',
    ),
  ]
  const groups = new Set(
    files[0]!.rows.flatMap(({ needs }) => needs.flatMap((need) => ('group' in need ? [need.group] : []))),
  )
  const values = new Map([...groups].map((group) => [valueKey(0, group), group.endsWith(':fee') ? 0.04 : 30]))
  const totals = look(files, { repairs: { values } }).holdings.flatMap(({ instrument, rows }) =>
    rows.map(({ row }) => `${instrument.symbol} ${row.total}`),
  )
  expect(totals.toSorted()).toEqual(['BNB 0.04', 'BTC 30.04', 'ETH 30'])
})

test('a date in the future is asked about, and may be put right', () => {
  const files = [confirmations('71000001,N1,14/02/2027,B,WES,30,48.50,19.95,1474.95,16/02/2027,Confirmed')]
  expect(look(files)).toMatchObject({ isReady: false, holdings: [{ rows: [{ asks: 'date', isTaken: false }] }] })
  const preview = look(files, { repairs: { dates: new Map([['0:0', '2026-02-14']]) } })
  expect(preview.isReady).toBe(true)
  expect(sent(preview)).toMatchObject([{ date: '2026-02-14' }])
})

test('a sale without its buy says how much is missing; a parcel from before the file mends it, on a day or on none', () => {
  const files = [confirmations(bought, sold(40), sold(5, '21/03/2023', '71000003'))]
  const [wes] = look(files).holdings
  expect(wes).toMatchObject({ missingUnits: 15, isOpen: true, after: null })
  const opening = (date: string | null): Repairs => ({
    openings: new Map([['asx:WES', { instrument: wes!.instrument, parcel: { units: 15, costBase: 300, date } }]]),
  })
  const preview = look(files, { repairs: opening(null) })
  expect(preview).toMatchObject({ isReady: true, holdings: [{ after: { units: 0 }, missingUnits: null }] })
  expect(sent(preview)[0]).toMatchObject({ type: 'opening', date: null, units: 15, amount: 300 })
  expect(look(files, { repairs: opening('2020-01-02') }).isReady).toBe(true)
  expect(look(files, { repairs: opening('2023-03-21') }).isReady).toBe(false)
  // The same file with the same parcel is there already.
  const held = [heldAs({ type: 'stock', symbol: 'WES' }, sent(preview))]
  expect(look(files, { held, repairs: opening(null) }).taken).toBe(0)
})

test('a second parcel from before another file is added beside the first', () => {
  const opening = (units: number, costBase: number): Repairs => ({
    openings: new Map([
      ['asx:WES', { instrument: { kind: 'asx', symbol: 'WES' }, parcel: { units, costBase, date: null } }],
    ]),
  })
  const first = look([confirmations(sold(10, '20/03/2024'))], { repairs: opening(10, 400) })
  const held = [heldAs({ type: 'stock', symbol: 'WES' }, sent(first))]
  const earlier = [confirmations(sold(5, '20/03/2023', '71000009'))]
  expect(look(earlier, { held })).toMatchObject({ holdings: [{ missingUnits: 5 }] })
  const preview = look(earlier, { held, repairs: opening(5, 100) })
  expect(preview).toMatchObject({ isReady: true, taken: 2, holdings: [{ after: { units: 0 }, problem: null }] })
  expect(sent(preview)).toMatchObject([{ type: 'opening', units: 5, amount: 100 }, { type: 'sell' }])
})

test('what no parcel can mend has no number of missing units', () => {
  const held = [
    heldAs({ type: 'stock', symbol: 'WES' }, [
      aTransaction('opening', { date: '2023-01-01', units: 1, price: 1 }),
      aTransaction('sell', {
        date: '2023-02-01',
        units: 2,
        price: 1,
        parcels: [{ id: crypto.randomUUID(), units: 2 }],
      }),
    ]),
  ]
  expect(look([confirmations(bought)], { held })).toMatchObject({ holdings: [{ after: null, missingUnits: null }] })
})

test('another code is taken everywhere, once more after it was changed, and is known the next time', () => {
  const files = [confirmations(bought, sold(3))]
  const once = renamed({}, 'asx:WES', { instrument: { kind: 'asx', symbol: 'TLS' }, name: 'Telstra' })
  const twice = renamed(once, 'asx:TLS', { instrument: { kind: 'asx', symbol: 'NAB' } })
  expect(look(files, { repairs: once }).holdings).toMatchObject([{ instrument: { symbol: 'TLS' }, name: 'Telstra' }])
  expect(look(files, { repairs: twice }).holdings).toMatchObject([{ instrument: { symbol: 'NAB' } }])
  const held = [heldAs({ type: 'stock', symbol: 'NAB' }, sent(look(files, { repairs: twice })))]
  expect(look(files, { held })).toMatchObject({ taken: 0, holdings: [{ instrument: { symbol: 'NAB' } }] })
})

test('coins and other securities are known the next time too, whatever was made of them', () => {
  const coins = [binance('9,2021-07-05 08:00:00,Spot,Buy,XYZ,10,', '9,2021-07-05 08:00:00,Spot,Buy,AUD,-30,')]
  const keyed = (preview: ReturnType<typeof look>) => sent(preview)
  const repairs = renamed({}, 'coin:XYZ', { instrument: { kind: 'coin', symbol: 'XYZA', coinId: 'xyz-a' } })
  const stored = keyed(look(coins, { repairs }))
  expect(stored).toHaveLength(1)
  for (const about of [
    { type: 'crypto' as const, symbol: 'XYZA', coinId: 'xyz-a' },
    { type: 'crypto' as const, symbol: 'XYZB' },
    { type: 'other' as const, symbol: 'XYZC' },
  ]) {
    const again = look(coins, { held: [heldAs(about, stored)] })
    expect(again).toMatchObject({ taken: 0, holdings: [{ instrument: { symbol: about.symbol } }] })
  }
})

test('a coin whose ticker can mean several waits for the word which, or for the word that it has no price', () => {
  const files = [binance('9,2021-07-05 08:00:00,Spot,Buy,XYZ,10,', '9,2021-07-05 08:00:00,Spot,Buy,AUD,-30,')]
  expect(look(files)).toMatchObject({ isReady: false, holdings: [{ unknown: 'coin' }] })
  expect(look(files, { choices: { unpriced: new Set(['coin:XYZ']) } })).toMatchObject({ isReady: true })
  const named = renamed({}, 'coin:XYZ', { instrument: { kind: 'coin', symbol: 'XYZ', coinId: 'xyz' } })
  expect(look(files, { repairs: named })).toMatchObject({ isReady: true, holdings: [{ unknown: null }] })
  const leave = { rows: new Map([['0:0', 'leave' as const]]) }
  expect(look(files, { choices: leave })).toMatchObject({ taken: 0, holdings: [{ unknown: null, isOpen: false }] })
})

test('a name in place of a code waits for its code', () => {
  const [read] = [confirmations(bought)]
  const rows = read.rows.map((row) => ({
    ...row,
    instrument: { kind: 'asx' as const, symbol: 'WESFARMERS LTD' },
    needs: [{ kind: 'code' } as unknown as (typeof row.needs)[number]],
  }))
  const files = [{ ...read, rows }]
  expect(look(files)).toMatchObject({ isReady: false, holdings: [{ unknown: 'code', rows: [{ asks: 'code' }] }] })
  const repairs = renamed({}, 'asx:WESFARMERS LTD', { instrument: { kind: 'asx', symbol: 'WES' } })
  expect(look(files, { repairs })).toMatchObject({ isReady: true, holdings: [{ instrument: { symbol: 'WES' } }] })
})

test('another exchange is added on request only, and is there the next time', () => {
  const files = [
    file(
      [
        'Order ID,Trade date,Instrument code,Market code,Quantity,Price,Transaction type,Exchange rate,Exchange fee,Transaction fee,Currency,Amount,Transaction method',
        'A1,2024-03-01,AAPL,NASDAQ,2,100,BUY,0.65,0,0,USD,200,MARKET',
      ].join('\n'),
    ),
  ]
  const [aside] = look(files).holdings
  expect(aside).toMatchObject({ rows: [{ state: 'skipped', isTaken: false }] })
  const asOther = look(files, { choices: { others: new Set([aside!.key]) } })
  expect(asOther).toMatchObject({ isReady: true, taken: 1, holdings: [{ type: 'other' }] })
  expect(look(files, { choices: { rows: new Map([['0:0', 'take']]) } }).taken).toBe(1)
  const held = [heldAs({ type: 'other', symbol: aside!.instrument.symbol }, sent(asOther))]
  expect(look(files, { held, choices: { others: new Set([aside!.key]) } })).toMatchObject({
    taken: 0,
    holdings: [{ rows: [{ state: 'there' }] }],
  })
})

test('what is there already can be added anyway, and still says what it needs', () => {
  const files = [selfwealth('16/05/2023,16/05/2023,In,A3,CSL,CSL,5,0,0,0,0')]
  const costs = new Map([['0:0', { costBase: 1400, acquiredOn: null }]])
  const held = [heldAs({ type: 'stock', symbol: 'CSL' }, sent(look(files, { repairs: { costs } })))]
  const anyway = { rows: new Map([['0:0', 'take' as const]]) }
  expect(look(files, { held })).toMatchObject({ taken: 0, holdings: [{ rows: [{ state: 'there' }] }] })
  expect(look(files, { held, choices: anyway })).toMatchObject({ holdings: [{ rows: [{ asks: 'costBase' }] }] })
  const added = look(files, { held, choices: anyway, repairs: { costs } })
  expect(added).toMatchObject({
    taken: 1,
    holdings: [{ rows: [{ why: expect.stringContaining('Already in Gumnut') }] }],
  })
  const left = look(files, { held, choices: { rows: new Map([['0:0', 'leave']]) } })
  expect(left).toMatchObject({ taken: 0, holdings: [{ rows: [{ state: 'there' }] }] })
})

test('an investment that is left out takes nothing along and waits for nothing', () => {
  const files = [confirmations(bought, sold(40))]
  const left = { left: new Set(['asx:WES']) }
  expect(look(files, { choices: left })).toMatchObject({ taken: 0, holdings: [{ isLeft: true, isOpen: false }] })
})
