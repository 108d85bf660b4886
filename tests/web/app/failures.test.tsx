// Failures: a fault of ours is told as ours, and a missing network as a missing network, wherever the app ends in one.
import { cleanup, render, screen } from '@testing-library/react'
import { Router } from '#web/router/router.tsx'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { RouteError } from '#web/app/route-error.tsx'
import type { RedirectOutcome } from '#web/lib/leaving.ts'
import { boot } from '#web/main.tsx'
import { ErrorBoundary } from '#web/ui/error-boundary.tsx'
import { answer, configure, openApp, tidyUp } from './app-screen.tsx'

const faults: ReadonlyArray<readonly [what: string, error: Error]> = [
  ['a value that is no function', new TypeError('l is not a function')],
  ['nothing to read from', new TypeError("Cannot read properties of undefined (reading 'map')")],
  ['a rule that was broken', new Error('The configuration is not loaded yet')],
]
const missingCode: ReadonlyArray<readonly [browser: string, error: Error]> = [
  ['Chromium', new TypeError('Failed to fetch dynamically imported module: http://localhost/assets/learn-page.js')],
  ['Firefox', new TypeError('error loading dynamically imported module: http://localhost/assets/learn-page.js')],
  ['Safari', new TypeError('Importing a module script failed.')],
  ['the preload of styles', new Error('Unable to preload CSS for /assets/learn-page.css')],
]

beforeAll(() => configure())
// React writes down what a boundary caught, and the boot what ended it.
beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined))
afterEach(() => {
  tidyUp()
  document.body.replaceChildren()
  vi.restoreAllMocks()
})

/** The outcome of a redirect that throws as soon as the providers look at it. */
const throwing = (error: Error): RedirectOutcome =>
  Object.defineProperty({}, 'kind', {
    get() {
      throw error
    },
  }) as RedirectOutcome

async function headingAndButtons(): Promise<[string | null, string[]]> {
  const heading = (await screen.findByRole('heading', { level: 1 })).textContent
  return [heading, screen.getAllByRole('button').map((button) => button.textContent)]
}

test.each(faults)('the app crashes over %s: it says that it is our fault, and offers to reload', async (_, error) => {
  answer({})
  openApp('/', throwing(error))
  expect(await headingAndButtons()).toEqual(['Something went wrong on our side', ['Reload']])
  expect(document.body.textContent).not.toMatch(/cannot be reached|check your connection/i)
})

test.each(missingCode)("the app's code is missing, as %s words it: it says that Gumnut is away", async (_, error) => {
  answer({})
  openApp('/', throwing(error))
  expect(await headingAndButtons()).toEqual(['Gumnut can’t be reached', ['Try again']])
})

function showPage(error: Error): void {
  const Page = (): never => {
    throw error
  }
  render(
    <Router>
      <ErrorBoundary fallback={(caught) => <RouteError error={caught} />}>
        <Page />
      </ErrorBoundary>
    </Router>,
  )
}

test.each(faults)('a page crashes over %s: it says that it is our fault, with the way on', async (_, error) => {
  showPage(error)
  expect(await headingAndButtons()).toEqual(['Something went wrong on our side', ['Reload']])
  expect(screen.getByRole('link', { name: 'Go to Home' }).getAttribute('href')).toBe('/')
  expect(document.body.textContent).not.toMatch(/check your connection/i)
})

test.each(missingCode)("a page's code is missing, as %s words it: the connection, or an update", async (_, error) => {
  showPage(error)
  expect(await headingAndButtons()).toEqual(['This page couldn’t be loaded', ['Reload']])
  expect(document.body.textContent).toMatch(/check your connection/i)
})

test.each([
  ['nothing answers', () => Promise.reject(new TypeError('Failed to fetch')), 'Gumnut can’t be reached'],
  ['the site is down', () => Promise.resolve(new Response('', { status: 503 })), 'Gumnut can’t be reached'],
  ['a hotspot answers', () => Promise.resolve(new Response('<p>Log in to Wi-Fi')), 'Gumnut can’t be reached'],
  ['the file is missing', () => Promise.resolve(new Response('', { status: 404 })), 'Something went wrong on our side'],
  ['the file is wrong', () => Promise.resolve(Response.json({ region: 1 })), 'Something went wrong on our side'],
])('the configuration cannot be read because %s', async (_, reply, heading) => {
  vi.stubGlobal('fetch', reply)
  const root = document.createElement('div')
  root.id = 'root'
  document.body.append(root)
  await boot()
  expect((await headingAndButtons())[0]).toBe(heading)
  cleanup()
})
