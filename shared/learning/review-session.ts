// Review session: which cards are asked today, at most ten at a time, the ones that have waited longest first.
import type { QuizQuestion } from './lesson.ts'
import { asked, type AskedQuestion } from './quiz-draw.ts'
import { dueDay, memoryOf } from './review.ts'
import type { ReviewRecord } from './review-record.ts'

/** Cards of one session: about two minutes. */
export const sessionSize = 10

/** The ids of all cards that are due on a Sydney day number and not answered on it yet, the longest due first. */
export function dueCards(record: ReviewRecord, today: number): string[] {
  return Object.entries(record.cards)
    .filter(([, card]) => memoryOf(card)?.day !== today)
    .map(([id, card]) => ({ id, due: dueDay(card) }))
    .filter(({ due }) => due <= today)
    .sort((a, b) => a.due - b.due || a.id.localeCompare(b.id, 'en'))
    .map(({ id }) => id)
}

/** The Sydney day number on which the next card is due, today's included; null when no lesson is completed. */
export const nextDueDay = (record: ReviewRecord): number | null => {
  const days = Object.values(record.cards).map(dueDay)
  return days.length === 0 ? null : Math.min(...days)
}

/**
 * The cards of a session as they are asked, their options in an order of this person and day.
 * @param questions at least those of `dueCards`, by id; a card whose question no longer exists is left out
 */
export const sessionOf = (
  record: ReviewRecord,
  { userId, today, questions }: { userId: string; today: number; questions: ReadonlyMap<string, QuizQuestion> },
): AskedQuestion[] =>
  dueCards(record, today)
    .flatMap((id) => questions.get(id) ?? [])
    .slice(0, sessionSize)
    .map((question) => asked(question, `${userId}:${today}`))
