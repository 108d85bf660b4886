// When mails are sent: around Sunday 17:00 and Saturday 9:00 in Sydney, and on the days on which the clock changes.
import { describe, expect, test } from 'vitest'
import { isDue, isTime, periodStart, slots } from '#shared/messages/schedule.ts'
import { TimedKind } from '#shared/messages/kinds.ts'

const from = (kind: TimedKind, now: string): string => periodStart(kind, new Date(now)).toISOString()

test.each([
  ['a second before 17:00 in daylight saving', '2026-11-22T05:59:59.999Z', '2026-11-15T06:00:00.000Z'],
  ['at 17:00 in daylight saving', '2026-11-22T06:00:00.000Z', '2026-11-22T06:00:00.000Z'],
  ['on Saturday night', '2026-11-28T12:00:00.000Z', '2026-11-22T06:00:00.000Z'],
  ['a second before 17:00 in winter', '2026-07-05T06:59:59.999Z', '2026-06-28T07:00:00.000Z'],
  ['at 17:00 in winter', '2026-07-05T07:00:00.000Z', '2026-07-05T07:00:00.000Z'],
  // The clock goes back at 3:00 on 5 April 2026, so that Sunday's 17:00 is winter time already.
  ['an hour before 17:00 on the day daylight saving ends', '2026-04-05T06:00:00.000Z', '2026-03-29T06:00:00.000Z'],
  ['at 17:00 on the day daylight saving ends', '2026-04-05T07:00:00.000Z', '2026-04-05T07:00:00.000Z'],
  // It goes forward at 2:00 on 4 October 2026, so that Sunday's 17:00 is summer time already.
  ['a second before 17:00 on the day daylight saving begins', '2026-10-04T05:59:59.000Z', '2026-09-27T07:00:00.000Z'],
  ['at 17:00 on the day daylight saving begins', '2026-10-04T06:00:00.000Z', '2026-10-04T06:00:00.000Z'],
])('a weekly report %s', (_name, now, start) => {
  expect(from('weekly', now)).toBe(start)
})

test('market news begins on Saturday at 9:00', () => {
  expect(from('news', '2026-11-20T21:59:59.000Z')).toBe('2026-11-13T22:00:00.000Z')
  expect(from('news', '2026-11-20T22:00:00.000Z')).toBe('2026-11-20T22:00:00.000Z')
})

test('an achievement mail is one for each day of the calendar in Sydney', () => {
  expect(from('achievements', '2026-11-22T12:59:59.000Z')).toBe('2026-11-21T13:00:00.000Z')
  expect(from('achievements', '2026-11-22T13:00:00.000Z')).toBe('2026-11-22T13:00:00.000Z')
})

test('a period begins once: whatever the minute, its beginning lies before and is its own', () => {
  for (const kind of TimedKind.options) {
    for (let at = Date.parse('2026-03-25T00:00:00Z'); at < Date.parse('2026-04-12T00:00:00Z'); at += 17 * 60_000) {
      const start = periodStart(kind, new Date(at))
      expect(start.getTime()).toBeLessThanOrEqual(at)
      expect(periodStart(kind, start)).toEqual(start)
    }
  }
})

describe('whether it may be sent', () => {
  test('a weekly mail is sent up to a day and a half late, and not after', () => {
    expect(isDue('weekly', new Date('2026-11-22T06:00:00.000Z'))).toBe(true)
    expect(isDue('weekly', new Date('2026-11-23T17:59:59.000Z'))).toBe(true)
    expect(isDue('weekly', new Date('2026-11-23T18:00:00.000Z'))).toBe(false)
    expect(isDue('weekly', new Date('2026-11-22T05:59:59.000Z'))).toBe(false)
    expect(isDue('achievements', new Date('2026-11-22T05:59:59.000Z'))).toBe(true)
  })

  test('a timer sends achievements from 18:00 on, and weekly ones from their time', () => {
    expect(isTime('achievements', new Date('2026-11-22T06:59:00.000Z'))).toBe(false)
    expect(isTime('achievements', new Date('2026-11-22T07:00:00.000Z'))).toBe(true)
    expect(isTime('weekly', new Date('2026-11-22T06:00:00.000Z'))).toBe(true)
    expect(isTime('weekly', new Date('2026-11-25T06:00:00.000Z'))).toBe(false)
    expect(slots.achievements.minute).toBe(18 * 60)
  })
})
