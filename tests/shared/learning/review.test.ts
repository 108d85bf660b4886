// Reviews: a thousand days beside ts-fsrs used directly, answers that arrive in any order, and XP that comes once.
import fc from 'fast-check'
import { type Card, createEmptyCard, fsrs, generatorParameters, Rating } from 'ts-fsrs'
import { expect, test } from 'vitest'
import { dayOf } from '#shared/kernel/dates.ts'
import { startOfSydneyDay } from '#shared/kernel/sydney-days.ts'
import {
  type CardAnswer,
  cardsOfLesson,
  dayNumberAt,
  dueDay,
  lateDays,
  memoryOf,
  planted,
  learningDays,
  reviewXpADay,
  withAnswers,
  xpOf,
} from '#shared/learning/review.ts'
import { noReviews, ReviewRecord } from '#shared/learning/review-record.ts'
import {
  type Outcome,
  outcomeOf,
  outcomes,
  retention,
  reviewed,
  reviewWeights,
} from '#shared/learning/review-schedule.ts'
import { dueCards, nextDueDay, sessionOf, sessionSize } from '#shared/learning/review-session.ts'
import { loadQuestions } from '#shared/learning/lesson-pools.ts'
import { lessonCatalogue } from '#shared/learning/lesson-catalogue.ts'
import { conceptOfQuestion } from '#shared/learning/concepts.ts'
import { amount } from '#tests/support/faults/amounts.ts'

const today = dayNumberAt(new Date('2026-11-22T00:00:00.000Z'))
/** So many minutes after midnight in Sydney. */
const at = (day: number, minute = 600): string =>
  new Date(startOfSydneyDay(dayOf(day)).getTime() + minute * 60_000).toISOString()
const dateOf = (day: number, minute = 1200): Date => new Date(at(day, minute))
const answer = (questionId: string, day: number, outcome: Outcome = outcomes.right, minute = 600): CardAnswer => ({
  questionId,
  at: at(day, minute),
  outcome,
})
/** Numbers from 0 to below 1, the same ones for the same seed. */
function chanceFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}
const oneLesson = planted(noReviews, { completedLessons: [1], completedOn: { 1: dayOf(today - 1) } }, today)

test('an answer is graded by right or wrong and by its time', () => {
  expect(outcomeOf(false, 3)).toBe(outcomes.wrong)
  expect(outcomeOf(true, 8)).toBe(outcomes.quick)
  expect(outcomeOf(true, 8.1)).toBe(outcomes.right)
  expect(outcomeOf(true, 45)).toBe(outcomes.right)
  expect(outcomeOf(true, 45.1)).toBe(outcomes.slow)
})

const seeds = [1, 2].slice(0, amount({ few: 1, full: 2 }))

test.each(seeds)('after a thousand days of a person the cards stand where ts-fsrs puts them (seed %i)', (seed) => {
  const chance = chanceFrom(seed)
  const reference = fsrs(
    generatorParameters({
      request_retention: retention,
      enable_fuzz: false,
      enable_short_term: false,
      w: [...reviewWeights],
    }),
  )
  const cards = new Map<string, Card>()
  let record: ReviewRecord = noReviews
  let [reviews, xp] = [0, 0]
  const completedOn: Record<string, string> = {}
  for (let day = today; day < today + 1000; day++) {
    // A lesson every third day until all are done; now and then a few days off.
    const lesson = lessonCatalogue[(day - today) / 3]
    if (lesson !== undefined) completedOn[lesson.id] = dayOf(day)
    const completedLessons = Object.keys(completedOn).map(Number)
    record = planted(record, { completedLessons, completedOn }, day)
    if (chance() < 0.15) continue
    const asked = dueCards(record, day).slice(0, sessionSize)
    const answers = asked.map((questionId, index) => {
      const isRight = chance() < 0.85
      return answer(questionId, day, outcomeOf(isRight, Math.floor(chance() * 60)), 600 + index)
    })
    for (const { questionId, outcome } of answers) {
      const before = cards.get(questionId)
      // ts-fsrs gets real instants of the day, in UTC; only whole days may count.
      const now = new Date(day * 86_400_000 + Math.floor(chance() * 86_000_000))
      const grade = before === undefined && outcome === outcomes.quick ? Rating.Good : outcome
      cards.set(questionId, reference.next(before ?? createEmptyCard(now), now, grade).card)
    }
    const after = withAnswers(record, answers, dateOf(day))
    expect(after.refused).toEqual([])
    const right = answers.filter(({ outcome }) => outcome !== outcomes.wrong).length
    expect(after.record.xp - record.xp).toBe(Math.min(reviewXpADay, 2 * right))
    expect(xpOf(after.record, answers)).toBe(after.record.xp - record.xp)
    reviews += answers.length
    xp += after.record.xp - record.xp
    record = after.record
  }
  expect(cards.size).toBe(lessonCatalogue.length * cardsOfLesson)
  expect(reviews).toBeGreaterThan(800)
  for (const [questionId, card] of cards) {
    const memory = memoryOf(record.cards[questionId]!)
    expect(memory?.stability, questionId).toBe(card.stability)
    expect(memory?.difficulty, questionId).toBe(card.difficulty)
    expect(memory?.due, questionId).toBe(Math.floor(card.due.getTime() / 86_400_000))
  }
  expect(record.xp).toBe(xp)
  // What is kept stays small: the days before the last 60 are folded into each card's memory.
  expect(JSON.stringify(record).length).toBeLessThan(30_000)
  expect(ReviewRecord.parse(JSON.parse(JSON.stringify(record)))).toEqual(record)
})

test('the parameters are those that the pinned ts-fsrs ships with', () => {
  expect(generatorParameters({ enable_short_term: false }).w).toEqual([...reviewWeights])
})

test('a completed lesson plants its pool, two cards a day from the day after', () => {
  expect(Object.keys(oneLesson.cards)).toHaveLength(cardsOfLesson)
  expect(Object.values(oneLesson.cards).map(({ from }) => from - today)).toEqual([0, 0, 1, 1, 2, 2])
  expect(planted(oneLesson, { completedLessons: [1] }, today + 5)).toBe(oneLesson)
})

test('lessons from before days were kept begin today, one lesson a day, in the order in which they were completed', () => {
  const record = planted(noReviews, { completedLessons: [3, 1, 2], completedOn: { 2: dayOf(today) } }, today)
  const firstOf = (id: number): number => (record.cards[`l0${id}-q1`]?.from ?? 0) - today
  expect([3, 1, 2].map(firstOf)).toEqual([0, 1, 1])
  expect(dueCards(record, today)).toEqual(['l03-q1', 'l03-q2'])
  expect(record.revision).toBe(1)
})

test('those that waited longest are asked first, of one day by their ids, and none before its day', () => {
  const from = { 'l02-q1': -1, 'l01-q2': -3, 'l01-q1': -3, 'l03-q1': 1, 'l04-q1': 0 }
  const cards = Object.fromEntries(Object.entries(from).map(([id, days]) => [id, { from: today + days, answers: [] }]))
  expect(dueCards({ ...noReviews, cards }, today)).toEqual(['l01-q1', 'l01-q2', 'l02-q1', 'l04-q1'])
})

test('a quick first answer may be a guess and counts as right; later on quick is better than right', () => {
  const first = (outcome: Outcome) => reviewed(undefined, today, outcome)
  expect(first(outcomes.quick)).toEqual(first(outcomes.right))
  expect(first(outcomes.slow).due).toBeLessThan(first(outcomes.right).due)
  const known = first(outcomes.right)
  const again = (outcome: Outcome) => reviewed(known, known.due, outcome).due
  expect(again(outcomes.quick)).toBeGreaterThan(again(outcomes.right))
  expect(again(outcomes.right)).toBeGreaterThan(again(outcomes.slow))
})

test('a session asks at most ten, those that waited longest first, and none twice a day', async () => {
  const all = planted(noReviews, { completedLessons: lessonCatalogue.map(({ id }) => id) }, today - 40)
  const due = dueCards(all, today)
  expect(due).toHaveLength(108)
  const questions = await loadQuestions(due)
  const session = sessionOf(all, { userId: 'kim', today, questions })
  expect(session).toHaveLength(sessionSize)
  expect(session.map(({ id }) => id)).toEqual(due.slice(0, 10))
  expect(sessionOf(all, { userId: 'kim', today, questions })).toEqual(session)
  const tomorrow = sessionOf(all, { userId: 'kim', today: today + 1, questions })
  expect(tomorrow.map(({ options }) => options)).not.toEqual(session.map(({ options }) => options))
  const { record } = withAnswers(
    all,
    session.map(({ id }) => answer(id, today, outcomes.wrong)),
    dateOf(today),
  )
  expect(dueCards(record, today)).toEqual(due.slice(10))
  expect(nextDueDay(record)).toBe(today - 38)
  expect(nextDueDay(noReviews)).toBeNull()
  // A question that was taken out of its pool is not asked.
  expect(sessionOf(all, { userId: 'kim', today, questions: new Map() })).toEqual([])
})

test('the first answer of a day counts for schedule and XP, a second try for neither', () => {
  const wrong = withAnswers(oneLesson, [answer('l01-q1', today, outcomes.wrong)], dateOf(today))
  expect(wrong.record.xp).toBe(0)
  const again = withAnswers(wrong.record, [answer('l01-q1', today, outcomes.right, 700)], dateOf(today))
  expect(again).toEqual({ record: wrong.record, refused: [] })
  expect(again.record).toBe(wrong.record)
  // An earlier answer of the day that arrives later is the first one, for XP too.
  const right = withAnswers(oneLesson, [answer('l01-q1', today, outcomes.right, 700)], dateOf(today))
  const late = withAnswers(right.record, [answer('l01-q1', today, outcomes.wrong, 600)], dateOf(today))
  expect(late.record).toMatchObject({ xp: 0, xpByDay: { [today]: 0 } })
  expect(late.record).toEqual({ ...wrong.record, revision: late.record.revision })
})

test('a card that is not due brings no XP, and ten a day is the most', () => {
  expect(withAnswers(oneLesson, [answer('l01-q6', today)], dateOf(today)).record.xp).toBe(0)
  const all = planted(noReviews, { completedLessons: [1, 2, 3, 4] }, today - 40)
  const first = withAnswers(
    all,
    ['l01-q1', 'l01-q2', 'l02-q1'].map((id) => answer(id, today)),
    dateOf(today),
  )
  expect(first.record.xp).toBe(6)
  const more = ['l03-q1', 'l03-q2', 'l04-q1', 'l04-q2'].map((id) => answer(id, today))
  const second = withAnswers(first.record, more, dateOf(today))
  expect(second.record.xp).toBe(reviewXpADay)
  expect(xpOf(second.record, more)).toBe(4)
  expect(learningDays(second.record, undefined)).toEqual([dayOf(today)])
})

test('XP is said to come from the answers that it came from, whichever device was ahead', () => {
  const all = planted(noReviews, { completedLessons: [1, 2, 3, 4] }, today - 40)
  const here = ['l01-q1', 'l01-q2', 'l02-q1'].map((id) => answer(id, today, outcomes.right, 700))
  // The phone was ahead with two of the cards, and late with the third.
  const phone = ['l01-q1', 'l01-q2'].map((id) => answer(id, today, outcomes.right, 600))
  const late = answer('l02-q1', today, outcomes.right, 800)
  const { record } = withAnswers(all, [...here, ...phone, late], dateOf(today))
  expect(record.xp).toBe(6)
  expect(xpOf(record, here)).toBe(2)
  expect(xpOf(record, phone)).toBe(4)
  expect(xpOf(record, [late])).toBe(0)
  // With other cards it has earned what a day can bring: these answers are the first of the day and bring no more.
  const others = ['l02-q2', 'l03-q1', 'l03-q2', 'l04-q1', 'l04-q2'].map((id) => answer(id, today))
  expect(xpOf(withAnswers(all, [...others, ...here], dateOf(today)).record, here)).toBe(0)
  // An answer that was never taken brought nothing.
  expect(xpOf(all, here)).toBe(0)
})

test('answers from before a card was there bring no XP and no day, and the card is not due before its first day', () => {
  const early = [60, 40, 20, 3].flatMap((ago) => Object.keys(oneLesson.cards).map((id) => answer(id, today - ago)))
  const { record, refused } = withAnswers(oneLesson, early, dateOf(today))
  expect(refused).toEqual([])
  expect(record).toMatchObject({ xp: 0, days: [] })
  expect(learningDays(record, undefined)).toEqual([])
  // They say how well it is known: it is asked later than without them.
  expect(dueDay(record.cards['l01-q1']!)).toBeGreaterThan(today)
  const missed = withAnswers(oneLesson, [answer('l01-q5', today - 1, outcomes.wrong)], dateOf(today)).record
  expect(dueDay(missed.cards['l01-q5']!)).toBe(today + 2)
  // The day counts with an answer to another card, and XP begins with the first day of the card.
  const onTime = withAnswers(missed, [answer('l01-q5', today + 2), answer('l01-q3', today + 1)], dateOf(today + 2))
  expect(onTime.record.xp).toBe(4)
  expect(learningDays(onTime.record, undefined)).toEqual([dayOf(today + 1), dayOf(today + 2)])
})

test('what cannot be taken is named and changes nothing', () => {
  const answers = [
    answer('l09-q1', today),
    answer('l01-q1', today - lateDays - 1),
    answer('l01-q1', today + 2),
    answer('l01-q2', today),
  ]
  const { record, refused } = withAnswers(oneLesson, answers, dateOf(today))
  expect(refused).toEqual([
    { index: 0, because: 'unknown_card' },
    { index: 1, because: 'too_old' },
    { index: 2, because: 'in_the_future' },
  ])
  expect(Object.entries(record.cards).flatMap(([id, card]) => (card.answers.length > 0 ? [id] : []))).toEqual([
    'l01-q2',
  ])
})

test('an answer to a day that is folded in changes nothing', () => {
  const first = withAnswers(oneLesson, [answer('l01-q1', today)], dateOf(today)).record
  const later = today + lateDays + 1
  const folded = withAnswers(first, [answer('l01-q1', later)], dateOf(later)).record
  expect(folded.cards['l01-q1']?.answers).toHaveLength(1)
  expect(folded.cards['l01-q1']?.memory?.day).toBe(today)
  expect(folded.xpByDay).toEqual({ [later]: 2 })
  expect(folded.xp).toBe(4)
  // Just as if nothing had been folded.
  const open = {
    ...first.cards['l01-q1']!,
    answers: [...first.cards['l01-q1']!.answers, ...folded.cards['l01-q1']!.answers],
  }
  expect(memoryOf(folded.cards['l01-q1']!)).toEqual(memoryOf(open))
  const clockBehind = { ...folded, cards: { ...folded.cards, 'l01-q1': { ...folded.cards['l01-q1']!, answers: [] } } }
  expect(withAnswers(clockBehind, [answer('l01-q1', today)], dateOf(today)).record).toBe(clockBehind)
})

const anAnswer = fc.record({
  card: fc.integer({ min: 0, max: 11 }),
  day: fc.integer({ min: 0, max: 20 }),
  minute: fc.integer({ min: 0, max: 1400 }),
  outcome: fc.constantFrom(...Object.values(outcomes)),
})

test('devices that answered apart end with the same cards, days and XP, in whatever order their answers come', () => {
  const start = planted(noReviews, { completedLessons: [1, 2] }, today)
  const now = dateOf(today + 21)
  const send = (batches: ReadonlyArray<readonly CardAnswer[]>): ReviewRecord =>
    batches.reduce((record, answers) => withAnswers(record, answers, now).record, start)
  fc.assert(
    fc.property(
      fc.array(anAnswer, { minLength: 2, maxLength: 40 }),
      fc.array(fc.nat(), { maxLength: 40 }),
      (given, keys) => {
        const answers = given.map(({ card, day, minute, outcome }, index) =>
          // Seconds of their own, so that no two answers share an instant.
          ({
            ...answer(Object.keys(start.cards)[card] as string, today + day, outcome),
            at: new Date(Date.parse(at(today + day, minute)) + index * 1000).toISOString(),
          }),
        )
        const mixed = answers
          .map((one, index) => ({ one, key: keys[index] ?? 0 }))
          .toSorted((a, b) => a.key - b.key)
          .map(({ one }) => one)
        const half = Math.ceil(mixed.length / 2)
        const once = send([answers])
        const apart = send([mixed.slice(0, half), mixed.slice(half), mixed.slice(0, half)])
        expect(apart).toEqual({ ...once, revision: apart.revision })
        for (const xp of Object.values(apart.xpByDay)) expect(xp).toBeLessThanOrEqual(reviewXpADay)
        expect(Object.values(apart.xpByDay).reduce((sum, xp) => sum + xp, 0)).toBe(apart.xp)
        // And all of it sent again changes nothing.
        expect(withAnswers(apart, answers, now).record).toBe(apart)
      },
    ),
    { numRuns: 200 },
  )
})

test('days are those of Sydney, on the days that the clock changes too', () => {
  // 4 October 2026: daylight saving begins; 23:30 of the 3rd and 00:30 of the 5th are two days apart.
  const third = dayNumberAt(new Date('2026-10-03T13:30:00.000Z'))
  expect(dayOf(third)).toBe('2026-10-03')
  expect(dayNumberAt(new Date('2026-10-04T13:30:00.000Z')) - third).toBe(2)
  const record = planted(noReviews, { completedLessons: [1], completedOn: { 1: '2026-10-02' } }, third)
  const answered = withAnswers(
    record,
    [{ questionId: 'l01-q1', at: '2026-10-03T13:30:00.000Z', outcome: outcomes.right }],
    new Date('2026-10-03T14:00:00.000Z'),
  )
  expect(dueDay(answered.record.cards['l01-q1']!)).toBe(third + 3)
})

test('each question belongs to one idea', () => {
  for (const id of Object.keys(
    planted(noReviews, { completedLessons: lessonCatalogue.map((one) => one.id) }, today).cards,
  ))
    expect(conceptOfQuestion(id), id).toBeDefined()
})
