// Educator: general education about portfolio concepts, and the chat (spec section 4, AI analysis and Chat).
import { skipToken, useQuery, type QueryClient } from '@tanstack/react-query'
import { ai } from '#shared/contract/ai.ts'
import type { ChatReply, EducationReply } from '#shared/domain/education.ts'
import { createClient } from '../lib/api.ts'
import { send } from './client.ts'

const api = createClient(ai, send)

/** An answer is checked before it is shown and may be made twice, so it gets longer than other calls. */
const educatorTimeoutMs = 30_000

export const askEducator = (message: string): Promise<ChatReply> =>
  api.chat({ body: { message } }, { timeoutMs: educatorTimeoutMs })

const educationKey = ['education'] as const

/**
 * Asks for the education and remembers it; the server says in `refreshed` whether the stored one was still current. What
 * stands in for one that could not be made is not stored there, so it is not remembered here.
 */
export async function requestEducation(client: QueryClient): Promise<EducationReply> {
  const reply = await api.education({ body: {} }, { timeoutMs: educatorTimeoutMs })
  const isStored = reply.success || !reply.refreshed
  if (isStored) client.setQueryData(educationKey, reply)
  return reply
}

/** The education this session knows of. Asking may make a new one, so nothing is asked until the person does. */
export const useKnownEducation = (): EducationReply | undefined =>
  useQuery<EducationReply>({
    queryKey: educationKey,
    queryFn: skipToken,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  }).data
