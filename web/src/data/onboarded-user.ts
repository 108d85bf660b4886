// Onboarded user: the user document as this browser knows it when the answers could not be saved (P11).
import { changeFinances, firstFinances } from '#shared/person/finances.ts'
import { levelOf } from '#shared/learning/progress.ts'
import type { OnboardingAnswers } from '#shared/person/onboarding.ts'
import { firstPreferences, type User } from '#shared/account/user.ts'
import type { Identity } from '../lib/session.ts'

const nobodyYet = (identity: Identity, now: string): User => ({
  uid: identity.uid,
  profile: { name: '', email: identity.email, age: null, createdAt: now, level: levelOf(0), xp: 0 },
  finances: firstFinances,
  preferences: firstPreferences,
  needsOnboarding: true,
  learning: { completedLessons: [], lastCompletedAt: null },
  achievements: { unlocked: [], details: {}, lastUnlockedAt: null },
  updatedAt: now,
  revision: 0,
})

/** @param now ISO instant, used only where no document exists */
export function onboardedUser(before: User | null, identity: Identity, answers: OnboardingAnswers, now: string): User {
  const user = before ?? nobodyYet(identity, now)
  return {
    ...user,
    profile: { ...user.profile, name: answers.nickname, age: answers.age },
    finances: changeFinances(user.finances, {
      monthlyIncome: answers.income,
      monthlyExpenses: answers.expenses,
      investmentGoal: answers.investmentGoal,
      riskTolerance: answers.riskTolerance,
      investmentExperience: answers.investmentExperience,
    }),
    needsOnboarding: false,
    lastUpdated: now,
  }
}
