// Progress: what a person has learned so far.
import { queryOptions, useQuery } from '@tanstack/react-query'
import { learningProgress } from '#shared/learning/progress-contract.ts'
import { newerProgress } from '#shared/learning/newer-progress.ts'
import { LearningProgress } from '#shared/learning/progress.ts'
import { createClient } from '../lib/api.ts'
import { send } from './client.ts'
import { recallOffline } from './last-seen.ts'
import { useUid } from './use-auth.ts'

const api = createClient(learningProgress, send)

export const progressKey = ['progress'] as const
const progressQuery = (uid: string) =>
  queryOptions({
    queryKey: progressKey,
    queryFn: ({ client, signal }) =>
      api
        .progress({ signal })
        .catch((error: unknown) => recallOffline(client, uid, 'progress', LearningProgress, error))
        .then((told) => newerProgress(client.getQueryData(progressKey), told)),
  })

export const useProgress = () => useQuery(progressQuery(useUid()))

/** As it is known on the page; undefined while it is not. Asks for nothing. */
export const useKnownProgress = (): LearningProgress | undefined =>
  useQuery({ ...progressQuery(useUid()), enabled: false }).data
