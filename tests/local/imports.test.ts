// Imports over the whole local stack: a file is read, sent in chunks over HTTP, exported, undone.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { chunksOf } from '#shared/portfolio/import/chunks.ts'
import { previewImport } from '#shared/portfolio/import/preview.ts'
import { readText } from '#shared/portfolio/import/read-file.ts'
import type { ImportChunk } from '#shared/portfolio/imports-contract.ts'
import { localStack, type Person, type TestStack } from '#tests/support/local-stack.ts'

let stack: TestStack
let kim: Person
beforeAll(async () => {
  const nowhere = 'http://127.0.0.1:9'
  stack = await localStack({ YAHOO_BASE_URL: nowhere, COINGECKO_BASE_URL: nowhere })
  kim = await stack.addPerson()
  await call('POST', '/api/profile')
})
afterAll(() => stack.close())

async function call(method: string, path: string, body?: unknown) {
  const answer = await stack.api(kim.accessToken, method, path, body)
  expect(answer.status, JSON.stringify(answer.body)).toBeLessThan(300)
  return answer.body
}

async function download(path: string): Promise<string> {
  const answer = await fetch(`${stack.url}${path}`, { headers: { authorization: `Bearer ${kim.accessToken}` } })
  expect(answer.headers.get('content-type')).toContain('text/csv')
  return answer.text()
}

const today = '2026-11-18'
const fileOf = (text: string) => ({
  name: 'file.csv',
  format: readText(text).format ?? 'mapped',
  rows: readText(text).rows,
})

function chunksFor(text: string): ImportChunk[] {
  const files = [fileOf(text)]
  const preview = previewImport(files, [], {}, today)
  return chunksOf(preview, files, {
    importId: crypto.randomUUID(),
    label: 'CommSec confirmations',
    at: Date.UTC(2026, 10, 18),
    newId: () => crypto.randomUUID(),
  })
}

test('900 trades are imported over HTTP, exported, read in again as there already, and undone', async () => {
  const lines = Array.from({ length: 900 }, (_, at) => {
    const day = `${(at % 28) + 1}/0${(at % 9) + 1}/20${10 + (at % 14)}`
    return `${90_000_000 + at},N${at},${day},B,Q${at % 6}X,${at + 1},10.50,9.50,${((at + 1) * 10.5 + 9.5).toFixed(2)},${day},Confirmed`
  })
  const header =
    'Confirmation Number,Order Number,Trade Date,Buy/ Sell,Security,Units,Average Price ($),Brokerage (inc GST.),Net Proceeds ($),Settlement Date,Confirmation Status'
  const chunks = chunksFor([header, ...lines].join('\n'))
  for (const chunk of [...chunks, chunks[0]!]) {
    const { results } = (await call('POST', '/api/transactions/import', chunk)) as { results: { outcome: string }[] }
    expect(new Set(results.map(({ outcome }) => outcome)).size).toBe(1)
    expect(results[0]?.outcome).not.toBe('refused')
  }
  const { holdings } = (await call('GET', '/api/holdings')) as { holdings: { quantity: number; costBase: number }[] }
  expect(holdings).toHaveLength(6)
  const units = (900 * 901) / 2
  expect(holdings.reduce((all, { quantity }) => all + quantity, 0)).toBe(units)
  expect(holdings.reduce((all, { costBase }) => all + costBase, 0)).toBeCloseTo(units * 10.5 + 900 * 9.5, 6)

  expect(fileOf(await download('/api/transactions/export')).rows).toHaveLength(900)
  expect(readText(await download('/api/holdings/export'))).toMatchObject({
    format: 'gumnut-holdings',
    rows: [],
    skipped: { length: 6 },
  })

  const importId = chunks[0]!.importId
  expect(await call('POST', `/api/transactions/imports/${importId}/undo`)).toMatchObject({ state: 'undone' })
  expect(await call('GET', '/api/holdings?closed=true')).toMatchObject({ holdings: [] })
  expect((await stack.api(kim.accessToken, 'POST', '/api/transactions/import', chunks[0]!)).status).toBe(409)
}, 60_000)

type Shown = Record<string, unknown> & { symbol: string }
const figuresOf = (body: unknown): unknown =>
  (body as { holdings: Shown[] }).holdings
    .map(({ symbol, type, quantity, costBasis, currentPrice, totalValue, name }) => {
      return { symbol, type, quantity, costBasis, currentPrice, totalValue, name }
    })
    .toSorted((a, b) => a.symbol.localeCompare(b.symbol))

test('the download of a whole account, read in by somebody else, comes to the same holdings, trades and values', async () => {
  const ids = { simple: crypto.randomUUID(), other: crypto.randomUUID(), sold: crypto.randomUUID() }
  await call('POST', '/api/holdings', {
    id: ids.simple,
    type: 'etf',
    symbol: 'VAS',
    quantity: 3.5,
    costBasis: 91.123456,
  })
  await call('POST', '/api/holdings', {
    id: ids.other,
    type: 'other',
    symbol: 'GOLD-BAR',
    name: 'A bar, =safe',
    quantity: 1,
    costBasis: 4000,
    currentPrice: 5120.5,
  })
  await call('POST', '/api/holdings', { id: ids.sold, type: 'stock', symbol: 'BHP', quantity: 5, costBasis: 40 })
  const add = (id: string, facts: object) =>
    call('POST', `/api/holdings/${id}/transactions`, { id: crypto.randomUUID(), ...facts })
  await call('PUT', `/api/holdings/${ids.other}/transactions`, { id: crypto.randomUUID(), date: null })
  await add(ids.sold, { type: 'buy', date: '2024-02-05', units: 5, price: 41, brokerage: 9.5, note: 'the first' })
  await add(ids.sold, { type: 'sell', date: '2025-03-05', units: 10, price: 45 })

  const account = JSON.stringify(await call('GET', '/api/profile/export'))
  const before = await call('GET', '/api/holdings?closed=true')
  const trades = readText(await download('/api/transactions/export')).rows.map(({ facts }) => facts)

  kim = await stack.addPerson()
  await call('POST', '/api/profile')
  for (const chunk of chunksFor(account)) await call('POST', '/api/transactions/import', chunk)
  expect(figuresOf(await call('GET', '/api/holdings?closed=true'))).toEqual(figuresOf(before))
  const again = readText(await download('/api/transactions/export')).rows.map(({ facts }) => facts)
  const dated = (all: typeof trades): unknown => all.filter(({ type }) => type !== 'opening')
  expect(dated(again)).toEqual(dated(trades))
}, 60_000)
