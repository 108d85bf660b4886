// Legal notice: an account from before a revision is told of it once, with the way to the texts.
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test } from 'vitest'
// Loaded lazily by the app; ahead of time here, so that no test waits for the compiler.
import { lastLegalRevision } from '#shared/person/legal/legal-revisions.ts'
import '#web/app/legal-notice.tsx'
import '#web/features/legal/terms-page.tsx'
import { answer, aUser, configure, openApp, signInBefore, tidyUp } from './app-screen.tsx'

beforeEach(configure)
afterEach(tidyUp)

const open = (createdAt: string): void => {
  const user = aUser()
  signInBefore('sam')
  answer({ 'GET /api/profile': () => Response.json({ ...user, profile: { ...user.profile, createdAt } }) })
  openApp('/terms')
}

test('a revised text is told of on every page until it is dismissed, and not again', async () => {
  open('2026-11-20T00:00:00.000Z')
  const notice = (await screen.findByText(/^We’ve updated our/, {}, { timeout: 5000 })).closest<HTMLElement>(
    '[role="status"]',
  )
  const links = within(notice as HTMLElement).getAllByRole('link')
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Privacy Policy', '/privacy'],
    ['Terms of Service', '/terms'],
  ])
  await userEvent.click(within(notice as HTMLElement).getByRole('button', { name: 'Dismiss' }))
  expect(screen.queryByText(/^We’ve updated our/)).toBeNull()
  expect(localStorage.getItem('gumnut.legal-seen')).toBe(lastLegalRevision)
})

test('who dismissed an earlier revision is told of the next one, whatever the account’s age', async () => {
  localStorage.setItem('gumnut.legal-seen', '2026-01-01')
  open('2026-11-23T00:00:00.000Z')
  expect(await screen.findByText(/^We’ve updated our/, {}, { timeout: 5000 })).toBeTruthy()
})

// In Sydney, where the evening before it is still in UTC.
const onTheDay = new Date(`${lastLegalRevision}T01:00:00+11:00`).toISOString()

test.each([onTheDay, '2026-12-01T00:00:00.000Z'])(
  'an account made since the revision, at %s, is told nothing',
  async (at) => {
    open(at)
    await screen.findByRole('heading', { name: 'Terms of Service' }, { timeout: 5000 })
    await waitFor(() => expect(localStorage.getItem('gumnut.legal-seen')).toBe(lastLegalRevision))
    expect(screen.queryByText(/^We’ve updated our/)).toBeNull()
  },
)
