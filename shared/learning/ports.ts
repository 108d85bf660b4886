// What learning needs from outside: where a person's learning record is kept.
import type { LearningRecord } from './progress.ts'

export type LearningStore = {
  /** undefined before the first sign-in is stored. */
  find(userId: string): Promise<{ readonly learning: LearningRecord } | undefined>
  /** Stores the learning record; false when it changed since `before` was read. */
  replaceLearning(userId: string, before: LearningRecord, after: LearningRecord): Promise<boolean>
}
