// Code messages: which code mails the user pool may send, and their text.
//
// Cognito lets the holder of a token with the scope of its own operations set a new email address, prove it with the code sent to
// it, and then reset the password there: such a token would become the account for good, and its owner would not be told. Tokens of
// everyday use do not have that scope (P103). Gumnut has no screen to change an address either, so no code is ever sent to a new
// one, and without its code an address never counts.
import { type CodeMail, resetMail, signUpMail } from './code-mails.ts'

const refusal = 'The email address of an account can’t be changed.'

/** The triggers of a code that would prove another address, on its way by itself or asked for again. */
const provesAddress = new Set(['CustomMessage_UpdateUserAttribute', 'CustomMessage_VerifyUserAttribute'])

/**
 * The mail for a code; undefined for one that this app does not send, which keeps the pool's own text.
 * @param code the placeholder that Cognito replaces by the code
 * @throws Error in words for the caller, when the mail must not be sent
 */
export function codeMail(triggerSource: string, code: string): CodeMail | undefined {
  if (provesAddress.has(triggerSource)) throw new Error(refusal)
  if (triggerSource === 'CustomMessage_ForgotPassword') return resetMail(code)
  const isSignUp = triggerSource === 'CustomMessage_SignUp' || triggerSource === 'CustomMessage_ResendCode'
  return isSignUp ? signUpMail(code) : undefined
}
