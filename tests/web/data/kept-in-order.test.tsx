// Kept in order: what waits is sent before what is done now, and in its order; what the browser has no room for is not shown as kept (P22).
import { useQueryClient } from '@tanstack/react-query'
import { cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openShown } from '#shared/portfolio/shown-holding.ts'
import { aStoredHolding } from '#tests/support/holdings.ts'
import { id, openingId, ShownTrades } from '#tests/web/data/shown-trades.tsx'
import { away, button, endTest, openPage, startTest } from '#tests/web/features/portfolio/portfolio-screen.tsx'
import { readFallback, writeFallback } from '#web/data/holdings-fallback.ts'
import { useUpdateHolding } from '#web/data/use-holding-changes.ts'
import { refetchHoldings, useHoldings } from '#web/data/use-holdings.ts'
import { useLeaveLedger } from '#web/data/use-ledger.ts'
import { useDeleteHoldings } from '#web/features/portfolio/use-delete-holdings.ts'

const uid = 'user-1'
let wrong: string[] = []

function Page() {
  const list = useHoldings().data?.holdings ?? []
  const client = useQueryClient()
  const edit = useUpdateHolding()
  const remove = useDeleteHoldings(() => undefined)
  const leave = useLeaveLedger(id)
  const note = { onError: (error: Error) => wrong.push(error.message) }
  return (
    <>
      <p>Held: {list.map(({ symbol, quantity }) => `${quantity} ${symbol}`).join(', ') || 'none'}</p>
      <button onClick={() => edit.mutate({ id, change: { quantity: 5 } }, note)}>Edit</button>
      <button onClick={() => edit.mutate({ id, change: { quantity: 2 } }, note)}>Edit back</button>
      <button onClick={() => remove(list, 'CBA')}>Delete</button>
      <button onClick={() => void refetchHoldings(client)}>Look again</button>
      <ShownTrades />
      <button onClick={() => leave.mutate()}>Leave</button>
    </>
  )
}

beforeEach(() => {
  wrong = []
  startTest()
})
afterEach(() => {
  cleanup()
  endTest()
})

const isSeen = (text: string) => screen.findByText(text)

test('a change of trades that waits is sent before the trades are given up, so that it does not begin them anew', async () => {
  const stored = aStoredHolding({ id, symbol: 'CBA', quantity: 2, costBasis: 10 })
  const { user, service } = await openPage({ Page, stored: [stored] })
  await isSeen('Trades: 0')
  service.intercept = away
  await user.click(button('Start'))
  await isSeen('Trades: 1')
  await user.click(button('Buy'))
  await isSeen('Held: 11 CBA')
  service.intercept = null
  await user.click(button('Leave'))
  await waitFor(() => expect(service.stored.get(id)).toMatchObject({ quantity: 11 }))
  await isSeen('Trades: 0')
  expect(service.stored.get(id)).not.toHaveProperty('costBase')
})

test('an edit that waits when its holding is deleted and put back is made, though the service takes putting it back for a repetition', async () => {
  const stored = aStoredHolding({ id, symbol: 'CBA', quantity: 2, costBasis: 10 })
  const { user, service } = await openPage({ Page, stored: [stored] })
  const deleteAndPutBack = async () => {
    await user.click(button('Delete'))
    await isSeen('Held: none')
    await user.click(button('Undo'))
    await isSeen('Held: 2 CBA')
  }
  await isSeen('Held: 2 CBA')
  await deleteAndPutBack()
  await waitFor(() => expect(service.callsTo('POST', '/api/holdings')).toHaveLength(1))
  await isSeen('CBA put back.')
  service.intercept = (call, pass) => (call.method === 'PATCH' ? pass().then(() => away(call, pass)) : away(call, pass))
  await user.click(button('Edit'))
  await isSeen('Held: 5 CBA')
  await waitFor(() => expect(service.stored.get(id)).toMatchObject({ quantity: 5 }))
  await user.click(button('Edit back'))
  await isSeen('Held: 2 CBA')
  service.intercept = away
  await deleteAndPutBack()
  service.intercept = null
  await user.click(button('Look again'))
  await waitFor(() => expect(readFallback(uid)).toBeNull())
  expect(service.stored.get(id)).toMatchObject({ quantity: 2 })
})

test('an edit of a new holding that the browser has no room for is not shown as kept', async () => {
  const holding = { id, type: 'stock', symbol: 'CBA', quantity: 2, costBasis: 10 } as const
  const pending = [{ kind: 'remove', id: openingId } as const, { kind: 'add', holding } as const]
  writeFallback(uid, { holdings: [openShown(holding, '2026-11-01T00:00:00.000Z')], pending })
  const { user } = await openPage({ Page, intercept: away })
  await isSeen('Held: 2 CBA')
  const real = localStorage
  const setItem = (): never => {
    throw new DOMException('full', 'QuotaExceededError')
  }
  vi.stubGlobal(
    'localStorage',
    new Proxy(real, { get: (target, name) => (name === 'setItem' ? setItem : Reflect.get(target, name).bind(target)) }),
  )
  await user.click(button('Edit'))
  await waitFor(() => expect(wrong).toEqual([expect.stringMatching(/Nothing was saved/)]))
  vi.stubGlobal('localStorage', real)
  expect(await isSeen('Held: 2 CBA')).toBeTruthy()
})
