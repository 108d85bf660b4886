// Review: the questions of completed lessons as cards that come back. What is stored follows from the set of answers alone, in
// whatever order they arrive: two devices that answered offline merge, and an answer sent twice changes nothing.
import { dayNumber, dayOf } from '../kernel/dates.ts'
import { sydneyDay } from '../kernel/sydney-days.ts'
import type { LearningProgress } from './progress.ts'
import type { CardMemory, RefusedBecause, ReviewCard, ReviewRecord } from './review-record.ts'
import { type Outcome, outcomes, reviewed } from './review-schedule.ts'

/** Questions that a completed lesson plants: its whole pool. */
export const cardsOfLesson = 6
/** XP for a card right at its first try of a day on which it was due. */
const xpOfCard = 2
export const reviewXpADay = 10
/** An answer can arrive so many days late; answers of older days are folded into what they led to. */
export const lateDays = 60
/** How far ahead of the server's a device's clock may be. */
const aheadMs = 24 * 3_600_000
/** Cards of a lesson that are asked for the first time on one day. */
const newCardsADay = 2

/** A graded answer to a card. */
export type CardAnswer = { questionId: string; at: string; outcome: Outcome }

/** The Sydney day number of an instant. */
export const dayNumberAt = (at: Date): number => dayNumber(sydneyDay(at))

/** An answer as it is kept. */
const keptOf = ({ at, outcome }: CardAnswer): number => Math.floor(Date.parse(at) / 1000) * 10 + outcome
const instantOf = (kept: number): number => Math.floor(kept / 10) * 1000
const outcomeKept = (kept: number): Outcome => (kept % 10) as Outcome
const dayKept = (kept: number): number => dayNumberAt(new Date(instantOf(kept)))

const questionIdsOf = (lessonId: number): string[] =>
  Array.from({ length: cardsOfLesson }, (_, index) => `l${String(lessonId).padStart(2, '0')}-q${index + 1}`)

/** Lessons completed so far, and on which Sydney day where that is known. */
export type LessonsDone = {
  completedLessons: readonly number[]
  completedOn?: Readonly<Record<string, string>>
}

/**
 * The record with the cards of every completed lesson. A lesson's first two come the day after it was completed, two more on
 * each of the next days; of lessons completed before days were kept, one lesson a day begins from today.
 */
export function planted(record: ReviewRecord, done: LessonsDone, today: number): ReviewRecord {
  const missing = done.completedLessons.filter((id) => record.cards[questionIdsOf(id)[0] as string] === undefined)
  if (missing.length === 0) return record
  const undated = missing.filter((id) => done.completedOn?.[id] === undefined)
  const firstDay = (id: number): number => {
    const day = done.completedOn?.[id]
    return day === undefined ? today + undated.indexOf(id) : dayNumber(day) + 1
  }
  const fresh = missing.flatMap((id) =>
    questionIdsOf(id).map((questionId, index): [string, ReviewCard] => [
      questionId,
      { from: firstDay(id) + Math.floor(index / newCardsADay), answers: [] },
    ]),
  )
  return { ...record, cards: { ...record.cards, ...Object.fromEntries(fresh) }, revision: record.revision + 1 }
}

/** Cards that were played before: they are never changed in place, and a screen asks for the same ones again and again. */
const played = new WeakMap<ReviewCard, { memory: CardMemory | undefined }>()

/** What is known of a card now; undefined while it was never answered. */
export function memoryOf(card: ReviewCard): CardMemory | undefined {
  const known = played.get(card)
  if (known !== undefined) return known.memory
  const memory = card.answers.reduce<CardMemory | undefined>(
    (now, kept) => reviewed(now, dayKept(kept), outcomeKept(kept)),
    card.memory,
  )
  played.set(card, { memory })
  return memory
}

/**
 * Sydney day number on which a card is asked next, never before its first one. An answer from before that (brought along from
 * looking around, or misdated) says how well the card is known; it was not due then, so it brings no XP.
 */
export const dueDay = (card: ReviewCard): number => Math.max(card.from, memoryOf(card)?.due ?? card.from)

/** The answers with one more, of each day only the first; answers of days that are folded in already change nothing. */
function withAnswer(card: ReviewCard, kept: number): ReviewCard {
  const day = dayKept(kept)
  if (card.memory !== undefined && day <= card.memory.day) return card
  const sameDay = card.answers.find((other) => dayKept(other) === day)
  if (sameDay !== undefined && sameDay <= kept) return card
  const answers = [...card.answers.filter((other) => other !== sameDay), kept].sort((a, b) => a - b)
  return { ...card, answers }
}

/** Answers too old for a late one to come before them become part of the memory. */
function folded(card: ReviewCard, today: number): ReviewCard {
  const old = card.answers.filter((kept) => dayKept(kept) < today - lateDays)
  if (old.length === 0) return card
  return {
    from: card.from,
    memory: memoryOf({ ...card, answers: old }) as CardMemory,
    answers: card.answers.slice(old.length),
  }
}

/** Whether the card was due on a day, and answered right at its first try of it. */
function earnsOn(card: ReviewCard, day: number): boolean {
  const first = card.answers.find((kept) => dayKept(kept) === day)
  if (first === undefined || outcomeKept(first) === outcomes.wrong) return false
  return dueDay({ ...card, answers: card.answers.filter((kept) => dayKept(kept) < day) }) <= day
}

/** XP that all cards bring on a day. */
const xpOn = (cards: readonly ReviewCard[], day: number): number =>
  Math.min(reviewXpADay, xpOfCard * cards.filter((card) => earnsOn(card, day)).length)

/**
 * XP that some answers have brought to a record: what their days come to, less what they would come to without them. An answer that
 * another device was ahead of is not in the record, and brings none.
 */
export function xpOf(record: ReviewRecord, answers: readonly CardAnswer[]): number {
  const theirs = new Set(answers.map((answer) => `${answer.questionId} ${keptOf(answer)}`))
  const cards = Object.values(record.cards)
  const others = Object.entries(record.cards).map(([id, card]) => ({
    ...card,
    answers: card.answers.filter((kept) => !theirs.has(`${id} ${kept}`)),
  }))
  const days = new Set(answers.map((answer) => dayKept(keptOf(answer))))
  return [...days].reduce((sum, day) => sum + xpOn(cards, day) - xpOn(others, day), 0)
}

/** The days from a first one on that have an answer: an answer that comes late can make a card due on a later day. */
const answeredFrom = (cards: readonly ReviewCard[], first: number): Set<number> =>
  new Set(cards.flatMap(({ answers }) => answers.map(dayKept).filter((day) => day >= first)))

export type Reviewed = {
  record: ReviewRecord
  refused: ReadonlyArray<{ index: number; because: RefusedBecause }>
}

function refusal(record: ReviewRecord, { questionId, at }: CardAnswer, now: Date): RefusedBecause | undefined {
  if (record.cards[questionId] === undefined) return 'unknown_card'
  const answeredAt = new Date(at)
  if (answeredAt.getTime() > now.getTime() + aheadMs) return 'in_the_future'
  return dayNumberAt(answeredAt) < dayNumberAt(now) - lateDays ? 'too_old' : undefined
}

/**
 * The record after some answers, in any order and however often they are sent.
 * @param record with the cards of every completed lesson
 * @returns the same record where the answers change nothing
 */
export function withAnswers(before: ReviewRecord, answers: readonly CardAnswer[], now: Date): Reviewed {
  const today = dayNumberAt(now)
  const refused: Array<Reviewed['refused'][number]> = []
  const cards: Record<string, ReviewCard> = { ...before.cards }
  const touched = new Set<number>()
  const days = new Set(before.days)
  for (const [index, answer] of answers.entries()) {
    const because = refusal(before, answer, now)
    if (because !== undefined) {
      refused.push({ index, because })
      continue
    }
    const kept = keptOf(answer)
    const card = cards[answer.questionId] as ReviewCard
    const after = withAnswer(card, kept)
    if (after === card) continue
    cards[answer.questionId] = after
    const day = dayKept(kept)
    touched.add(day)
    if (day >= card.from) days.add(day)
  }
  if (touched.size === 0) return { record: before, refused }

  const xpByDay: Record<string, number> = { ...before.xpByDay }
  for (const day of answeredFrom(Object.values(cards), Math.min(...touched)))
    xpByDay[day] = xpOn(Object.values(cards), day)
  const sumOf = (days: Readonly<Record<string, number>>): number => Object.values(days).reduce((sum, xp) => sum + xp, 0)
  const more = sumOf(xpByDay) - sumOf(before.xpByDay)
  const isRecent = (day: string): boolean => Number(day) >= today - lateDays
  return {
    record: {
      cards: Object.fromEntries(Object.entries(cards).map(([id, card]) => [id, folded(card, today)])),
      days: [...days].sort((a, b) => a - b),
      xpByDay: Object.fromEntries(Object.entries(xpByDay).filter(([day]) => isRecent(day))),
      xp: before.xp + more,
      revision: before.revision + 1,
    },
    refused,
  }
}

/** Sydney days with a review or a lesson, as `2026-11-22`, in no order; progress that is not known yet adds none. */
export const learningDays = (
  { days }: ReviewRecord,
  progress: Pick<LearningProgress, 'completedOn'> | undefined,
): string[] => [...days.map(dayOf), ...Object.values(progress?.completedOn ?? {})]
