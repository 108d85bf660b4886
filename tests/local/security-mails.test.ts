// Security mails over the whole local stack: what arrives in the inbox when something happens to a sign-in.
import { signIn } from 'aws-amplify/auth'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { browserMarkField } from '#shared/messages/browser-mark-field.ts'
import { callOperation } from '#tests/local/cognito/local-pool.ts'
import { allMailsTo, lastCode, type LocalMail, setLocalClock } from '#tests/support/local-controls.ts'
import {
  anAccount,
  configurationOf,
  configureAmplify,
  localStack,
  password,
  type Person,
  securityToken,
  type TestStack,
} from '#tests/support/local-stack.ts'

let stack: TestStack
beforeAll(async () => {
  stack = await localStack()
})
beforeEach(() => setLocalClock(stack.url, null))
afterAll(() => stack.close())

const somebody = () => anAccount(stack)
/** The mails that are about the account itself, once everything under way has arrived. */
const securityMails = async ({ email }: Person): Promise<LocalMail[]> =>
  (await allMailsTo(stack.url, email)).filter(
    ({ code, headers }) => code === '' && headers['List-Unsubscribe'] === undefined,
  )
const told = async (person: Person): Promise<string[]> => (await securityMails(person)).map(({ subject }) => subject)
async function signInFrom(person: Person, browser: string | undefined, secret = password): Promise<void> {
  await configureAmplify(stack.url)
  const options = browser === undefined ? {} : { clientMetadata: { [browserMarkField]: browser } }
  const { isSignedIn } = await signIn({ username: person.email, password: secret, options })
  expect(isSignedIn).toBe(true)
}
const cognito = (operation: string, input: object) => callOperation(stack.url, operation, input)

const newSignIn = 'New sign-in to your Gumnut account'

test('a sign-in from a browser that is known is told to nobody, one from another is told once', async () => {
  const person = await somebody()
  const [phone, laptop] = [crypto.randomUUID(), crypto.randomUUID()]
  // The first sign-in, with which the account began, named no browser.
  await signInFrom(person, phone)
  expect(await told(person)).toEqual([newSignIn])
  await signInFrom(person, phone)
  expect(await told(person)).toEqual([newSignIn])
  await setLocalClock(stack.url, new Date(Date.now() + 3_600_000).toISOString())
  await signInFrom(person, laptop)
  await signInFrom(person, laptop)
  await signInFrom(person, phone)
  expect(await told(person)).toEqual([newSignIn, newSignIn])
})

test('a wrong password is told to nobody', async () => {
  const person = await somebody()
  await configureAmplify(stack.url)
  await expect(signIn({ username: person.email, password: 'not the password' })).rejects.toThrow()
  expect(await told(person)).toEqual([])
})

test('a password that was reset with a code is told, and the code itself is no second mail', async () => {
  const person = await somebody()
  const { userPoolClientId: ClientId } = await configurationOf(stack.url)
  await cognito('ForgotPassword', { ClientId, Username: person.email })
  const reset = {
    ClientId,
    Username: person.email,
    ConfirmationCode: await lastCode(stack.url, person.email),
    Password: 'another slow password',
  }
  expect(await cognito('ConfirmForgotPassword', { ...reset, ConfirmationCode: '000000' })).toMatchObject({
    status: 400,
  })
  expect(await told(person)).toEqual([])
  expect(await cognito('ConfirmForgotPassword', reset)).toMatchObject({ status: 200 })
  expect(await told(person)).toEqual(['Your Gumnut password was reset'])
  expect((await securityMails(person))[0]?.text).toContain('If it wasn’t you')
})

test('a changed password is told by the record of the call; one that was refused is not', async () => {
  const person = await somebody()
  const AccessToken = await securityToken(stack.url, person)
  expect(await told(person)).toEqual([newSignIn])
  const change = (PreviousPassword: string) =>
    cognito('ChangePassword', {
      AccessToken,
      PreviousPassword,
      ProposedPassword: 'a third slow password',
    })
  expect(await change('not the password')).toMatchObject({ type: 'NotAuthorizedException' })
  expect(await told(person)).toEqual([newSignIn])
  expect(await change(password)).toMatchObject({ status: 200 })
  expect(await told(person)).toEqual([newSignIn, 'Your Gumnut password was changed'])
})

test('nothing is told once the account is deleted, and what was kept about its browsers is gone', async () => {
  const person = await somebody()
  await signInFrom(person, crypto.randomUUID())
  expect(await told(person)).toEqual([newSignIn])
  const download = await stack.api(person.accessToken, 'GET', '/api/profile/export')
  expect(JSON.stringify(download.body)).toContain('PROFILE#SECURITY')
  expect((await stack.api(person.accessToken, 'DELETE', '/api/profile')).status).toBe(204)
  expect(await told(person)).toEqual([newSignIn])
})
