// Which access tokens the local API accepts: the negative cases are signed here with the pool's own key.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { SignJWT, UnsecuredJWT, createLocalJWKSet, exportJWK, generateKeyPair, importJWK, jwtVerify } from 'jose'
import type { CryptoKey, JWK, JWTPayload } from 'jose'
import { expect, test } from 'vitest'
import { useAmplify } from './amplify-client.ts'
import { clientId, startPool } from './local-pool.ts'
import type { LocalPool } from './local-pool.ts'

const now = () => Math.floor(Date.now() / 1000)

const goodClaims = (pool: LocalPool): JWTPayload => ({
  sub: '0b6a3f5e-0000-4000-8000-000000000001',
  username: '0b6a3f5e-0000-4000-8000-000000000001',
  iss: pool.cognito.issuer,
  client_id: clientId,
  token_use: 'access',
  scope: 'aws.cognito.signin.user.admin',
  iat: now(),
  exp: now() + 60,
})

async function poolKey(pool: LocalPool): Promise<{ key: CryptoKey; kid: string }> {
  const file = JSON.parse(readFileSync(join(pool.dataDir, 'signing-key.json'), 'utf8')) as { privateJwk: JWK }
  return { key: (await importJWK(file.privateJwk, 'RS256')) as CryptoKey, kid: pool.cognito.jwks().keys[0]?.kid ?? '' }
}

const signed = (claims: JWTPayload, key: CryptoKey | Uint8Array, kid: string, alg = 'RS256') =>
  new SignJWT(claims).setProtectedHeader({ alg, kid }).sign(key)

test('a token with every claim in order is accepted, which is what makes the refusals below mean something', async () => {
  const pool = await startPool()
  const { key, kid } = await poolKey(pool)
  const claims = goodClaims(pool)
  await expect(pool.cognito.verifyAccessToken(await signed(claims, key, kid))).resolves.toEqual(claims)
})

test.each<[string, RegExp, (claims: JWTPayload) => JWTPayload]>([
  ['that expired a second ago', /"exp"/, (claims) => ({ ...claims, iat: now() - 61, exp: now() - 1 })],
  ['of another client', /another client/, (claims) => ({ ...claims, client_id: 'anotherclient' })],
  ['of another pool', /"iss"/, (claims) => ({ ...claims, iss: `${String(claims.iss)}x` })],
  ['that is an id token', /Not an access token/, (claims) => ({ ...claims, token_use: 'id', aud: clientId })],
  ['without an expiry', /"exp"/, ({ exp: _exp, ...claims }) => claims],
  ['without a client', /"client_id"/, ({ client_id: _client, ...claims }) => claims],
  ['without a user', /"sub"/, ({ sub: _user, ...claims }) => claims],
  ['that is not valid yet', /"nbf"/, (claims) => ({ ...claims, nbf: now() + 60 })],
])('a token %s is refused', async (_which, reason, change) => {
  const pool = await startPool()
  const { key, kid } = await poolKey(pool)
  await expect(pool.cognito.verifyAccessToken(await signed(change(goodClaims(pool)), key, kid))).rejects.toThrow(reason)
})

test('a token with no signature, a foreign key or a symmetric one is refused', async () => {
  const pool = await startPool()
  const { key, kid } = await poolKey(pool)
  const claims = goodClaims(pool)
  const foreign = await generateKeyPair('RS256')
  const publicBytes = new TextEncoder().encode(JSON.stringify(await exportJWK(foreign.publicKey)))
  const good = await signed(claims, key, kid)
  const [header = '', payload = '', signature = ''] = good.split('.')
  const otherPayload = Buffer.from(JSON.stringify({ ...claims, sub: 'somebody-else' })).toString('base64url')
  const forgeries: [string, RegExp][] = [
    [new UnsecuredJWT(claims).encode(), /"alg"/],
    [await signed(claims, foreign.privateKey, kid), /signature/],
    [await signed(claims, publicBytes, kid, 'HS256'), /"alg"/],
    [`${header}.${otherPayload}.${signature}`, /signature/],
    [`${header}.${payload}.`, /signature/],
    ['not a token', /Invalid/],
    ['', /Invalid/],
  ]
  for (const [forgery, reason] of forgeries) {
    await expect(pool.cognito.verifyAccessToken(forgery)).rejects.toThrow(reason)
  }
})

test('the id token of a real session is refused and its access token accepted', async () => {
  const pool = await startPool()
  const amplify = useAmplify(pool)
  await pool.addUser('alex@example.com')
  const { accessToken, idToken } = await amplify.signIn('alex@example.com')
  await expect(pool.cognito.verifyAccessToken(idToken)).rejects.toThrow('claim')
  await expect(pool.cognito.verifyAccessToken(accessToken)).resolves.toMatchObject({ client_id: clientId })
})

test('the public keys are served where a verifier looks, without the private part', async () => {
  const pool = await startPool()
  const amplify = useAmplify(pool)
  await pool.addUser('alex@example.com')
  const { accessToken } = await amplify.signIn('alex@example.com')
  for (const path of ['.well-known/jwks.json', 'ap-southeast-2_GumnutLocal/.well-known/jwks.json']) {
    const jwks = (await (await fetch(`${pool.origin}/_cognito/${path}`)).json()) as { keys: JWK[] }
    expect(jwks).toEqual(pool.cognito.jwks())
    expect(jwks.keys[0]?.d).toBeUndefined()
    await expect(jwtVerify(accessToken, createLocalJWKSet(jwks))).resolves.toBeDefined()
  }
})

test('an access token shortened to a minute says so, and an expired one is named as expired', async () => {
  const pool = await startPool({ accessTokenMinutes: 1 })
  const amplify = useAmplify(pool)
  await pool.addUser('alex@example.com')
  const { accessToken } = await amplify.signIn('alex@example.com')
  const { exp = 0, iat = 0, ...claims } = await pool.cognito.verifyAccessToken(accessToken)
  expect(exp - iat).toBe(60)
  const { key, kid } = await poolKey(pool)
  const expired = await signed({ ...claims, iat: iat - 120, exp: exp - 120 }, key, kid)
  await expect(pool.call('GetUser', { AccessToken: expired })).resolves.toMatchObject({
    type: 'NotAuthorizedException',
    message: 'Access Token has expired',
  })
  const narrow = await signed({ ...claims, iat, exp, scope: 'openid' }, key, kid)
  await expect(pool.call('GetUser', { AccessToken: narrow })).resolves.toMatchObject({
    message: 'Access Token does not have required scopes',
  })
})
