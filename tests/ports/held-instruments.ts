// What every HeldInstruments does: each instrument once, for good, without anybody's name.
import { expect, test } from 'vitest'
import { aStoredHolding, requestFor } from '#tests/support/holdings.ts'
import type { Stores } from '#tests/support/stores.ts'

const add = async ({ holdings }: Stores, owner: string, about: Parameters<typeof aStoredHolding>[0]) => {
  const holding = aStoredHolding(about)
  await holdings.add(owner, holding, requestFor(holding))
  return holding
}

export function heldInstrumentsSuite(open: () => Stores): void {
  test('what anybody adds is held once, whoever else adds it, and stays when it is deleted', async () => {
    const stores = open()
    const [kim, lee] = [crypto.randomUUID(), crypto.randomUUID()]
    const mine = await add(stores, kim, { symbol: 'HLD' })
    await add(stores, lee, { symbol: 'HLD' })
    await add(stores, lee, { type: 'crypto', symbol: 'HELD', coinId: 'held-coin' })
    await stores.holdings.remove(kim, mine.id)
    const held = await stores.held.list()
    expect(held.filter((each) => each.kind === 'asx' && each.code === 'HLD')).toHaveLength(1)
    expect(held).toContainEqual({ kind: 'coin', id: 'held-coin' })
    expect(JSON.stringify(held)).not.toContain(kim)
  })

  test('an edit to another code is noted, and what has no market is not', async () => {
    const stores = open()
    const kim = crypto.randomUUID()
    const holding = await add(stores, kim, { symbol: 'HLE' })
    await stores.holdings.replace(kim, { ...holding, symbol: 'HLF', revision: 1 }, 'forget')
    await add(stores, kim, { type: 'other', symbol: 'SHED', isLiveTracked: false })
    const held = await stores.held.list()
    expect(held).toContainEqual({ kind: 'asx', code: 'HLF' })
    expect(JSON.stringify(held)).not.toContain('SHED')
  })
}
