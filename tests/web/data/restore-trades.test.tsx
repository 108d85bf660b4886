// Restoring trades without the service: all that a holding had waits on this device, or none of it, and nothing after signing out.
import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { aHolding } from '#tests/support/ledger-service.ts'
import { afterChange, keepChanges, readKept } from '#web/data/ledger-fallback.ts'
import { restoreTradesOrLater, tradesBefore } from '#web/data/restore-trades.ts'
import { ledgerKey } from '#web/data/use-holdings.ts'
import { markLeft } from '#web/lib/query-client.ts'
import { configure, signInBefore } from '../app/app-screen.tsx'

const uid = 'sam'
const trades = Array.from({ length: 600 }, (_, at) => ({
  id: `b6ce4f1c-5be0-4d8b-9a65-${String(at).padStart(12, '0')}`,
  type: 'buy' as const,
  date: '2025-02-03',
  units: 1,
  price: 10 + at,
  createdAt: '2026-01-01T00:00:00.000Z',
}))

beforeAll(() => configure())
beforeEach(() => localStorage.clear())
afterEach(() => vi.unstubAllGlobals())

test('all parts are kept behind one another, and none is sent before the holding itself', async () => {
  signInBefore(uid)
  const fetched = vi.fn<typeof fetch>(async () => Promise.reject(new TypeError('no connection')))
  vi.stubGlobal('fetch', fetched)
  expect(await restoreTradesOrLater(new QueryClient(), uid, aHolding(), trades, [], true)).toBe('later')
  const { pending, ledgers } = readKept(uid)
  expect(pending.map((change) => ('transactions' in change ? change.transactions.length : 0))).toEqual([200, 200, 200])
  expect(ledgers[aHolding().id]?.transactions).toHaveLength(600)
  expect(fetched).not.toHaveBeenCalled()
})

test('what the service refuses is told and not kept to be refused once more', async () => {
  signInBefore(uid)
  const refusal = { code: 'conflict', detail: 'It takes too much room.' }
  vi.stubGlobal('fetch', async () => Response.json(refusal, { status: 409 }))
  await expect(restoreTradesOrLater(new QueryClient(), uid, aHolding(), trades, [], false)).rejects.toThrow(
    refusal.detail,
  )
  expect(readKept(uid).pending).toEqual([])
})

test('where the browser has no room for all of them none is kept, and that is said', async () => {
  // As a browser that is nearly full: it has room for two of the three parts.
  const real = localStorage
  const setItem = (key: string, value: string): void => {
    if (value.length > 170_000) throw new DOMException('full', 'QuotaExceededError')
    real.setItem(key, value)
  }
  vi.stubGlobal(
    'localStorage',
    new Proxy(real, { get: (target, name) => (name === 'setItem' ? setItem : Reflect.get(target, name).bind(target)) }),
  )
  await expect(restoreTradesOrLater(new QueryClient(), uid, aHolding(), trades, [], true)).rejects.toThrow(
    'Nothing was saved',
  )
  expect(readKept(uid).pending).toEqual([])
})

test('trades that could not be read again are refused, and what waits already stays', async () => {
  const holding = aHolding()
  const [first] = trades
  const opening = { kind: 'restore', holdingId: holding.id, transaction: first! } as const
  keepChanges(uid, [opening], afterChange({ holding, transactions: [] }, opening, holding.createdAt))
  const before = readKept(uid)
  const broken = trades.slice(0, 2).map((trade) => ({ ...trade, createdAt: 'once' }))
  const other = aHolding({ id: crypto.randomUUID() })
  await expect(restoreTradesOrLater(new QueryClient(), uid, other, broken, [], true)).rejects.toThrow(
    'Nothing was saved',
  )
  expect(readKept(uid)).toEqual(before)
})

test('whoever has signed out meanwhile leaves nothing in this browser', async () => {
  const client = new QueryClient()
  markLeft(client)
  await expect(restoreTradesOrLater(client, uid, aHolding(), trades.slice(0, 3), [], true)).rejects.toThrow(
    'signed out',
  )
  expect(localStorage.length).toBe(0)
})

test('and so do answers that come after it', async () => {
  signInBefore(uid)
  const client = new QueryClient()
  const keep = vi.fn<() => Promise<{ put: () => void }>>(async () => ({ put: () => undefined }))
  vi.stubGlobal('caches', { open: keep })
  const holding = aHolding({ quantity: 600, hasLedger: true })
  const change = { kind: 'restore-all', holdingId: holding.id, transactions: trades } as const
  const answer = afterChange({ holding, transactions: [] }, change, holding.createdAt)
  vi.stubGlobal('fetch', async () => Response.json(answer))
  expect(await restoreTradesOrLater(client, uid, holding, trades.slice(0, 3), [], false)).toBe('restored')
  expect(keep).toHaveBeenCalledTimes(1)
  markLeft(client)
  expect(await restoreTradesOrLater(client, uid, holding, trades.slice(0, 3), [], false)).toBe('restored')
  expect(keep).toHaveBeenCalledTimes(1)
})

test('while the service is away, the trades last seen are those of a holding, unless they come to other units or another cost than it has', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  const client = new QueryClient()
  const before = { holding: aHolding(), transactions: [] }
  const after = (transactions: typeof trades) =>
    afterChange(before, { kind: 'restore-all', holdingId: before.holding.id, transactions }, before.holding.createdAt)
  const seen = after(trades)
  const { holding } = seen
  expect(await tradesBefore(client, uid, holding)).toBeNull()
  client.setQueryData(ledgerKey(holding.id), seen)
  expect(await tradesBefore(client, uid, holding)).toHaveLength(600)
  expect(await tradesBefore(client, uid, { ...holding, quantity: 601 })).toBeNull()
  expect(await tradesBefore(client, uid, { ...holding, costBase: 600 })).toBeNull()
  // Another tab has seen them since.
  const answer = after(trades.slice(1))
  const match = async () => Response.json({ at: 0, data: answer })
  vi.stubGlobal('caches', { match })
  expect(await tradesBefore(client, uid, answer.holding)).toHaveLength(599)
})
