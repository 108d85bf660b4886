// Binance's statement: coins that became others, and a file that begins with its newest line.
import { expect, test } from 'vitest'
import { readText } from '#shared/portfolio/import/read-file.ts'

const read = (...lines: string[]) => {
  const text = ['User_ID,UTC_Time,Account,Operation,Coin,Change,Remark', ...lines.map((line) => `9,${line},`)].join(
    '\n',
  )
  const { rows, skipped, problems } = readText(`${text}\n`)
  return {
    rows: rows.map(
      ({ row, instrument, facts }) =>
        `${row} ${facts.type} ${'units' in facts ? facts.units : ''} ${instrument.symbol} ${'amount' in facts ? facts.amount : ''}`,
    ),
    skipped: skipped.map(({ row }) => row),
    problems: problems.map(({ row, reason }) => `${row} ${reason}`),
  }
}
const swapped =
  'Binance exchanged one coin for another here, as it does when a coin is renamed or merged. Add it by hand.'

test.each([
  ['Asset Recovery', 'Token Swap - Distribution', 'MATIC', 'POL'],
  ['Token Swap - Redenomination/Rebranding', 'Token Swap - Redenomination/Rebranding', 'LEND', 'AAVE'],
  ['Token Swap - Distribution', 'Token Swap - Distribution', 'LEND', 'AAVE'],
])('%s and %s are an exchange that is added by hand', (out, into, from, to) => {
  const [gone, came] = [
    `2024-09-13 08:00:05,Spot,${out},${from},-730.23`,
    `2024-09-13 08:00:05,Spot,${into},${to},730.23`,
  ]
  for (const lines of [
    [gone, came],
    [came, gone],
    [gone, came.replace('08:00:05', '09:12:00')],
  ])
    expect(read(...lines)).toEqual({ rows: [], skipped: [], problems: [`2 ${swapped}`, `3 ${swapped}`] })
})

test('a swap of which the file has one side: what came as a gift is one, the rest is pointed out', () => {
  expect(
    read(
      '2024-01-13 08:00:05,Spot,Token Swap - Distribution,SGB,12.5',
      '2024-02-13 08:00:05,Spot,Asset Recovery,LUNC,-3',
      '2024-03-13 08:00:05,Spot,Token Swap - Redenomination/Rebranding,LUNC,4',
      '2024-04-13 08:00:05,Spot,Token Swap - Redenomination/Rebranding,LUNC,0',
    ),
  ).toEqual({
    rows: ['2 reward 12.5 SGB '],
    skipped: [5],
    problems: [
      '3 Binance took these coins away, and the file doesn’t say what came for them. Add it by hand.',
      '4 These coins came from Binance in place of others, which aren’t in the file. Add them by hand.',
    ],
  })
})

test('a trade whose sides are a second apart is read once, whichever end the file begins with', () => {
  const lines = [
    '2021-03-04 10:00:00,Spot,Buy,BTC,0.02',
    '2021-03-04 10:00:00,Spot,Fee,BNB,-0.001',
    '2021-03-04 10:00:01,Spot,Buy,AUD,-1000',
  ]
  expect(read(...lines)).toEqual({
    rows: ['2 buy 0.02 BTC 1000', '2 sell 0.001 BNB '],
    skipped: [],
    problems: [],
  })
  expect(read(lines[2]!, lines[0]!, lines[1]!)).toEqual({
    rows: ['3 buy 0.02 BTC 1000', '3 sell 0.001 BNB '],
    skipped: [],
    problems: [],
  })
})

test('coins bought from another person are pointed out and not passed over', () => {
  expect(read('2024-09-13 08:00:05,Funding,P2P Trading,USDT,100')).toMatchObject({
    rows: [],
    skipped: [],
    problems: [expect.stringContaining('for how much')],
  })
})
