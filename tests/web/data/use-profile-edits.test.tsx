// Profile edits: of two at once nothing is lost; every request of one is its person's; with somebody else at this browser by then nothing more is sent.
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import type { UserChange } from '#shared/account/user.ts'
import { changeUser, newUser, userDocument } from '#shared/account/user-record.ts'
import type { ProfileEdit } from '#web/data/edits.ts'
import { sendEdits } from '#web/data/send-edits.ts'
import { unsentEdits } from '#web/data/unsent-edits.ts'
import { AuthContext } from '#web/data/use-auth.ts'
import { saveEdit, useNamePasskey, useNotifications, useUpdateProfile } from '#web/data/use-profile-edits.ts'
import { profileKey } from '#web/data/use-profile.ts'
import { claimsOf } from '#web/lib/stored-session.ts'
import { createQueryClient } from '#web/lib/query-client.ts'
import { signedInAs } from '#tests/web/signed-in.ts'
import { aUser, configure, signInBefore, tidyUp } from '../app/app-screen.tsx'

beforeAll(() => configure())
afterEach(tidyUp)

const conflict = (): Response =>
  Response.json({ code: 'conflict', detail: 'It has changed since it was read.' }, { status: 409 })

const now = '2026-11-21T00:00:00.000Z'
const around =
  (client: QueryClient) =>
  ({ children }: { children: ReactNode }): ReactNode => (
    <AuthContext value={signedInAs('sam')}>
      <QueryClientProvider client={client}>{children}</QueryClientProvider>
    </AuthContext>
  )

/** Sam's first change is answered once Alex has signed in here; every request as `who METHOD path`. */
function start(answerToSam: () => Response): string[] {
  const asked: string[] = []
  signInBefore('sam')
  vi.stubGlobal('fetch', async (address: string, { method = 'GET', headers = {} }: RequestInit = {}) => {
    const who = String(claimsOf(new Headers(headers).get('authorization') ?? '')['sub'])
    asked.push(`${who} ${method} ${new URL(address, 'http://localhost').pathname}`)
    signInBefore('alex')
    return who === 'sam' ? answerToSam() : Response.json(aUser({ uid: who }))
  })
  return asked
}

const edit = { base: aUser(), change: { profile: { name: 'Sammy', age: 30 } } }
const ended = { status: 401, code: 'unauthenticated' }
/** Its wizard was answered, and that could not be saved at the time. */
const unsaved = aUser({
  needsOnboarding: true,
  profile: { ...aUser().profile, age: 30 },
  finances: { ...aUser().finances, investmentGoal: 'House deposit' },
})

test.each([
  ['what is there is not read as theirs', conflict],
  ['the answers of the wizard are not saved as theirs', () => Response.json(unsaved)],
])('with the next person there as an edit is answered, %s', async (_what, answerToSam) => {
  const asked = start(answerToSam)
  const client = createQueryClient()
  await expect(saveEdit(client, 'sam', edit)).rejects.toMatchObject(ended)
  expect(asked).toEqual(['sam PUT /api/profile'])
  expect(client.getQueryData(profileKey)).toBeUndefined()
})

test('edits of different fields that two tabs keep as the session ends are both saved', async () => {
  let user = newUser({ uid: 'sam', email: 'sam@example.com', name: 'Sam' }, { finances: { monthlyIncome: 5 } }, now)
  const base = userDocument(user)
  vi.stubGlobal('fetch', async (_address: string, { body }: { body?: string } = {}) => {
    if (body !== undefined) {
      const change = JSON.parse(body) as UserChange
      if (change.revision !== user.revision) return conflict()
      user = { ...changeUser(user, change, now), revision: user.revision + 1 }
    }
    return Response.json(userDocument(user))
  })
  const inTab = async (change: ProfileEdit['change']): Promise<void> => {
    const wrapper = around(createQueryClient())
    const { result } = renderHook(() => useUpdateProfile(), { wrapper })
    await expect(result.current.mutateAsync({ base, change })).rejects.toMatchObject(ended)
  }
  signInBefore('alex')
  await inTab({ profile: { name: 'Sammy', age: null }, finances: { monthlyIncome: 5 } })
  await inTab({ profile: { name: 'Sam', age: null }, finances: { monthlyIncome: 7 } })
  signInBefore('sam')
  expect(await sendEdits(createQueryClient(), 'sam')).toEqual({ sent: 2, refused: [] })
  expect(user).toMatchObject({ name: 'Sammy', finances: { monthlyIncome: 7 } })
})

test('one of somebody whose answers of the wizard are not saved waits with all its fields', async () => {
  const base = aUser({ ...unsaved, revision: 0, lastUpdated: now })
  const { name, age } = base.profile
  const change = { profile: { name, age }, finances: { monthlyIncome: 7, monthlyExpenses: 3 } }
  const wrapper = around(createQueryClient())
  const { result } = renderHook(() => useUpdateProfile(), { wrapper })
  signInBefore('alex')
  await expect(result.current.mutateAsync({ base, change })).rejects.toMatchObject(ended)
  expect(unsentEdits('sam')).toEqual([expect.objectContaining({ change })])
})

test('nor is a switch, or a name of a passkey, sent again as theirs', async () => {
  const client = createQueryClient()
  const wrapper = around(client)
  const failed: unknown[] = []
  const { result } = renderHook(
    () => ({
      switches: useNotifications(aUser().preferences, (_given, error) => failed.push(error)),
      name: useNamePasskey(),
    }),
    { wrapper },
  )
  const asked = start(conflict)
  result.current.switches.turn({ notification: 'weeklyReports', isOn: true })
  await waitFor(() => expect(failed).toEqual([expect.objectContaining(ended)]))
  await expect(result.current.name('digest', 'Phone')).rejects.toMatchObject(ended)
  expect(asked).toEqual(['sam PUT /api/profile'])
})
