// Educator: general education about portfolio concepts, and the chat (P29).
import { useQuery, type QueryClient } from '@tanstack/react-query'
import { ai } from '#shared/educator/contract.ts'
import type { EducationReply, EducationStatus } from '#shared/educator/analysis.ts'
import type { Feedback } from '#shared/educator/feedback.ts'
import type { ChatReply } from '#shared/educator/question.ts'
import { createClient } from '../lib/api.ts'
import { send } from './client.ts'

const api = createClient(ai, send)

/** An answer is checked before it is shown and may be made twice, so it gets longer than other calls. */
const educatorTimeoutMs = 30_000

export const askEducator = (message: string): Promise<ChatReply> =>
  api.chat({ body: { message } }, { timeoutMs: educatorTimeoutMs })

/** Neither the question nor the reply goes along. */
export const sendFeedback = (feedback: Feedback): Promise<void> => api.feedback({ body: feedback })

const educationKey = ['education'] as const

/**
 * Asks for the education and remembers from when it is; the server says in `refreshed` whether the stored one was still
 * current. What stands in for one that could not be made is not stored there, so it is not remembered here.
 */
export async function requestEducation(client: QueryClient): Promise<EducationReply> {
  const reply = await api.education({ body: {} }, { timeoutMs: educatorTimeoutMs })
  const isStored = reply.success || !reply.refreshed
  if (isStored) client.setQueryData<EducationStatus>(educationKey, { lastUpdated: reply.lastUpdated })
  return reply
}

/** A screen waits no longer than this for something that only changes its words. */
const statusTimeoutMs = 4000

/** Since when there is a stored education: null when there is none or it is not known, undefined while that is found out. */
export function useEducatedAt(): string | null | undefined {
  const { data, isPending } = useQuery({
    queryKey: educationKey,
    queryFn: ({ signal }) => api.educationStatus({ signal, timeoutMs: statusTimeoutMs }),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  })
  return isPending ? undefined : (data?.lastUpdated ?? null)
}
