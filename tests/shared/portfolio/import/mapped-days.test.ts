// Files with two columns of days, and stamps with times and zones: which day a trade is of.
import { expect, test } from 'vitest'
import { readMapped } from '#shared/portfolio/import/mapped.ts'
import { guessMapping } from '#shared/portfolio/import/mapping.ts'
import { readText } from '#shared/portfolio/import/read-file.ts'

const read = (...lines: string[]) => {
  const table = readText(`${lines.join('\n')}\n`).unknown[0]!
  const { rows, problems } = readMapped(table, guessMapping(table))
  return [...rows.map(({ facts }) => `${facts.type} ${facts.date}`), ...problems.map(({ row }) => row)]
}

test.each([
  ['Order Date,Closed Date,Side,Code,Quantity,Price', '14/02/2023,16/02/2023,Sell,VAS,10,90', 'sell 2023-02-14'],
  ['Order Date,Closed Date,Side,Code,Quantity,Price', '14/02/2023,16/02/2023,Buy,VAS,10,90', 'buy 2023-02-14'],
  ['Sale Date,Settlement Date,Type,Code,Units,Price', '14/02/2023,16/02/2023,Sell,VAS,10,90', 'sell 2023-02-14'],
  ['Settlement Date,Sale Date,Type,Code,Units,Price', '16/02/2023,14/02/2023,Sell,VAS,10,90', 'sell 2023-02-14'],
  ['Sale Date,Statement Date,Type,Code,Units,Price', '14/02/2023,30/06/2023,Sell,VAS,10,90', 'sell 2023-02-14'],
  ['Payment Date,Sale Date,Type,Code,Units,Price', '28/02/2023,14/02/2023,Sell,VAS,10,90', 'sell 2023-02-14'],
  ['Created Date,Closed Date,Side,Code,Quantity,Price', '14/02/2023,16/02/2023,Sell,VAS,10,90', 'sell 2023-02-14'],
  ['Settlement Date,Sold on,Type,Code,Units,Price', '16/02/2023,14/02/2023,Sell,VAS,10,90', 'sell 2023-02-14'],
])('%s: %s is a %s', (header, row, trade) => {
  expect(read(header, row)).toEqual([trade])
})

test('the signs of the units tell the sides just as well', () => {
  const header = 'Order Date,Closed Date,Code,Quantity,Price'
  expect(read(header, '14/02/2023,16/02/2023,VAS,10,90', '15/02/2023,17/02/2023,VAS,-4,95')).toEqual([
    'buy 2023-02-14',
    'sell 2023-02-15',
  ])
})

test.each([
  ['Open Date,Close Date,Code,Quantity,Open price,Close price', '14/02/2023,16/02/2023,VAS,10,90,95'],
  ['Type,Open Date,Close Date,Code,Quantity,Open price', 'Buy,14/02/2023,16/02/2023,VAS,10,90'],
  ['Type,Purchase Date,Sale Date,Code,Quantity,Purchase price', 'Buy,14/02/2023,16/02/2023,VAS,10,90'],
])('%s can be a buy and a sale in one line, whatever word is beside it', (header, row) => {
  expect(read(header, row)).toEqual([2])
})

test.each([
  ['20230630T150000Z', '2023-07-01'],
  ['20230630T135900Z', '2023-06-30'],
  ['20230630 150000 UTC', '2023-07-01'],
  ['20230630T1500Z', '2023-07-01'],
  ['20230630T150000+0000', '2023-07-01'],
  ['20230630;150000', '2023-06-30'],
  ['2023-02-14 NZDT', '2023-02-14'],
  ['2023-02-14 00:30 NZDT', '2023-02-13'],
  ['14/02/2023 AEST', '2023-02-14'],
])('%s is %s in Sydney', (stamp, day) => {
  expect(read('Date,Code,Type,Units,Price', `${stamp},VAS,Buy,10,90`)).toEqual([`buy ${day}`])
})

test.each([
  ['Generated 2023-07-01 02:00 UTC', '14:10:00', '2023-06-30'],
  ['Generated 2023-07-01 02:00 UTC', '14:10:00 UTC', '2023-07-01'],
  ['All times are UTC', '14:10:00', '2023-07-01'],
  ['My trades', '14:10:00 UTC', '2023-07-01'],
])('below “%s” a time of %s in a column of its own is of %s', (title, time, day) => {
  expect(read(title, 'Date,Time,Code,Type,Units,Price', `30/06/2023,${time},VAS,Buy,10,90`)).toEqual([`buy ${day}`])
})
