// Which holding the rows of files join, all the way into the account: none stands twice, and nothing is refused for ever.
import { expect, test } from 'vitest'
import type { ImportedFile } from '#shared/portfolio/import/preview-repairs.ts'
import type { HoldingTrades } from '#shared/portfolio/ports.ts'
import { aStoredHolding } from '#tests/support/holdings.ts'
import { anAccount } from './account-support.ts'
import { confirmations, file } from './file-support.ts'

test('a coin that goes by another ticker by now joins the holding that it is in', async () => {
  const account = anAccount()
  const render = { type: 'crypto', coinId: 'render-token' } as const
  await account.own(aStoredHolding({ ...render, symbol: 'RNDR', quantity: 10, costBasis: 2 }))
  const named = aStoredHolding({ ...render, symbol: 'RENDER', quantity: 20, costBasis: 5 })
  const files = [file(JSON.stringify({ holdings: [named] }))]
  const key = (await account.look(files)).holdings[0]!.key
  expect(await account.look(files)).toMatchObject({ holdings: [{ before: { units: 10 } }] })
  expect(await account.add(files, { choices: { existing: new Map([[key, 'keep']]) } })).toEqual([])
  expect(await account.totals()).toEqual(['RNDR 30 120'])
})

const bought = '81000001,N1,14/02/2023,B,CBA,100,100,0,10000,16/02/2023,Confirmed'
const soldHalf = '81000002,N2,3/03/2023,S,CBA,50,110,0,5500,7/03/2023,Confirmed'

/** The export of an account that has what a file says. */
const exportOf = async (...files: ImportedFile[][]) => {
  const account = anAccount()
  for (const some of files) expect(await account.add(some)).toEqual([])
  return account.exported()
}

test('an export and the file of a broker are one holding, whichever is chosen first', async () => {
  const { json, trades } = await exportOf([confirmations(bought)])
  const broker = confirmations(bought, soldHalf)
  for (const files of [
    [json, broker],
    [broker, json],
    [trades, broker],
    [broker, trades, json],
  ]) {
    const account = anAccount()
    expect(await account.add(files)).toEqual([])
    expect(await account.totals()).toEqual(['CBA 50 5000'])
    // What came from the export is as it was there.
    const [{ holding, transactions }] = (await account.held()) as [HoldingTrades]
    expect(holding.id).toBe(json.rows[0]!.own!.holdingId)
    expect(transactions.map(({ id }) => id)).toContain(json.rows[0]!.own!.id)
    expect((await account.look(files)).taken).toBe(0)
  }
})

test('into an account that has the investment under another id, an export and a file come together', async () => {
  const { json } = await exportOf([confirmations(bought)])
  const account = anAccount()
  await account.add([confirmations('81000000,N0,1/02/2023,B,CBA,1,90,0,90,3/02/2023,Confirmed')])
  expect(await account.add([json, confirmations(bought, soldHalf)])).toEqual([])
  expect(await account.totals()).toEqual(['CBA 51 5100'])
})

const twoOf = (symbol: string) =>
  file(
    JSON.stringify({
      holdings: [10, 5].map((quantity) => aStoredHolding({ symbol, quantity, costBasis: 2 })),
    }),
  )

test('two exported holdings of one investment come back as two, or join the one that is there', async () => {
  const empty = anAccount()
  expect(await empty.add([twoOf('CBA')])).toEqual([])
  expect(await empty.totals()).toEqual(['CBA 10 20', 'CBA 5 10'])
  const account = anAccount()
  await account.add([confirmations(bought)])
  expect(await account.add([twoOf('CBA')])).toEqual([])
  expect(await account.totals()).toEqual(['CBA 115 10030'])
})

test('of two exported holdings of one investment, a trade of either is known in the file of a broker', async () => {
  const one = await exportOf([confirmations(bought)])
  const other = await exportOf([confirmations(soldHalf.replace(',S,', ',B,'))])
  const preview = await anAccount().look([one.json, other.json, confirmations(bought, soldHalf.replace(',S,', ',B,'))])
  expect(preview).toMatchObject({ taken: 2, isReady: true })
  expect(preview.holdings.map(({ key }) => key)).toHaveLength(3)
  expect(new Set(preview.holdings.map(({ key }) => key)).size).toBe(3)
})

test('trades of an export are different ones, though they look alike and came from two sources', async () => {
  const account = anAccount()
  await account.add([confirmations(bought)])
  const like = file('Date,Reference,Details,Debit($),Credit($),Balance($)\n14/02/2023,C1,B 100 CBA @ 100,10000,,1\n')
  await account.add([like], { choices: { rows: new Map([['0:0', 'take']]) } })
  expect(await account.totals()).toEqual(['CBA 200 20000'])
  const { json, trades } = await account.exported()
  for (const exported of [json, trades]) {
    const again = anAccount()
    expect(await again.add([exported])).toEqual([])
    expect(await again.totals()).toEqual(['CBA 200 20000'])
  }
})

test('units from before an export join the investment that needs them', async () => {
  const account = anAccount()
  await account.add([confirmations(bought, soldHalf)])
  const { trades } = await account.exported()
  const cut = { ...trades, rows: trades.rows.filter(({ facts }) => facts.type === 'sell') }
  const [cba] = (await anAccount().look([cut])).holdings
  expect(cba).toMatchObject({ missingUnits: 50 })
  const parcel = { units: 90, costBase: 900, date: null }
  const repairs = { openings: new Map([[cba!.key, { instrument: cba!.instrument, parcel }]]) }
  const empty = anAccount()
  expect(await empty.add([cut], { repairs })).toEqual([])
  expect(await empty.totals()).toEqual(['CBA 40 400'])
})

test('an export of what goes by another code by now makes no second one of its id', async () => {
  const account = anAccount()
  const holding = aStoredHolding({ symbol: 'OLD', quantity: 10, costBasis: 2 })
  await account.own({ ...holding, symbol: 'NEW' })
  expect(await account.add([file(JSON.stringify({ holdings: [holding] }))])).toEqual([])
  expect(await account.totals()).toEqual(['NEW 10 20', 'OLD 10 20'])
})

test('an investment that is called another kind of share by now is still the one of the export', async () => {
  const account = anAccount()
  const holding = aStoredHolding({ symbol: 'ABC', quantity: 10, costBasis: 2 })
  await account.own({ ...holding, type: 'other' })
  expect((await account.look([file(JSON.stringify({ holdings: [holding] }))])).taken).toBe(0)
})

test('two coins of one ticker are told apart by their ids', async () => {
  const account = anAccount()
  const pepe = { type: 'crypto', symbol: 'PEPE' } as const
  await account.own(aStoredHolding({ ...pepe, coinId: 'pepe', quantity: 1, costBasis: 1 }))
  const files = [
    file(JSON.stringify({ holdings: [aStoredHolding({ ...pepe, coinId: 'pepe-2', quantity: 5, costBasis: 2 })] })),
  ]
  expect(await account.add(files)).toEqual([])
  expect(await account.totals()).toEqual(['PEPE 1 1', 'PEPE 5 10'])
})
