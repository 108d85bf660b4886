// The browser's own holdings store while the service is away: nothing is lost, nothing is sent twice (P22).
import fc from 'fast-check'
import { beforeEach, expect, test, vi } from 'vitest'
import type { Holding, NewHolding } from '#shared/portfolio/holding.ts'
import { pricedHolding } from '#shared/portfolio/valuation.ts'
import { editCases, market, openingCases, whole } from '#tests/support/holding-cases.ts'
import { aStoredHolding } from '#tests/support/holdings.ts'
import { openShown } from '#shared/portfolio/shown-holding.ts'
import { type PendingChange, readFallback, sync, writeFallback } from '#web/data/holdings-fallback.ts'
import { applied, keepPending, queued } from '#web/data/pending-changes.ts'
import { forgetUserData } from '#web/lib/stored.ts'

const now = '2026-11-21T00:00:00.000Z'
const aRequest = (about: Partial<NewHolding> = {}): NewHolding & { id: string } => ({
  id: crypto.randomUUID(),
  type: 'stock',
  symbol: 'CBA',
  quantity: 2,
  costBasis: 10,
  ...about,
})
const add = (holding = aRequest()): PendingChange & { kind: 'add' } => ({ kind: 'add', holding })

beforeEach(() => localStorage.clear())

test('what is kept belongs to one person and goes when they sign out', () => {
  const fallback = { holdings: [openShown(aRequest(), now)], pending: [add()] }
  writeFallback('kim', fallback)
  expect(readFallback('kim')).toEqual(fallback)
  expect(readFallback('lee')).toBeNull()
  forgetUserData()
  expect(readFallback('kim')).toBeNull()
})

test('a price status that a newer version kept does not lose the list', () => {
  const holding = openShown(aRequest(), now)
  localStorage.setItem(
    'gumnut.user.kim.holdings',
    JSON.stringify({ holdings: [{ ...holding, priceStatus: 'estimated' }], pending: [add()] }),
  )
  expect(readFallback('kim')?.holdings).toMatchObject([{ priceStatus: 'estimated' }])
})

test('a store that somebody meddled with counts as none', () => {
  for (const text of [
    '{',
    '[]',
    '{"holdings":[{"id":"x"}],"pending":[]}',
    '{"holdings":[],"pending":[{"kind":"pay"}]}',
  ]) {
    localStorage.setItem('gumnut.user.kim.holdings', text)
    expect(readFallback('kim')).toBeNull()
  }
})

test.each(editCases)('an edit before the server has answered, when $when', ({ before, change, expected, notAsked }) => {
  const list = [pricedHolding(before, new Map(Object.entries(market)))]
  const [shown] = applied(list, { kind: 'update', id: before.id, change }, now)
  const { manualPrice, ...facts } = { ...expected, ...notAsked }
  expect(whole(shown)).toMatchObject(facts)
  if (typeof manualPrice === 'number') expect(shown).toMatchObject({ priceStatus: 'manual', currentPrice: manualPrice })
})

test.each(openingCases)(
  'a new holding before the server has answered, when $when',
  ({ request, expected, notAsked }) => {
    const { manualPrice, ...facts } = { ...expected, ...notAsked }
    const shown = openShown({ ...request, id: crypto.randomUUID() }, now)
    expect(whole(shown)).toMatchObject(facts)
    expect(shown).toMatchObject(
      typeof manualPrice === 'number'
        ? { priceStatus: 'manual', currentPrice: manualPrice }
        : { priceStatus: 'cost', currentPrice: request.costBasis },
    )
  },
)

test('an edit that leaves the security and its price alone keeps the price that was shown', () => {
  const before = aStoredHolding({ symbol: 'CBA' })
  const [shown] = applied(
    [pricedHolding(before, new Map(Object.entries(market)))],
    { kind: 'update', id: before.id, change: { quantity: 3 } },
    now,
  )
  expect(shown).toMatchObject({ currentPrice: 20, totalValue: 60, priceStatus: 'live', delayedMinutes: 20 })
})

test('a new holding without a price is shown at its cost basis, to be tracked once the service is back', () => {
  expect(openShown(aRequest(), now)).toMatchObject({
    currentPrice: 10,
    totalValue: 20,
    isLiveTracked: true,
    priceStatus: 'cost',
  })
  expect(openShown(aRequest({ currentPrice: 12.5 }), now)).toMatchObject({
    currentPrice: 12.5,
    totalValue: 25,
    isLiveTracked: false,
  })
})

test('a change that could not be read again is refused, and what waits already stays', () => {
  const before = { holdings: [openShown(aRequest(), now)], pending: [add()] }
  writeFallback('kim', before)
  const change = { kind: 'update', id: crypto.randomUUID(), change: { quantity: Number.NaN } } as const
  const after = { ...before, pending: queued(before.pending, change) }
  expect(() => keepPending('kim', before, after)).toThrow(/Nothing was saved/)
  expect(readFallback('kim')).toEqual(before)
})

test('adding and deleting before anything was sent sends nothing', () => {
  const { holding } = add()
  const pending = queued(
    queued(queued([], { kind: 'add', holding }), { kind: 'update', id: holding.id, change: { quantity: 5 } }),
    { kind: 'remove', id: holding.id },
  )
  expect(pending).toEqual([])
})

test('an edit of an unsent holding is sent as part of it', () => {
  const { holding } = add(aRequest({ currentPrice: 12 }))
  const edited = queued([{ kind: 'add', holding }], {
    kind: 'update',
    id: holding.id,
    change: { quantity: 5, symbol: 'BHP' },
  })
  expect(edited).toEqual([{ kind: 'add', holding: { ...holding, quantity: 5, symbol: 'BHP' } }])
  const { currentPrice: _price, ...live } = holding
  expect(
    queued([{ kind: 'add', holding }], { kind: 'update', id: holding.id, change: { currentPrice: null } }),
  ).toEqual([{ kind: 'add', holding: live }])
})

test('put back before its deletion was sent, a holding is not deleted at all, so that the service keeps its trades', () => {
  const { holding } = add()
  const [gone, other] = [crypto.randomUUID(), add()]
  const edited = { kind: 'update' as const, id: holding.id, change: { quantity: 5 } }
  const removed = { kind: 'remove' as const, id: gone }
  const pending = [edited, other, removed, { kind: 'remove' as const, id: holding.id }]
  // It may be there, as it was or changed: it is added as one that is, and its edits follow.
  const again = { kind: 'add' as const, holding, isTried: true as const }
  expect(queued(pending, { kind: 'add', holding })).toEqual([other, removed, again, edited])
  // The deletion of another one stays.
  expect(queued([removed], { kind: 'add', holding })).toEqual([removed, { kind: 'add', holding }])
  const list = [openShown(holding, now), openShown(other.holding, now)]
  expect(applied(list, { kind: 'add', holding }, now).map(({ id }) => id)).toEqual([other.holding.id, holding.id])
})

test('once everything is sent the store is empty', async () => {
  writeFallback('kim', { holdings: [], pending: [add(), add()] })
  const sent: PendingChange[] = []
  expect(await sync('kim', async (change) => (sent.push(change), 'done'))).toBe(0)
  expect(sent).toHaveLength(2)
  expect(readFallback('kim')).toBeNull()
})

test('what another tab has sent and cleared meanwhile stays what was last seen', async () => {
  const keep = vi.fn<() => Promise<{ put: () => void }>>(async () => ({ put: () => undefined }))
  vi.stubGlobal('caches', { open: keep })
  expect(await sync('kim', async () => 'done')).toBe(0)
  expect(keep).not.toHaveBeenCalled()
  writeFallback('kim', { holdings: [], pending: [] })
  await sync('kim', async () => 'done')
  expect(keep).toHaveBeenCalledOnce()
  vi.unstubAllGlobals()
})

test('what the service refuses is counted and not tried for ever', async () => {
  writeFallback('kim', { holdings: [], pending: [add(), add(), add()] })
  let turn = 0
  expect(await sync('kim', async () => (turn++ === 1 ? 'refused' : 'done'))).toBe(1)
  expect(turn).toBe(3)
})

/** A service that stores by id and goes away now and then, before or after it has stored what it was sent. */
function unreliableService(failures: readonly ('none' | 'before' | 'after')[]) {
  const stored = new Map<string, number>()
  let turn = 0
  return {
    stored,
    async take(change: PendingChange): Promise<'done' | 'refused'> {
      const failure = failures[turn++ % Math.max(1, failures.length)] ?? 'none'
      if (failure === 'before') throw new Error('away')
      if (change.kind === 'add') stored.set(change.holding.id, change.holding.quantity)
      else if (change.kind === 'remove') stored.delete(change.id)
      else if (stored.has(change.id)) stored.set(change.id, change.change.quantity ?? 0)
      if (failure === 'after') throw new Error('the reply was lost')
      return 'done'
    },
  }
}

const ids = Array.from({ length: 4 }, () => crypto.randomUUID())
const step = fc.record({
  kind: fc.constantFrom('add', 'update', 'remove', 'send'),
  id: fc.constantFrom(...ids),
  quantity: fc.integer({ min: 1, max: 99 }),
})

test('whatever is done offline and however the line drops, the service ends up with what the person saw', async () => {
  const failures = fc.array(fc.constantFrom('none', 'before', 'after'), { minLength: 1, maxLength: 6 })
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 12 }), failures, async (steps, faults) => {
      const service = unreliableService([...faults, 'none'])
      let seen: Holding[] = []
      for (const { kind, id, quantity } of steps) {
        // The line is back for a moment: what was sent and never answered may have been stored.
        if (kind === 'send') {
          await sync('kim', service.take).catch(() => undefined)
          continue
        }
        const isThere = seen.some((holding) => holding.id === id)
        if (isThere === (kind === 'add')) continue
        const change: PendingChange =
          kind === 'add'
            ? { kind, holding: aRequest({ id, quantity }) }
            : kind === 'remove'
              ? { kind, id }
              : { kind: 'update', id, change: { quantity } }
        seen = applied(seen, change, now)
        writeFallback('kim', { holdings: seen, pending: queued(readFallback('kim')?.pending ?? [], change) })
      }
      for (let attempt = 0; readFallback('kim') !== null && attempt < 200; attempt++) {
        await sync('kim', service.take).catch(() => undefined)
      }
      expect(readFallback('kim')).toBeNull()
      expect(Object.fromEntries(service.stored)).toEqual(
        Object.fromEntries(seen.map(({ id, quantity }) => [id, quantity])),
      )
    }),
    { numRuns: 200 },
  )
})
