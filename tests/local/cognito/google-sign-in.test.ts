// "Continue with Google" on the wire: the account page, the way back to the app, the code and its tokens.
import { expect, test } from 'vitest'
import {
  authorizeUrl,
  claimsOf,
  codeFor,
  oauthScope,
  press,
  trade,
  tradeCode,
  verifier,
  whereTo,
} from './google-chooser.ts'
import { appUrl, clientId, poolId, startPool } from './local-pool.ts'

const alex = { email: 'alex@example.com', name: 'Alex Nguyen', isEmailVerified: 'yes' }

test('the account page is plain HTML that says what it is and loads nothing but its own style sheet', async () => {
  const pool = await startPool()
  const response = await fetch(authorizeUrl(pool))
  const html = await response.text()
  expect(response.status).toBe(200)
  expect(response.headers.get('content-type')).toBe('text/html;charset=UTF-8')
  expect(response.headers.get('cache-control')).toBe('no-store')
  expect(response.headers.get('content-security-policy')).toBe(
    "default-src 'none'; style-src 'self'; form-action 'self' http://localhost:5173; base-uri 'none'; frame-ancestors 'none'",
  )
  expect(html).toContain('This is not Google.')
  expect(html).not.toMatch(/<script|<style|style=|onclick|https?:\/\//i)
  const styles = /href="([^"]+\.css)"/.exec(html)?.[1] ?? ''
  const css = await fetch(new URL(styles, response.url))
  expect(css.headers.get('content-type')).toBe('text/css;charset=UTF-8')
})

test('a chosen account comes back to the app with a code that buys the tokens of Cognito', async () => {
  const pool = await startPool()
  const back = whereTo(await press(authorizeUrl(pool), { action: 'add', ...alex }))
  expect(back.origin + back.pathname).toBe(appUrl)
  expect([...back.searchParams.keys()].sort()).toEqual(['code', 'state'])
  expect(back.searchParams.get('state')).toBe('state-of-the-app')

  const { status, body } = await tradeCode(pool, back.searchParams.get('code') ?? '')
  expect(status).toBe(200)
  expect(body).toMatchObject({ token_type: 'Bearer', expires_in: 900, refresh_token: expect.any(String) })
  const access = await pool.cognito.verifyAccessToken(String(body['access_token']))
  expect(access).toMatchObject({
    client_id: clientId,
    token_use: 'access',
    scope: oauthScope,
    username: expect.stringMatching(/^google_\d{21}$/),
    sub: expect.stringMatching(/^[0-9a-f-]{36}$/),
    'cognito:groups': [`${poolId}_Google`],
  })
  expect(claimsOf(body['id_token'])).toMatchObject({
    aud: clientId,
    token_use: 'id',
    sub: access.sub,
    email: alex.email,
    email_verified: true,
    name: alex.name,
    'cognito:username': access.username,
    identities: [
      {
        userId: access.username.slice('google_'.length),
        providerName: 'Google',
        providerType: 'Google',
        primary: 'true',
      },
    ],
  })
})

test('an account is listed the next time and stays the same user', async () => {
  const pool = await startPool()
  const first = await tradeCode(pool, await codeFor(pool, alex))
  const html = await (await fetch(authorizeUrl(pool))).text()
  expect(html).toContain('Alex Nguyen')
  const account = /name="account" value="(\d+)"/.exec(html)?.[1] ?? ''
  const back = whereTo(await press(authorizeUrl(pool), { account }))
  const second = await tradeCode(pool, back.searchParams.get('code') ?? '')
  expect(claimsOf(second.body['access_token'])['sub']).toBe(claimsOf(first.body['access_token'])['sub'])
})

test('an address that Google has not verified is passed on as such', async () => {
  const pool = await startPool()
  const { body } = await tradeCode(pool, await codeFor(pool, { email: alex.email, name: alex.name }))
  expect(claimsOf(body['id_token'])).toMatchObject({ email: alex.email, email_verified: false })
})

test('Cancel goes back to the app with access_denied', async () => {
  const pool = await startPool()
  const back = whereTo(await press(authorizeUrl(pool), { action: 'cancel' }))
  expect(back.origin + back.pathname).toBe(appUrl)
  expect(back.searchParams.get('error')).toBe('access_denied')
  expect(back.searchParams.get('state')).toBe('state-of-the-app')
  expect(back.searchParams.get('code')).toBeNull()
})

test.each([
  ['a redirect_uri that is not on the list', { redirect_uri: 'http://localhost:5173/other' }],
  ['a redirect_uri on another site', { redirect_uri: 'https://evil.example/' }],
  ['a redirect_uri that only begins like one on the list', { redirect_uri: `${appUrl}?next=x` }],
  ['no redirect_uri', { redirect_uri: null }],
  ['another client', { client_id: 'other' }],
])('%s goes nowhere', async (_which, changes) => {
  const pool = await startPool()
  for (const response of [
    await fetch(authorizeUrl(pool, changes), { redirect: 'manual' }),
    await press(authorizeUrl(pool, changes), { action: 'add', ...alex }),
    await press(authorizeUrl(pool, changes), { action: 'cancel' }),
  ]) {
    expect(response.status).toBe(400)
    expect(response.headers.get('location')).toBeNull()
    expect(await response.text()).not.toContain('evil.example')
  }
})

test.each([
  ['no code_challenge', { code_challenge: null }, 'invalid_request'],
  ['a plain code_challenge', { code_challenge_method: 'plain' }, 'invalid_request'],
  ['the implicit flow', { response_type: 'token' }, 'unauthorized_client'],
  ['an unknown scope', { scope: 'openid admin' }, 'invalid_scope'],
  ['another provider', { identity_provider: 'Facebook' }, 'invalid_request'],
  ['no page allowed', { prompt: 'none' }, 'login_required'],
])('%s goes back to the app with an error, also when a form is sent', async (_which, changes, error) => {
  const pool = await startPool()
  for (const response of [
    await fetch(authorizeUrl(pool, changes), { redirect: 'manual' }),
    await press(authorizeUrl(pool, changes), { action: 'add', ...alex }),
  ]) {
    expect(whereTo(response).searchParams.get('error')).toBe(error)
    expect(whereTo(response).searchParams.get('code')).toBeNull()
  }
})

test.each([
  ['no address', { action: 'add', email: 'alex', name: 'Alex' }],
  ['no name', { action: 'add', email: alex.email, name: ' ' }],
  ['an account that does not exist', { account: '1' }],
  ['nothing', {}],
])('a form with %s shows the page again', async (_which, fields) => {
  const pool = await startPool()
  const response = await press(authorizeUrl(pool), fields)
  expect(response.status).toBe(400)
  expect(await response.text()).toContain('role="alert"')
})

test('what people type is shown as text, never as markup', async () => {
  const pool = await startPool()
  await codeFor(pool, { email: 'a&b@example.com', name: '"><script>alert(1)</script>' })
  const html = await (await fetch(authorizeUrl(pool))).text()
  expect(html).not.toContain('<script')
  expect(html).toContain('&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;')
  expect(html).toContain('a&amp;b@example.com')
})

test('another site cannot fill in the page', async () => {
  const pool = await startPool()
  const response = await press(authorizeUrl(pool), { action: 'add', ...alex }, { 'sec-fetch-site': 'cross-site' })
  expect(response.status).toBe(400)
  expect(await (await fetch(authorizeUrl(pool))).text()).not.toContain(alex.email)
})

test('a code works once', async () => {
  const pool = await startPool()
  const code = await codeFor(pool, alex)
  expect((await tradeCode(pool, code)).status).toBe(200)
  expect(await tradeCode(pool, code)).toEqual({ status: 400, body: { error: 'invalid_grant' } })
})

test.each([
  ['a wrong verifier', { code_verifier: `${verifier}x` }, 'invalid_grant'],
  ['no verifier', { code_verifier: '' }, 'invalid_grant'],
  ['another redirect_uri', { redirect_uri: 'http://localhost:5173/other' }, 'invalid_grant'],
  ['another client', { client_id: 'other' }, 'invalid_client'],
  ['another grant', { grant_type: 'client_credentials' }, 'unsupported_grant_type'],
  ['a made-up code', { code: 'made-up' }, 'invalid_grant'],
])('a code with %s buys nothing', async (_which, changes, error) => {
  const pool = await startPool()
  expect(await tradeCode(pool, await codeFor(pool, alex), changes)).toEqual({ status: 400, body: { error } })
})

test('a wrong verifier uses the code up', async () => {
  const pool = await startPool()
  const code = await codeFor(pool, alex)
  await tradeCode(pool, code, { code_verifier: 'w'.repeat(64) })
  expect((await tradeCode(pool, code)).body).toEqual({ error: 'invalid_grant' })
})

test('Google sessions refresh with rotation and can be revoked', async () => {
  const pool = await startPool({ refreshGraceSeconds: 0 })
  const { body } = await tradeCode(pool, await codeFor(pool, alex))
  const refresh = (token: unknown) => trade(pool, { grant_type: 'refresh_token', refresh_token: String(token) })
  const second = await refresh(body['refresh_token'])
  expect(claimsOf(second.body['access_token'])).toMatchObject({ scope: oauthScope })
  expect(await refresh(body['refresh_token'])).toEqual({ status: 400, body: { error: 'invalid_grant' } })
  const revoked = await fetch(`${pool.origin}/_cognito/oauth2/revoke`, {
    method: 'POST',
    body: new URLSearchParams({ client_id: clientId, token: String(second.body['refresh_token']) }),
  })
  expect(revoked.status).toBe(200)
  expect(await refresh(second.body['refresh_token'])).toEqual({ status: 400, body: { error: 'invalid_grant' } })
})

test('userInfo tells who the token belongs to, until the session is revoked', async () => {
  const pool = await startPool()
  const { body } = await tradeCode(pool, await codeFor(pool, alex))
  const userInfo = () =>
    fetch(`${pool.origin}/_cognito/oauth2/userInfo`, {
      headers: { authorization: `Bearer ${String(body['access_token'])}` },
    })
  expect(await (await userInfo()).json()).toMatchObject({
    sub: claimsOf(body['access_token'])['sub'],
    email: alex.email,
    email_verified: 'true',
    name: alex.name,
  })
  await pool.call('RevokeToken', { ClientId: clientId, Token: body['refresh_token'] })
  expect((await userInfo()).status).toBe(401)
})

test('logout goes to an address on the list and nowhere else', async () => {
  const pool = await startPool()
  const logout = (query: Record<string, string>) =>
    fetch(`${pool.origin}/_cognito/logout?${new URLSearchParams(query)}`, { redirect: 'manual' })
  const good = await logout({ client_id: clientId, logout_uri: appUrl })
  expect([good.status, good.headers.get('location')]).toEqual([302, appUrl])
  for (const query of [
    { client_id: clientId, logout_uri: 'https://evil.example/' },
    { client_id: 'other', logout_uri: appUrl },
  ]) {
    const refused = await logout(query)
    expect([refused.status, refused.headers.get('location')]).toEqual([400, null])
  }
})
