// What every HoldingsStore does: replay, conflict, limit, order, closed accounts, parallel writes.
import { expect, test } from 'vitest'
import { maxHoldings } from '#shared/portfolio/holding.ts'
import { aStoredHolding, requestFor } from '#tests/support/holdings.ts'
import { closeAccount, fillPortfolio, type Stores } from '#tests/support/stores.ts'
import { noShareFacts } from '#shared/tax/tax-record.ts'

const aUser = (): string => crypto.randomUUID()
const aFilling = (count: number) => Array.from({ length: count }, () => aStoredHolding())

export function holdingsStoreSuite(open: () => Stores): void {
  test('what is added is listed, oldest first, and only for its owner', async () => {
    const { holdings: store } = open()
    const owner = aUser()
    const second = aStoredHolding({ createdAt: '2026-01-02T00:00:00.000Z' })
    const first = aStoredHolding({ createdAt: '2026-01-01T00:00:00.000Z', name: 'First' })
    await store.add(owner, second, requestFor(second))
    await store.add(owner, first, requestFor(first))
    expect(await store.list(owner)).toEqual([first, second])
    expect(await store.find(owner, first.id)).toEqual(first)
    expect(await store.list(aUser())).toEqual([])
    expect(await store.find(aUser(), first.id)).toBeUndefined()
  })

  test('of holdings of one instant the id decides the order', async () => {
    const { holdings: store } = open()
    const owner = aUser()
    const filling = aFilling(6)
    for (const holding of filling) await store.add(owner, holding, requestFor(holding))
    const ids = filling.map(({ id }) => id).toSorted((a, b) => a.localeCompare(b))
    expect((await store.list(owner)).map(({ id }) => id)).toEqual(ids)
  })

  test('the same request again finds the same holding; another one with its id is told apart', async () => {
    const { holdings: store } = open()
    const owner = aUser()
    const holding = aStoredHolding()
    expect(await store.add(owner, holding, requestFor(holding))).toEqual({ kind: 'added' })
    const repeat = await store.add(owner, { ...holding, createdAt: '2027-01-01T00:00:00.000Z' }, requestFor(holding))
    expect(repeat).toEqual({ kind: 'exists', holding, isSameRequest: true })
    const other = await store.add(owner, holding, { ...requestFor(holding), quantity: 99 })
    expect(other).toEqual({ kind: 'exists', holding, isSameRequest: false })
    expect(await store.list(owner)).toEqual([holding])
  })

  test('a repetition is recognised after the holding was edited, and answers with the edit', async () => {
    const { holdings: store } = open()
    const owner = aUser()
    const holding = aStoredHolding()
    await store.add(owner, holding, requestFor(holding))
    const edited = { ...holding, quantity: 3, revision: 1 }
    expect(await store.replace(owner, edited)).toBe(true)
    expect(await store.add(owner, holding, requestFor(holding))).toEqual({
      kind: 'exists',
      holding: edited,
      isSameRequest: true,
    })
  })

  test('what is handed out is a copy: changing it changes nothing that is kept', async () => {
    const { holdings: store } = open()
    const owner = aUser()
    const holding = aStoredHolding()
    await store.add(owner, holding, requestFor(holding))
    const [listed] = await store.list(owner)
    if (listed !== undefined) listed.quantity = 999
    expect(await store.find(owner, holding.id)).toMatchObject({ quantity: holding.quantity })
  })

  test('fifty parallel adds of one request store it once', async () => {
    const { holdings: store } = open()
    const owner = aUser()
    const holding = aStoredHolding()
    const outcomes = await Promise.all(Array.from({ length: 50 }, () => store.add(owner, holding, requestFor(holding))))
    expect(outcomes.filter(({ kind }) => kind === 'added')).toHaveLength(1)
    expect(outcomes.filter((outcome) => outcome.kind === 'exists' && outcome.isSameRequest)).toHaveLength(49)
    expect(await store.list(owner)).toHaveLength(1)
  })

  test('the last place is taken exactly once, the 1,001st holding is refused, and a deletion makes room', async () => {
    const stores = open()
    const { holdings: store } = stores
    const owner = aUser()
    const kept = aFilling(maxHoldings - 1)
    await fillPortfolio(stores, owner, kept)
    const rivals = aFilling(20)
    const outcomes = await Promise.all(rivals.map((holding) => store.add(owner, holding, requestFor(holding))))
    expect(outcomes.filter(({ kind }) => kind === 'added')).toHaveLength(1)
    expect(outcomes.filter(({ kind }) => kind === 'full')).toHaveLength(19)
    const [first] = kept
    if (first === undefined) throw new Error('The portfolio must be full')
    // A repetition of what is there is no new holding, so that there is room for it in a full portfolio too.
    expect(await store.add(owner, first, requestFor(first))).toMatchObject({ kind: 'exists', isSameRequest: true })
    expect(await store.remove(owner, first.id)).toBe(true)
    const next = aStoredHolding()
    expect(await store.add(owner, next, requestFor(next))).toEqual({ kind: 'added' })
    expect(await store.list(owner)).toHaveLength(maxHoldings)
  })

  test('of two edits from the same revision one wins whole and the other is told', async () => {
    const { holdings: store } = open()
    const owner = aUser()
    const holding = aStoredHolding({ name: 'Before', coinId: 'bitcoin', note: { why: 'Before' } })
    await store.add(owner, holding, requestFor(holding))
    const { name: _name, coinId: _coinId, note: _note, ...bare } = holding
    const edits = [
      { ...bare, quantity: 1, revision: 1 },
      { ...holding, quantity: 2, revision: 1 },
    ]
    const outcomes = await Promise.all(edits.map((edit) => store.replace(owner, edit)))
    expect(outcomes.filter(Boolean)).toHaveLength(1)
    expect(await store.find(owner, holding.id)).toEqual(edits[outcomes.indexOf(true)])
  })

  test('a holding that is gone cannot be deleted or changed again, whoever asks at the same time', async () => {
    const { holdings: store } = open()
    const owner = aUser()
    const holding = aStoredHolding()
    await store.add(owner, holding, requestFor(holding))
    const removals = await Promise.all(Array.from({ length: 10 }, () => store.remove(owner, holding.id)))
    expect(removals.filter(Boolean)).toHaveLength(1)
    expect(await store.replace(owner, { ...holding, revision: 1 })).toBe(false)
    expect(await store.list(owner)).toEqual([])
  })

  test('nobody changes or deletes what is somebody else’s', async () => {
    const { holdings: store } = open()
    const [owner, other] = [aUser(), aUser()]
    const holding = aStoredHolding()
    await store.add(owner, holding, requestFor(holding))
    expect(await store.replace(other, { ...holding, quantity: 1, revision: 1 })).toBe(false)
    expect(await store.remove(other, holding.id)).toBe(false)
    expect(await store.list(owner)).toEqual([holding])
  })

  test('prices set before are kept by holding, whatever becomes of the edit, and go with the holding', async () => {
    const { holdings: store } = open()
    const [owner, other] = [aUser(), aUser()]
    const holding = aStoredHolding({ isLiveTracked: false, manualPrice: 7 })
    await store.add(owner, holding, requestFor(holding))
    expect(await store.typedPrices(owner)).toEqual(new Map())
    const points = [
      { day: 20_000, price: 7 },
      { day: 20_003, price: 0.00001 },
    ]
    for (const [at, keep] of points.entries()) {
      expect(await store.replace(owner, { ...holding, manualPrice: 8 + at, revision: at + 1 }, { keep: [keep] })).toBe(
        true,
      )
    }
    expect(await store.typedPrices(owner)).toEqual(new Map([[holding.id, points]]))
    expect(await store.typedPrices(other)).toEqual(new Map())
    // An edit that says nothing about prices leaves them; one to another security takes them.
    await store.replace(owner, { ...holding, revision: 3 })
    expect((await store.typedPrices(owner)).get(holding.id)).toHaveLength(2)
    await store.replace(owner, { ...holding, symbol: 'BHP', revision: 4 }, 'forget')
    expect(await store.typedPrices(owner)).toEqual(new Map())
    await store.replace(owner, { ...holding, revision: 5 }, { keep: [{ day: 20_010, price: 3 }] })
    expect(await store.remove(owner, holding.id)).toBe(true)
    expect(await store.typedPrices(owner)).toEqual(new Map())
    const late = store.replace(owner, { ...holding, revision: 6 }, { keep: [{ day: 20_011, price: 4 }] })
    expect(await late).toBe(false)
    expect(await store.typedPrices(owner)).toEqual(new Map())
  })

  test('an edit that comes too late takes no price away, whatever it was about', async () => {
    const { holdings: store } = open()
    const [owner, holding] = [aUser(), aStoredHolding({ isLiveTracked: false, manualPrice: 7 })]
    const point = { day: 20_000, price: 7 }
    await store.add(owner, holding, requestFor(holding))
    await store.replace(owner, { ...holding, revision: 1 }, { keep: [point] })
    expect(await store.replace(owner, { ...holding, revision: 1 }, 'forget')).toBe(false)
    expect(await store.replace(owner, { ...holding, revision: 1 }, { keep: [{ day: 20_001, price: 8 }] })).toBe(false)
    expect((await store.typedPrices(owner)).get(holding.id)).toContainEqual(point)
  })

  test('a deleted holding is set aside with what was said of it, and put back once it is there again', async () => {
    const { holdings: store, taxes } = open()
    const [owner, other] = [aUser(), aUser()]
    const declined = [{ kind: 'dividend' as const, exDate: '2026-02-19' }]
    const holding = aStoredHolding({
      isLiveTracked: false,
      manualPrice: 8,
      declined,
      updatedAt: '2026-11-21T00:00:00.000Z',
    })
    const tax = { holdingId: holding.id, symbol: 'CBA', statements: [], value: 81.5, facts: noShareFacts, revision: 1 }
    const point = { day: 20_000, price: 7 }
    await store.add(owner, holding, requestFor(holding))
    const edited = { ...holding, revision: 1 }
    await store.replace(owner, edited, { keep: [point] })
    expect(await taxes.writeHolding(owner, tax)).toBe(true)
    expect(await store.findDeleted(owner, holding.id)).toBeUndefined()
    await store.remove(owner, holding.id)
    expect(await store.findDeleted(owner, holding.id)).toEqual(edited)
    expect(await store.findDeleted(other, holding.id)).toBeUndefined()
    // Deleted twice, it is still as it was the first time.
    expect(await store.remove(owner, holding.id)).toBe(false)
    await store.add(owner, holding, requestFor(holding))
    await store.putBack(owner, holding.id)
    expect(await store.typedPrices(owner)).toEqual(new Map([[holding.id, [point]]]))
    expect(await taxes.findHolding(owner, holding.id)).toEqual(tax)
    expect(await store.findDeleted(owner, holding.id)).toBeUndefined()
    // What it has by now is not overwritten by a repetition.
    await store.replace(owner, { ...holding, revision: 1 }, { keep: [{ day: 20_001, price: 9 }] })
    await store.putBack(owner, holding.id)
    expect((await store.typedPrices(owner)).get(holding.id)).toHaveLength(2)
  })

  test('what was said of a holding since it is there again is not overwritten by what was set aside', async () => {
    const { holdings: store, taxes } = open()
    const [owner, holding] = [aUser(), aStoredHolding()]
    const tax = { holdingId: holding.id, symbol: 'CBA', statements: [], value: 81.5, facts: noShareFacts, revision: 1 }
    await store.add(owner, holding, requestFor(holding))
    await store.replace(owner, { ...holding, revision: 1 }, { keep: [{ day: 20_000, price: 7 }] })
    await taxes.writeHolding(owner, tax)
    await store.remove(owner, holding.id)
    await store.add(owner, holding, requestFor(holding))
    const since = { day: 20_001, price: 9 }
    await store.replace(owner, { ...holding, revision: 1 }, { keep: [since] })
    await taxes.writeHolding(owner, { ...tax, value: 90 })
    await store.putBack(owner, holding.id)
    expect(await store.typedPrices(owner)).toEqual(new Map([[holding.id, [since]]]))
    expect(await taxes.findHolding(owner, holding.id)).toMatchObject({ value: 90 })
  })

  test('a closed account opens nothing and takes nothing', async () => {
    const stores = open()
    const { holdings: store } = stores
    const owner = aUser()
    const holding = aStoredHolding()
    await store.add(owner, holding, requestFor(holding))
    await stores.data.close(owner, '2026-11-21T00:00:00.000Z', new Date('2028-11-21T00:00:00.000Z'))
    await expect(store.list(owner)).rejects.toMatchObject({ code: 'account_closed' })
    await closeAccount(stores, owner)
    await expect(store.list(owner)).rejects.toMatchObject({ code: 'account_closed' })
    await expect(store.find(owner, holding.id)).rejects.toMatchObject({ code: 'account_closed' })
    await expect(store.add(owner, holding, requestFor(holding))).rejects.toMatchObject({ code: 'account_closed' })
    expect(await store.replace(owner, { ...holding, revision: 1 })).toBe(false)
    expect(await store.remove(owner, holding.id)).toBe(false)
    // Nor is anything counted in the record of the closing.
    expect(await stores.data.otherItems(owner)).toEqual([
      { kind: 'ACCOUNT', closedAt: expect.any(String), expiresAt: expect.any(Number) },
    ])
  })
}
