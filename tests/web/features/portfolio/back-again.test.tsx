// Back again: what became of changes that waited for the service, told on whichever page somebody is.
import { cleanup, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { endTest, openPage, startTest, wait } from '#tests/web/features/portfolio/portfolio-screen.tsx'
import DashboardPage from '#web/features/dashboard/dashboard-page.tsx'
import PortfolioPage from '#web/features/portfolio/portfolio-page.tsx'
import { userKey } from '#web/lib/stored.ts'

beforeEach(startTest)
afterEach(() => {
  cleanup()
  endTest()
})

test.each([
  ['Home', DashboardPage, '/'],
  ['Portfolio', PortfolioPage, '/portfolio'],
])('on %s a change that was refused is told for as long as its reason takes to read', async (_page, Page, address) => {
  const edit = { kind: 'update', id: '5b6f2a0e-3f53-4a0e-9a55-000000000001', change: { quantity: 5 } }
  localStorage.setItem(userKey('user-1', 'holdings'), JSON.stringify({ holdings: [], pending: [edit] }))
  await openPage({ Page, address })
  await screen.findByText(/^Gumnut is back\. We couldn’t save your edit of/)
  await wait(12_000)
  expect(screen.queryByText(/^Gumnut is back\./)).not.toBeNull()
  await wait(4_000)
  expect(screen.queryByText(/^Gumnut is back\./)).toBeNull()
})
