// Holdings for tests: whole ones, with only what matters to a test said.
import type { NewHolding, StoredHolding } from '#shared/portfolio/holding.ts'

export const aStoredHolding = (about: Partial<StoredHolding> = {}): StoredHolding => ({
  id: crypto.randomUUID(),
  type: 'stock',
  symbol: 'CBA',
  quantity: 10,
  costBasis: 100,
  isLiveTracked: true,
  manualPrice: null,
  createdAt: '2026-11-20T00:00:00.000Z',
  lastUpdated: '2026-11-20T00:00:00.000Z',
  revision: 0,
  ...about,
})

/** The request that a stored holding could have come from. */
export const requestFor = ({ id, type, symbol, quantity, costBasis }: StoredHolding): NewHolding => ({
  id,
  type,
  symbol,
  quantity,
  costBasis,
})
