// Which term a question is about: a scam before what it dresses up as, and the app only where the app is meant.
import { expect, test } from 'vitest'
import { lessonSearch } from '#shared/educator/lesson-search.ts'

const { termFor } = lessonSearch()

test.each([
  ['a recovery company says it can get my money back', 'recovery-scam'],
  ['someone wants me to receive money in my account and send it on', 'money-mule'],
  ['they say i must pay tax before i can withdraw my profits', 'release-fee'],
  ['got offered a job where you pay to unlock the next level', 'task-scam'],
  ['my broker app wants remote access to my phone', 'remote-access-scam'],
])('%s: the scam is named before tax, brokers and the app', async (question, id) => {
  expect(await termFor(question)).toMatchObject({ id, lessonId: 18 })
})

test.each([
  'how do i pay less tax on my profits',
  'are stablecoins as safe as a bank account',
  'what does a broker do',
  'how did australia get through the gfc',
])('%s names no scam', async (question) => {
  expect((await termFor(question))?.lessonId).not.toBe(18)
})

test.each(['how does xp work', 'what is my level'])('%s is about the app', async (question) => {
  expect((await termFor(question))?.id).toBe('app-xp')
})

test('a level of something else is none of the app', async () => {
  expect((await termFor('what level is the asx 200 at'))?.id).not.toBe('app-xp')
})
