// The service of looking around: what was done is kept and found again, and what cannot be kept is taken back.
import { expect, test } from 'vitest'
import { ownWorkIn } from '#web/adapters/around/kept-state.ts'
import { aroundService, type AroundService } from '#web/adapters/around/service.ts'

const clock = { now: () => new Date('2026-11-23T01:00:00.000Z') }
const identity = { uid: '6d756e75-7400-4000-8000-0000000000aa', email: 'banksia@example.com' }
const wine = { id: '6d756e75-7400-4000-8000-0000000000bb', type: 'other', symbol: 'WINE', quantity: 2, costBasis: 300 }

/** A tab with room for some texts. */
function aTab(room = Number.POSITIVE_INFINITY) {
  const tab = { kept: null as string | null, room }
  const open = (): Promise<AroundService> =>
    aroundService({
      identity,
      clock,
      newId: () => crypto.randomUUID(),
      kept: tab.kept,
      keep(text) {
        if (text.length > tab.room) return false
        tab.kept = text
        return true
      },
    })
  return { tab, open }
}

const ask = async (service: AroundService, method: string, url: string, body?: unknown) => {
  const answer = await service.answer({ method, url, body: body === undefined ? undefined : JSON.stringify(body) })
  return { status: answer.status, body: JSON.parse(answer.body ?? 'null') as Record<string, never> }
}
const symbolsOf = async (service: AroundService): Promise<string[]> => {
  const { body } = await ask(service, 'GET', '/api/holdings')
  return (body as unknown as { holdings: { symbol: string }[] }).holdings.map(({ symbol }) => symbol)
}

test('what was done is there after a reload, with what came with the demo told apart', async () => {
  const { tab, open } = aTab()
  const before = await open()
  expect(ownWorkIn(tab.kept)).toEqual([])
  expect(await ask(before, 'POST', '/api/holdings', wine)).toMatchObject({ status: 201 })
  const after = await open()
  expect(await symbolsOf(after)).toEqual(['CBA', 'VAS', 'VGS', 'BHP', 'BTC', 'WINE'])
  expect(await ask(after, 'POST', '/api/holdings', wine)).toMatchObject({ status: 200 })
  expect(ownWorkIn(tab.kept)).toMatchObject([{ kind: 'holding', holding: { symbol: 'WINE' } }])
})

test('a change that does not fit is refused and leaves everything as it was', async () => {
  const { tab, open } = aTab()
  const service = await open()
  tab.room = (tab.kept ?? '').length
  const refused = await ask(service, 'POST', '/api/holdings', wine)
  expect(refused).toMatchObject({ status: 409, body: { code: 'conflict' } })
  expect(await symbolsOf(service)).toEqual(['CBA', 'VAS', 'VGS', 'BHP', 'BTC'])
  expect(ownWorkIn(tab.kept)).toEqual([])
  tab.room = Number.POSITIVE_INFINITY
  expect(await ask(service, 'POST', '/api/holdings', wine)).toMatchObject({ status: 201 })
})

test('where there is no room from the beginning, a change is refused and everything stays as it was', async () => {
  const { open } = aTab(0)
  const service = await open()
  expect(await ask(service, 'POST', '/api/holdings', wine)).toMatchObject({ status: 409, body: { code: 'conflict' } })
  expect(await symbolsOf(service)).toEqual(['CBA', 'VAS', 'VGS', 'BHP', 'BTC'])
})

test('a text of another version, or none of ours, begins anew', async () => {
  for (const text of ['{"version":0}', 'not JSON', '4']) {
    const { tab, open } = aTab()
    tab.kept = text
    expect(await symbolsOf(await open())).toHaveLength(5)
    expect(ownWorkIn(text)).toEqual([])
  }
})

test('an address that is none is not found, and a bad body says what is wrong', async () => {
  const service = await aTab().open()
  expect(await ask(service, 'GET', '/api/nothing')).toMatchObject({ status: 404 })
  expect(await ask(service, 'POST', '/api/holdings', { type: 'stock' })).toMatchObject({
    status: 400,
    body: { code: 'invalid_request' },
  })
})

test('something followed is own work too, so that leaving asks first', async () => {
  const { tab, open } = aTab()
  await ask(await open(), 'POST', '/api/watchlist', { type: 'stock', symbol: 'WES', name: 'Wesfarmers Limited' })
  expect(ownWorkIn(tab.kept)).toMatchObject([{ kind: 'watched', security: { symbol: 'WES' } }])
})

test('a notification switch can be turned both ways, and is kept', async () => {
  const { open } = aTab()
  const service = await open()
  const turn = (isOn: boolean) =>
    ask(service, 'PUT', '/api/profile', { preferences: { notifications: { marketNews: isOn } } })
  for (const isOn of [true, false, true]) {
    expect(await turn(isOn)).toMatchObject({
      status: 200,
      body: { profile: { email: identity.email }, preferences: { notifications: { marketNews: isOn } } },
    })
  }
  expect(await ask(await open(), 'GET', '/api/profile')).toMatchObject({
    body: { preferences: { notifications: { marketNews: true } } },
  })
})
