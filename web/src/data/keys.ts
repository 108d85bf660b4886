// Keys of queries that are invalidated where the queries themselves are not loaded.

export const ledgerKey = (holdingId: string) => ['ledger', holdingId] as const
export const performanceKey = ['performance'] as const
