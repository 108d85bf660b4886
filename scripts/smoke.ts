// Smoke: is a deployed Gumnut alive? Looks at the site from outside, then lives a short life in it: signs up, adds a
// holding, reads it, deletes itself. `npx tsx scripts/smoke.ts https://app.example.com.au [https://<api>]`
// The second address is the API's own, past CloudFront (output ApiUrl): it must refuse even a valid token.
// Confirming the sign-up needs AWS credentials that may (docs/deploy.md), or the local stack's inbox.
// `--signed-in` says that there are credentials where the environment does not show it, as after "aws sso login".
import { randomUUID } from 'node:crypto'
import {
  AdminConfirmSignUpCommand,
  AdminDeleteUserCommand,
  CognitoIdentityProviderClient,
} from '@aws-sdk/client-cognito-identity-provider'
import { Amplify } from 'aws-amplify'
import { confirmSignUp, fetchAuthSession, signIn, signUp } from 'aws-amplify/auth'

type SiteConfig = {
  region: string
  userPoolId: string
  userPoolClientId: string
  securityClientId: string
  userPoolEndpoint?: string
  stage: string
}
type Answer = { status: number; headers: Headers; body: unknown }

const [site = '', direct] = process.argv.slice(2).map((address) => address.replace(/\/+$/, ''))
if (![site, direct ?? site].every((address) => /^https?:\/\/[^/]+$/.test(address))) {
  console.error('Say which site: npx tsx scripts/smoke.ts https://app.example.com.au [https://<api>]')
  process.exit(2)
}
const isHttps = site.startsWith('https:')
/** A first request may wake every function behind it. */
const timeoutMs = 30_000
/** SES takes mail for this address and throws it away, so that no smoke test ever bounces. */
const email = `success+${randomUUID()}@simulator.amazonses.com`
const password = `Smoke ${randomUUID()}`

let passed = 0
function check(what: string, holds: boolean, seen?: unknown): void {
  if (!holds) throw new Error(`${what}: no. Seen: ${JSON.stringify(seen)?.slice(0, 500)}`)
  passed++
  console.log(`ok   ${what}`)
}

async function ask(
  path: string,
  {
    method = 'GET',
    token,
    body,
    origin = site,
  }: { method?: string; token?: string; body?: unknown; origin?: string } = {},
): Promise<Answer> {
  const response = await fetch(origin + path, {
    method,
    headers: {
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(timeoutMs),
  })
  const text = await response.text()
  const isJson = /json/.test(response.headers.get('content-type') ?? '')
  return {
    status: response.status,
    headers: response.headers,
    body: isJson && text !== '' ? (JSON.parse(text) as unknown) : text,
  }
}

const field = (value: unknown, name: string): unknown => (value as Record<string, unknown> | null)?.[name]

async function lookFromOutside(): Promise<SiteConfig> {
  const page = await ask('/')
  check('the page answers', page.status === 200 && String(page.body).includes('<div id="root"'), page.body)
  check(
    'the page has a policy for what it may load',
    (page.headers.get('content-security-policy') ?? '').includes("default-src 'none'"),
  )
  if (isHttps)
    check(
      'the page insists on https',
      (page.headers.get('strict-transport-security') ?? '').includes('max-age=63072000'),
    )
  check('an address inside the app is the page', (await ask('/portfolio')).body === page.body)
  for (const path of ['/', '/config.json', '/sw.js'])
    check(`${path} is asked for every time`, (await ask(path)).headers.get('cache-control') === 'no-cache')
  const asset = /\/assets\/[^"]+\.js/.exec(String(page.body))?.[0] ?? ''
  const kept = (await ask(asset)).headers.get('cache-control') ?? ''
  check('a hashed asset is kept', kept.includes('immutable'), kept)
  check('a missing file is 404, not the page', (await ask('/assets/missing-00000000.js')).status === 404)

  const health = await ask('/api/health')
  check('the API is healthy', health.status === 200 && field(health.body, 'status') === 'ok', health.body)
  console.log(`     version ${String(field(health.body, 'version'))}, stage ${String(field(health.body, 'stage'))}`)
  check('the API wants a token', (await ask('/api/holdings')).status === 401)
  const lost = await ask('/api/nowhere')
  check('an API error stays one', lost.status === 404 && lost.body !== page.body, lost.body)
  check('the API refuses a wrong token', (await ask('/api/holdings', { token: 'abc.def.ghi' })).status === 401)

  const config = await ask('/config.json')
  check(
    'the page finds its configuration',
    config.status === 200 && typeof field(config.body, 'userPoolId') === 'string',
    config.body,
  )
  return config.body as SiteConfig
}

/** Confirms the sign-up as the owner of the pool, or with the code from the local stack's inbox. */
async function confirm({ region, userPoolId, userPoolEndpoint }: SiteConfig): Promise<void> {
  if (userPoolEndpoint === undefined) {
    await new CognitoIdentityProviderClient({ region }).send(
      new AdminConfirmSignUpCommand({ UserPoolId: userPoolId, Username: email }),
    )
    return
  }
  const { body } = await ask(`/__local/mail?to=${encodeURIComponent(email)}`)
  const confirmationCode = String(field((body as unknown[]).at(-1), 'code'))
  await confirmSignUp({ username: email, confirmationCode })
}

function useClient({ userPoolId, userPoolEndpoint }: SiteConfig, userPoolClientId: string): void {
  Amplify.configure({
    Auth: {
      Cognito: {
        userPoolId,
        userPoolClientId,
        ...(userPoolEndpoint === undefined ? {} : { userPoolEndpoint: new URL(userPoolEndpoint, site).href }),
        loginWith: { email: true },
      },
    },
  })
}

async function signUpAndIn(config: SiteConfig): Promise<string> {
  useClient(config, config.userPoolClientId)
  await signUp({ username: email, password, options: { userAttributes: { email, name: 'Smoke Test' } } })
  await confirm(config)
  const { isSignedIn } = await signIn({ username: email, password })
  const token = (await fetchAuthSession()).tokens?.accessToken.toString()
  check('somebody signs up and signs in', isSignedIn && token !== undefined)
  return token ?? ''
}

async function liveShortly(token: string): Promise<void> {
  const opened = await ask('/api/profile', { method: 'POST', token, body: {} })
  check('their profile is made', opened.status === 201 || opened.status === 200, opened.body)
  const id = randomUUID()
  const holding = { id, type: 'stock', symbol: 'CBA', quantity: 10, costBasis: 100, currentPrice: 150 }
  const added = await ask('/api/holdings', { method: 'POST', token, body: holding })
  check('they add a holding', added.status === 201, added.body)
  const read = await ask('/api/holdings', { token })
  const holdings = field(read.body, 'holdings') as unknown[] | undefined
  check(
    'they read it back',
    read.status === 200 && holdings?.length === 1 && field(holdings[0], 'id') === id,
    read.body,
  )
  // Through the edge the token opens the door (above); without the edge the same token opens nothing.
  if (direct !== undefined)
    check('past CloudFront it is refused', (await ask('/api/holdings', { token, origin: direct })).status === 401)
  check('nobody keeps the answer', read.headers.get('cache-control') === 'no-store', read.headers.get('cache-control'))
  check('their learning progress is there', (await ask('/api/learning/progress', { token })).status === 200)
}

/** What GetUser answers stands for all operations of Cognito on an account: they ask for the same scope. */
async function getUser({ region, userPoolEndpoint }: SiteConfig, token: string): Promise<Answer> {
  const endpoint = new URL(userPoolEndpoint ?? `https://cognito-idp.${region}.amazonaws.com/`, site)
  const response = await fetch(endpoint, {
    method: 'POST',
    headers: {
      'content-type': 'application/x-amz-json-1.1',
      'x-amz-target': 'AWSCognitoIdentityProviderService.GetUser',
    },
    body: JSON.stringify({ AccessToken: token }),
    signal: AbortSignal.timeout(timeoutMs),
  })
  return { status: response.status, headers: response.headers, body: await response.json() }
}

/** Only a real user pool can show that its trigger and its two clients keep these apart (ADR 035). */
async function keepAccountAndApiApart(config: SiteConfig, token: string): Promise<void> {
  const everyday = await getUser(config, token)
  check(
    'a token of everyday use opens nothing of the account at Cognito',
    everyday.status === 400 && /NotAuthorizedException/.test(String(field(everyday.body, '__type'))),
    everyday.body,
  )
  useClient(config, config.securityClientId)
  await signIn({ username: email, password })
  const security = (await fetchAuthSession()).tokens?.accessToken.toString() ?? ''
  const opened = await getUser(config, security)
  check('one of a security session does', opened.status === 200, opened.body)
  check('and opens nothing of the API', (await ask('/api/profile', { token: security })).status === 401)
  const isRenewed = await fetchAuthSession({ forceRefresh: true }).then(
    ({ tokens }) => tokens !== undefined,
    () => false,
  )
  check('a security session is not renewed', !isRenewed)
}

async function leave(token: string): Promise<void> {
  const closed = await ask('/api/profile', { method: 'DELETE', token })
  check('they delete their account', closed.status === 204, closed.body)
  check('their token opens nothing any more', (await ask('/api/profile', { token })).status === 401)
}

/** After a failure the account must not stay behind; deleting what is gone already is no failure. */
async function cleanUp({ region, userPoolId, userPoolEndpoint }: SiteConfig): Promise<void> {
  if (userPoolEndpoint !== undefined) return
  await new CognitoIdentityProviderClient({ region })
    .send(new AdminDeleteUserCommand({ UserPoolId: userPoolId, Username: email }))
    .catch((problem: unknown) => {
      if (!(problem instanceof Error && problem.name === 'UserNotFoundException'))
        console.error(`Left behind: ${email} (${String(problem)})`)
    })
}

try {
  const config = await lookFromOutside()
  const hasCredentials =
    process.argv.includes('--signed-in') ||
    ['AWS_ACCESS_KEY_ID', 'AWS_PROFILE', 'AWS_WEB_IDENTITY_TOKEN_FILE'].some((name) => process.env[name] !== undefined)
  if (config.userPoolEndpoint === undefined && !hasCredentials) {
    console.log('skip signing up: there are no AWS credentials to confirm the sign-up with')
  } else {
    try {
      const token = await signUpAndIn(config)
      await liveShortly(token)
      await keepAccountAndApiApart(config, token)
      await leave(token)
    } catch (problem) {
      await cleanUp(config)
      throw problem
    }
  }
  console.log(`\n${passed} passed, 0 failed`)
} catch (problem) {
  console.error(`\nFAIL ${problem instanceof Error ? problem.message : String(problem)}\n${passed} passed, 1 failed`)
  process.exitCode = 1
}
