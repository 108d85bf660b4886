// Seen without a network: after a reload too, the list and the page of a holding show what was last done here (P22).
import { useQueryClient } from '@tanstack/react-query'
import { cleanup, screen, waitFor } from '@testing-library/react'
import { useEffect, useState } from 'react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { aStoredHolding } from '#tests/support/holdings.ts'
import { withCacheStorage } from '#tests/web/cache-storage.ts'
import { id, ShownTrades } from '#tests/web/data/shown-trades.tsx'
import { away, button, endTest, openPage, startTest } from '#tests/web/features/portfolio/portfolio-screen.tsx'
import { readFallback } from '#web/data/holdings-fallback.ts'
import { keepLastSeen } from '#web/data/last-seen.ts'
import { useUpdateHolding } from '#web/data/use-holding-changes.ts'
import { refetchHoldings, useHoldings } from '#web/data/use-holdings.ts'

const uid = 'user-1'
const stored = [aStoredHolding({ id, symbol: 'CBA', quantity: 2, costBasis: 10 })]

function Page() {
  const client = useQueryClient()
  const list = useHoldings().data?.holdings ?? []
  const edit = useUpdateHolding()
  const [isOpen, setOpen] = useState(false)
  useEffect(() => keepLastSeen(client, uid), [client])
  return (
    <>
      <p>Held: {list.map(({ symbol, quantity }) => `${quantity} ${symbol}`).join(', ') || 'none'}</p>
      <button onClick={() => edit.mutate({ id, change: { quantity: 5 } })}>Edit</button>
      <button onClick={() => edit.mutate({ id, change: { note: { why: 'For the long run' } } })}>Note</button>
      <p>Why: {list[0]?.note?.why}</p>
      <button onClick={() => void refetchHoldings(client)}>Look again</button>
      <button onClick={() => setOpen((before) => !before)}>Open</button>
      {isOpen && <ShownTrades />}
    </>
  )
}

beforeEach(() => {
  withCacheStorage()
  startTest()
})
afterEach(() => {
  cleanup()
  endTest()
})

const isSeen = (text: string) => screen.findByText(text)

test('the list shows the units after a trade that was saved, though the list itself is not answered any more', async () => {
  const { user, service } = await openPage({ Page, stored })
  await isSeen('Held: 2 CBA')
  await user.click(button('Open'))
  await isSeen('Trades: 0')
  service.intercept = (call, pass) => (call.method === 'GET' ? away(call, pass) : pass())
  await user.click(button('Start'))
  await isSeen('Trades: 1')
  await user.click(button('Buy'))
  await isSeen('Trades: 2')
  await waitFor(() => expect(readFallback(uid)?.holdings).toMatchObject([{ quantity: 11 }]))
  await isSeen('Held: 11 CBA')
})

test('after a reload the list shows what was done here, sent or not', async () => {
  const { user, service, reload } = await openPage({ Page, stored })
  await isSeen('Held: 2 CBA')
  await user.click(button('Open'))
  await isSeen('Trades: 0')
  service.intercept = away
  await user.click(button('Edit'))
  await isSeen('Held: 5 CBA')
  // The edit arrives, and nothing else does.
  service.intercept = (call, pass) => (call.method === 'PATCH' ? pass() : away(call, pass))
  await user.click(button('Look again'))
  await waitFor(() => expect(service.stored.get(id)).toMatchObject({ quantity: 5 }))
  service.intercept = away
  reload()
  await isSeen('Held: 5 CBA')
  await user.click(button('Open'))
  await user.click(await screen.findByText('Start'))
  await isSeen('Trades: 1')
  await user.click(button('Buy'))
  await isSeen('Held: 14 CBA')
  reload()
  await isSeen('Held: 14 CBA')
})

test('the page of a holding without trades shows an edit that waits', async () => {
  const { user, service } = await openPage({ Page, stored })
  await isSeen('Held: 2 CBA')
  await user.click(button('Open'))
  await isSeen('Units: 2')
  await user.click(button('Open'))
  service.intercept = away
  await user.click(button('Edit'))
  await isSeen('Held: 5 CBA')
  await user.click(button('Open'))
  await isSeen('Units: 5')
})

test('and an edit that was saved, though the page is there before the list', async () => {
  const { user, service, reload } = await openPage({ Page, stored })
  await isSeen('Held: 2 CBA')
  await user.click(button('Open'))
  await isSeen('Units: 2')
  await user.click(button('Open'))
  await user.click(button('Edit'))
  await waitFor(() => expect(service.stored.get(id)).toMatchObject({ quantity: 5 }))
  await isSeen('Held: 5 CBA')
  service.intercept = (call, pass) => (call.path === '/api/holdings' ? new Promise(() => undefined) : away(call, pass))
  reload()
  await user.click(button('Open'))
  await isSeen('Units: 5')
  await isSeen('Held: none')
})

test('trades that were saved here are there without a network, on the page of the holding too', async () => {
  const { user, service, reload } = await openPage({ Page, stored })
  await isSeen('Held: 2 CBA')
  await user.click(button('Open'))
  await isSeen('Trades: 0')
  await user.click(button('Start'))
  await isSeen('Trades: 1')
  await user.click(button('Buy'))
  await isSeen('Held: 11 CBA')
  service.intercept = away
  reload()
  await user.click(button('Open'))
  await isSeen('Trades: 2')
})

test('a note that was saved stays in the list after a trade that waits', async () => {
  const { user, service } = await openPage({ Page, stored })
  await isSeen('Held: 2 CBA')
  await user.click(button('Open'))
  await isSeen('Trades: 0')
  await user.click(button('Note'))
  await waitFor(() => expect(service.stored.get(id)).toHaveProperty('note'))
  service.intercept = away
  await user.click(button('Start'))
  await isSeen('Trades: 1')
  await user.click(button('Buy'))
  await isSeen('Held: 11 CBA')
  await isSeen('Why: For the long run')
})
