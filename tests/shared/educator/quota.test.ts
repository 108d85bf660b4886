// Who may ask now, by the rules alone, and a reply of the table that got lost.
import { newId } from '#tests/support/runtime.ts'
import { expect, test } from 'vitest'
import { admit, ended, enter } from '#shared/educator/quota.ts'
import type { AiUsage, UsageRecord } from '#shared/educator/ports.ts'

const now = new Date('2026-11-21T01:00:00.000Z')
const at = now.getTime()
const aRecord = (about: Partial<UsageRecord> = {}): UsageRecord => ({
  recent: [],
  day: '2026-11-21',
  chats: 0,
  educations: 0,
  inFlightUntil: 0,
  ticket: 'before',
  revision: 7,
  ...about,
})

test('a first request is admitted and noted', () => {
  expect(admit(undefined, 'chat', now, 't')).toEqual({
    kind: 'admitted',
    usage: {
      recent: [at],
      day: '2026-11-21',
      chats: 1,
      educations: 0,
      inFlightUntil: at + 30_000,
      ticket: 't',
      revision: 1,
    },
  })
})

test.each([
  ['29 chats today', { chats: 29 }, undefined],
  ['30 chats today', { chats: 30 }, 'chatDay'],
  ['30 chats yesterday', { chats: 30, day: '2026-11-20' }, undefined],
  ['4 in the last minute', { recent: [at - 4, at - 3, at - 2, at - 1] }, undefined],
  ['5 in the last minute', { recent: [at - 5, at - 4, at - 3, at - 2, at - 1] }, 'minute'],
  ['5 a minute ago', { recent: [1, 2, 3, 4, 5].map((more) => at - 60_000 - more) }, undefined],
  ['5 by a clock that was ahead', { recent: [1, 2, 3, 4, 5].map((more) => at + more) }, undefined],
  ['one under way', { inFlightUntil: at + 1 }, 'inFlight'],
  ['one that should be over', { inFlightUntil: at }, undefined],
  ['one by a clock that was ahead', { inFlightUntil: at + 3_600_000 }, undefined],
] as const)('with %s, a chat is judged accordingly', (_what, about, because) => {
  const admission = admit(aRecord(about), 'chat', now, 't')
  expect(admission.kind === 'refused' ? admission.because : undefined).toBe(because)
  if (admission.kind === 'refused') expect(admission.retryAfterSeconds).toBeGreaterThanOrEqual(1)
  else expect(admission.usage.revision).toBe(8)
})

test.each([
  [2, undefined],
  [3, 'educationDay'],
] as const)('after %i overviews today, another is judged accordingly', (educations, because) => {
  const admission = admit(aRecord({ educations, chats: 30 }), 'education', now, 't')
  expect(admission.kind === 'refused' ? admission.because : undefined).toBe(because)
})

test('a request that ended leaves the place; one that is not counted leaves the day as it was', () => {
  const usage = aRecord({ chats: 3, educations: 2, inFlightUntil: at + 5 })
  expect(ended(usage, 'chat', true)).toMatchObject({ chats: 3, educations: 2, inFlightUntil: 0, revision: 8 })
  expect(ended(usage, 'chat', false)).toMatchObject({ chats: 2, educations: 2, inFlightUntil: 0 })
  expect(ended(usage, 'education', false)).toMatchObject({ chats: 3, educations: 1, inFlightUntil: 0 })
})

test('a write whose reply was lost is recognised as one’s own', async () => {
  let stored: UsageRecord | undefined
  const store: Pick<AiUsage, 'find' | 'replace'> = {
    find: () => Promise.resolve(stored),
    replace: (_userId, _before, after) => {
      const isFirst = stored === undefined
      if (isFirst) stored = after
      return Promise.resolve(false)
    },
  }
  expect(await enter({ usage: store as AiUsage, newId }, 'person', 'chat', now)).toMatchObject({
    userId: 'person',
    usage: { chats: 1 },
  })
})

test('losing every race ends as being asked to wait', async () => {
  const store: Pick<AiUsage, 'find' | 'replace'> = {
    find: () => Promise.resolve(undefined),
    replace: () => Promise.resolve(false),
  }
  expect(await enter({ usage: store as AiUsage, newId }, 'person', 'chat', now)).toMatchObject({
    kind: 'refused',
    because: 'inFlight',
  })
})
