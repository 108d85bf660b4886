// What every store of one item a person does: one write of many holds, it is in the download, what was erased does not come back.
import { describe, expect, test } from 'vitest'
import type { FeedbackRecord } from '#shared/educator/feedback.ts'
import type { MomentsRecord } from '#shared/learning/moments/record.ts'
import type { ReviewRecord } from '#shared/learning/review-record.ts'
import type { SecurityRecord } from '#shared/messages/security-record.ts'
import type { OwnItemStore } from '#shared/operation/ports.ts'
import type { RecoveryRecord } from '#shared/recovery/recovery-record.ts'
import type { AlertsRecord } from '#shared/watchlist/alert-rule.ts'
import type { WatchlistRecord } from '#shared/watchlist/watched.ts'
import { closeAccount, type Stores } from '#tests/support/stores.ts'

const feedback = (revision: number): FeedbackRecord => ({
  entries: [
    {
      id: '0a8f9c1e-6f0e-4b7a-9c55-3a1f0f0b2d11',
      isHelpful: false,
      reason: 'unclear',
      source: 'ai',
      at: '2026-11-22T00:00:00.000Z',
    },
  ],
  revision,
})
const review = (revision: number): ReviewRecord => ({
  cards: {
    'l01-q1': {
      from: 20_779,
      memory: { stability: 2.3065, difficulty: 2.11810397, day: 20_780, due: 20_782, isRight: true },
      answers: [17_954_784_003],
    },
    'l01-q2': { from: 20_779, answers: [] },
  },
  days: [20_780, 20_781],
  xpByDay: { '20780': 2 },
  xp: 2,
  revision,
})
const moments = (revision: number): MomentsRecord => ({
  kept: { 'first-etf': { shownOn: '2026-11-22', hiddenUntil: 'never' }, 'half:x': { shownOn: '2026-11-23' } },
  revision,
})

const watchlist = (revision: number): WatchlistRecord => ({
  watched: [{ type: 'crypto', symbol: 'BTC', name: 'Bitcoin', coinId: 'bitcoin', since: '2026-11-22T00:00:00.000Z' }],
  revision,
})
const alerts = (revision: number): AlertsRecord => ({
  rules: [
    {
      id: '0a8f9c1e-6f0e-4b7a-9c55-3a1f0f0b2d12',
      security: { type: 'stock', symbol: 'OWN', name: 'Own' },
      kind: 'move',
      value: 5.5,
      isOn: true,
      place: 'REST#2026-11-22',
      reached: { on: '2026-11-22', at: '2026-11-22T00:00:00.000Z', price: 4.2, changePercent: null },
      toldOn: '2026-11-22',
    },
  ],
  unsettled: [
    {
      instrument: { kind: 'asx', code: 'OWN' },
      place: 'MOVE#000000000000550000000',
      ruleId: '0a8f9c1e-6f0e-4b7a-9c55-3a1f0f0b2d12',
    },
  ],
  revision,
})

const security = (revision: number): SecurityRecord => ({
  browsers: [{ digest: '47DEQpj8HBSa-_TImW-5JCeuQeRkm5NMpJWZG3hSuFU', lastOn: '2026-11-22' }],
  toldOfBrowserAt: '2026-11-22T00:00:00.000Z',
  told: ['a'],
  revision,
})

const recovery = (revision: number): RecoveryRecord => ({
  codesSentAt: ['2026-11-22T00:00:00.000Z'],
  code: { signature: 'c2ln', expiresAt: '2026-11-22T00:15:00.000Z', triesLeft: 4 },
  waiting: {
    id: 'a',
    since: '2026-11-22T00:05:00.000Z',
    until: '2026-11-23T00:05:00.000Z',
    isTold: true,
    isMailed: true,
    isDue: false,
  },
  revision,
})

type Kept = { readonly revision: number }
type RecordIn<Store> = Store extends OwnItemStore<infer Item> ? Item : never
/** The stores that keep one item for each person. */
type OwnItemName = { [Name in keyof Stores]: Stores[Name] extends OwnItemStore<Kept> ? Name : never }[keyof Stores]

/** A store of this kind that is not listed here does not compile: nothing would show that it is in the download and erased. */
const records: {
  readonly [Name in OwnItemName]: readonly [kind: string, aRecord: (revision: number) => RecordIn<Stores[Name]>]
} = {
  feedback: ['PROFILE#AI-FEEDBACK', feedback],
  reviews: ['PROFILE#REVIEW', review],
  moments: ['PROFILE#MOMENTS', moments],
  watchlist: ['PROFILE#WATCHLIST', watchlist],
  alerts: ['PROFILE#ALERTS', alerts],
  recoveries: ['PROFILE#RECOVERY', recovery],
  securities: ['PROFILE#SECURITY', security],
}

type Case = { kind: string; of: (stores: Stores) => OwnItemStore<Kept>; aRecord: (revision: number) => Kept }

/** Every such store, with a record of it. */
export const ownItems: readonly Case[] = (Object.keys(records) as OwnItemName[]).map((name) => {
  const [kind, aRecord] = records[name]
  return { kind, of: (stores) => stores[name], aRecord }
})

export function ownItemsSuite(open: () => Stores): void {
  describe.each(ownItems)('$kind', ({ kind, of, aRecord }) => {
    test('what is stored is found again, each person their own, and is no holding', async () => {
      const stores = open()
      const person = crypto.randomUUID()
      expect(await of(stores).find(person)).toBeUndefined()
      expect(await of(stores).replace(person, undefined, aRecord(1))).toBe(true)
      expect(await of(stores).find(person)).toEqual(aRecord(1))
      expect(await of(stores).find(crypto.randomUUID())).toBeUndefined()
      expect(await stores.holdings.list(person)).toEqual([])
    })

    test('of many first writes one holds, and of many changes of one record too', async () => {
      const store = of(open())
      const person = crypto.randomUUID()
      const race = (before: Kept | undefined, after: Kept) =>
        Promise.all(Array.from({ length: 20 }, () => store.replace(person, before, after)))
      expect((await race(undefined, aRecord(1))).filter(Boolean)).toHaveLength(1)
      expect((await race(aRecord(1), aRecord(2))).filter(Boolean)).toHaveLength(1)
      expect(await store.find(person)).toEqual(aRecord(2))
    })

    test('it is in the download of everything, and gone with the account', async () => {
      const stores = open()
      const person = crypto.randomUUID()
      await of(stores).replace(person, undefined, aRecord(1))
      expect(await stores.data.otherItems(person)).toContainEqual({ kind, ...aRecord(1) })
      await stores.data.erase(person)
      expect(await of(stores).find(person)).toBeUndefined()
      expect(await of(stores).replace(person, aRecord(1), aRecord(2))).toBe(false)
      expect(await of(stores).find(person)).toBeUndefined()
    })

    test('a closed account gets no record', async () => {
      const stores = open()
      const person = crypto.randomUUID()
      await closeAccount(stores, person)
      await expect(of(stores).replace(person, undefined, aRecord(1))).rejects.toMatchObject({ code: 'account_closed' })
      expect(await of(stores).find(person)).toBeUndefined()
    })
  })
  test('the list of who is due is in the order of time, and an entry goes with the account', async () => {
    const { recoveries, data } = open()
    const [first, second, third] = ['a', 'b', 'c'].map((name) => `${name}-${crypto.randomUUID()}`) as [
      string,
      string,
      string,
    ]
    const [early, late] = ['2020-11-23T00:00:00.000Z', '2020-11-23T00:05:00.000Z']
    const mine = async (by: string) =>
      (await recoveries.due(new Date(by), 100)).filter(({ userId }) => [first, second, third].includes(userId))
    await recoveries.note({ until: late, userId: first })
    await recoveries.note({ until: early, userId: second })
    await recoveries.note({ until: late, userId: third })
    expect(await mine('2020-11-22T23:59:59.999Z')).toEqual([])
    expect(await mine(early)).toEqual([{ until: early, userId: second }])
    expect((await mine(late)).map(({ userId }) => userId)).toEqual([second, first, third])
    expect(await recoveries.due(new Date(late), 1)).toHaveLength(1)
    await recoveries.forget({ until: early, userId: second })
    const waiting = { id: 'a', since: early, until: late, isTold: true, isMailed: true, isDue: false }
    await recoveries.replace(third, undefined, { ...recovery(1), waiting })
    await data.erase(third)
    expect(await mine(late)).toEqual([{ until: late, userId: first }])
    await recoveries.forget({ until: late, userId: first })
  })
}
