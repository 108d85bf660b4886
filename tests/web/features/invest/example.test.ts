// The example mix: what the reader's choices become, the sum that explains it, and the meter (P33).
import { expect, test } from 'vitest'
import { allocationClasses } from '#shared/portfolio/allocation.ts'
import { maxMessageLength } from '#shared/educator/question.ts'
import { classifyQuestion } from '#shared/educator/reply-check/intent.ts'
import { meterLabel, meterPercent } from '#web/features/invest/health-card.tsx'
import {
  ageBandOf,
  ageOptions,
  choicesOf,
  type ExampleChoices,
  exampleFor,
  goalOptions,
  riskOptions,
} from '#web/features/invest/example-choices.ts'
import { stepsTo } from '#web/features/invest/example-steps.ts'
import { quickQuestionsFor } from '#web/features/invest/quick-questions.ts'
import { aUser } from './show-invest.tsx'

const goals = goalOptions('Growth in retirement').map(({ value }) => value)
const everyChoice: ExampleChoices[] = riskOptions.flatMap(({ value: risk }) =>
  ageOptions.flatMap(({ value: age }) => goals.map((goal) => ({ risk, age, goal }))),
)

test('every choice on the card gives four whole percentages that sum to 100', () => {
  expect(everyChoice).toHaveLength(3 * 4 * 6)
  for (const choices of everyChoice) {
    const shares = allocationClasses.map((name) => exampleFor(choices)[name])
    expect(shares.every((share) => Number.isInteger(share) && share >= 0 && share <= 100)).toBe(true)
    expect(shares.reduce((sum, share) => sum + share, 0)).toBe(100)
  }
})

test('the sum that explains the example comes to the example, for every choice', () => {
  for (const choices of everyChoice) {
    const steps = stepsTo(choices)
    const [start, ...rest] = steps
    const last = rest.pop()
    expect(last?.shares).toEqual(exampleFor(choices))
    for (const name of allocationClasses) {
      const total = rest.reduce((sum, { shares }) => sum + shares[name], start?.shares[name] ?? 0)
      expect(total, `${JSON.stringify(choices)} ${name}`).toBe(last?.shares[name])
    }
  }
})

test('an age of exactly 30 or 50 is in the middle band, an unknown one in none', () => {
  expect([18, 29, 30, 50, 51, 65, null].map(ageBandOf)).toEqual([
    'under-30',
    'under-30',
    '30-to-50',
    '30-to-50',
    'over-50',
    'over-50',
    'not-said',
  ])
  const about = { risk: 'Moderate', goal: 'House deposit' } as const
  expect(exampleFor({ ...about, age: 'not-said' })).toEqual(exampleFor({ ...about, age: '30-to-50' }))
})

test('the card starts with the profile, and with the defaults where the profile says nothing', () => {
  expect(choicesOf(null)).toEqual({ risk: 'Moderate', age: 'not-said', goal: 'Growth' })
  expect(choicesOf(aUser({ age: 24, riskTolerance: 'Aggressive', investmentGoal: 'Retirement' }))).toEqual({
    risk: 'Aggressive',
    age: 'under-30',
    goal: 'Retirement',
  })
})

test('a goal in somebody’s own words is one of the choices, once', () => {
  expect(goalOptions('A boat').at(-1)).toEqual({ value: 'A boat', label: 'A boat' })
  expect(goalOptions('Retirement')).toHaveLength(5)
})

test.each([
  [0, 0, 'Needs Work'],
  [1, 20, 'Needs Work'],
  [2, 40, 'Needs Work'],
  [3, 60, 'Fair'],
  [4, 80, 'Fair'],
  [5, 100, 'Good'],
  [1000, 100, 'Good'],
])('%i holdings fill %i percent of the meter: %s', (count, percent, label) => {
  expect(meterPercent(count)).toBe(percent)
  expect(meterLabel(count)).toBe(label)
})

test.each([
  ['Beginner', ['Investment Basics', 'Understanding ETFs', 'Investment Concepts']],
  ['Intermediate', ['Diversification Theory', 'Rebalancing Concepts', 'Tax Education']],
  ['Advanced', ['Portfolio Theory', 'Risk Optimization', 'Market Analysis']],
] as const)('%s has quick questions of their own', (experience, labels) => {
  expect(quickQuestionsFor(experience).map(({ label }) => label)).toEqual(labels)
})

test('a quick question is one that the educator simply answers', () => {
  for (const experience of ['Beginner', 'Intermediate', 'Advanced'] as const) {
    for (const { question } of quickQuestionsFor(experience)) {
      expect(question.length).toBeLessThanOrEqual(maxMessageLength)
      expect(classifyQuestion(question), question).toBe('ok')
    }
  }
})
