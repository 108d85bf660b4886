// What every HeldInstruments does: each instrument once, for good once the market knows it, without anybody's name.
import { expect, test } from 'vitest'
import { aStoredHolding, requestFor } from '#tests/support/holdings.ts'
import type { Stores } from '#tests/support/stores.ts'

const add = async ({ holdings }: Stores, owner: string, about: Parameters<typeof aStoredHolding>[0]) => {
  const holding = aStoredHolding(about)
  await holdings.add(owner, holding, requestFor(holding))
  return holding
}

const [now, many] = [new Date(), 1000]

export function heldInstrumentsSuite(open: () => Stores): void {
  test('what anybody adds is noted once, whoever else adds it, and stays when it is deleted', async () => {
    const stores = open()
    const [kim, lee] = [crypto.randomUUID(), crypto.randomUUID()]
    const mine = await add(stores, kim, { symbol: 'HLD' })
    await add(stores, lee, { symbol: 'HLD' })
    await add(stores, lee, { type: 'crypto', symbol: 'HELD', coinId: 'held-coin' })
    await stores.holdings.remove(kim, mine.id)
    const added = await stores.held.added(now, many)
    expect(added.filter((each) => each.kind === 'asx' && each.code === 'HLD')).toHaveLength(1)
    expect(added).toContainEqual({ kind: 'coin', id: 'held-coin' })
    expect(JSON.stringify(added)).not.toContain(kim)
  })

  test('what the market knows is held for good, what it does not know is forgotten', async () => {
    const stores = open()
    const kim = crypto.randomUUID()
    const [known, invented] = [{ kind: 'asx', code: 'HLG' } as const, { kind: 'asx', code: 'HLH' } as const]
    for (const { code } of [known, invented]) await add(stores, kim, { symbol: code })
    expect(await stores.held.list()).not.toContainEqual(known)
    await stores.held.settle(known, true)
    await stores.held.settle(invented, false)
    await add(stores, kim, { symbol: 'HLG' })
    expect(await stores.held.list()).toContainEqual(known)
    const left = [...(await stores.held.list()), ...(await stores.held.added(now, many))]
    expect(left).not.toContainEqual(invented)
    expect(left.filter((each) => each.kind === 'asx' && each.code === 'HLG')).toHaveLength(1)
  })

  test('of what was added no more are read than were asked for, of each kind', async () => {
    const stores = open()
    const kim = crypto.randomUUID()
    for (const symbol of ['HLI', 'HLJ', 'HLK']) await add(stores, kim, { symbol })
    for (const coinId of ['hl-a', 'hl-b', 'hl-c']) await add(stores, kim, { type: 'crypto', symbol: 'HL', coinId })
    const added = await stores.held.added(now, 2)
    expect(added.map(({ kind }) => kind)).toEqual(['asx', 'asx', 'coin', 'coin'])
  })

  test('an edit to another code is noted, and what has no market is not', async () => {
    const stores = open()
    const kim = crypto.randomUUID()
    const holding = await add(stores, kim, { symbol: 'HLE' })
    await stores.holdings.replace(kim, { ...holding, symbol: 'HLF', revision: 1 }, 'forget')
    await add(stores, kim, { type: 'other', symbol: 'SHED', isLiveTracked: false })
    const added = await stores.held.added(now, many)
    expect(added).toContainEqual({ kind: 'asx', code: 'HLF' })
    expect(JSON.stringify(added)).not.toContain('SHED')
  })
}
