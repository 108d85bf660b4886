// The window behind Manage signing in, over the Profile screen: opened with replies of the user pool.
import { screen, within } from '@testing-library/react'
import { vi } from 'vitest'
import { aPerson, openProfile, password, type Reply } from './profile-screen.tsx'

export const withApp = { status: 200, body: { UserMFASettingList: ['SOFTWARE_TOKEN_MFA'] } }
export const withoutApp = { status: 200, body: {} }
export const refused = (name: string, message: string): Reply => ({ status: 400, body: { __type: name, message } })

export type Opened = ReturnType<typeof openProfile>
export const dialog = async (name: string, role = 'dialog') => within(await screen.findByRole(role, { name }))

export async function confirmPassword({ user }: Opened): Promise<void> {
  const confirm = await dialog('Confirm it’s you')
  await user.type(confirm.getByLabelText('Password'), password)
  await user.click(confirm.getByRole('button', { name: 'Continue' }))
}

export const passkeys = (...ids: string[]): Reply => ({
  status: 200,
  body: { Credentials: ids.map((CredentialId) => ({ CredentialId, CreatedAt: 1_790_000_000 })) },
})

/** Passkeys A and B have names. */
async function aPersonWithPasskeys() {
  const digestOf = async (id: string): Promise<string> =>
    Buffer.from(await crypto.subtle.digest('SHA-256', Buffer.from(id))).toString('base64url')
  return aPerson({ passkeyNames: { [await digestOf('A')]: 'My phone', [await digestOf('B')]: 'My laptop' } })
}

/** The profile, with replies of the user pool. */
export async function openWith(replies: Record<string, Reply[]> = {}): Promise<Opened> {
  return openProfile({
    person: await aPersonWithPasskeys(),
    before: (scripted) => {
      scripted.set('AssociateSoftwareToken', [{ status: 200, body: { SecretCode: 'JBSWY3DPEHPK3PXP' } }])
      scripted.set('ListWebAuthnCredentials', [passkeys()])
      for (const [name, each] of Object.entries(replies)) scripted.set(name, each)
    },
  })
}

/** The window behind Manage signing in. */
export async function manage(replies: Record<string, Reply[]>): Promise<Opened> {
  const opened = await openWith(replies)
  await opened.user.click(await screen.findByRole('button', { name: 'Manage signing in' }))
  await confirmPassword(opened)
  return opened
}

/** Keeps the replies to an operation back, and whatever comes of it, until the function it returns is called. */
export function holdBack(opened: Opened, name: string): () => void {
  const overNetwork = globalThis.fetch
  let letThrough = (): void => undefined
  const until = new Promise<void>((resolve) => (letThrough = resolve))
  vi.stubGlobal('fetch', async (...given: Parameters<typeof fetch>) => {
    const reply = overNetwork(...given)
    if (opened.asked.at(-1)?.name === name) await Promise.allSettled([reply, until])
    return reply
  })
  return letThrough
}
