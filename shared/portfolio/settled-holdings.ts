// SettledHoldings: the holdings store as everybody reads it. A write of trades that was cut off after the person was told is
// finished by whoever comes next, so that nothing else needs to know that a ledger exists.
import { followsTrades, type StoredHolding } from './holding.ts'
import { caughtUp } from './ledger-holding.ts'
import type { HoldingsStore, LedgerStore } from './ports.ts'

type Stores = { readonly holdings: HoldingsStore; readonly ledgers: LedgerStore }

/** Somebody else's writes in between are followed this often; then the holding is shown as it should be, still marked. */
const attempts = 5

/**
 * The holding with its ledger's position, and without a mark once that is stored. Nothing is read for one without a mark.
 * @returns undefined when it was deleted meanwhile
 */
export async function settle(
  { holdings, ledgers }: Stores,
  userId: string,
  holding: StoredHolding,
): Promise<StoredHolding | undefined> {
  let current = holding
  for (let attempt = 1; current.pendingLedger !== undefined; attempt++) {
    const caught = caughtUp(current, await ledgers.find(userId, current.id))
    // Cut off before anything was told, or under way: what is there is still true.
    if (caught === undefined) return current
    const settled = { ...caught, revision: current.revision + 1 }
    if (await holdings.replace(userId, settled)) return settled
    const again = await holdings.find(userId, current.id)
    if (again === undefined) return undefined
    if (attempt === attempts) return caught
    current = again
  }
  return current
}

/** Wraps a store of holdings, so that what is read is settled and what is deleted takes its trades along. */
export function settledHoldings(stores: Stores): HoldingsStore {
  const { holdings, ledgers } = stores

  /**
   * For an edit. A first write of trades may be under way on a simple holding, or was cut off, and an edit would pull the ground
   * from under it: so it is overtaken, finds a newer ledger, and starts again from the edit.
   */
  async function find(userId: string, id: string): Promise<StoredHolding | undefined> {
    const found = await holdings.find(userId, id)
    if (found === undefined) return undefined
    const settled = await settle(stores, userId, found)
    if (settled?.pendingLedger === undefined || followsTrades(settled)) return settled
    const { quantity, costBasis, pendingLedger: revision } = settled
    await ledgers.write(userId, id, { revision, left: { quantity, costBasis } })
    return find(userId, id)
  }

  return {
    ...holdings,

    async list(userId) {
      const listed = await holdings.list(userId)
      if (listed.every(({ pendingLedger }) => pendingLedger === undefined)) return listed
      const settled = await Promise.all(listed.map((holding) => settle(stores, userId, holding)))
      return settled.filter((holding) => holding !== undefined)
    },

    find,

    async remove(userId, id) {
      const isRemoved = await holdings.remove(userId, id)
      // Also when a deletion was cut off here before.
      await ledgers.remove(userId, id)
      return isRemoved
    },
  }
}
