// Review words: how many cards, how long they take, and when the next one comes, in words.
import { dayOf, spokenDay } from '#shared/kernel/dates.ts'
import type { ConceptMap } from '#shared/learning/concept-map.ts'
import { sessionSize } from '#shared/learning/review-session.ts'

/** Cards of which a minute is enough. */
const cardsAMinute = 5

/** @param due cards that are due, of which a session asks ten at most */
export const timeFor = (due: number): string =>
  Math.min(due, sessionSize) <= cardsAMinute ? 'about a minute' : 'about two minutes'

/**
 * A day as it is said from another: `tomorrow`, `on Tuesday`, `on 3 Jan 2027`.
 * @param day Sydney day numbers, both
 */
function dayFrom(today: number, day: number): string {
  const ahead = day - today
  if (ahead <= 0) return 'today'
  if (ahead === 1) return 'tomorrow'
  if (ahead >= 7) return `on ${spokenDay(dayOf(day))}`
  const weekday = new Date(dayOf(day)).toLocaleDateString('en-AU', { weekday: 'long', timeZone: 'UTC' })
  return `on ${weekday}`
}

/** @param next null when no lesson is completed */
export const nextText = (today: number, next: number | null): string =>
  next === null ? 'Complete a lesson, and its questions come back here.' : `Next one ${dayFrom(today, next)}.`

/** Ideas that are named one by one; of more than that only how many there are. */
const mostNamed = 3

/** How many ideas are in which state, those not met by name where they are few: `5 are fresh, 3 fading, 1 not met: franking.` */
export function mapSentence({ touched, fresh, fading, notMet }: ConceptMap): string {
  const missing = touched.filter(({ freshness }) => freshness === 'not-met').map(({ name }) => name)
  const names = missing.length > 0 && missing.length <= mostNamed ? `: ${missing.join(', ')}` : ''
  const counts = [
    [fresh, 'fresh', ''],
    [fading, 'fading', ''],
    [notMet, 'not met', names],
  ] as const
  const parts = counts.filter(([count]) => count > 0)
  return `${parts
    .map(([count, state, more], index) => `${count}${index > 0 ? '' : count === 1 ? ' is' : ' are'} ${state}${more}`)
    .join(', ')}.`
}
