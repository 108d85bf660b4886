// Rewrite: changes a recovery record by one conditional write, again where somebody else was faster.
import type { RecoveryRecord } from './recovery-record.ts'
import type { RecoveryStore } from './ports.ts'

const tries = 5

/** The record after the change; undefined when `change` says that there is nothing to do. */
export async function rewrite<After extends RecoveryRecord>(
  store: Pick<RecoveryStore, 'find' | 'replace'>,
  userId: string,
  change: (record: RecoveryRecord | undefined) => After | undefined,
): Promise<After | undefined> {
  for (let left = tries; left > 0; left--) {
    const before = await store.find(userId)
    const after = change(before)
    if (after === undefined) return undefined
    if (await store.replace(userId, before, after)) return after
  }
  throw new Error('The recovery record changes all the time.')
}
