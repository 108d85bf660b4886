// The ledger reader in memory, for tests and benchmarks.
import type { HoldingLedger, LedgerReader } from '#shared/portfolio/ports.ts'

/** @param ledgers by person; they may change while it is in use */
export const memoryLedgerReader = (ledgers: ReadonlyMap<string, readonly HoldingLedger[]>): LedgerReader => ({
  list: (userId) => Promise.resolve([...(ledgers.get(userId) ?? [])]),
})
