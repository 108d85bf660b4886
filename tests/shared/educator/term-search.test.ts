// Which term a question is about: a scam before what it dresses up as, and the app only where the app is meant.
import { expect, test } from 'vitest'
import { lessonSearch } from '#shared/educator/lesson-search.ts'

const { search, termFor } = lessonSearch()

test.each([
  ['a recovery company says it can get my money back', 'recovery-scam'],
  ['someone wants me to receive money in my account and send it on', 'money-mule'],
  ['they say i must pay tax before i can withdraw my profits', 'release-fee'],
  ['got offered a job where you pay to unlock the next level', 'task-scam'],
  ['my broker app wants remote access to my phone', 'remote-access-scam'],
  ["i can't withdraw my profits from the trading site", 'release-fee'],
  ['they want me to pay a fee before i withdraw my money', 'release-fee'],
  ['platform says i must pay to withdraw', 'release-fee'],
  ['the app asks for tax before withdrawal', 'release-fee'],
  ['stranger asked me to transfer money for someone else', 'money-mule'],
  ['my boss wants me to receive money in my account', 'money-mule'],
  ['a guy from microsoft wants access to my computer', 'remote-access-scam'],
  ['i have to pay to start a job', 'task-scam'],
])('%s: the scam is named before tax, brokers and the app', async (question, id) => {
  expect(await termFor(question)).toMatchObject({ id, lessonId: 18 })
})

test.each([
  'how do i pay less tax on my profits',
  'are stablecoins as safe as a bank account',
  'what does a broker do',
  'how did australia get through the gfc',
  'do i pay tax before i withdraw super',
  'is there a fee to withdraw my super',
  'what is a fee to withdraw from an etf',
  'do i pay to withdraw from my savings account',
  'how do i withdraw my profits from shares',
  'how do i pass money on to my kids',
  'how does my employer receive money in my account for super',
  'does gumnut need access to my phone',
  'do i pay to start a job in australia',
])('%s names no scam', async (question) => {
  expect((await termFor(question))?.lessonId).not.toBe(18)
})

test.each(['how does xp work', 'what is my level'])('%s is about the app', async (question) => {
  expect((await termFor(question))?.id).toBe('app-xp')
})

test('a level of something else is none of the app', async () => {
  expect((await termFor('what level is the asx 200 at'))?.id).not.toBe('app-xp')
})

test('tax on super is told of by the lesson on super first', async () => {
  expect((await search('do i pay tax before i withdraw super'))[0]?.lessonId).toBe(12)
})

test('the gross-up is told of with the credit that it adds', async () => {
  expect(await termFor('what is a gross up')).toMatchObject({ id: 'franking-credit', lessonId: 14 })
  expect((await search('what is a gross up'))[0]?.lessonId).toBe(14)
})

test.each([
  ['what is the record date', 'record-date', 14],
  ['what is a unit trust', 'unit-trust', 4],
  ['is this a pyramid scheme', 'pyramid-scheme', 18],
  ['what is tracking error', 'tracking-error', undefined],
  ['what is a share purchase plan', 'share-purchase-plan', undefined],
  ['what is a limit order', 'limit-order', 4],
  ['what is an emergency fund', 'emergency-fund', 9],
  ['what is a stop loss order', 'stop-loss-order', undefined],
])(
  '%s: explained by its own term, and by the lesson that goes further where there is one',
  async (question, id, lessonId) => {
    const found = await termFor(question)
    expect([found?.id, found?.lessonId]).toEqual([id, lessonId])
  },
)
