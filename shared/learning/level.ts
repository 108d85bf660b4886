// Level: what XP comes to.

/** XP from one level to the next. */
export const xpPerLevel = 100
/** floor(XP / 100) + 1. */
export const levelOf = (xp: number): number => Math.floor(xp / xpPerLevel) + 1
/** XP earned within the level, 0 to 99. */
export const levelProgress = (xp: number): number => xp % xpPerLevel
/** XP missing to the next level, 1 to 100. */
export const xpToNextLevel = (xp: number): number => xpPerLevel - levelProgress(xp)
