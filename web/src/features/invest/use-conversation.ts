// Conversation state: kept with the signed-in person's other data in memory and in the tab's session storage, so that it
// survives a look at another page and a reload, and is gone with the tab or at sign-out.
import { type QueryClient, skipToken, useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useState } from 'react'
import { useUid } from '../../data/use-auth.ts'
import { askEducator, requestEducation } from '../../data/use-educator.ts'
import { type Answer, type Ask, chatAnswer, educationAnswer, failureOf, type Turn } from './conversation.ts'
import { keepTurns, readTurns } from './kept-turns.ts'

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

const isAwaited = (client: QueryClient, turnId: string): boolean =>
  turnsOf(client).some(({ id, state }) => id === turnId && state === 'pending')

/**
 * The end of what was asked last, by whom. The service answers one request of a person at a time and cannot be called back, so
 * what is asked after Stop waits for it here instead of being refused there.
 */
const underWay = new WeakMap<QueryClient, { readonly uid: string; readonly end: Promise<unknown> }>()

async function answerTo(client: QueryClient, ask: Ask): Promise<Answer> {
  if (ask.kind === 'question') return chatAnswer(await askEducator(ask.text), ask.text)
  return educationAnswer(ask.kind, await requestEducation(client), turnsOf(client))
}

/** What became of a turn, once the service is free for it; undefined where nobody waits for it any more. */
async function answered(client: QueryClient, id: string, ask: Ask, free: Promise<unknown>): Promise<Turn | undefined> {
  await free
  if (!isAwaited(client, id)) return undefined
  try {
    return { id, ask, state: 'answered', answer: await answerTo(client, ask) }
  } catch (error) {
    return { id, ask, state: 'failed', failure: failureOf(ask, error, new Date()) }
  }
}

function store(client: QueryClient, uid: string, turns: readonly Turn[]): void {
  client.setQueryData<readonly Turn[]>(turnsKey, turns)
  keepTurns(uid, turns)
}

/** Puts what became of a turn in its place, while somebody still waits for it. */
function settle(client: QueryClient, uid: string, settled: Turn): void {
  if (!isAwaited(client, settled.id)) return
  store(
    client,
    uid,
    turnsOf(client).map((turn) => (turn.id === settled.id ? settled : turn)),
  )
}

/** Asks, at the end of the conversation. An earlier attempt at the same is taken out of it. */
async function take(client: QueryClient, uid: string, ask: Ask, instead?: string): Promise<void> {
  const id = crypto.randomUUID()
  const others = turnsOf(client).filter((turn) => turn.id !== instead)
  store(client, uid, [...others, { id, ask, state: 'pending' }])
  const before = underWay.get(client)
  const end = answered(client, id, ask, before?.uid === uid ? before.end : Promise.resolve())
  underWay.set(client, { uid, end })
  const settled = await end
  if (settled !== undefined) settle(client, uid, settled)
}

export type Conversation = {
  turns: readonly Turn[]
  isPending: boolean
  /** Asks unless a reply is pending. @returns whether it was asked */
  ask: (ask: Ask) => boolean
  retry: (turn: Turn) => boolean
  /** Ends the wait for a reply. */
  stop: (turn: Turn) => void
}

export function useConversation(): Conversation {
  const client = useQueryClient()
  const uid = useUid()
  const { data: turns = none } = useQuery<readonly Turn[]>({
    ...keptInMemory,
    queryKey: turnsKey,
    initialData: () => readTurns(uid),
  })
  const askUnlessPending = useCallback(
    (ask: Ask, instead?: string): boolean => {
      if (isWaiting(turnsOf(client))) return false
      void take(client, uid, ask, instead)
      return true
    },
    [client, uid],
  )
  const retry = useCallback(({ ask, id }: Turn) => askUnlessPending(ask, id), [askUnlessPending])
  const stop = useCallback(
    ({ ask, id }: Turn): void => settle(client, uid, { id, ask, state: 'stopped' }),
    [client, uid],
  )
  return { turns, isPending: isWaiting(turns), ask: askUnlessPending, retry, stop }
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
