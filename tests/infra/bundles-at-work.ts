// Bundles at work: every deployed function running, with the embedded DynamoDB behind its rights, the stand-in of Cognito, a market and a
// model provider and a Secrets Manager around them, and one person who has signed up.
import { type FunctionName, sizing } from '#infra/function-sizing.ts'
import { ensureTable, startDynamo } from '#local/dynamo.ts'
import { securityQueueUrl } from '#local/mail-service.ts'
import { openTable } from '#lambdas/adapters/dynamo/table.ts'
import { tokenScopes } from '#shared/account/identity-rules.ts'
import { scriptedProvider } from '#tests/support/ai/scripted-provider.ts'
import { anApiEvent } from '#tests/support/api-event.ts'
import { localStack } from '#tests/support/local-stack.ts'
import { aMarket } from '#tests/support/market/documents.ts'
import { startProvider } from '#tests/support/market/provider-server.ts'
import { dynamoStores } from '#tests/support/stores.ts'
import { assembled, type DeployedFunction } from './deployed-functions.ts'
import { guardedTable } from './guarded-table.ts'
import { secretsManager } from './secrets-manager.ts'
import { fullSettings } from './synthesis.ts'

export const educatorKey = 'sk-canary-of-the-educator'
export const judgeKey = 'sk-canary-of-the-judge'
export const linkKey = 'canary-of-the-links-in-mails'

export type Body = {
  body?: object
  pathParameters?: Record<string, string>
  queryStringParameters?: Record<string, string>
}
export type Answer = { status: number; body: never }

async function aMarketWithCba() {
  const market = await startProvider()
  const prices = aMarket({ CBA: 150 })
  market.on('/v8/finance/chart/', (call) => prices.chart(call))
  market.on('/v7/finance/spark', (call) => prices.spark(call))
  return market
}

export async function bundlesAtWork() {
  const stack = await localStack()
  const person = await stack.addPerson()
  const configuration = (await (await fetch(`${stack.url}/config.json`)).json()) as {
    userPoolId: string
    securityClientId: string
  }
  const dynamo = await startDynamo()
  // Another emulator's DynamoDB instead, such as moto's: EMULATOR_ENDPOINT=http://127.0.0.1:5000 (docs/deploy.md, Checks).
  const database = process.env['EMULATOR_ENDPOINT'] ?? dynamo.endpoint
  const table = await guardedTable(database)
  const market = await aMarketWithCba()
  const provider = await scriptedProvider()
  const secrets = await secretsManager({
    'gumnut/prod/openai': educatorKey,
    'gumnut/prod/ai-judge': judgeKey,
    'gumnut/dev/mail-links': linkKey,
  })
  const addressesFor = (name: FunctionName): Record<string, string> => ({
    AWS_ENDPOINT_URL_DYNAMODB: table.addressFor(name),
    AWS_ENDPOINT_URL_SECRETS_MANAGER: secrets.url,
    COGNITO_ENDPOINT: `${stack.url}/_cognito/`,
    SQS_ENDPOINT: `${stack.url}/_mail`,
    // Those of the stand-in, which the local stack has put here.
    AWS_ACCESS_KEY_ID: process.env['AWS_ACCESS_KEY_ID'] ?? '',
    AWS_SECRET_ACCESS_KEY: process.env['AWS_SECRET_ACCESS_KEY'] ?? '',
    // No variable of a template: how long an answer takes at least says nothing here.
    RECOVERY_ANSWERS_AFTER_MS: '0',
  })
  const values = {
    SECURITY_CLIENT_ID: configuration.securityClientId,
    RECOVERY_CLIENT_ID: configuration.securityClientId,
    USER_POOL_ID: configuration.userPoolId,
    SECURITY_QUEUE_URL: securityQueueUrl,
    YAHOO_BASE_URL: market.url,
    COINGECKO_BASE_URL: market.url,
    OPENAI_BASE_URL: provider.baseUrl,
    AI_JUDGE_BASE_URL: provider.baseUrl,
  }

  const running = new Map<FunctionName, DeployedFunction>()
  const dev = assembled('dev')
  const tableName = dev.variablesOf('profile')['TABLE_NAME'] ?? ''
  await ensureTable(database, 'ap-southeast-2', tableName)
  for (const name of Object.keys(sizing) as FunctionName[])
    running.set(name, await dev.start(name, addressesFor(name), values))

  // The educator once more, as in a prod where everything is turned on.
  const prod = assembled('prod', fullSettings)
  await ensureTable(database, 'ap-southeast-2', prod.variablesOf('ai')['TABLE_NAME'] ?? '')
  const educatorWithKeys = await prod.start('ai', addressesFor('ai'), values)

  async function send(to: DeployedFunction, routeKey: string, { body, ...about }: Body): Promise<Answer> {
    const event = anApiEvent(routeKey, {
      claims: { sub: person.sub, token_use: 'access', scope: tokenScopes.api },
      headers: { 'content-type': 'application/json', authorization: `Bearer ${person.accessToken}` },
      ...about,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    const result = (await to.invoke(event)) as {
      statusCode: number
      headers?: Record<string, string>
      body?: string
    }
    const isJson = /json/.test(result.headers?.['content-type'] ?? '')
    return { status: result.statusCode, body: (isJson ? JSON.parse(result.body ?? '') : null) as never }
  }

  function deployed(name: FunctionName): DeployedFunction {
    const found = running.get(name)
    if (found === undefined) throw new Error(`${name} does not run`)
    return found
  }

  return {
    stack,
    person,
    configuration,
    provider,
    secrets,
    /** What stands between the functions and DynamoDB, as IAM does. */
    table,
    deployed,
    /** The variables of a function's template where everything is turned on. */
    variablesOf: prod.variablesOf,
    /** What the table of the functions holds. */
    stores: dynamoStores(openTable({ name: tableName, region: 'ap-southeast-2', endpoint: database })),
    /** One call as the person, with an event of API Gateway. */
    ask: (name: FunctionName, routeKey: string, about: Body = {}) => send(deployed(name), routeKey, about),
    askEducatorWithKeys: (routeKey: string, about: Body) => send(educatorWithKeys, routeKey, about),
    /** What all of them have written, line by line. */
    logLines: () =>
      [...running.values(), educatorWithKeys].flatMap((one) => one.log().split('\n')).filter((line) => line !== ''),
    async close() {
      for (const one of [...running.values(), educatorWithKeys]) one.stop()
      await Promise.all([stack.close(), market.close(), provider.close(), secrets.close(), table.close()])
      await dynamo.close()
    },
  }
}
