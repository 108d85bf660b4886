// The linking trigger's view of the user pool, over the stand-in: whom an address finds, and what a link does.
import { AdminGetUserCommand } from '@aws-sdk/client-cognito-identity-provider'
import { expect, test } from 'vitest'
import { cognitoUserPool } from '#lambdas/adapters/cognito/user-pool.ts'
import { codeFor } from './google-chooser.ts'
import { adminClient, clientId, type LocalPool, password, poolId, startPool } from './local-pool.ts'

const email = 'alex@example.com'
const userPoolOf = ({ origin, cognito }: LocalPool) =>
  cognitoUserPool({
    region: 'ap-southeast-2',
    endpoint: `${origin}/_cognito/`,
    credentials: () => cognito.adminCredentials,
  })(poolId)

test('an address finds the account with a password, whether it is proven, and nobody else', async () => {
  const pool = await startPool()
  const { findByEmail } = userPoolOf(pool)
  expect(await findByEmail(email)).toEqual([])
  await codeFor(pool, { email, name: 'Alex', isEmailVerified: 'yes' })
  expect(await findByEmail(email)).toEqual([])
  const username = await pool.addUser(email)
  expect(await findByEmail(email)).toEqual([{ username, isConfirmed: true, isEmailVerified: true }])
  await pool.call('SignUp', { ClientId: clientId, Username: 'kim@example.com', Password: password })
  expect(await findByEmail('kim@example.com')).toMatchObject([{ isConfirmed: false, isEmailVerified: false }])
  expect(await findByEmail('a"b\\c@example.com')).toEqual([])
})

test('a linked Google account opens the account of its person; the same link again changes nothing', async () => {
  const pool = await startPool()
  const { link } = userPoolOf(pool)
  const username = await pool.addUser(email)
  const google = { provider: 'Google', subject: '123456789012345678901' }
  await link(username, google)
  const identities = async (): Promise<unknown> => {
    const asked = new AdminGetUserCommand({ UserPoolId: poolId, Username: username })
    const { UserAttributes } = await adminClient(pool).send(asked)
    return JSON.parse(UserAttributes?.find(({ Name }) => Name === 'identities')?.Value ?? '[]')
  }
  const once = await identities()
  expect(once).toMatchObject([{ userId: google.subject }])
  await link(username, google)
  expect(await identities()).toEqual(once)
  await expect(link('nobody', { ...google, subject: '2' })).rejects.toMatchObject({ code: 'unavailable' })
})
