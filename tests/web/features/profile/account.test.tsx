// Account: signing out, changing the password, and deleting the account (P36).
import { screen, within, waitFor } from '@testing-library/react'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { configure, leaveProfile, openProfile, password, type Reply, tokensLeft } from './profile-screen.tsx'

beforeAll(() => configure())
afterEach(leaveProfile)

const press = (name: string) => screen.findByRole('button', { name })

async function openDeletion(opened: ReturnType<typeof openProfile>) {
  await opened.user.click(await press('Delete my account'))
  return within(await screen.findByRole('alertdialog', { name: 'Delete my account' }))
}

async function confirmDeletion(opened: ReturnType<typeof openProfile>): Promise<void> {
  const dialog = await openDeletion(opened)
  await opened.user.type(dialog.getByLabelText('Type DELETE to confirm'), 'DELETE')
  await opened.user.click(dialog.getByRole('button', { name: 'Delete account' }))
}

test('Sign Out ends the session', async () => {
  const { user } = openProfile()
  await user.click(await press('Sign Out'))
  expect(await screen.findByText('Signed out')).toBeTruthy()
  expect(tokensLeft()).toEqual([])
})

test('the deletion says what goes, what stays and how long, and waits for the word', async () => {
  const opened = openProfile()
  const dialog = await openDeletion(opened)
  expect(dialog.getByText('your investments, with their trades and notes')).toBeTruthy()
  expect(dialog.getByText('what you watch, your alerts and what you entered for tax')).toBeTruthy()
  expect(dialog.getByText(/2 years, then deleted/)).toBeTruthy()
  expect(dialog.getByText(/up to 35 days/)).toBeTruthy()
  const confirm = dialog.getByRole<HTMLButtonElement>('button', { name: 'Delete account' })
  expect(confirm.disabled).toBe(true)
  await opened.user.type(dialog.getByLabelText('Type DELETE to confirm'), 'delete it')
  expect(confirm.disabled).toBe(true)
  await opened.user.click(dialog.getByRole('button', { name: 'Keep my account' }))
  expect(screen.queryByRole('alertdialog')).toBeNull()
  expect(opened.sent('DELETE /api/profile')).toEqual([])
})

test('a deletion takes the account, signs out, and leaves nothing in this browser', async () => {
  const opened = openProfile()
  await screen.findByRole('heading', { level: 1 })
  localStorage.setItem('gumnut.theme', 'dark')
  localStorage.setItem('gumnut.hideBalances', 'yes')
  localStorage.setItem('gumnut.user.kim.holdings', '{}')
  sessionStorage.setItem('gumnut.user.kim.onboarding', '{}')
  await confirmDeletion(opened)
  expect(await screen.findByText('Signed out')).toBeTruthy()
  expect(await screen.findByText('Your account is deleted.')).toBeTruthy()
  expect(opened.state).toMatchObject({ isClosed: true, isErased: true, isSignInGone: true })
  expect([...Object.keys(localStorage), ...Object.keys(sessionStorage)]).toEqual([])
  expect(window.location.pathname).toBe('/')
})

test('a deletion that stops half-way says that it can be repeated, and repeats itself until it is done', async () => {
  const opened = openProfile()
  await screen.findByRole('heading', { level: 1 })
  opened.state.failuresOfSignIn = 1
  await confirmDeletion(opened)
  expect(await screen.findByText('The deletion didn’t finish')).toBeTruthy()
  expect(screen.getByText(/Repeating is safe/)).toBeTruthy()
  expect(opened.state).toMatchObject({ isErased: true, isSignInGone: false })
  expect(await screen.findByText('Signed out', {}, { timeout: 4000 })).toBeTruthy()
  expect(opened.sent('DELETE /api/profile')).toHaveLength(2)
  expect(opened.state.isSignInGone).toBe(true)
})

test('after three failures the person decides; the session stays, and the next try finishes it', async () => {
  const opened = openProfile()
  await screen.findByRole('heading', { level: 1 })
  opened.scripted.set('DELETE /api/profile', ['no answer'])
  await confirmDeletion(opened)
  const failure = await screen.findByText('Your account isn’t fully deleted yet', {}, { timeout: 6000 })
  expect(failure.parentElement?.textContent).toContain('can’t be reached')
  expect(opened.sent('DELETE /api/profile')).toHaveLength(3)
  expect(tokensLeft()).not.toEqual([])
  opened.scripted.clear()
  await opened.user.click(await press('Try again'))
  expect(await screen.findByText('Signed out')).toBeTruthy()
  expect(opened.state.isSignInGone).toBe(true)
})

test('while it is deleted nothing else is asked, and the dialog cannot be left', async () => {
  const opened = openProfile()
  await screen.findByText('No achievements yet')
  opened.scripted.set('DELETE /api/profile', [{ status: 503 }])
  const before = opened.asked.length
  await confirmDeletion(opened)
  await screen.findByText('The deletion didn’t finish')
  window.dispatchEvent(new Event('focus'))
  document.dispatchEvent(new Event('visibilitychange'))
  await opened.user.keyboard('{Escape}')
  expect(screen.getByRole('alertdialog')).toBeTruthy()
  await screen.findByText('Your account isn’t fully deleted yet', {}, { timeout: 6000 })
  expect(new Set(opened.asked.slice(before).map(({ name }) => name))).toEqual(new Set(['DELETE /api/profile']))
})

test('a session that is over before the deletion is not called a deletion', async () => {
  const opened = openProfile()
  await screen.findByRole('heading', { level: 1 })
  opened.scripted.set('DELETE /api/profile', [{ status: 401 }])
  opened.scripted.set('GetTokensFromRefreshToken', [
    { status: 400, body: { __type: 'NotAuthorizedException', message: 'Refresh Token has been revoked' } },
  ])
  await confirmDeletion(opened)
  expect(await screen.findByText(/^Your session ended before the deletion was finished/)).toBeTruthy()
  expect(screen.queryByText('Your account is deleted.')).toBeNull()
})

async function changePassword(opened: ReturnType<typeof openProfile>, current: string, next: string) {
  await opened.user.click(await press('Change password'))
  const dialog = within(await screen.findByRole('dialog', { name: 'Change password' }))
  if (current !== '') await opened.user.type(dialog.getByLabelText('Current password'), current)
  if (next !== '') await opened.user.type(dialog.getByLabelText('New password'), next)
  await opened.user.click(dialog.getByRole('button', { name: 'Change password' }))
  return dialog
}

test('a new password is checked before it is sent', async () => {
  const opened = openProfile()
  const dialog = await changePassword(opened, '', 'elevenchars')
  expect(dialog.getByText('Enter your current password.')).toBeTruthy()
  expect(dialog.getByText('Use at least 12 characters.')).toBeTruthy()
  expect(document.activeElement).toBe(dialog.getByLabelText('Current password'))
  expect(opened.sent('ChangePassword')).toEqual([])
})

test.each([
  ['easily guessed', 'Password123456'],
  ['the own address', 'kim@example.com'],
])('a new password that is %s is refused kindly, before it is sent', async (_why, next) => {
  const opened = openProfile()
  const dialog = await changePassword(opened, 'the old password', next)
  expect(await dialog.findByText(/easy to guess.*A few random words work well\.$/)).toBeTruthy()
  await waitFor(() => expect(document.activeElement).toBe(dialog.getByLabelText('New password')))
  expect(opened.sent('ChangePassword')).toEqual([])
})

const everywhere = 'POST /api/profile/sign-out-everywhere'

const refused = (name: string, message: string): Reply => ({
  status: 400,
  body: { __type: name, message },
  headers: { 'x-amzn-errortype': name },
})

test('a wrong current password is told at its field, and nothing is changed with it', async () => {
  const opened = openProfile()
  const dialog = await changePassword(opened, 'not my password', 'four random words here')
  expect(await dialog.findByText('That isn’t your current password.')).toBeTruthy()
  expect(dialog.getByLabelText('Current password').getAttribute('aria-invalid')).toBe('true')
  expect(dialog.getByLabelText<HTMLInputElement>('New password').value).toBe('four random words here')
  expect(opened.sent('ChangePassword')).toEqual([])
})

test('a new password that the user pool refuses is told at its field', async () => {
  const weak = refused('InvalidPasswordException', 'Password did not conform with policy')
  const opened = openProfile({ before: (scripted) => scripted.set('ChangePassword', [weak]) })
  const dialog = await changePassword(opened, password, 'four random words here')
  expect(await dialog.findByText(/^This password was refused/)).toBeTruthy()
  expect(dialog.getByLabelText('New password').getAttribute('aria-invalid')).toBe('true')
  expect(dialog.getByLabelText<HTMLInputElement>('New password').value).toBe('four random words here')
  // The sign-in that was made for it has ended all the same.
  expect(opened.sent('RevokeToken')).toHaveLength(1)
})

test('without a network the password has not changed, and that is said', async () => {
  const opened = openProfile({ before: (scripted) => scripted.set('InitiateAuth', ['no answer']) })
  const dialog = await changePassword(opened, password, 'four random words here')
  expect((await dialog.findByRole('alert', {}, { timeout: 8000 })).textContent).toMatch(
    /can’t be reached.*hasn’t changed/,
  )
})

test('a change whose reply was lost is not said to have failed', async () => {
  const opened = openProfile({ before: (scripted) => scripted.set('ChangePassword', ['no answer']) })
  const dialog = await changePassword(opened, password, 'four random words here')
  const { textContent } = await dialog.findByRole('alert')
  expect(textContent).toMatch(/can’t be reached.*may or may not have changed/)
})

test('too many tries are told above the form', async () => {
  const limit = refused('LimitExceededException', 'Attempt limit exceeded, please try after some time.')
  const opened = openProfile({ before: (scripted) => scripted.set('ChangePassword', [limit]) })
  const dialog = await changePassword(opened, password, 'four random words here')
  expect((await dialog.findByRole('alert')).textContent).toMatch(/^Too many attempts.*hasn’t changed/)
})

test('a changed password is sent to the user pool only, and other devices may be signed out', async () => {
  const opened = openProfile()
  const before = tokensLeft()
  await changePassword(opened, password, 'four random words here')
  const done = within(await screen.findByRole('dialog', { name: 'Password changed' }))
  expect(opened.sent('ChangePassword')).toMatchObject([
    { PreviousPassword: password, ProposedPassword: 'four random words here' },
  ])
  expect(tokensLeft()).toEqual(before)
  expect(Object.keys(sessionStorage)).toEqual([])
  await opened.user.click(done.getByRole('button', { name: 'Sign out everywhere' }))
  expect(await screen.findByText('Signed out')).toBeTruthy()
  expect(opened.state.sessionsEnded).toBe(1)
  expect(tokensLeft()).toEqual([])
})

test('signing out everywhere stands beside what it does, and ends this session too', async () => {
  const { user, state } = openProfile()
  const button = await press('Sign out everywhere')
  expect(document.getElementById(button.getAttribute('aria-describedby') ?? '')?.textContent).toMatch(
    /every device, this one too\..*up to 15 minutes/,
  )
  await user.click(button)
  expect(await screen.findByText('You are signed out on every device.')).toBeTruthy()
  expect(screen.getByText('Signed out')).toBeTruthy()
  expect(state.sessionsEnded).toBe(1)
  expect(tokensLeft()).toEqual([])
})

test.each<[string, Reply]>([
  ['does not answer', 'no answer'],
  ['is away', { status: 503, body: { code: 'unavailable', detail: 'We cannot reach the sign-in service right now.' } }],
])(
  'when the sign-in service %s, other devices are not called signed out, and this one is not either',
  async (_how, reply) => {
    const { user, scripted } = openProfile({ before: (replies) => replies.set(everywhere, [reply]) })
    await user.click(await press('Sign out everywhere'))
    expect(await screen.findByText('Other devices are still signed in')).toBeTruthy()
    expect(tokensLeft()).not.toEqual([])
    scripted.clear()
    await user.click(await press('Sign out everywhere'))
    expect(await screen.findByText('Signed out')).toBeTruthy()
  },
)

test('a session that has ended meanwhile counts as signed out everywhere', async () => {
  const over = { status: 400, body: { __type: 'NotAuthorizedException', message: 'Refresh Token has been revoked' } }
  const { user } = openProfile({
    before: (replies) => {
      replies.set(everywhere, [{ status: 401 }])
      replies.set('GetTokensFromRefreshToken', [over])
    },
  })
  await user.click(await press('Sign out everywhere'))
  expect(await screen.findByText('Signed out')).toBeTruthy()
  expect(tokensLeft()).toEqual([])
})

const google = (primary: string) => [{ providerName: 'Google', userId: '123', primary }]

test('somebody who only has Google is not offered a password', async () => {
  openProfile({ identities: google('true') })
  expect(await screen.findByText(/no Gumnut password to change/)).toBeTruthy()
  expect(screen.getByText(/Google looks after your password/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Manage signing in' })).toBeNull()
  expect(screen.queryByRole('button', { name: 'Change password' })).toBeNull()
})

test('somebody who linked Google to a password is', async () => {
  openProfile({ identities: google('false') })
  expect(await press('Change password')).toBeTruthy()
})
