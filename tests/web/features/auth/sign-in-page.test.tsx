// Sign-in page: modes, messages and fields, over the real Amplify client and a user pool that refuses (P7).
import { screen } from '@testing-library/react'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { configure, tidyUp } from '../../app/app-screen.tsx'
import { showSignIn } from './sign-in-screen.tsx'

beforeAll(configure)
afterEach(tidyUp)

/** The user pool refuses everything, in Cognito's way. */
function refuse(type: string, message: string): void {
  vi.stubGlobal('fetch', () =>
    Promise.resolve(
      new Response(JSON.stringify({ __type: type, message }), {
        status: 400,
        headers: { 'x-amzn-errortype': type, 'content-type': 'application/x-amz-json-1.1' },
      }),
    ),
  )
}

test('the toggle changes the mode, its texts and its fields, and keeps the email', async () => {
  const user = showSignIn()
  expect(screen.queryByLabelText('Full Name')).toBeNull()
  expect(screen.getByRole('button', { name: 'Sign In' })).toBeTruthy()
  await user.type(screen.getByLabelText('Email'), 'sam@example.com')

  await user.click(screen.getByRole('button', { name: "Don't have an account? Sign up" }))
  expect(screen.getByLabelText('Full Name')).toBeTruthy()
  expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('sam@example.com')
  expect(screen.getByText(/Start your journey/)).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Create Account' })).toBeTruthy()

  await user.click(screen.getByRole('button', { name: 'Already have an account? Sign in' }))
  expect(screen.getByRole('button', { name: 'Sign In' })).toBeTruthy()
})

test('password managers and one-time codes find their fields', async () => {
  const user = showSignIn()
  expect(screen.getByLabelText('Email').getAttribute('autocomplete')).toBe('username')
  expect(screen.getByLabelText('Password').getAttribute('autocomplete')).toBe('current-password')
  await user.click(screen.getByRole('button', { name: "Don't have an account? Sign up" }))
  expect(screen.getByLabelText('Password').getAttribute('autocomplete')).toBe('new-password')
})

test('the password can be shown and hidden', async () => {
  const user = showSignIn()
  expect(screen.getByLabelText('Password').getAttribute('type')).toBe('password')
  await user.click(screen.getByRole('switch', { name: 'Show password' }))
  expect(screen.getByLabelText('Password').getAttribute('type')).toBe('text')
})

test.each([
  ['easily guessed', 'passwordpassword'],
  ['the own address', 'sam@example.com'],
])('a password that is %s is refused kindly at sign-up, before anything is sent', async (_why, password) => {
  const user = showSignIn()
  await user.click(screen.getByRole('button', { name: "Don't have an account? Sign up" }))
  await user.type(screen.getByLabelText('Full Name'), 'Sam')
  await user.type(screen.getByLabelText('Email'), 'sam@example.com')
  await user.type(screen.getByLabelText('Password'), password)
  await user.click(screen.getByRole('button', { name: 'Create Account' }))
  expect(await screen.findByText(/easy to guess.*A few random words work well\.$/)).toBeTruthy()
  expect(document.activeElement).toBe(screen.getByLabelText('Password'))
})

test('an empty form is pointed out field by field and sends nothing', async () => {
  const user = showSignIn()
  await user.click(screen.getByRole('button', { name: 'Sign In' }))
  expect(screen.getByText('Enter your email.')).toBeTruthy()
  expect(screen.getByText('Enter your password.')).toBeTruthy()
  expect(document.activeElement).toBe(screen.getByLabelText('Email'))
})

test('a refused sign-in is told in the red banner', async () => {
  refuse('NotAuthorizedException', 'Incorrect username or password.')
  const user = showSignIn()
  await user.type(screen.getByLabelText('Email'), 'sam@example.com')
  await user.type(screen.getByLabelText('Password'), 'wrong password')
  await user.click(screen.getByRole('button', { name: 'Sign In' }))
  expect((await screen.findByRole('alert', {}, { timeout: 10_000 })).textContent).toContain(
    'Incorrect email or password.',
  )
})

test('a pool that cannot be reached is told as such', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  const user = showSignIn()
  await user.type(screen.getByLabelText('Email'), 'sam@example.com')
  await user.type(screen.getByLabelText('Password'), 'some password')
  await user.click(screen.getByRole('button', { name: 'Sign In' }))
  expect((await screen.findByRole('alert', {}, { timeout: 15_000 })).textContent).toMatch(/can’t be reached/)
})

test('where Google is not set up the button says so', async () => {
  const user = showSignIn()
  await user.click(screen.getByRole('button', { name: 'Continue with Google' }))
  expect(screen.getByText(/Google sign-in isn’t set up here/)).toBeTruthy()
})

test('coming back from Google without a session says that it failed', () => {
  showSignIn('access_denied')
  expect(screen.getByRole('alert').textContent).toContain('Google sign-in failed.')
})

test('the legal texts open over the form before anybody signs up', async () => {
  const user = showSignIn()
  await user.click(screen.getByRole('button', { name: 'Terms of Service' }))
  expect((await screen.findByRole('dialog', { name: 'Terms of Service' })).textContent).toContain('The terms')
})

test('a legal text that cannot be fetched takes nothing of the form with it', async () => {
  // React writes down what a boundary caught.
  const written = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const Missing = (): never => {
    throw new TypeError('Failed to fetch dynamically imported module: http://localhost/assets/terms-text.js')
  }
  const user = showSignIn(null, <Missing />)
  await user.type(screen.getByLabelText('Email'), 'sam@example.test')
  await user.click(screen.getByRole('button', { name: 'Terms of Service' }))
  await screen.findByText('That couldn’t be opened. Check your connection, then reload the page.')
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('sam@example.test')
  written.mockRestore()
})

const refuseStorage = (): never => {
  throw new DOMException('Not here', 'QuotaExceededError')
}
test.each([
  ['is blocked', refuseStorage],
  ['is full', () => ({ length: 0, getItem: () => null, setItem: refuseStorage, removeItem: () => undefined }) as never],
])('where storage %s, signing in says so and asks nothing of the pool', async (_how, storage) => {
  const asked = vi.fn<typeof fetch>(() => Promise.reject(new TypeError('Failed to fetch')))
  vi.stubGlobal('fetch', asked)
  const here = vi.spyOn(window, 'localStorage', 'get').mockImplementation(storage)
  const user = showSignIn()
  await user.type(screen.getByLabelText('Email'), 'sam@example.com')
  await user.type(screen.getByLabelText('Password'), 'a good long password')
  await user.click(screen.getByRole('button', { name: 'Sign In' }))
  expect((await screen.findByRole('alert')).textContent).toContain(
    'Your browser doesn’t let Gumnut keep you signed in.',
  )
  expect(screen.getByRole('button', { name: 'Sign In' })).toBeTruthy()
  expect(asked).not.toHaveBeenCalled()
  here.mockRestore()
})
