// How refresh tokens rotate: one use, a short grace for the loser of a race, and an end to it.
import { expect, test } from 'vitest'
import { useAmplify } from './amplify-client.ts'
import { clientId, startPool } from './local-pool.ts'
import type { LocalPool } from './local-pool.ts'

const email = 'alex@example.com'

async function signedIn(options: { refreshGraceSeconds: number }) {
  const pool = await startPool(options)
  const amplify = useAmplify(pool)
  await pool.addUser(email)
  return { pool, ...(await amplify.signIn(email)) }
}

const refresh = async (pool: LocalPool, refreshToken: string) => {
  const answer = await pool.call('GetTokensFromRefreshToken', { ClientId: clientId, RefreshToken: refreshToken })
  const result = (answer.body['AuthenticationResult'] ?? {}) as Record<string, string>
  return { ...answer, refreshToken: result['RefreshToken'] ?? '', accessToken: result['AccessToken'] ?? '' }
}

test('within the grace the previous token still works, and every successor goes on', async () => {
  const { pool, refreshToken } = await signedIn({ refreshGraceSeconds: 600 })
  const [first, second] = await Promise.all([refresh(pool, refreshToken), refresh(pool, refreshToken)])
  expect([first.status, second.status]).toEqual([200, 200])
  expect(new Set([refreshToken, first.refreshToken, second.refreshToken]).size).toBe(3)
  expect((await refresh(pool, first.refreshToken)).status).toBe(200)
  expect((await refresh(pool, second.refreshToken)).status).toBe(200)
})

test('after the grace the previous token is refused by name and its successor still works', async () => {
  const { pool, refreshToken } = await signedIn({ refreshGraceSeconds: 0 })
  const successor = await refresh(pool, refreshToken)
  await expect(refresh(pool, refreshToken)).resolves.toMatchObject({ status: 400, type: 'RefreshTokenReuseException' })
  expect((await refresh(pool, successor.refreshToken)).status).toBe(200)
})

test('the older flow with REFRESH_TOKEN_AUTH gives the same tokens', async () => {
  const { pool, refreshToken } = await signedIn({ refreshGraceSeconds: 0 })
  const answer = await pool.call('InitiateAuth', {
    AuthFlow: 'REFRESH_TOKEN_AUTH',
    ClientId: clientId,
    AuthParameters: { REFRESH_TOKEN: refreshToken },
  })
  expect(answer.body['AuthenticationResult']).toMatchObject({ TokenType: 'Bearer', ExpiresIn: 900 })
  const { AccessToken } = answer.body['AuthenticationResult'] as Record<string, string>
  await expect(pool.call('GetUser', { AccessToken })).resolves.toMatchObject({ status: 200 })
})

test('revoking one token of a session ends all of that session, and access tokens cannot be revoked', async () => {
  const { pool, refreshToken, accessToken } = await signedIn({ refreshGraceSeconds: 600 })
  const successor = await refresh(pool, refreshToken)
  const revoke = (Token: string) => pool.call('RevokeToken', { ClientId: clientId, Token })
  await expect(revoke(accessToken)).resolves.toMatchObject({ type: 'UnsupportedTokenTypeException' })
  await expect(revoke(refreshToken)).resolves.toMatchObject({ status: 200 })
  await expect(refresh(pool, successor.refreshToken)).resolves.toMatchObject({
    message: 'Refresh Token has been revoked',
  })
  for (const token of [accessToken, successor.accessToken]) {
    expect((await pool.call('GetUser', { AccessToken: token })).message).toBe('Access Token has been revoked')
  }
})

test('a made-up or altered refresh token is refused', async () => {
  const { pool, refreshToken } = await signedIn({ refreshGraceSeconds: 0 })
  const [user = ''] = refreshToken.split('.')
  for (const forgery of ['x', `${user}.`, `${user}.${'A'.repeat(64)}`, refreshToken.slice(0, -1)]) {
    await expect(refresh(pool, forgery)).resolves.toMatchObject({
      type: 'NotAuthorizedException',
      message: 'Invalid Refresh Token',
    })
  }
})
