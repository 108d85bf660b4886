// User record: what is stored of a person, and the rules that make and change it. The server runs them on the stored record,
// the browser on what it shows before the server has answered.
import * as lazy from '../kernel/lazy.ts'
import * as z from 'zod/mini'
import { LearningRecord, nothingLearned } from '../learning/progress.ts'
import { levelOf } from '../learning/level.ts'
import { type AchievementId, achievementRules } from '../learning/achievements.ts'
import { asLine } from '../kernel/text.ts'
import { changeMessages, MailedAt, MessageSettings, noMessages } from '../messages/settings.ts'
import { changeFinances, Finances, firstFinances } from '../person/finances.ts'
import { maxNameLength, type OnboardingAnswers } from '../person/onboarding.ts'
import { changePasskeyNames, PasskeyNames } from './passkey-names.ts'
import {
  defaultName,
  Preferences,
  type PreferencesChange,
  type SignUpInput,
  type User,
  type UserChange,
} from './user.ts'

const firstPreferences: Preferences = {
  notifications: { priceAlerts: true, marketNews: false, weeklyReports: true, achievementUpdates: true },
  currency: 'AUD',
  autoInvest: false,
}

/** What is stored of a person, in one item, so that every rule is one conditional write. */
export const UserRecord = lazy.object(() => ({
  uid: z.string(),
  name: z.string(),
  email: z.string(),
  age: z.nullable(z.int()),
  createdAt: z.string(),
  finances: Finances,
  preferences: Preferences,
  messages: z._default(MessageSettings, noMessages),
  /** Written by whoever sends, apart from the edits of the person. */
  mailedAt: z._default(MailedAt, {}),
  passkeyNames: z._default(PasskeyNames, {}),
  needsOnboarding: z.boolean(),
  learning: LearningRecord,
  lastUpdated: z.exactOptional(z.string()),
  updatedAt: z.string(),
  /** Counts the writes; a write states the revision it was made from. */
  revision: z.int(),
}))
export type UserRecord = z.infer<typeof UserRecord>

/**
 * A first sign-in's document. Finances given at sign-up count as onboarding done, none given asks for the wizard. Signing up says
 * what mails come; they go to a confirmed address only. A name of the identity service may be anything, and is kept as an edit may
 * make it.
 */
export function newUser(
  identity: { uid: string; email: string; name?: string; isEmailVerified?: boolean },
  input: SignUpInput,
  now: string,
): UserRecord {
  const finances = changeFinances(firstFinances, input.finances ?? {})
  return {
    uid: identity.uid,
    name: asLine(identity.name ?? '', maxNameLength) || (input.name ?? defaultName),
    email: identity.email,
    age: null,
    createdAt: now,
    finances,
    preferences: firstPreferences,
    messages: { ...noMessages, consentAt: identity.isEmailVerified === true ? now : null },
    mailedAt: {},
    passkeyNames: {},
    needsOnboarding: input.finances?.monthlyIncome === undefined,
    learning: nothingLearned,
    updatedAt: now,
    revision: 0,
  }
}

/** What the answers of the wizard make of a person's facts: of the stored ones, and of those a browser keeps unsent (P11). */
export const answered = (finances: Finances, answers: OnboardingAnswers) => ({
  name: answers.nickname,
  age: answers.age,
  finances: changeFinances(finances, {
    monthlyIncome: answers.income,
    monthlyExpenses: answers.expenses,
    investmentGoal: answers.investmentGoal,
    riskTolerance: answers.riskTolerance,
    investmentExperience: answers.investmentExperience,
  }),
  needsOnboarding: false as const,
})

/** The answers in a document whose wizard was finished but never saved (P11); null where some are missing, or it was saved. */
export function unsentAnswers({ profile, finances, needsOnboarding }: User): OnboardingAnswers | null {
  const { monthlyIncome: income = 0, monthlyExpenses: expenses = 0 } = finances
  const { investmentGoal, riskTolerance, investmentExperience } = finances
  if (!needsOnboarding || profile.age === null || investmentGoal === '') return null
  const { name: nickname, age } = profile
  return { nickname, age, income, expenses, investmentGoal, riskTolerance, investmentExperience }
}

/** The document once the wizard is finished. */
export const onboard = (user: UserRecord, answers: OnboardingAnswers, now: string): UserRecord => ({
  ...user,
  ...answered(user.finances, answers),
  lastUpdated: now,
  updatedAt: now,
})

/** The preferences after a change; what is not sent stays. */
export const changePreferences = (before: Preferences, change: PreferencesChange = {}): Preferences => ({
  currency: change.currency ?? before.currency,
  autoInvest: change.autoInvest ?? before.autoInvest,
  notifications: { ...before.notifications, ...change.notifications },
})

/** The document with the address of the identity service; the same one where that is no other, or is not confirmed. */
export const withAddress = (
  user: UserRecord,
  { email, isEmailVerified }: { email: string; isEmailVerified: boolean },
  now: string,
): UserRecord => (isEmailVerified && email !== '' && email !== user.email ? { ...user, email, updatedAt: now } : user)

/** Whether an edit asks for mails: by the button, or by turning a switch on. */
export const asksForMails = ({ messages, preferences }: UserChange): boolean =>
  messages?.isWanted === true || Object.values(preferences?.notifications ?? {}).includes(true)

/** The document after an edit; fields not sent stay. */
export const changeUser = (user: UserRecord, change: UserChange, now: string): UserRecord => ({
  ...user,
  name: change.profile?.name ?? user.name,
  age: change.profile?.age === undefined ? user.age : change.profile.age,
  finances: changeFinances(user.finances, change.finances ?? {}),
  preferences: changePreferences(user.preferences, change.preferences),
  messages: changeMessages(
    user.messages,
    asksForMails(change) ? { ...change.messages, isWanted: true } : (change.messages ?? {}),
    now,
  ),
  passkeyNames: changePasskeyNames(user.passkeyNames, change.passkeyNames),
  updatedAt: now,
})

/** The stored record as the document that is answered, with the level derived from the XP. */
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
    messages: { ...user.messages, mailedAt: user.mailedAt },
    passkeyNames: user.passkeyNames,
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
