// Pairs in a file whose columns a person named: what is priced in another coin, or in other money, is never taken for Australian dollars.
import { expect, test } from 'vitest'
import { readMapped } from '#shared/portfolio/import/mapped.ts'
import { guessMapping, type Mapping } from '#shared/portfolio/import/mapping.ts'
import { readText } from '#shared/portfolio/import/read-file.ts'

const read = (header: string, row: string, changes: Partial<Mapping> = {}) => {
  const [table] = readText(`${header}\n${row}\n`).unknown
  return readMapped(table!, { ...guessMapping(table!), assets: 'coins', ...changes })
}
const header = 'Date,Coin,Side,Units,Price,Fee,Total'

test.each(['ETH/BTC', 'ETH-BTC', 'ETH_BTC', 'ETHBTC'])(
  'coin for coin is a sale and a buy at one value (%s)',
  (pair) => {
    const { rows } = read(header, `2024-03-15,${pair},Buy,2,0.05,0,0.1`)
    const need = { kind: 'value', group: 'mapped::2', symbol: 'ETH', units: 2 }
    expect(rows).toMatchObject([
      {
        instrument: { symbol: 'BTC' },
        facts: { type: 'sell', date: '2024-03-15', units: 0.1 },
        total: null,
        needs: [need],
      },
      {
        instrument: { symbol: 'ETH' },
        facts: { type: 'buy', date: '2024-03-15', units: 2 },
        total: null,
        needs: [need],
      },
    ])
  },
)

test('a sale of a pair goes the other way, and its total may be left to the price', () => {
  const { rows } = read('Date,Coin,Side,Units,Price', '2024-03-15,ETH/BTC,Sell,2,0.05')
  expect(rows.map(({ instrument, facts }) => [instrument.symbol, facts])).toEqual([
    ['ETH', { type: 'sell', date: '2024-03-15', units: 2 }],
    ['BTC', { type: 'buy', date: '2024-03-15', units: 0.1 }],
  ])
})

test('a total in AUD is what both sides are worth', () => {
  const { rows } = read('Date,Coin,Side,Units,Price,Fee,Total AUD', '2024-03-15,ETH/BTC,Buy,2,0.05,0,9500')
  expect(rows.map(({ instrument, facts }) => [instrument.symbol, facts])).toEqual([
    ['BTC', { type: 'sell', date: '2024-03-15', units: 0.1, amount: 9500 }],
    ['ETH', { type: 'buy', date: '2024-03-15', units: 2, amount: 9500 }],
  ])
})

test('money of another country waits for its value, or for the rate of the file', () => {
  expect(read(header, '2024-03-15,BTC/USD,Buy,0.1,60000,0,6000').rows).toMatchObject([
    { facts: { type: 'buy', units: 0.1 }, needs: [{ kind: 'value', symbol: 'USD', units: 6000 }] },
  ])
  const rated = read('Date,Coin,Side,Units,Price,FX rate', '2024-03-15,BTC/USD,Buy,0.1,60000,1.5').rows
  expect(rated).toMatchObject([{ facts: { price: 90000 }, original: { currency: 'USD', price: 60000, rate: 1.5 } }])
})

test.each(['BTC/AUD', 'BTC-AUD', 'BTCAUD', 'BTC'])('%s is priced in AUD', (pair) => {
  expect(read(header, `2024-03-15,${pair},Buy,0.1,60000,5,6005`).rows).toMatchObject([
    { instrument: { symbol: 'BTC' }, facts: { type: 'buy', units: 0.1, amount: 6000, brokerage: 5 } },
  ])
})

test.each([
  ['a fee of which nobody knows the coin', header, '2024-03-15,ETH/BTC,Buy,2,0.05,0.001,0.1', 'fee'],
  ['a quote that is no ticker', header, '2024-03-15,ETH/?,Buy,2,0.05,0,0.1', 'can’t be read'],
  ['a currency that contradicts', `${header},Currency`, '2024-03-15,ETH/BTC,Buy,2,0.05,0,0.1,AUD', 'AUD'],
  ['a price in AUD beside a pair', 'Date,Coin,Side,Units,Price (AUD)', '2024-03-15,ETH/BTC,Buy,2,4750', 'BTC'],
])('%s is a problem with a sentence', (_, columns, row, words) => {
  const { rows, problems } = read(columns, row)
  expect([rows, problems.map(({ row: line }) => line)]).toEqual([[], [2]])
  expect(problems[0]?.reason).toContain(words)
})

test('units that were named after the money of a pair are pointed out, and read once they are named', () => {
  const columns = 'Date,Symbol,Side,Filled Amount,Filled Volume,Avg. Filled Price,Fee,Fee Currency'
  const row = '2024-03-15 01:00:00,BTC-USDT,BUY,0.01,300,30000,0.3,USDT'
  const { rows, problems } = read(columns, row)
  expect([rows, problems.map(({ row: line }) => line)]).toEqual([[], [2]])
  expect(problems[0]?.reason).toContain('Units × price come to 9000000 and the total is 0.01')
  const named = read(columns, row, { units: 3, total: 4 }).rows
  expect(named.map(({ instrument, facts }) => [instrument.symbol, facts])).toEqual([
    ['USDT', { type: 'sell', date: '2024-03-15', units: 300.3 }],
    ['BTC', { type: 'buy', date: '2024-03-15', units: 0.01 }],
  ])
})

test('pairs without a mark between their parts are guessed as coins, and codes of shares are not', () => {
  const guessed = (...codes: string[]) => {
    const lines = codes.map((code, at) => `${at + 1}/03/2024,${code},Buy,2,30,60`)
    return guessMapping(readText(`Date,Product,Side,Units,Price,Total\n${lines.join('\n')}\n`).unknown[0]!)
  }
  expect(guessed('BTCAUD', 'ETHAUD')).toMatchObject({ code: 1, assets: 'coins' })
  expect(guessed('XRPUSDT')).toMatchObject({ code: 1, assets: 'coins' })
  expect(guessed('VETH', 'EBTC', 'AUDS')).toMatchObject({ code: 1, assets: 'asx' })
})
