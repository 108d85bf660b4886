// What every SubscriberStore and RecipientStore does: who is listed for which mail, one mail in a period, and closing an account
// wins over both.
import { describe, expect, test } from 'vitest'
import { newUser, type UserRecord } from '#shared/account/user-record.ts'
import { TimedKind } from '#shared/messages/kinds.ts'
import { shardCount, shardOf } from '#shared/messages/shards.ts'
import { closeAccount, type Stores } from '#tests/support/stores.ts'

const consentAt = '2026-11-20T00:00:00.000Z'
const sunday = new Date('2026-11-22T06:00:00.000Z')
const minuteAfter = new Date('2026-11-22T06:01:00.000Z')
const nextSunday = new Date('2026-11-29T06:00:00.000Z')

async function somebody({ users }: Stores, change: Partial<UserRecord> = {}): Promise<string> {
  const uid = crypto.randomUUID()
  const user = newUser({ uid, email: `${uid}@example.test`, name: 'Kim', isEmailVerified: true }, {}, consentAt)
  await users.create({ ...user, ...change })
  return uid
}

async function listed({ subscribers }: Stores, kind: TimedKind, userId: string): Promise<number> {
  let count = 0
  for await (const page of subscribers.pages(kind, shardOf(userId))) count += page.filter((id) => id === userId).length
  return count
}

export function subscriberStoreSuite(open: () => Stores): void {
  describe('subscribers', () => {
    test('somebody is listed once for each kind they asked for, and no longer once removed', async () => {
      const stores = open()
      const [kim, lee] = [await somebody(stores), await somebody(stores)]
      await stores.subscribers.add(kim, ['weekly', 'news'])
      await stores.subscribers.add(kim, ['weekly'])
      await stores.subscribers.add(lee, ['weekly'])
      await stores.subscribers.add(lee, [])
      expect(await Promise.all(TimedKind.options.map((kind) => listed(stores, kind, kim)))).toEqual([1, 0, 1])
      await stores.subscribers.remove(kim, ['weekly', 'achievements'])
      expect(await listed(stores, 'weekly', kim)).toBe(0)
      expect(await listed(stores, 'news', kim)).toBe(1)
      expect(await listed(stores, 'weekly', lee)).toBe(1)
    })

    test('people lie in their own shard, and in no other', async () => {
      const stores = open()
      const person = await somebody(stores)
      await stores.subscribers.add(person, ['achievements'])
      const shards: number[] = []
      for (let shard = 0; shard < shardCount; shard++) {
        for await (const page of stores.subscribers.pages('achievements', shard)) {
          if (page.includes(person)) shards.push(shard)
        }
      }
      expect(shards).toEqual([shardOf(person)])
    })

    test('closing the account takes the entries away, and a late one is refused and leaves nothing', async () => {
      const stores = open()
      const person = await somebody(stores)
      await stores.subscribers.add(person, TimedKind.options)
      await closeAccount(stores, person)
      await expect(stores.subscribers.add(person, ['weekly'])).rejects.toMatchObject({ code: 'account_closed' })
      expect(await Promise.all(TimedKind.options.map((kind) => listed(stores, kind, person)))).toEqual([0, 0, 0])
    })
  })

  describe('recipients', () => {
    test('are found by id with what mails need; who is not there or has closed is left out', async () => {
      const stores = open()
      const [kim, gone, halfGone] = [await somebody(stores), await somebody(stores), await somebody(stores)]
      await closeAccount(stores, gone)
      // Cut off in between: the account is closed, the document still there.
      await stores.data.close(halfGone, consentAt, new Date('2028-11-21T00:00:00.000Z'))
      const found = await stores.recipients.find([kim, gone, halfGone, crypto.randomUUID()])
      expect([...found.keys()]).toEqual([kim])
      expect(found.get(kim)).toMatchObject({
        userId: kim,
        email: `${kim}@example.test`,
        name: 'Kim',
        notifications: { weeklyReports: true, marketNews: false },
        messages: { consentAt, includeAmounts: false, stopped: null },
        mailedAt: {},
        learning: { completedLessons: [] },
      })
      expect(await stores.recipients.find([])).toEqual(new Map())
    })

    test('of twenty claims of one period one is had, and the next period has its own', async () => {
      const stores = open()
      const person = await somebody(stores)
      const claims = await Promise.all(
        Array.from({ length: 20 }, () => stores.recipients.claim(person, 'weekly', sunday, minuteAfter)),
      )
      expect(claims.filter((claim) => claim !== undefined)).toHaveLength(1)
      expect((await stores.recipients.find([person])).get(person)?.mailedAt).toEqual({
        weekly: minuteAfter.toISOString(),
      })
      expect(await stores.recipients.claim(person, 'achievements', sunday, minuteAfter)).toBeDefined()
      expect(await stores.recipients.claim(person, 'weekly', nextSunday, nextSunday)).toBeDefined()
    })

    test('a clock that is behind claims for the period all the same, once', async () => {
      const stores = open()
      const person = await somebody(stores)
      const early = new Date(sunday.getTime() - 5000)
      expect(await stores.recipients.claim(person, 'weekly', sunday, early)).toBeDefined()
      expect(await stores.recipients.claim(person, 'weekly', sunday, minuteAfter)).toBeUndefined()
    })

    test('a claim that is given back can be had again, once; one of before stays', async () => {
      const stores = open()
      const person = await somebody(stores)
      const first = await stores.recipients.claim(person, 'weekly', sunday, sunday)
      await first?.release()
      expect((await stores.recipients.find([person])).get(person)?.mailedAt).toEqual({})
      const second = await stores.recipients.claim(person, 'weekly', sunday, minuteAfter)
      expect(second).toBeDefined()
      await first?.release()
      expect(await stores.recipients.claim(person, 'weekly', sunday, minuteAfter)).toBeUndefined()
      const next = await stores.recipients.claim(person, 'weekly', nextSunday, nextSunday)
      await next?.release()
      expect((await stores.recipients.find([person])).get(person)?.mailedAt.weekly).toBe(minuteAfter.toISOString())
      await closeAccount(stores, person)
      await next?.release()
    })

    test('nothing is claimed without consent, with the switch off, after a stop, or of a closed account', async () => {
      const stores = open()
      const claim = (person: string, kind: 'weekly' | 'news' = 'weekly') =>
        stores.recipients.claim(person, kind, sunday, minuteAfter)
      const unasked = await somebody(stores, { messages: { consentAt: null, includeAmounts: false, stopped: null } })
      const off = await somebody(stores)
      expect(await stores.recipients.turnOff(off, 'weekly')).toBe(true)
      const stopped = await somebody(stores)
      await stores.recipients.stop(stopped, 'bounce', sunday)
      const closed = await somebody(stores)
      await closeAccount(stores, closed)
      for (const person of [unasked, off, stopped, closed, crypto.randomUUID()]) {
        expect(await claim(person)).toBeUndefined()
      }
      expect(await claim(off, 'news')).toBeUndefined()
    })

    test('a switch is turned off for one kind, again and again, and an edit from before cannot turn it on again', async () => {
      const stores = open()
      const person = await somebody(stores)
      const before = await stores.users.find(person)
      expect(await stores.recipients.turnOff(person, 'alerts')).toBe(true)
      expect(await stores.recipients.turnOff(person, 'alerts')).toBe(true)
      const after = await stores.users.find(person)
      expect(after?.preferences.notifications).toEqual({ ...before?.preferences.notifications, priceAlerts: false })
      expect(before && (await stores.users.replaceProfile(before, { ...before, name: 'Old' }))).toBeUndefined()
      expect(await stores.recipients.turnOff(crypto.randomUUID(), 'alerts')).toBe(false)
    })

    test('the first stop stands; nobody is stopped who has no account, or has asked for mails since', async () => {
      const stores = open()
      const person = await somebody(stores)
      expect(await stores.recipients.stop(person, 'bounce', new Date('2026-11-19T00:00:00.000Z'))).toBe(false)
      expect(await stores.recipients.stop(person, 'bounce', new Date(consentAt))).toBe(false)
      expect((await stores.users.find(person))?.messages.stopped).toBeNull()
      expect(await stores.recipients.stop(person, 'complaint', sunday)).toBe(true)
      expect(await stores.recipients.stop(person, 'bounce', nextSunday)).toBe(false)
      expect(await stores.recipients.stop(crypto.randomUUID(), 'bounce', sunday)).toBe(false)
      const unasked = await somebody(stores, { messages: { consentAt: null, includeAmounts: false, stopped: null } })
      expect(await stores.recipients.stop(unasked, 'bounce', sunday)).toBe(false)
      expect((await stores.users.find(person))?.messages.stopped).toEqual({
        because: 'complaint',
        at: sunday.toISOString(),
      })
    })

    test('an edit of the profile leaves what was mailed as it is', async () => {
      const stores = open()
      const person = await somebody(stores)
      const before = await stores.users.find(person)
      await stores.recipients.claim(person, 'news', sunday, minuteAfter)
      await stores.recipients.claim(person, 'weekly', sunday, minuteAfter)
      expect(before && (await stores.users.replaceProfile(before, { ...before, name: 'New' }))?.name).toBe('New')
      expect((await stores.users.find(person))?.mailedAt).toEqual({ weekly: minuteAfter.toISOString() })
    })
  })
}
