// What every FeedbackStore does: one write of many holds, it is in the download, what was erased does not come back.
import { expect, test } from 'vitest'
import type { FeedbackRecord } from '#shared/educator/feedback.ts'
import { closeAccount, type Stores } from '#tests/support/stores.ts'

const aRecord = (revision = 1): FeedbackRecord => ({
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

export function feedbackStoreSuite(open: () => Stores): void {
  test('what is stored is found again, each person their own, and is no holding', async () => {
    const { feedback, holdings } = open()
    const person = crypto.randomUUID()
    expect(await feedback.find(person)).toBeUndefined()
    expect(await feedback.replace(person, undefined, aRecord())).toBe(true)
    expect(await feedback.find(person)).toEqual(aRecord())
    expect(await feedback.find(crypto.randomUUID())).toBeUndefined()
    expect(await holdings.list(person)).toEqual([])
  })

  test('of many first writes one holds, and of many changes of one record too', async () => {
    const { feedback } = open()
    const person = crypto.randomUUID()
    const race = (before: FeedbackRecord | undefined, after: FeedbackRecord) =>
      Promise.all(Array.from({ length: 20 }, () => feedback.replace(person, before, after)))
    expect((await race(undefined, aRecord())).filter(Boolean)).toHaveLength(1)
    expect((await race(aRecord(), aRecord(2))).filter(Boolean)).toHaveLength(1)
    expect(await feedback.find(person)).toEqual(aRecord(2))
  })

  test('it is in the download of everything, and gone with the account', async () => {
    const { feedback, data } = open()
    const person = crypto.randomUUID()
    await feedback.replace(person, undefined, aRecord())
    expect(await data.otherItems(person)).toContainEqual({ kind: 'PROFILE#AI-FEEDBACK', ...aRecord() })
    await data.erase(person)
    expect(await feedback.find(person)).toBeUndefined()
    expect(await feedback.replace(person, aRecord(), aRecord(2))).toBe(false)
    expect(await feedback.find(person)).toBeUndefined()
  })

  test('a closed account gets no record', async () => {
    const stores = open()
    const person = crypto.randomUUID()
    await closeAccount(stores, person)
    await expect(stores.feedback.replace(person, undefined, aRecord())).rejects.toMatchObject({
      code: 'account_closed',
    })
    expect(await stores.feedback.find(person)).toBeUndefined()
  })
}
