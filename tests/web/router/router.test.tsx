// Router: links and code lead to pages without loading the app again, Back leads back, and the browser keeps what is its own.
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useEffect } from 'react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { entriesOf, type Navigate } from '#web/router/history.ts'
import {
  Link,
  NavLink,
  Router,
  Routes,
  useLocation,
  useNavigate,
  useParams,
  useSearchParams,
} from '#web/router/router.tsx'

beforeEach(() => window.history.replaceState(null, '', '/'))
afterEach(() => {
  cleanup()
  entriesOf(undefined)
})

/** What a page was given to go on with. */
const given: { navigate: Navigate } = { navigate: () => undefined }
const navigate: Navigate = (...asked) => given.navigate(...asked)
const Holding = () => <p>Holding {useParams()['id']}</p>
const Home = () => <p>Home</p>
const Missing = () => <p>Nothing here</p>

function Frame() {
  const { pathname, search, hash, state } = useLocation()
  const go = useNavigate()
  useEffect(() => {
    given.navigate = go
  }, [go])
  return (
    <>
      <p>{`At ${pathname}${search}${hash} with ${JSON.stringify(state)}, lesson ${useSearchParams().get('lesson')}`}</p>
      <Link to="/portfolio/7">Seven</Link>
      <Link to="/portfolio/7" target="_blank">
        Seven in a tab
      </Link>
      <Link to="/portfolio/8" onClick={(event) => event.preventDefault()}>
        Held
      </Link>
      <NavLink to="/">Start</NavLink>
      <NavLink to="/portfolio">Portfolio</NavLink>
      <Routes
        routes={[
          { path: '/', Page: Home },
          { path: '/portfolio/:id', Page: Holding },
        ]}
        Otherwise={Missing}
      />
    </>
  )
}

const show = () =>
  render(
    <Router>
      <Frame />
    </Router>,
  )
const open = (address = '/') => {
  window.history.replaceState(null, '', address)
  show()
  return userEvent.setup()
}
const place = (): unknown => (window.history.state as { idx?: number } | null)?.idx
const at = (text: string) => screen.findByText(text)

test('a link pressed before the last page could be shown adds its own entry: that page is not lost from the way back', async () => {
  const user = open()
  // On the way, and not drawn yet.
  window.history.pushState({ idx: 1 }, '', '/portfolio/7')
  await user.click(screen.getByRole('link', { name: 'Start' }))
  expect(place()).toBe(2)
  navigate(-1)
  await at('Holding 7')
})

test('a link leads to its page and counts the entry; Back leads back', async () => {
  const user = open()
  expect(place()).toBe(0)
  expect(screen.getByRole('link', { name: 'Start' }).getAttribute('aria-current')).toBe('page')
  await user.click(screen.getByRole('link', { name: 'Seven' }))
  await at('Holding 7')
  expect(place()).toBe(1)
  expect(screen.getByRole('link', { name: 'Start' }).hasAttribute('aria-current')).toBe(false)
  // A page below: its part of the app is marked, and it is no link to itself.
  expect(screen.getByRole('link', { name: 'Portfolio' }).getAttribute('aria-current')).toBe('true')
  // A link to the page that is open adds no entry.
  await user.click(screen.getByRole('link', { name: 'Seven' }))
  expect(place()).toBe(1)
  navigate(-1)
  await at('Home')
  await waitFor(() => expect(place()).toBe(0))
})

/** Whether a click is left to the browser, which is then kept from following it. */
function isLeft(name: string, about: object = {}): boolean {
  let wasPrevented = false
  const look = (event: Event): void => {
    wasPrevented = event.defaultPrevented
    event.preventDefault()
  }
  window.addEventListener('click', look, { once: true })
  fireEvent.click(screen.getByRole('link', { name }), about)
  return !wasPrevented
}

test('a click that asks for another tab or window is the browser’s, and so is a link with a target', () => {
  open()
  for (const about of [{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }])
    expect(isLeft('Seven', about)).toBe(true)
  expect(isLeft('Seven in a tab')).toBe(true)
  expect(window.location.pathname).toBe('/')
})

test('a click that was answered otherwise leads nowhere', () => {
  open()
  expect(isLeft('Held')).toBe(false)
  expect(window.location.pathname).toBe('/')
})

test('parts that are left out are those of the page, a search or a section none; state stays with its entry', async () => {
  open('/portfolio/7?lesson=3#top')
  await at('At /portfolio/7?lesson=3#top with null, lesson 3')
  navigate({ search: '?lesson=4' }, { state: { isSheet: true } })
  await at('At /portfolio/7?lesson=4 with {"isSheet":true}, lesson 4')
  navigate({ hash: 'fees' }, { replace: true })
  await at('At /portfolio/7#fees with null, lesson null')
  navigate({ search: '' }, { replace: true })
  await at('At /portfolio/7 with null, lesson null')
  navigate(-1)
  await at('At /portfolio/7?lesson=3#top with null, lesson 3')
})

test('what an entry keeps is only there for whoever made it', async () => {
  entriesOf('sam')
  open('/portfolio/7')
  navigate({ search: '?lesson=4' }, { state: { files: ['trades of sam'] } })
  await at('At /portfolio/7?lesson=4 with {"files":["trades of sam"]}, lesson 4')
  for (const [who, state] of [
    ['alex', 'null'],
    [undefined, 'null'],
    ['sam', '{"files":["trades of sam"]}'],
  ] as const) {
    cleanup()
    entriesOf(who)
    show()
    expect(screen.getByText(`At /portfolio/7?lesson=4 with ${state}, lesson 4`)).toBeTruthy()
  }
})

test('an address that leads nowhere has a page of its own', async () => {
  open('/nowhere')
  await at('Nothing here')
})
