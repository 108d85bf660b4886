// Our own files read in again, into the account that they came from or another: what is there already never stands twice.
import { expect, test } from 'vitest'
import { holdingsCsv } from '#shared/portfolio/holdings-csv.ts'
import { previewImport } from '#shared/portfolio/import/preview.ts'
import { tradesCsv } from '#shared/portfolio/trades-csv.ts'
import { aStoredHolding } from '#tests/support/holdings.ts'
import { buy } from '../ledger-support.ts'
import { file, today } from './file-support.ts'

test.each(['V', 'F', 'BRK.B', 'AAPL:US'])('a share whose symbol is no ASX code is there already (%s)', (symbol) => {
  for (const type of ['stock', 'etf'] as const) {
    const simple = aStoredHolding({ type, symbol, quantity: 10, costBasis: 300 })
    for (const text of [JSON.stringify({ holdings: [simple] }), holdingsCsv([simple])]) {
      expect(previewImport([file(text)], [{ holding: simple, transactions: [] }], {}, today)).toMatchObject({
        taken: 0,
        holdings: [{ holdingId: simple.id, before: { units: 10 }, after: { units: 10 } }],
      })
    }
    const transactions = [buy('2024-01-10', 2, 3)]
    const traded = { ...simple, ledgerRevision: 1, costBase: 6 }
    const again = file(tradesCsv([{ holding: traded, trades: transactions }]))
    expect(previewImport([again], [{ holding: traded, transactions }], {}, today)).toMatchObject({
      taken: 0,
      holdings: [{ holdingId: simple.id, type }],
    })
  }
})
