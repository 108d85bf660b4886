// The record of a recovery: how many codes and tries there are, when each ends, and what is carried out.
import { expect, test } from 'vitest'
import {
  codeExpiry,
  type RecoveryRecord,
  waitingMailId,
  waitsUntil,
  withCode,
  withDone,
  withDue,
  withoutWaiting,
  withOwnerMailed,
  withOwnerTold,
  withTry,
  withWaiting,
} from '#shared/recovery/recovery-record.ts'

const minuteMs = 60_000
const hourMs = 60 * minuteMs
const start = new Date('2026-11-22T00:00:00.000Z')
/** So many milliseconds after the start. */
const at = (ms: number): Date => new Date(start.getTime() + ms)

const coded = (before: RecoveryRecord | undefined, now: Date) =>
  withCode(before, { signature: 'c2ln', expiresAt: codeExpiry(now) }, now)
const none: RecoveryRecord = { codesSentAt: [], code: null, waiting: null, revision: 0 }
/** A day of waiting that began at the start, told and mailed unless said otherwise. */
const waiting = (change: { isTold?: boolean; isMailed?: boolean; isDue?: boolean } = {}): RecoveryRecord => ({
  ...none,
  waiting: {
    id: 'one',
    since: start.toISOString(),
    until: waitsUntil(start),
    isTold: true,
    isMailed: true,
    isDue: false,
    ...change,
  },
})

test('three codes go out in 24 hours, and the next once the first of them is a day old', () => {
  const [first, second, third] = [0, hourMs, 2 * hourMs]
  const three = [first, second, third].reduce<RecoveryRecord | undefined>(
    (record, ms) => coded(record, at(ms)),
    undefined,
  )!
  expect(three).toMatchObject({ revision: 2, code: { triesLeft: 5 } })
  expect(three.codesSentAt).toEqual([first, second, third].map((ms) => at(ms).toISOString()))
  expect(coded(three, at(24 * hourMs - 1))).toBeUndefined()
  const fourth = coded(three, at(24 * hourMs))!
  expect(fourth.codesSentAt).toEqual([second, third, 24 * hourMs].map((ms) => at(ms).toISOString()))
  expect(coded(fourth, at(24 * hourMs))).toBeUndefined()
})

test('a code has five tries and a quarter of an hour, each try used up before it is compared', () => {
  let record: RecoveryRecord | undefined = coded(undefined, start)
  for (const left of [4, 3, 2, 1, 0]) {
    record = withTry(record, at(15 * minuteMs - 1))
    expect(record?.code?.triesLeft).toBe(left)
  }
  expect(withTry(record, start)).toBeUndefined()
  const fresh = coded(undefined, start)
  expect(withTry(fresh, at(15 * minuteMs))).toBeUndefined()
  expect([withTry(undefined, start), withTry(none, start)]).toEqual([undefined, undefined])
})

test('a day of waiting its owner knows of goes on, no sooner and no later; one they may not know of begins anew under its id', () => {
  const again = (before: RecoveryRecord, ms: number) =>
    withWaiting({ ...before, code: coded(none, start)!.code }, 'two', at(ms))
  const known = again(waiting(), 20 * hourMs)
  expect(known).toMatchObject({ code: null, waiting: waiting().waiting, revision: 1 })
  // A mail that is on its way has an hour.
  expect(again(waiting({ isMailed: false }), hourMs).waiting).toEqual(waiting({ isMailed: false }).waiting)
  const anew = { id: 'one', isTold: false, isMailed: false, isDue: false }
  expect(again(waiting({ isMailed: false }), hourMs + 1)).toMatchObject({
    code: { triesLeft: 5 },
    waiting: { ...anew, since: at(hourMs + 1).toISOString(), until: at(25 * hourMs + 1).toISOString() },
  })
  expect(again(waiting({ isTold: false }), 1).waiting).toMatchObject({ ...anew, since: at(1).toISOString() })
  expect(again(none, 0).waiting).toEqual({ ...anew, id: 'two', since: start.toISOString(), until: waitsUntil(start) })
})

test('its owner counts as mailed by the mail about this day of waiting, in its first hour', () => {
  const record = waiting({ isMailed: false })
  const id = waitingMailId(record.waiting!)
  expect(withOwnerMailed(record, id, at(hourMs))?.waiting?.isMailed).toBe(true)
  expect(withOwnerMailed(record, id, at(hourMs + 1))).toBeUndefined()
  expect(withOwnerMailed(record, 'one-waiting-0', start)).toBeUndefined()
  expect([withOwnerMailed(none, id, start), withOwnerMailed(undefined, id, start)]).toEqual([undefined, undefined])
  expect(withOwnerTold(waiting({ isTold: false }), 'one')).toMatchObject({ code: null, waiting: { isTold: true } })
  expect([withOwnerTold(waiting(), 'two'), withOwnerTold(none, 'one')]).toEqual([undefined, undefined])
})

test('after the day it is due, only if its owner was told and mailed, and from then on nothing stops it', () => {
  const end = at(24 * hourMs)
  expect(withDue(waiting(), at(24 * hourMs - 1))).toBeUndefined()
  const due = withDue(waiting(), end)!
  expect(due.waiting?.isDue).toBe(true)
  expect(withDue(waiting({ isTold: false }), end)).toMatchObject({ waiting: null })
  expect(withDue(waiting({ isMailed: false }), end)).toMatchObject({ waiting: null })
  expect([withDue(none, end), withDue(undefined, end)]).toEqual([undefined, undefined])
  expect(withoutWaiting(due, () => true)).toBeUndefined()
  expect(withoutWaiting(waiting(), () => false)).toBeUndefined()
  expect(withoutWaiting(none, () => true)).toBeUndefined()
  expect(withoutWaiting(waiting(), ({ id }) => id === 'one')).toMatchObject({ waiting: null, revision: 1 })
  expect(withDone(due)).toMatchObject({ waiting: null, code: null, revision: 2 })
})
