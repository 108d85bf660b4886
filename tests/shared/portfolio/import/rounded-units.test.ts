// An exchange that writes ten decimals of a coin: what was bought in parts can be sold as a whole, although each row is rounded to
// the eight decimals that are kept, and the file is still known when it is read again.
import { expect, test } from 'vitest'
import { chunksOf } from '#shared/portfolio/import/chunks.ts'
import { previewImport } from '#shared/portfolio/import/preview.ts'
import { aStoredHolding } from '#tests/support/holdings.ts'
import { newId } from '#tests/support/runtime.ts'
import { file, today } from './file-support.ts'

/** Kraken's ledgers: a trade a day, each with its coins and its dollars. */
const kraken = (...trades: readonly (readonly [coins: string, dollars: string])[]) =>
  file(
    [
      '"txid","refid","time","type","subtype","aclass","asset","amount","fee","balance"',
      ...trades.flatMap(([coins, dollars], at) => {
        const time = `2024-01-${String(at + 1).padStart(2, '0')} 01:00:00`
        return [
          `"A${at}","R${at}","${time}","trade","","currency","ETH","${coins}","0.0000000000","0"`,
          `"B${at}","R${at}","${time}","trade","","currency","ZAUD","${dollars}","0.0000","0"`,
        ]
      }),
    ].join('\n'),
  )

const bought = ['0.1234567841', '-500.0000'] as const
const five = [bought, bought, bought, bought, bought] as const

test('a coin that was bought in five parts of ten decimals is sold as a whole', () => {
  const read = kraken(...five, ['-0.6172839205', '3000.0000'])
  const preview = previewImport([read], [], {}, today)
  expect(preview).toMatchObject({ isReady: true, taken: 6 })
  expect(preview.holdings).toMatchObject([{ problem: null, after: { units: 0, costBase: 0 } }])
  expect(preview.holdings[0]?.rows.at(-1)?.why).toMatch(/^Gumnut keeps 8 decimals of a unit\./)
  const about = { importId: newId(), label: 'Kraken', at: Date.parse('2026-11-22T01:00:00Z'), newId }
  const [chunk] = chunksOf(preview, preview.files, about)
  const sent = chunk!.groups[0]!.transactions
  expect(sent.at(-1)).toMatchObject({ type: 'sell', units: 0.6172839, amount: 3000 })
  // Read again: all six are there.
  const holding = aStoredHolding({ type: 'crypto', symbol: 'ETH', coinId: 'ethereum', quantity: 0, costBasis: 0 })
  expect(previewImport([read], [{ holding, transactions: sent }], {}, today)).toMatchObject({ taken: 0 })
})

test('coins that were sold again and again, each time all of them, leave none', () => {
  const sold = ['-0.6172839205', '3000.0000'] as const
  const preview = previewImport([kraken(...five, sold, ...five, sold)], [], {}, today)
  expect(preview.holdings).toMatchObject([{ problem: null, after: { units: 0 } }])
})

test.each([
  ['more than rounding explains', [...five, ['-0.6172840205', '3000.0000']]],
  [
    'a sale of coins that never came',
    [
      ['-0.0000000041', '0.0100'],
      ['-0.6172839205', '3000.0000'],
    ],
  ],
] as const)('%s is asked about as before', (_, trades) => {
  const preview = previewImport([kraken(...trades)], [], {}, today)
  expect(preview).toMatchObject({ isReady: false })
  expect(preview.holdings[0]?.problem).toMatch(/more ETH than you held/)
})
