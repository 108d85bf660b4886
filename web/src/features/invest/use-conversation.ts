// Conversation state: kept with the signed-in person's other data in memory, so that it survives a look at another page
// and is gone with the tab or at sign-out.
import { type QueryClient, skipToken, useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useState } from 'react'
import { askEducator, requestEducation } from '../../data/use-educator.ts'
import { type Answer, type Ask, chatAnswer, educationAnswer, failureOf, type Turn } from './conversation.ts'

const turnsKey = ['educator', 'turns'] as const
const draftKey = ['educator', 'draft'] as const
const keptInMemory = {
  queryFn: skipToken,
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: Number.POSITIVE_INFINITY,
} as const

const none: readonly Turn[] = []
const turnsOf = (client: QueryClient): readonly Turn[] => client.getQueryData<readonly Turn[]>(turnsKey) ?? none
const isWaiting = (turns: readonly Turn[]): boolean => turns.some(({ state }) => state === 'pending')

async function answerTo(client: QueryClient, ask: Ask): Promise<Answer> {
  if (ask.kind === 'question') return chatAnswer(await askEducator(ask.text), ask.text)
  return educationAnswer(ask.kind, await requestEducation(client), turnsOf(client))
}

/** Asks, at the end of the conversation. An earlier attempt at the same is taken out of it. */
async function take(client: QueryClient, ask: Ask, instead?: string): Promise<void> {
  const id = crypto.randomUUID()
  const others = turnsOf(client).filter((turn) => turn.id !== instead)
  client.setQueryData<readonly Turn[]>(turnsKey, [...others, { id, ask, state: 'pending' }])
  const settled: Turn = await answerTo(client, ask).then(
    (answer): Turn => ({ id, ask, state: 'answered', answer }),
    (error: unknown): Turn => ({ id, ask, state: 'failed', failure: failureOf(ask, error, new Date()) }),
  )
  client.setQueryData<readonly Turn[]>(
    turnsKey,
    turnsOf(client).map((turn) => (turn.id === id ? settled : turn)),
  )
}

export type Conversation = {
  turns: readonly Turn[]
  isPending: boolean
  /** Asks unless a reply is pending. @returns whether it was asked */
  ask: (ask: Ask) => boolean
  retry: (turn: Turn) => boolean
}

export function useConversation(): Conversation {
  const client = useQueryClient()
  const { data: turns = none } = useQuery<readonly Turn[]>({ ...keptInMemory, queryKey: turnsKey })
  const askUnlessPending = useCallback(
    (ask: Ask, instead?: string): boolean => {
      if (isWaiting(turnsOf(client))) return false
      void take(client, ask, instead)
      return true
    },
    [client],
  )
  const retry = useCallback(({ ask, id }: Turn) => askUnlessPending(ask, id), [askUnlessPending])
  return { turns, isPending: isWaiting(turns), ask: askUnlessPending, retry }
}

/** What is typed and not sent yet. State of its own, because an input has to follow its keys at once. */
export function useDraft(): [draft: string, setDraft: (draft: string) => void] {
  const client = useQueryClient()
  const [draft, setDraft] = useState(() => client.getQueryData<string>(draftKey) ?? '')
  const keep = (next: string): void => {
    setDraft(next)
    client.setQueryDefaults(draftKey, { gcTime: Number.POSITIVE_INFINITY })
    client.setQueryData<string>(draftKey, next)
  }
  return [draft, keep]
}
