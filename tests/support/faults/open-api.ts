// The API without its sign-in: the real front door, gateway and Lambda functions in this process, on a free port. An access
// token is simply the user's id, so that a test can have as many people as it likes.
import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { openFrontDoor } from '#local/front-door.ts'
import { type Functions, handlerFiles, loadFunctions } from '#local/functions.ts'
import { createGateway } from '#local/gateway.ts'
import { tokenScopes } from '#shared/account/identity-rules.ts'
import type { AreaName } from '#shared/contract/index.ts'
import { freePort } from '#tests/support/local-stack.ts'

const root = resolve(import.meta.dirname, '../../..')

/** Whether the area's function is in the project. */
export const hasFunction = (area: AreaName): boolean => existsSync(join(root, handlerFiles[area]))

export type OpenApi = {
  url: string
  port: number
  functions: Functions
  close(): Promise<void>
}

type Surroundings = {
  dynamodbEndpoint: string
  identityEndpoint?: string
  /** The market-data providers; nowhere when left out. */
  providerUrl?: string
  tableName?: string
  environment?: Record<string, string>
}

const nowhere = 'http://127.0.0.1:9'

/** The functions read their environment once, so a test file opens one API. */
export async function openApi({
  dynamodbEndpoint,
  identityEndpoint,
  providerUrl,
  tableName,
  environment,
}: Surroundings): Promise<OpenApi> {
  Object.assign(process.env, {
    AWS_REGION: 'ap-southeast-2',
    AWS_ACCESS_KEY_ID: 'local',
    AWS_SECRET_ACCESS_KEY: 'local',
    COGNITO_ENDPOINT: identityEndpoint ?? `${nowhere}/`,
    DYNAMODB_ENDPOINT: dynamodbEndpoint,
    MAIL_LINK_KEY: 'a-key-of-the-tests',
    RECOVERY_ANSWERS_AFTER_MS: '0',
    RECOVERY_CLIENT_ID: 'recovery1',
    SECURITY_QUEUE_URL: `${nowhere}/mails`,
    SQS_ENDPOINT: nowhere,
    STAGE: 'local',
    TABLE_NAME: tableName ?? 'gumnut-test',
    USER_POOL_ID: 'ap-southeast-2_Test',
    YAHOO_BASE_URL: providerUrl ?? nowhere,
    COINGECKO_BASE_URL: providerUrl ?? nowhere,
    OPENAI_API_KEY: '',
    ...environment,
  })
  const functions = loadFunctions(
    (file) => import(pathToFileURL(join(root, file)).href) as Promise<Record<string, unknown>>,
  )
  const verify = async (token: string) => {
    if (!/^[\w.-]{3,64}$/.test(token) || token.startsWith('no-')) throw new Error('Not a token')
    return { sub: token, username: token, token_use: 'access', scope: tokenScopes.api }
  }
  const port = await freePort()
  const frontDoor = await openFrontDoor(port, 'faults')
  const unused = async (): Promise<never> => {
    throw new Error('Only the API is open here.')
  }
  frontDoor.serve({
    gateway: createGateway(verify, functions.api),
    cognito: { handle: unused } as unknown as Parameters<typeof frontDoor.serve>[0]['cognito'],
    mail: { handle: unused, drained: unused },
    control: unused,
    site: async (_request, response) => {
      response.statusCode = 404
      response.setHeader('content-type', 'text/plain; charset=utf-8')
      response.end('No site here')
    },
    configuration: () => ({}),
  })
  return { url: `http://127.0.0.1:${port}`, port, functions, close: () => frontDoor.close() }
}

export type Answer = { status: number; headers: Headers; body: unknown; ms: number }

/** One call as a person; a body that is not text is sent as JSON. */
export async function ask(url: string, person: string | null, route: string, body?: unknown): Promise<Answer> {
  const [method = 'GET', path = '/'] = route.split(' ')
  const began = performance.now()
  const response = await fetch(`${url}${path}`, {
    method,
    headers: {
      ...(person === null ? {} : { authorization: `Bearer ${person}` }),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  })
  const text = await response.text()
  const isJson = /json/.test(response.headers.get('content-type') ?? '')
  return {
    status: response.status,
    headers: response.headers,
    body: isJson ? (JSON.parse(text) as unknown) : text === '' ? null : text,
    ms: performance.now() - began,
  }
}
