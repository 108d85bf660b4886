// What signed-in users change with the real, unmodified Amplify client: attributes, password, the account itself.
import {
  confirmResetPassword,
  confirmUserAttribute,
  deleteUser,
  fetchUserAttributes,
  resetPassword,
  sendUserAttributeVerificationCode,
  signIn,
  signOut,
  updatePassword,
  updateUserAttribute,
  updateUserAttributes,
} from 'aws-amplify/auth'
import { expect, test } from 'vitest'
import { useAmplify } from './amplify-client.ts'
import { clientId, password, startPool } from './local-pool.ts'
import type { LocalPool } from './local-pool.ts'

const email = 'alex@example.com'

test('attributes are read and written, except those that prove who a person is', async () => {
  const pool = await startPool()
  const amplify = useAmplify(pool)
  const sub = await pool.addUser(email)
  await amplify.signIn(email)
  expect(await fetchUserAttributes()).toEqual({ sub, email, email_verified: 'true' })
  await updateUserAttributes({ userAttributes: { name: 'Alexandra', nickname: 'Lex' } })
  expect(await fetchUserAttributes()).toEqual({
    sub,
    email,
    email_verified: 'true',
    name: 'Alexandra',
    nickname: 'Lex',
  })
  await expect(updateUserAttributes({ userAttributes: { email_verified: 'true' } })).rejects.toMatchObject({
    name: 'NotAuthorizedException',
  })
  await expect(updateUserAttributes({ userAttributes: { 'custom:role': 'admin' } })).rejects.toMatchObject({
    name: 'InvalidParameterException',
  })
})

test('a new email address counts once its code is entered, and not when it is taken', async () => {
  const pool = await startPool()
  const amplify = useAmplify(pool)
  await pool.addUser(email)
  await pool.addUser('sam@example.com')
  await amplify.signIn(email)
  await expect(
    updateUserAttribute({ userAttribute: { attributeKey: 'email', value: 'Sam@example.com' } }),
  ).rejects.toMatchObject({ name: 'AliasExistsException' })

  const next = 'alex.new@example.org'
  await expect(updateUserAttribute({ userAttribute: { attributeKey: 'email', value: next } })).resolves.toMatchObject({
    nextStep: { updateAttributeStep: 'CONFIRM_ATTRIBUTE_WITH_CODE' },
  })
  await expect(fetchUserAttributes()).resolves.toMatchObject({ email, email_verified: 'true' })
  await sendUserAttributeVerificationCode({ userAttributeKey: 'email' })
  await confirmUserAttribute({ userAttributeKey: 'email', confirmationCode: pool.lastCode(next) })
  await expect(fetchUserAttributes()).resolves.toMatchObject({ email: next, email_verified: 'true' })
  await signOut()
  await expect(signIn({ username: email, password })).rejects.toMatchObject({ name: 'NotAuthorizedException' })
  await expect(signIn({ username: next, password })).resolves.toMatchObject({ isSignedIn: true })
})

test('a changed password replaces the old one', async () => {
  const pool = await startPool()
  const amplify = useAmplify(pool)
  await pool.addUser(email)
  await amplify.signIn(email)
  const newPassword = 'a different long one'
  await expect(updatePassword({ oldPassword: 'not the password', newPassword })).rejects.toMatchObject({
    name: 'NotAuthorizedException',
    message: 'Incorrect username or password.',
  })
  await expect(updatePassword({ oldPassword: password, newPassword: 'short' })).rejects.toMatchObject({
    name: 'InvalidPasswordException',
  })
  await updatePassword({ oldPassword: password, newPassword })
  await signOut()
  await expect(signIn({ username: email, password })).rejects.toMatchObject({ name: 'NotAuthorizedException' })
  await expect(signIn({ username: email, password: newPassword })).resolves.toMatchObject({ isSignedIn: true })
})

test('a forgotten password is replaced with the code that came by mail', async () => {
  const pool = await startPool()
  useAmplify(pool)
  await pool.addUser(email)
  await expect(resetPassword({ username: email })).resolves.toMatchObject({
    nextStep: {
      resetPasswordStep: 'CONFIRM_RESET_PASSWORD_WITH_CODE',
      codeDeliveryDetails: { destination: 'a***@e***' },
    },
  })
  const reset = { username: email, newPassword: 'a different long one', confirmationCode: pool.lastCode(email) }
  const wrong = reset.confirmationCode === '000000' ? '000001' : '000000'
  await expect(confirmResetPassword({ ...reset, confirmationCode: wrong })).rejects.toMatchObject({
    name: 'CodeMismatchException',
  })
  await confirmResetPassword(reset)
  await expect(confirmResetPassword(reset)).rejects.toMatchObject({ name: 'ExpiredCodeException' })
  await expect(signIn({ username: email, password })).rejects.toMatchObject({ name: 'NotAuthorizedException' })
  await expect(signIn({ username: email, password: reset.newPassword })).resolves.toMatchObject({ isSignedIn: true })
})

test('a reset for an unknown address looks exactly like one that was sent', async () => {
  const pool = await startPool()
  useAmplify(pool)
  await pool.addUser('andy@example.com')
  const mails = pool.inbox.list().length
  const known = await resetPassword({ username: 'andy@example.com' })
  const unknown = await resetPassword({ username: 'anna@example.com' })
  expect(unknown).toEqual(known)
  expect(pool.inbox.list()).toHaveLength(mails + 1)
  const attempt = (username: string) =>
    confirmResetPassword({ username, newPassword: 'a different long one', confirmationCode: 'x' }).catch(
      (error: Error) => `${error.name}: ${error.message}`,
    )
  expect(await attempt('anna@example.com')).toBe(await attempt('andy@example.com'))
})

test('a deleted user is gone, and the address is free again', async () => {
  const pool = await startPool()
  const amplify = useAmplify(pool)
  const sub = await pool.addUser(email)
  const { accessToken, refreshToken } = await amplify.signIn(email)
  await deleteUser()
  expect(amplify.hasTokens()).toBe(false)
  await expect(pool.call('GetUser', { AccessToken: accessToken })).resolves.toMatchObject({
    type: 'UserNotFoundException',
  })
  await expect(refresh(pool, refreshToken)).resolves.toMatchObject({ message: 'Invalid Refresh Token' })
  await expect(signIn({ username: email, password })).rejects.toMatchObject({ name: 'NotAuthorizedException' })
  const again = await pool.addUser(email)
  expect(again).not.toBe(sub)
})

function refresh(pool: LocalPool, refreshToken: string) {
  return pool.call('GetTokensFromRefreshToken', { ClientId: clientId, RefreshToken: refreshToken })
}
