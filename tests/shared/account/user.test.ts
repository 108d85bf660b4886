// The user document: defaults, onboarding, edits and the session's rule (P6, P8).
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseAmount, safeToInvest } from '#shared/person/finances.ts'
import { OnboardingAnswers } from '#shared/person/onboarding.ts'
import { needsOnboarding } from '#shared/account/user.ts'
import { changeUser, newUser, onboard, userDocument } from '#shared/account/user-record.ts'

const now = '2026-11-21T00:00:00.000Z'
const later = '2026-11-22T00:00:00.000Z'
const identity = { uid: 'u-1', email: 'kim@example.test', name: 'Kim' }
const answers = {
  nickname: 'Kimmy',
  age: 24,
  income: '5,000.50',
  expenses: 3000,
  investmentGoal: 'House deposit',
  riskTolerance: 'Moderate',
} as const

test('a first sign-in starts with the defaults and asks for the wizard', () => {
  const user = userDocument(newUser(identity, {}, now))
  expect(user).toMatchObject({
    profile: { name: 'Kim', email: 'kim@example.test', age: null, level: 1, xp: 0, createdAt: now },
    finances: {
      monthlyIncome: 0,
      monthlyExpenses: 0,
      safeToInvest: 0,
      investmentGoal: '',
      riskTolerance: 'Moderate',
      investmentExperience: 'Beginner',
    },
    preferences: {
      currency: 'AUD',
      autoInvest: false,
      notifications: { priceAlerts: true, marketNews: false, weeklyReports: true, achievementUpdates: true },
    },
    needsOnboarding: true,
  })
  expect(needsOnboarding(user)).toBe(true)
})

test('finances sent at sign-up count as onboarding done, an income of 0 included', () => {
  const user = userDocument(newUser(identity, { finances: { monthlyIncome: 0 } }, now))
  expect(needsOnboarding(user)).toBe(false)
})

test('without data, or without an income, the wizard comes first', () => {
  const user = userDocument(newUser(identity, { finances: { monthlyIncome: 0 } }, now))
  expect(needsOnboarding(null)).toBe(true)
  const { monthlyIncome: _income, ...finances } = user.finances
  expect(needsOnboarding({ ...user, finances })).toBe(true)
  expect(needsOnboarding({ ...user, needsOnboarding: true })).toBe(true)
})

test('finishing the wizard stores the answers and the safe amount', () => {
  const user = onboard(newUser(identity, {}, now), OnboardingAnswers.parse(answers), later)
  expect(userDocument(user)).toMatchObject({
    profile: { name: 'Kimmy', age: 24 },
    finances: { monthlyIncome: 5000.5, monthlyExpenses: 3000, safeToInvest: 400.1, investmentExperience: 'Beginner' },
    needsOnboarding: false,
    lastUpdated: later,
  })
})

test.each([17, 66, 18.5, Number.NaN])('an age of %d is refused', (age) => {
  expect(OnboardingAnswers.safeParse({ ...answers, age }).success).toBe(false)
})
test.each([18, 65])('an age of %d is fine', (age) => {
  expect(OnboardingAnswers.safeParse({ ...answers, age }).success).toBe(true)
})

test.each([
  ['5,000.50', 5000.5],
  ['$1,234', 1234],
  ['12,50', 0],
  ['1234,567', 0],
  ['1 000', 0],
  ['', 0],
  ['abc', 0],
  ['12abc', 0],
  ['1e3', 0],
  ['.5', 0.5],
  ['-20', -20],
  [Number.NaN, 0],
  [Number.POSITIVE_INFINITY, 0],
  [42.5, 42.5],
])('%s is read as %d', (typed, amount) => {
  expect(parseAmount(typed)).toBe(amount)
})

test('a negative amount is refused, not turned into 0', () => {
  expect(OnboardingAnswers.safeParse({ ...answers, income: '-20' }).success).toBe(false)
})

test('safe to invest is a fifth of what is left, never below 0', () => {
  expect(safeToInvest(5000, 3000)).toBe(400)
  expect(safeToInvest(0.3, 0.1)).toBe(0.04)
  fc.assert(
    fc.property(
      fc.double({ min: 0, max: 1e9, noNaN: true }),
      fc.double({ min: 0, max: 1e9, noNaN: true }),
      (income, expenses) => {
        const safe = safeToInvest(income, expenses)
        expect(safe).toBeGreaterThanOrEqual(0)
        expect(Math.abs(safe - Math.max(0, (income - expenses) / 5))).toBeLessThan(0.006)
      },
    ),
  )
})

test('an edit changes what it names and nothing else', () => {
  const before = onboard(newUser(identity, {}, now), OnboardingAnswers.parse(answers), now)
  const after = changeUser(
    before,
    {
      profile: { age: null },
      finances: { monthlyExpenses: 4000 },
      preferences: { notifications: { marketNews: true } },
    },
    later,
  )
  expect(after).toMatchObject({ name: 'Kimmy', age: null, updatedAt: later })
  expect(after.finances).toEqual({ ...before.finances, monthlyExpenses: 4000, safeToInvest: 200.1 })
  expect(after.preferences.notifications).toEqual({ ...before.preferences.notifications, marketNews: true })
})

test.each(['\u202Eevil', 'a\u0000b', 'x'.repeat(61), '   ', 'a\nb', '\uD800'])('the name %j is refused', (nickname) => {
  expect(OnboardingAnswers.safeParse({ ...answers, nickname }).success).toBe(false)
})
test.each(['<b>Kim</b>', 'نور', "O'Brien-Lee", '李小龍', 'Zoë'])('the name %j is kept as it is', (nickname) => {
  expect(OnboardingAnswers.parse({ ...answers, nickname }).nickname).toBe(nickname)
})
