// The trigger before each token: called with Cognito's event for every way to get tokens, and obeyed as Cognito obeys it.
import { decodeJwt } from 'jose'
import { expect, test } from 'vitest'
import type { PreTokenEvent, PreTokenGeneration } from '#local/cognito/triggers.ts'
import { useAmplify } from './amplify-client.ts'
import { codeFor, oauthScope, tradeCode } from './google-chooser.ts'
import { clientId, poolId, startPool } from './local-pool.ts'

const email = 'alex@example.com'
type Answer = Awaited<ReturnType<PreTokenGeneration>>
type Details = NonNullable<Answer['response']['claimsAndScopeOverrideDetails']>

/** A pool whose trigger answers so, and the events that it got. */
async function poolWith(answer: Details | PreTokenGeneration) {
  const events: PreTokenEvent[] = []
  const trigger = async (event: PreTokenEvent): Promise<Answer> => {
    events.push(structuredClone(event))
    if (typeof answer === 'function') return answer(event)
    return { ...event, response: { claimsAndScopeOverrideDetails: answer } }
  }
  const pool = await startPool({ triggers: { preTokenGeneration: trigger } })
  return { pool, events }
}

test('it is called for a sign-in by password, its renewal, a sign-in with Google and the renewal of that', async () => {
  const { pool, events } = await poolWith({})
  const sub = await pool.addUser(email)
  const { refreshToken } = await useAmplify(pool).signIn(email)
  await pool.call('GetTokensFromRefreshToken', { ClientId: clientId, RefreshToken: refreshToken })
  const google = await tradeCode(pool, await codeFor(pool, { email: 'sam@example.com', name: 'Sam' }))
  await pool.call('GetTokensFromRefreshToken', { ClientId: clientId, RefreshToken: google.body['refresh_token'] })
  expect(events.map(({ triggerSource, request }) => [triggerSource, request.scopes?.join(' ')])).toEqual([
    ['TokenGeneration_Authentication', 'aws.cognito.signin.user.admin'],
    ['TokenGeneration_RefreshTokens', 'aws.cognito.signin.user.admin'],
    ['TokenGeneration_HostedAuth', oauthScope],
    ['TokenGeneration_RefreshTokens', oauthScope],
  ])
  expect(events[0]).toEqual({
    version: '2',
    triggerSource: 'TokenGeneration_Authentication',
    region: 'ap-southeast-2',
    userPoolId: poolId,
    userName: sub,
    callerContext: { awsSdkVersion: 'aws-sdk-unknown-unknown', clientId },
    request: {
      userAttributes: { sub, 'cognito:user_status': 'CONFIRMED', email, email_verified: 'true' },
      groupConfiguration: { groupsToOverride: [], iamRolesToOverride: [], preferredRole: null },
      scopes: ['aws.cognito.signin.user.admin'],
    },
    response: { claimsAndScopeOverrideDetails: null },
  })
})

test('scopes are put in and taken out, and one that is in both lists is out', async () => {
  const { pool } = await poolWith({
    accessTokenGeneration: {
      scopesToAdd: ['gumnut/api', 'gumnut/api', 'gumnut/other'],
      scopesToSuppress: ['aws.cognito.signin.user.admin', 'gumnut/other'],
    },
  })
  await pool.addUser(email)
  const { accessToken, idToken } = await useAmplify(pool).signIn(email)
  expect(decodeJwt(accessToken)['scope']).toBe('gumnut/api')
  expect(decodeJwt(idToken)).not.toHaveProperty('scope')
  expect(await pool.call('GetUser', { AccessToken: accessToken })).toMatchObject({
    type: 'NotAuthorizedException',
    message: 'Access Token does not have required scopes',
  })
})

test('the groups of somebody from Google stay when they are in the answer, and go when they are not', async () => {
  const copied = await poolWith(async (event) => {
    const { groupsToOverride } = event.request.groupConfiguration
    const claimsAndScopeOverrideDetails = { groupOverrideDetails: { groupsToOverride } }
    return { ...event, response: { claimsAndScopeOverrideDetails } }
  })
  const left = await poolWith({ accessTokenGeneration: { scopesToAdd: ['gumnut/api'] } })
  const groupsOf = async ({ pool }: typeof left) => {
    const { body } = await tradeCode(pool, await codeFor(pool, { email: 'sam@example.com', name: 'Sam' }))
    return decodeJwt(String(body['access_token']))['cognito:groups']
  }
  expect(await groupsOf(copied)).toEqual([`${poolId}_Google`])
  expect(await groupsOf(left)).toBeUndefined()
})

test('an answer that changes nothing leaves the tokens as they come', async () => {
  const { pool } = await poolWith(async (event) => event)
  await pool.addUser(email)
  const { accessToken } = await useAmplify(pool).signIn(email)
  expect(decodeJwt(accessToken)['scope']).toBe('aws.cognito.signin.user.admin')
})

test('when it throws there are no tokens, and its words are told', async () => {
  const { pool } = await poolWith(() => Promise.reject(new Error('Not today')))
  await pool.addUser(email)
  await expect(useAmplify(pool).signIn(email)).rejects.toMatchObject({
    name: 'UserLambdaValidationException',
    message: 'PreTokenGeneration failed with error Not today.',
  })
  const { status, body } = await tradeCode(pool, await codeFor(pool, { email: 'sam@example.com', name: 'Sam' }))
  expect([status, body['access_token']]).toEqual([400, undefined])
})
