// Levels: what XP comes to (P24).
import { expect, test } from 'vitest'
import { levelOf, levelProgress, xpToNextLevel } from '#shared/learning/level.ts'

test.each([
  [0, 1, 0, 100],
  [99, 1, 99, 1],
  [100, 2, 0, 100],
  [250, 3, 50, 50],
  [500, 6, 0, 100],
])('%i XP is level %i with %i in it and %i to go', (xp, level, within, missing) => {
  expect([levelOf(xp), levelProgress(xp), xpToNextLevel(xp)]).toEqual([level, within, missing])
})
