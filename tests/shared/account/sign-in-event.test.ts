// What the triggers of the user pool see that a person is told of.
import { expect, test } from 'vitest'
import { signInEvent } from '#shared/account/sign-in-event.ts'

const native = { sub: 'x', 'cognito:user_status': 'CONFIRMED' }
const mark = crypto.randomUUID()

test('a sign-in is told with the browser that it names, if it names one as our page does', () => {
  const signedIn = (metadata?: Record<string, string>) =>
    signInEvent('PostAuthentication_Authentication', native, metadata)
  expect(signedIn({ browser: mark })).toEqual({ what: 'signed-in', browser: mark })
  expect(signedIn({ browser: 'no mark' })).toEqual({ what: 'signed-in', browser: null })
  expect(signedIn({ other: mark })).toEqual({ what: 'signed-in', browser: null })
  expect(signedIn()).toEqual({ what: 'signed-in', browser: null })
})

test('Google tells its own people of a sign-in; a reset password is told, a confirmed sign-up is not', () => {
  const google = { ...native, 'cognito:user_status': 'EXTERNAL_PROVIDER' }
  expect(signInEvent('PostAuthentication_Authentication', google, undefined)).toBeUndefined()
  expect(signInEvent('PostConfirmation_ConfirmForgotPassword', native, undefined)).toEqual({ what: 'password-reset' })
  expect(signInEvent('PostConfirmation_ConfirmSignUp', native, undefined)).toBeUndefined()
})
