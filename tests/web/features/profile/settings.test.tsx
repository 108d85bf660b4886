// Settings: notification switches, appearance, and the file with one's own data.
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { aPerson, card, configure, now, leaveProfile, openProfile } from './profile-screen.tsx'

beforeAll(() => configure())
afterEach(leaveProfile)

const lever = (name: string) => screen.getByRole<HTMLInputElement>('switch', { name })

test('without consent the switches show what is saved and nothing is sent; one button turns mails on', async () => {
  const { user, sent, users } = openProfile()
  await screen.findByRole('heading', { level: 1 })
  const notifications = within(card('Notifications'))
  expect(notifications.getAllByRole<HTMLInputElement>('switch').map(({ checked }) => checked)).toEqual([
    true,
    false,
    true,
    true,
    false,
  ])
  expect(notifications.getByRole('status').textContent).toMatch(/^Nothing is sent yet. .* at kim@example.com/)
  await user.click(notifications.getByRole('button', { name: 'Turn on mails' }))
  await waitFor(() => expect(notifications.getByRole('status').textContent).toMatch(/is sent to kim@example.com/))
  expect(notifications.queryByRole('button', { name: 'Turn on mails' })).toBeNull()
  expect(sent('PUT /api/profile')).toEqual([{ messages: { isWanted: true } }])
  expect((await users.find('kim'))?.messages.consentAt).not.toBeNull()
})

test('amounts stay out of mails until they are asked for', async () => {
  const { user, sent, users } = openProfile()
  await screen.findByRole('heading', { level: 1 })
  await user.click(lever('Include amounts'))
  await waitFor(async () => expect((await users.find('kim'))?.messages.includeAmounts).toBe(true))
  expect(lever('Include amounts').checked).toBe(true)
  expect(sent('PUT /api/profile')).toEqual([{ messages: { includeAmounts: true } }])
  expect((await users.find('kim'))?.messages.consentAt).toBeNull()
})

test.each([
  ['bounce', /^Mails to kim@example.com came back/],
  ['complaint', /was reported as spam/],
] as const)('after a %s the card says why nothing is sent, and turns mails on again', async (because, words) => {
  const messages = { consentAt: now, includeAmounts: false, stopped: { because, at: now } }
  const { user, users } = openProfile({ person: aPerson({ messages }) })
  await screen.findByRole('heading', { level: 1 })
  const status = within(card('Notifications')).getByRole('status')
  expect(status.textContent).toMatch(words)
  await user.click(screen.getByRole('button', { name: 'Turn on mails' }))
  await waitFor(async () => expect((await users.find('kim'))?.messages.stopped).toBeNull())
})

test('a switch is saved at once, alone, and without waiting', async () => {
  const { user, sent, users } = openProfile()
  await screen.findByRole('heading', { level: 1 })
  await user.click(lever('Market news'))
  await waitFor(() => expect(lever('Market news').checked).toBe(true))
  await waitFor(async () => expect((await users.find('kim'))?.preferences.notifications.marketNews).toBe(true))
  expect(sent('PUT /api/profile')).toEqual([{ preferences: { notifications: { marketNews: true } } }])
})

test('several switches in a row all arrive, in order', async () => {
  const { user, users } = openProfile()
  await screen.findByRole('heading', { level: 1 })
  for (const name of ['Market news', 'Price alerts', 'Weekly reports', 'Market news']) await user.click(lever(name))
  await waitFor(async () =>
    expect((await users.find('kim'))?.preferences.notifications).toEqual({
      priceAlerts: false,
      marketNews: false,
      weeklyReports: false,
      achievementUpdates: true,
    }),
  )
  expect([lever('Price alerts').checked, lever('Market news').checked]).toEqual([false, false])
})

test('a switch that cannot be saved goes back and says so', async () => {
  const { user, scripted } = openProfile()
  await screen.findByRole('heading', { level: 1 })
  scripted.set('PUT /api/profile', ['no answer'])
  await user.click(lever('Price alerts'))
  expect(await screen.findByText(/^We couldn’t save price alerts, so it’s on again\. .*can’t be reached/)).toBeTruthy()
  expect(lever('Price alerts').checked).toBe(true)
})

test('two writes at the same moment: the switch is tried once more', async () => {
  const { user, scripted, users } = openProfile()
  await screen.findByRole('heading', { level: 1 })
  const real = globalThis.fetch
  scripted.set('PUT /api/profile', [{ status: 409 }])
  vi.stubGlobal('fetch', (...given: Parameters<typeof fetch>) =>
    real(...given).finally(() => scripted.delete('PUT /api/profile')),
  )
  await user.click(lever('Weekly reports'))
  await waitFor(async () => expect((await users.find('kim'))?.preferences.notifications.weeklyReports).toBe(false))
})

test('the appearance is applied and kept on the device', async () => {
  const { user } = openProfile()
  await screen.findByRole('heading', { level: 1 })
  const choices = within(screen.getByRole('radiogroup', { name: 'Appearance' }))
  expect(choices.getByRole<HTMLInputElement>('radio', { name: 'System' }).checked).toBe(true)
  await user.click(choices.getByRole('radio', { name: 'Dark' }))
  expect(document.documentElement.dataset['theme']).toBe('dark')
  expect(localStorage.getItem('gumnut.theme')).toBe('dark')
  await user.click(choices.getByRole('radio', { name: 'System' }))
  expect(document.documentElement.dataset['theme']).toBeUndefined()
})

/** Catches the file instead of saving it. */
function catchFile() {
  const caught: Array<{ name: string; text: Promise<string> }> = []
  let blob = new Blob()
  vi.spyOn(URL, 'createObjectURL').mockImplementation((given) => {
    blob = given as Blob
    return 'blob:caught'
  })
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    caught.push({ name: this.download, text: blob.text() })
  })
  return caught
}

test('the download is a JSON file named by the Sydney day, with everything in it', async () => {
  const caught = catchFile()
  const { user } = openProfile()
  await user.click(await screen.findByRole('button', { name: 'Download my data' }))
  expect(await screen.findByText('Your data was downloaded as gumnut-export-2026-11-21.json.')).toBeTruthy()
  expect(caught.map(({ name }) => name)).toEqual(['gumnut-export-2026-11-21.json'])
  expect(JSON.parse((await caught[0]?.text) ?? '')).toMatchObject({
    exportedAt: now,
    user: { uid: 'kim', profile: { email: 'kim@example.com' } },
    holdings: [{ symbol: 'VAS' }],
    aiAnalysis: null,
  })
})

test('a download that fails says so and saves nothing', async () => {
  const caught = catchFile()
  const { user, scripted } = openProfile()
  await screen.findByRole('heading', { level: 1 })
  scripted.set('GET /api/profile/export', [{ status: 503 }])
  await user.click(screen.getByRole('button', { name: 'Download my data' }))
  expect(await screen.findByText(/^We couldn’t download your data\./)).toBeTruthy()
  expect(caught).toEqual([])
})
