// Units from before the files begin, and a split: what the preview says is what is stored.
import { expect, test } from 'vitest'
import type { Repairs } from '#shared/portfolio/import/preview-repairs.ts'
import { tradesCsv } from '#shared/portfolio/trades-csv.ts'
import { aStoredHolding } from '#tests/support/holdings.ts'
import { buy, split } from '../ledger-support.ts'
import { anAccount } from './account-support.ts'
import { confirmations, file } from './file-support.ts'

const holding = aStoredHolding({ type: 'stock', symbol: 'WES', ledgerRevision: 1, costBase: 1 })
const opening = (units: number, date: string | null = null): Repairs => ({
  openings: new Map([
    ['asx:WES', { instrument: { kind: 'asx', symbol: 'WES' }, parcel: { units, costBase: 500, date } }],
  ]),
})
const sold = confirmations('71000001,N1,20/02/2023,S,WES,30,48.50,19.95,1435.05,22/02/2023,Confirmed')

async function afterSplit() {
  const one = anAccount()
  const trades = [buy('2020-03-02', 10, 10), split('2021-03-01', 2, 1)]
  expect(await one.add([file(tradesCsv([{ holding, trades }]))])).toEqual([])
  return one
}

test('units without a day are those of today, in the preview too', async () => {
  const one = await afterSplit()
  const [wes] = (await one.look([sold])).holdings
  expect(wes).toMatchObject({ missingUnits: 10, after: null })
  expect(await one.look([sold], { repairs: opening(10) })).toMatchObject({
    isReady: true,
    holdings: [{ after: { units: 0, costBase: 0 } }],
  })
  expect(await one.add([sold], { repairs: opening(10) })).toEqual([])
  expect(await one.totals()).toEqual(['WES 0 0'])
})

test('too few of them are not enough, in the preview too; with a day before the split they are twice as many', async () => {
  const one = await afterSplit()
  expect(await one.look([sold], { repairs: opening(5) })).toMatchObject({
    isReady: false,
    holdings: [{ after: null, missingUnits: 5 }],
  })
  expect(await one.add([sold], { repairs: opening(5, '2020-06-01') })).toEqual([])
  expect(await one.totals()).toEqual(['WES 0 0'])
})

test('a holding without trades that is kept has the units of today, whenever it was made', async () => {
  const one = anAccount()
  const simple = aStoredHolding({
    type: 'stock',
    symbol: 'WES',
    quantity: 7,
    costBasis: 10,
    createdAt: '2021-01-01T00:00:00.000Z',
  })
  await one.own(simple)
  const trades = [buy('2020-03-02', 10, 10), split('2021-03-01', 2, 1)]
  const files = [file(tradesCsv([{ holding: { ...holding, id: crypto.randomUUID() }, trades }]))]
  const choices = { existing: new Map([['asx:WES', 'keep' as const]]) }
  expect(await one.look(files, { choices })).toMatchObject({ holdings: [{ after: { units: 27, costBase: 170 } }] })
  expect(await one.add(files, { choices })).toEqual([])
  expect(await one.totals()).toEqual(['WES 27 170'])
})

test('trades of one day are played in the order in which they are sent', async () => {
  const one = anAccount()
  const rows = [
    '71000003,N3,5/03/2024,S,WES,10,50,0,500,7/03/2024,Confirmed',
    '71000002,N2,1/03/2024,B,WES,10,30,0,300,5/03/2024,Confirmed',
    '71000001,N1,1/03/2024,B,WES,10,20,0,200,5/03/2024,Confirmed',
  ]
  const expected = { holdings: [{ after: { units: 10, costBase: 300 } }] }
  expect(await one.look([confirmations(...rows)])).toMatchObject(expected)
  expect(await one.add([confirmations(...rows)])).toEqual([])
  expect(await one.totals()).toEqual(['WES 10 300'])
})
