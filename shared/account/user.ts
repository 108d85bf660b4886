// User: the user document, its defaults and the session's onboarding rule (P6, P8).
import * as z from 'zod/mini'
import { changeFinances, Finances, FinancesChange, firstFinances } from '../person/finances.ts'
import { type AchievementId, achievementRules, LearningRecord, levelOf, nothingLearned } from '../learning/progress.ts'
import { Age, type OnboardingAnswers } from '../person/onboarding.ts'
import { Instant, line } from '../kernel/text.ts'

export const defaultName = 'User'
const PersonName = line(60)

export const Preferences = z.strictObject({
  notifications: z.strictObject({
    priceAlerts: z.boolean(),
    marketNews: z.boolean(),
    weeklyReports: z.boolean(),
    achievementUpdates: z.boolean(),
  }),
  currency: z.literal('AUD'),
  autoInvest: z.boolean(),
})
export type Preferences = z.infer<typeof Preferences>

export const firstPreferences: Preferences = {
  notifications: { priceAlerts: true, marketNews: false, weeklyReports: true, achievementUpdates: true },
  currency: 'AUD',
  autoInvest: false,
}

/** What is stored of a person, in one item, so that every rule is one conditional write. */
export const UserRecord = z.object({
  uid: z.string(),
  name: z.string(),
  email: z.string(),
  age: z.nullable(z.int()),
  createdAt: z.string(),
  finances: Finances,
  preferences: Preferences,
  needsOnboarding: z.boolean(),
  learning: LearningRecord,
  lastUpdated: z.exactOptional(z.string()),
  updatedAt: z.string(),
  /** Counts the writes; a write states the revision it was made from. */
  revision: z.int(),
})
export type UserRecord = z.infer<typeof UserRecord>

const EarnedDetail = z.strictObject({
  dateEarned: Instant,
  name: z.string(),
  description: z.string(),
  icon: z.string(),
})

/** The user document as the API answers it. */
export const User = z.strictObject({
  uid: z.string(),
  profile: z.strictObject({
    name: z.string(),
    email: z.string(),
    age: z.nullable(z.int()),
    createdAt: Instant,
    level: z.int(),
    xp: z.int(),
  }),
  finances: Finances,
  preferences: Preferences,
  needsOnboarding: z.boolean(),
  learning: z.strictObject({ completedLessons: z.array(z.int()), lastCompletedAt: z.nullable(Instant) }),
  achievements: z.strictObject({
    unlocked: z.array(z.string()),
    details: z.record(z.string(), EarnedDetail),
    lastUnlockedAt: z.nullable(Instant),
  }),
  lastUpdated: z.exactOptional(Instant),
  updatedAt: Instant,
  revision: z.int(),
})
export type User = z.infer<typeof User>

/** Sign-up input; the email comes from the identity service only. */
export const SignUpInput = z.strictObject({
  name: z.exactOptional(PersonName),
  finances: z.exactOptional(FinancesChange),
})
export type SignUpInput = z.infer<typeof SignUpInput>

const PreferencesChange = z.strictObject({
  notifications: z.exactOptional(
    z.strictObject({
      priceAlerts: z.exactOptional(z.boolean()),
      marketNews: z.exactOptional(z.boolean()),
      weeklyReports: z.exactOptional(z.boolean()),
      achievementUpdates: z.exactOptional(z.boolean()),
    }),
  ),
  currency: z.exactOptional(z.literal('AUD')),
  autoInvest: z.exactOptional(z.boolean()),
})

/** A profile edit. With `revision` the edit is refused when the document has changed since it was read. */
export const UserChange = z.strictObject({
  profile: z.exactOptional(
    z.strictObject({ name: z.exactOptional(PersonName), age: z.exactOptional(z.nullable(Age)) }),
  ),
  finances: z.exactOptional(FinancesChange),
  preferences: z.exactOptional(PreferencesChange),
  revision: z.exactOptional(z.int().check(z.gte(0))),
})
export type UserChange = z.infer<typeof UserChange>

/** A first sign-in's document. Finances given at sign-up count as onboarding done, none given asks for the wizard. */
export function newUser(
  identity: { uid: string; email: string; name?: string },
  input: SignUpInput,
  now: string,
): UserRecord {
  const finances = changeFinances(firstFinances, input.finances ?? {})
  return {
    uid: identity.uid,
    name: identity.name ?? input.name ?? defaultName,
    email: identity.email,
    age: null,
    createdAt: now,
    finances,
    preferences: firstPreferences,
    needsOnboarding: input.finances?.monthlyIncome === undefined,
    learning: nothingLearned,
    updatedAt: now,
    revision: 0,
  }
}

/** The document once the wizard is finished (P8). */
export const onboard = (user: UserRecord, answers: OnboardingAnswers, now: string): UserRecord => ({
  ...user,
  name: answers.nickname,
  age: answers.age,
  finances: changeFinances(user.finances, {
    monthlyIncome: answers.income,
    monthlyExpenses: answers.expenses,
    investmentGoal: answers.investmentGoal,
    riskTolerance: answers.riskTolerance,
    investmentExperience: answers.investmentExperience,
  }),
  needsOnboarding: false,
  lastUpdated: now,
  updatedAt: now,
})

/** The document after an edit; fields not sent stay. */
export const changeUser = (user: UserRecord, change: UserChange, now: string): UserRecord => ({
  ...user,
  name: change.profile?.name ?? user.name,
  age: change.profile?.age === undefined ? user.age : change.profile.age,
  finances: changeFinances(user.finances, change.finances ?? {}),
  preferences: {
    currency: change.preferences?.currency ?? user.preferences.currency,
    autoInvest: change.preferences?.autoInvest ?? user.preferences.autoInvest,
    notifications: { ...user.preferences.notifications, ...change.preferences?.notifications },
  },
  updatedAt: now,
})

/** The stored record as the API's user document, with the level derived from the XP. */
export function userDocument(user: UserRecord): User {
  const { learning } = user
  const unlocked = achievementRules.filter((rule) => learning.earned[rule.id] !== undefined)
  const dates = unlocked.map((rule) => learning.earned[rule.id] as string)
  return {
    uid: user.uid,
    profile: {
      name: user.name,
      email: user.email,
      age: user.age,
      createdAt: user.createdAt,
      level: levelOf(learning.xp),
      xp: learning.xp,
    },
    finances: user.finances,
    preferences: user.preferences,
    needsOnboarding: user.needsOnboarding,
    learning: { completedLessons: [...learning.completedLessons], lastCompletedAt: learning.lastCompletedAt },
    achievements: {
      unlocked: unlocked.map((rule): AchievementId => rule.id),
      details: Object.fromEntries(
        unlocked.map(({ id, name, description, icon }) => [
          id,
          { dateEarned: learning.earned[id] as string, name, description, icon },
        ]),
      ),
      lastUnlockedAt: dates.sort().at(-1) ?? null,
    },
    ...(user.lastUpdated === undefined ? {} : { lastUpdated: user.lastUpdated }),
    updatedAt: user.updatedAt,
    revision: user.revision,
  }
}

/**
 * Whether the wizard comes before the app (P6, P8): yes without data, when the document says so, or when
 * its income is missing; an income of 0 is an income.
 */
export const needsOnboarding = (user: Pick<User, 'needsOnboarding' | 'finances'> | null): boolean =>
  user === null || user.needsOnboarding || user.finances.monthlyIncome === undefined
