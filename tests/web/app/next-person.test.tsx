// The next person at the same browser: no message of the one before reaches them, and nothing that one began goes on as theirs.
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import type { Holding } from '#shared/portfolio/holding.ts'
import { summarise } from '#shared/portfolio/summary.ts'
import { aHolding } from '#tests/support/ledger-service.ts'
import { finishClosing } from '#web/app/signing-out.ts'
import { closeAccount } from '#web/data/close-account.ts'
import { endAllSessions } from '#web/data/end-sessions.ts'
import { sendImport } from '#web/data/send-import.ts'
import { undoImport } from '#web/data/use-imports.ts'
import { claimsOf } from '#web/lib/stored-session.ts'
import { aUser, configure, openApp, signInBefore, tidyUp } from './app-screen.tsx'
// Loaded lazily; ahead of time here, so that no test waits for the compiler.
import '#web/features/portfolio/delete-dialog.tsx'
import '#web/features/portfolio/portfolio-page.tsx'
import '#web/features/profile/delete-account-modal.tsx'
import '#web/features/profile/profile-page.tsx'

beforeAll(() => configure())
afterEach(tidyUp)

type LetGo = (failure?: Error) => void

/** The service, with the holdings of each person; every request as `who METHOD path`. */
function start(holdings: Record<string, Holding[]>): { asked: string[]; hold: (what: string) => LetGo } {
  const asked: string[] = []
  const held = new Map<string, Promise<void>>()
  vi.stubGlobal('fetch', async (address: string, { method = 'GET', headers = {} }: RequestInit = {}) => {
    const { pathname } = new URL(address, 'http://localhost')
    const token = new Headers(headers).get('authorization') ?? ''
    const who = token === '' ? 'nobody' : String(claimsOf(token)['sub'])
    asked.push(`${who} ${method} ${pathname}`)
    await held.get(`${method} ${pathname}`)
    if (pathname === '/pool/') return Response.json({})
    if (pathname === '/api/profile') return Response.json(aUser({ uid: who }))
    if (method === 'DELETE') return new Response(null, { status: 204 })
    if (pathname === '/api/holdings') {
      const list = holdings[who] ?? []
      return Response.json({ holdings: list, summary: summarise(list) })
    }
    throw new TypeError(`No network for ${method} ${pathname}`)
  })
  const hold = (what: string): LetGo => {
    let letGo: LetGo = () => undefined
    held.set(
      what,
      new Promise((resolve, reject) => (letGo = (failure) => (failure === undefined ? resolve() : reject(failure)))),
    )
    return (failure) => letGo(failure)
  }
  return { asked, hold }
}

async function deleteSecret(): Promise<void> {
  signInBefore('sam')
  openApp('/portfolio')
  await userEvent.click(await screen.findByRole('button', { name: 'Delete SECRET' }))
  await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }))
}
const secret = (): Holding => aHolding({ symbol: 'SECRET' })
const signOut = async (): Promise<void> => {
  await userEvent.click(await screen.findByTitle('Sign Out'))
  await screen.findByRole('button', { name: 'Sign In' })
}
async function signInElsewhere(uid: string): Promise<void> {
  signInBefore(uid)
  window.dispatchEvent(new StorageEvent('storage', { key: 'CognitoIdentityServiceProvider.client1.LastAuthUser' }))
  await screen.findByTitle('Sign Out')
}

test('the Undo of one person is gone when they sign out, and the next person has none', async () => {
  const { asked } = start({ sam: [secret()] })
  await deleteSecret()
  await screen.findByText(/^SECRET deleted\./)
  await waitFor(() => expect(asked).toContain(`sam DELETE /api/holdings/${secret().id}`))
  await signOut()
  expect(screen.queryByText(/SECRET/)).toBeNull()
  await signInElsewhere('alex')
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull()
})

test('a page that Back brings out of the browser’s memory shows nothing of whoever has signed out meanwhile', async () => {
  start({ sam: [secret()] })
  signInBefore('sam')
  openApp('/portfolio')
  await screen.findByRole('button', { name: 'Delete SECRET' })
  // Away from the page, which no storage event reaches then.
  localStorage.clear()
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
  await screen.findByRole('button', { name: 'Sign In' })
  expect(screen.queryByText(/SECRET/)).toBeNull()
})

test('a sheet that was open on a holding stays closed for the next person, on the way back too', async () => {
  start({ sam: [secret()] })
  signInBefore('sam')
  openApp('/portfolio')
  await userEvent.click(await screen.findByRole('button', { name: 'Edit SECRET' }))
  await screen.findByRole('dialog')
  const sheet = window.history.state as unknown
  await signInElsewhere('alex')
  await screen.findByText('No investments yet')
  expect(screen.queryByRole('dialog')).toBeNull()
  // Behind pages that were looked at since.
  window.history.replaceState(sheet, '')
  window.dispatchEvent(new PopStateEvent('popstate', { state: sheet }))
  await new Promise((resolve) => setTimeout(resolve, 100))
  expect(screen.queryByText(/SECRET/)).toBeNull()
})

test('an Undo that is still on its way when the next person is there is not sent as theirs', async () => {
  const { asked, hold } = start({ sam: [secret()] })
  const goOn = hold(`DELETE /api/holdings/${secret().id}`)
  await deleteSecret()
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }))
  await signOut()
  await signInElsewhere('alex')
  goOn()
  await new Promise((resolve) => setTimeout(resolve, 300))
  expect(asked.filter((one) => /^alex (?!GET)/.test(one))).toEqual([])
  expect(screen.queryByText(/SECRET/)).toBeNull()
  expect(Object.keys(localStorage).filter((key) => key.startsWith('gumnut.user.sam'))).toEqual([])
})

test('a deletion under way as the same person signs out in another tab leaves nothing here', async () => {
  const { asked, hold } = start({ sam: [secret()] })
  const goOn = hold(`DELETE /api/holdings/${secret().id}`)
  await deleteSecret()
  await waitFor(() => expect(asked).toContain(`sam DELETE /api/holdings/${secret().id}`))
  const inOtherTab = (key: string, newValue: string | null): boolean =>
    window.dispatchEvent(new StorageEvent('storage', { key, newValue }))
  inOtherTab('gumnut.left', 'sam')
  for (const key of Object.keys(localStorage)) localStorage.removeItem(key)
  inOtherTab('CognitoIdentityServiceProvider.client1.LastAuthUser', null)
  await screen.findByRole('button', { name: 'Sign In' })
  goOn(new TypeError('Failed to fetch'))
  await new Promise((resolve) => setTimeout(resolve, 300))
  expect(Object.keys(localStorage).filter((key) => key.startsWith('gumnut.user.'))).toEqual([])
})

test('what one person began and is repeated is never done to the account of whoever has signed in by then', async () => {
  const { asked } = start({})
  signInBefore('alex')
  const ended = { status: 401, code: 'unauthenticated' }
  await expect(closeAccount('sam')).rejects.toMatchObject(ended)
  expect(await finishClosing('sam')).toBe('unfinished')
  // To the person it is over: their session is. Whoever is here now is left alone by signing out.
  expect(await endAllSessions('sam')).toBeUndefined()
  await expect(undoImport('sam', crypto.randomUUID())).rejects.toMatchObject(ended)
  const from = { importId: 'i', label: 'Trades', total: 1, requests: 1, next: 0, added: 0, exists: 0, refused: [] }
  const how = { as: 'sam', signal: new AbortController().signal, onProgress: () => undefined }
  await expect(sendImport(from, async () => '{}', how)).rejects.toMatchObject(ended)
  expect(asked).toEqual([])
  await closeAccount('alex')
  expect(asked).toEqual(['alex DELETE /api/profile'])
})

test.each(['Sign out everywhere', 'Sign Out'])(
  '%s, pressed once another person has signed in here, ends nothing of theirs and claims nothing',
  async (name) => {
    const { asked } = start({})
    signInBefore('sam')
    openApp('/profile')
    const button = (await screen.findAllByRole('button', { name }))[0]!
    signInBefore('alex')
    localStorage.setItem('gumnut.user.alex.review', '[]')
    await userEvent.click(button)
    await new Promise((resolve) => setTimeout(resolve, 300))
    expect(asked.filter((one) => /sign-out-everywhere|pool/.test(one))).toEqual([])
    expect(screen.queryByText('You are signed out on every device.')).toBeNull()
    expect(localStorage.getItem('gumnut.user.alex.review')).toBe('[]')
    window.dispatchEvent(new StorageEvent('storage', { key: 'CognitoIdentityServiceProvider.client1.LastAuthUser' }))
    await waitFor(() => expect(asked).toContain('alex GET /api/profile'))
    expect(await screen.findByTitle('Sign Out')).toBeTruthy()
  },
)

test('a deletion that is answered once the next person is there takes nothing of theirs, and they stay signed in', async () => {
  const { asked, hold } = start({})
  const goOn = hold('DELETE /api/profile')
  signInBefore('sam')
  openApp('/profile')
  await userEvent.click(await screen.findByRole('button', { name: 'Delete my account' }))
  const dialog = within(await screen.findByRole('alertdialog'))
  await userEvent.type(dialog.getByLabelText('Type DELETE to confirm'), 'DELETE')
  await userEvent.click(dialog.getByRole('button', { name: 'Delete account' }))
  await waitFor(() => expect(asked).toContain('sam DELETE /api/profile'))
  localStorage.setItem('gumnut.hideBalances', 'yes')
  signInBefore('alex')
  window.dispatchEvent(new StorageEvent('storage', { key: 'CognitoIdentityServiceProvider.client1.LastAuthUser' }))
  await waitFor(() => expect(asked).toContain('alex GET /api/profile'))
  goOn()
  await new Promise((resolve) => setTimeout(resolve, 300))
  expect(await screen.findByTitle('Sign Out')).toBeTruthy()
  expect(screen.queryByText('Your account is deleted.')).toBeNull()
  expect(localStorage.getItem('gumnut.hideBalances')).toBe('yes')
})
