// Pending trades: what is refused of the trades that waited is told; of a holding that was put back, only what did not come of it (P22, P52).
import { QueryClient, useQueryClient } from '@tanstack/react-query'
import { cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Transaction } from '#shared/portfolio/transaction.ts'
import { aHolding } from '#tests/support/ledger-service.ts'
import { aStoredHolding } from '#tests/support/holdings.ts'
import { aBuy, id, openingId, unitsThere } from '#tests/web/data/shown-trades.tsx'
import { button, endTest, openPage, startTest, wait } from '#tests/web/features/portfolio/portfolio-screen.tsx'
import { afterChange, keepChanges, type LedgerChange, readKept } from '#web/data/ledger-fallback.ts'
import { restoreTradesOrLater } from '#web/data/restore-trades.ts'
import { refetchHoldings, useHoldings, useSyncNews } from '#web/data/use-holdings.ts'
import type { Refusal, SyncNews } from '#web/data/sync-news.ts'

const uid = 'user-1'
const holdingId = id
const stored = aStoredHolding({ id, symbol: 'CBA', quantity: 2, costBasis: 10 })
const { createdAt } = stored
const holding = aHolding({ id, quantity: 1, hasLedger: true })
const opening = { id: openingId, type: 'opening', date: null, units: 9, price: 10, createdAt } as const
const sale = { ...aBuy, type: 'sell', units: 8 } as const
const other = { ...sale, id: 'b6ce4f1c-5be0-4d8b-9a65-0000000000c1', units: 7 } as const
const buy = { ...aBuy, id: 'b6ce4f1c-5be0-4d8b-9a65-0000000000d1', date: '2025-02-01' } as const
const aSale: LedgerChange = { kind: 'add', holdingId, transaction: sale }
const noSale: LedgerChange = { kind: 'remove', holdingId, transactionId: sale.id }
const noOpening: LedgerChange = { kind: 'remove', holdingId, transactionId: opening.id }
const allOf = (...transactions: Transaction[]): LedgerChange => ({ kind: 'restore-all', holdingId, transactions })
const all = allOf(opening, { ...sale, createdAt })

let told: SyncNews[] = []

function Page() {
  const client = useQueryClient()
  const list = useHoldings().data?.holdings ?? []
  useSyncNews((news) => told.push(news))
  return (
    <>
      <p>Held: {list.length}</p>
      <button onClick={() => void refetchHoldings(client)}>Look again</button>
    </>
  )
}

beforeEach(() => {
  told = []
  startTest()
})
afterEach(() => {
  cleanup()
  endTest()
})

const open = async () => {
  const page = await openPage({ Page, stored: [stored] })
  await screen.findByText('Held: 1')
  return page
}

const keep = (changes: readonly LedgerChange[]) =>
  keepChanges(uid, changes, afterChange({ holding, transactions: [] }, all, createdAt))

/** Everything is sent that waits, of which one change counts as sent: what was told of it as refused, at once or in parts. */
async function refusedOf({ user }: Awaited<ReturnType<typeof open>>): Promise<readonly Refusal[]> {
  await user.click(button('Look again'))
  await waitFor(() => expect(readKept(uid).pending).toEqual([]))
  await wait(50)
  expect(told.reduce((sum, { sent }) => sum + sent, 0)).toBe(1)
  return told.flatMap(({ refused }) => refused)
}

const edited = (units: number): LedgerChange => {
  const { id: transactionId, createdAt: _at, ...facts } = { ...opening, units }
  return { kind: 'update', holdingId, transactionId, facts }
}
const sameSale = (): LedgerChange => {
  const { id: transactionId, ...facts } = sale
  return { kind: 'update', holdingId, transactionId, facts }
}

test('a trade that is refused is told, and what waits behind it is sent', async () => {
  const page = await open()
  keep([aSale, { kind: 'add', holdingId, transaction: buy }])
  expect(await refusedOf(page)).toMatchObject([{ kind: 'trade', symbol: 'CBA' }])
  expect(await unitsThere()).toEqual({ opening: 2, buy: 9, held: 11 })
})

test('an edit of a trade that another one followed is not told as refused', async () => {
  const page = await open()
  // With the sale, which came last, there were never as few as 5.
  keep([all, edited(5), edited(9), aSale, all])
  expect(await refusedOf(page)).toEqual([])
  expect(await unitsThere()).toEqual({ opening: 9, sell: 8, held: 1 })
})

test('nor is the deletion of a trade that was put back', async () => {
  const page = await open()
  keep([all, noOpening, { kind: 'restore', holdingId, transaction: opening }, aSale, all])
  expect(await refusedOf(page)).toEqual([])
  expect(await unitsThere()).toEqual({ opening: 9, sell: 8, held: 1 })
})

test('nor are all trades, a sale and an edit of it that came before the edit of the buy that made room for them', async () => {
  const page = await open()
  keep([allOf({ ...opening, units: 5 }), all, aSale, sameSale(), edited(9), all])
  expect(await refusedOf(page)).toEqual([])
  expect(await unitsThere()).toEqual({ opening: 9, sell: 8, held: 1 })
})

test('an edit that was refused, of a trade deleted and put back after it, is told: a trade that is there stays as it is', async () => {
  const page = await open()
  keep([all, edited(5), noOpening, { kind: 'restore', holdingId, transaction: { ...opening, units: 5 } }, all])
  expect(await refusedOf(page)).toMatchObject([{ kind: 'trade', symbol: 'CBA' }])
  expect(await unitsThere()).toEqual({ opening: 9, sell: 8, held: 1 })
})

test('a part of all trades that was refused is told, though another part follows', async () => {
  const page = await open()
  keep([allOf({ ...sale, createdAt }), allOf(opening)])
  expect(await refusedOf(page)).toMatchObject([{ kind: 'trade', symbol: 'CBA' }])
  expect(await unitsThere()).toEqual({ opening: 9, held: 9 })
})

test('put back a second time, a holding has the trades of that time, and those of the first are not told as refused', async () => {
  const page = await open()
  const less = { ...other, units: 4 }
  // The sale of the first time needs more units than there are since.
  const trades = [
    { ...opening, units: 5 },
    { ...less, createdAt },
  ]
  const earlier: LedgerChange[] = [all, noSale, edited(5), { kind: 'add', holdingId, transaction: less }]
  expect(await restoreTradesOrLater(new QueryClient(), uid, holding, trades, earlier, true)).toBe('later')
  expect(await refusedOf(page)).toEqual([])
  expect(await unitsThere()).toEqual({ opening: 5, sell: 4, held: 1 })
})

test('of one that the service has all along, changes that waited are made in their order', async () => {
  const page = await open()
  const body = { existing: 'replace', transactions: [opening, { ...sale, units: 3, createdAt }] }
  await fetch(`/api/holdings/${id}/transactions/restore`, { method: 'POST', body: JSON.stringify(body) })
  const add: LedgerChange = { kind: 'add', holdingId, transaction: { ...other, units: 5 } }
  const trades = [
    { ...opening, units: 6 },
    { ...other, units: 5, createdAt },
  ]
  // With both sales, there were never as few as 6.
  await restoreTradesOrLater(new QueryClient(), uid, holding, trades, [edited(6), noSale, add], true)
  expect(await refusedOf(page)).toEqual([])
  expect(await unitsThere()).toEqual({ opening: 6, sell: 5, held: 1 })
})

test('of one that it has without trades, a sale comes that a trade deleted since had made room for', async () => {
  const page = await open()
  const earlier: LedgerChange[] = [
    aSale,
    { kind: 'add', holdingId, transaction: buy },
    { kind: 'remove', holdingId, transactionId: other.id },
  ]
  const trades = [
    { ...opening, units: 2 },
    { ...buy, createdAt },
    { ...sale, createdAt },
  ]
  await restoreTradesOrLater(new QueryClient(), uid, holding, trades, earlier, true)
  expect(await refusedOf(page)).toEqual([])
  expect(await unitsThere()).toEqual({ opening: 2, buy: 9, sell: 8, held: 3 })
})

test('and where the trades that it had before could not have been alone, they come with those that waited', async () => {
  const page = await open()
  const trades = [
    { ...buy, createdAt },
    { ...sale, createdAt },
  ]
  const earlier: LedgerChange[] = [{ kind: 'add', holdingId, transaction: buy }]
  await restoreTradesOrLater(new QueryClient(), uid, holding, trades, earlier, true)
  expect(await refusedOf(page)).toEqual([])
  expect(await unitsThere()).toEqual({ buy: 9, sell: 8, held: 1 })
})
