// Forgotten sign-up: which confirmations take the password away that somebody else may have signed up with.
import { expect, test } from 'vitest'
import { forgottenSignUp, isForgottenSignUp } from '#shared/account/forgotten-sign-up.ts'

const atSignUp = 'PostConfirmation_ConfirmSignUp'

test('who confirms from "Forgot password?" starts without the password of whoever signed up', () => {
  expect(isForgottenSignUp(atSignUp, { ...forgottenSignUp })).toBe(true)
})

test.each<[string, string, Record<string, string> | undefined]>([
  ['who has just signed up', atSignUp, undefined],
  ['a client that says other things with the code', atSignUp, { theme: 'dark' }],
  ['a client that says it is not forgotten', atSignUp, { passwordIsForgotten: 'false' }],
  // The password that a reset has just set is that of whoever has the mailbox.
  ['who resets the password of a confirmed account', 'PostConfirmation_ConfirmForgotPassword', { ...forgottenSignUp }],
])('%s keeps the password', (_who, triggerSource, clientMetadata) => {
  expect(isForgottenSignUp(triggerSource, clientMetadata)).toBe(false)
})
