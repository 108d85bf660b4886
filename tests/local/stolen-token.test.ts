// A stolen access token, which lives 15 minutes, does not become the account: played through on the running stack, with its
// real triggers, by somebody who has the token and nothing else.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { callOperation } from '#tests/local/cognito/local-pool.ts'
import { mailsTo } from '#tests/support/local-controls.ts'
import { localStack, password, type Person, type TestStack } from '#tests/support/local-stack.ts'

const thief = 'thief@example.test'
const refusal = {
  status: 400,
  type: 'UserLambdaValidationException',
  message: 'CustomMessage failed with error The email address of an account can’t be changed..',
}

let stack: TestStack
let clientId: string
beforeAll(async () => {
  stack = await localStack()
  const configuration = (await (await fetch(`${stack.url}/config.json`)).json()) as { userPoolClientId: string }
  clientId = configuration.userPoolClientId
})
afterAll(() => stack.close())

const mailTo = (address: string) => mailsTo(stack.url, address)
const call = (operation: string, input: object) => callOperation(stack.url, operation, input)
const attributesOf = async ({ accessToken }: Person) =>
  (await call('GetUser', { AccessToken: accessToken })).body['UserAttributes']

test('changing the address, proving it and resetting the password there: refused at every step', async () => {
  const owner = await stack.addPerson()
  const token = { AccessToken: owner.accessToken }
  const before = await attributesOf(owner)

  const UserAttributes = [
    { Name: 'email', Value: thief },
    { Name: 'name', Value: 'Thief' },
  ]
  expect(await call('UpdateUserAttributes', { ...token, UserAttributes })).toMatchObject(refusal)
  expect(await call('GetUserAttributeVerificationCode', { ...token, AttributeName: 'email' })).toMatchObject(refusal)
  expect(await mailTo(thief)).toEqual([])
  expect(await call('VerifyUserAttribute', { ...token, AttributeName: 'email', Code: '000000' })).toMatchObject({
    status: 400,
    type: 'ExpiredCodeException',
  })
  expect(await attributesOf(owner)).toEqual(before)

  // Answered as for any address without an account, and no mail goes out.
  expect(await call('ForgotPassword', { ClientId: clientId, Username: thief })).toMatchObject({ status: 200 })
  expect(await mailTo(thief)).toEqual([])
  const attempt = { ClientId: clientId, Username: thief, ConfirmationCode: '000000', Password: 'the thief chose this' }
  expect(await call('ConfirmForgotPassword', attempt)).toMatchObject({ status: 400, type: 'CodeMismatchException' })

  // A reset still goes to the owner, and only to the owner.
  await call('ForgotPassword', { ClientId: clientId, Username: owner.email })
  const [newest] = (await mailTo(owner.email)).toReversed()
  expect(newest?.text).toContain(`Your code to set a new Gumnut password is ${newest?.code}. It works for 1 hour.`)
  const wrong = { ConfirmationCode: newest?.code === '000000' ? '000001' : '000000', Username: owner.email }
  expect(await call('ConfirmForgotPassword', { ...attempt, ...wrong })).toMatchObject({
    status: 400,
    type: 'CodeMismatchException',
  })
})

test('nor does it change the password, which wants the present one', async () => {
  const owner = await stack.addPerson()
  const input = { AccessToken: owner.accessToken, ProposedPassword: 'the thief chose this' }
  expect(await call('ChangePassword', { ...input, PreviousPassword: 'a guess at it 123' })).toMatchObject({
    status: 400,
    message: 'Incorrect username or password.',
  })
  expect(await call('ChangePassword', { ...input, PreviousPassword: password })).toMatchObject({ status: 200 })
})

test('the sign-up mail says that its code works for a day', async () => {
  const owner = await stack.addPerson()
  const [first] = await mailTo(owner.email)
  expect(first?.text).toMatch(/^Your Gumnut code is \d{6}\. It works for 24 hours\./)
})
