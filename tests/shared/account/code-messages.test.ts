// Code mails: each says how long its code works, and none goes out that would prove another address.
import { expect, test } from 'vitest'
import { codeMail } from '#shared/account/code-messages.ts'

const code = '{####}'

test.each(['CustomMessage_SignUp', 'CustomMessage_ResendCode'])('%s: a code that works for a day', (source) => {
  expect(codeMail(source, code)).toMatchObject({ subject: 'Your Gumnut code' })
  expect(codeMail(source, code)?.text).toMatch(/\{####\}.*24 hours/)
})

test('CustomMessage_ForgotPassword: a code that works for an hour, and not a word of a day', () => {
  expect(codeMail('CustomMessage_ForgotPassword', code)?.text).toMatch(/\{####\}.* 1 hour\./)
  expect(codeMail('CustomMessage_ForgotPassword', code)?.text).not.toContain('24')
})

test.each(['CustomMessage_UpdateUserAttribute', 'CustomMessage_VerifyUserAttribute'])('%s is refused', (source) => {
  expect(() => codeMail(source, code)).toThrow('The email address of an account can’t be changed.')
})

test.each(['CustomMessage_AdminCreateUser', 'CustomMessage_Authentication'])(
  '%s keeps the text of the pool',
  (source) => {
    expect(codeMail(source, code)).toBeUndefined()
  },
)
