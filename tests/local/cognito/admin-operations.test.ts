// What the backend may do to users with the real AWS SDK, and that it takes the right credentials.
import {
  AdminDeleteUserCommand,
  AdminGetUserCommand,
  AdminUserGlobalSignOutCommand,
  ListUsersCommand,
} from '@aws-sdk/client-cognito-identity-provider'
import { expect, test } from 'vitest'
import { useAmplify } from './amplify-client.ts'
import { adminClient, poolId, startPool } from './local-pool.ts'

const email = 'alex@example.com'

test.each([
  'ListUsers',
  'AdminGetUser',
  'AdminDeleteUser',
  'AdminUserGlobalSignOut',
  'AdminLinkProviderForUser',
  'AdminSetUserMFAPreference',
  'AdminSetUserPassword',
])('a page in the browser cannot call %s', async (operation) => {
  const pool = await startPool()
  const sub = await pool.addUser(email)
  const user = { UserPoolId: poolId, Username: sub }
  const credential = 'Credential=AKIAOTHER/20261121/ap-southeast-2/cognito-idp/aws4_request'
  const stranger = { authorization: `AWS4-HMAC-SHA256 ${credential}, SignedHeaders=host, Signature=00` }
  expect((await pool.call(operation, user)).type).toBe('MissingAuthenticationTokenException')
  expect((await pool.call(operation, user, stranger)).type).toBe('UnrecognizedClientException')
})

test('the backend reads, signs out and deletes a user by any of its names', async () => {
  const pool = await startPool()
  const amplify = useAmplify(pool)
  const sub = await pool.addUser(email)
  const { accessToken } = await amplify.signIn(email)
  const client = adminClient(pool)
  for (const Username of [sub, email, 'ALEX@example.com']) {
    await expect(client.send(new AdminGetUserCommand({ UserPoolId: poolId, Username }))).resolves.toMatchObject({
      Username: sub,
      UserStatus: 'CONFIRMED',
      Enabled: true,
      UserCreateDate: expect.any(Date),
      UserAttributes: [
        { Name: 'sub', Value: sub },
        { Name: 'email', Value: email },
        { Name: 'email_verified', Value: 'true' },
      ],
    })
  }
  const user = { UserPoolId: poolId, Username: sub }
  await client.send(new AdminUserGlobalSignOutCommand(user))
  expect((await pool.call('GetUser', { AccessToken: accessToken })).message).toBe('Access Token has been revoked')
  await client.send(new AdminDeleteUserCommand(user))
  for (const command of [new AdminDeleteUserCommand(user), new AdminGetUserCommand(user)]) {
    await expect(client.send(command as AdminGetUserCommand)).rejects.toMatchObject({ name: 'UserNotFoundException' })
  }
  const elsewhere = new AdminGetUserCommand({ UserPoolId: 'ap-southeast-2_Other', Username: sub })
  await expect(client.send(elsewhere)).rejects.toMatchObject({ name: 'ResourceNotFoundException' })
})

test('users are found by filter and page by page', async () => {
  const pool = await startPool()
  const alex = await pool.addUser(email)
  const sam = await pool.addUser('sam@example.com')
  const client = adminClient(pool)
  const find = async (Filter: string) => {
    const { Users = [] } = await client.send(new ListUsersCommand({ UserPoolId: poolId, Filter }))
    return Users.map(({ Username }) => Username)
  }
  expect(await find('email = "Alex@example.com"')).toEqual([alex])
  expect(await find('email ^= "sa"')).toEqual([sam])
  expect(await find(`sub = "${sam}"`)).toEqual([sam])
  expect(await find('email = "nobody@example.com"')).toEqual([])
  expect(await find('email = "x\\" or email ^= \\"a"')).toEqual([])
  for (const broken of ['email = "x" or email ^= "a"', 'email', 'password = "x"']) {
    await expect(find(broken)).rejects.toMatchObject({ name: 'InvalidParameterException' })
  }

  const first = await client.send(new ListUsersCommand({ UserPoolId: poolId, Limit: 1 }))
  const { PaginationToken } = first
  const second = await client.send(new ListUsersCommand({ UserPoolId: poolId, Limit: 1, PaginationToken }))
  const listed = [...(first.Users ?? []), ...(second.Users ?? [])].map(({ Username }) => Username)
  expect(listed).toHaveLength(2)
  expect(new Set(listed)).toEqual(new Set([alex, sam]))
  expect(second.PaginationToken).toBeUndefined()
})
