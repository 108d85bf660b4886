// A sign-up that was never confirmed, and whose password its owner does not know: the way in from "Forgot password?", and that whoever
// signed up in somebody else's name does not come in with them.
import { confirmResetPassword, confirmSignUp, resendSignUpCode, resetPassword, signIn, signUp } from 'aws-amplify/auth'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { forgottenSignUp } from '#shared/account/forgotten-sign-up.ts'
import { callOperation } from '#tests/local/cognito/local-pool.ts'
import { lastCode } from '#tests/support/local-controls.ts'
import { configureAmplify, localStack, signInOn, type TestStack } from '#tests/support/local-stack.ts'

const [theirs, own] = ['somebody else chose this', 'the owner chose this']
let stack: TestStack
beforeAll(async () => {
  stack = await localStack()
})
afterAll(() => stack.close())

const anAddress = (): string => `${crypto.randomUUID().slice(0, 8)}@example.test`
async function signedUp(): Promise<string> {
  const email = anAddress()
  await configureAmplify(stack.url)
  await signUp({ username: email, password: theirs, options: { userAttributes: { email, name: 'Kim' } } })
  return email
}
const confirm = async (email: string, clientMetadata: Record<string, string>) =>
  confirmSignUp({ username: email, confirmationCode: await lastCode(stack.url, email), options: { clientMetadata } })

test('the code of the mailbox confirms it, and the password of the sign-up is gone before a new one is set', async () => {
  const email = await signedUp()
  await resetPassword({ username: email })
  await resendSignUpCode({ username: email })
  const code = await lastCode(stack.url, email)
  await expect(
    confirmResetPassword({ username: email, confirmationCode: code, newPassword: own }),
  ).rejects.toMatchObject({ name: 'CodeMismatchException' })
  await confirm(email, { ...forgottenSignUp })
  await expect(signIn({ username: email, password: theirs })).rejects.toMatchObject({ name: 'NotAuthorizedException' })

  await resetPassword({ username: email })
  const second = await lastCode(stack.url, email)
  await confirmResetPassword({ username: email, confirmationCode: second, newPassword: own })
  await expect(signIn({ username: email, password: theirs })).rejects.toMatchObject({ name: 'NotAuthorizedException' })
  expect((await signInOn(stack.url, email, own)).sub).toMatch(/^[0-9a-f-]{36}$/)
})

test('whoever has just signed up keeps the password', async () => {
  const email = await signedUp()
  await confirm(email, { passwordIsForgotten: 'no' })
  expect((await signInOn(stack.url, email, theirs)).sub).toMatch(/^[0-9a-f-]{36}$/)
})

test('only the backend sets somebody’s password', async () => {
  const email = await signedUp()
  const asked = { Username: email, Password: own, Permanent: true, UserPoolId: 'ap-southeast-2_GumnutLocal' }
  const answer = await callOperation(stack.url, 'AdminSetUserPassword', asked)
  expect(JSON.stringify(answer)).toContain('MissingAuthenticationToken')
})
