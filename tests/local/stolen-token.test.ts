// A stolen token of everyday use does not become the account: every operation of Cognito on an account, played on the running
// stack with its real triggers by somebody who has the token and nothing else.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { callOperation } from '#tests/local/cognito/local-pool.ts'
import { oauthScope, press, verifier } from '#tests/local/cognito/google-chooser.ts'
import { mailsTo } from '#tests/support/local-controls.ts'
import { localStack, password, type Person, signInOn, type TestStack } from '#tests/support/local-stack.ts'
import { createHash } from 'node:crypto'

const thief = 'thief@example.test'
const newPassword = 'the thief chose this'

let stack: TestStack
let clients: { userPoolClientId: string; securityClientId: string }
beforeAll(async () => {
  stack = await localStack()
  clients = (await (await fetch(`${stack.url}/config.json`)).json()) as typeof clients
})
afterAll(() => stack.close())

const mailTo = (address: string) => mailsTo(stack.url, address)
const call = (operation: string, input: object) => callOperation(stack.url, operation, input)

/** Every operation that takes an access token, as a thief would use it. */
const selfService: readonly [operation: string, input: object][] = [
  ['GetUser', {}],
  ['UpdateUserAttributes', { UserAttributes: [{ Name: 'email', Value: thief }] }],
  ['UpdateUserAttributes', { UserAttributes: [{ Name: 'name', Value: 'Thief' }] }],
  ['DeleteUserAttributes', { UserAttributeNames: ['name'] }],
  ['GetUserAttributeVerificationCode', { AttributeName: 'email' }],
  ['VerifyUserAttribute', { AttributeName: 'email', Code: '000000' }],
  ['ChangePassword', { PreviousPassword: password, ProposedPassword: newPassword }],
  ['AssociateSoftwareToken', {}],
  ['VerifySoftwareToken', { UserCode: '000000' }],
  ['SetUserMFAPreference', { SoftwareTokenMfaSettings: { Enabled: true, PreferredMfa: true } }],
  ['SetUserMFAPreference', { SoftwareTokenMfaSettings: { Enabled: false } }],
  ['SetUserSettings', { MFAOptions: [] }],
  ['StartWebAuthnRegistration', {}],
  ['CompleteWebAuthnRegistration', { Credential: { id: 'x', rawId: 'x', type: 'public-key', response: {} } }],
  ['ListWebAuthnCredentials', {}],
  ['DeleteWebAuthnCredential', { CredentialId: 'x' }],
  ['GlobalSignOut', {}],
  ['DeleteUser', {}],
]

const refusal = {
  status: 400,
  type: 'NotAuthorizedException',
  message: 'Access Token does not have required scopes',
}

const kept = ({ session }: Person, name: string): string =>
  Object.entries(session).find(([key]) => key.endsWith(`.${name}`))?.[1] ?? ''

const renew = (RefreshToken: string, ClientId: string) =>
  call('GetTokensFromRefreshToken', { ClientId, RefreshToken }) as Promise<{
    status: number
    message: string
    body: { AuthenticationResult?: { AccessToken: string; RefreshToken: string } }
  }>

/** Through the stand-in's page of Google, as the app does it. */
async function tokenOfGoogle(email: string): Promise<string> {
  const redirect_uri = `${stack.url}/`
  const code_challenge = createHash('sha256').update(verifier).digest('base64url')
  const query = {
    redirect_uri,
    code_challenge,
    response_type: 'code',
    client_id: clients.userPoolClientId,
    scope: oauthScope,
    code_challenge_method: 'S256',
  }
  const oauth = `${stack.url}/_cognito/oauth2`
  const back = await press(`${oauth}/authorize?${new URLSearchParams(query)}`, { action: 'add', email, name: 'Kim' })
  const code = new URL(back.headers.get('location') ?? '').searchParams.get('code') ?? ''
  const grant = { grant_type: 'authorization_code', client_id: clients.userPoolClientId, redirect_uri, code }
  const body = new URLSearchParams({ ...grant, code_verifier: verifier })
  const answer = await fetch(`${oauth}/token`, { method: 'POST', body })
  return ((await answer.json()) as { access_token: string }).access_token
}

describe('every operation on an account refuses', () => {
  const tokens = new Map<string, string>()
  let owner: Person
  beforeAll(async () => {
    owner = await stack.addPerson()
    tokens.set('a sign-in by password', owner.accessToken)
    const renewed = await renew(kept(owner, 'refreshToken'), clients.userPoolClientId)
    tokens.set('a renewal', renewed.body.AuthenticationResult?.AccessToken ?? '')
    tokens.set('a sign-in with Google', await tokenOfGoogle('kim@example.test'))
  })

  test.each(['a sign-in by password', 'a renewal', 'a sign-in with Google'])('a token of %s', async (origin) => {
    const AccessToken = tokens.get(origin) ?? ''
    // A good token, which makes the refusals below mean something.
    expect((await stack.api(AccessToken, 'POST', '/api/profile')).status).toBeLessThan(300)
    for (const [operation, input] of selfService) {
      expect(await call(operation, { AccessToken, ...input }), operation).toMatchObject(refusal)
    }
  })

  test('and nothing has changed: the account, its address, its password and its sessions', async () => {
    expect(await mailTo(thief)).toEqual([])
    const again = await signInOn(stack.url, owner.email)
    expect(again.sub).toBe(owner.sub)
    await expect(signInOn(stack.url, owner.email, newPassword)).rejects.toMatchObject({
      name: 'NotAuthorizedException',
    })
    expect((await stack.api(again.accessToken, 'GET', '/api/profile')).body).toMatchObject({
      profile: { email: owner.email },
    })
    expect(await renew(kept(again, 'refreshToken'), clients.userPoolClientId)).toMatchObject({ status: 200 })
  })
})

test('the refresh token beside it gets tokens of everyday use alone, and from the other client none', async () => {
  const owner = await stack.addPerson()
  const first = await renew(kept(owner, 'refreshToken'), clients.userPoolClientId)
  const { AccessToken = '', RefreshToken = '' } = first.body.AuthenticationResult ?? {}
  expect(await call('DeleteUser', { AccessToken })).toMatchObject(refusal)
  expect(await renew(RefreshToken, clients.securityClientId)).toMatchObject({
    status: 400,
    message: 'Invalid Refresh Token',
  })
})

test('a password that is set with a mailed code ends the sessions that somebody else had', async () => {
  const owner = await stack.addPerson()
  const stolen = kept(owner, 'refreshToken')
  const account = { ClientId: clients.userPoolClientId, Username: owner.email }
  await call('ForgotPassword', account)
  const ConfirmationCode = (await mailTo(owner.email)).at(-1)?.code
  expect(await call('ConfirmForgotPassword', { ...account, ConfirmationCode, Password: newPassword })).toMatchObject({
    status: 200,
  })
  expect(await renew(stolen, clients.userPoolClientId)).toMatchObject({ status: 400, type: 'NotAuthorizedException' })
  const again = await signInOn(stack.url, owner.email, newPassword)
  expect(await renew(kept(again, 'refreshToken'), clients.userPoolClientId)).toMatchObject({ status: 200 })
})

test('the OAuth pages hand out no scope of Cognito’s own, and know nothing of the other client', async () => {
  const authorize = (changes: Record<string, string>) =>
    fetch(
      `${stack.url}/_cognito/oauth2/authorize?${new URLSearchParams({
        redirect_uri: `${stack.url}/`,
        response_type: 'code',
        client_id: clients.userPoolClientId,
        code_challenge: 'c'.repeat(43),
        code_challenge_method: 'S256',
        scope: 'openid',
        ...changes,
      })}`,
      { redirect: 'manual' },
    )
  const more = await authorize({ scope: 'openid aws.cognito.signin.user.admin' })
  expect(new URL(more.headers.get('location') ?? '').searchParams.get('error')).toBe('invalid_scope')
  expect((await authorize({ client_id: clients.securityClientId })).status).toBe(400)
})

test('what the thief cannot do with the token cannot be had without it either: a reset goes to the owner alone', async () => {
  const owner = await stack.addPerson()
  const attempt = { ClientId: clients.userPoolClientId, ConfirmationCode: '000000', Password: newPassword }
  // Answered as for any address without an account, and no mail goes out.
  expect(await call('ForgotPassword', { ...attempt, Username: thief })).toMatchObject({ status: 200 })
  expect(await mailTo(thief)).toEqual([])
  expect(await call('ConfirmForgotPassword', { ...attempt, Username: thief })).toMatchObject({
    status: 400,
    type: 'CodeMismatchException',
  })
  await call('ForgotPassword', { ClientId: clients.userPoolClientId, Username: owner.email })
  const [newest] = (await mailTo(owner.email)).toReversed()
  expect(newest?.text).toContain(`Your code to set a new Gumnut password is ${newest?.code}. It works for 1 hour.`)
  const wrong = { ConfirmationCode: newest?.code === '000000' ? '000001' : '000000', Username: owner.email }
  expect(await call('ConfirmForgotPassword', { ...attempt, ...wrong })).toMatchObject({
    status: 400,
    type: 'CodeMismatchException',
  })
})

test('the sign-up mail says that its code works for a day', async () => {
  const owner = await stack.addPerson()
  const [first] = await mailTo(owner.email)
  expect(first?.text).toMatch(/^Your Gumnut code is \d{6}\. It works for 24 hours\./)
})
