// Profile draft: from what was typed to the change that is sent (P8).
import { expect, test } from 'vitest'
import { firstFinances } from '#shared/person/finances.ts'
import type { User } from '#shared/account/user.ts'
import { newUser, userDocument } from '#shared/account/user-record.ts'
import {
  ageError,
  amountHint,
  changeOf,
  draftOf,
  errorsOf,
  isTouched,
  parseAge,
  parseDollars,
  rebase,
  safeToInvestOf,
  tidyAge,
} from '#web/features/profile/profile-draft.ts'

const aUser = (finances: Partial<User['finances']> = {}): User => ({
  ...userDocument(newUser({ uid: 'kim', email: 'kim@example.com', name: 'Kim' }, {}, '2026-03-12T00:00:00.000Z')),
  finances: { ...firstFinances, monthlyIncome: 5000.5, monthlyExpenses: 3000, ...finances },
})

test.each([
  ['24', 24],
  [' 24 ', 24],
  ['24.9', 24],
  ['24 years', 24],
  ['', null],
  ['old', null],
])('the age "%s" is read as %o', (text, age) => {
  expect(parseAge(text)).toBe(age)
  expect(tidyAge(text)).toBe(age === null ? '' : String(age))
})

test.each([
  ['17', /18 or older/],
  ['66', /18 to 65/],
  ['-3', /18 or older/],
])('the age %s is out of bounds', (text, words) => expect(ageError(text)).toMatch(words))
test.each(['18', '65', '', 'old'])('the age "%s" is no mistake', (text) => expect(ageError(text)).toBeUndefined())

test.each([
  ['5000', 5000],
  ['5,000.99', 5000],
  ['$5,000', 5000],
  ['0.99', 0],
  ['-0.5', 0],
  ['-5', -5],
  ['', 0],
  ['lots', 0],
])('the amount "%s" is read as %d whole dollars', (text, dollars) => {
  expect(Object.is(parseDollars(text), dollars)).toBe(true)
})

test('an amount that is not touched keeps its cents; one that is touched loses them, and the form says so', () => {
  const user = aUser()
  const draft = draftOf(user)
  expect(changeOf(draft, user).finances).toMatchObject({ monthlyIncome: 5000.5, monthlyExpenses: 3000 })
  expect(amountHint('monthlyIncome', draft, user)).toBeUndefined()
  const touched = { ...draft, monthlyIncome: '5000.75', monthlyExpenses: 'much' }
  expect(changeOf(touched, user).finances).toMatchObject({ monthlyIncome: 5000, monthlyExpenses: 0 })
  expect(amountHint('monthlyIncome', touched, user)).toBe('Whole dollars: saved as $5,000.')
  expect(amountHint('monthlyExpenses', touched, user)).toMatch(/counts as \$0/)
  expect(safeToInvestOf(touched, user)).toBe(1000)
})

test('an emergency fund that was never given is not made up', () => {
  const user = aUser()
  expect(changeOf(draftOf(user), user).finances).not.toHaveProperty('emergencyFund')
  expect(changeOf({ ...draftOf(user), emergencyFund: '900' }, user).finances).toMatchObject({ emergencyFund: 900 })
  const given = aUser({ emergencyFund: 900 })
  expect(changeOf({ ...draftOf(given), emergencyFund: '' }, given).finances).toMatchObject({ emergencyFund: 0 })
})

test.each([
  ['name', ''],
  ['name', 'x'.repeat(61)],
  ['name', 'Kim\u202egnp.exe'],
  ['age', '17'],
  ['monthlyIncome', '-1'],
  ['monthlyExpenses', '1000000001'],
] as const)('%s "%s" is pointed out, and nothing else', (field, text) => {
  const user = aUser()
  expect(Object.keys(errorsOf({ ...draftOf(user), [field]: text }, user))).toEqual([field])
})

test('a draft is touched only when something differs', () => {
  const user = aUser()
  expect(isTouched(draftOf(user), user)).toBe(false)
  expect(isTouched({ ...draftOf(user), age: '30' }, user)).toBe(true)
})

test('on top of a newer document the draft keeps what was touched and takes the rest', () => {
  const base = aUser()
  const newest = aUser({ monthlyIncome: 6000.25, riskTolerance: 'Aggressive', investmentGoal: 'Retirement' })
  const draft = { ...draftOf(base), monthlyIncome: '5500.9', investmentGoal: 'Retirement' }
  const { draft: after, conflicts } = rebase(draft, base, newest)
  expect(after).toMatchObject({ monthlyIncome: '5500.9', riskTolerance: 'Aggressive', investmentGoal: 'Retirement' })
  expect(conflicts).toEqual([
    { field: 'monthlyIncome', theirs: '$6,000.25', mine: '$5,500.00' },
    { field: 'investmentGoal', theirs: 'Retirement' },
    { field: 'riskTolerance', theirs: 'Aggressive' },
  ])
})
