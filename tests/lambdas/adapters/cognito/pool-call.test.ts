// Calls of the user pool as CloudTrail records them: what people are told, and what they are not.
import { describe, expect, test } from 'vitest'
import { toldCalls, toldOf } from '#lambdas/adapters/cognito/pool-call.ts'

const sub = '7a4a1c9e-0d3e-4f0e-8a52-0d5a5f0c1b11'
const event = (eventName: string, more: object = {}) => ({
  'detail-type': 'AWS API Call via CloudTrail',
  source: 'aws.cognito-idp',
  detail: {
    eventVersion: '1.11',
    userIdentity: { type: 'Unknown', principalId: 'Anonymous' },
    eventTime: '2026-11-22T06:04:00Z',
    eventSource: 'cognito-idp.amazonaws.com',
    eventName,
    requestParameters: { accessToken: 'HIDDEN_DUE_TO_SECURITY_REASONS' },
    responseElements: null,
    additionalEventData: { sub },
    eventID: 'e-1',
    readOnly: false,
    ...more,
  },
})

describe('a call that somebody is told of', () => {
  test.each([
    ['ChangePassword', 'password-changed'],
    ['VerifySoftwareToken', 'authenticator-added'],
    ['CompleteWebAuthnRegistration', 'passkey-added'],
    ['DeleteWebAuthnCredential', 'passkey-removed'],
  ])('%s is %s', (eventName, what) => {
    expect(toldOf(event(eventName))).toEqual({ id: 'e-1', userId: sub, at: '2026-11-22T06:04:00.000Z', what })
  })

  test.each([
    [false, 'authenticator-off'],
    [true, undefined],
  ])('SetUserMFAPreference with the app switched to %s is %s', (enabled, what) => {
    const asked = event('SetUserMFAPreference', { requestParameters: { softwareTokenMfaSettings: { enabled } } })
    expect(toldOf(asked)?.what).toBe(what)
  })

  test.each([[null], ['HIDDEN_DUE_TO_SECURITY_REASONS'], [{ softwareTokenMfaSettings: {} }]])(
    'where what was asked cannot be read (%j), it is said that something changed',
    (requestParameters) => {
      expect(toldOf(event('SetUserMFAPreference', { requestParameters }))?.what).toBe('authenticator-changed')
    },
  )
})

describe('nobody is told', () => {
  test.each(Object.keys(toldCalls))('of %s that was refused', (eventName) => {
    expect(toldOf(event(eventName, { errorCode: 'NotAuthorizedException' }))).toBeUndefined()
  })

  test('of other calls, nor where no person is named', () => {
    expect(toldOf(event('GlobalSignOut'))).toBeUndefined()
    expect(toldOf(event('toString'))).toBeUndefined()
    expect(toldOf(event('ChangePassword', { additionalEventData: null }))).toBeUndefined()
    expect(toldOf(event('ChangePassword', { additionalEventData: {} }))).toBeUndefined()
  })
})

test('what is no such event is an error, which ends among the dead letters', () => {
  expect(() => toldOf({})).toThrow()
  expect(() => toldOf(event('ChangePassword', { eventTime: 'yesterday' }))).toThrow()
})
