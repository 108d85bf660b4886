// Whether every achievement has a drawing of its own: one that is missing falls back to the plain one without a word.
import { expect, test } from 'vitest'
import { achievementRules } from '#shared/learning/achievements.ts'
import { achievementIcons } from '#web/ui/achievement-icons.ts'

test('every achievement has a drawing of its own', () => {
  const drawn = achievementRules.map(({ icon }) => achievementIcons[icon])
  expect(new Set(drawn).size).toBe(achievementRules.length)
  expect(drawn).not.toContain(undefined)
})
