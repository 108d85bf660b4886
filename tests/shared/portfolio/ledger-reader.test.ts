// Trades as whoever only looks reads them: those that a write has told, and no others, with nothing stored on the way.
import { expect, test } from 'vitest'
import type { StoredHolding } from '#shared/portfolio/holding.ts'
import { ledgerReaderOf } from '#shared/portfolio/ledger-reader.ts'
import type { StoredLedger } from '#shared/portfolio/ledger-holding.ts'
import { aStoredHolding, requestFor } from '#tests/support/holdings.ts'
import { aBuy } from '#tests/support/ledgers.ts'
import { memoryStores } from '#tests/support/stores.ts'

const userId = 'kim'
const bought = (units: number) => ({ ...aBuy('2024-03-01', units, 10), createdAt: '2024-03-01T01:00:00.000Z' })

async function readOf(about: Partial<StoredHolding>, ...ledgers: StoredLedger[]) {
  const stores = memoryStores()
  const holding = aStoredHolding({ quantity: 1, costBasis: 7, ...about })
  await stores.holdings.add(userId, holding, requestFor(holding))
  for (const ledger of ledgers) expect(await stores.ledgers.write(userId, holding.id, ledger)).toBe(true)
  const read = await ledgerReaderOf(stores).list(userId)
  expect(await stores.holdings.find(userId, holding.id)).toEqual(holding)
  return read[0]
}

test('a simple holding has no trades', async () => {
  expect(await readOf({})).toMatchObject({ holding: { quantity: 1 }, transactions: [] })
})

test('a holding with a ledger has its trades', async () => {
  const ledger = { revision: 1, transactions: [bought(3)] }
  const read = await readOf({ costBase: 30, ledgerRevision: 1 }, ledger)
  expect(read?.transactions).toEqual(ledger.transactions)
})

test('trades that were told count although the holding does not have them yet', async () => {
  const read = await readOf({ pendingLedger: 1 }, { revision: 1, transactions: [bought(3)] })
  expect(read).toMatchObject({ holding: { quantity: 3, costBase: 30 }, transactions: [{ units: 3 }] })
})

test('a write that was cut off before anything was told changes nothing', async () => {
  expect(await readOf({ pendingLedger: 1 })).toMatchObject({ holding: { quantity: 1 }, transactions: [] })
  const kept = await readOf(
    { costBase: 30, ledgerRevision: 1, pendingLedger: 2 },
    { revision: 1, transactions: [bought(3)] },
  )
  expect(kept?.transactions).toMatchObject([{ units: 3 }])
})

test('a ledger that the holding does not follow, and that no write has told of, is none of its trades', async () => {
  const read = await readOf({ pendingLedger: 2 }, { revision: 1, transactions: [bought(3)] })
  expect(read).toMatchObject({ holding: { quantity: 1 }, transactions: [] })
})

test('trades that are deleted between the reading of the holding and of the ledger are no trades', async () => {
  expect(await readOf({ costBase: 7, ledgerRevision: 1 })).toMatchObject({ holding: { costBase: 7 }, transactions: [] })
})

test('a holding that went back to simple has no trades, also before it says so itself', async () => {
  const read = await readOf(
    { costBase: 30, ledgerRevision: 1, pendingLedger: 2 },
    { revision: 1, transactions: [bought(3)] },
    { revision: 2, left: { quantity: 3, costBasis: 10 } },
  )
  expect(read).toMatchObject({ holding: { quantity: 3, costBasis: 10 }, transactions: [] })
  expect(read?.holding.costBase).toBeUndefined()
})
