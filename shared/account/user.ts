// User: the user document as the API answers it, what may be changed of it, and when the wizard comes first (P6, P8).
import * as lazy from '../kernel/lazy.ts'
import * as z from 'zod/mini'
import { Finances, FinancesChange } from '../person/finances.ts'
import { Age, PersonName } from '../person/onboarding.ts'
import { Instant } from '../kernel/text.ts'
import { Notifications } from '../messages/kinds.ts'
import { MailedAt, MessagesChange, MessageSettings, noMessages } from '../messages/settings.ts'
import { PasskeyNames, PasskeyNamesChange } from './passkey-names.ts'

export const defaultName = 'User'

export const Preferences = lazy.strictObject(() => ({
  notifications: Notifications,
  currency: z.literal('AUD'),
  autoInvest: z.boolean(),
}))
export type Preferences = z.infer<typeof Preferences>

const EarnedDetail = lazy.strictObject(() => ({
  dateEarned: Instant,
  name: z.string(),
  description: z.string(),
  icon: z.string(),
}))

/** The user document as the API answers it. */
export const User = lazy.strictObject(() => ({
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
  /** What becomes of the notification switches; a server that is older does not say. */
  messages: z._default(z.strictObject({ ...MessageSettings.shape, mailedAt: MailedAt }), {
    ...noMessages,
    mailedAt: {},
  }),
  /** A server that is older does not say. */
  passkeyNames: z._default(PasskeyNames, {}),
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
}))
export type User = z.infer<typeof User>

/** Sign-up input; the email comes from the identity service only. */
export const SignUpInput = lazy.strictObject(() => ({
  name: z.exactOptional(PersonName),
  finances: z.exactOptional(FinancesChange),
}))
export type SignUpInput = z.infer<typeof SignUpInput>

export const PreferencesChange = lazy.strictObject(() => ({
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
}))
export type PreferencesChange = z.infer<typeof PreferencesChange>

/** A profile edit. With `revision` the edit is refused when the document has changed since it was read. */
export const UserChange = lazy.strictObject(() => ({
  profile: z.exactOptional(
    z.strictObject({ name: z.exactOptional(PersonName), age: z.exactOptional(z.nullable(Age)) }),
  ),
  finances: z.exactOptional(FinancesChange),
  preferences: z.exactOptional(PreferencesChange),
  messages: z.exactOptional(MessagesChange),
  passkeyNames: z.exactOptional(PasskeyNamesChange),
  revision: z.exactOptional(z.int().check(z.gte(0))),
}))
export type UserChange = z.infer<typeof UserChange>

/**
 * Whether the wizard comes before the app (P6): yes without data, when the document says so, or when
 * its income is missing; an income of 0 is an income.
 */
export const needsOnboarding = (user: Pick<User, 'needsOnboarding' | 'finances'> | null): boolean =>
  user === null || user.needsOnboarding || user.finances.monthlyIncome === undefined
