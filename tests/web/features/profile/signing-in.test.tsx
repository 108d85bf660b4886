// Signing in, managed: what is shown when a change, or reading what there is after it, goes wrong, and that no security session stays
// open behind a window that shows nothing of it (P103, P104).
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { configure, openProfile, password, type Reply } from './profile-screen.tsx'

beforeAll(() => configure())
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  localStorage.clear()
  sessionStorage.clear()
})

const withApp = { status: 200, body: { UserMFASettingList: ['SOFTWARE_TOKEN_MFA'] } }
const withoutApp = { status: 200, body: {} }
const refused = (name: string, message: string): Reply => ({ status: 400, body: { __type: name, message } })

type Opened = ReturnType<typeof openProfile>
const dialog = async (name: string, role = 'dialog') => within(await screen.findByRole(role, { name }))

async function confirmPassword({ user }: Opened): Promise<void> {
  const confirm = await dialog('Confirm it’s you')
  await user.type(confirm.getByLabelText('Password'), password)
  await user.click(confirm.getByRole('button', { name: 'Continue' }))
}

/** The window behind Manage signing in, with replies of the user pool. */
async function manage(replies: Record<string, Reply[]>): Promise<Opened> {
  const opened = openProfile({
    before: (scripted) => {
      scripted.set('AssociateSoftwareToken', [{ status: 200, body: { SecretCode: 'JBSWY3DPEHPK3PXP' } }])
      for (const [name, each] of Object.entries(replies)) scripted.set(name, each)
    },
  })
  await opened.user.click(await screen.findByRole('button', { name: 'Manage signing in' }))
  await confirmPassword(opened)
  return opened
}

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
  expect((await question.findByRole('alert')).textContent).toMatch(/can’t be reached.*it may have been changed/)
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
  const opened = openProfile()
  const overNetwork = globalThis.fetch
  let letThrough = (): void => undefined
  const until = new Promise<void>((resolve) => (letThrough = resolve))
  vi.stubGlobal('fetch', async (...given: Parameters<typeof fetch>) => {
    const response = await overNetwork(...given)
    if (opened.asked.at(-1)?.name === 'GetUser') await until
    return response
  })
  await opened.user.click(await screen.findByRole('button', { name: 'Manage signing in' }))
  await confirmPassword(opened)
  await waitFor(() => expect(opened.sent('GetUser')).toHaveLength(1))
  await opened.user.click(screen.getByRole('button', { name: 'Cancel' }))
  expect(opened.sent('RevokeToken')).toEqual([])
  letThrough()
  await waitFor(() => expect(opened.sent('RevokeToken')).toHaveLength(1))
  expect(screen.queryByRole('dialog')).toBeNull()
})
