// Imports: those of the last 30 days, what is read anew after one, and taking one back.
import { type QueryClient, useQuery } from '@tanstack/react-query'
import type { UndoResult } from '#shared/portfolio/imports-contract.ts'
import { ledgerApi } from './pending-trades.ts'
import { allLedgersKey, holdingsApi, holdingsKey, refetchHoldings, refetchPerformance } from './use-holdings.ts'

const importsKey = ['imports'] as const
/** The imports of the last 30 days. */
export const useImports = () =>
  useQuery({ queryKey: importsKey, queryFn: ({ signal }) => ledgerApi.listImports({ signal }) })

const deleted = 'a deleted investment'

/** The symbols of all holdings by their id, those that were sold too. */
export function useHoldingNames(): (holdingId: string) => string {
  const { data } = useQuery({
    queryKey: [...holdingsKey, 'names'],
    queryFn: async ({ signal }) => {
      const { holdings } = await holdingsApi.list({ query: { closed: 'true' } }, { signal })
      return new Map(holdings.map(({ id, symbol }) => [id, symbol]))
    },
  })
  return (holdingId) => (data === undefined ? '…' : (data.get(holdingId) ?? deleted))
}

/** Everything that follows from trades is read anew. */
export function refetchAfterImport(client: QueryClient): void {
  void refetchHoldings(client)
  void client.invalidateQueries({ queryKey: allLedgersKey })
  void client.invalidateQueries({ queryKey: importsKey })
  void refetchPerformance(client)
}

const mostRounds = 50

/**
 * Takes an import back, going on while holdings are waiting.
 * @param as whose
 * @param edited what becomes of its trades that were changed since; they are asked about when this is not said
 */
export async function undoImport(as: string, importId: string, edited?: 'keep' | 'remove'): Promise<UndoResult> {
  const body = edited === undefined ? {} : { edited }
  const ask = () => ledgerApi.undoImport({ params: { importId }, body }, { as })
  let result = await ask()
  for (let round = 0; round < mostRounds && result.holdings.some(({ outcome }) => outcome === 'waiting'); round++) {
    if (result.edited.length > 0 && edited === undefined) break
    result = await ask()
  }
  return result
}
