// What the amounts of a file with columns of its own are in: dollars of which country, cents, coins.
import { expect, test } from 'vitest'
import { readMapped } from '#shared/portfolio/import/mapped.ts'
import { guessMapping, type Mapping } from '#shared/portfolio/import/mapping.ts'
import { readText } from '#shared/portfolio/import/read-file.ts'

const read = (header: string, row: string, changes: Partial<Mapping> = {}) => {
  const table = readText(`${header}\n${row}\n`).unknown[0]!
  return readMapped(table, { ...guessMapping(table), ...changes })
}
const first = (...given: Parameters<typeof read>) => read(...given).rows[0]

test.each([
  ['Total (AUD)', 'Brokerage', 674.63],
  ['Total', 'Brokerage', 674.63],
  ['Value AUD', 'Brokerage', 671.64],
])('AUD in %s beside a price in US dollars are not converted once more', (total, brokerage, printed) => {
  const row = first(
    `Date,Side,Code,Market,Quantity,Price,Currency,${brokerage},Exch. Rate,${total}`,
    `13/02/2023,Buy,AAPL,NASDAQ,3,150,USD,2,0.67,${printed}`,
  )
  expect(row).toMatchObject({
    instrument: { symbol: 'AAPL:US' },
    total: 674.63,
    original: { currency: 'USD', price: 150 },
  })
  expect(row?.notice).toBeUndefined()
})

test('a total in the currency of the price is converted, also where the rate is near 1', () => {
  const header = 'Date,Side,Code,Market,Quantity,Price,Currency,Brokerage,Exchange Rate,Total'
  expect(first(header, '13/02/2023,Sell,AAPL,NASDAQ,3,150,USD,2,0.5,448')?.total).toBe(896)
  expect(first(header, '13/02/2023,Sell,AIA,NZX,100,10,NZD,60,1.0638,940')?.total).toBe(883.62)
})

test.each(['Price (USD)', 'PriceUSD', 'Price US$', 'USD price'])('%s is no price in Australian dollars', (price) => {
  expect(first(`Date,Symbol,Side,Units,${price}`, '13/02/2023,AAPL,Buy,10,150')).toMatchObject({
    instrument: { kind: 'other', symbol: 'AAPL:US' },
    original: { currency: 'USD', price: 150, rate: null },
    aside: { canTake: false },
  })
})

test('a column of currencies counts more than the name of another', () => {
  const row = first('Date,Symbol,Currency,Side,Units,Price (USD)', '13/02/2023,VAS,AUD,Buy,10,90')
  expect(row).toMatchObject({ instrument: { kind: 'asx', symbol: 'VAS' }, total: 900 })
})

test.each(['Price (cents)', 'Price (c)', 'Cents per share', 'Price in cents'])(
  '%s is a hundredth of a dollar',
  (price) => {
    const header = `Trade Date,B/S,Security,Qty,${price},Brokerage`
    const row = first(header, '13/02/2023,B,VAS,10,8500,10', { price: 4 })
    expect(row).toMatchObject({ facts: { price: 85 }, total: 860 })
  },
)

test('a fee in the coin that was bought lowers its units and is no fee in dollars', () => {
  const header = 'Date,Side,Coin,Amount,Price,Total,Fee,Fee coin'
  expect(first(header, '13/02/2023,Buy,BTC,0.1,30000,3000,0.0005,BTC')).toMatchObject({
    facts: { type: 'buy', units: 0.0995, amount: 3000 },
    total: 3000,
  })
  expect(first(header, '13/02/2023,Sell,BTC,0.1,30000,2996.5,3.50,AUD')).toMatchObject({
    facts: { type: 'sell', units: 0.1, brokerage: 3.5 },
    total: 2996.5,
  })
})

test('a fee in a third coin is a sale of it; one of a swap is taken from what came', () => {
  const rows = (row: string) =>
    read('Date,Side,Pair,Units,Price,Fee,Fee asset', row).rows.map(({ instrument, facts }) => [
      facts.type,
      instrument.symbol,
      'units' in facts && facts.units,
    ])
  expect(rows('13/02/2023,Buy,BTC/AUD,0.1,30000,0.002,BNB')).toEqual([
    ['buy', 'BTC', 0.1],
    ['sell', 'BNB', 0.002],
  ])
  expect(rows('13/02/2023,Buy,ETH/BTC,2,0.06,0.01,ETH')).toEqual([
    ['sell', 'BTC', 0.12],
    ['buy', 'ETH', 1.99],
  ])
})

test('brokerage in AUD beside a price in US dollars stays as it is', () => {
  const header = 'Date,Side,Code,Market,Quantity,Price,Currency,Brokerage,Brokerage currency,Exchange rate'
  expect(first(header, '13/02/2023,Buy,AAPL,NASDAQ,2,100,USD,10,AUD,0.5')).toMatchObject({
    facts: { brokerage: 10 },
    total: 410,
  })
  expect(read(header, '13/02/2023,Buy,AAPL,NASDAQ,2,100,USD,10,GBP,0.5')).toMatchObject({
    rows: [],
    problems: [{ row: 2 }],
  })
})

test('where only what the fee was paid in is named, the trade is in that currency', () => {
  const header = 'Date,Code,Market,Type,Qty,Price,Brokerage,Brokerage Currency,Exchange rate'
  for (const fee of ['0', '1'])
    expect(first(header, `13/02/2023,AAPL,NASDAQ,Buy,10,150,${fee},USD,0.7`)).toMatchObject({
      instrument: { symbol: 'AAPL:US' },
      facts: { price: 214.2857145 },
      original: { currency: 'USD', price: 150 },
    })
  expect(first(header, '13/02/2023,VAS,ASX,Buy,10,90,1,AUD,')).toMatchObject({ total: 901 })
})

test('so is that of a coin', () => {
  const header = 'Date,Side,Coin,Units,Price,Fee,Fee Currency,Exchange rate'
  for (const [fee, cost] of [
    ['0', 42_857.1429],
    ['1', 42_857.1429],
  ])
    expect(first(header, `13/02/2023,Buy,BTC,0.1,30000,${fee},USD,0.7`)).toMatchObject({
      facts: { price: expect.closeTo(Number(cost), 3) },
      original: { currency: 'USD', price: 30_000 },
    })
})

test.each(['$', 'A$', 'AU$', 'AUD ($)', 'dollars', 'flat'])(
  '%s beside a fee is no currency of another country',
  (cell) => {
    const row = first('Date,Side,Code,Units,Price,Brokerage,Brokerage Currency', `13/02/2023,Buy,VAS,10,90,9.5,${cell}`)
    expect(row).toMatchObject({ instrument: { kind: 'asx', symbol: 'VAS' }, facts: { brokerage: 9.5 } })
    expect(row?.original).toBeUndefined()
  },
)

test('two columns of fees in two currencies say nothing of what the trade is in', () => {
  for (const header of ['Brokerage (USD),Brokerage (AUD)', 'Fee USD,Fee AUD'])
    expect(first(`Date,Type,Code,Units,Price,${header}`, '13/02/2023,Buy,VAS,10,90,0,9.5')).toMatchObject({
      instrument: { kind: 'asx', symbol: 'VAS' },
      facts: { price: 90 },
    })
})

test('brokerage whose column says AUD stays as it is beside a price in US dollars', () => {
  const header = 'Date,Code,Market,Type,Qty,Price (USD),Brokerage (AUD),Total (AUD),FX rate'
  const row = first(header, '13/02/2023,AAPL,NASDAQ,Buy,10,150,9.50,2152.36,0.7')
  expect(row).toMatchObject({ facts: { brokerage: 9.5 }, total: 2152.36, original: { currency: 'USD', price: 150 } })
  expect(row?.notice).toBeUndefined()
})

test('so does a fee in AUD of a coin that is priced in US dollars, with a rate and without', () => {
  const header = 'Date,Type,Coin,Amount,Price (USD),Total (AUD),Fee (AUD)'
  expect(first(header, '13/02/2023,Buy,BTC,0.01,30000,450,1')).toMatchObject({
    facts: { type: 'buy', units: 0.01, brokerage: 1 },
    total: 450,
  })
  expect(first(`${header},FX rate`, '13/02/2023,Buy,BTC,0.01,30000,451,1,1.5')).toMatchObject({
    facts: { price: 45_000, brokerage: 1 },
    total: 451,
  })
})

test.each([
  ['07/14/2026 09:35:01 EDT', 'other'],
  ['Jul 14, 2026 09:35:01 ET', 'other'],
  ['Dec 14, 2026 09:35:01 ET', 'other'],
  ['07/14/2026 10:35:01 AEST', 'asx'],
  ['01/14/2026 10:35:01 AEDT', 'asx'],
  ['01/14/2026 10:35:01 EDT', 'asx'],
  ['03/07/2026 10:35:01 EDT', 'asx'],
  ['07/14/2026 10:35:01 EST', 'asx'],
  ['07/14/2026 10:35:01', 'asx'],
])('what was traded at %s is, where nothing else says it, of kind %s', (stamp, kind) => {
  const header = 'Symbol,Side,Filled,Avg Price,Filled Time'
  expect(first(header, `AAPL,Buy,10,190,"${stamp}"`)?.instrument.kind).toBe(kind)
  expect(first(`${header},Market`, `VAS,Buy,10,190,"${stamp}",ASX`)?.instrument.kind).toBe('asx')
  expect(first(`${header},Currency`, `VAS,Buy,10,190,"${stamp}",AUD`)?.instrument.kind).toBe('asx')
})

test('one time of New York says that the others of the file that are called alike are too', () => {
  const header = 'Symbol,Side,Filled,Avg Price,Filled Time'
  const rows = ['AAPL,Buy,10,190,07/14/2026 09:35:01 EDT', 'AAPL,Sell,10,195,12/14/2026 09:35:01 EST']
  const table = readText([header, ...rows, 'VAS,Buy,1,90,12/15/2026 10:35:01 AEDT', ''].join('\n')).unknown[0]!
  expect(readMapped(table, guessMapping(table)).rows).toMatchObject([
    { instrument: { symbol: 'AAPL:US' }, original: { currency: 'USD' }, aside: { canTake: false } },
    { instrument: { symbol: 'AAPL:US' }, original: { currency: 'USD' }, aside: { canTake: false } },
    { instrument: { kind: 'asx', symbol: 'VAS' } },
  ])
})

test.each([
  ['US$', 'AAPL:US', 'USD'],
  ['US dollars', 'AAPL:US', 'USD'],
  ['usd', 'AAPL:US', 'USD'],
  ['GBX', 'AAPL:GBX', 'GBX'],
  ['A$', 'AAPL', undefined],
  ['AU$', 'AAPL', undefined],
  ['Australian Dollar', 'AAPL', undefined],
  ['$', 'AAPL', undefined],
])('a column of currencies that says %s', (word, symbol, currency) => {
  const row = first('Date,Code,Type,Units,Price,Currency', `13/02/2023,AAPL,Buy,10,150,${word}`)
  expect([row?.instrument.symbol, row?.original?.currency]).toEqual([symbol, currency])
})

test.each(['ASX', 'CXA', 'Cboe AU', 'CHIXAU', 'ASXCEN'])('%s is an Australian market', (market) => {
  expect(first('Date,Code,Market,Type,Units,Price', `13/02/2023,VAS,${market},Buy,10,90`)).toMatchObject({
    instrument: { kind: 'asx', symbol: 'VAS' },
  })
})
