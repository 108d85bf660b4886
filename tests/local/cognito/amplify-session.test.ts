// Sessions with the real, unmodified Amplify client: SRP sign-in, tokens, refresh, sign-out.
import {
  confirmSignUp,
  fetchAuthSession,
  fetchUserAttributes,
  getCurrentUser,
  signIn,
  signOut,
  signUp,
} from 'aws-amplify/auth'
import { expect, test } from 'vitest'
import { useAmplify } from './amplify-client.ts'
import { clientId, password, poolId, startPool } from './local-pool.ts'
import type { LocalPool } from './local-pool.ts'

const email = 'alex@example.com'

const signUpAlex = (username = email) =>
  signUp({ username, password, options: { userAttributes: { email: username, name: 'Alex Nguyen' } } })

test('a wrong password and an unknown user read the same', async () => {
  const pool = await startPool()
  useAmplify(pool)
  await pool.addUser(email)
  const errorOf = (username: string) =>
    signIn({ username, password: 'not the password' }).catch((error: Error) => ({
      name: error.name,
      text: error.message,
    }))
  const wrongPassword = await errorOf(email)
  expect(wrongPassword).toEqual({ name: 'NotAuthorizedException', text: 'Incorrect username or password.' })
  expect(await errorOf('nobody@example.com')).toEqual(wrongPassword)
})

test('a sign-in yields tokens with the claims of Cognito', async () => {
  const pool = await startPool()
  useAmplify(pool)
  await signUpAlex()
  await confirmSignUp({ username: email, confirmationCode: pool.lastCode(email) })
  await expect(signIn({ username: 'ALEX@example.com', password })).resolves.toMatchObject({ isSignedIn: true })
  const user = await getCurrentUser()
  const { tokens, userSub } = await fetchAuthSession()
  const access = tokens?.accessToken.payload ?? {}
  const id = tokens?.idToken?.payload ?? {}
  expect(user.userId).toBe(userSub)
  expect(user.username).toBe(userSub)
  const shared = {
    sub: userSub,
    iss: `https://cognito-idp.ap-southeast-2.amazonaws.com/${poolId}`,
    // The sign-in comes before its tokens, and a second may pass between them.
    auth_time: expect.toSatisfy((at: number) => at <= Number(access.iat) && at > Number(access.iat) - 60),
    origin_jti: id['origin_jti'],
    event_id: id['event_id'],
  }
  expect(access).toEqual({
    ...shared,
    client_id: clientId,
    token_use: 'access',
    scope: 'aws.cognito.signin.user.admin',
    username: userSub,
    iat: expect.any(Number),
    exp: Number(access.iat) + 15 * 60,
    jti: expect.any(String),
  })
  expect(id).toEqual({
    ...shared,
    aud: clientId,
    token_use: 'id',
    email,
    email_verified: true,
    name: 'Alex Nguyen',
    'cognito:username': userSub,
    auth_time: access['auth_time'],
    iat: expect.any(Number),
    exp: Number(id['iat']) + 15 * 60,
    jti: expect.any(String),
    origin_jti: expect.any(String),
    event_id: expect.any(String),
  })
  expect(id['jti']).not.toBe(access['jti'])
  await expect(pool.cognito.verifyAccessToken(String(tokens?.accessToken))).resolves.toMatchObject({ sub: userSub })
})

// The client reads the salt as a number. Each of these loses bytes or gains a sign byte on the way (see srp.ts).
test.each(['007b', '0000', '00ab', '7fff', '80ff', '00000080', '000000000000000000000000000000'])(
  'a user whose salt begins with %s signs in, and only with the password',
  async (beginning) => {
    const newSalt = () => Buffer.from(beginning.padEnd(32, '5'), 'hex')
    const pool = await startPool({ newSalt })
    const amplify = useAmplify(pool)
    await pool.addUser(email)
    await expect(signIn({ username: email, password: `${password}!` })).rejects.toMatchObject({
      name: 'NotAuthorizedException',
    })
    await amplify.signIn(email)
    expect(amplify.hasTokens()).toBe(true)
  },
)

test('a forced refresh rotates the refresh token and keeps the session', async () => {
  const pool = await startPool()
  const amplify = useAmplify(pool)
  await pool.addUser(email)
  const before = await amplify.signIn(email)
  const { tokens } = await fetchAuthSession({ forceRefresh: true })
  const after = amplify.storedTokens()
  expect(after.refreshToken).not.toBe(before.refreshToken)
  expect(after.accessToken).not.toBe(before.accessToken)
  expect(tokens?.accessToken.payload['origin_jti']).toBe(decode(before.accessToken)['origin_jti'])
  await fetchAuthSession({ forceRefresh: true })
  await expect(fetchUserAttributes()).resolves.toMatchObject({ email })
})

test('a local sign-out ends this session and leaves the others', async () => {
  const pool = await startPool()
  const phone = useAmplify(pool)
  await pool.addUser(email)
  const onPhone = await phone.signIn(email)
  const laptop = useAmplify(pool)
  const onLaptop = await laptop.signIn(email)
  await signOut()
  expect(laptop.hasTokens()).toBe(false)
  await expect(pool.call('GetUser', { AccessToken: onLaptop.accessToken })).resolves.toMatchObject({
    status: 400,
    type: 'NotAuthorizedException',
    message: 'Access Token has been revoked',
  })
  await expect(refresh(pool, onLaptop.refreshToken)).resolves.toMatchObject({
    message: 'Refresh Token has been revoked',
  })
  await expect(refresh(pool, onPhone.refreshToken)).resolves.toMatchObject({ status: 200 })
})

test('a global sign-out ends every session', async () => {
  const pool = await startPool()
  const amplify = useAmplify(pool)
  await pool.addUser(email)
  const first = await amplify.signIn(email)
  const second = await useAmplify(pool).signIn(email)
  await signOut({ global: true })
  for (const { accessToken, refreshToken } of [first, second]) {
    await expect(pool.call('GetUser', { AccessToken: accessToken })).resolves.toMatchObject({
      message: 'Access Token has been revoked',
    })
    await expect(refresh(pool, refreshToken)).resolves.toMatchObject({ type: 'NotAuthorizedException' })
  }
})

function refresh(pool: LocalPool, refreshToken: string) {
  return pool.call('GetTokensFromRefreshToken', { ClientId: clientId, RefreshToken: refreshToken })
}

function decode(token: string): Record<string, unknown> {
  return JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as Record<string, unknown>
}
