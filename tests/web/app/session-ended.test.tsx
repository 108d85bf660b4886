// A session that ends while something is saved: the change waits on the device for the same person, and the sign-in screen says so.
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { summarise } from '#shared/portfolio/summary.ts'
import { aHolding, ledgerService, someTrades } from '#tests/support/ledger-service.ts'
import { readFallback } from '#web/data/holdings-fallback.ts'
import { readKept } from '#web/data/ledger-fallback.ts'
import { aUser, configure, openApp, signInBefore, tidyUp } from './app-screen.tsx'
import { aToken } from '#tests/web/kept-session.ts'
// Loaded lazily; ahead of time here, so that no test waits for the compiler.
import '#web/features/holding/holding-page.tsx'
import '#web/features/portfolio/delete-dialog.tsx'
import '#web/features/portfolio/manual-entry-modal.tsx'
import '#web/features/portfolio/portfolio-page.tsx'

beforeAll(() => configure())
afterEach(tidyUp)

const unauthorized = () => Response.json({ message: 'Unauthorized' }, { status: 401 })
const renewed = () => {
  const AuthenticationResult = { AccessToken: aToken({ sub: 'sam' }), IdToken: aToken({ sub: 'sam' }), ExpiresIn: 3600 }
  return Response.json({ AuthenticationResult })
}
const refused = () =>
  Response.json({ __type: 'NotAuthorizedException', message: 'Refresh token revoked' }, { status: 400 })

type Service = { asked: string[]; isOver: boolean; renew: () => Response; save: () => Response | Promise<Response> }

/** The service of somebody with one holding and its trades; once the session is over it takes no change. */
function start(): Service {
  const ledger = ledgerService(aHolding({ quantity: 21 }), someTrades())
  const holdings = [aHolding({ quantity: 21, hasLedger: true, costBase: 2079 })]
  const service: Service = { asked: [], isOver: false, renew: renewed, save: unauthorized }
  vi.stubGlobal('fetch', async (address: string, { method = 'GET', body }: { method?: string; body?: string } = {}) => {
    const { pathname: path } = new URL(address, 'http://localhost')
    service.asked.push(`${method} ${path}`)
    if (path === '/pool/') return service.renew()
    if (path === '/api/profile') return Response.json(aUser())
    if (service.isOver && method !== 'GET' && !path.endsWith('/refresh')) return service.save()
    if (path.includes('/transactions')) {
      const answer = ledger.answer({ method, path, body: body === undefined ? undefined : JSON.parse(body) })
      return Response.json(answer.body, { status: answer.status })
    }
    if (method === 'POST' && path === '/api/holdings')
      return Response.json(aHolding({ ...(JSON.parse(body ?? '{}') as object) }), { status: 201 })
    if (path === '/api/holdings') return Response.json({ holdings, summary: summarise(holdings) })
    throw new TypeError(`No network for ${method} ${path}`)
  })
  return service
}

const dialog = () => within(screen.getByRole('dialog'))
async function addBhp(): Promise<void> {
  signInBefore('sam')
  openApp('/portfolio?add=manual')
  await screen.findByRole('dialog')
  for (const [label, text] of Object.entries({ Symbol: 'BHP', Quantity: '3', 'Entry Price': '45' }))
    await userEvent.type(dialog().getByLabelText(label, { exact: false }), text)
}
const press = (): Promise<void> => userEvent.click(dialog().getByRole('button', { name: 'Add Investment' }))
const signInPage = () => screen.findByRole('button', { name: 'Sign In' })
const kept = /What you changed and couldn’t be sent is kept on this device/

test.each([
  ['the service refuses even a fresh token', renewed],
  ['the session cannot be renewed', refused],
])('a new holding is kept when %s, and sent once the same person is back', async (_when, renew) => {
  const service = start()
  await addBhp()
  await screen.findByText('CBA')
  Object.assign(service, { isOver: true, renew })
  await press()
  await signInPage()
  expect(screen.getByText('Your session has ended')).toBeTruthy()
  expect(screen.getByText(kept)).toBeTruthy()
  expect(readFallback('sam')).toMatchObject({
    holdings: [{ symbol: 'CBA' }, { symbol: 'BHP' }],
    pending: [{ kind: 'add', holding: { symbol: 'BHP', quantity: 3, costBasis: 45 } }],
  })
  service.isOver = false
  service.asked.length = 0
  signInBefore('sam')
  window.dispatchEvent(new StorageEvent('storage', { key: 'CognitoIdentityServiceProvider.client1.LastAuthUser' }))
  await screen.findByTitle('Sign Out')
  await waitFor(() => expect(service.asked).toContain('POST /api/holdings'))
  await waitFor(() => expect(readFallback('sam')).toBeNull())
  // An empty form would look as if it had to be entered once more.
  await screen.findByText('CBA')
  expect(window.history.state).toMatchObject({ usr: null })
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('a deleted trade is kept too', async () => {
  const service = start()
  signInBefore('sam')
  openApp(`/portfolio/${aHolding().id}`)
  const remove = await screen.findByRole('button', { name: 'Delete dividend, 28 Mar 2026' })
  service.isOver = true
  await userEvent.click(remove)
  await signInPage()
  expect(screen.getByText(kept)).toBeTruthy()
  expect(readKept('sam').pending).toMatchObject([{ kind: 'remove', transactionId: someTrades()[2]!.id }])
})

test('where nothing waits, the end of a session is all that is said', async () => {
  const service = start()
  signInBefore('sam')
  openApp('/portfolio')
  await screen.findByText('CBA')
  for (const key of Object.keys(localStorage)) if (key.startsWith('Cognito')) localStorage.removeItem(key)
  window.dispatchEvent(new StorageEvent('storage', { key: 'CognitoIdentityServiceProvider.client1.LastAuthUser' }))
  await signInPage()
  expect(screen.getByText('Your session has ended')).toBeTruthy()
  expect(screen.queryByText(kept)).toBeNull()
  expect(service.asked).not.toContain('POST /api/holdings')
})

test('whoever signs out in another tab is told that, not of an end that came by itself', async () => {
  start()
  signInBefore('sam')
  openApp('/portfolio')
  await screen.findByText('CBA')
  window.dispatchEvent(new StorageEvent('storage', { key: 'gumnut.left', newValue: 'sam' }))
  for (const key of Object.keys(localStorage)) if (key.startsWith('Cognito')) localStorage.removeItem(key)
  window.dispatchEvent(new StorageEvent('storage', { key: 'CognitoIdentityServiceProvider.client1.LastAuthUser' }))
  await signInPage()
  expect(screen.getByText('You signed out in another tab')).toBeTruthy()
  expect(screen.queryByText('Your session has ended')).toBeNull()
})

/** Somebody signs out in another tab, and is back before this one has looked. */
async function leaveAndComeBack({ asked }: Service): Promise<void> {
  signInBefore('sam')
  openApp('/portfolio')
  await screen.findByText('CBA')
  asked.length = 0
  window.dispatchEvent(new StorageEvent('storage', { key: 'gumnut.left', newValue: 'sam' }))
  window.dispatchEvent(new StorageEvent('storage', { key: 'CognitoIdentityServiceProvider.client1.LastAuthUser' }))
  await waitFor(() => expect(asked).toContain('GET /api/holdings'))
}
async function deleteCba(): Promise<void> {
  await userEvent.click(await screen.findByRole('button', { name: 'Delete CBA' }))
  await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }))
}

test('whoever signs out in another tab and is back before this one has looked begins anew here: what they change is kept again', async () => {
  const service = start()
  await leaveAndComeBack(service)
  service.isOver = true
  await deleteCba()
  await signInPage()
  expect(screen.getByText('Your session has ended')).toBeTruthy()
  expect(screen.getByText(kept)).toBeTruthy()
})

test('and what is on the page follows what they change', async () => {
  await leaveAndComeBack(start())
  await deleteCba()
  await waitFor(() => expect(screen.queryByText('CBA')).toBeNull())
})

test.each([
  ['of a holding', '/portfolio', 'Delete CBA'],
  ['of a trade', `/portfolio/${aHolding().id}`, 'Delete dividend, 28 Mar 2026'],
])('whoever signs out leaves nothing here, a deletion %s that fails after that neither', async (_what, path, name) => {
  const service = start()
  signInBefore('sam')
  openApp(path)
  const remove = await screen.findByRole('button', { name })
  let fail = (): void => undefined
  const failed = new Promise<Response>((_resolve, reject) => (fail = () => reject(new TypeError('Failed to fetch'))))
  Object.assign(service, { isOver: true, save: () => failed, renew: () => Response.json({}) })
  await userEvent.click(remove)
  if (name === 'Delete CBA')
    await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }))
  await waitFor(() => expect(service.asked.some((one) => one.startsWith('DELETE'))).toBe(true))
  await userEvent.click(screen.getByTitle('Sign Out'))
  await signInPage()
  expect(screen.queryByText('Your session has ended')).toBeNull()
  fail()
  await new Promise((resolve) => setTimeout(resolve, 300))
  expect(Object.keys(localStorage).filter((key) => key.startsWith('gumnut.user.'))).toEqual([])
})
