// Legal page: contents, addresses of sections, the contact address, and the way back.
import { cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Link, Router, Routes } from '#web/router/router.tsx'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { privacyPolicy } from '#shared/person/legal/privacy.ts'
import { termsOfService } from '#shared/person/legal/terms.ts'
import { configureApp } from '#tests/web/kept-session.ts'
import PrivacyPage from '#web/features/legal/privacy-page.tsx'
import PrivacyText from '#web/features/legal/privacy-text.tsx'
import TermsPage from '#web/features/legal/terms-page.tsx'

const scrolledTo: string[] = []
beforeAll(() => {
  Element.prototype.scrollIntoView = function (this: Element) {
    scrolledTo.push(this.id || (this.textContent ?? ''))
  }
})
afterEach(() => {
  cleanup()
  scrolledTo.length = 0
})

const ReadIt = () => <Link to="/privacy">Read it</Link>

async function open(path: string, more: object = {}) {
  await configureApp(more)
  window.history.replaceState(null, '', path)
  render(
    <Router>
      <Routes
        routes={[
          { path: '/privacy', Page: PrivacyPage },
          { path: '/terms', Page: TermsPage },
        ]}
        Otherwise={ReadIt}
      />
    </Router>,
  )
  return userEvent.setup()
}

test.each([
  ['/privacy', privacyPolicy],
  ['/terms', termsOfService],
])('%s has its title, its date, its contents and all sections, numbered', async (path, legal) => {
  await open(path)
  expect(screen.getByRole('heading', { level: 1, name: legal.title })).toBeTruthy()
  expect(screen.getByText('Last updated: August 17, 2025')).toBeTruthy()
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual(
    legal.sections.map(({ heading }, index) => `${index + 1}. ${heading}`),
  )
  const contents = within(screen.getByRole('navigation', { name: 'Contents' }))
  expect(contents.getAllByRole('link', { hidden: true }).map((link) => link.getAttribute('href'))).toEqual(
    legal.sections.map(({ id }) => `#${id}`),
  )
})

test('a section of the contents gets the address, the view and the focus', async () => {
  const user = await open('/privacy')
  await user.click(
    within(screen.getByRole('navigation', { name: 'Contents' })).getByRole('link', {
      name: 'Complaints',
      hidden: true,
    }),
  )
  expect(window.location.hash).toBe('#complaints')
  await vi.waitFor(() => expect(scrolledTo).toEqual(['complaints']))
  expect(document.activeElement?.textContent).toMatch(/^\d+\. Complaints$/)
})

test('an address with a section opens there, from another text too', async () => {
  const user = await open('/terms')
  await user.click(
    within(document.getElementById('ending') ?? document.body).getByRole('link', { name: 'Privacy Policy' }),
  )
  expect(window.location.pathname + window.location.hash).toBe('/privacy#retention')
  await vi.waitFor(() => expect(scrolledTo).toEqual(['retention']))
})

test('Back leads where the person came from, and not through the sections', async () => {
  const user = await open('/profile')
  await user.click(screen.getByRole('link', { name: 'Read it' }))
  const [first, second] = within(screen.getByRole('navigation', { name: 'Contents' })).getAllByRole('link', {
    hidden: true,
  })
  if (first !== undefined) await user.click(first)
  if (second !== undefined) await user.click(second)
  await user.click(screen.getByRole('button', { name: 'Back' }))
  expect(await screen.findByText('Read it')).toBeTruthy()
})

test('Back on the first page of a visit leads to Profile', async () => {
  const user = await open('/terms')
  await user.click(screen.getByRole('button', { name: 'Back' }))
  expect(window.location.pathname).toBe('/profile')
})

test('it can be printed', async () => {
  const print = vi.fn<() => void>()
  vi.stubGlobal('print', print)
  const user = await open('/privacy')
  await user.click(screen.getByRole('button', { name: 'Print' }))
  expect(print).toHaveBeenCalledOnce()
  vi.unstubAllGlobals()
})

test.each([
  [{ contactEmail: 'help@gumnut.test' }, 'help@gumnut.test'],
  [{ contactEmail: '' }, 'hello@gumnut.example'],
  [{}, 'hello@gumnut.example'],
])('with the configuration %o the contact address is %s', async (more, address) => {
  await open('/privacy', more)
  const links = within(document.getElementById('contact') ?? document.body).getAllByRole('link')
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([[address, `mailto:${address}`]])
})

const operator = { name: 'Example Pty Ltd', abn: '12345678901', address: '1 Example Street, Sydney NSW 2000' }
test.each([
  [{ operator }, 'Example Pty Ltd (ABN 12 345 678 901), 1 Example Street, Sydney NSW 2000'],
  [{ operator: { name: 'Jo Example' } }, 'Jo Example'],
  [{}, 'the business that runs Gumnut'],
])('with the configuration %o Gumnut is run by %s', async (more, words) => {
  await open('/terms', more)
  expect(document.getElementById('contact')?.textContent).toContain(`Gumnut is run by ${words}.`)
  expect(document.body.textContent).not.toContain('{')
})

test('on the sign-up screen the text leads nowhere but within itself', async () => {
  await configureApp()
  window.history.replaceState(null, '', '/learn')
  render(
    <Router>
      <PrivacyText />
    </Router>,
  )
  expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(privacyPolicy.sections.length)
  expect(screen.queryByRole('link', { name: 'Profile' })).toBeNull()
  await userEvent.setup().click(screen.getByRole('link', { name: 'section 8' }))
  expect(window.location.pathname + window.location.hash).toBe('/learn')
  expect(scrolledTo).toEqual(['8. Automated calculations'])
})
