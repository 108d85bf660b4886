// Our own files read in again, into the account that they came from or another: what is there already never stands twice.
import { expect, test } from 'vitest'
import { holdingsCsv } from '#shared/portfolio/holdings-csv.ts'
import { previewImport } from '#shared/portfolio/import/preview.ts'
import { tradesCsv } from '#shared/portfolio/trades-csv.ts'
import { aStoredHolding } from '#tests/support/holdings.ts'
import { buy } from '../ledger-support.ts'
import { anAccount } from './account-support.ts'
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

test('a price that somebody typed comes back from the two files, as from the account', async () => {
  const account = anAccount()
  await account.own(aStoredHolding({ type: 'other', symbol: 'SHED', isLiveTracked: false, manualPrice: 7 }))
  const holding = { ...aStoredHolding({ type: 'other', symbol: 'GOLDBAR', isLiveTracked: false, manualPrice: 150 }) }
  const trades = [buy('2024-01-10', 10, 100), buy('2024-02-10', 1, 100)]
  const text = tradesCsv([{ holding: { ...holding, ledgerRevision: 1, costBase: 1100 }, trades }])
  expect(await account.add([file(text)])).toEqual([])
  const { json, trades: traded, holdings } = await account.exported()
  for (const files of [[json], [traded, holdings], [holdings, traded]]) {
    const again = anAccount()
    expect(await again.add(files)).toEqual([])
    const prices = (await again.held()).map(({ holding: { symbol, manualPrice } }) => `${symbol} ${manualPrice}`)
    expect(prices.toSorted()).toEqual(['GOLDBAR 150', 'SHED 7'])
  }
})

test('trades that were exported before there was a column of prices come back, and no price that could not be one', () => {
  const holding = aStoredHolding({ type: 'other', symbol: 'GOLDBAR', manualPrice: 150 })
  const text = tradesCsv([{ holding, trades: [buy('2024-01-10', 10, 100)] }])
  const typed = (csv: string) => file(csv).rows.map(({ own }) => own?.typedPrice)
  expect(typed(text)).toEqual([150])
  expect(typed(text.replace(',Your price (AUD)', ',').replace(',150\r\n', ',\r\n'))).toEqual([undefined])
  expect(typed(text.replace(',150\r\n', ',-1\r\n'))).toEqual([undefined])
})
