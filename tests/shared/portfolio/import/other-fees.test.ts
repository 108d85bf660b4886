// Fees in several columns: one of them is the brokerage; of what the others have it is said that it is not counted, where it is not.
import { expect, test } from 'vitest'
import { readMapped } from '#shared/portfolio/import/mapped.ts'
import { guessMapping } from '#shared/portfolio/import/mapping.ts'
import { readText } from '#shared/portfolio/import/read-file.ts'

const read = (header: string, row: string) => {
  const table = readText(`${header}\n${row}\n`).unknown[0]!
  const [first] = readMapped(table, guessMapping(table)).rows
  return [first?.total, first?.notice ?? null]
}
const trade = 'Date,Code,Side,Units,Price'
const bought = '14/02/2023,VAS,Buy,10,90'
const after = (words: string) =>
  `Not counted: ${words}. If that was charged on top of the brokerage, add it to this trade after the import.`
const inTotal = 'Units × price and brokerage don’t add up to the total. The total counts.'

test.each([
  ['Commission,Platform Fee,GST', '3,2,0.50', [903, after('“Platform Fee” 2, “GST” 0.5')]],
  ['Commission,Platform Fee,GST', '-3,-2,-0.50', [903, after('“Platform Fee” 2, “GST” 0.5')]],
  ['Commission,Platform Fee,GST', '3,0,', [903, null]],
  ['Amount,Commission,Platform Fee', '900,3,2', [903, after('“Platform Fee” 2')]],
  ['Amount,Commission,Platform Fee', '905,3,2', [905, inTotal]],
  ['Net Amount,Commission,Platform Fee', '905,3,2', [905, inTotal]],
  ['Commission,Platform Fee,Total fees', '3,2,5', [905, null]],
  ['Brokerage (inc GST),GST', '11,1', [911, null]],
  ['Brokerage (ex GST),GST', '10,1', [910, after('“GST” 1')]],
  ['Fee,Fee currency', '3,AUD', [903, null]],
])('%s: %s', (columns, cells, expected) => {
  expect(read(`${trade},${columns}`, `${bought},${cells}`)).toEqual(expected)
})

test('a sale has them too', () => {
  const sold = bought.replace('Buy', 'Sell')
  expect(read(`${trade},Amount,Commission,GST`, `${sold},900,3,0.30`)).toEqual([897, after('“GST” 0.3')])
  expect(read(`${trade},Amount,Commission,GST`, `${sold},896.70,3,0.30`)[0]).toBe(896.7)
})
