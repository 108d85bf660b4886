// Deleted holding: what comes back of a holding when its deletion is undone.
import type { StoredHolding } from './holding.ts'
import { securityAfter } from './live-tracking.ts'

/**
 * A holding that was deleted and is opened again, with the dates it had and the suggestions declined for it; null as another
 * security, of which it knows nothing.
 */
export function openAgain(opened: StoredHolding, before: StoredHolding): StoredHolding | null {
  const { type, symbol, coinId } = opened
  if (securityAfter(before, { type, symbol, ...(coinId === undefined ? {} : { coinId }) }).isAnother) return null
  const { createdAt, lastUpdated, updatedAt, declined } = before
  return {
    ...opened,
    createdAt,
    lastUpdated,
    ...(updatedAt === undefined ? {} : { updatedAt }),
    ...(declined === undefined ? {} : { declined }),
  }
}
