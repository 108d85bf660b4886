// Distress: the wordings of people who need somebody to talk to, and ordinary questions in the same words.
import { expect, test } from 'vitest'
import { classifyQuestion } from '#shared/educator/reply-check/intent.ts'
import { afterScam, inDistress } from './distress-phrasings.ts'
import { grimWords } from './grim-words.ts'

const isCanned = (question: string): boolean =>
  ['distress', 'scam_loss', 'prompt_leak', 'other_user'].includes(classifyQuestion(question))

test.each(inDistress)('"%s" is met with help lines', (question) => {
  expect(classifyQuestion(question)).toBe('distress')
  // However it is written.
  expect(classifyQuestion(`${question.toUpperCase()}!`)).toBe('distress')
  expect(classifyQuestion(question.replaceAll("'", '’'))).toBe('distress')
  expect(classifyQuestion(`Hi. ${question}`)).toBe('distress')
})

test.each(afterScam)('"%s" is told of the bank first', (question) => {
  expect(classifyQuestion(question)).toBe('scam_loss')
  expect(classifyQuestion(`${question.toUpperCase()}!`)).toBe('scam_loss')
  expect(classifyQuestion(question.replaceAll("'", '’'))).toBe('scam_loss')
})

test('a question in grim words is answered as it is', () => {
  expect(grimWords.filter(isCanned)).toEqual([])
})
