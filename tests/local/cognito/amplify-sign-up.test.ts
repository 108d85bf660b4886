// Making an account with the real, unmodified Amplify client: sign-up, codes, confirmation.
import { autoSignIn, confirmSignUp, getCurrentUser, resendSignUpCode, signIn, signUp } from 'aws-amplify/auth'
import { expect, test } from 'vitest'
import { useAmplify } from './amplify-client.ts'
import { password, startPool } from './local-pool.ts'

const email = 'alex@example.com'

const signUpAlex = (username = email) =>
  signUp({ username, password, options: { userAttributes: { email: username, name: 'Alex Nguyen' } } })

test('a sign-up sends a code to the address and shows it masked', async () => {
  const pool = await startPool()
  useAmplify(pool)
  const result = await signUpAlex()
  expect(result).toMatchObject({
    isSignUpComplete: false,
    userId: expect.stringMatching(/^[0-9a-f-]{36}$/),
    nextStep: {
      signUpStep: 'CONFIRM_SIGN_UP',
      codeDeliveryDetails: { destination: 'a***@e***', deliveryMedium: 'EMAIL', attributeName: 'email' },
    },
  })
  expect(pool.inbox.list(email)).toEqual([
    {
      to: email,
      subject: 'Your Gumnut code',
      text: expect.stringMatching(/^Your Gumnut code is \d{6}\. It works for 24 hours/),
      code: expect.stringMatching(/^\d{6}$/),
      at: expect.any(String),
    },
  ])
})

test('an address can be signed up once, confirmed or not, whatever its capitals', async () => {
  const pool = await startPool()
  useAmplify(pool)
  await signUpAlex()
  const duplicate = { name: 'UsernameExistsException', message: 'An account with the given email already exists.' }
  await expect(signUpAlex()).rejects.toMatchObject(duplicate)
  await confirmSignUp({ username: email, confirmationCode: pool.lastCode(email) })
  await expect(signUpAlex('Alex@Example.COM')).rejects.toMatchObject(duplicate)
  expect(pool.inbox.list()).toHaveLength(1)
})

test.each([
  [
    'of 11 characters',
    'eleven ch11',
    'InvalidPasswordException',
    'Password did not conform with policy: Password not long enough',
  ],
  [
    'of 257 characters',
    'x'.repeat(257),
    'InvalidPasswordException',
    'Password did not conform with policy: Password too long',
  ],
  [
    'with a space at the end',
    'trailing space ',
    'InvalidParameterException',
    expect.stringContaining("Value at 'password'"),
  ],
])('a password %s is refused', async (_which, weak, name, message) => {
  const pool = await startPool()
  useAmplify(pool)
  await expect(signUp({ username: email, password: weak })).rejects.toMatchObject({ name, message })
  expect(pool.inbox.list()).toEqual([])
})

test.each([
  ['of 12 characters', 'twelve chars'],
  ['of 256 characters', 'x'.repeat(256)],
  ['beyond ASCII', 'pässwörd 🌱 größer'],
])('a password %s is enough and signs in', async (_which, accepted) => {
  const pool = await startPool()
  useAmplify(pool)
  await signUp({ username: email, password: accepted })
  await confirmSignUp({ username: email, confirmationCode: pool.lastCode(email) })
  await expect(signIn({ username: email, password: accepted })).resolves.toMatchObject({ isSignedIn: true })
})

test('before confirmation the right password leads to the code screen and a wrong one says nothing', async () => {
  const pool = await startPool()
  const amplify = useAmplify(pool)
  await signUpAlex()
  await expect(signIn({ username: email, password })).resolves.toMatchObject({
    isSignedIn: false,
    nextStep: { signInStep: 'CONFIRM_SIGN_UP' },
  })
  await expect(signIn({ username: email, password: 'not the password' })).rejects.toMatchObject({
    name: 'NotAuthorizedException',
    message: 'Incorrect username or password.',
  })
  expect(amplify.hasTokens()).toBe(false)
})

test('a resent code replaces the first one, and only the right code confirms', async () => {
  const pool = await startPool()
  useAmplify(pool)
  await signUpAlex()
  const first = pool.lastCode(email)
  await expect(resendSignUpCode({ username: email })).resolves.toMatchObject({ destination: 'a***@e***' })
  const second = pool.lastCode(email)
  expect(pool.inbox.list(email)).toHaveLength(2)
  const wrong = second === '000000' ? '000001' : '000000'
  for (const confirmationCode of new Set([wrong, ...(first === second ? [] : [first])])) {
    await expect(confirmSignUp({ username: email, confirmationCode })).rejects.toMatchObject({
      name: 'CodeMismatchException',
      message: 'Invalid verification code provided, please try again.',
    })
  }
  await expect(confirmSignUp({ username: email, confirmationCode: second })).resolves.toMatchObject({
    isSignUpComplete: true,
  })
  await expect(confirmSignUp({ username: email, confirmationCode: second })).rejects.toMatchObject({
    message: 'User cannot be confirmed. Current status is CONFIRMED',
  })
  await expect(resendSignUpCode({ username: email })).rejects.toMatchObject({ message: 'User is already confirmed.' })
})

test('confirming goes straight on into a session when the sign-up asked for it', async () => {
  const pool = await startPool()
  useAmplify(pool)
  await signUp({ username: email, password, options: { userAttributes: { email }, autoSignIn: true } })
  await expect(confirmSignUp({ username: email, confirmationCode: pool.lastCode(email) })).resolves.toMatchObject({
    nextStep: { signUpStep: 'COMPLETE_AUTO_SIGN_IN' },
  })
  await expect(autoSignIn()).resolves.toMatchObject({ isSignedIn: true })
  await expect(getCurrentUser()).resolves.toMatchObject({ signInDetails: { loginId: email } })
})
