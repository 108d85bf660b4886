// The CustomMessage trigger: what the pool hands it, what it takes from it, and what a refusal stops.
import type { CustomMessageTriggerEvent } from 'aws-lambda'
import { expect, test } from 'vitest'
import { useAmplify } from './amplify-client.ts'
import { clientId, password, poolId, startPool } from './local-pool.ts'

const email = 'alex@example.com'

/** Keeps what it was called with, and answers each call as told. */
function recordingTrigger(response: Partial<CustomMessageTriggerEvent['response']> = {}) {
  const events: CustomMessageTriggerEvent[] = []
  const customMessage = async (event: CustomMessageTriggerEvent): Promise<CustomMessageTriggerEvent> => {
    events.push(structuredClone(event))
    return { ...event, response: { ...event.response, ...response } }
  }
  return { events, customMessage }
}

test('the trigger is asked before every mail, with the event of the real pool', async () => {
  const { events, customMessage } = recordingTrigger()
  const pool = await startPool({ triggers: { customMessage } })
  const amplify = useAmplify(pool)
  await pool.call('SignUp', { ClientId: clientId, Username: email, Password: password })
  await pool.call('ResendConfirmationCode', { ClientId: clientId, Username: email })
  await pool.call('ConfirmSignUp', { ClientId: clientId, Username: email, ConfirmationCode: pool.lastCode(email) })
  await pool.call('ForgotPassword', { ClientId: clientId, Username: email })
  const { accessToken: AccessToken } = await amplify.signIn(email)
  const UserAttributes = [{ Name: 'email', Value: 'new@example.com' }]
  await pool.call('UpdateUserAttributes', { AccessToken, UserAttributes })
  await pool.call('GetUserAttributeVerificationCode', { AccessToken, AttributeName: 'email' })
  expect(events.map(({ triggerSource }) => triggerSource)).toEqual([
    'CustomMessage_SignUp',
    'CustomMessage_ResendCode',
    'CustomMessage_ForgotPassword',
    'CustomMessage_UpdateUserAttribute',
    'CustomMessage_VerifyUserAttribute',
  ])
  expect(events[2]).toEqual({
    version: '1',
    triggerSource: 'CustomMessage_ForgotPassword',
    region: 'ap-southeast-2',
    userPoolId: poolId,
    userName: expect.stringMatching(/^[0-9a-f-]{36}$/),
    callerContext: { awsSdkVersion: expect.any(String), clientId },
    request: {
      userAttributes: {
        sub: expect.stringMatching(/^[0-9a-f-]{36}$/),
        'cognito:user_status': 'CONFIRMED',
        email,
        email_verified: 'true',
      },
      codeParameter: '{####}',
      linkParameter: expect.any(String),
      usernameParameter: null,
    },
    response: { smsMessage: null, emailMessage: null, emailSubject: null },
  })
})

test('its text and subject are sent with the code in them; without them the pool sends its own', async () => {
  const { customMessage } = recordingTrigger({ emailMessage: 'Code: {####}!', emailSubject: 'Ours' })
  const pool = await startPool({ triggers: { customMessage } })
  await pool.addUser(email)
  const [mail] = pool.inbox.list(email)
  expect(mail).toMatchObject({ subject: 'Ours', text: `Code: ${mail?.code}!` })
  const plain = await startPool({ triggers: { customMessage: recordingTrigger().customMessage } })
  await plain.addUser(email)
  expect(plain.inbox.list(email)[0]?.text).toMatch(/^Your Gumnut code is \d{6}\. It works for 24 hours .* 1 hour/)
})

test.each([
  ['a text without the place of the code', { emailMessage: 'No code here' }, true],
  ['a text, where the pool sends through Cognito’s own account', { emailMessage: 'Code: {####}' }, false],
  ['a subject, where the pool sends through Cognito’s own account', { emailSubject: 'Ours' }, false],
])('%s is an invalid answer, and nothing is sent', async (_what, response, sendsThroughSes) => {
  const pool = await startPool({ triggers: recordingTrigger(response), sendsThroughSes })
  await expect(pool.call('SignUp', { ClientId: clientId, Username: email, Password: password })).resolves.toMatchObject(
    { status: 400, type: 'InvalidLambdaResponseException' },
  )
  expect(pool.inbox.list()).toEqual([])
})

test('a refusal reaches the caller in the trigger’s words, and no code is out', async () => {
  const pool = await startPool({
    triggers: { customMessage: () => Promise.reject(new Error('Not this one.')) },
  })
  await expect(pool.call('SignUp', { ClientId: clientId, Username: email, Password: password })).resolves.toMatchObject(
    {
      status: 400,
      type: 'UserLambdaValidationException',
      message: 'CustomMessage failed with error Not this one..',
    },
  )
  expect(pool.inbox.list()).toEqual([])
  await expect(
    pool.call('ConfirmSignUp', { ClientId: clientId, Username: email, ConfirmationCode: '000000' }),
  ).resolves.toMatchObject({ type: 'ExpiredCodeException' })
})
