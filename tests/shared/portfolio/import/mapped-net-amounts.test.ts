// Whether a column of net amounts in a file with columns of its own is the total, the value before brokerage or neither.
import { expect, test } from 'vitest'
import { readMapped } from '#shared/portfolio/import/mapped.ts'
import { guessMapping } from '#shared/portfolio/import/mapping.ts'
import { readText } from '#shared/portfolio/import/read-file.ts'

const totalsOf = (lines: readonly string[]) => {
  const table = readText(`${lines.join('\n')}\n`).unknown[0]!
  return readMapped(table, guessMapping(table)).rows.map(({ total }) => total)
}

test.each([
  ['Consideration', 'Net Value'],
  ['Value', 'Net Consideration'],
  ['Trade amount', 'Net cost'],
])('beside %s the total is %s, with the GST that has a column of its own', (gross, net) => {
  const both = [
    `Trade Date,Symbol,Side,Quantity,Price,${gross},Brokerage,GST,${net}`,
    '14/02/2023,VAS,Buy,100,25,2500.00,18.14,1.81,2519.95',
    '14/03/2023,VAS,Sell,50,26,1300.00,18.14,1.81,1280.05',
  ]
  expect(totalsOf(both)).toEqual([2519.95, 1280.05])
})

const lines = (columns: string, buy: string, sell: string) => [
  `Trade Date,Symbol,Side,Quantity,Price,${columns}`,
  `14/02/2023,VAS,Buy,10,90,${buy}`,
  `14/03/2023,VAS,Sell,4,95,${sell}`,
]
test.each([
  ['Net Value', 'Total'],
  ['Net Value', 'Total Value'],
  ['Net Value', 'Total Amount'],
  ['Net Cost', 'Total Cost'],
  ['Net Consideration', 'Settlement Amount'],
])('%s is the amount before the brokerage and its GST where %s has both', (net, total) => {
  const after = lines(`${net},Brokerage,GST,${total}`, '900,10,1,911', '380,10,1,369')
  const before = lines(`${total},Brokerage,GST,${net}`, '911,10,1,900', '369,10,1,380')
  for (const each of [after, before]) expect(totalsOf(each)).toEqual([911, 369])
})

test('an amount that has both stays the total beside the net value before them', () => {
  expect(totalsOf(lines('Amount,Brokerage,GST,Net Value', '911,10,1,900', '369,10,1,380'))).toEqual([911, 369])
})

test.each([
  ['Date Acquired,Code,Quantity,Unit Cost,Cost Base,Net Value', '14/02/2023,VAS,10,90,909.95,1100', 909.95],
  ['Purchase Date,Security,Units,Purchase Price,Amount Paid,Net Value', '14/02/2023,VAS,10,90,909.95,1100', 909.95],
  ['Purchase Date,Code,Quantity,Price,Cost,Brokerage,Net Value', '14/02/2023,VAS,10,90,910,10,980', 910],
  [
    'Date,Type,Code,Units,Price,Brokerage,Consideration,Net Cost Base,Gain',
    '14/02/2023,Sell,VAS,4,95,9.95,380,363.98,6',
    370.05,
  ],
  ['Date,Type,Code,Units,Price,Amount,Net Value of holding,Brokerage', '14/02/2023,Buy,VAS,10,90,910,1000,10', 910],
])(
  'a net amount that no brokerage explains is worth or cost something else, and not the total: %s',
  (header, row, total) => {
    expect(totalsOf([header, row])).toEqual([total])
  },
)
