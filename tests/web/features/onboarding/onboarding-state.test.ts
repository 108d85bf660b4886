// Onboarding state: what each step needs, and the answers at the end (P8).
import { expect, test } from 'vitest'
import { countsAsZero } from '#shared/person/finances.ts'
import {
  answersOf,
  fieldErrors,
  missingOn,
  monthlyTarget,
  type OnboardingDraft,
  resumeOnboarding,
  startOnboarding,
} from '#web/features/onboarding/onboarding-state.ts'

const full: OnboardingDraft = {
  nickname: 'Sam',
  age: '24',
  income: '5,000.50',
  expenses: '3900',
  investmentGoal: 'House deposit',
  riskTolerance: 'Moderate',
}
const aDraft = (changed: Partial<OnboardingDraft> = {}): OnboardingDraft => ({ ...full, ...changed })

test('the nickname starts as the first word of the account name', () => {
  expect(startOnboarding('  Samantha Nguyen ').draft.nickname).toBe('Samantha')
  expect(startOnboarding('').draft.nickname).toBe('')
  for (const unusable of ['\u202enibor Nguyen', 'Rob\u0007in', 'W'.repeat(61)])
    expect(startOnboarding(unusable).draft.nickname).toBe('')
})

test.each([
  ['17', 'You must be 18 or older to use Gumnut.'],
  ['18', undefined],
  ['65', undefined],
  ['66', 'Gumnut is made for people aged 18 to 65.'],
  ['24.5', 'Enter your age in whole years.'],
  ['-3', 'You must be 18 or older to use Gumnut.'],
  ['abc', 'Enter your age in whole years.'],
])('age %s: %s', (age, error) => {
  expect(fieldErrors(aDraft({ age })).age).toBe(error)
})

test.each([
  [1, {}, null],
  [2, { nickname: '  ', age: '' }, 'Add a nickname and an age from 18 to 65 to continue.'],
  [2, { nickname: 'a'.repeat(61) }, 'Add a shorter nickname to continue.'],
  [2, { age: '17' }, 'Add an age from 18 to 65 to continue.'],
  [2, {}, null],
  [3, { income: '', expenses: ' ' }, 'Add your monthly income and your monthly expenses to continue.'],
  [3, { income: '-5' }, 'Add your monthly income to continue.'],
  [3, { income: '0', expenses: '0' }, null],
  [3, { expenses: 'abc' }, null],
  [4, { investmentGoal: '', riskTolerance: '' }, 'Choose a goal and a risk tolerance to continue.'],
  [4, { riskTolerance: '' }, 'Choose a risk tolerance to continue.'],
  [4, {}, null],
  [5, {}, null],
] as ReadonlyArray<[number, Partial<OnboardingDraft>, string | null]>)(
  'step %d with %o: %s',
  (step, changed, missing) => {
    expect(missingOn(step, aDraft(changed))).toBe(missing)
  },
)

test('the monthly target is a fifth of what is left, and never below 0', () => {
  expect(monthlyTarget(aDraft({ income: '5,000.50', expenses: '3,000.50' }))).toBe(400)
  expect(monthlyTarget(aDraft({ income: '1000', expenses: '3000' }))).toBe(0)
})

test('an amount that is not a number counts as 0 and is pointed out; a typed 0 is just 0', () => {
  expect([
    countsAsZero('abc'),
    countsAsZero('1.2.3'),
    countsAsZero('0'),
    countsAsZero('0.00'),
    countsAsZero('$0'),
    countsAsZero('5,000'),
    countsAsZero('12,50'),
  ]).toEqual([true, true, false, false, false, false, true])
  expect(answersOf(aDraft({ expenses: 'abc' }))?.expenses).toBe(0)
})

test('the answers are what the contract wants, with Beginner as the experience nobody was asked for', () => {
  expect(answersOf(full)).toEqual({
    nickname: 'Sam',
    age: 24,
    income: 5000.5,
    expenses: 3900,
    investmentGoal: 'House deposit',
    riskTolerance: 'Moderate',
    investmentExperience: 'Beginner',
  })
  expect(answersOf(aDraft({ age: '17' }))).toBeNull()
})

test('a reload goes on where the person was; what cannot be read starts anew', () => {
  expect(resumeOnboarding(JSON.stringify({ step: 3, draft: full }))).toEqual({ step: 3, draft: full })
  for (const broken of [
    null,
    '',
    '{',
    '{"step":9,"draft":{}}',
    JSON.stringify({ step: 2, draft: { ...full, extra: 1 } }),
  ]) {
    expect(resumeOnboarding(broken)).toBeNull()
  }
})
