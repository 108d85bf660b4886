// What every UserStore, LearningStore and AnalysisStore does: first writes, edits and lessons apart, closed accounts.
import { newUser, type UserRecord } from '#shared/account/user-record.ts'
import type { Analysis } from '#shared/educator/analysis.ts'
import { expect, test } from 'vitest'
import { type LearningRecord, nothingLearned } from '#shared/learning/progress.ts'
import { closeAccount, type Stores } from '#tests/support/stores.ts'

const now = '2026-11-21T00:00:00.000Z'
const aUser = (about: Partial<UserRecord> = {}): UserRecord => {
  const uid = crypto.randomUUID()
  return { ...newUser({ uid, email: `${uid}@example.test`, name: 'Kim' }, {}, now), ...about }
}
const after = (record: LearningRecord, lesson: number): LearningRecord => ({
  ...record,
  completedLessons: [...record.completedLessons, lesson],
  xp: record.xp + 15,
  xpByLesson: { ...record.xpByLesson, [lesson]: 15 },
  lastCompletedAt: now,
  revision: record.revision + 1,
})
const noClasses = { etfs: 0, stocks: 0, crypto: 0, cash: 0 }
export const anAnalysis = (education: string): Analysis => ({
  education,
  allocation: { suggested: noClasses, current: noClasses, rebalanceNeeded: false },
  lastUpdated: now,
  fallback: false,
  portfolioSnapshot: [{ id: 'a', symbol: 'VAS', totalValue: 12.5 }],
})

export function userStoreSuite(open: () => Stores): void {
  test('of twenty first documents one is kept, and the others are told', async () => {
    const { users } = open()
    const user = aUser()
    expect(await users.find(user.uid)).toBeUndefined()
    const names = Array.from({ length: 20 }, (_, index) => `Kim ${index}`)
    const made = await Promise.all(names.map((name) => users.create({ ...user, name })))
    expect(made.filter(Boolean)).toHaveLength(1)
    expect(await users.find(user.uid)).toEqual({ ...user, name: names[made.indexOf(true)] })
  })

  test('what is handed out is a copy: changing it changes nothing that is kept', async () => {
    const { users } = open()
    const user = aUser()
    await users.create(user)
    const found = await users.find(user.uid)
    if (found !== undefined) found.name = 'Changed'
    expect(await users.find(user.uid)).toEqual(user)
  })

  test('of many edits from one reading one is stored, with the next revision', async () => {
    const { users } = open()
    const user = aUser()
    await users.create(user)
    const edits = Array.from({ length: 10 }, (_, index) => ({ ...user, name: `Edit ${index}`, age: 20 + index }))
    const outcomes = await Promise.all(edits.map((edit) => users.replaceProfile(user, edit)))
    const stored = outcomes.filter((outcome) => outcome !== undefined)
    expect(stored).toHaveLength(1)
    expect(stored[0]?.revision).toBe(1)
    expect(await users.find(user.uid)).toEqual(stored[0])
  })

  test('an edit of a document that is not there makes none', async () => {
    const { users } = open()
    const user = aUser()
    expect(await users.replaceProfile(user, { ...user, name: 'Lee' })).toBeUndefined()
    expect(await users.find(user.uid)).toBeUndefined()
  })

  test('an edit and a lesson at the same time do not undo each other', async () => {
    const { users } = open()
    const user = aUser()
    await users.create(user)
    const learned = after(user.learning, 1)
    const [edited, isLearned] = await Promise.all([
      users.replaceProfile(user, { ...user, name: 'Lee' }),
      users.replaceLearning(user.uid, user.learning, learned),
    ])
    expect([edited?.name, isLearned]).toEqual(['Lee', true])
    expect(await users.find(user.uid)).toEqual({ ...user, name: 'Lee', revision: 1, learning: learned })
  })

  test('of many lessons from one reading one is stored, and a later reading goes on from it', async () => {
    const { users } = open()
    const user = aUser()
    await users.create(user)
    const outcomes = await Promise.all(
      [1, 2, 3, 4, 5].map((lesson) => users.replaceLearning(user.uid, user.learning, after(user.learning, lesson))),
    )
    expect(outcomes.filter(Boolean)).toHaveLength(1)
    const { learning } = (await users.find(user.uid)) ?? { learning: nothingLearned }
    expect(learning.revision).toBe(1)
    expect(await users.replaceLearning(user.uid, learning, after(learning, 6))).toBe(true)
    expect((await users.find(user.uid))?.learning).toEqual(after(learning, 6))
  })

  test('a person without a document earns nothing from a lesson', async () => {
    const { users } = open()
    expect(await users.replaceLearning(crypto.randomUUID(), nothingLearned, nothingLearned)).toBe(false)
  })

  test('the last analysis is kept, each person their own', async () => {
    const { users } = open()
    const [kim, lee] = [crypto.randomUUID(), crypto.randomUUID()]
    expect(await users.findAnalysis(kim)).toBeUndefined()
    await users.saveAnalysis(kim, anAnalysis('First'))
    await users.saveAnalysis(kim, anAnalysis('Second'))
    expect(await users.findAnalysis(kim)).toEqual(anAnalysis('Second'))
    expect(await users.findAnalysis(lee)).toBeUndefined()
  })

  test('a closed account opens nothing and takes nothing new', async () => {
    const stores = open()
    const { users } = stores
    const user = aUser()
    await users.create(user)
    await users.saveAnalysis(user.uid, anAnalysis('Mine'))
    await closeAccount(stores, user.uid)
    await expect(users.find(user.uid)).rejects.toMatchObject({ code: 'account_closed' })
    await expect(users.create(user)).rejects.toMatchObject({ code: 'account_closed' })
    await expect(users.saveAnalysis(user.uid, anAnalysis('Late'))).rejects.toMatchObject({ code: 'account_closed' })
    await expect(users.findAnalysis(user.uid)).rejects.toMatchObject({ code: 'account_closed' })
    expect(await users.replaceProfile(user, user)).toBeUndefined()
    expect(await users.replaceLearning(user.uid, user.learning, after(user.learning, 1))).toBe(false)
  })
}
