// Newer progress: replies arrive in any order, and what is known never goes back.
import { expect, test } from 'vitest'
import { newerProgress } from '#shared/learning/newer-progress.ts'
import { type LearningProgress, nothingLearned, progressOf } from '#shared/learning/progress.ts'

const progress = (
  xp: number,
  completedLessons: number[] = [],
  attempts: Record<string, number> = {},
): LearningProgress => progressOf({ ...nothingLearned, xp, completedLessons, attempts })

test('whichever of two readings comes last, the later one stands', () => {
  const before = progress(15, [1])
  for (const after of [progress(17, [1]), progress(40, [1, 2]), progress(15, [1, 2])]) {
    expect(newerProgress(before, after)).toEqual(after)
    expect(newerProgress(after, before)).toEqual(after)
  }
  expect(newerProgress(undefined, before)).toEqual(before)
})

test('a failed quiz that only one of them knows of stays counted', () => {
  const here = progress(15, [1], { 2: 1, 3: 1 })
  const told = progress(17, [1], { 3: 2 })
  expect(newerProgress(here, told)).toEqual(progress(17, [1], { 2: 1, 3: 2 }))
  expect(newerProgress(told, here)).toEqual(progress(17, [1], { 2: 1, 3: 2 }))
})
