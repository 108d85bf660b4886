// A session that ends while a form is saved whose screen goes with it: what was typed waits on the device and is sent once the same
// person is back.
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { aLaterTaxYear } from '#tests/support/tax-year.ts'
import { noTaxRecord } from '#shared/tax/tax-record.ts'
import { aToken } from '#tests/web/kept-session.ts'
import { aUser, configure, openApp, signInBefore, tidyUp } from './app-screen.tsx'
// Loaded lazily; ahead of time here, so that no test waits for the compiler.
import '#web/app/unsent-dialog.tsx'
import '#web/data/send-edits.ts'
import '#web/features/holding/watching/watch-modal.tsx'
import '#web/features/holding/watching/watching-page.tsx'
import '#web/features/profile/profile-page.tsx'
import '#web/features/tax/statement-modal.tsx'
import '#web/features/tax/tax-page.tsx'

beforeAll(() => configure())
afterEach(tidyUp)

const editsKey = 'gumnut.user.sam.edits'
const bhp = { type: 'stock', symbol: 'BHP', name: 'BHP Group' } as const
const watched = { id: 'asx-BHP', ...bhp, since: '2026-11-01T00:00:00.000Z', quote: null }

const gap = {
  kind: 'components',
  holdingId: 'h-vas',
  symbol: 'VAS',
  transactionId: 't-1',
  day: '2025-10-16',
} as const
const taxYear = aLaterTaxYear({
  year: 2026,
  label: '2025-26',
  from: '2025-07-01',
  to: '2026-06-30',
  isOver: true,
  missing: [gap],
})

type Service = { user: ReturnType<typeof aUser>; changes: string[]; isOver: boolean; refuse?: () => Response }

/** The service of somebody who watches one share; once the session is over it takes no change. */
function start(): Service {
  const service: Service = { user: aUser(), changes: [], isOver: false }
  vi.stubGlobal('fetch', async (address: string, { method = 'GET', body }: { method?: string; body?: string } = {}) => {
    const { pathname: path } = new URL(address, 'http://localhost')
    if (path === '/pool/') {
      const [AccessToken, IdToken] = [aToken({ sub: 'sam' }), aToken({ sub: 'sam' })]
      return Response.json({ AuthenticationResult: { AccessToken, IdToken, ExpiresIn: 3600 } })
    }
    if (method !== 'GET' && method !== 'HEAD') {
      if (service.isOver) return Response.json({ message: 'Unauthorized' }, { status: 401 })
      service.changes.push(`${method} ${path} ${body}`)
      if (service.refuse !== undefined) return service.refuse()
    }
    if (path === '/api/profile') return Response.json(service.user)
    if (path.startsWith('/api/tax/')) return Response.json(taxYear)
    if (path.endsWith('/statements/2026')) return Response.json(noTaxRecord)
    if (path === '/api/watchlist') return Response.json(method === 'GET' ? { watched: [watched] } : watched)
    if (path === '/api/alerts') return Response.json({ rules: [], mails: 'off' })
    const { security, kind, value } = JSON.parse(body ?? '{}') as Record<string, unknown>
    if (path.startsWith('/api/alerts/'))
      return Response.json({ id: path.slice(12), security, kind, value, isOn: true, isWaiting: false, reached: null })
    throw new TypeError(`No network for ${method} ${path}`)
  })
  return service
}

const retype = async (label: string, text: string): Promise<void> => {
  const field = await screen.findByLabelText(label, { exact: false })
  await userEvent.clear(field)
  await userEvent.type(field, text)
}

const forms: ReadonlyArray<
  readonly [what: string, path: string, fill: () => Promise<void>, save: string, sent: RegExp]
> = [
  [
    'the profile',
    '/profile',
    async () => {
      await userEvent.click(await screen.findByRole('button', { name: 'Edit Profile' }))
      await retype('Monthly income', '7250')
    },
    'Save',
    /^PUT \/api\/profile .*"monthlyIncome":7250/,
  ],
  [
    'a fund’s annual statement',
    '/portfolio/tax?year=2026',
    async () => {
      await userEvent.click(await screen.findByRole('button', { name: 'Enter the statement of VAS' }))
      await userEvent.type(await screen.findByLabelText('Interest'), '12.50')
    },
    'Save',
    /^PUT \/api\/holdings\/h-vas\/statements\/2026 \{"statement":\{"interest":12.5\}\}/,
  ],
  [
    'an alert',
    '/portfolio/watching',
    async () => {
      await userEvent.click(await screen.findByRole('button', { name: /^Chart and alerts/ }))
      await userEvent.click(await screen.findByRole('button', { name: 'Set an alert' }))
      await userEvent.type(await screen.findByLabelText('Price for one unit', { exact: false }), '55')
    },
    'Set alert',
    /^PUT \/api\/alerts\/.*"symbol":"BHP".*"kind":"above","value":55/,
  ],
  [
    'what is watched',
    '/portfolio/watching',
    async () => {
      await userEvent.click(await screen.findByRole('button', { name: 'Add to Watching' }))
      await screen.findByRole('option', { name: /^CBA/ })
    },
    'CBA',
    /^POST \/api\/watchlist .*"symbol":"CBA"/,
  ],
]

async function saveAsItEnds(service: Service, path: string, fill: () => Promise<void>, button: string): Promise<void> {
  signInBefore('sam')
  openApp(path)
  await fill()
  service.isOver = true
  const saving =
    button === 'CBA' ? screen.getByRole('option', { name: /^CBA/ }) : screen.getByRole('button', { name: button })
  await userEvent.click(saving)
  await screen.findByRole('button', { name: 'Sign In' })
}
async function comeBack(service: Service): Promise<void> {
  service.isOver = false
  signInBefore('sam')
  window.dispatchEvent(new StorageEvent('storage', { key: 'CognitoIdentityServiceProvider.client1.LastAuthUser' }))
  await screen.findByTitle('Sign Out')
}

test.each(forms)('%s is kept, and sent once the same person is back', async (_what, path, fill, save, sent) => {
  const service = start()
  await saveAsItEnds(service, path, fill, save)
  expect(screen.getByText(/What you changed and couldn’t be sent is kept on this device/)).toBeTruthy()
  expect(localStorage.getItem(editsKey)).not.toBeNull()
  expect(service.changes).toEqual([])
  await comeBack(service)
  await screen.findByText('What you saved as your session ended is saved now.')
  expect(service.changes).toEqual([expect.stringMatching(sent)])
  expect(localStorage.getItem(editsKey)).toBeNull()
})

test('an edit of a profile that another device has changed meanwhile overwrites nothing, and that is said', async () => {
  const service = start()
  const [, path, fill] = forms[0]!
  await saveAsItEnds(service, path, fill, 'Save')
  service.user = aUser({ finances: { ...aUser().finances, monthlyIncome: 9000 }, revision: 7 })
  service.refuse = () =>
    Response.json({ code: 'conflict', detail: 'It has changed since it was read.' }, { status: 409 })
  await comeBack(service)
  await screen.findByText('We couldn’t save your profile: Your profile was changed on another device.')
  expect(localStorage.getItem(editsKey)).toBeNull()
})

test('what the service cannot take yet stays, and whoever signs out is asked about it', async () => {
  const service = start()
  const [, path, fill] = forms[0]!
  await saveAsItEnds(service, path, fill, 'Save')
  service.refuse = () => Response.json({ message: 'Service Unavailable' }, { status: 503 })
  await comeBack(service)
  await waitFor(() => expect(service.changes.length).toBeGreaterThan(0))
  await userEvent.click(screen.getByTitle('Sign Out'))
  const question = within(await screen.findByRole('alertdialog', { name: 'Sign out before it’s sent?' }))
  expect(question.getByText(/^Not sent to Gumnut yet: 1 change\./)).toBeTruthy()
  await userEvent.click(question.getByRole('button', { name: 'Sign out anyway' }))
  await screen.findByRole('button', { name: 'Sign In' })
  expect(Object.keys(localStorage).filter((key) => key.startsWith('gumnut.user.'))).toEqual([])
})

test('what the service will not take as somebody signs out is said before they do', async () => {
  const service = start()
  const [, path, fill] = forms[0]!
  await saveAsItEnds(service, path, fill, 'Save')
  service.refuse = () => Response.json({ message: 'Service Unavailable' }, { status: 503 })
  await comeBack(service)
  await waitFor(() => expect(service.changes.length).toBeGreaterThan(0))
  service.refuse = () => Response.json({ code: 'invalid_request', detail: 'The income is too high.' }, { status: 400 })
  await userEvent.click(screen.getByTitle('Sign Out'))
  const question = within(await screen.findByRole('alertdialog', { name: 'Sign out all the same?' }))
  expect(question.getByText('We couldn’t save your profile: The income is too high.')).toBeTruthy()
  expect(question.queryByText(/^Not sent to Gumnut yet/)).toBeNull()
  await userEvent.click(question.getByRole('button', { name: 'Stay signed in' }))
  expect(screen.getByTitle('Sign Out')).toBeTruthy()
  await userEvent.click(screen.getByTitle('Sign Out'))
  await screen.findByRole('button', { name: 'Sign In' })
})
