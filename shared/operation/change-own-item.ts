// Change own item: one item of a person changed by one conditional write, again where somebody else was faster.
import type { OwnItemStore } from './ports.ts'
import { fail } from './problem.ts'

/** Changes by something else that one write gives way to. */
const tries = 5

/**
 * Reads the item and stores what `change` makes of it.
 * @param change may be called several times, each time with the item as it is by then; undefined when there is nothing to do
 * @returns the item before and after; undefined when there was nothing to do
 * @throws AccountClosed, and Problem `unavailable` when the item changes all the time, for whoever asked to ask again
 */
export async function changeOwnItem<Item, After extends Item>(
  store: Pick<OwnItemStore<Item>, 'find' | 'replace'>,
  userId: string,
  change: (before: Item | undefined) => After | undefined,
): Promise<{ before: Item | undefined; after: After } | undefined> {
  for (let left = tries; left > 0; left--) {
    const before = await store.find(userId)
    const after = change(before)
    if (after === undefined) return undefined
    if (await store.replace(userId, before, after)) return { before, after }
  }
  return fail('unavailable', 'That could not be saved. Please try again.', { retryAfterSeconds: 1 })
}
