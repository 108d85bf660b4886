// The bundles at work: each function as Lambda would get it, with the variables of its template, against the embedded
// DynamoDB, the stand-in of Cognito and providers on loopback. A missing file, variable or import fails here and not in AWS.
import { AdminGetUserCommand, CognitoIdentityProviderClient } from '@aws-sdk/client-cognito-identity-provider'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { callOperation } from '#tests/local/cognito/local-pool.ts'
import { lessonQuizzes } from '#tests/support/lesson-quizzes.ts'
import { bundle, entryOf } from '#infra/bundling.ts'
import { type FunctionName, sizing } from '#infra/function-sizing.ts'
import { settings } from '#lambdas/settings.ts'
import { runtimeVariables } from './deployed-functions.ts'
import { validCalls, whatCallsName } from './generated-calls.ts'
import { bundlesAtWork, educatorKey, judgeKey, linkKey } from './bundles-at-work.ts'

let world: Awaited<ReturnType<typeof bundlesAtWork>>
beforeAll(async () => {
  world = await bundlesAtWork()
}, 120_000)
afterAll(() => world?.close())

/** What a bundle reads of its environment: every setting that its code names. */
const settingsIn = (folder: string): (keyof typeof settings)[] => {
  const code = bundle(entryOf(folder))
    .files.map(({ contents }) => Buffer.from(contents).toString('utf8'))
    .join('\n')
  return (Object.keys(settings) as (keyof typeof settings)[]).filter((name) => code.includes(`.${name}()`))
}

test.each(Object.entries(sizing))('%s is given every variable that its code asks for', (name, { folder }) => {
  const names = settingsIn(folder)
  const given = { ...runtimeVariables(name), ...world.variablesOf(name as FunctionName) }
  const before = process.env
  process.env = { ...given, AWS_ACCESS_KEY_ID: 'of-lambda', AWS_SECRET_ACCESS_KEY: 'of-lambda' }
  try {
    for (const setting of names) expect(settings[setting](), setting).toBeDefined()
  } finally {
    process.env = before
  }
})

test('what a bundle reads of its environment is found in it', () => {
  expect(settingsIn('recovery')).toEqual(
    expect.arrayContaining(['table', 'recoverySignIn', 'securityQueue', 'mailLinkKey']),
  )
  expect(settingsIn('recovery-run')).not.toContain('mailLinkKey')
})

type Ask = (typeof world)['ask']
const ask: Ask = (...call) => world.ask(...call)

const id = crypto.randomUUID()

/** What would leave nobody to ask for the rest. */
const endsAccounts = new Set(['profile.close', 'profile.signOutEverywhere'])

test('health answers with the stage and the version of the deployment', async () => {
  expect(await ask('health', 'GET /api/health')).toMatchObject({
    status: 200,
    body: { status: 'ok', stage: 'dev', version: '0.0.0-test' },
  })
})

test('profile opens a profile for a person whom Cognito knows', async () => {
  expect(await ask('profile', 'POST /api/profile', { body: {} })).toMatchObject({
    status: 201,
    body: { profile: { email: world.person.email } },
  })
  expect((await ask('profile', 'GET /api/profile')).status).toBe(200)
})

test('holdings adds one and lists it with the price of the provider', async () => {
  const body = { id, type: 'stock', symbol: 'CBA', quantity: 10, costBasis: 100 }
  expect((await ask('holdings', 'POST /api/holdings', { body })).status).toBe(201)
  expect(await ask('holdings', 'GET /api/holdings')).toMatchObject({
    status: 200,
    body: { holdings: [{ id, symbol: 'CBA', currentPrice: 150 }] },
  })
})

test('transactions keeps the trades of one, and performance reads them', async () => {
  const opening = { id: crypto.randomUUID(), date: '2024-01-16' }
  const path = '/api/holdings/{id}/transactions'
  const started = await ask('transactions', `PUT ${path}`, { body: opening, pathParameters: { id } })
  expect(started).toMatchObject({ status: 201, body: { position: { units: 10, costBase: 1000 } } })
  expect(await ask('performance', 'GET /api/performance')).toMatchObject({
    status: 200,
    body: { from: opening.date, leftOut: { simple: { holdings: 0 } } },
  })
})

test('tax works a year out from the same trades, and keeps what is entered for it', async () => {
  const pathParameters = { year: '2026' }
  const body = { carriedLosses: 400, creditsElsewhere: null }
  expect((await ask('tax', 'PUT /api/tax/{year}/entries', { body, pathParameters })).status).toBe(200)
  expect(await ask('tax', 'GET /api/tax/{year}', { pathParameters })).toMatchObject({
    status: 200,
    body: { label: '2025-26', ladder: { carriedForward: 400 }, leftOut: { simple: [] } },
  })
})

test('watchlist follows a share and keeps a rule, which the refresh goes through', async () => {
  const security = { type: 'stock', symbol: 'CBA', name: 'Commonwealth Bank of Australia' }
  expect(await ask('watchlist', 'POST /api/watchlist', { body: security })).toMatchObject({
    status: 201,
    body: { id: 'asx-CBA', quote: { price: 150 } },
  })
  const pathParameters = { id: crypto.randomUUID() }
  const body = { security, kind: 'above', value: 140 }
  expect((await ask('watchlist', 'PUT /api/alerts/{id}', { body, pathParameters })).status).toBe(200)
  expect(await ask('watchlist', 'GET /api/alerts')).toMatchObject({ status: 200, body: { rules: [{ value: 140 }] } })
})

test('the run after the close asks for what is held', async () => {
  const report = await world.deployed('price-history').invoke({})
  // The one that is held, and the three that portfolios are compared with.
  expect(report).toMatchObject({ symbols: 4, failures: expect.any(Number) })
})

test('transactions imports the trades of what nobody held before, lists the import and takes it back', async () => {
  const [holdingId, importId, tradeId] = [crypto.randomUUID(), crypto.randomUUID(), crypto.randomUUID()]
  const holding = { id: holdingId, type: 'stock', symbol: 'WES' }
  const trade = { type: 'buy', date: '2024-03-01', units: 1, price: 1, createdAt: '2024-03-01T01:00:00.000Z' }
  const transactions = [{ id: tradeId, ...trade, source: { format: 'mapped', key: tradeId, row: 1 } }]
  const body = { importId, label: 'trades.csv', groups: [{ holding, existing: 'keep', transactions }] }
  expect(await ask('transactions', 'POST /api/transactions/import', { body })).toMatchObject({
    status: 200,
    body: { results: [{ id: tradeId, outcome: 'added' }] },
  })
  expect(await world.stores.held.added(new Date(), 100)).toContainEqual({ kind: 'asx', code: 'WES' })
  expect(await ask('transactions', 'GET /api/transactions/imports')).toMatchObject({
    status: 200,
    body: { imports: [{ id: importId }] },
  })
  const undone = await ask('transactions', 'POST /api/transactions/imports/{importId}/undo', {
    pathParameters: { importId },
    body: { edited: 'remove' },
  })
  expect(undone.status).toBe(200)
})

test('learning grades a lesson and keeps it', async () => {
  const answers = (lessonQuizzes.get(1) ?? []).map(({ correctAnswer }) => correctAnswer)
  const completed = await ask('learning', 'POST /api/learning/lessons/{id}/completion', {
    pathParameters: { id: '1' },
    body: { answers, readingSeconds: 60 },
  })
  expect(completed.status).toBe(200)
  expect(await ask('learning', 'GET /api/learning/progress')).toMatchObject({
    status: 200,
    body: { completedLessons: [1] },
  })
})

test('the educator without a key answers from its built-in texts', async () => {
  expect(await ask('ai', 'POST /api/ai/chat', { body: { message: 'What is diversification?' } })).toMatchObject({
    status: 200,
    body: { source: 'fallback' },
  })
  expect((await ask('ai', 'POST /api/ai/education', { body: {} })).status).toBe(200)
})

test('the educator with a key reads it and the judge’s from Secrets Manager at the first question, and not before', async () => {
  expect(world.secrets.asked).toEqual([])
  world.provider.script(
    'Spreading money over many companies lowers the risk of any one of them. [Lesson 3]',
    '{"sentences":[{"n":1,"verdict":"clear"},{"n":2,"verdict":"clear"}]}',
  )
  const chat = { body: { message: 'What is diversification?' } }
  expect(await world.askEducatorWithKeys('POST /api/ai/chat', chat)).toMatchObject({
    status: 200,
    body: {
      source: 'ai',
      citations: [{ lessonId: 3, title: 'Diversification' }],
    },
  })
  expect([...world.secrets.asked].sort()).toEqual(['gumnut/prod/ai-judge', 'gumnut/prod/openai'])
  expect(world.provider.calls.map(({ authorization, body }) => [authorization, body['model']])).toEqual([
    [`Bearer ${educatorKey}`, 'gpt-6-luna'],
    [`Bearer ${judgeKey}`, 'judge-1'],
  ])
  await world.askEducatorWithKeys('POST /api/ai/chat', chat)
  expect(world.secrets.asked).toHaveLength(2)
  // The files of the encoder are beside the bundle, and it reads them.
  expect(world.logLines().filter((line) => line.includes('encoder'))).toEqual([])
})

test('market finds what people look for', async () => {
  const found = await ask('market', 'GET /api/market/search', { queryStringParameters: { q: 'CBA', type: 'stock' } })
  expect(found).toMatchObject({ status: 200, body: { results: [expect.objectContaining({ symbol: 'CBA' })] } })
  const quotes = await ask('market', 'GET /api/market/quotes', { queryStringParameters: { symbols: 'CBA' } })
  expect(quotes.status).toBe(200)
})

test('a tick of the price refresh sees the symbols that people hold, and writes its figures for the alarms', async () => {
  const refresh = world.deployed('price-refresh')
  expect(await refresh.invoke({ source: 'aws.events', 'detail-type': 'Scheduled Event', detail: {} })).toMatchObject({
    symbols: 1,
    failures: 0,
    circuitOpen: 0,
  })
  const figures =
    refresh
      ?.log()
      .split('\n')
      .find((line) => line.includes('CloudWatchMetrics')) ?? '{}'
  expect(JSON.parse(figures)).toMatchObject({
    service: 'gumnut-dev',
    _aws: { CloudWatchMetrics: [{ Namespace: 'Gumnut' }] },
  })
})

test('a recovery is asked for, and carried out by the run once its day is over', async () => {
  const challenge = { body: { email: 'nobody@example.test', clientPublic: 'a1b2' } }
  expect(await ask('recovery', 'POST /api/recovery/challenge', challenge)).toMatchObject({
    status: 200,
    body: { ticket: expect.stringMatching(/./) },
  })
  const { sub: userId } = world.person
  const [since, until] = ['2020-11-22T00:00:00.000Z', '2020-11-23T00:00:00.000Z']
  await world.stores.recoveries.replace(userId, undefined, {
    codesSentAt: [],
    code: null,
    waiting: { id: 'one', since, until, isTold: true, isMailed: true, isDue: false },
    revision: 0,
  })
  await world.stores.recoveries.note({ until, userId })
  const run = () => world.deployed('recovery-run').invoke({ source: 'aws.events' })
  expect(await run()).toEqual({ due: 1, turnedOff: 1, failed: 0 })
  expect(await run()).toEqual({ due: 0, turnedOff: 0, failed: 0 })
})

test('the Cognito trigger links a Google account to the person with the same proven address', async () => {
  const { userPoolId } = (await (await fetch(`${world.stack.url}/config.json`)).json()) as { userPoolId: string }
  const googleId = '123456789012345678901'
  const event = {
    version: '1',
    triggerSource: 'PreSignUp_ExternalProvider',
    region: 'ap-southeast-2',
    userPoolId,
    userName: `google_${googleId}`,
    callerContext: { awsSdkVersion: 'aws-sdk-unknown-unknown', clientId: 'web' },
    request: { userAttributes: { email: world.person.email, email_verified: 'true' }, validationData: {} },
    response: { autoConfirmUser: false, autoVerifyEmail: false, autoVerifyPhone: false },
  }
  expect(await world.deployed('identity').invoke(event)).toEqual(event)
  const cognito = new CognitoIdentityProviderClient({
    region: 'ap-southeast-2',
    endpoint: `${world.stack.url}/_cognito/`,
  })
  const { UserAttributes } = await cognito.send(
    new AdminGetUserCommand({ UserPoolId: userPoolId, Username: world.person.sub }),
  )
  expect(UserAttributes?.find(({ Name }) => Name === 'identities')?.Value).toContain(googleId)
})

test.each([
  ['everyday use', 'web', { add: ['gumnut/api'], suppress: ['aws.cognito.signin.user.admin'] }],
  ['a security session', 'security', { add: [], suppress: ['gumnut/api'] }],
])('the Cognito trigger decides what a token of %s may do', async (_what, client, { add, suppress }) => {
  const groupConfiguration = { groupsToOverride: ['a group'], iamRolesToOverride: [], preferredRole: null }
  const event = {
    version: '2',
    triggerSource: 'TokenGeneration_Authentication',
    callerContext: { clientId: client === 'security' ? world.configuration.securityClientId : client },
    request: { userAttributes: {}, scopes: ['aws.cognito.signin.user.admin'], groupConfiguration },
    response: { claimsAndScopeOverrideDetails: null },
  }
  expect(await world.deployed('identity').invoke(event)).toEqual({
    ...event,
    response: {
      claimsAndScopeOverrideDetails: {
        accessTokenGeneration: { scopesToAdd: add, scopesToSuppress: suppress },
        groupOverrideDetails: groupConfiguration,
      },
    },
  })
  if (client === 'security') {
    const renewal = { ...event, triggerSource: 'TokenGeneration_RefreshTokens' }
    await expect(world.deployed('identity').invoke(renewal)).rejects.toThrow(/not renewed/)
  }
})

test('a message about a mail that fails as a whole comes again, and counts among the failed mails', async () => {
  const sender = world.deployed('message-sender')
  expect(await sender.invoke({ Records: [{ messageId: 'first', body: '{}' }] })).toEqual({
    batchItemFailures: [{ itemIdentifier: 'first' }],
  })
  expect(sender.log()).toMatch(/"MailsFailed":(1|\[1\])/)
})

test('whatever else an operation is asked for, its function does not fail', async () => {
  for (const { name, call } of whatCallsName()) expect((await ask(name, ...call)).status).toBe(201)
  for (const { operationId, name, calls } of validCalls({ seed: 20_261_128, numRuns: 6 })) {
    if (endsAccounts.has(operationId)) continue
    // 502: here is no provider for everything.
    for (const call of calls) expect([500, 503, 504], operationId).not.toContain((await ask(name, ...call)).status)
  }
})

test('profile ends every session, hands out everything, deletes it, and the account in Cognito with it', async () => {
  const { person } = world
  const adminGetUser = () =>
    new CognitoIdentityProviderClient({ region: 'ap-southeast-2', endpoint: `${world.stack.url}/_cognito/` }).send(
      new AdminGetUserCommand({ UserPoolId: world.configuration.userPoolId, Username: person.sub }),
    )
  expect((await ask('profile', 'POST /api/profile/sign-out-everywhere')).status).toBe(204)
  const RefreshToken = Object.entries(person.session).find(([key]) => key.endsWith('.refreshToken'))?.[1]
  const { aud } = JSON.parse(Buffer.from(person.idToken.split('.')[1] ?? '', 'base64url').toString()) as { aud: string }
  expect(
    await callOperation(world.stack.url, 'GetTokensFromRefreshToken', { ClientId: aud, RefreshToken }),
  ).toMatchObject({ status: 400, message: 'Refresh Token has been revoked' })
  const { status, body } = await ask('profile', 'GET /api/profile/export')
  expect(status).toBe(200)
  expect(JSON.stringify(body)).toContain(id)
  await expect(adminGetUser()).resolves.toMatchObject({ Username: person.sub })
  expect((await ask('profile', 'DELETE /api/profile')).status).toBe(204)
  expect((await ask('holdings', 'GET /api/holdings')).status).toBe(401)
  await expect(adminGetUser()).rejects.toMatchObject({ name: 'UserNotFoundException' })
})

test('no function was refused at the table: each did all this with the rights that it has', () => {
  expect(world.table.refused).toEqual([])
  expect([...world.table.used]).toEqual(expect.arrayContaining(['transactions', 'price-refresh', 'recovery-run']))
})

test('what the functions have logged is JSON, line by line, without a key, a token, an address or a question', () => {
  const lines = world.logLines()
  expect(lines.length).toBeGreaterThan(0)
  for (const line of lines) expect(() => JSON.parse(line) as unknown, line).not.toThrow()
  const text = lines.join('\n')
  for (const secret of [
    educatorKey,
    judgeKey,
    linkKey,
    world.person.email,
    world.person.accessToken,
    world.person.sub,
    'diversification',
  ]) {
    expect(text).not.toContain(secret)
  }
})
