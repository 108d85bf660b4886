// LearningExport: what a download says of lessons and XP.
import { expect, test } from 'vitest'
import { newUser } from '#shared/account/user-record.ts'
import { ExportedLearning, learningExport } from '#shared/learning/export.ts'
import { nothingLearned } from '#shared/learning/progress.ts'
import { memoryStores } from '../../support/stores.ts'

const now = '2026-11-21T00:00:00.000Z'

test('the download has what was learned, without the count of its writes', async () => {
  const { users } = memoryStores()
  const user = newUser({ uid: 'u-1', email: 'kim@example.test' }, {}, now)
  await users.create(user)
  const learned = { ...user.learning, completedLessons: [1], xp: 150 }
  await users.replaceLearning('u-1', user.learning, learned)
  const part = await learningExport(users).read('u-1')
  expect(part).toMatchObject({ completedLessons: [1], xp: 150 })
  expect(part).not.toHaveProperty('revision')
  expect(ExportedLearning.parse(part)).toEqual(part)
})

test('who downloads before their document is stored has learned nothing, and the file is whole', async () => {
  const part = await learningExport(memoryStores().users).read('u-1')
  const { revision: _revision, ...nothing } = nothingLearned
  expect(part).toEqual(nothing)
  expect(ExportedLearning.parse(part)).toEqual(part)
})
