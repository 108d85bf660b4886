// The whole local stack on a free port with a data folder of its own, and people who have signed up on it for real.
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Amplify } from 'aws-amplify'
import { confirmSignUp, fetchAuthSession, signIn, signOut, signUp } from 'aws-amplify/auth'
import { cognitoUserPoolsTokenProvider } from 'aws-amplify/auth/cognito'
import { ConsoleLogger } from 'aws-amplify/utils'
import type { Stack } from '#local/stack.ts'
import './quick-powers.ts'
import { lastCode } from './local-controls.ts'

ConsoleLogger.LOG_LEVEL = 'ERROR'

export type Person = {
  email: string
  accessToken: string
  idToken: string
  sub: string
  /** The session as Amplify stores it, entry by entry: a browser that holds these is signed in. */
  session: Record<string, string>
}
export type Answer = { status: number; headers: Headers; body: never }

export type TestStack = Stack & {
  dataDir: string
  /** Signs up, confirms with the mailed code, signs in: through the real Amplify client. */
  addPerson(): Promise<Person>
  /** One API call; a body that is not text is sent as JSON. */
  api(
    token: string | null,
    method: string,
    path: string,
    body?: unknown,
    headers?: Record<string, string>,
  ): Promise<Answer>
}

export const password = 'slow and steady 26'

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  const { port } = server.address() as AddressInfo
  await new Promise((resolve) => server.close(resolve))
  return port
}

type Configuration = {
  userPoolId: string
  userPoolClientId: string
  userPoolEndpoint: string
  securityClientId?: string
}

function useAmplify(config: Configuration): Map<string, string> {
  const stored = new Map<string, string>()
  Amplify.configure({ Auth: { Cognito: config } })
  cognitoUserPoolsTokenProvider.setKeyValueStorage({
    setItem: async (key, value) => void stored.set(key, value),
    getItem: async (key) => stored.get(key) ?? null,
    removeItem: async (key) => void stored.delete(key),
    clear: async () => stored.clear(),
  })
  return stored
}

let people = 0

/** What a stack tells its pages. */
export const configurationOf = async (url: string): Promise<Configuration> =>
  (await (await fetch(`${url}/config.json`)).json()) as Configuration

/** Points Amplify at a stack and one of its clients, with nobody signed in. */
export async function configureAmplify(url: string, client: 'everyday' | 'security' = 'everyday'): Promise<void> {
  const configuration = await configurationOf(url)
  const { securityClientId } = configuration
  useAmplify(client === 'security' ? { ...configuration, userPoolClientId: String(securityClientId) } : configuration)
}

/** The token of a fresh sign-in for what changes an account, as a security session has it. */
export async function securityToken(url: string, { email }: Person, secret = password): Promise<string> {
  await configureAmplify(url, 'security')
  await signIn({ username: email, password: secret })
  return String((await fetchAuthSession()).tokens?.accessToken)
}

/** Signs in an account that is there, through the real Amplify client. */
export async function signInOn(url: string, email: string, secret = password): Promise<Person> {
  const stored = useAmplify(await configurationOf(url))
  await signIn({ username: email, password: secret })
  const { tokens } = await fetchAuthSession()
  const person: Person = {
    email,
    accessToken: String(tokens?.accessToken),
    idToken: String(tokens?.idToken),
    sub: String(tokens?.accessToken.payload.sub),
    session: Object.fromEntries(stored),
  }
  // Only this client forgets: the tokens stay good for the test.
  useAmplify({
    userPoolId: 'ap-southeast-2_Forgotten',
    userPoolClientId: 'forgotten',
    userPoolEndpoint: `${url}/_cognito/`,
  })
  await signOut().catch(() => undefined)
  return person
}

export async function signUpOn(url: string): Promise<Person> {
  useAmplify(await configurationOf(url))
  const email = `person${++people}.${crypto.randomUUID().slice(0, 8)}@example.test`
  await signUp({ username: email, password, options: { userAttributes: { email, name: `Person ${people}` } } })
  await confirmSignUp({ username: email, confirmationCode: await lastCode(url, email) })
  return signInOn(url, email)
}

export async function callApi(
  url: string,
  ...[token, method, path, body, headers = {}]: Parameters<TestStack['api']>
): Promise<Answer> {
  const response = await fetch(`${url}${path}`, {
    method,
    headers: {
      ...(token === null ? {} : { authorization: `Bearer ${token}` }),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  })
  const text = await response.text()
  const isJson = response.headers.get('content-type')?.includes('json') ?? false
  const parsed: unknown = text === '' ? null : isJson ? JSON.parse(text) : text
  return { status: response.status, headers: response.headers, body: parsed as never }
}

/** Somebody who has signed up and whose profile is there, as after the first page they saw. */
export async function anAccount(stack: Pick<TestStack, 'addPerson' | 'api'>): Promise<Person> {
  const person = await stack.addPerson()
  await stack.api(person.accessToken, 'POST', '/api/profile')
  return person
}

/**
 * @param environment what the functions find in their environment, such as the market providers' addresses
 * @param now what their clock stands at, the demo account's first days too; the computer's own when left out
 */
export async function localStack(environment: Record<string, string> = {}, now?: string): Promise<TestStack> {
  // No provider unless the test brings one: nothing leaves this computer, and the refusal is immediate.
  const nowhere = 'http://127.0.0.1:9'
  Object.assign(process.env, {
    YAHOO_BASE_URL: nowhere,
    COINGECKO_BASE_URL: nowhere,
    OPENAI_API_KEY: '',
    RECOVERY_ANSWERS_AFTER_MS: '0',
    ...environment,
  })
  const dataDir = mkdtempSync(join(tmpdir(), 'gumnut-stack-'))
  // Most files ask a stack that runs elsewhere: only who starts one loads all of it.
  const { startStack } = await import('#local/stack.ts')
  const stack = await startStack({ port: await freePort(), dataDir, ...(now === undefined ? {} : { now }) })
  return {
    ...stack,
    dataDir,
    addPerson: () => signUpOn(stack.url),
    api: (...call) => callApi(stack.url, ...call),
    async close() {
      await stack.close()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}
