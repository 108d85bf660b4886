// LearningExport: what a person has learned as they download it: beyond the user document also the days, the tries and where XP came from.
import * as lazy from '../kernel/lazy.ts'
import * as z from 'zod/mini'
import type { LearningStore } from './ports.ts'
import { LearningRecord, nothingLearned } from './progress.ts'

/** The record without the count of its writes, which says nothing about the person. */
export const ExportedLearning = lazy.strictObject(() => z.omit(LearningRecord, { revision: true }).shape)

/** The part of the download that is about lessons and XP; of somebody who has no document yet, the record of nothing learned. */
export const learningExport = (users: Pick<LearningStore, 'find'>) => ({
  name: 'learning' as const,
  schema: ExportedLearning,
  read: async (userId: string) => {
    const { revision: _revision, ...learned } = (await users.find(userId))?.learning ?? nothingLearned
    return learned
  },
})
