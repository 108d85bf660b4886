// What every AiUsage does: one write of many holds, reservations stop at the cap, what was erased does not come back.
import { expect, test } from 'vitest'
import type { UsageRecord } from '#shared/educator/ports.ts'
import { closeAccount, type Stores } from '#tests/support/stores.ts'

const expiresAt = new Date('2026-11-23T00:00:00.000Z')
const aRecord = (about: Partial<UsageRecord> = {}): UsageRecord => ({
  recent: [1, 2],
  day: '2026-11-21',
  chats: 1,
  educations: 0,
  inFlightUntil: 5,
  ticket: 't',
  revision: 1,
  ...about,
})
/** A day of its own for each test, because the table is shared. */
let days = 0
const aDay = (): string => new Date(Date.UTC(2026, 0, ++days)).toISOString().slice(0, 10)

export function aiUsageSuite(open: () => Stores): void {
  test('what is stored is found again, each person their own', async () => {
    const { usage } = open()
    const person = crypto.randomUUID()
    expect(await usage.find(person)).toBeUndefined()
    expect(await usage.replace(person, undefined, aRecord(), expiresAt)).toBe(true)
    expect(await usage.find(person)).toEqual(aRecord())
    expect(await usage.find(crypto.randomUUID())).toBeUndefined()
  })

  test('of many first writes one holds, and of many changes of one record too', async () => {
    const { usage } = open()
    const person = crypto.randomUUID()
    const race = (before: UsageRecord | undefined, after: UsageRecord) =>
      Promise.all(Array.from({ length: 30 }, () => usage.replace(person, before, after, expiresAt)))
    expect((await race(undefined, aRecord())).filter(Boolean)).toHaveLength(1)
    expect((await race(aRecord(), aRecord({ revision: 2 }))).filter(Boolean)).toHaveLength(1)
    expect(await usage.find(person)).toEqual(aRecord({ revision: 2 }))
  })

  test('a record that was erased does not come back by a change of it', async () => {
    const { usage, data } = open()
    const person = crypto.randomUUID()
    await usage.replace(person, undefined, aRecord(), expiresAt)
    await data.erase(person)
    expect(await usage.replace(person, aRecord(), aRecord({ revision: 2 }), expiresAt)).toBe(false)
    expect(await usage.find(person)).toBeUndefined()
  })

  test('a closed account gets no record', async () => {
    const stores = open()
    const person = crypto.randomUUID()
    await closeAccount(stores, person)
    await expect(stores.usage.replace(person, undefined, aRecord(), expiresAt)).rejects.toMatchObject({
      code: 'account_closed',
    })
    expect(await stores.usage.find(person)).toBeUndefined()
  })

  test('it is no holding', async () => {
    const { usage, holdings } = open()
    const person = crypto.randomUUID()
    await usage.replace(person, undefined, aRecord(), expiresAt)
    expect(await holdings.list(person)).toEqual([])
  })

  test('reservations in parallel stop at the cap, and what is given back can be had again', async () => {
    const { usage } = open()
    const day = aDay()
    const reserve = (microUsd: number) => usage.reserve(day, microUsd, 1000, expiresAt)
    const held = await Promise.all(Array.from({ length: 20 }, () => reserve(300)))
    expect(held.filter(Boolean)).toHaveLength(3)
    expect(await reserve(101)).toBe(false)
    await usage.giveBack(day, 250)
    expect(await reserve(350)).toBe(true)
    expect(await reserve(1)).toBe(false)
  })

  test('what alone is over the cap is refused, exactly the cap is not, and each day counts for itself', async () => {
    const { usage } = open()
    const [day, next] = [aDay(), aDay()]
    expect(await usage.reserve(day, 1001, 1000, expiresAt)).toBe(false)
    expect(await usage.reserve(day, 1000, 1000, expiresAt)).toBe(true)
    expect(await usage.reserve(day, 1, 1000, expiresAt)).toBe(false)
    expect(await usage.reserve(next, 1000, 1000, expiresAt)).toBe(true)
  })

  test('a negative figure given back adds to what was spent', async () => {
    const { usage } = open()
    const day = aDay()
    await usage.reserve(day, 500, 1000, expiresAt)
    await usage.giveBack(day, -400)
    expect(await usage.reserve(day, 101, 1000, expiresAt)).toBe(false)
    expect(await usage.reserve(day, 100, 1000, expiresAt)).toBe(true)
  })
}
