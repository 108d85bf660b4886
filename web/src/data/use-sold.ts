// Sold: the holdings of which everything was sold. Asked for when somebody wants to see them, never with the list.
import { useQuery } from '@tanstack/react-query'
import { holdingsApi, holdingsKey } from './use-holdings.ts'

/** Below the key of the list, so that what makes that one old makes this one old. */
const soldKey = [...holdingsKey, 'sold'] as const

export const useSold = (isWanted: boolean) =>
  useQuery({
    queryKey: soldKey,
    queryFn: async ({ signal }) => {
      const { holdings } = await holdingsApi.list({ query: { closed: 'true' } }, { signal })
      return holdings.filter(({ quantity }) => quantity === 0)
    },
    enabled: isWanted,
  })
