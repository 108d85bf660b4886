// Money worries: without a model, who is in trouble is met with help lines, and who asks about debts and losses with a lesson.
import { expect, test } from 'vitest'
import { helpLinesFor, worryIn } from '#shared/educator/help-for.ts'
import { helpLineNumbers, helpLines } from '#shared/educator/reply-check/help-lines.ts'
import { classifyQuestion } from '#shared/educator/reply-check/intent.ts'
import { worriedReply } from '#shared/educator/texts.ts'
import { grimWords } from './grim-words.ts'
import { moneyWorries, ordinaryOnes } from './money-worries.ts'
import { naturalQuestions } from './natural-questions.ts'
import { ordinaryQuestions } from './ordinary-questions.ts'
import { rulesAndAccounts } from './rules-and-accounts.ts'

const isMet = (question: string): boolean => worryIn(question) === 'money' || classifyQuestion(question) === 'distress'

test.each(moneyWorries)('"%s" is met with help lines', (question) => {
  for (const written of [question, `${question.toUpperCase()}!!`, question.replaceAll("'", '’'), `hey. ${question}`]) {
    expect(isMet(written), written).toBe(true)
  }
  expect(helpLinesFor(question).map(({ name }) => name)).toContain('National Debt Helpline')
})

test.each([
  ['of debts and losses', ordinaryOnes],
  ['in grim words', grimWords],
  ['over all lessons', [...ordinaryQuestions, ...rulesAndAccounts, ...naturalQuestions.map(([question]) => question)]],
])('ordinary questions %s are answered as they are', (_what, questions) => {
  expect(questions.filter(isMet)).toEqual([])
})

test.each(['i got hacked and lost 8k im shaking', 'fell for a scam and havent told my mum i lost 3k'])(
  '"%s" is told of the bank first',
  (question) => {
    expect(worryIn(question)).toBe('scam')
  },
)

test('the lines that are named are lines that there are', () => {
  const named = worriedReply.match(helpLineNumbers) ?? []
  expect(named).toHaveLength(4)
  for (const number of named) {
    const line = helpLines.find((each) => each.number === number)
    expect(worriedReply).toContain(`${line?.name} on ${number}`)
  }
})

test.each(['i lost my ', 'scared to tell my ', 'my partner my ', 'cant pay rent and '])(
  'a thousand letters of "%s" are read in no time',
  (words) => {
    const start = performance.now()
    worryIn(words.repeat(200).slice(0, 1000))
    expect(performance.now() - start).toBeLessThan(500)
  },
)
