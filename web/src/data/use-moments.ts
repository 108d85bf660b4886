// Moments: which teachable moments apply, and what a person did with them.
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo, useSyncExternalStore } from 'react'
import { sydneyDay } from '#shared/kernel/sydney-days.ts'
import { type MomentChange, type MomentsRecord, withMomentChanges } from '#shared/learning/moments/record.ts'
import { type MomentsToday, momentsToday } from '#shared/learning/moments/today.ts'
import { changeMoments, moments } from '#shared/learning/review-contract.ts'
import { createClient } from '../lib/api.ts'
import { send } from './client.ts'
import { useAuth } from './use-auth.ts'
import { questionOf, useHistoryChoice } from './use-history-choice.ts'
import { useHoldings } from './use-holdings.ts'
import { usePerformance } from './use-performance.ts'
import { usePortfolioFacts } from './use-portfolio-facts.ts'
import { useKnownProgress } from './use-progress.ts'

const api = createClient({ moments, changeMoments }, send)

const momentsKey = ['moments'] as const
const momentsQuery = () =>
  queryOptions({
    queryKey: momentsKey,
    queryFn: async ({ signal }): Promise<MomentsRecord> => (await api.moments({ signal })).moments,
  })

const sydneyToday = (): string => sydneyDay(new Date())
/** A page can stay open over midnight: it asks for the day whenever it is drawn, and when somebody comes back to it. */
function onPageShown(look: () => void): () => void {
  document.addEventListener('visibilitychange', look)
  return () => document.removeEventListener('visibilitychange', look)
}

/** @property found null while something it needs is on its way, or cannot be read */
export function useMoments(): { found: MomentsToday | null; record: MomentsRecord | undefined; isError: boolean } {
  const { data: record, isError: isRecordMissing } = useQuery(momentsQuery())
  const { data: held, isError: isUnread } = useHoldings()
  const facts = usePortfolioFacts()
  const { choice } = useHistoryChoice()
  // How far what is held has fallen. On the Dashboard this is the chart's own request, made once for both; one new moment a day
  // is chosen when the answer is there, so that a fall is not overtaken by what is known sooner.
  const { isPending: areFallsPending } = usePerformance(questionOf(choice, {}))
  // The day on which what is shown is noted: were it that of an earlier one, each moment would count as that of another day.
  const today = useSyncExternalStore(onPageShown, sydneyToday)
  const { user } = useAuth()
  const completedLessons = (useKnownProgress() ?? user?.learning)?.completedLessons
  const found = useMemo(
    () =>
      record === undefined || facts === null || areFallsPending || completedLessons === undefined
        ? null
        : momentsToday({ ...facts, progress: { completedLessons }, today }, record),
    [record, facts, areFallsPending, completedLessons, today],
  )
  return { found, record, isError: isRecordMissing || (isUnread && held === undefined) }
}

/** Notes what was done with a moment: on screen at once, and taken back when it cannot be saved. */
export function useMomentChange(onFailed?: () => void) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (change: Omit<MomentChange, 'on'>): Promise<MomentsRecord> =>
      (await api.changeMoments({ body: { changes: [{ ...change, on: sydneyToday() }] } })).moments,
    onMutate: async (change) => {
      await client.cancelQueries({ queryKey: momentsKey })
      const before = client.getQueryData<MomentsRecord>(momentsKey)
      if (before !== undefined)
        client.setQueryData(momentsKey, withMomentChanges(before, [{ ...change, on: sydneyToday() }]))
      return before
    },
    onSuccess: (record) => client.setQueryData(momentsKey, record),
    onError: (_error, _change, before) => {
      client.setQueryData(momentsKey, before)
      onFailed?.()
    },
  })
}
