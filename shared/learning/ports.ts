// What learning needs from outside: where a person's learning record, reviews and moments are kept.
import type { OwnItemStore } from '../operation/ports.ts'
import type { MomentsRecord } from './moments/record.ts'
import type { LearningRecord } from './progress.ts'
import type { ReviewRecord } from './review-record.ts'

export type LearningStore = {
  /** undefined before the first sign-in is stored. */
  find(userId: string): Promise<{ readonly learning: LearningRecord } | undefined>
  /** Stores the learning record; false when it changed since `before` was read. */
  replaceLearning(userId: string, before: LearningRecord, after: LearningRecord): Promise<boolean>
}

export type ReviewStore = OwnItemStore<ReviewRecord>
export type MomentsStore = OwnItemStore<MomentsRecord>
