// Removing passkeys: one question after the other while replies are late or lost (P105).
import { waitFor } from '@testing-library/react'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { configure, leaveProfile, type Reply } from './profile-screen.tsx'
import { dialog, holdBack, manage, type Opened, passkeys, refused, withApp, withoutApp } from './signing-in-screen.ts'

beforeAll(() => configure({ passkeyDomain: 'gumnut.test' }))
afterEach(leaveProfile)

async function askToRemove({ user }: Opened, name: string) {
  await user.click((await dialog('Signing in')).getByRole('button', { name: `Remove ${name}` }))
  return dialog(`Remove “${name}”?`, 'alertdialog')
}

/** Confirms the removal of the phone's passkey, goes back before its reply is there, and on to the question about the laptop's. */
async function removePhoneThenAskAboutLaptop(replies: Record<string, Reply[]>) {
  const opened = await manage({ GetUser: [withoutApp], ...replies })
  const letThrough = holdBack(opened, 'DeleteWebAuthnCredential')
  const phone = await askToRemove(opened, 'My phone')
  await opened.user.click(phone.getByRole('button', { name: 'Remove' }))
  await opened.user.click(phone.getByRole('button', { name: 'Cancel' }))
  const done = (await dialog('Signing in')).getByRole('button', { name: 'Done' })
  expect(done.getAttribute('aria-busy')).toBe('true')
  const laptop = await askToRemove(opened, 'My laptop')
  const confirm = laptop.getByRole('button', { name: 'Remove' })
  expect(confirm.getAttribute('aria-busy')).toBe('true')
  await opened.user.click(confirm)
  letThrough()
  await waitFor(() => expect(confirm.hasAttribute('aria-busy')).toBe(false))
  expect(opened.sent('DeleteWebAuthnCredential')).toMatchObject([{ CredentialId: 'A' }])
  return { opened, laptop, confirm }
}

test('a change that ends while another one is asked about leaves that question open, and its button waits until then', async () => {
  const { opened, confirm } = await removePhoneThenAskAboutLaptop({
    ListWebAuthnCredentials: [passkeys('A', 'B'), passkeys('B'), passkeys()],
  })
  await opened.user.click(confirm)
  expect((await dialog('Signing in')).queryByRole('button', { name: /^Remove/ })).toBeNull()
  expect(opened.sent('DeleteWebAuthnCredential')).toMatchObject([{ CredentialId: 'A' }, { CredentialId: 'B' }])
})

test('a change that fails while another one is asked about is not said to be that one: the list says it', async () => {
  const { opened, laptop } = await removePhoneThenAskAboutLaptop({
    ListWebAuthnCredentials: [passkeys('A', 'B')],
    DeleteWebAuthnCredential: ['no answer'],
  })
  expect(laptop.queryByRole('alert')).toBeNull()
  await opened.user.click(laptop.getByRole('button', { name: 'Cancel' }))
  expect((await dialog('Signing in')).getByRole('alert').textContent).toMatch(/can’t be reached/)
})

test.each([
  ['on', withApp, [{ WebAuthnMfaSettings: { Enabled: false } }]],
  ['off', withoutApp, []],
])(
  'a passkey whose removal lost its reply is removed by another press, with the app %s',
  async (_is, app, preferred) => {
    const opened = await manage({
      GetUser: [app],
      ListWebAuthnCredentials: [passkeys('A'), passkeys()],
      DeleteWebAuthnCredential: ['no answer', refused('ResourceNotFoundException', 'The credential does not exist.')],
    })
    const phone = await askToRemove(opened, 'My phone')
    await opened.user.click(phone.getByRole('button', { name: 'Remove' }))
    expect((await phone.findByRole('alert')).textContent).toMatch(/can’t be reached/)
    await waitFor(() => expect(phone.getByRole('button', { name: 'Remove' }).hasAttribute('aria-busy')).toBe(false))
    await opened.user.click(phone.getByRole('button', { name: 'Remove' }))
    await dialog('Signing in')
    expect(opened.sent('SetUserMFAPreference')).toMatchObject(preferred)
    const { passkeyNames } = (await opened.users.find('kim')) ?? {}
    expect(Object.values(passkeyNames ?? {})).toEqual(['My laptop'])
  },
)
