// Somebody else's write at the one moment that hurts: between two steps of a write, of a catching up, of a declined suggestion.
// What both wrote is there, or the one that lost is told so.
import { expect, test } from 'vitest'
import { noSources } from '#shared/market/ports.ts'
import { createPriceService } from '#shared/market/price-service.ts'
import { createTurns } from '#shared/operation/turns.ts'
import { declineSuggestion } from '#shared/portfolio/declined-suggestions.ts'
import type { StoredHolding } from '#shared/portfolio/holding.ts'
import type { LedgerPorts } from '#shared/portfolio/ledger-writing.ts'
import { settle, settledHoldings } from '#shared/portfolio/settled-holdings.ts'
import { aBuy, aSimpleHolding, tradesOn } from '#tests/support/ledgers.ts'
import { newId, random, silentLog, timer } from '#tests/support/runtime.ts'
import { memoryStores, type Stores } from '#tests/support/stores.ts'

type Owner = { userId: string; id: string }

/** One process over these stores: two of them know nothing of each other's turns. */
function aProcess({ holdings, ledgers, quotes }: Stores): LedgerPorts {
  const clock = { now: () => new Date('2026-11-22T01:00:00.000Z') }
  const prices = createPriceService({ store: quotes, sources: noSources, clock, timer, log: silentLog })
  // However slow this computer is, nobody gives up.
  const patient = { ...timer, elapsedMs: () => 0 }
  return { holdings, ledgers, quotes: prices, clock, timer: patient, random, newId, turns: createTurns() }
}

/** The same process, with something that happens just before the n-th call of one of its stores' methods. */
function disturbed(
  ports: LedgerPorts,
  store: 'holdings' | 'ledgers',
  method: string,
  happens: () => Promise<unknown>,
  calls: readonly number[] = [1],
): LedgerPorts {
  let call = 0
  const original = ports[store] as unknown as Record<string, (...given: unknown[]) => Promise<unknown>>
  const before = async (...given: unknown[]) => {
    if (calls.includes(++call)) await happens()
    return original[method]!(...given)
  }
  return { ...ports, [store]: { ...original, [method]: before } }
}

async function aStage() {
  const stores = memoryStores()
  const [ours, theirs] = [aProcess(stores), aProcess(stores)]
  const owner: Owner = await aSimpleHolding(ours)
  return { stores, ours, owner, others: tradesOn(theirs, owner) }
}

const buy = (units: number) => aBuy('2025-03-04', units, 100)

test('a trade that is overtaken between its mark and its ledger starts again from what the other wrote', async () => {
  const { ours, owner, others } = await aStage()
  const slow = disturbed(ours, 'ledgers', 'write', () => others.add(buy(3)))
  await tradesOn(slow, owner).add(buy(5))
  const { transactions, holding } = await tradesOn(ours, owner).list()
  expect(transactions.map(({ type }) => type)).toEqual(['opening', 'buy', 'buy'])
  expect(holding.quantity).toBe(18)
})

test('a trade whose holding somebody else has finished meanwhile answers with the trade, and stores nothing twice', async () => {
  const { ours, owner, stores } = await aStage()
  // The first replace is the mark, the second the end of the write.
  const slow = disturbed(ours, 'holdings', 'replace', () => settledHoldings(ours).list(owner.userId), [2])
  const { ledger } = await tradesOn(slow, owner).add(buy(5))
  expect(ledger).toMatchObject({ holding: { quantity: 15 }, position: { units: 15 } })
  const stored = await stores.holdings.find(owner.userId, owner.id)
  expect(stored).toMatchObject({ quantity: 15, costBase: 1500 })
  expect(stored?.pendingLedger).toBeUndefined()
})

test('a trade of a holding that is deleted in its middle is not found, and leaves no ledger behind', async () => {
  const { ours, owner, stores } = await aStage()
  const gone = () => stores.holdings.remove(owner.userId, owner.id)
  const slow = disturbed(ours, 'holdings', 'replace', gone, [2])
  await expect(tradesOn(slow, owner).add(buy(5))).rejects.toMatchObject({ code: 'not_found' })
  expect(await stores.ledgers.find(owner.userId, owner.id)).toBeUndefined()
})

test('a write that never gets its turn ends as a conflict, and changes nothing', async () => {
  const { ours, owner, stores } = await aStage()
  let now = 0
  const hurried = { ...timer, elapsedMs: () => (now += 4000), pause: () => Promise.resolve() }
  const crowded = { ...ours, timer: hurried, ledgers: { ...ours.ledgers, write: () => Promise.resolve(false) } }
  await expect(tradesOn(crowded, owner).add(buy(5))).rejects.toMatchObject({ code: 'conflict' })
  expect(await stores.ledgers.find(owner.userId, owner.id)).toBeUndefined()
  expect((await tradesOn(ours, owner).list()).position.units).toBe(10)
})

/** A holding whose ledger is ahead: a buy of 5 was told, and its writer died before the holding had it. */
async function aHoldingBehind() {
  const stage = await aStage()
  const died = () => Promise.reject(new Error('killed'))
  const dying = disturbed(stage.ours, 'holdings', 'replace', died, [2])
  await expect(tradesOn(dying, stage.owner).add(buy(5))).rejects.toThrow('killed')
  const holding = (await stage.stores.holdings.find(stage.owner.userId, stage.owner.id))!
  expect(holding).toMatchObject({ quantity: 10, pendingLedger: 1 })
  return { ...stage, holding }
}

/** An edit that changes nothing but the revision. */
const touch = async ({ holdings }: Stores, { userId, id }: Owner): Promise<void> => {
  const found = (await holdings.find(userId, id))!
  expect(await holdings.replace(userId, { ...found, revision: found.revision + 1 })).toBe(true)
}

test('a holding that changes while it is caught up with its ledger is caught up all the same', async () => {
  const { ours, owner, stores, holding } = await aHoldingBehind()
  const slow = disturbed(ours, 'holdings', 'replace', () => touch(stores, owner))
  expect(await settle(slow, owner.userId, holding)).toMatchObject({ quantity: 15 })
  expect((await stores.holdings.find(owner.userId, owner.id))?.pendingLedger).toBeUndefined()
})

test('a holding that never stands still is shown as its trades have it, and stays marked for whoever comes next', async () => {
  const { ours, owner, stores, holding } = await aHoldingBehind()
  const slow = disturbed(ours, 'holdings', 'replace', () => touch(stores, owner), [1, 2, 3, 4, 5, 6])
  expect(await settle(slow, owner.userId, holding)).toMatchObject({ quantity: 15, costBase: 1500 })
  expect(await stores.holdings.find(owner.userId, owner.id)).toMatchObject({ quantity: 10, pendingLedger: 1 })
})

test('a holding that is deleted while it is caught up is in no list', async () => {
  const { ours, owner, stores } = await aHoldingBehind()
  const gone = () => stores.holdings.remove(owner.userId, owner.id)
  const slow = disturbed(ours, 'holdings', 'replace', gone)
  expect(await settledHoldings(slow).list(owner.userId)).toEqual([])
})

test('a holding that there is not is nobody’s, whoever asks', async () => {
  const { ours, owner } = await aStage()
  expect(await settledHoldings(ours).find(owner.userId, newId())).toBeUndefined()
})

const decline = (ports: LedgerPorts, { userId, id }: Owner, exDate: string, isDeclined = true) =>
  declineSuggestion(
    { userId, username: '', query: undefined, params: { id }, body: { kind: 'dividend', exDate, isDeclined } },
    ports,
  )

test('two suggestions declined on two devices at once are both declined, oldest first', async () => {
  const { ours, owner, stores } = await aStage()
  const slow = disturbed(ours, 'holdings', 'replace', () => decline(aProcess(stores), owner, '2025-08-20'))
  const both = ['2025-02-19', '2025-08-20'].map((exDate) => ({ kind: 'dividend', exDate }))
  expect(await decline(slow, owner, '2025-02-19')).toEqual({ declined: both })
  expect(await decline(ours, owner, '2025-02-19')).toEqual({ declined: both })
  expect(await decline(ours, owner, '2025-02-19', false)).toEqual({ declined: both.slice(1) })
  await decline(ours, owner, '2025-08-20', false)
  expect(await stores.holdings.find(owner.userId, owner.id)).not.toHaveProperty('declined')
})

test('declining on a holding that never stands still ends as a conflict', async () => {
  const { ours, owner, stores } = await aStage()
  const slow = disturbed(ours, 'holdings', 'replace', () => touch(stores, owner), [1, 2, 3, 4, 5])
  await expect(decline(slow, owner, '2025-02-19')).rejects.toMatchObject({ code: 'conflict' })
  expect(await stores.holdings.find(owner.userId, owner.id)).not.toHaveProperty('declined')
})

test('the suggestion past the five hundredth is refused by its number, and the others stay', async () => {
  const { ours, owner, stores } = await aStage()
  const found = (await stores.holdings.find(owner.userId, owner.id))!
  const declined: StoredHolding['declined'] = Array.from({ length: 500 }, (_, index) => ({
    kind: 'split',
    exDate: `${1500 + index}-06-30`,
  }))
  await stores.holdings.replace(owner.userId, { ...found, declined, revision: found.revision + 1 })
  await expect(decline(ours, owner, '2025-02-19')).rejects.toMatchObject({
    code: 'conflict',
    message: expect.stringContaining('500') as string,
  })
  expect((await stores.holdings.find(owner.userId, owner.id))?.declined).toHaveLength(500)
})
