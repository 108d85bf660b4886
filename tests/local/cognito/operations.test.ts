// The wire protocol itself: what a client other than Amplify meets.
import { expect, test } from 'vitest'
import { clientId, password, startPool } from './local-pool.ts'

const email = 'alex@example.com'

test('errors travel as AWS sends them: 400, __type, message and the type in a header', async () => {
  const pool = await startPool()
  const response = await fetch(`${pool.origin}/_cognito/`, {
    method: 'POST',
    headers: { 'x-amz-target': 'AWSCognitoIdentityProviderService.GetUser' },
    body: JSON.stringify({ AccessToken: 'x' }),
  })
  expect(response.status).toBe(400)
  expect(response.headers.get('x-amzn-errortype')).toBe('NotAuthorizedException:')
  expect(response.headers.get('content-type')).toBe('application/x-amz-json-1.1')
  expect(response.headers.get('cache-control')).toBe('no-store')
  expect(response.headers.get('access-control-allow-origin')).toBeNull()
  expect(await response.json()).toEqual({ __type: 'NotAuthorizedException', message: 'Invalid Access Token' })
})

test.each(['CreateUserPool', 'constructor', '__proto__', ''])('the operation %j is unknown', async (operation) => {
  const pool = await startPool()
  await expect(pool.call(operation, {})).resolves.toMatchObject({ status: 400, type: 'UnknownOperationException' })
})

test.each(['', 'not json', '[]', '"text"', 'null'])('the body %j is not an input', async (body) => {
  const pool = await startPool()
  const response = await fetch(`${pool.origin}/_cognito/`, {
    method: 'POST',
    headers: { 'x-amz-target': 'AWSCognitoIdentityProviderService.SignUp' },
    body,
  })
  expect(response.status).toBe(400)
  expect(await response.json()).toMatchObject({ __type: 'SerializationException' })
})

test('a huge body is refused without being kept', async () => {
  const pool = await startPool()
  await expect(pool.call('SignUp', { ClientId: 'x'.repeat(1_000_000) })).resolves.toMatchObject({
    status: 400,
    type: 'SerializationException',
  })
})

test('paths that are not its own are left to the front door', async () => {
  const pool = await startPool()
  for (const path of ['/_cognito/', '/_cognito/else', '/_cognito/oauth2', '/_cognito/oauth2/token']) {
    expect((await fetch(`${pool.origin}${path}`)).status).toBe(404)
  }
})

test.each(['USER_PASSWORD_AUTH', 'CUSTOM_AUTH', 'ADMIN_USER_PASSWORD_AUTH'])(
  'the flow %s is not enabled',
  async (AuthFlow) => {
    const pool = await startPool()
    await pool.addUser(email)
    const input = { AuthFlow, ClientId: clientId, AuthParameters: { USERNAME: email, PASSWORD: password } }
    await expect(pool.call('InitiateAuth', input)).resolves.toMatchObject({
      type: 'InvalidParameterException',
      message: `${AuthFlow} flow not enabled for this client`,
    })
  },
)

test('a client of another pool is unknown here', async () => {
  const pool = await startPool()
  await expect(pool.call('SignUp', { ClientId: 'other', Username: email, Password: password })).resolves.toMatchObject({
    type: 'ResourceNotFoundException',
    message: 'User pool client other does not exist.',
  })
})

test.each<[string, object, string]>([
  ['a missing password', { Username: email }, "1 validation error detected: Value null at 'password'"],
  ['a username that is no address', { Username: 'alex', Password: password }, 'Username should be an email.'],
  [
    'an attribute that says verified',
    { Username: email, Password: password, UserAttributes: [{ Name: 'email_verified', Value: 'true' }] },
    'A client attempted to write unauthorized attribute',
  ],
  [
    'the address of somebody else as attribute',
    { Username: email, Password: password, UserAttributes: [{ Name: 'email', Value: 'sam@example.com' }] },
    'Username and email attribute must be the same.',
  ],
])('a sign-up with %s is refused', async (_which, input, message) => {
  const pool = await startPool()
  const answer = await pool.call('SignUp', { ClientId: clientId, ...input })
  expect(answer.status).toBe(400)
  expect(answer.message).toContain(message)
  expect(pool.inbox.list()).toEqual([])
})

test('two sign-ups at once for one address make one account', async () => {
  const pool = await startPool()
  const input = { ClientId: clientId, Username: email, Password: password }
  const answers = await Promise.all([
    pool.call('SignUp', input),
    pool.call('SignUp', input),
    pool.call('SignUp', input),
  ])
  expect(answers.map(({ type }) => type).sort()).toEqual(['', 'UsernameExistsException', 'UsernameExistsException'])
})

test.each([
  ['zero', '0'],
  ['nothing', ''],
  ['no number', 'zz'],
  ['a far too long number', 'f'.repeat(5000)],
])('%s as SRP_A is refused', async (_which, SRP_A) => {
  const pool = await startPool()
  await pool.addUser(email)
  const input = { AuthFlow: 'USER_SRP_AUTH', ClientId: clientId, AuthParameters: { USERNAME: email, SRP_A } }
  await expect(pool.call('InitiateAuth', input)).resolves.toMatchObject({ type: 'InvalidParameterException' })
})
