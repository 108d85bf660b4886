// What follows from a change: the page of a holding and the figures over time are not shown as they were, and a completed lesson
// counts wherever progress is shown.
import { useQueryClient } from '@tanstack/react-query'
import { cleanup, screen, waitFor } from '@testing-library/react'
import { useEffect } from 'react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { User } from '#shared/account/user.ts'
import { newUser, userDocument } from '#shared/account/user-record.ts'
import type { LearningProgress } from '#shared/learning/progress.ts'
import type { Holding } from '#shared/portfolio/holding.ts'
import { aStoredHolding } from '#tests/support/holdings.ts'
import { endTest, openPage, startTest, wait } from '#tests/web/features/portfolio/portfolio-screen.tsx'
import { noteProgress } from '#web/data/note-progress.ts'
import { useRemoveHolding, useUpdateHolding } from '#web/data/use-holding-changes.ts'
import { ledgerKey, performanceKey } from '#web/data/use-holdings.ts'
import { profileKey } from '#web/data/use-profile.ts'
import { createQueryClient } from '#web/lib/query-client.ts'

beforeEach(startTest)
afterEach(() => {
  cleanup()
  endTest()
})

const holding = aStoredHolding({})
const performance = [...performanceKey, 'user-1', 'All', null, null]
let client: ReturnType<typeof useQueryClient>

function Page() {
  const known = useQueryClient()
  useEffect(() => {
    client = known
  }, [known])
  const { mutate: update } = useUpdateHolding()
  const { mutate: remove } = useRemoveHolding()
  return (
    <>
      <button type="button" onClick={() => update({ id: holding.id, change: { quantity: 20 } })}>
        Update
      </button>
      <button type="button" onClick={() => update({ id: holding.id, change: { note: { why: 'It pays' } } })}>
        Note
      </button>
      <button type="button" onClick={() => remove(holding as unknown as Holding)}>
        Remove
      </button>
    </>
  )
}

test.each(['Update', 'Remove'])(
  'after %s neither the holding’s own page nor the chart is shown as it was',
  async (name) => {
    const { user } = await openPage({ Page, stored: [holding], prices: { 'asx:CBA': 165.85 } })
    client.setQueryData(ledgerKey(holding.id), { parcels: [] })
    client.setQueryData(performance, { days: [] })
    await user.click(screen.getByRole('button', { name }))
    await waitFor(() => expect(client.getQueryState(performance)?.isInvalidated).toBe(true))
    expect(client.getQueryData(ledgerKey(holding.id))).toBeUndefined()
  },
)

test('a note changes neither, and asks for nothing anew', async () => {
  const { user, service } = await openPage({ Page, stored: [holding], prices: { 'asx:CBA': 165.85 } })
  client.setQueryData(ledgerKey(holding.id), { parcels: [] })
  client.setQueryData(performance, { days: [] })
  await user.click(screen.getByRole('button', { name: 'Note' }))
  await waitFor(() => expect(service.stored.get(holding.id)?.note).toMatchObject({ why: 'It pays' }))
  await wait(50)
  expect([client.getQueryState(performance)?.isInvalidated, client.getQueryData(ledgerKey(holding.id))]).toEqual([
    false,
    { parcels: [] },
  ])
})

test('a completed lesson counts in the profile too, from which the Dashboard knows whether somebody is new', () => {
  const known = createQueryClient()
  known.setQueryData<User>(
    profileKey,
    userDocument(newUser({ uid: 'user-1', email: 'sam@example.test', name: 'Sam' }, {}, '2026-11-01T00:00:00.000Z')),
  )
  noteProgress(known, { completedLessons: [1], xp: 15, level: 1 } as unknown as LearningProgress)
  const user = known.getQueryData<User>(profileKey)
  expect([user?.learning.completedLessons, user?.profile.xp]).toEqual([[1], 15])
})
