// The part of the learning area that the first screens ask for.
import { LearningProgress } from './progress.ts'
import { operation } from '../operation/operation.ts'

export const learningProgress = {
  progress: operation({
    method: 'GET',
    path: '/api/learning/progress',
    summary: 'Completed lessons, XP, level, streak and all six achievements',
    status: 200,
    response: LearningProgress,
    errors: ['not_found'],
  }),
}
