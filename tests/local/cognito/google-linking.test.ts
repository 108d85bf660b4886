// A Google account meets a native account with the same address: two users, or one when the trigger links them.
import { AdminLinkProviderForUserCommand, ListUsersCommand } from '@aws-sdk/client-cognito-identity-provider'
import type { PreSignUpTriggerEvent } from 'aws-lambda'
import { expect, test } from 'vitest'
import { useAmplify } from './amplify-client.ts'
import { authorizeUrl, claimsOf, codeFor, press, tradeCode, whereTo } from './google-chooser.ts'
import { adminClient, clientId, poolId, startPool } from './local-pool.ts'
import type { LocalPool } from './local-pool.ts'

const email = 'alex@example.com'
const alexOnGoogle = { email, name: 'Alex Nguyen', isEmailVerified: 'yes' }

/** What the real trigger does, with the real AWS SDK. */
function linkingTrigger() {
  const events: PreSignUpTriggerEvent[] = []
  let pool: LocalPool | undefined
  const preSignUpExternal = async (event: PreSignUpTriggerEvent) => {
    events.push(event)
    if (!pool) throw new Error('no pool yet')
    const { email, email_verified: isVerified } = event.request.userAttributes
    const client = adminClient(pool)
    const { Users } = await client.send(
      new ListUsersCommand({ UserPoolId: event.userPoolId, Filter: `email = "${email}"` }),
    )
    const native = Users?.find(({ UserStatus }) => UserStatus === 'CONFIRMED')
    if (!native || isVerified !== 'true') return event
    await client.send(
      new AdminLinkProviderForUserCommand({
        UserPoolId: event.userPoolId,
        DestinationUser: { ProviderName: 'Cognito', ProviderAttributeValue: native.Username },
        SourceUser: {
          ProviderName: 'Google',
          ProviderAttributeName: 'Cognito_Subject',
          ProviderAttributeValue: event.userName.replace('google_', ''),
        },
      }),
    )
    return event
  }
  return { events, preSignUpExternal, attach: (to: LocalPool) => void (pool = to) }
}

const subOf = async (pool: LocalPool, account = alexOnGoogle) =>
  claimsOf((await tradeCode(pool, await codeFor(pool, account))).body['access_token'])['sub']

test('without a trigger they are two users, and the native one keeps the address', async () => {
  const pool = await startPool()
  const sub = await pool.addUser(email)
  expect(await subOf(pool)).not.toBe(sub)
  const amplify = useAmplify(pool)
  const { accessToken } = await amplify.signIn(email)
  expect(claimsOf(accessToken)['sub']).toBe(sub)
})

test('the trigger receives the event of the real pool', async () => {
  const trigger = linkingTrigger()
  const pool = await startPool({ triggers: { preSignUpExternal: trigger.preSignUpExternal } })
  trigger.attach(pool)
  await codeFor(pool, alexOnGoogle)
  expect(trigger.events).toEqual([
    {
      version: '1',
      triggerSource: 'PreSignUp_ExternalProvider',
      region: 'ap-southeast-2',
      userPoolId: poolId,
      userName: expect.stringMatching(/^google_\d{21}$/),
      callerContext: { awsSdkVersion: expect.any(String), clientId },
      request: {
        userAttributes: {
          email,
          email_verified: 'true',
          name: 'Alex Nguyen',
          'cognito:email_alias': '',
          'cognito:phone_number_alias': '',
        },
        validationData: {},
      },
      response: { autoConfirmUser: false, autoVerifyEmail: false, autoVerifyPhone: false },
    },
  ])
})

test('the sign-in that links ends in the error of Cognito, and the next one is the native user', async () => {
  const trigger = linkingTrigger()
  const pool = await startPool({ triggers: { preSignUpExternal: trigger.preSignUpExternal } })
  trigger.attach(pool)
  const sub = await pool.addUser(email)
  const back = whereTo(await press(authorizeUrl(pool), { action: 'add', ...alexOnGoogle })).searchParams
  expect(back.get('error')).toBe('invalid_request')
  expect(back.get('error_description')).toMatch(/^Already found an entry for username google_\d{21}$/)
  expect(back.get('state')).toBe('state-of-the-app')

  const { body } = await tradeCode(pool, await codeFor(pool, alexOnGoogle))
  expect(claimsOf(body['access_token'])).toMatchObject({ sub, username: sub })
  expect(claimsOf(body['id_token'])).toMatchObject({
    email,
    email_verified: true,
    identities: [{ providerName: 'Google', primary: 'false' }],
  })
  expect(trigger.events).toHaveLength(1)

  await pool.stop()
  const restarted = await startPool({ dataDir: pool.dataDir })
  expect(await subOf(restarted)).toBe(sub)
})

test('a linked user takes the name from Google and keeps the own address, verified as it was', async () => {
  const trigger = linkingTrigger()
  const triggers = { preSignUpExternal: trigger.preSignUpExternal }
  const pool = await startPool({ triggers, failsFirstLinkedSignIn: false })
  trigger.attach(pool)
  const sub = await pool.addUser(email)
  await subOf(pool)
  const { body } = await tradeCode(
    pool,
    await codeFor(pool, { email: 'ALEX@example.com', name: 'Lex', isEmailVerified: 'no' }),
  )
  expect(claimsOf(body['id_token'])).toMatchObject({ sub, name: 'Lex', email, email_verified: true })
})

test('where Cognito lets the linking sign-in through, it is the native user at once', async () => {
  const trigger = linkingTrigger()
  const triggers = { preSignUpExternal: trigger.preSignUpExternal }
  const pool = await startPool({ triggers, failsFirstLinkedSignIn: false })
  trigger.attach(pool)
  const sub = await pool.addUser(email)
  expect(await subOf(pool)).toBe(sub)
})

test('an address that Google has not verified is not linked', async () => {
  const trigger = linkingTrigger()
  const pool = await startPool({ triggers: { preSignUpExternal: trigger.preSignUpExternal } })
  trigger.attach(pool)
  const sub = await pool.addUser(email)
  const other = await subOf(pool, { ...alexOnGoogle, isEmailVerified: 'no' })
  expect(other).toMatch(/^[0-9a-f-]{36}$/)
  expect(other).not.toBe(sub)
})

test('a trigger that throws ends the sign-in with its message and makes no user', async () => {
  const preSignUpExternal = () => Promise.reject(new Error('not today'))
  const pool = await startPool({ triggers: { preSignUpExternal } })
  const back = whereTo(await press(authorizeUrl(pool), { action: 'add', ...alexOnGoogle })).searchParams
  expect(back.get('error_description')).toBe('PreSignUp failed with error not today.')
  const { Users } = await adminClient(pool).send(new ListUsersCommand({ UserPoolId: poolId }))
  expect(Users).toEqual([])
})

test('an account that is a user already, or linked already, cannot be linked', async () => {
  const pool = await startPool()
  const sub = await pool.addUser(email)
  const other = await pool.addUser('sam@example.com')
  const { body } = await tradeCode(pool, await codeFor(pool, alexOnGoogle))
  const client = adminClient(pool)
  const link = (destination: string, googleId: string) =>
    client
      .send(
        new AdminLinkProviderForUserCommand({
          UserPoolId: poolId,
          DestinationUser: { ProviderName: 'Cognito', ProviderAttributeValue: destination },
          SourceUser: {
            ProviderName: 'Google',
            ProviderAttributeName: 'Cognito_Subject',
            ProviderAttributeValue: googleId,
          },
        }),
      )
      .then(
        () => 'linked',
        (error: Error) => `${error.name}: ${error.message}`,
      )
  const existing = String(claimsOf(body['access_token'])['username']).replace('google_', '')
  expect(await link(sub, existing)).toContain('InvalidParameterException: Merging is not currently supported')
  expect(await link('no-such-user', '123')).toContain('UserNotFoundException')
  expect(await link(sub, '123')).toBe('linked')
  expect(await link(other, '123')).toContain('InvalidParameterException: SourceUser is already linked')
  for (const googleId of ['1', '2', '3', '4']) expect(await link(sub, googleId)).toBe('linked')
  expect(await link(sub, '5')).toContain('LimitExceededException')
})
