// Achievements: the six there are (P25).
import { expect, test } from 'vitest'
import { achievementsOf } from '#shared/learning/achievements.ts'

test('all six achievements are listed, locked ones without a date', () => {
  const achievements = achievementsOf({ earned: {} })
  expect(achievements).toHaveLength(6)
  expect(achievements.every(({ unlocked, dateEarned }) => !unlocked && dateEarned === null)).toBe(true)
})

test('an earned one has its day, the others stay locked', () => {
  const earned = '2026-11-21T00:00:00.000Z'
  const unlocked = achievementsOf({ earned: { level_up: earned } }).filter((each) => each.unlocked)
  expect(unlocked.map(({ id, dateEarned }) => [id, dateEarned])).toEqual([['level_up', earned]])
})
