import { dayNumber } from '#shared/kernel/dates.ts'
import { daysAfter, startOfSydneyDay, sydneyDay } from '#shared/kernel/sydney-days.ts'
import { expect, test } from 'vitest'
import { asxEarlyCloses, asxHolidays } from '#shared/facts/asx-holidays.ts'
import {
  asxSessionOn,
  isAsxDay,
  isAsxOpen,
  isAsxPricing,
  lastSettledSession,
  latestPriceTime,
  sessionMinutesBetween,
  tradingDayHoursBetween,
} from '#shared/market/trading-calendar.ts'

const zone = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'Australia/Sydney',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
})

test('a Sydney day is the one of the time zone database, around every midnight from 2025 to 2028', () => {
  const wrong: string[] = []
  for (let at = Date.UTC(2025, 0, 1); at < Date.UTC(2029, 0, 1); at += 1_800_000) {
    // Midnight in Sydney is at 13:00 or 14:00 UTC; no other hour changes the day.
    const hour = new Date(at).getUTCHours()
    if (hour < 12 || hour > 16) continue
    if (sydneyDay(new Date(at)) !== zone.format(new Date(at))) wrong.push(new Date(at).toISOString())
  }
  expect(wrong).toEqual([])
})

test.each([
  ['2026-11-18', '2026-11-17T13:00:00.000Z'],
  ['2026-06-10', '2026-06-09T14:00:00.000Z'],
  ['2026-10-04', '2026-10-03T14:00:00.000Z'],
  ['2026-04-05', '2026-04-04T13:00:00.000Z'],
])('%s begins in Sydney at %s', (day, instant) => {
  expect(startOfSydneyDay(day).toISOString()).toBe(instant)
})

test.each([
  ['in summer time, 11 hours ahead', '2026-11-18', '2026-11-17T23:00:00.000Z', '2026-11-18T05:12:00.000Z'],
  ['in standard time, 10 hours ahead', '2026-06-10', '2026-06-10T00:00:00.000Z', '2026-06-10T06:12:00.000Z'],
  [
    'on the last trading day before the clock goes forward',
    '2026-10-02',
    '2026-10-02T00:00:00.000Z',
    '2026-10-02T06:12:00.000Z',
  ],
  ['on the first after it', '2026-10-06', '2026-10-05T23:00:00.000Z', '2026-10-06T05:12:00.000Z'],
  ['on the first after it goes back', '2026-04-07', '2026-04-07T00:00:00.000Z', '2026-04-07T06:12:00.000Z'],
  ['on Christmas Eve, until 14:12', '2026-12-24', '2026-12-23T23:00:00.000Z', '2026-12-24T03:12:00.000Z'],
])('the ASX trades from 10:00 to the end of the closing auction %s', (_when, day, opens, closes) => {
  const session = asxSessionOn(day)
  expect(isAsxDay(dayNumber(day))).toBe(true)
  expect([session?.opensAt.toISOString(), session?.closesAt.toISOString()]).toEqual([opens, closes])
  expect(session && +session.closesAt - +session.auctionAt).toBe(2 * 60_000)
})

test.each([
  '2026-11-21',
  '2026-11-22',
  '2026-01-26',
  '2026-04-03',
  '2026-06-08',
  '2026-12-28',
  '2027-12-27',
  '2027-12-28',
  '2028-01-26',
])('there is no session on %s', (day) => {
  expect(asxSessionOn(day)).toBeUndefined()
  expect(isAsxDay(dayNumber(day))).toBe(false)
})

test('ANZAC Day on a weekend moves no session: Monday 27 April 2026 is a trading day', () => {
  expect(asxSessionOn('2026-04-27')).toBeDefined()
})

test('every holiday and early close is a weekday, and every year from 2025 to 2027 has its own', () => {
  const weekday = (day: string) => new Date(`${day}T00:00:00Z`).getUTCDay()
  expect([...asxHolidays, ...asxEarlyCloses].filter((day) => weekday(day) === 0 || weekday(day) === 6)).toEqual([])
  expect([...asxEarlyCloses].filter((day) => asxSessionOn(day) === undefined)).toEqual([])
  const perYear = (days: ReadonlySet<string>) =>
    ['2025', '2026', '2027'].map((year) => [...days].filter((day) => day.startsWith(year)).length)
  // ANZAC Day is on a Saturday in 2026 and on a Sunday in 2027.
  expect(perYear(asxHolidays)).toEqual([8, 7, 7])
  expect(perYear(asxEarlyCloses)).toEqual([2, 2, 2])
})

test.each([
  ['2026-11-17T22:59:59Z', false],
  ['2026-11-17T23:00:00Z', true],
  ['2026-11-18T05:11:59Z', true],
  ['2026-11-18T05:12:00Z', false],
  ['2026-11-21T02:00:00Z', false],
  ['2026-12-24T03:30:00Z', false],
  ['2026-12-25T01:00:00Z', false],
])('at %s the ASX is open: %s', (at, expected) => {
  expect(isAsxOpen(new Date(at))).toBe(expected)
})

test.each([
  ['before the open', '2026-11-17T22:55:00Z', false],
  ['at the open', '2026-11-17T23:00:00Z', true],
  ['after the close, while the delayed closing price is on its way', '2026-11-18T05:35:00Z', true],
  ['once it has surely arrived', '2026-11-18T05:42:00Z', false],
  ['after an early close', '2026-12-31T03:35:00Z', true],
  ['later on that afternoon', '2026-12-31T04:00:00Z', false],
  ['on a holiday', '2026-12-28T01:00:00Z', false],
])('prices may come out %s: %s', (_when, at, expected) => {
  expect(isAsxPricing(new Date(at))).toBe(expected)
})

test.each([
  ['on Sunday it is Friday', '2026-11-22T02:00:00Z', '2026-11-20'],
  ['on Monday morning it is Friday', '2026-11-23T01:00:00Z', '2026-11-20'],
  ['while the close is still on its way it is the day before', '2026-11-23T05:30:00Z', '2026-11-20'],
  ['after that it is the day itself', '2026-11-23T05:42:00Z', '2026-11-23'],
  ['after Easter it is Thursday', '2026-04-07T01:00:00Z', '2026-04-02'],
])('of the sessions whose close should be known, %s', (_when, at, day) => {
  expect(lastSettledSession(new Date(at)).day).toBe(day)
})

test.each([
  ['while it trades, of now', '2026-11-18T02:00:00Z', '2026-11-18T02:00:00.000Z'],
  ['before the open, of the close before', '2026-11-17T22:59:00Z', '2026-11-17T05:10:00.000Z'],
  ['on a weekend, of Friday', '2026-11-22T02:00:00Z', '2026-11-20T05:10:00.000Z'],
  ['after an early close, of that one', '2026-12-27T02:00:00Z', '2026-12-24T03:10:00.000Z'],
])('the latest price of the ASX is, %s', (_when, at, traded) => {
  expect(latestPriceTime(new Date(at)).toISOString()).toBe(traded)
})

test.each([
  ['within a session', '2026-11-18T00:00:00Z', '2026-11-18T01:30:00Z', 90],
  ['over a night', '2026-11-18T05:00:00Z', '2026-11-18T23:30:00Z', 12 + 30],
  ['over a weekend', '2026-11-20T05:10:00Z', '2026-11-22T23:05:00Z', 2 + 5],
  ['on a weekend', '2026-11-21T00:00:00Z', '2026-11-22T00:00:00Z', 0],
  ['backwards', '2026-11-18T01:30:00Z', '2026-11-18T00:00:00Z', 0],
  ['over more than two weeks', '2026-10-01T00:00:00Z', '2026-11-18T00:00:00Z', Number.POSITIVE_INFINITY],
])('the minutes of trading %s are counted', (_when, from, to, expected) => {
  expect(sessionMinutesBetween(new Date(from), new Date(to))).toBe(expected)
})

test.each([
  ['over a weekend', '2026-11-20T05:00:00Z', '2026-11-23T01:00:00Z', 20],
  ['over a trading day', '2026-11-17T01:00:00Z', '2026-11-19T01:00:00Z', 48],
  ['over Easter', '2026-04-02T03:00:00Z', '2026-04-07T03:00:00Z', 24],
  ['over more than two weeks', '2026-10-01T00:00:00Z', '2026-11-18T00:00:00Z', Number.POSITIVE_INFINITY],
])('hours %s leave out days without a session', (_when, from, to, expected) => {
  expect(tradingDayHoursBetween(new Date(from), new Date(to))).toBe(expected)
})

test('days are counted across months and years', () => {
  expect([daysAfter('2026-12-31', 1), daysAfter('2027-01-01', -1), daysAfter('2028-02-28', 1)]).toEqual([
    '2027-01-01',
    '2026-12-31',
    '2028-02-29',
  ])
})

test('the days of the week go on before 1970', () => {
  // 28 December 1969 was a Sunday, the day after it a Monday.
  expect([-5, -4, -3].map(isAsxDay)).toEqual([false, false, true])
})
