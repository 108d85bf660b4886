// Concepts, how well each is known, and which of them a portfolio touches.
import { expect, test } from 'vitest'
import { dayNumber } from '#shared/kernel/dates.ts'
import { conceptMap, facetsOf } from '#shared/learning/concept-map.ts'
import { concepts, conceptOfQuestion, facets } from '#shared/learning/concepts.ts'
import { dueDay, planted, withAnswers } from '#shared/learning/review.ts'
import { noReviews, type ReviewCard } from '#shared/learning/review-record.ts'
import { outcomes } from '#shared/learning/review-schedule.ts'
import { strengthOfCard, strengthOfConcepts } from '#shared/learning/strength.ts'
import { aHolding, aTrade, momentFacts } from '#tests/support/moments.ts'
import { lessons } from './loaded-lessons.ts'

const today = dayNumber('2026-11-22')
const answered = (stability: number, isRight = true): ReviewCard => ({
  from: today,
  answers: [],
  memory: { stability, difficulty: 5, day: today, due: today + Math.ceil(stability), isRight },
})

test('every question belongs to one idea, which its lesson teaches, and every idea has a question', () => {
  const asked = lessons.flatMap(({ pool }) => pool.map(({ id }) => id))
  const named = concepts.flatMap(({ questions }) => questions)
  expect(new Set(named).size).toBe(named.length)
  expect(named.toSorted()).toEqual(asked.toSorted())
  for (const { id, questions, lessons: taughtIn } of concepts)
    for (const question of questions) {
      expect(conceptOfQuestion(question)).toBe(id)
      expect(taughtIn, question).toContain(Number(question.slice(1, 3)))
    }
  expect(conceptOfQuestion('l99-q1')).toBeUndefined()
  for (const { lessons: taughtIn } of concepts)
    for (const lesson of taughtIn) expect(lessons.some(({ summary }) => summary.id === lesson)).toBe(true)
})

test('every lesson of an idea asks about it, so that whoever has completed any of them has met the idea', () => {
  for (const { id, questions, lessons: taughtIn } of concepts)
    for (const lesson of taughtIn) {
      const record = planted(noReviews, { completedLessons: [lesson], completedOn: {} }, today)
      const strength = strengthOfConcepts(record, today).find((one) => one.id === id)?.strength
      expect(strength, `${id} after lesson ${lesson}, of ${questions.join(', ')}`).toBe('attempted')
    }
})

test('about forty ideas, each with a name of its own, and every facet makes some of them matter', () => {
  expect(concepts.length).toBeGreaterThanOrEqual(36)
  expect(concepts.length).toBeLessThanOrEqual(48)
  expect(new Set(concepts.map(({ name }) => name)).size).toBe(concepts.length)
  for (const facet of facets)
    expect(
      concepts.some(({ touchedBy }) => (touchedBy as readonly string[]).includes(facet)),
      facet,
    ).toBe(true)
})

test.each([
  ['attempted', { from: today, answers: [] }],
  ['attempted', answered(60, false)],
  ['familiar', answered(6.9)],
  ['proficient', answered(7)],
  ['proficient', answered(29.9)],
  ['mastered', answered(30)],
] as const)('a card is %s', (strength, card) => {
  expect(strengthOfCard(card)).toBe(strength)
})

test('an idea is as well known as its weakest card, and a miss takes it back', () => {
  const strengthOf = (cards: Record<string, ReviewCard>) =>
    strengthOfConcepts({ ...noReviews, cards }, today).find(({ id }) => id === 'compounding')
  expect(strengthOf({})).toEqual({ id: 'compounding', strength: null, isFading: false, cards: 0 })
  const mastered = { 'l01-q1': answered(40), 'l01-q3': answered(35), 'l01-q5': answered(31), 'l01-q6': answered(99) }
  expect(strengthOf(mastered)).toEqual({ id: 'compounding', strength: 'mastered', isFading: false, cards: 4 })
  expect(strengthOf({ ...mastered, 'l01-q5': answered(8) })?.strength).toBe('proficient')
  expect(strengthOf({ ...mastered, 'l01-q5': answered(20, false) })?.strength).toBe('attempted')
  expect(strengthOf({ ...mastered, 'l01-q5': { from: today, answers: [] } })).toMatchObject({
    strength: 'attempted',
    isFading: true,
  })
})

test('right answers over months take a card up, one miss takes it down', () => {
  let record = planted(noReviews, { completedLessons: [1], completedOn: { 1: '2026-11-21' } }, today)
  const seen: string[] = []
  for (let day = today; day < today + 120;) {
    const at = new Date(day * 86_400_000 + 3_600_000)
    record = withAnswers(record, [{ questionId: 'l01-q1', at: at.toISOString(), outcome: outcomes.right }], at).record
    const card = record.cards['l01-q1']!
    seen.push(strengthOfCard(card))
    day = dueDay(card)
  }
  expect([...new Set(seen)]).toEqual(['familiar', 'proficient', 'mastered'])
  const day = dueDay(record.cards['l01-q1']!)
  const at = new Date(day * 86_400_000 + 3_600_000)
  const missed = withAnswers(
    record,
    [{ questionId: 'l01-q1', at: at.toISOString(), outcome: outcomes.wrong }],
    at,
  ).record
  expect(strengthOfCard(missed.cards['l01-q1']!)).toBe('attempted')
})

test('what a portfolio touches', () => {
  expect([...facetsOf(momentFacts())]).toEqual([])
  expect([...facetsOf(momentFacts({ holdings: [aHolding({ quantity: 0 })] }))]).toEqual([])
  expect([...facetsOf(momentFacts({ holdings: [aHolding({ type: 'other' })] }))]).toEqual(['invested'])
  const everything = momentFacts({
    holdings: [
      aHolding({ id: 's' }),
      aHolding({ id: 'e', type: 'etf', symbol: 'STW' }),
      aHolding({ id: 'f', type: 'etf', symbol: 'IVV' }),
      aHolding({ id: 'b', type: 'crypto', symbol: 'BTC', coinId: 'bitcoin' }),
      aHolding({ id: 'h', type: 'crypto', symbol: 'ETH', coinId: 'ethereum' }),
    ],
    trades: { s: [aTrade({ units: 1, brokerage: 5 }), aTrade({ type: 'dividend', amount: 4 })], gone: [aTrade({})] },
    belowHigh: { b: 10 },
  })
  expect([...facetsOf(everything)].toSorted()).toEqual([...facets].toSorted())
})

test('the map counts what is fresh, fading and not met', () => {
  const lessonFour = planted(noReviews, { completedLessons: [4], completedOn: { 4: '2026-11-22' } }, today)
  const touched = facetsOf(momentFacts({ holdings: [aHolding({ type: 'etf' })] }))
  const on = (day: number) => conceptMap(touched, strengthOfConcepts(lessonFour, day))
  const fresh = on(today)
  expect(fresh.touched.map(({ id }) => id)).toContain('etf-units')
  expect(fresh.touched.find(({ id }) => id === 'nav')).toMatchObject({ freshness: 'fresh', strength: 'attempted' })
  expect(fresh.touched.find(({ id }) => id === 'compounding')).toMatchObject({ freshness: 'not-met', strength: null })
  expect([fresh.fresh, fresh.fading, fresh.notMet]).toEqual([2, 0, fresh.touched.length - 2])
  const later = on(today + 4)
  expect([later.fresh, later.fading]).toEqual([0, 2])
  expect(conceptMap(touched, [])).toMatchObject({ fresh: 0, fading: 0, notMet: fresh.touched.length })
  expect(conceptMap(new Set(), []).touched).toEqual([])
})
