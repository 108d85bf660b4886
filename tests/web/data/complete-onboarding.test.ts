// Onboarding and edits before the server has answered: the document on screen is the one the server would have answered.
import { expect, test } from 'vitest'
import {
  changePreferences,
  changeUser,
  newUser,
  onboard,
  unsentAnswers,
  userDocument,
} from '#shared/account/user-record.ts'
import type { PreferencesChange } from '#shared/account/user.ts'
import { OnboardingAnswers, type OnboardingDraft } from '#shared/person/onboarding.ts'
import { unsavedUser } from '#web/data/complete-onboarding.ts'
import { isUnsaved } from '#web/data/use-profile.ts'
import type { Identity } from '#web/lib/session.ts'

const created = '2026-11-20T00:00:00.000Z'
const now = '2026-11-22T00:00:00.000Z'
const identity: Identity = { uid: 'kim', email: 'kim@example.test' }
const nobody = newUser(identity, {}, created)
const learned = { ...nobody, learning: { ...nobody.learning, completedLessons: [1], xp: 15, lastCompletedAt: created } }
const befores = [
  ['was only just made', nobody],
  ['has learned already', learned],
  ['has an emergency fund', changeUser(nobody, { finances: { emergencyFund: 900 } }, created)],
] as const

const answersOf = (about: Partial<OnboardingDraft>): OnboardingAnswers =>
  OnboardingAnswers.parse({
    nickname: 'Kimmy',
    age: 24,
    income: '5,000.50',
    expenses: '3900',
    investmentGoal: 'House deposit',
    riskTolerance: 'Moderate',
    ...about,
  })
const answerSheets = [
  answersOf({}),
  answersOf({ income: '0', expenses: '0' }),
  answersOf({ income: 'abc', expenses: 10, age: 65, riskTolerance: 'Aggressive' }),
]

test.each(befores)(
  'answers that could not be saved show what saving would have answered, when the document %s',
  (_, user) => {
    for (const answers of answerSheets) {
      const shown = unsavedUser(userDocument(user), identity, answers, now)
      expect({ ...shown, updatedAt: now }).toEqual(userDocument(onboard(user, answers, now)))
      expect(isUnsaved(shown)).toBe(true)
    }
  },
)

test('without a document the answers are shown on the one that a first sign-in would make', () => {
  for (const answers of answerSheets) {
    const shown = unsavedUser(null, identity, answers, now)
    expect(shown).toEqual(userDocument(onboard(newUser(identity, {}, now), answers, now)))
    expect(isUnsaved(shown)).toBe(true)
  }
})

test('answers are sent from the first edit exactly while the server says that the wizard is open', () => {
  for (const answers of answerSheets) {
    const shown = unsavedUser(userDocument(nobody), identity, answers, now)
    expect(unsentAnswers({ ...shown, needsOnboarding: true })).toEqual(answers)
    expect(unsentAnswers(shown)).toBeNull()
  }
  expect(unsentAnswers(userDocument(nobody))).toBeNull()
})

test.each<PreferencesChange>([
  { notifications: { marketNews: true } },
  { notifications: { priceAlerts: false, weeklyReports: false } },
  { autoInvest: true },
  {},
])('preferences on screen after %o are what the server would have stored', (preferences) => {
  const before = userDocument(nobody).preferences
  expect(changePreferences(before, preferences)).toEqual(
    userDocument(changeUser(nobody, { preferences }, now)).preferences,
  )
})
