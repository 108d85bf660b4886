// Practice page: an address with nothing to try says so as a page does, with a heading that is announced and a name for the tab.
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test } from 'vitest'
import PracticePage from '#web/features/learn/practice/practice-page.tsx'
import { Link, Router, Routes } from '#web/router/router.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'

beforeEach(() => window.history.replaceState(null, '', '/learn'))
afterEach(cleanup)

const Start = () => (
  <>
    <PageHeading title="Learn" />
    <Link to="/learn/try/nothing">Try</Link>
  </>
)
const routes = [
  { path: '/learn', Page: Start },
  { path: '/learn/try/:what', Page: PracticePage },
]
const Nothing = () => null

test('an unknown address below /learn/try has a heading with the focus, a title and the way back', async () => {
  render(
    <Router>
      <Routes routes={routes} Otherwise={Nothing} />
    </Router>,
  )
  await userEvent.click(screen.getByRole('link', { name: 'Try' }))
  const heading = await screen.findByRole('heading', { level: 1, name: 'Page not found' })
  await waitFor(() => expect(document.activeElement).toBe(heading))
  expect(document.title).toBe('Page not found · Gumnut')
  expect(screen.getByRole('link', { name: 'Back to Learn' }).getAttribute('href')).toBe('/learn')
})
