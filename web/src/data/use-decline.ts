// Decline: a suggested split or dividend that a person does not want to hear of again, on any device.
import { refetchPerformance } from './use-holdings.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { DeclinedSuggestion } from '#shared/portfolio/declined-suggestion.ts'
import { ledgerApi } from './pending-trades.ts'

export function useDecline(holdingId: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (change: DeclinedSuggestion & { isDeclined: boolean }) =>
      ledgerApi.decline({ params: { id: holdingId }, body: change }),
    onSuccess: () => void refetchPerformance(client),
  })
}
