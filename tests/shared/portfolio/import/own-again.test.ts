// Our own files read in again, into the account that they came from or another: what is there already never stands twice.
import { expect, test } from 'vitest'
import { holdingsCsv } from '#shared/portfolio/holdings-csv.ts'
import { previewImport } from '#shared/portfolio/import/preview.ts'
import { maxNameLength } from '#shared/portfolio/holding.ts'
import { maxNoteLength } from '#shared/portfolio/holding-note.ts'
import { openingOf } from '#shared/portfolio/ledger-holding.ts'
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

test('the days on which prices were typed come back from the two files, as from the account', async () => {
  const account = anAccount()
  const dated = { isLiveTracked: false, lastUpdated: '2024-03-04T00:00:00.000Z' } as const
  await account.own(aStoredHolding({ ...dated, type: 'other', symbol: 'SHED', manualPrice: 7 }))
  const land = aStoredHolding({ ...dated, type: 'other', symbol: 'LAND', manualPrice: 500, costBase: 400 })
  const text = tradesCsv([{ holding: land, trades: [buy('2024-01-10', 1, 400)] }])
  expect(await account.add([file(text)])).toEqual([])
  await account.setPrice('LAND', 600.000_000_01, '2025-02-28T13:30:00.000Z')
  await account.setPrice('LAND', 700, '2026-06-30T13:59:00.000Z')
  await account.setPrice('SHED', 9, '2026-06-30T14:00:00.000Z')
  const typed = [
    'LAND, 500 on 2024-03-04, 600.00000001 on 2025-03-01, 700 on 2026-06-30',
    'SHED, 7 on 2024-03-04, 9 on 2026-07-01',
  ]
  expect(await account.typed()).toEqual(typed)
  const { json, trades: traded, holdings } = await account.exported()
  for (const files of [[json], [traded, holdings]]) {
    const again = anAccount()
    expect(await again.add(files)).toEqual([])
    expect(await again.typed()).toEqual(typed)
    // There already: nothing is read twice, and what was set since stays.
    await again.setPrice('SHED', 10, '2026-11-01T02:00:00.000Z')
    expect((await again.look(files)).taken).toBe(0)
  }
})

test('trades that were exported before there was a column of prices come back, and no price that could not be one', () => {
  const holding = aStoredHolding({ type: 'other', symbol: 'GOLDBAR', manualPrice: 150 })
  const text = tradesCsv([{ holding, trades: [buy('2024-01-10', 10, 100)] }])
  const typed = (csv: string) => file(csv).rows.map(({ own }) => own?.typedPrice)
  expect(typed(text)).toEqual([150])
  const [titles, cells] = [
    ',Your price (AUD),Your price set at,Your earlier prices (AUD)',
    `,150,${holding.lastUpdated},`,
  ]
  expect(typed(text.replace(titles, '').replace(cells, ''))).toEqual([undefined])
  expect(typed(text.replace(cells, ',-1,,'))).toEqual([undefined])
  const priced = text.replace(cells, ',150,yesterday,7 on 2024-02-30; -1 on 2024-02-01; 8 on 2024-02-01; 9 now')
  expect(file(priced).rows.map(({ own }) => [own?.typedPriceAt, own?.earlierPrices])).toEqual([
    [undefined, [{ on: '2024-02-01', price: 8 }]],
  ])
})

test('of two holdings alike, one with trades and one without, both come back from the two files', async () => {
  const account = anAccount()
  const alike = { symbol: 'VAS', quantity: 100, costBasis: 90 } as const
  const traded = aStoredHolding({ ...alike, id: crypto.randomUUID(), ledgerRevision: 1, costBase: 9000 })
  await account.own(aStoredHolding({ ...alike, id: crypto.randomUUID() }))
  const opening = openingOf(traded, { id: crypto.randomUUID(), date: null, createdAt: traded.createdAt })
  const trades = file(tradesCsv([{ holding: traded, trades: [opening] }]))
  const holdings = file(holdingsCsv([...(await account.held()).map(({ holding }) => holding), traded]))
  for (const files of [
    [trades, holdings],
    [holdings, trades],
  ]) {
    const again = anAccount()
    expect(await again.add(files)).toEqual([])
    expect(await again.totals()).toEqual(['VAS 100 9000', 'VAS 100 9000'])
    expect((await again.look(files)).taken).toBe(0)
  }
})

test('a holding that got its trades between the two files is one', async () => {
  const simple = aStoredHolding({ symbol: 'VAS', quantity: 100, costBasis: 90 })
  const opening = openingOf(simple, { id: crypto.randomUUID(), date: null, createdAt: simple.createdAt })
  const traded = { ...simple, ledgerRevision: 1, costBase: 9000 }
  const again = anAccount()
  expect(
    await again.add([file(holdingsCsv([simple])), file(tradesCsv([{ holding: traded, trades: [opening] }]))]),
  ).toEqual([])
  expect(await again.totals()).toEqual(['VAS 100 9000'])
})

test('a name and a note as long as can be come back from the files, of characters that take two places each too', async () => {
  const note = { why: '🦘'.repeat(maxNoteLength), changeMind: `=${'🦘'.repeat(maxNoteLength - 1)}` }
  const name = '🦘'.repeat(maxNameLength)
  const simple = aStoredHolding({ symbol: 'VAS', name, note })
  for (const text of [JSON.stringify({ holdings: [simple] }), holdingsCsv([simple])]) {
    const again = anAccount()
    expect(await again.add([file(text)])).toEqual([])
    expect((await again.held()).map(({ holding }) => [holding.name, holding.note])).toEqual([[name, note]])
  }
})
