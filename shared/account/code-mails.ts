// Code mails: what people read when the identity service sends them a code.
import { codeHours } from './identity-rules.ts'

export type CodeMail = { subject: string; text: string }

const subject = 'Your Gumnut code'
const unasked = 'If you did not ask for it, you can ignore this email.'
const hours = (count: number): string => (count === 1 ? '1 hour' : `${count} hours`)

/** @param code the six digits, or the placeholder that the identity service puts them in the place of */
export const signUpMail = (code: string): CodeMail => ({
  subject,
  text: `Your Gumnut code is ${code}. It works for ${hours(codeHours.signUp)}. ${unasked}`,
})

/** @param code as for a sign-up */
export const resetMail = (code: string): CodeMail => ({
  subject,
  text: `Your code to set a new Gumnut password is ${code}. It works for ${hours(codeHours.reset)}. ${unasked} Your password has not changed.`,
})

/** For a pool that knows one text for every code: true of both. */
export const anyCodeMail = (code: string): CodeMail => ({
  subject,
  text: `Your Gumnut code is ${code}. It works for ${hours(codeHours.signUp)} after signing up, and for ${hours(codeHours.reset)} when you set a new password. ${unasked}`,
})
