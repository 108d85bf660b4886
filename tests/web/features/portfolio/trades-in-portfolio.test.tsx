// Trades in the portfolio: what follows from them is read there and changed elsewhere, goes and comes back with the holding,
// and what is held twice can be joined.
import { cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Transaction } from '#shared/portfolio/transaction.ts'
import { aStoredHolding } from '#tests/support/holdings.ts'
import { aHolding, ledgerService, someTrades } from '#tests/support/ledger-service.ts'
import { keepChanges, readKept, simpleLedger } from '#web/data/ledger-fallback.ts'
import { readStored, userKey, writeStored } from '#web/lib/stored.ts'
import PortfolioPage from '#web/features/portfolio/portfolio-page.tsx'
// Loaded lazily by the page; ahead of time here, so that no test waits for the compiler.
import '#web/data/restore-trades.ts'
import '#web/features/portfolio/join-modal.tsx'
import {
  aProblem,
  away,
  button,
  dialog,
  endTest,
  fill,
  openPage,
  type PageScreen,
  startTest,
} from './portfolio-screen.tsx'

beforeEach(startTest)
afterEach(() => {
  cleanup()
  endTest()
})

const id = aHolding().id
const prices = { 'asx:CBA': 160 }
const uid = 'user-1'

type Ledger = ReturnType<typeof ledgerService>

async function openWith(
  ledger: Ledger,
  stored = [aStoredHolding({ id, quantity: 21, costBasis: 99, costBase: 2079 })],
) {
  const page = await openPage({
    Page: PortfolioPage,
    stored,
    prices,
    intercept: async ({ method, path, body }, pass) => {
      // A holding takes its trades with it.
      if (method === 'DELETE' && path === `/api/holdings/${id}`)
        ledger.answer({ method, path: `${path}/transactions`, body })
      if (!path.includes('/transactions')) return pass()
      const { status, body: answer } = ledger.answer({ method, path, body })
      return Response.json(answer, { status })
    },
  })
  await screen.findAllByRole('button', { name: 'Edit CBA' })
  return page
}
const sent = ({ service }: PageScreen, wanted: string): unknown[] =>
  service.calls.filter(({ method }) => method === wanted).map(({ body }) => body)

test('quantity and cost of a holding with trades are read in its form; only the rest is sent', async () => {
  const page = await openWith(ledgerService(aHolding(), someTrades()))
  await page.user.click(button('Edit CBA'))
  await screen.findByRole('dialog')
  expect(dialog().queryByLabelText(/Quantity/)).toBeNull()
  expect(dialog().getByText('21')).toBeTruthy()
  expect(dialog().getByText('Total cost $2,079.00')).toBeTruthy()
  expect(dialog().getByRole('link', { name: 'Change it in the trades' }).getAttribute('href')).toBe(`/portfolio/${id}`)
  await fill(page, 'Current price', '170')
  await page.user.click(dialog().getByRole('button', { name: 'Save' }))
  await screen.findByText('CBA saved.')
  expect(sent(page, 'PATCH')).toEqual([{ currentPrice: 170 }])
})

const source = { format: 'commsec', reference: 'C1', key: 'r:C1', row: 7 }

test.each([
  ['its trades, those without an opening too', someTrades()],
  [
    'hundreds of imported trades, each with the line of its file',
    Array.from({ length: 450 }, (_, at): Transaction => {
      const [bought] = someTrades()
      return {
        ...bought!,
        id: `b6ce4f1c-5be0-4d8b-9a65-${String(at).padStart(12, '0')}`,
        source: { ...source, row: at + 1 },
      }
    }),
  ],
])('a deleted holding comes back with %s', async (_what, trades) => {
  const ledger = ledgerService(aHolding({ quantity: 21 }), trades)
  const { user, service } = await openWith(ledger)
  await user.click(button('Delete CBA'))
  await screen.findByText(/Its trades go with it\./)
  await user.click(button('Delete'))
  await waitFor(() => expect(ledger.kept()).toBeNull())
  await user.click(await screen.findByRole('button', { name: 'Undo' }))
  await screen.findByText('CBA put back.')
  expect(ledger.kept()).toEqual(trades)
  // Never more than the service takes at once.
  const parts = service.calls.filter(({ path }) => path.endsWith('/transactions/restore'))
  expect(parts).toHaveLength(Math.ceil(trades.length / 200))
})

test.each([
  ['before the holding is there again', () => true],
  ['between the holding and its trades', (path: string) => path.includes('/transactions/')],
])('put back with the connection lost %s, its trades come once it is back, and only once', async (_when, isLost) => {
  const ledger = ledgerService(aHolding({ quantity: 21 }), someTrades())
  const { user, service, reload } = await openWith(ledger)
  const online = service.intercept!
  await user.click(button('Delete CBA'))
  await user.click(await screen.findByRole('button', { name: 'Delete' }))
  await waitFor(() => expect(ledger.kept()).toBeNull())
  service.intercept = (call, pass) => (isLost(call.path) ? away(call, pass) : online(call, pass))
  await user.click(await screen.findByRole('button', { name: 'Undo' }))
  await screen.findByText('CBA put back on this device.')
  await screen.findByRole('button', { name: 'Edit CBA' })
  expect(ledger.kept()).toBeNull()
  service.intercept = online
  reload()
  await waitFor(() => expect(ledger.kept()).toEqual(someTrades()))
  expect([...service.stored.values()]).toMatchObject([{ id, quantity: 21 }])
  // Its trades take the place of quantity and cost, which came from them.
  const restored = service.calls.filter(({ path }) => path.endsWith('/transactions/restore')).at(-1)
  expect(restored?.body).toEqual({ existing: 'replace', transactions: someTrades() })
  await waitFor(() => expect(readStored('local', userKey(uid, 'trades'))).toBeNull())
  expect(readStored('local', userKey(uid, 'holdings'))).toBeNull()
})

test('more trades than one request takes wait in parts, and what is deleted again meanwhile is no refusal', async () => {
  const [bought] = someTrades()
  const many = Array.from({ length: 450 }, (_, at): Transaction => {
    return { ...bought!, id: `b6ce4f1c-5be0-4d8b-9a65-${String(at).padStart(12, '0')}`, date: '2024-11-18' }
  })
  const ledger = ledgerService(aHolding({ quantity: 9000 }), many)
  const { user, service, reload } = await openWith(ledger)
  const online = service.intercept!
  const remove = async (): Promise<void> => {
    await user.click(await screen.findByRole('button', { name: 'Delete CBA' }))
    await user.click(await screen.findByRole('button', { name: 'Delete' }))
  }
  await remove()
  await waitFor(() => expect(ledger.kept()).toBeNull())
  service.intercept = away
  await user.click(await screen.findByRole('button', { name: 'Undo' }))
  await screen.findByText('CBA put back on this device.')
  expect(readKept(uid).pending).toHaveLength(3)
  await remove()
  service.intercept = (call, pass) =>
    call.path.endsWith('/restore')
      ? Promise.resolve(aProblem(404, 'not_found', 'This investment is gone.'))
      : online(call, pass)
  reload()
  await waitFor(() => expect(readKept(uid).pending).toEqual([]))
  await waitFor(() => expect(screen.queryByText(/CBA/)).toBeNull())
  expect(screen.queryByText(/couldn’t/)).toBeNull()
})

test('putting back what the service would not take half-way is offered again, and finishes it', async () => {
  const ledger = ledgerService(aHolding({ quantity: 21 }), someTrades())
  const { user, service } = await openWith(ledger)
  const online = service.intercept!
  let isBroken = true
  service.intercept = (call, pass) =>
    isBroken && call.path.endsWith('/restore')
      ? Promise.resolve(aProblem(409, 'conflict', 'Its trades keep changing.'))
      : online(call, pass)
  await user.click(button('Delete CBA'))
  await user.click(await screen.findByRole('button', { name: 'Delete' }))
  await waitFor(() => expect(ledger.kept()).toBeNull())
  await user.click(await screen.findByRole('button', { name: 'Undo' }))
  await screen.findByText(/^CBA couldn’t be put back\./)
  isBroken = false
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await screen.findByText('CBA put back.')
  expect(ledger.kept()).toEqual(someTrades())
  expect(service.stored.size).toBe(1)
})

test('a deletion that the service never heard of is taken back whole', async () => {
  const ledger = ledgerService(aHolding({ quantity: 21 }), someTrades())
  const { user, service, reload } = await openWith(ledger, [
    aStoredHolding({ id, quantity: 21, costBasis: 99, costBase: 2079, ledgerRevision: 1 }),
  ])
  const online = service.intercept!
  service.intercept = away
  await user.click(button('Delete CBA'))
  await user.click(await screen.findByRole('button', { name: 'Delete' }))
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Edit CBA' })).toBeNull())
  await user.click(await screen.findByRole('button', { name: 'Undo' }))
  await screen.findByText('CBA put back on this device.')
  await screen.findByRole('button', { name: 'Edit CBA' })
  service.intercept = online
  reload()
  await screen.findByRole('button', { name: 'Edit CBA' })
  await waitFor(() => expect(screen.queryByText('Gumnut can’t be reached')).toBeNull())
  expect(ledger.kept()).toEqual(someTrades())
  expect([...service.stored.values()]).toMatchObject([{ id, quantity: 21, costBase: 2079, ledgerRevision: 1 }])
  expect(screen.queryByText(/couldn’t be/)).toBeNull()
})

test('a trade kept while the list was on its way, and what is kept and cannot be read, do not wait for the next look', async () => {
  const ledger = ledgerService(aHolding({ quantity: 21 }), someTrades())
  const [bought] = someTrades()
  const { createdAt: _at, ...facts } = bought!
  const added = { ...facts, id: 'b6ce4f1c-5be0-4d8b-9a65-000000000099' } as Extract<Transaction, { type: 'buy' }>
  const page = await openWith(ledger)
  const online = page.service.intercept!
  let isFirst = true
  page.service.intercept = (call, pass) => {
    if (isFirst && call.method === 'GET' && call.path === '/api/holdings') {
      isFirst = false
      const change = { kind: 'add', holdingId: id, transaction: added } as const
      keepChanges(uid, [change], { ...simpleLedger(aHolding()), transactions: someTrades() })
    }
    return online(call, pass)
  }
  page.reload()
  await waitFor(() => expect(ledger.kept()?.map((one) => one.id)).toContain(added.id))
  expect(readStored('local', userKey(uid, 'trades'))).toBeNull()
  writeStored('local', userKey(uid, 'trades'), '{"from":"another version"}')
  page.reload()
  await screen.findByRole('button', { name: 'Edit CBA' })
  await waitFor(() => expect(readStored('local', userKey(uid, 'trades'))).toBeNull())
})

test('what is held twice becomes one with parcels, each on its day', async () => {
  const ledger = ledgerService(aHolding())
  const other = 'b6ce4f1c-5be0-4d8b-9a65-000000000002'
  const stored = [
    aStoredHolding({ id, quantity: 10, costBasis: 95 }),
    aStoredHolding({ id: other, quantity: 4, costBasis: 120 }),
  ]
  const { user, service } = await openWith(ledger, stored)
  await user.click(button('Join them'))
  await screen.findByRole('dialog')
  await user.type(dialog().getByLabelText(/^Parcel 2 bought on/), '2025-05-05')
  await user.click(dialog().getByRole('button', { name: 'Join' }))
  await screen.findByText('CBA is one investment now, with its parcels.')
  expect(ledger.kept()).toMatchObject([
    { id, type: 'opening', date: null, units: 10, price: 95 },
    { id: other, type: 'opening', date: '2025-05-05', units: 4, price: 120 },
  ])
  expect([...service.stored.keys()]).toEqual([id])
})

test('what another device has changed since the list was read is not lost in a join', async () => {
  const ledger = ledgerService(aHolding())
  const other = 'b6ce4f1c-5be0-4d8b-9a65-000000000002'
  const [first, second] = [
    aStoredHolding({ id, quantity: 10, costBasis: 95 }),
    aStoredHolding({ id: other, quantity: 4, costBasis: 120 }),
  ]
  const { user, service } = await openWith(ledger, [first, second])
  for (const changed of [
    { ...second, quantity: 9 },
    { ...first, quantity: 30 },
  ]) {
    await user.click(await screen.findByRole('button', { name: 'Join them' }))
    await screen.findByRole('dialog')
    service.stored.set(changed.id, changed)
    await user.click(dialog().getByRole('button', { name: 'Join' }))
    await dialog().findByText(/^CBA was changed somewhere else:/)
    await user.click(dialog().getByRole('button', { name: 'Cancel' }))
  }
  expect(ledger.kept()).toBeNull()
  expect([...service.stored.values()].map(({ quantity }) => quantity)).toEqual([30, 9])
  await user.click(await screen.findByRole('button', { name: 'Join them' }))
  await screen.findByRole('dialog')
  await user.click(dialog().getByRole('button', { name: 'Join' }))
  await screen.findByText('CBA is one investment now, with its parcels.')
  expect(ledger.kept()?.map((trade) => 'units' in trade && trade.units)).toContain(9)
})

test('a join can be undone: two holdings again, to the last decimal; not once a trade was added', async () => {
  const ledger = ledgerService(aHolding({ quantity: 10, costBasis: 95.123_456_79 }))
  const other = 'b6ce4f1c-5be0-4d8b-9a65-000000000002'
  const stored = [
    aStoredHolding({ id, quantity: 10, costBasis: 95.123_456_789 }),
    aStoredHolding({ id: other, quantity: 4, costBasis: 120, name: 'Later' }),
  ]
  const { user, service } = await openWith(ledger, stored)
  const join = async (): Promise<void> => {
    await user.click(await screen.findByRole('button', { name: 'Join them' }))
    await screen.findByRole('dialog')
    await user.click(dialog().getByRole('button', { name: 'Join' }))
    await screen.findByText('CBA is one investment now, with its parcels.')
    await waitFor(() => expect([...service.stored.keys()]).toEqual([id]))
  }
  await join()
  const online = service.intercept!
  let isCut = true
  service.intercept = (call, pass) =>
    isCut && call.method === 'DELETE' && call.path.endsWith('/transactions') ? away(call, pass) : online(call, pass)
  await user.click(await screen.findByRole('button', { name: 'Undo' }))
  await screen.findByText(/^Not everything was taken back\./)
  isCut = false
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await screen.findByText('CBA is as it was.')
  expect(ledger.kept()).toBeNull()
  expect([...service.stored.values()]).toMatchObject([
    { id, quantity: 10, costBasis: 95.123_456_789 },
    { id: other, quantity: 4, costBasis: 120, name: 'Later' },
  ])

  await join()
  const path = `/api/holdings/${id}/transactions`
  ledger.answer({
    method: 'POST',
    path,
    body: { id: someTrades()[0]!.id, type: 'buy', date: '2026-01-05', units: 1, price: 1 },
  })
  await user.click((await screen.findAllByRole('button', { name: 'Undo' })).at(-1)!)
  await screen.findByText('CBA stays joined: its trades were changed since.')
  expect(ledger.kept()).toHaveLength(3)
  expect([...service.stored.keys()]).toEqual([id])
})

test('an offer to join that is turned down is not made again', async () => {
  const stored = [aStoredHolding({ id }), aStoredHolding({ id: 'b6ce4f1c-5be0-4d8b-9a65-000000000002' })]
  const { user, reload } = await openWith(ledgerService(), stored)
  await user.click(button('Keep them apart'))
  expect(screen.queryByRole('button', { name: 'Join them' })).toBeNull()
  reload()
  await screen.findAllByRole('button', { name: 'Edit CBA' })
  expect(screen.queryByRole('button', { name: 'Join them' })).toBeNull()
})
