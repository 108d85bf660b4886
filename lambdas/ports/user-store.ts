// UserStore: where user documents are kept. Profile and learning are written apart, so neither write can undo the other.
import type { Analysis } from '../../shared/domain/education.ts'
import type { LearningRecord } from '../../shared/domain/learning.ts'
import type { UserRecord } from '../../shared/domain/user.ts'

export type UserStore = {
  find(userId: string): Promise<UserRecord | undefined>
  /** False when there is a document already. */
  create(user: UserRecord): Promise<boolean>
  /** Stores everything of `after` but its learning; undefined when the profile changed since `before` was read. */
  replaceProfile(before: UserRecord, after: UserRecord): Promise<UserRecord | undefined>
  /** Stores the learning record; false when it changed since `before` was read. */
  replaceLearning(userId: string, before: LearningRecord, after: LearningRecord): Promise<boolean>
  findAnalysis(userId: string): Promise<Analysis | undefined>
  saveAnalysis(userId: string, analysis: Analysis): Promise<void>
}
