// Followed link: Back puts the focus on the link that was followed, not on a heading that may be far above it.
import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type ReactNode, useEffect, useState } from 'react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { useFollowedLink } from '#web/lib/followed-link.ts'
import { Link, Router, Routes } from '#web/router/router.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'

beforeEach(() => window.history.replaceState(null, '', '/list'))
afterEach(cleanup)

/** How long the list takes to be there when it is shown once more, as rows do that wait for the scrolling; null: it does not come. */
const late: { ms: number | null } = { ms: 0 }

function ListPage() {
  useFollowedLink()
  const [isThere, setThere] = useState(late.ms === 0)
  useEffect(() => {
    if (late.ms === null || late.ms === 0) return undefined
    const timer = setTimeout(() => setThere(true), late.ms)
    return () => clearTimeout(timer)
  }, [])
  return (
    <>
      <PageHeading title="List" />
      <Link to="/item/2">Two, at the top</Link>
      {isThere && (
        <ul>
          {['1', '2', '3'].map((id) => (
            <li key={id}>
              <Link to={`/item/${id}`}>Item {id}</Link>
            </li>
          ))}
        </ul>
      )}
      <button type="button">Other</button>
    </>
  )
}
const ItemPage = () => <PageHeading title="Item" />

const routes = [
  { path: '/list', Page: ListPage },
  { path: '/item/:id', Page: ItemPage },
]
const Around = ({ children }: { children: ReactNode }) => (
  <Router>
    <Link to="/item/9">Beside the page</Link>
    <main>{children}</main>
  </Router>
)
const Nothing = () => null

/** Follows a link on the list, and goes back. */
async function thereAndBack(link: string): Promise<void> {
  late.ms = 0
  render(
    <Around>
      <Routes routes={routes} Otherwise={Nothing} />
    </Around>,
  )
  await userEvent.click(screen.getByRole('link', { name: link }))
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Item' })))
}
async function back(): Promise<void> {
  await act(async () => {
    window.history.back()
    await waitFor(() => expect(window.location.pathname).toBe('/list'))
  })
  await screen.findByRole('heading', { name: 'List' })
}

test('the link that was followed has the focus after Back, and says of what page it is until it is left', async () => {
  await thereAndBack('Item 2')
  await back()
  const link = screen.getByRole('link', { name: 'Item 2', description: 'List' })
  expect(document.activeElement).toBe(link)
  await userEvent.tab()
  expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Item 3' }))
  expect(link.hasAttribute('aria-describedby')).toBe(false)
})

test('rows that come late are waited for, at the heading', async () => {
  await thereAndBack('Item 3')
  late.ms = 120
  await back()
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'List' }))
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Item 3' })))
})

test('who has moved on meanwhile is left alone', async () => {
  await thereAndBack('Item 3')
  late.ms = 120
  await back()
  screen.getByRole('button').focus()
  await screen.findByRole('link', { name: 'Item 3' })
  await new Promise((resolve) => setTimeout(resolve, 150))
  expect(document.activeElement).toBe(screen.getByRole('button'))
})

test('a link that has gone, or one beside the page, leaves the focus at the heading', async () => {
  await thereAndBack('Item 1')
  late.ms = null
  await back()
  await new Promise((resolve) => setTimeout(resolve, 150))
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'List' }))
  // Nor does one that was followed before, when the page is left by another.
  await userEvent.click(screen.getByRole('link', { name: 'Beside the page' }))
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Item' })))
  late.ms = 0
  await back()
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'List' }))
})
