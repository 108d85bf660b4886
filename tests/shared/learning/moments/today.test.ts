// Moments of a day: at most one new, what was put away stays away, and a simulated month in which every day is right.
import { expect, test } from 'vitest'
import { daysAfter } from '#shared/kernel/sydney-days.ts'
import { conceptMap, facetsOf } from '#shared/learning/concept-map.ts'
import type { MomentFacts } from '#shared/learning/moments/moment.ts'
import {
  isShowable,
  maxMomentsKept,
  type MomentChange,
  MomentsRecord,
  noMoments,
  withMomentChanges,
} from '#shared/learning/moments/record.ts'
import { applicableMoments, momentsToday } from '#shared/learning/moments/today.ts'
import { dayNumber } from '#shared/kernel/dates.ts'
import { planted, withAnswers } from '#shared/learning/review.ts'
import { noReviews } from '#shared/learning/review-record.ts'
import { outcomes } from '#shared/learning/review-schedule.ts'
import { dueCards } from '#shared/learning/review-session.ts'
import { strengthOfConcepts } from '#shared/learning/strength.ts'
import { type About, aHolding, aTrade, momentFacts } from '#tests/support/moments.ts'

const shown = (key: string, on: string): MomentChange => ({ key, did: 'shown', on })
const hidden = (key: string, on: string, isForGood = false): MomentChange => ({
  key,
  did: isForGood ? 'hidden-for-good' : 'hidden-for-a-month',
  on,
})
const keysOn = (facts: MomentFacts, record: MomentsRecord) => {
  const { today, listed } = momentsToday(facts, record)
  return { today: today?.key ?? null, listed: listed.map(({ key }) => key) }
}

test('one new moment a day, and those of before stay listed', () => {
  const facts = momentFacts({
    holdings: [
      aHolding({ type: 'etf', symbol: 'STW' }),
      aHolding({ id: '2', type: 'crypto', symbol: 'BTC', quantity: 50 }),
    ],
  })
  const applies = applicableMoments(facts).map(({ key }) => key)
  expect(applies).toEqual(['above-half:BTC', 'coin-without-lesson', 'first-etf', 'first-holding'])
  let record = noMoments
  for (const [day, key] of applies.entries()) {
    const today = daysAfter('2026-11-22', day)
    expect(keysOn({ ...facts, today }, record).today).toBe(key)
    record = withMomentChanges(record, [shown(key, today)])
    // Looked at again, it is still the one of the day, and no other is new.
    expect(keysOn({ ...facts, today }, record)).toEqual({ today: key, listed: [key, ...applies.slice(0, day)] })
  }
  expect(keysOn({ ...facts, today: '2026-12-01' }, record)).toEqual({ today: null, listed: applies })
  // The one of the day was put away: nothing else takes its place until tomorrow.
  const away = withMomentChanges(withMomentChanges(noMoments, [shown(applies[0]!, '2026-11-22')]), [
    hidden(applies[0]!, '2026-11-22'),
  ])
  expect(keysOn(facts, away)).toEqual({ today: null, listed: [] })
})

test('put away for a month is a month, for good is for good', () => {
  const record = withMomentChanges(noMoments, [hidden('a', '2026-11-22'), hidden('b', '2026-11-22', true)])
  expect(['2026-11-22', '2026-12-21', '2026-12-22'].map((day) => isShowable(record, 'a', day))).toEqual([
    false,
    false,
    true,
  ])
  expect(isShowable(record, 'b', '2036-01-01')).toBe(false)
  expect(isShowable(record, 'c', '2026-11-22')).toBe(true)
})

const holdingId = aHolding().id
const old = `twelve-months:${holdingId}`
/** Parcels of one holding: two of one day, one of a week later, one of a year later. */
const parcels: About = {
  holdings: [aHolding()],
  progress: { completedLessons: Array.from({ length: 18 }, (_, index) => index + 1) },
  trades: {
    [holdingId]: [
      aTrade({ id: 'a1', date: '2025-11-20' }),
      aTrade({ id: 'a2', date: '2025-11-20' }),
      aTrade({ id: 'b', date: '2025-11-27' }),
      aTrade({ id: 'c', date: '2026-11-20' }),
    ],
  },
}

test('each parcel that reaches 12 months is new once, those of one day together', () => {
  let record = noMoments
  const seen: Array<[string, string]> = []
  for (let today = '2026-11-15'; today < '2028-01-01'; today = daysAfter(today, 1)) {
    const { today: key } = keysOn(momentFacts({ ...parcels, today }), record)
    if (key === null || !key.startsWith('twelve-months:') || record.kept[key] !== undefined) continue
    seen.push([today, key])
    record = withMomentChanges(record, [shown(key, today)])
  }
  expect(seen).toEqual([
    ['2026-11-21', 'twelve-months:a1'],
    ['2026-11-28', 'twelve-months:b'],
    ['2027-11-21', 'twelve-months:c'],
  ])
})

test('12 months that were noted for the holding are not new again for the parcel, and stay away when they were put away', () => {
  const noted = withMomentChanges(noMoments, [shown(old, '2026-11-22')])
  expect(keysOn(momentFacts({ ...parcels, today: '2026-11-22' }), noted)).toEqual({
    today: 'twelve-months:a1',
    listed: ['twelve-months:a1'],
  })
  expect(keysOn(momentFacts({ ...parcels, today: '2026-11-23' }), noted)).toEqual({
    today: null,
    listed: ['twelve-months:a1'],
  })
  expect(keysOn(momentFacts({ ...parcels, today: '2026-11-28' }), noted)).toEqual({
    today: 'twelve-months:b',
    listed: ['twelve-months:b', 'twelve-months:a1'],
  })
  const away = withMomentChanges(noted, [hidden(old, '2026-11-23')])
  expect(keysOn(momentFacts({ ...parcels, today: '2026-11-28' }), away)).toEqual({ today: null, listed: [] })
  expect(keysOn(momentFacts({ ...parcels, today: '2027-11-21' }), away).today).toBe('twelve-months:c')
  const forGood = withMomentChanges(noted, [hidden(old, '2026-11-23', true)])
  expect(keysOn(momentFacts({ ...parcels, today: '2027-11-21' }), forGood).today).toBeNull()
})

test('changes merge in any order, and sent again they change nothing', () => {
  const changes = [
    shown('a', '2026-11-23'),
    hidden('a', '2026-11-25'),
    shown('a', '2026-11-22'),
    hidden('a', '2026-11-24'),
    hidden('b', '2026-11-22', true),
    hidden('b', '2026-12-30'),
  ]
  const record = withMomentChanges(noMoments, changes)
  expect(record).toEqual({
    kept: {
      a: { shownOn: '2026-11-22', hiddenUntil: '2026-12-25' },
      b: { shownOn: '2026-11-22', hiddenUntil: 'never' },
    },
    revision: 1,
  })
  expect(withMomentChanges(noMoments, changes.toReversed()).kept).toEqual(record.kept)
  expect(withMomentChanges(record, changes)).toBe(record)
  expect(MomentsRecord.parse(record)).toEqual(record)
})

test('only so many are kept; those put away for good stay', () => {
  const many = Array.from({ length: maxMomentsKept }, (_, index) => shown(`m-${index}`, daysAfter('2026-01-01', index)))
  const record = withMomentChanges(
    withMomentChanges(noMoments, [hidden('old', '2020-01-01', true), shown('older', '2019-01-01')]),
    many,
  )
  expect(Object.keys(record.kept)).toHaveLength(maxMomentsKept)
  expect(record.kept['old']?.hiddenUntil).toBe('never')
  expect(record.kept['older']).toBeUndefined()
  expect(record.kept['m-0']).toBeUndefined()
  expect(record.kept[`m-${maxMomentsKept - 1}`]).toBeDefined()
  expect(JSON.stringify(record).length).toBeLessThan(12_000)
})

test('a month of a person who buys, learns and forgets: moments and map are right on every day', () => {
  const start = '2026-11-01'
  const etf = aHolding({ id: 'e', type: 'etf', symbol: 'STW' })
  const coin = aHolding({ id: 'c', type: 'crypto', symbol: 'BTC', coinId: 'bitcoin', quantity: 1 })
  let [moments, reviews] = [noMoments, noReviews]
  const bought = aTrade({ date: daysAfter(start, 2), units: 1, brokerage: 2 })
  const completedOn: Record<string, string> = {}
  const seen: Array<[number, string]> = []
  for (let index = 0; index < 30; index++) {
    const today = daysAfter(start, index)
    const day = dayNumber(today)
    if (index === 5) completedOn[4] = today
    if (index === 20) completedOn[6] = today
    const completedLessons = Object.keys(completedOn).map(Number)
    // Day 2: the fund. Day 8: the coin. Days 12 to 15: the fund is down by 11 %.
    const holdings = [...(index >= 2 ? [etf] : []), ...(index >= 8 ? [coin] : [])]
    const trades = index >= 2 ? { e: [bought] } : {}
    const belowHigh: Record<string, number> = index >= 12 && index <= 15 ? { e: 11 } : {}
    const facts = momentFacts({ holdings, trades, belowHigh, progress: { completedLessons }, today })

    const { today: fresh, listed } = momentsToday(facts, moments)
    const applies = new Set(applicableMoments(facts).map(({ key }) => key))
    for (const { key } of listed) expect(applies.has(key)).toBe(true)
    if (fresh !== null && moments.kept[fresh.key] === undefined) seen.push([index, fresh.key.replace(/:1.*/, '')])
    if (fresh !== null) moments = withMomentChanges(moments, [shown(fresh.key, today)])

    reviews = planted(reviews, { completedLessons, completedOn }, day)
    // Reviews on days 6 to 12, then none: what was learned begins to fade.
    const due = dueCards(reviews, day)
    if (index <= 12) {
      const answers = due.map((questionId) => ({ questionId, at: `${today}T02:00:00.000Z`, outcome: outcomes.right }))
      reviews = withAnswers(reviews, answers, new Date(`${today}T03:00:00.000Z`)).record
    }
    const map = conceptMap(facetsOf(facts), strengthOfConcepts(reviews, day))
    expect(map.fresh + map.fading + map.notMet).toBe(map.touched.length)
    expect(map.touched.length === 0).toBe(index < 2)
    const unit = map.touched.find(({ id }) => id === 'etf-units')
    const expected =
      index < 2
        ? undefined
        : index < 5
          ? 'not-met'
          : index <= 12
            ? 'fresh'
            : dueCards(reviews, day).some((id) => id === 'l04-q1' || id === 'l04-q6')
              ? 'fading'
              : 'fresh'
    expect(unit?.freshness, `day ${index}`).toBe(expected)
    const custody = map.touched.find(({ id }) => id === 'keys-and-custody')
    expect(custody?.freshness, `day ${index}`).toBe(
      index < 8 ? undefined : index < 20 ? 'not-met' : index < 21 ? 'fresh' : 'fading',
    )
  }
  expect(seen).toEqual([
    [2, 'brokerage'],
    [3, 'first-etf'],
    [4, 'first-holding'],
    [8, 'above-half:STW'],
    [9, 'coin-without-lesson'],
    [12, 'fall:e'],
  ])
})
