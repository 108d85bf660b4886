// What every AccountData and OpenAccounts does: what is shown, closed and erased of a person, and of nobody else.
import { newUser } from '#shared/account/user-record.ts'
import { expect, test } from 'vitest'
import type { UsageRecord } from '#shared/educator/ports.ts'
import { aBuy } from '#tests/support/ledgers.ts'
import { aStoredHolding, requestFor } from '#tests/support/holdings.ts'
import type { Stores } from '#tests/support/stores.ts'
import { notes } from './tax-store.ts'
import { anAnalysis } from './user-store.ts'

const now = '2026-11-21T00:00:00.000Z'
const later = '2028-11-21T00:00:00.000Z'
const expiresAt = new Date(later)
const used: UsageRecord = {
  recent: [1],
  day: '2026-11-21',
  chats: 1,
  educations: 0,
  inFlightUntil: 0,
  ticket: 't',
  revision: 1,
}

/** Somebody of whom every store keeps something. */
async function aPerson({ users, holdings, ledgers, imports, taxes, usage }: Stores): Promise<string> {
  const uid = crypto.randomUUID()
  await users.create(newUser({ uid, email: `${uid}@example.test` }, {}, now))
  await users.saveAnalysis(uid, anAnalysis('Mine'))
  await usage.replace(uid, undefined, used, expiresAt)
  const holding = aStoredHolding()
  await holdings.add(uid, holding, requestFor(holding))
  await holdings.replace(uid, { ...holding, revision: 1 }, { keep: [{ day: 20_000, price: 7 }] })
  await ledgers.takePlaces(uid, 1)
  await ledgers.write(uid, holding.id, { revision: 1, transactions: [{ ...aBuy('2024-03-01', 1, 1), createdAt: now }] })
  const record = {
    id: crypto.randomUUID(),
    label: 'CommSec',
    state: 'open',
    createdAt: now,
    expiresAt: later,
    revision: 1,
  } as const
  await imports.write(uid, record)
  await imports.writePart(uid, record, { holdingId: holding.id, isNew: true, rows: [], isUndone: false, revision: 1 })
  await taxes.writeYear(uid, { year: 2026, carriedLosses: 1, creditsElsewhere: null })
  await taxes.writeHolding(uid, notes(holding.id))
  return uid
}

export function accountDataSuite(open: () => Stores): void {
  test('the other items are the counters, without keys, and nothing that has a place of its own', async () => {
    const stores = open()
    const person = await aPerson(stores)
    const items = await stores.data.otherItems(person)
    expect(items.filter(({ kind }) => kind !== 'ACCOUNT')).toEqual([
      expect.objectContaining({ kind: 'PROFILE#AI-USAGE', ...used }),
    ])
    for (const item of items) {
      expect(Object.keys(item)).not.toEqual(expect.arrayContaining([expect.stringMatching(/^(pk|sk|entity|v)$/)]))
    }
    expect(JSON.stringify(items)).not.toContain(person)
    expect(await stores.data.otherItems(crypto.randomUUID())).toEqual([])
  })

  test('erasing takes everything of one person, can be repeated, and leaves the others alone', async () => {
    const stores = open()
    const [person, other] = [await aPerson(stores), await aPerson(stores)]
    await stores.data.close(person, now, expiresAt)
    await stores.data.erase(person)
    await stores.data.erase(person)
    expect(await stores.data.otherItems(person)).toEqual([
      { kind: 'ACCOUNT', closedAt: now, expiresAt: expiresAt.getTime() / 1000 },
    ])
    expect(await stores.usage.find(person)).toBeUndefined()
    await expect(stores.users.findAnalysis(person)).rejects.toMatchObject({ code: 'account_closed' })
    expect(await stores.users.find(other)).toMatchObject({ uid: other })
    expect(await stores.holdings.typedPrices(person)).toEqual(new Map())
    const [kept] = await stores.holdings.list(other)
    expect((await stores.holdings.typedPrices(other)).get(kept?.id ?? '')).toHaveLength(1)
    expect((await stores.ledgers.list(other)).get(kept?.id ?? '')).toHaveLength(1)
  })

  test('the first closing date stands when the deletion is repeated', async () => {
    const stores = open()
    const person = await aPerson(stores)
    await stores.data.close(person, now, expiresAt)
    await stores.data.close(person, '2027-01-01T00:00:00.000Z', new Date('2029-01-01T00:00:00.000Z'))
    await stores.data.erase(person)
    expect(await stores.data.otherItems(person)).toMatchObject([
      { closedAt: now, expiresAt: expiresAt.getTime() / 1000 },
    ])
  })

  test('an account is closed once it was closed, and open before, also with nothing stored', async () => {
    const { data, openAccounts } = open()
    const [kim, lee] = [crypto.randomUUID(), crypto.randomUUID()]
    expect(await openAccounts.isClosed(kim)).toBe(false)
    await data.close(kim, now, expiresAt)
    expect(await openAccounts.isClosed(kim)).toBe(true)
    expect(await openAccounts.isClosed(lee)).toBe(false)
  })

  test('whoever writes while the account is being closed leaves nothing behind', async () => {
    const stores = open()
    const person = await aPerson(stores)
    const late = Array.from({ length: 8 }, () => aStoredHolding())
    const writes = late.map((holding) => stores.holdings.add(person, holding, requestFor(holding)))
    await Promise.all([stores.data.close(person, now, expiresAt), ...writes.map((write) => write.catch(() => null))])
    await stores.data.erase(person)
    expect(await stores.data.otherItems(person)).toHaveLength(1)
    for (const { id } of late) expect(await stores.holdings.remove(person, id)).toBe(false)
  })
}
