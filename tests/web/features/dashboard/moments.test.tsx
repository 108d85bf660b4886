// Moments on the Dashboard and on their own page: shown with the person's own figures, noted once, put away.
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { aStoredHolding } from '#tests/support/holdings.ts'
import { aProblem, endTest, openPage, startTest } from '#tests/web/features/portfolio/portfolio-screen.tsx'
import DashboardPage from '#web/features/dashboard/dashboard-page.tsx'
import '#web/features/dashboard/late-cards.tsx'
import MomentsPage from '#web/features/dashboard/moments/moments-page.tsx'

beforeEach(startTest)
afterEach(() => {
  cleanup()
  endTest()
})

const path = '/api/learning/moments'
const held = { stored: [aStoredHolding({})], prices: { 'asx:CBA': 165.85 } }
const title = 'Your portfolio has begun'

test('the newest moment stands on the Dashboard with its lesson, noted as shown once; Not now puts it away', async () => {
  const { user, service, reload } = await openPage({ Page: DashboardPage, address: '/', ...held })
  const card = within(await screen.findByRole('region', { name: title }))
  expect(card.getByText(/^You hold CBA, and lessons can use your own figures\./)).toBeTruthy()
  expect(card.getByRole('link', { name: /^Lesson 1:/ }).getAttribute('href')).toBe('/learn?lesson=1')
  expect(card.getByRole('link', { name: 'All moments' }).getAttribute('href')).toBe('/learn/moments')
  await waitFor(() => expect(service.callsTo('POST', path)).toHaveLength(1))
  expect(service.callsTo('POST', path)[0]?.body).toMatchObject({ changes: [{ key: 'first-holding', did: 'shown' }] })
  await user.click(card.getByRole('button', { name: 'Not now' }))
  await waitFor(() => expect(screen.queryByRole('region', { name: title })).toBeNull())
  await waitFor(() => expect(service.callsTo('POST', path)).toHaveLength(2))
  reload()
  await screen.findByText('Top Performer')
  await waitFor(() => expect(service.callsTo('GET', path)).toHaveLength(2))
  expect(screen.queryByRole('region', { name: title })).toBeNull()
})

test('what cannot be saved is shown again, and the person is told', async () => {
  const { user, service } = await openPage({ Page: MomentsPage, address: '/learn/moments', ...held })
  await screen.findByRole('region', { name: title })
  service.intercept = (call, pass) =>
    call.method === 'POST' ? Promise.resolve(aProblem(503, 'unavailable', 'Please try again.')) : pass()
  await user.click(screen.getByRole('button', { name: 'Don’t show this again' }))
  expect(await screen.findByText(/^That couldn’t be saved/)).toBeTruthy()
  expect(screen.getByRole('region', { name: title })).toBeTruthy()
  service.intercept = null
  await user.click(screen.getByRole('button', { name: 'Don’t show this again' }))
  expect(await screen.findByText('No moments right now')).toBeTruthy()
})
