// Binance's statement: a file that begins with its newest line.
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
