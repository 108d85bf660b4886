// The stored record where it meets what was left out: answers that never arrived, and edits of a part.
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import type { User } from '#shared/account/user.ts'
import { changeUser, newUser, onboard, unsentAnswers, userDocument } from '#shared/account/user-record.ts'
import { OnboardingAnswers, PersonName } from '#shared/person/onboarding.ts'

const now = '2026-11-21T00:00:00.000Z'
const later = '2026-11-22T00:00:00.000Z'
const fresh = newUser({ uid: 'u-1', email: 'kim@example.test' }, {}, now)
const answers = OnboardingAnswers.parse({
  nickname: 'Kimmy',
  age: 24,
  income: 5000,
  expenses: 3000,
  investmentGoal: 'House deposit',
  riskTolerance: 'Aggressive',
})
/** As a browser keeps it that has the answers and could not send them. */
const unsent: User = { ...userDocument(onboard(fresh, answers, now)), needsOnboarding: true }

test.each([
  ['an ordinary one', 'Kim Nguyen', 'Kim Nguyen'],
  ['of several lines, with invisible characters', '  Kim\n\tNguyen\u202e ', 'Kim Nguyen'],
  ['far too long', 'x'.repeat(2048), 'x'.repeat(60)],
  ['that has nothing to see', '\u200b \u0007', 'Robin'],
])('a name of the identity service is kept as a name may be: %s', (_what, name, kept) => {
  const user = newUser({ uid: 'u-1', email: 'kim@example.test', name }, { name: 'Robin' }, now)
  expect(user.name).toBe(kept)
  expect(z.safeParse(PersonName, user.name).success).toBe(true)
})

test('answers that were given and never saved are read back whole, to be sent again', () => {
  expect(unsentAnswers(unsent)).toEqual(answers)
})

test('amounts that were left empty count as 0 among them', () => {
  const { monthlyIncome: _income, monthlyExpenses: _expenses, ...finances } = unsent.finances
  expect(unsentAnswers({ ...unsent, finances })).toEqual({ ...answers, income: 0, expenses: 0 })
})

test.each([
  ['the wizard was saved', { needsOnboarding: false }],
  ['the age is missing', { profile: { ...unsent.profile, age: null } }],
  ['the goal is missing', { finances: { ...unsent.finances, investmentGoal: '' } }],
])('there is nothing to send again when %s', (_when, more) => {
  expect(unsentAnswers({ ...unsent, ...more })).toBeNull()
})

test('an edit of the name alone leaves age, finances and preferences as they were', () => {
  const before = onboard(fresh, answers, now)
  expect(changeUser(before, { profile: { name: 'Robin' } }, later)).toEqual({
    ...before,
    name: 'Robin',
    updatedAt: later,
  })
})

test('an age of null takes the age away; finances and preferences that are not sent stay', () => {
  const before = onboard(fresh, answers, now)
  expect(changeUser(before, { profile: { age: null } }, later)).toEqual({ ...before, age: null, updatedAt: later })
  expect(changeUser(before, { profile: { age: 30 } }, later).age).toBe(30)
})

test('an edit of preferences changes those that are sent', () => {
  const { preferences } = changeUser(fresh, { preferences: { autoInvest: true } }, later)
  expect(preferences).toEqual({ ...fresh.preferences, autoInvest: true })
})
