// Query client: how server data is kept, and when a failed read is tried again.
import { QueryClient } from '@tanstack/react-query'
import { ApiProblem, ApiUnreachable } from './api.ts'

const maxRetries = 2

/** Only what may pass by itself: no answer at all, or a fault of the server. Never a refusal, and not a slow answer. */
export function isWorthRetrying(error: unknown): boolean {
  if (error instanceof ApiUnreachable) return !error.isTimeout
  return error instanceof ApiProblem && error.status >= 500
}

/** Half a second, then a second and a half, each with a little luck so that tabs do not march in step; what the server asks for goes first. */
export function retryDelayMs(failures: number, error: unknown, luck: number = Math.random()): number {
  const asked = error instanceof ApiProblem ? error.retryAfterSeconds : undefined
  return asked === undefined ? 500 * 3 ** failures * (0.75 + luck / 2) : Math.min(asked * 1000, 10_000)
}

const left = new WeakSet<QueryClient>()
/** Says that the person whose client it is has signed out. */
export const markLeft = (client: QueryClient): void => void left.add(client)
/** Whether they have: then nothing more of theirs is kept in this browser, however late it comes. */
export const hasLeft = (client: QueryClient): boolean => left.has(client)

export const createQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        gcTime: 10 * 60_000,
        retry: (failures, error) => failures < maxRetries && isWorthRetrying(error),
        retryDelay: retryDelayMs,
        // Reads are tried even when the browser believes it is offline: the answer then is an error we can show.
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  })
