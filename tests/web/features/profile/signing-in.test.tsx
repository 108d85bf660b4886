// Signing in, managed: what is shown when a change, or reading what there is after it, goes wrong, and that no security session stays
// open behind a window that shows nothing of it (P103, P104).
import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { configure, leaveProfile } from './profile-screen.tsx'
import {
  confirmPassword,
  dialog,
  holdBack,
  manage,
  type Opened,
  openWith,
  refused,
  withApp,
  withoutApp,
} from './signing-in-screen.ts'

beforeAll(() => configure({ passkeyDomain: 'gumnut.test' }))
afterEach(leaveProfile)

async function enterCode({ user }: Opened): Promise<void> {
  await user.click((await dialog('Signing in')).getByRole('button', { name: 'Set up' }))
  const setup = await dialog('Set up your authenticator app')
  await user.type(setup.getByLabelText('Code from your app'), '123456')
  await user.click(setup.getByRole('button', { name: 'Turn on' }))
}

async function turnOff({ user }: Opened) {
  await user.click((await dialog('Signing in')).getByRole('button', { name: 'Turn off' }))
  const question = await dialog('Turn off your authenticator app?', 'alertdialog')
  await user.click(question.getByRole('button', { name: 'Turn off' }))
  return question
}

const appIs = async (state: string) =>
  (await screen.findByRole('region', { name: 'Authenticator app' })).textContent?.startsWith(
    `Authenticator app${state}`,
  )

test('a change that went through is not called off because it could not be looked at: the password shows it', async () => {
  const opened = await manage({ GetUser: [withoutApp, withoutApp, 'no answer'] })
  await enterCode(opened)
  const confirm = await dialog('Confirm it’s you')
  expect(confirm.getByText('We couldn’t read how you sign in now. Enter your password to look again.')).toBeTruthy()
  expect(screen.getByText('Your authenticator app is on.')).toBeTruthy()
  await waitFor(() => expect(opened.sent('RevokeToken')).toHaveLength(1))
  opened.scripted.set('GetUser', [withApp])
  await confirmPassword(opened)
  expect(await appIs('On')).toBe(true)
})

test('a change whose reply was lost is shown as it is, and not said to have failed', async () => {
  const opened = await manage({ GetUser: [withApp, withoutApp], SetUserMFAPreference: ['no answer'] })
  const question = await turnOff(opened)
  expect((await question.findByRole('alert')).textContent).toMatch(/can’t be reached.*may or may not have been changed/)
  await waitFor(() => expect(opened.sent('GetUser')).toHaveLength(2))
  await opened.user.click(question.getByRole('button', { name: 'Cancel' }))
  expect(await appIs('Off')).toBe(true)
})

test('without a network nothing that was typed is lost, and the same window goes on when it is back', async () => {
  const opened = await manage({ GetUser: [withoutApp, withoutApp, 'no answer'], VerifySoftwareToken: ['no answer'] })
  await enterCode(opened)
  const setup = await dialog('Set up your authenticator app')
  expect((await setup.findByRole('alert')).textContent).toMatch(/can’t be reached/)
  expect(setup.getByLabelText<HTMLInputElement>('Code from your app').value).toBe('123456')
  await waitFor(() => expect(setup.getByRole('button', { name: 'Turn on' }).getAttribute('aria-busy')).not.toBe('true'))
  opened.scripted.delete('VerifySoftwareToken')
  opened.scripted.set('GetUser', [withApp])
  await opened.user.click(setup.getByRole('button', { name: 'Turn on' }))
  expect(await appIs('On')).toBe(true)
  expect(opened.sent('RevokeToken')).toEqual([])
})

test('a session that was ended elsewhere meanwhile asks for the password again', async () => {
  const over = refused('NotAuthorizedException', 'Access Token has been revoked')
  const opened = await manage({ GetUser: [withApp], SetUserMFAPreference: [over] })
  await turnOff(opened)
  expect((await dialog('Confirm it’s you')).getByText(/Enter your password again to go on/)).toBeTruthy()
})

test('a session in which nothing can be read is closed', async () => {
  const opened = await manage({ GetUser: ['no answer'] })
  const confirm = await dialog('Confirm it’s you')
  expect(await confirm.findByText('Gumnut can’t be reached. Check your connection and try again.')).toBeTruthy()
  await waitFor(() => expect(opened.sent('RevokeToken')).toMatchObject([{ Token: 'refresh of the security session' }]))
})

test('a session that opens after its window was closed is closed too', async () => {
  const opened = await openWith()
  const letThrough = holdBack(opened, 'GetUser')
  await opened.user.click(await screen.findByRole('button', { name: 'Manage signing in' }))
  await confirmPassword(opened)
  await waitFor(() => expect(opened.sent('GetUser')).toHaveLength(1))
  await opened.user.click(screen.getByRole('button', { name: 'Cancel' }))
  expect(opened.sent('RevokeToken')).toEqual([])
  letThrough()
  await waitFor(() => expect(opened.sent('RevokeToken')).toHaveLength(1))
  expect(screen.queryByRole('dialog')).toBeNull()
})
