// Strength: how well each idea is known, by the cards that ask about it. The words are those Khan Academy uses for mastery.
import { type ConceptId, conceptOfQuestion, concepts } from './concepts.ts'
import { dueDay, memoryOf } from './review.ts'
import type { ReviewCard, ReviewRecord } from './review-record.ts'

/** From weak to strong. */
const strengths = ['attempted', 'familiar', 'proficient', 'mastered'] as const
export type Strength = (typeof strengths)[number]

/** Days for which FSRS expects a card to be known with a chance of 90 %. */
const proficientFromDays = 7
const masteredFromDays = 30

/** A miss takes a card back to the first step; right answers over longer and longer times take it up. */
export function strengthOfCard(card: ReviewCard): Strength {
  const memory = memoryOf(card)
  if (memory === undefined || !memory.isRight) return 'attempted'
  if (memory.stability >= masteredFromDays) return 'mastered'
  return memory.stability >= proficientFromDays ? 'proficient' : 'familiar'
}

export type ConceptStrength = {
  id: ConceptId
  /** That of its weakest card; null while no lesson with it is completed. */
  strength: Strength | null
  /** Whether one of its cards is due, so that it may be slipping. */
  isFading: boolean
  cards: number
}

/**
 * How well each idea is known, in the order of the lessons.
 * @param today Sydney day number
 */
export function strengthOfConcepts(record: ReviewRecord, today: number): ConceptStrength[] {
  const cards = Object.entries(record.cards)
  return concepts.map(({ id }) => {
    const own = cards.filter(([questionId]) => conceptOfQuestion(questionId) === id).map(([, card]) => card)
    const weakest = Math.min(...own.map((card) => strengths.indexOf(strengthOfCard(card))))
    return {
      id,
      strength: strengths[weakest] ?? null,
      isFading: own.some((card) => dueDay(card) <= today),
      cards: own.length,
    }
  })
}
