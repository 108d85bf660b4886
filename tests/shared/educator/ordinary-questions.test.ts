// Ordinary questions: whoever asks them is after a lesson, not after our instructions or other people.
import { expect, test } from 'vitest'
import { classifyQuestion } from '#shared/educator/reply-check/intent.ts'
import { ordinaryQuestions } from './ordinary-questions.ts'
import { rulesAndAccounts } from './rules-and-accounts.ts'

test.each([
  ['over all lessons', ordinaryQuestions],
  ['of rules and accounts', rulesAndAccounts],
])('no ordinary question %s is turned away', (_what, questions) => {
  const turnedAway = questions.filter((question) =>
    ['distress', 'scam_loss', 'prompt_leak', 'other_user'].includes(classifyQuestion(question)),
  )
  expect(turnedAway).toEqual([])
})
