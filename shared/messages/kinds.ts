// Kinds: what Gumnut sends by email, and the switch of the profile that each kind belongs to.
import * as lazy from '../kernel/lazy.ts'
import * as z from 'zod/mini'

/** The four switches of the notification card. */
export const Notifications = lazy.strictObject(() => ({
  priceAlerts: z.boolean(),
  marketNews: z.boolean(),
  weeklyReports: z.boolean(),
  achievementUpdates: z.boolean(),
}))
export type Notifications = z.infer<typeof Notifications>

export const MessageKind = z.enum(['weekly', 'alerts', 'achievements', 'news'])
export type MessageKind = z.infer<typeof MessageKind>

/** Kinds that are sent by the clock, each at most once in a period (schedule.ts). */
export const TimedKind = z.enum(['weekly', 'achievements', 'news'])
export type TimedKind = z.infer<typeof TimedKind>

type KindFacts = {
  readonly notification: keyof Notifications
  /** As it is called in a sentence, such as "Stop {name}". */
  readonly name: string
  /** As the switch is labelled. */
  readonly label: string
}

export const messageKinds: Readonly<Record<MessageKind, KindFacts>> = {
  weekly: { notification: 'weeklyReports', name: 'weekly reports', label: 'Weekly reports' },
  alerts: { notification: 'priceAlerts', name: 'price alerts', label: 'Price alerts' },
  achievements: { notification: 'achievementUpdates', name: 'achievement updates', label: 'Achievement updates' },
  news: { notification: 'marketNews', name: 'market news', label: 'Market news' },
}

export const allKinds: readonly MessageKind[] = MessageKind.options
