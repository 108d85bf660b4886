// Files of coins with decimal commas, where the coin stands behind its number.
import { expect, test } from 'vitest'
import { readText } from '#shared/portfolio/import/read-file.ts'

const binance = (delimiter: string, ...rows: (readonly string[])[]) => {
  const header = ['Date(UTC)', 'Pair', 'Side', 'Price', 'Executed', 'Amount', 'Fee']
  const lines = [header, ...rows.map((cells) => ['2023-02-14 00:00:00', ...cells])]
  const text = lines.map((cells) => cells.map((cell) => `"${cell}"`).join(delimiter)).join('\n')
  const { rows: read, problems } = readText(`${text}\n`)
  return {
    rows: read.map(({ row, instrument, facts }) => [row, instrument.symbol, 'units' in facts ? facts.units : null]),
    problems: problems.map(({ row, reason }) => `${row}: ${reason}`),
  }
}

test('a number before its coin is read with a decimal comma as any other is', () => {
  const trades = [
    ['BTCAUD', 'BUY', '45000,5', '1,250BTC', '56250,63AUD', '0'],
    ['BTCAUD', 'BUY', '45000,5', '0,001BTC', '45,00AUD', '1,5E-7BTC'],
    ['BTCUSDT', 'SELL', '45000,5', '0,02 BTC', '1.250,5USDT', '0'],
  ]
  expect(binance(';', ...trades)).toEqual({
    rows: [
      [2, 'BTC', 1.25],
      [3, 'BTC', 0.00099985],
      [4, 'BTC', 0.02],
      [4, 'USDT', 1250.5],
    ],
    problems: [],
  })
  const { rows, problems } = binance(',', ...trades)
  expect(rows).toEqual([])
  expect(problems[0]).toContain('“1,250BTC” can be read two ways')
  expect(binance(',', ...trades.slice(1)).rows).toHaveLength(3)
})

test('a coin that begins with a digit is not taken for the end of a number', () => {
  const { rows, problems } = binance(',', ['1INCHAUD', 'BUY', '1', '1,0001INCH', '1000AUD', '0'])
  expect([rows, problems]).toEqual([[[2, '1INCH', 1000]], []])
})

test('CoinSpot’s amounts before a coin are read with a decimal comma too', () => {
  const { rows, problems } = readText(
    [
      'Transaction Date;Type;Market;Amount;Rate inc. fee;Rate ex. fee;Fee;Fee AUD (inc GST);GST AUD;Total AUD;Total (inc GST)',
      '14/02/2023 10:30 AM;Buy;BTC/AUD;1,250 BTC;45450;45000,5;1 AUD;562,51;51,14;56813,14;56813,14 AUD',
      '15/02/2023 10:30 AM;Buy;BTC/USDT;0,001BTC;45450;45000,5;1 AUD;0,45;0,04;68,18;45,45USDT',
      '',
    ].join('\n'),
  )
  expect([rows.map(({ instrument, facts }) => [instrument.symbol, 'units' in facts && facts.units]), problems]).toEqual(
    [
      [
        ['BTC', 1.25],
        ['USDT', 45.45],
        ['BTC', 0.001],
      ],
      [],
    ],
  )
})
