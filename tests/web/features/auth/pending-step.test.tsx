// A step that waits: for a code from an email, on a page that the phone has dropped meanwhile or beside another device that was
// quicker; and for the account that what somebody did while looking around is on its way into.
import { cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { answer, aUser, configure, openApp, signInBefore, tidyUp } from '../../app/app-screen.tsx'
import { showSignIn } from './sign-in-screen.tsx'
// Loaded lazily; ahead of time here, so that no test waits for the compiler.
import '#web/features/auth/forgot-form.tsx'
import '#web/features/auth/recovery-screen.tsx'
import '#web/features/auth/reset-form.tsx'

beforeAll(configure)
afterEach(tidyUp)

const email = 'sam@example.com'
const isConfirmed = ['NotAuthorizedException', 'User cannot be confirmed. Current status is CONFIRMED']

/** A pool that refuses the operations named, in Cognito's way, and takes all others. */
function refuse(operations: Record<string, readonly string[]>): void {
  vi.stubGlobal('fetch', async (_url: unknown, { headers }: RequestInit) => {
    const [type, message] = operations[new Headers(headers).get('x-amz-target')?.split('.')[1] ?? ''] ?? []
    if (type === undefined) return Response.json({})
    return Response.json({ __type: type, message }, { status: 400, headers: { 'x-amzn-errortype': type } })
  })
}

/** The page is loaded anew. */
function reload(): ReturnType<typeof showSignIn> {
  cleanup()
  return showSignIn()
}
const press = (user: ReturnType<typeof showSignIn>, name: string): Promise<void> =>
  user.click(screen.getByRole('button', { name }))

test('a new password waits for its code on a page that is loaded anew, until the person goes back', async () => {
  refuse({})
  const user = showSignIn()
  await user.type(screen.getByLabelText('Email'), email)
  await press(user, 'Forgot password?')
  await user.click(await screen.findByRole('button', { name: 'Send code' }))
  await screen.findByText('Set a new password')
  const again = reload()
  expect(await screen.findByText('Set a new password')).toBeTruthy()
  expect(screen.getByText(email)).toBeTruthy()
  await press(again, 'Back to sign in')
  reload()
  expect(screen.getByText('Welcome back')).toBeTruthy()
})

test('the code that proves a recovery is waited for in the same way, so that none of the three a day is asked for again', async () => {
  const asked = vi.fn<(address: string) => Response>(() => new Response(null, { status: 204 }))
  vi.stubGlobal('fetch', async (address: string) => asked(address))
  sessionStorage.setItem('gumnut.pending', `proof ${email}`)
  const user = showSignIn()
  expect(await screen.findByText('Show that it’s you')).toBeTruthy()
  expect(screen.getByText(email)).toBeTruthy()
  expect(asked).not.toHaveBeenCalled()
  await press(user, 'Back to sign in')
  reload()
  expect(screen.getByText('Welcome back')).toBeTruthy()
})

/** Somebody has left, and this page is loaded anew. */
async function expectSignInAfterLeaving(): Promise<void> {
  await waitFor(() => expect(screen.queryByText('Set a new password')).toBeNull())
  await screen.findByRole('navigation', { name: 'Main' })
  cleanup()
  localStorage.clear()
  openApp('/')
  expect(await screen.findByText('Welcome back')).toBeTruthy()
}

test('who was signed in by another tab meanwhile is not asked for that code once they have left', async () => {
  answer({ 'GET /api/profile': () => Response.json(aUser()) })
  sessionStorage.setItem('gumnut.pending', `reset ${email}`)
  openApp('/')
  expect(await screen.findByText('Set a new password')).toBeTruthy()
  // Nobody is there yet: another look at who is may draw the page anew.
  cleanup()
  openApp('/')
  expect(await screen.findByText('Set a new password')).toBeTruthy()
  signInBefore('sam')
  window.dispatchEvent(new StorageEvent('storage', { key: null }))
  await expectSignInAfterLeaving()
})

test('nor is whoever comes back to a page that the phone dropped, when another tab has signed them in before it is drawn', async () => {
  answer({ 'GET /api/profile': () => Response.json(aUser()) })
  sessionStorage.setItem('gumnut.pending', `reset ${email}`)
  signInBefore('sam')
  openApp('/')
  await expectSignInAfterLeaving()
})

test('an address that another device has confirmed meanwhile needs no code here', async () => {
  refuse({ ConfirmSignUp: isConfirmed })
  sessionStorage.setItem('gumnut.pending', `code ${email}`)
  const user = showSignIn()
  await user.type(screen.getByLabelText(/code/i), '123456')
  await press(user, 'Confirm email')
  expect(await screen.findByText('Your email is confirmed. Sign in to continue.')).toBeTruthy()
  expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe(email)
})

test('asking for another code then says so, and the sign-in is one press away', async () => {
  refuse({ ResendConfirmationCode: ['InvalidParameterException', 'User is already confirmed.'] })
  sessionStorage.setItem('gumnut.pending', `code ${email}`)
  const user = showSignIn()
  await press(user, 'Send a new code')
  expect(await screen.findByText('This email is already confirmed. Sign in to continue.')).toBeTruthy()
  await press(user, 'Back to sign in')
  expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe(email)
  expect(screen.getByRole('button', { name: 'Sign In' })).toBeTruthy()
})

test('what was done while looking around is offered to any account, and once it is on its way to that one alone', async () => {
  sessionStorage.setItem('gumnut.around', 'keep')
  const user = showSignIn()
  expect(screen.getByRole('button', { name: 'Create Account' })).toBeTruthy()
  await press(user, 'Already have an account? Sign in')
  expect(screen.getByText(/into a new account or your own/)).toBeTruthy()
  sessionStorage.setItem('gumnut.around.carried', '{}')
  reload()
  expect(screen.getByRole('button', { name: 'Sign In' })).toBeTruthy()
  expect(screen.getByText(/Sign in to the same account to bring it along/)).toBeTruthy()
})
