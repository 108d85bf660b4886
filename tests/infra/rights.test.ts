// What every role may do, statement by statement.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { bundle, entryOf } from '#infra/bundling.ts'
import { type FunctionName, sizing } from '#infra/function-sizing.ts'
import { tableAccess } from '#infra/table-access.ts'
import { mailedAttribute } from '#lambdas/adapters/dynamo/user-facts.ts'
import { RecoveryRecord } from '#shared/recovery/recovery-record.ts'
import {
  at,
  fullSettings,
  listed,
  ofType,
  referenced,
  type Statement,
  statementsOf,
  synthesise,
  type Template,
} from './synthesis.ts'

const { app, identity, data, operations, edge } = synthesise('prod', { settings: fullSettings })
const names = Object.keys(sizing) as FunctionName[]

const templateOf = (name: FunctionName): Template => (name === 'identity' ? identity : app)

function statementsOfFunction(name: FunctionName): Statement[] {
  const template = templateOf(name)
  const [, fn] =
    ofType(template, 'AWS::Lambda::Function').find(
      ([, { Properties }]) => Properties['FunctionName'] === `gumnut-prod-${name}`,
    ) ?? []
  return statementsOf(template, referenced(fn?.Properties['Role'])[0] ?? '')
}

/** A resource as a person names it. */
function spoken(template: Template, resource: unknown): string {
  const text = JSON.stringify(resource)
  if (text.includes('gumnut-prod-data:ExportsOutputFnGetAttTable')) return 'the table'
  if (/gumnut-prod-identity:ExportsOutputFnGetAttUserPool\w+Arn/.test(text)) return 'the user pool'
  const secret = /secret:(gumnut\/[a-z/-]+)-\?{6}/.exec(text)
  if (secret !== null) return `the secret ${secret[1]}`
  // Named by its ARN, because it is in another stack or made by hand.
  const arn = /^"?arn:aws:([a-z]+):[^"]*?:?([^:"]+)$/.exec(
    (at(resource, 'Fn::Join', 1) as unknown[] | undefined)
      ?.map((part) => (typeof part === 'string' ? part : 'ours'))
      .join('') ?? '',
  )
  if (arn !== null) return `${arn[1]} ${arn[2]}`
  const [id] = referenced(resource)
  return id === undefined ? text : `${template.Resources[id]?.Type} ${id}`
}

function sentence(template: Template, { Action, Resource, Condition }: Statement): string {
  const keys = at(Condition, 'ForAllValues:StringLike', 'dynamodb:LeadingKeys')
  const where = keys === undefined ? '' : ` where the partition is ${(keys as string[]).join(' or ')}`
  const attributes = at(Condition, 'ForAllValues:StringLike', 'dynamodb:Attributes')
  const what = attributes === undefined ? '' : `, of ${(attributes as string[]).join(', ')} alone`
  const resources = Array.isArray(Resource) ? Resource : [Resource]
  return `${[...listed(Action)].sort().join(', ')} on ${resources.map((resource) => spoken(template, resource)).join(' and ')}${where}${what}`
}

test('the rights of every function are these and no others', async () => {
  const text = names.map((name) => {
    const lines = statementsOfFunction(name).map((statement) => `  ${sentence(templateOf(name), statement)}`)
    return `${name}\n${lines.join('\n')}\n`
  })
  await expect(text.join('\n')).toMatchFileSnapshot('snapshots/rights.txt')
})

test.each(names)('%s has a role that no other function has', (name) => {
  const roles = [app, identity].flatMap((template) =>
    ofType(template, 'AWS::Lambda::Function').map(([, { Properties }]) => ({
      name: Properties['FunctionName'],
      role: referenced(Properties['Role'])[0],
    })),
  )
  const own = roles.find((entry) => entry.name === `gumnut-prod-${name}`)?.role
  expect(own).toBeDefined()
  expect(roles.filter(({ role }) => role === own)).toHaveLength(1)
})

test.each(names)(
  '%s reaches the table only with the actions and partitions of table-access.ts, never without keys',
  (name) => {
    const onTable = statementsOfFunction(name).filter(({ Action }) =>
      listed(Action).some((action) => action.startsWith('dynamodb:')),
    )
    const granted = onTable.map(({ Action, Condition }) => ({
      actions: listed(Action).map((action) => action.replace('dynamodb:', '')),
      keys: at(Condition, 'ForAllValues:StringLike', 'dynamodb:LeadingKeys') as readonly string[],
    }))
    expect(rightsByKeys(granted)).toEqual(rightsByKeys(tableAccess[name]))
    for (const { Condition } of onTable) expect(at(Condition, 'Null', 'dynamodb:LeadingKeys')).toBe('false')
  },
)

/** CDK merges statements about the same partitions, so what counts is which actions each set of partitions allows. */
function rightsByKeys(
  access: readonly { actions: readonly string[]; keys: readonly string[] }[],
): Record<string, string[]> {
  const byKeys = new Map<string, string[]>()
  for (const { actions, keys } of access)
    byKeys.set(keys.join(' '), [...(byKeys.get(keys.join(' ')) ?? []), ...actions].sort())
  return Object.fromEntries(byKeys)
}

test('mails go out as the one sender and through its configuration set; to whom is left open, which SES asks about in the sandbox', () => {
  const sending = statementsOfFunction('message-sender').filter(({ Action }) =>
    listed(Action).includes('ses:SendEmail'),
  )
  expect(sending).toHaveLength(1)
  const [{ Resource, Condition } = { Resource: [], Condition: {} }] = sending
  expect(Condition).toEqual({ StringEquals: { 'ses:FromAddress': fullSettings.emailFrom } })
  const resources = (Resource as unknown[]).map((one) => (at(one, 'Fn::Join', 1) as unknown[]).at(-1))
  expect(resources).toEqual([':configuration-set/gumnut-prod-mails', ':identity/*'])
})

test('only who asks providers for prices may write one', () => {
  const writing = names.filter((name) =>
    tableAccess[name].some(
      ({ actions, keys }) => keys.includes('QUOTE#*') && actions.some((action) => /Put|Update|Write/.test(action)),
    ),
  )
  // Performance asks them for histories and shows prices as they are kept.
  expect(writing.toSorted()).toEqual(['holdings', 'market', 'price-refresh', 'watchlist'])
})

test('who asks for a recovery, signed out, has nothing of a person written but that', () => {
  const writing = statementsOfFunction('recovery').filter(
    ({ Action, Condition }) =>
      listed(Action).some((action) => /dynamodb:(Put|Update|BatchWrite)/.test(action)) &&
      JSON.stringify(Condition).includes('USER#'),
  )
  const own = ['pk', 'sk', 'entity', 'v', ...Object.keys(RecoveryRecord.def.shape), 'writeId']
  for (const { Condition } of writing) {
    expect(at(Condition, 'ForAllValues:StringLike', 'dynamodb:Attributes')).toEqual(own)
    expect(at(Condition, 'Null', 'dynamodb:Attributes')).toBe('false')
  }
  expect(writing).toHaveLength(1)
})

test.each([
  ['messages', ['preferences', 'revision']],
  ['message-feedback', ['messages', 'revision']],
  ['message-sender', ['messages', 'preferences', ...Object.values(mailedAttribute)]],
] as const)('%s updates nothing of a person but %j, and has nothing else of them answered', (name, attributes) => {
  const updating = statementsOfFunction(name).filter(
    ({ Action, Condition }) =>
      listed(Action).includes('dynamodb:UpdateItem') && JSON.stringify(Condition).includes('USER#'),
  )
  expect(updating).toHaveLength(1)
  const [only] = updating
  expect(at(only?.Condition, 'ForAllValues:StringLike', 'dynamodb:Attributes')).toEqual(['pk', 'sk', ...attributes])
  expect(at(only?.Condition, 'Null', 'dynamodb:Attributes')).toBe('false')
  expect(at(only?.Condition, 'StringEqualsIfExists', 'dynamodb:ReturnValues')).toEqual([
    'NONE',
    'UPDATED_OLD',
    'UPDATED_NEW',
  ])
})

test('what the clock starts lists what is looked at and notes how far it came, and nobody’s request does', () => {
  const may = (action: string, partition: string): string[] =>
    names.filter((name) =>
      tableAccess[name].some(({ actions, keys }) => (actions as string[]).includes(action) && keys.includes(partition)),
    )
  expect(may('Query', 'TRACKED')).toEqual(['price-history', 'price-refresh'])
  expect(may('UpdateItem', 'MARKET')).toEqual(['price-history', 'price-refresh'])
  expect(may('UpdateItem', 'COINCALLS#*')).toEqual(['holdings', 'market', 'performance', 'watchlist'])
})

test('no function may scan, and no action of ours is a wildcard', () => {
  const actions = names.flatMap((name) => statementsOfFunction(name)).flatMap(({ Action }) => listed(Action))
  expect(actions.filter((action) => action.includes('*') || /scan/i.test(action))).toEqual([])
})

test('only X-Ray and the sending rate of SES are allowed on every resource, because they know none', () => {
  const everywhere = names.flatMap((name) => statementsOfFunction(name)).filter(({ Resource }) => Resource === '*')
  expect(new Set(everywhere.flatMap(({ Action }) => listed(Action)))).toEqual(
    new Set(['xray:PutTraceSegments', 'xray:PutTelemetryRecords', 'ses:GetAccount']),
  )
})

test('wildcard actions exist in the one role that CDK itself brings along to copy files', () => {
  const wild = [app, identity, data, operations, ...(edge === undefined ? [] : [edge])].flatMap((template) =>
    ofType(template, 'AWS::IAM::Role')
      .filter(([id]) =>
        statementsOf(template, id).some(({ Action }) => listed(Action).some((action) => action.includes('*'))),
      )
      .map(([id]) => id),
  )
  expect(wild).toHaveLength(1)
  expect(wild[0]).toMatch(/^SiteFilesCopierRole/)
})

test('the pool’s trigger may look up and link people of this pool, take a password and its sessions away, and nothing else', () => {
  const onPool = statementsOfFunction('identity').filter(({ Action }) =>
    listed(Action).some((action) => action.startsWith('cognito-idp:')),
  )
  expect(onPool.flatMap(({ Action }) => listed(Action)).sort()).toEqual([
    'cognito-idp:AdminLinkProviderForUser',
    'cognito-idp:AdminSetUserPassword',
    'cognito-idp:AdminUserGlobalSignOut',
    'cognito-idp:ListUsers',
  ])
  expect(onPool.flatMap(({ Resource }) => referenced(Resource)).map((id) => identity.Resources[id]?.Type)).toEqual([
    'AWS::Cognito::UserPool',
  ])
})

// The other direction: the code against the rights, read from the adapters that end up in each bundle.

const adapterFolder = 'lambdas/adapters/dynamo/'

/**
 * Stores are bundled whole, and a function gets no right to what it never calls: the educator only reads prices, the
 * profile only deletes in batches, performance changes no holding, tax only reads them, and the run after the close of all quotes
 * only reads which are looked at; nobody's request lists these. Of mails, the sender only reads, claims and remembers browsers, who
 * turns a switch off reads nothing, and what asks for a recovery looks for none that is due.
 */
const neverCalled: Readonly<Partial<Record<string, readonly string[]>>> = {
  ai: ['BatchWriteItem'],
  profile: ['BatchGetItem'],
  market: ['Query'],
  performance: ['DeleteItem'],
  tax: ['BatchWriteItem', 'UpdateItem'],
  watchlist: ['Query'],
  'price-history': ['BatchWriteItem', 'GetItem'],
  messages: ['BatchGetItem', 'DeleteItem', 'GetItem', 'Query'],
  recovery: ['Query'],
  'message-fan-out': ['BatchGetItem', 'BatchWriteItem', 'DeleteItem', 'GetItem'],
  'message-sender': ['BatchWriteItem'],
  'message-feedback': ['DeleteItem', 'Query'],
}
const written = names.filter((name) => existsSync(entryOf(sizing[name].folder)))

test.each(written)('%s is allowed the DynamoDB actions that its code uses, and no more', (name) => {
  const inputs = bundle(entryOf(sizing[name].folder)).inputs
  // The table's own file pages through a query for whoever asks it to.
  const adapters = inputs.filter((path) => path.startsWith(adapterFolder) && path !== `${adapterFolder}table.ts`)
  const code = adapters.map((path) => readFileSync(path, 'utf8')).join('\n')
  const calls = Array.from(
    code.matchAll(/\bcall\(\s*'(\w+)'|\b(?:allItems|pagesOf)\(/g),
    ([, operation = 'Query']) => operation,
  )
  const used = new Set(calls)
  const allowed = new Set(tableAccess[name].flatMap(({ actions }) => actions))
  expect([...allowed, ...(neverCalled[name] ?? [])].sort()).toEqual([...used].sort())
})

test('every partition that the adapters name is one that some function may touch', () => {
  const sources = readdirSync(adapterFolder).map((file) => readFileSync(join(adapterFolder, file), 'utf8'))
  const named = /(?:\bpk: |Partition\b[^=\n]*=(?: \([^)]*\)[^=]*=>)? ?)['`]([A-Z]+#?)/g
  const partitions = Array.from(sources.join('\n').matchAll(named), ([, partition]) => partition)
  const allowed = new Set(Object.values(tableAccess).flatMap((access) => access.flatMap(({ keys }) => keys)))
  expect(partitions).toContain('USER#')
  expect(partitions.filter((partition) => !allowed.has(partition ?? '') && !allowed.has(`${partition}*`))).toEqual([])
})
