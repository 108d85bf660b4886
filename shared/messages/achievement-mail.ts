// Achievement mail: what was unlocked since the last one, at most one mail a day.
import type { AchievementId } from '../learning/achievements.ts'
import { levelOf } from '../learning/level.ts'
import { achievementRules, nameInSentence } from '../learning/achievements.ts'
import { link, list, type MailContent, paragraph } from './mail.ts'
import type { Recipient } from './ports.ts'
import { and } from './words.ts'

/** What was unlocked longer ago is no news. */
const newsMs = 7 * 24 * 3_600_000

/** What was unlocked since the last mail of this kind, or else since mails were asked for, within a week of `now`. */
export function freshAchievements(
  { learning, mailedAt, messages }: Pick<Recipient, 'learning' | 'mailedAt' | 'messages'>,
  now: Date,
): AchievementId[] {
  const since = [mailedAt.achievements ?? messages.consentAt ?? '', new Date(now.getTime() - newsMs).toISOString()]
    .toSorted()
    .at(-1)!
  return achievementRules.filter(({ id }) => (learning.earned[id] ?? '') > since).map(({ id }) => id)
}

/** The mail; null where nothing is new. */
export function achievementMail(recipient: Recipient, now: Date): MailContent | null {
  const fresh = new Set(freshAchievements(recipient, now))
  const rules = achievementRules.filter(({ id }) => fresh.has(id))
  if (rules.length === 0) return null
  const { xp, completedLessons } = recipient.learning
  return {
    subject: `You unlocked ${and(rules.map(nameInSentence))}`,
    preview: `${rules.map(({ description }) => description).join(', ')}.`,
    blocks: [
      paragraph(`Nice work, ${recipient.name}.`),
      list(rules.map(({ name, description }) => `${name}: ${description}`)),
      paragraph(
        `You have ${xp} XP, are on level ${levelOf(xp)} and have completed ${completedLessons.length === 1 ? '1 lesson' : `${completedLessons.length} lessons`}.`,
      ),
      link('See your achievements', '/profile'),
    ],
  }
}
