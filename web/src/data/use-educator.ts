// Educator: general education about portfolio concepts, and the chat (spec section 4, AI analysis and Chat).
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { ai } from '#shared/contract/ai.ts'
import { createClient } from '../lib/api.ts'
import { send } from './client.ts'

const api = createClient(ai, send)

/** An answer is checked before it is shown and may be made twice, so it gets longer than other calls. */
const educatorTimeoutMs = 30_000

export const educationKey = ['education'] as const
export const educationQuery = () =>
  queryOptions({
    queryKey: educationKey,
    queryFn: ({ signal }) => api.education({ body: {} }, { signal, timeoutMs: educatorTimeoutMs }),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  })

export const useEducation = () => useQuery(educationQuery())

/** Asks for the education; the server says in `refreshed` whether the stored one was still current. */
export function useRefreshEducation() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ force = false }: { force?: boolean } = {}) => api.education({ body: { force } }, { timeoutMs: educatorTimeoutMs }),
    onSuccess: (education) => client.setQueryData(educationKey, education),
  })
}

export const useAskEducator = () =>
  useMutation({ mutationFn: (message: string) => api.chat({ body: { message } }, { timeoutMs: educatorTimeoutMs }) })
