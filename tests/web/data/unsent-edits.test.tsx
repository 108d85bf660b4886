// Unsent edits: one for each thing, so that an older value never comes after a newer one, and none that has waited too long.
import { QueryClientProvider } from '@tanstack/react-query'
import { act, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import type { TaxChange, WantedAlert } from '#web/data/edits.ts'
import { sendEdits } from '#web/data/send-edits.ts'
import { editsKey, orKept, type UnsentEdit, unsentEdits } from '#web/data/unsent-edits.ts'
import { alertsKey, useRemoveAlert } from '#web/data/use-alerts.ts'
import { AuthContext } from '#web/data/use-auth.ts'
import { useUnwatch } from '#web/data/use-watching.ts'
import { ApiProblem } from '#web/lib/api.ts'
import { createQueryClient } from '#web/lib/query-client.ts'
import { signedInAs } from '#tests/web/signed-in.ts'
import { aUser, configure, signInBefore, tidyUp } from '../app/app-screen.tsx'

const uid = 'sam'
const dayMs = 24 * 3_600_000
const bhp = { type: 'stock', symbol: 'BHP', name: 'BHP Group' } as const
const cba = { type: 'stock', symbol: 'CBA', name: 'CommBank' } as const
const alertAt = (value: number, about: Partial<WantedAlert> = {}): UnsentEdit => ({
  area: 'alert',
  alert: { id: 'a-1', security: bhp, kind: 'above', value, isOn: true, ...about },
})
const forTax = (change: TaxChange): UnsentEdit => ({ area: 'tax', change })
const watching = (security: typeof bhp | typeof cba): UnsentEdit => ({ area: 'watching', security })

const { finances, profile } = aUser()
const revision = 1
const inProfile = ({ name, monthlyIncome }: { name?: string; monthlyIncome?: number }): UnsentEdit => ({
  area: 'profile',
  base: { profile, finances, revision },
  change: {
    profile: name === undefined ? {} : { name },
    finances: monthlyIncome === undefined ? {} : { monthlyIncome },
  },
})

const client = createQueryClient()
const over = (): Promise<never> => Promise.reject(new ApiProblem('unauthenticated', 401, 'Your session has ended.'))
const keep = (edit: UnsentEdit): Promise<unknown> => orKept(client, uid, edit, over).catch(() => undefined)
const save = (edit: UnsentEdit): Promise<unknown> => orKept(client, uid, edit, () => Promise.resolve())

beforeAll(() => configure())
afterEach(tidyUp)

const pairs: ReadonlyArray<readonly [what: string, older: UnsentEdit, newer: UnsentEdit, other: UnsentEdit]> = [
  ['an alert', alertAt(55), alertAt(60), alertAt(55, { id: 'a-2' })],
  [
    'a statement',
    forTax({ kind: 'statement', year: 2026, holdingId: 'h', statement: { interest: 1 } }),
    forTax({ kind: 'statement', year: 2026, holdingId: 'h', statement: null }),
    forTax({ kind: 'statement', year: 2027, holdingId: 'h', statement: { interest: 1 } }),
  ],
  [
    'an entry of a year',
    forTax({ kind: 'entries', year: 2026, entries: { carriedLosses: 1 } }),
    forTax({ kind: 'entries', year: 2026, entries: { carriedLosses: 2 } }),
    forTax({ kind: 'entries', year: 2026, entries: { creditsElsewhere: 1 } }),
  ],
  [
    'a value',
    forTax({ kind: 'value', holdingId: 'h', value: 1 }),
    forTax({ kind: 'value', holdingId: 'h', value: 2 }),
    forTax({ kind: 'value', holdingId: 'i', value: 1 }),
  ],
  [
    'a fact about a share',
    forTax({ kind: 'share', holdingId: 'h', facts: { companyRate: 25 } }),
    forTax({ kind: 'share', holdingId: 'h', facts: { companyRate: 30 } }),
    forTax({ kind: 'share', holdingId: 'h', facts: { isPreferenceShare: true } }),
  ],
  ['what is watched', watching(bhp), watching(bhp), watching(cba)],
  ['a field of the profile', inProfile({ name: 'Al' }), inProfile({ name: 'Lee' }), inProfile({ monthlyIncome: 7 })],
]

test.each(pairs)('of %s only the newest edit waits, and none once it is saved', async (_what, older, newer, other) => {
  await keep(older)
  await keep(other)
  await keep(newer)
  expect(unsentEdits(uid)).toEqual([expect.objectContaining(other), expect.objectContaining(newer)])
  await save(older)
  expect(unsentEdits(uid)).toEqual([expect.objectContaining(other)])
  await save(other)
  expect(localStorage.getItem(editsKey(uid))).toBeNull()
})

test('of an edit of several fields of the profile those wait on that no newer one has', async () => {
  const [name, income] = [inProfile({ name: 'Lee' }), inProfile({ monthlyIncome: 7 })]
  await keep(inProfile({ name: 'Al', monthlyIncome: 7 }))
  await keep(name)
  expect(unsentEdits(uid)).toEqual([expect.objectContaining(income), expect.objectContaining(name)])
  await save(inProfile({ name: 'Kim', monthlyIncome: 8 }))
  expect(localStorage.getItem(editsKey(uid))).toBeNull()
})

/** As an earlier version of the app kept it: with all fields of the form. */
const wholeForm = (name: string, from = revision): UnsentEdit => ({
  area: 'profile',
  base: { profile, finances, revision: from },
  change: { profile: { name, age: profile.age }, finances },
})
const keptBefore = (edit: UnsentEdit): void =>
  localStorage.setItem(editsKey(uid), JSON.stringify([{ ...edit, of: '["profile"]', keptAt: Date.now() }]))

test('of one that names all fields of the form, only those that it changes wait on, and none once they are saved', async () => {
  keptBefore(wholeForm('Al'))
  await save(inProfile({ monthlyIncome: 7 }))
  expect(unsentEdits(uid)).toEqual([expect.objectContaining(inProfile({ name: 'Al' }))])
  keptBefore(wholeForm('Al'))
  await save(inProfile({ name: 'Lee' }))
  expect(localStorage.getItem(editsKey(uid))).toBeNull()
})

test('of a person of whom nothing was saved before, the whole form is sent: it has the answers of the wizard', () => {
  keptBefore(wholeForm('Al', 0))
  expect(unsentEdits(uid)).toEqual([expect.objectContaining(wholeForm('Al', 0))])
})

const wrapper = ({ children }: { children: ReactNode }): ReactNode => (
  <AuthContext value={signedInAs(uid)}>
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  </AuthContext>
)

test('an alert that is removed, and what is not watched any more, does not come back by what waits of it', async () => {
  await keep(alertAt(55))
  await keep(watching(bhp))
  await keep(watching(cba))
  service(() => new Response(null, { status: 204 }))
  signInBefore(uid)
  const { result } = renderHook(() => ({ alert: useRemoveAlert(), watched: useUnwatch() }), { wrapper })
  await act(() => result.current.alert.mutateAsync({ id: 'a-1' }))
  await act(() =>
    result.current.watched.mutateAsync({ id: 'asx-BHP', ...bhp, since: '2026-11-01T00:00:00.000Z', quote: null }),
  )
  expect(unsentEdits(uid)).toEqual([expect.objectContaining(watching(cba))])
})

function service(answer: (call: string) => Response): string[] {
  const asked: string[] = []
  vi.stubGlobal('fetch', async (address: string, { method = 'GET', body = '' }: { method?: string; body?: string }) => {
    const call = `${method} ${new URL(address, 'http://localhost').pathname} ${body}`
    asked.push(call)
    return answer(call)
  })
  return asked
}
const saved = (): Response =>
  Response.json({ id: 'a-1', security: bhp, kind: 'above', value: 55, isOn: true, isWaiting: false, reached: null })

test('what has waited for more than a day is not sent any more, and that is said once', async () => {
  const asked = service(saved)
  vi.useFakeTimers({ toFake: ['Date'] })
  try {
    await keep(alertAt(55))
    await keep(watching(cba))
    await keep(forTax({ kind: 'statement', year: 2026, holdingId: 'h', statement: { interest: 1 } }))
    vi.setSystemTime(Date.now() + dayMs + 1)
    signInBefore(uid)
    await keep(alertAt(60, { id: 'a-2' }))
    expect(await sendEdits(client, uid)).toEqual({
      sent: 1,
      refused: [
        'We couldn’t set your alert on BHP within a day. Enter it again if you still want it.',
        'We couldn’t add CBA to Watching within a day. Enter it again if you still want it.',
        'We couldn’t save a fund’s annual statement for 2025-26 within a day. Enter it again if you still want it.',
      ],
    })
    expect(asked).toEqual([expect.stringMatching(/^PUT \/api\/alerts\/a-2 .*"value":60/)])
    expect(await sendEdits(client, uid)).toEqual({ sent: 0, refused: [] })
  } finally {
    vi.useRealTimers()
  }
})

test('what was refused, and what was sent, is told where one after it has to wait', async () => {
  const invalid = (): Response => Response.json({ code: 'invalid_request', detail: 'No such price.' }, { status: 400 })
  const away = (): Response => Response.json({ message: 'Service Unavailable' }, { status: 503 })
  signInBefore(uid)
  await keep(alertAt(55))
  await keep(watching(cba))
  client.setQueryData(alertsKey, { rules: [], mails: 'off' })
  service((call) => (call.startsWith('PUT') ? invalid() : away()))
  expect(await sendEdits(client, uid)).toEqual({
    sent: 0,
    refused: ['We couldn’t set your alert on BHP: No such price.'],
  })
  expect(unsentEdits(uid)).toEqual([expect.objectContaining(watching(cba))])
  expect(client.getQueryState(alertsKey)?.isInvalidated).toBe(true)
  await expect(sendEdits(client, uid)).rejects.toMatchObject({ status: 503 })
})

test('one that an earlier version of the app kept says nothing of its age, and counts as too old', async () => {
  const asked = service(saved)
  localStorage.setItem(editsKey(uid), JSON.stringify([alertAt(55)]))
  expect((await sendEdits(client, uid)).refused).toHaveLength(1)
  expect(asked).toEqual([])
  expect(localStorage.getItem(editsKey(uid))).toBeNull()
})
