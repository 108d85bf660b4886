// The user document's life over the embedded DynamoDB, with an identity service that the test speaks for over HTTP.
import { allStored } from '#tests/support/all-stored.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { cognitoAccounts } from '#lambdas/adapters/cognito/accounts.ts'
import { dynamoHoldingsStore } from '#lambdas/adapters/dynamo/holdings-store.ts'
import { keys } from '#lambdas/adapters/dynamo/keys.ts'
import { lambda } from '#lambdas/edge/lambda.ts'
import { profileOperations } from '#shared/account/operations.ts'
import { contract } from '#shared/contract/index.ts'
import { allKinds, type MessageKind, TimedKind } from '#shared/messages/kinds.ts'
import type { User } from '#shared/account/user.ts'
import type { ImportRecord } from '#shared/portfolio/ports.ts'
import { anApiEvent, lambdaContext } from '../../support/api-event.ts'
import { embeddedTable, type TestTable } from '../../support/embedded-table.ts'
import { aStoredHolding, requestFor } from '../../support/holdings.ts'
import { identityService, type IdentityService } from '../../support/identity-service.ts'
import { dynamoStores, exportPartsOf } from '../../support/stores.ts'

const now = '2026-11-21T01:02:03.000Z'
let table: TestTable
let identity: IdentityService
let serve: ReturnType<typeof lambda>
beforeAll(async () => {
  table = await embeddedTable()
  identity = await identityService()
  const stores = dynamoStores(table)
  const ports = {
    users: stores.users,
    subscribers: stores.subscribers,
    exports: exportPartsOf(stores),
    data: stores.data,
    openAccounts: stores.openAccounts,
    accounts: cognitoAccounts(identity.settings),
    clock: { now: () => new Date(now) },
  }
  serve = lambda(contract.profile, profileOperations, () => ports)
})
afterAll(async () => {
  await identity.close()
  await table.close()
})

async function call(sub: string, route: string, body?: object) {
  const event = anApiEvent(route, {
    claims: { sub, token_use: 'access' },
    headers: { authorization: `Bearer ${sub}`, 'content-type': 'application/json' },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  const result = await serve(event, lambdaContext)
  return { status: result.statusCode, body: JSON.parse(result.body ?? 'null') as User & { detail?: string } }
}
function aPerson(): string {
  const sub = crypto.randomUUID()
  identity.users.set(sub, { email: `${sub}@example.test`, name: 'Kim' })
  return sub
}
const answers = {
  nickname: 'Kimmy',
  age: 24,
  income: '5,000.50',
  expenses: 3000,
  investmentGoal: 'Retirement',
  riskTolerance: 'Aggressive',
}

test('the first call makes the document, every later one finds it', async () => {
  const sub = aPerson()
  const first = await call(sub, 'POST /api/profile', { name: 'Ignored, Cognito knows better' })
  expect(first).toMatchObject({
    status: 201,
    body: { uid: sub, profile: { name: 'Kim', email: `${sub}@example.test` }, needsOnboarding: true },
  })
  const again = await call(sub, 'POST /api/profile', { name: 'Other' })
  expect(again).toEqual({ status: 200, body: first.body })
  expect((await call(sub, 'GET /api/profile')).body).toEqual(first.body)
})

describe('an address that was corrected in the identity service', () => {
  const corrected = (sub: string, more: object = {}) => {
    const email = `corrected.${sub}@example.test`
    identity.users.set(sub, { email, name: 'Kim', ...more })
    return email
  }
  const signIn = (sub: string) => call(sub, 'POST /api/profile')
  const storedAddress = async (sub: string) => (await call(sub, 'GET /api/profile')).body.profile.email

  test('is the one of the document from the next sign-in on, and mails go there', async () => {
    const sub = aPerson()
    const { revision } = (await signIn(sub)).body
    const email = corrected(sub)
    expect(await signIn(sub)).toMatchObject({ status: 200, body: { profile: { email }, revision: revision + 1 } })
    expect(await storedAddress(sub)).toBe(email)
    expect((await dynamoStores(table).recipients.find([sub])).get(sub)?.email).toBe(email)
    expect((await signIn(sub)).body.revision).toBe(revision + 1)
  })

  test('but is not confirmed, gets nothing', async () => {
    const sub = aPerson()
    await signIn(sub)
    corrected(sub, { isUnconfirmed: true })
    expect(await signIn(sub)).toMatchObject({ status: 200 })
    expect(await storedAddress(sub)).toBe(`${sub}@example.test`)
  })

  test('is also the one that mails are asked for at, in the same write', async () => {
    const sub = aPerson()
    const { revision } = (await signIn(sub)).body
    const email = corrected(sub)
    const asked = await call(sub, 'PUT /api/profile', { revision, messages: { isWanted: true } })
    expect(asked).toMatchObject({ status: 200, body: { profile: { email }, revision: revision + 1 } })
  })

  test('waits for the next sign-in where the identity service is away, or no longer knows the person', async () => {
    const sub = aPerson()
    const first = (await signIn(sub)).body
    const email = corrected(sub)
    identity.setFailing(true)
    expect(await signIn(sub)).toEqual({ status: 200, body: first })
    identity.setFailing(false)
    identity.users.delete(sub)
    expect(await signIn(sub)).toEqual({ status: 200, body: first })
    corrected(sub)
    expect((await signIn(sub)).body.profile.email).toBe(email)
  })

  test('and an edit at the same time: neither is lost', async () => {
    const sub = aPerson()
    const { revision } = (await signIn(sub)).body
    const email = corrected(sub)
    const [, edit] = await Promise.all([signIn(sub), call(sub, 'PUT /api/profile', { revision, profile: { age: 30 } })])
    const { profile } = (await signIn(sub)).body
    expect(profile.email).toBe(email)
    expect(profile.age).toBe(edit.status === 200 ? 30 : null)
  })
})

test('twenty first calls at once make one document', async () => {
  const sub = aPerson()
  const results = await Promise.all(Array.from({ length: 20 }, () => call(sub, 'POST /api/profile')))
  expect(results.filter(({ status }) => status === 201)).toHaveLength(1)
  expect(new Set(results.map(({ body }) => body.profile.createdAt)).size).toBe(1)
})

test('without a name from Cognito the name comes from the body, or else is User', async () => {
  const named = aPerson()
  identity.users.set(named, { email: 'x@example.test' })
  expect((await call(named, 'POST /api/profile', { name: ' Robin ' })).body.profile.name).toBe('Robin')
  const unnamed = aPerson()
  identity.users.set(unnamed, { email: 'y@example.test' })
  expect((await call(unnamed, 'POST /api/profile')).body.profile.name).toBe('User')
})

test('an e-mail address in the body is refused: it only ever comes from Cognito', async () => {
  expect(await call(aPerson(), 'POST /api/profile', { email: 'evil@example.test' })).toMatchObject({ status: 400 })
})

test('a token that Cognito no longer accepts makes no document', async () => {
  const stranger = crypto.randomUUID()
  expect(await call(stranger, 'POST /api/profile')).toMatchObject({ status: 401 })
  expect(await call(stranger, 'GET /api/profile')).toMatchObject({
    status: 404,
    body: { detail: 'User profile not found' },
  })
})

test('with the identity service away a first sign-in says so, and works once it is back', async () => {
  const sub = aPerson()
  identity.setFailing(true)
  expect(await call(sub, 'POST /api/profile')).toMatchObject({ status: 503 })
  identity.setFailing(false)
  expect(await call(sub, 'POST /api/profile')).toMatchObject({ status: 201 })
})

test('onboarding stores the answers, and makes the document if the first call was lost', async () => {
  const sub = aPerson()
  const done = await call(sub, 'PUT /api/profile/onboarding', answers)
  expect(done).toMatchObject({
    status: 200,
    body: {
      needsOnboarding: false,
      profile: { name: 'Kimmy', age: 24 },
      finances: { monthlyIncome: 5000.5, safeToInvest: 400.1 },
    },
  })
})

test('finishing onboarding again overwrites nothing: the profile that is there is answered', async () => {
  const sub = aPerson()
  const { body: first } = await call(sub, 'PUT /api/profile/onboarding', answers)
  const again = await call(sub, 'PUT /api/profile/onboarding', { ...answers, nickname: 'Somebody', income: 1 })
  expect(again).toEqual({ status: 200, body: first })
  expect(await call(sub, 'GET /api/profile')).toEqual({ status: 200, body: first })
})

test('of two edits from the same reading one wins whole and the other is told', async () => {
  const sub = aPerson()
  const { body: read } = await call(sub, 'POST /api/profile')
  const edits = [
    { profile: { name: 'Phone', age: 30 }, finances: { monthlyIncome: 1 }, revision: read.revision },
    { profile: { name: 'Laptop', age: 40 }, finances: { monthlyIncome: 2 }, revision: read.revision },
  ]
  const results = await Promise.all(edits.map((edit) => call(sub, 'PUT /api/profile', edit)))
  expect(results.map(({ status }) => status).toSorted((a = 0, b = 0) => a - b)).toEqual([200, 409])
  const winner = edits[results.findIndex(({ status }) => status === 200)]
  const { body: after } = await call(sub, 'GET /api/profile')
  expect([after.profile.name, after.profile.age, after.finances.monthlyIncome]).toEqual([
    winner?.profile.name,
    winner?.profile.age,
    winner?.finances.monthlyIncome,
  ])
})

test('a level or XP sent with an edit is refused', async () => {
  const sub = aPerson()
  await call(sub, 'POST /api/profile')
  expect(await call(sub, 'PUT /api/profile', { profile: { xp: 500 } })).toMatchObject({ status: 400 })
  expect(await call(sub, 'PUT /api/profile', { finances: { safeToInvest: 500 } })).toMatchObject({ status: 400 })
})

test('the export is a download with a name of its own, and no other answer is one', async () => {
  const sub = aPerson()
  await call(sub, 'POST /api/profile')
  const about = { claims: { sub, token_use: 'access' }, headers: { authorization: `Bearer ${sub}` } }
  const download = await serve(anApiEvent('GET /api/profile/export', about), lambdaContext)
  expect(download.headers).toMatchObject({
    'content-disposition': 'attachment; filename="gumnut-export.json"',
    'content-type': 'application/json; charset=utf-8',
  })
  const read = await serve(anApiEvent('GET /api/profile', about), lambdaContext)
  expect(read.headers).not.toHaveProperty('content-disposition')
})

test('the export holds everything stored, and nothing of anybody else', async () => {
  const [sub, other] = [aPerson(), aPerson()]
  await call(sub, 'PUT /api/profile/onboarding', answers)
  await call(other, 'POST /api/profile')
  const holding = aStoredHolding({ symbol: 'VAS' })
  await dynamoHoldingsStore(table).add(sub, holding, requestFor(holding))
  const { status, body } = await call(sub, 'GET /api/profile/export')
  expect(status).toBe(200)
  expect(body).toMatchObject({ user: { uid: sub }, holdings: [{ symbol: 'VAS' }], aiAnalysis: null, exportedAt: now })
  expect(JSON.stringify(body)).not.toContain(other)
})

test('the export has the days, tries and XP of lessons, which the user document does not show', async () => {
  const sub = aPerson()
  await call(sub, 'POST /api/profile')
  const before = (await dynamoStores(table).users.find(sub))!.learning
  const learned = {
    completedLessons: [1],
    xp: 41,
    xpByLesson: { '1': 24 },
    earned: { first_lesson: now },
    lastCompletedAt: now,
    completedOn: { '1': '2026-11-21' },
    attempts: { '1': 2, '4': 3 },
    reviewXp: 12,
    timeMachineXp: 5,
  }
  await dynamoStores(table).users.replaceLearning(sub, before, { ...learned, revision: before.revision + 1 })
  expect((await call(sub, 'GET /api/profile/export')).body).toMatchObject({ learning: learned })
})

/** An import under way, as the transactions area stores it. */
async function anImport(sub: string) {
  const { imports } = dynamoStores(table)
  const record: ImportRecord = {
    id: crypto.randomUUID(),
    label: 'CommSec confirmations',
    state: 'undoing',
    edited: 'keep',
    createdAt: now,
    expiresAt: new Date(Math.floor(Date.now() / 1000 + 86_400) * 1000).toISOString(),
    revision: 1,
  }
  const [holdingId, id] = [crypto.randomUUID(), crypto.randomUUID()]
  const before = { quantity: 25, costBasis: 80 }
  await imports.write(sub, record)
  const rows = [{ id, digest: '00ff00ff00ff00ff' }]
  await imports.writePart(sub, record, { holdingId, isNew: false, before, rows, isUndone: false, revision: 1 })
  const { revision: _revision, ...told } = record
  return { ...told, holdings: [{ holdingId, isNew: false, before, trades: [id] }] }
}

test('the export has the imports that can be undone, and a deletion takes them', async () => {
  const sub = aPerson()
  await call(sub, 'POST /api/profile')
  const made = await anImport(sub)
  expect((await call(sub, 'GET /api/profile/export')).body).toMatchObject({ imports: [made] })
  expect((await itemsOf(sub)).filter(({ sk }) => String(sk).startsWith('IMPORT#'))).toHaveLength(2)
  expect(await call(sub, 'DELETE /api/profile')).toMatchObject({ status: 204 })
  expect((await itemsOf(sub)).map(({ sk }) => sk)).toEqual(['ACCOUNT'])
  await expect(anImport(sub)).rejects.toMatchObject({ code: 'account_closed' })
  expect(await itemsOf(sub)).toHaveLength(1)
})

test('after a deletion only the closing record is left, and the old token opens nothing', async () => {
  const sub = aPerson()
  await call(sub, 'PUT /api/profile/onboarding', answers)
  const store = dynamoHoldingsStore(table)
  for (let count = 0; count < 60; count++) {
    const holding = aStoredHolding()
    await store.add(sub, holding, requestFor(holding))
  }
  expect(await call(sub, 'DELETE /api/profile')).toEqual({ status: 204, body: null })
  expect(identity.users.has(sub)).toBe(false)
  expect(await itemsOf(sub)).toEqual([
    {
      pk: `USER#${sub}`,
      sk: 'ACCOUNT',
      entity: 'account',
      v: 1,
      closedAt: now,
      expiresAt: Date.parse('2028-11-21T01:02:03.000Z') / 1000,
    },
  ])
  expect(await call(sub, 'GET /api/profile')).toMatchObject({
    status: 401,
    body: { code: 'account_closed', detail: 'This account has been closed.' },
  })
  expect(await call(sub, 'POST /api/profile')).toMatchObject({ status: 401 })
  await expect(store.list(sub)).rejects.toMatchObject({ code: 'account_closed' })
  expect(await call(sub, 'DELETE /api/profile')).toMatchObject({ status: 204 })
  expect(await itemsOf(sub)).toHaveLength(1)
})

test('a deletion that failed half-way is finished by asking again', async () => {
  const sub = aPerson()
  await call(sub, 'POST /api/profile')
  identity.setFailing(true)
  expect(await call(sub, 'DELETE /api/profile')).toMatchObject({ status: 503 })
  identity.setFailing(false)
  expect(await call(sub, 'DELETE /api/profile')).toMatchObject({ status: 204 })
  expect(identity.users.has(sub)).toBe(false)
  expect(await itemsOf(sub)).toHaveLength(1)
})

test('signing out everywhere ends the sessions of the caller at the identity service, and leaves everything else', async () => {
  const [sub, other] = [aPerson(), aPerson()]
  await call(sub, 'POST /api/profile')
  const before = await itemsOf(sub)
  const path = 'POST /api/profile/sign-out-everywhere'
  expect(await call(sub, path)).toEqual({ status: 204, body: null })
  expect(await call(sub, path)).toEqual({ status: 204, body: null })
  expect(identity.signedOut.filter((name) => name === sub || name === other)).toEqual([sub, sub])
  expect(await itemsOf(sub)).toEqual(before)
  identity.setFailing(true)
  expect(await call(sub, path)).toMatchObject({ status: 503 })
  identity.setFailing(false)
})

async function itemsOf(sub: string): Promise<Record<string, unknown>[]> {
  return (await allStored(table)).filter((item) => JSON.stringify(item).includes(sub))
}

describe('mails', () => {
  async function listedFor(person: string): Promise<MessageKind[]> {
    const kinds: MessageKind[] = []
    for (const kind of allKinds) {
      const { Item } = await table.call('GetItem', { Key: keys.subscriber(kind, person) })
      if (Item !== undefined) kinds.push(kind)
    }
    return kinds
  }
  const turn = (notifications: object) => ({ preferences: { notifications } })

  test('signing up with a confirmed address asks for them, and lists the person for what is on', async () => {
    const sub = aPerson()
    const { body } = await call(sub, 'POST /api/profile')
    expect(body.messages).toEqual({ consentAt: now, includeAmounts: false, stopped: null, mailedAt: {} })
    expect(await listedFor(sub)).toEqual(['weekly', 'achievements'])
  })

  test('an address that is not confirmed gets none, and asking for them says why', async () => {
    const sub = aPerson()
    identity.users.set(sub, { email: 'new@example.test', isUnconfirmed: true })
    expect((await call(sub, 'POST /api/profile')).body.messages.consentAt).toBeNull()
    for (const body of [{ messages: { isWanted: true } }, turn({ marketNews: true })]) {
      const refused = await call(sub, 'PUT /api/profile', body)
      expect(refused.status).toBe(409)
      expect(refused.body.detail).toMatch(/not confirmed/)
    }
    expect((await call(sub, 'PUT /api/profile', turn({ weeklyReports: false }))).status).toBe(200)
    expect(await listedFor(sub)).toEqual([])
  })

  test('turning a switch off takes the person off that list alone, and on again puts them back', async () => {
    const sub = aPerson()
    await call(sub, 'POST /api/profile')
    await call(sub, 'PUT /api/profile', turn({ weeklyReports: false }))
    expect(await listedFor(sub)).toEqual(['achievements'])
    await call(sub, 'PUT /api/profile', turn({ weeklyReports: true, marketNews: true }))
    expect(await listedFor(sub)).toEqual(['weekly', 'achievements', 'news'])
  })

  test('an account from before gets none until it asks; turning a switch off does not ask', async () => {
    const sub = aPerson()
    await call(sub, 'POST /api/profile')
    const Key = keys.user(sub)
    await table.call('UpdateItem', { Key, UpdateExpression: 'REMOVE messages' })
    await dynamoStores(table).subscribers.remove(sub, TimedKind.options)
    expect((await call(sub, 'GET /api/profile')).body.messages.consentAt).toBeNull()
    await call(sub, 'PUT /api/profile', turn({ priceAlerts: false }))
    await call(sub, 'PUT /api/profile', { messages: { includeAmounts: true } })
    expect(await listedFor(sub)).toEqual([])
    const asked = await call(sub, 'PUT /api/profile', { messages: { isWanted: true } })
    expect(asked.body.messages).toMatchObject({ consentAt: now, includeAmounts: true })
    expect(await listedFor(sub)).toEqual(['weekly', 'achievements'])
  })

  test('deleting the account takes every entry along, and the download shows what is kept', async () => {
    const sub = aPerson()
    await call(sub, 'POST /api/profile')
    const { body } = await call(sub, 'GET /api/profile/export')
    expect((body as unknown as { user: User }).user.messages.consentAt).toBe(now)
    expect((await call(sub, 'DELETE /api/profile')).status).toBe(204)
    expect(await listedFor(sub)).toEqual([])
  })
})
