// Put back with trades: a holding with changes of its trades that wait is deleted, and maybe put back, while the service is away. It
// comes to what the person saw, and nothing that went with it is told as refused (P22, P52).
import { QueryClient, useQueryClient } from '@tanstack/react-query'
import { cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { aHolding } from '#tests/support/ledger-service.ts'
import { aStoredHolding } from '#tests/support/holdings.ts'
import { aBuy, id, openingId, ShownTrades, unitsThere } from '#tests/web/data/shown-trades.tsx'
import {
  aProblem,
  away,
  button,
  endTest,
  openPage,
  type PageScreen,
  startTest,
  wait,
} from '#tests/web/features/portfolio/portfolio-screen.tsx'
import { readFallback } from '#web/data/holdings-fallback.ts'
import { afterChange, keepChanges, readKept } from '#web/data/ledger-fallback.ts'
import { tradesBefore } from '#web/data/restore-trades.ts'
import { useAddHolding } from '#web/data/use-holding-changes.ts'
import { refetchHoldings, useHoldings, useSyncNews } from '#web/data/use-holdings.ts'
import type { SyncNews } from '#web/data/sync-news.ts'
import { useDeleteHoldings } from '#web/features/portfolio/use-delete-holdings.ts'

const uid = 'user-1'
const stored = aStoredHolding({ id, symbol: 'CBA', quantity: 2, costBasis: 10 })
let told: SyncNews[] = []

function Page() {
  const client = useQueryClient()
  const list = useHoldings().data?.holdings ?? []
  const add = useAddHolding()
  const remove = useDeleteHoldings(() => undefined)
  useSyncNews((news) => told.push(news))
  return (
    <>
      <p>Held: {list.map(({ symbol, quantity }) => `${quantity} ${symbol}`).join(', ') || 'none'}</p>
      <button
        onClick={() => add.mutate({ id, type: 'stock', symbol: 'CBA', quantity: 2, costBasis: 10, currentPrice: 11 })}
      >
        Add
      </button>
      <button onClick={() => remove(list, 'CBA')}>Delete</button>
      <button onClick={() => void refetchHoldings(client)}>Look again</button>
      {list.length > 0 && <ShownTrades />}
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

const isSeen = (text: string) => screen.findByText(text)

/** Everything that waits is sent, and that is told. */
async function backAgain({ user, service }: PageScreen): Promise<void> {
  service.intercept = null
  await user.click(button('Look again'))
  await waitFor(() => expect(readFallback(uid)).toBeNull())
  await waitFor(() => expect(readKept(uid).pending).toEqual([]))
  await waitFor(() => expect(told).toHaveLength(1))
}

async function withTradesWaiting({ user }: PageScreen): Promise<void> {
  await isSeen('Held: 2 CBA')
  await isSeen('Trades: 0')
  await user.click(button('Start'))
  await isSeen('Trades: 1')
  await user.click(button('Buy'))
  await isSeen('Held: 11 CBA')
}

async function deletedAndPutBack({ user }: PageScreen): Promise<void> {
  await user.click(button('Delete'))
  await isSeen('Held: none')
  await user.click(button('Undo'))
  await isSeen('Held: 11 CBA')
  await waitFor(() => expect(readKept(uid).pending.some(({ kind }) => kind === 'restore-all')).toBe(true))
}

test('a holding whose deletion has not reached the service has the units that it had', async () => {
  const page = await openPage({ Page, stored: [stored] })
  await isSeen('Trades: 0')
  page.service.intercept = away
  await withTradesWaiting(page)
  await deletedAndPutBack(page)
  await backAgain(page)
  expect(await unitsThere()).toEqual({ opening: 2, buy: 9, held: 11 })
  expect(told).toMatchObject([{ refused: [] }])
})

test('and so has one that was deleted by a request whose answer was lost', async () => {
  const page = await openPage({ Page, stored: [stored] })
  await isSeen('Trades: 0')
  page.service.intercept = (call, pass) =>
    call.method === 'DELETE' ? pass().then(() => away(call, pass)) : away(call, pass)
  await withTradesWaiting(page)
  await page.user.click(button('Delete'))
  await isSeen('Held: none')
  await page.user.click(button('Look again'))
  await waitFor(() => expect(page.service.stored.has(id)).toBe(false))
  await page.user.click(button('Undo'))
  await isSeen('Held: 11 CBA')
  await backAgain(page)
  expect(await unitsThere()).toEqual({ opening: 2, buy: 9, held: 11 })
  expect(told).toMatchObject([{ refused: [] }])
})

test('and so has one that the service has never heard of', async () => {
  const page = await openPage({ Page, intercept: away })
  await isSeen('Held: none')
  await page.user.click(button('Add'))
  await withTradesWaiting(page)
  await deletedAndPutBack(page)
  await backAgain(page)
  expect(await unitsThere()).toEqual({ opening: 2, buy: 9, held: 11 })
  expect(told).toMatchObject([{ refused: [] }])
})

test('one whose trades follow later shows them, though neither it nor the list is answered in between', async () => {
  const page = await openPage({ Page, stored: [stored] })
  await isSeen('Trades: 0')
  const { user, service } = page
  await withTradesWaiting(page)
  // The holding goes through, its trades only later, and nothing is answered that is read.
  let isRestorable = false
  service.intercept = ({ method, path }, pass) => {
    const isAway = method === 'GET' || (path.endsWith('/restore') && !isRestorable)
    return isAway ? Promise.resolve(new Response('{}', { status: 503 })) : pass()
  }
  await user.click(button('Delete'))
  await isSeen('Held: none')
  await user.click(button('Undo'))
  await isSeen('Held: 11 CBA')
  await waitFor(() => expect(readKept(uid).pending).toHaveLength(1))
  isRestorable = true
  await user.click(button('Look again'))
  await waitFor(() => expect(readKept(uid).pending).toEqual([]))
  await wait(16_000)
  await isSeen('Trades: 2')
  await isSeen('Held: 11 CBA')
})

test('one whose page was opened before its trades were back shows them when they are', async () => {
  const page = await openPage({ Page, stored: [stored] })
  await isSeen('Trades: 0')
  const { user, service } = page
  await withTradesWaiting(page)
  let isOpenBefore = false
  service.intercept = async ({ path }, pass) => {
    if (path.endsWith('/restore')) isOpenBefore = (await isSeen('Trades: 0')) !== null
    return pass()
  }
  await user.click(button('Delete'))
  await isSeen('Held: none')
  await user.click(button('Undo'))
  await isSeen('Trades: 2')
  expect(isOpenBefore).toBe(true)
})

test('one whose trades are refused is shown as the service has it', async () => {
  const page = await openPage({ Page, stored: [stored] })
  await isSeen('Trades: 0')
  const { user, service } = page
  await withTradesWaiting(page)
  service.intercept = ({ path }, pass) => {
    if (!path.endsWith('/restore')) return pass()
    service.calls.length = 0
    return Promise.resolve(aProblem(409, 'conflict', 'It takes too much room.'))
  }
  await user.click(button('Delete'))
  await isSeen('Held: none')
  await user.click(button('Undo'))
  await waitFor(() => expect(service.callsTo('GET', '/api/holdings')).toHaveLength(1))
  await isSeen('Held: 11 CBA')
})

test('what waits of the trades of a holding that stays deleted is not told as refused', async () => {
  const page = await openPage({ Page, stored: [stored] })
  await isSeen('Trades: 0')
  page.service.intercept = away
  await withTradesWaiting(page)
  await page.user.click(button('Delete'))
  await isSeen('Held: none')
  await backAgain(page)
  expect(page.service.stored.has(id)).toBe(false)
  expect(told).toMatchObject([{ sent: 1, refused: [] }])
})

test('the trades of a holding that is deleted are those on this device where changes of them wait', async () => {
  const { user } = await openPage({ Page, stored: [stored] })
  await isSeen('Trades: 0')
  await user.click(button('Start'))
  await isSeen('Trades: 1')
  const holding = aHolding({ id, quantity: 2, hasLedger: true })
  const opening = {
    id: openingId,
    type: 'opening',
    date: null,
    units: 2,
    price: 10,
    createdAt: stored.createdAt,
  } as const
  const change = { kind: 'add', holdingId: id, transaction: aBuy } as const
  keepChanges(uid, [change], afterChange({ holding, transactions: [opening] }, change, stored.createdAt))
  expect(await tradesBefore(new QueryClient(), uid, holding)).toHaveLength(2)
})
