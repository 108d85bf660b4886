// Gate: which screen a visitor sees, by the rules of P6, over the real app, router and Amplify session.
import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { firstFinances } from '#shared/person/finances.ts'
import { useAuth } from '#web/data/use-auth.ts'
import { answer, aUser, configure, openApp, signInBefore, tidyUp } from './app-screen.tsx'
import { aToken } from '#tests/web/kept-session.ts'

beforeAll(() => configure())
afterEach(tidyUp)

test('a signed-out visitor sees only the sign-in screen, and nothing is asked of the API', async () => {
  const asked = answer({})
  openApp('/privacy')
  expect(await screen.findByRole('button', { name: 'Sign In' })).toBeTruthy()
  expect(window.location.pathname).toBe('/privacy')
  expect(asked).toEqual([])
})

test('somebody with an income sees the page they asked for', async () => {
  signInBefore('sam')
  answer({ 'GET /api/profile': () => Response.json(aUser()) })
  openApp('/privacy')
  expect(await screen.findByRole('heading', { name: 'Privacy Policy' })).toBeTruthy()
})

test('an income of 0 is an income', async () => {
  signInBefore('sam')
  answer({ 'GET /api/profile': () => Response.json(aUser({ finances: { ...firstFinances, monthlyIncome: 0 } })) })
  openApp('/privacy')
  expect(await screen.findByRole('heading', { name: 'Privacy Policy' })).toBeTruthy()
})

const { monthlyIncome: _income, ...withoutIncome } = firstFinances
test.each([
  ['the document asks for onboarding', () => Response.json(aUser({ needsOnboarding: true }))],
  ['the income is missing', () => Response.json(aUser({ finances: withoutIncome }))],
  ['the fetch fails', () => Response.json({ message: 'Internal Server Error' }, { status: 500 })],
])('the wizard comes first when %s', async (_why, reply) => {
  signInBefore('sam')
  answer({ 'GET /api/profile': reply })
  openApp('/privacy')
  expect(await screen.findByText(/Step 1 of 5/)).toBeTruthy()
})

test('a first sign-in without a document makes one', async () => {
  signInBefore('sam')
  const notFound = {
    type: 'urn:gumnut:problem:not_found',
    title: 'Not found',
    status: 404,
    detail: 'User profile not found',
    code: 'not_found',
  }
  let isMade = false
  const asked = answer({
    'GET /api/profile': () =>
      isMade ? Response.json(aUser({ needsOnboarding: true })) : Response.json(notFound, { status: 404 }),
    'POST /api/profile': () => {
      isMade = true
      return Response.json(aUser({ needsOnboarding: true }), { status: 201 })
    },
  })
  openApp('/privacy')
  expect(await screen.findByText(/Step 1 of 5/)).toBeTruthy()
  expect(asked).toEqual(['GET /api/profile', 'POST /api/profile', 'GET /api/profile'])
})

test('answers that cannot be saved still lead into the app, under the name that was entered', async () => {
  signInBefore('sam')
  const draft = {
    nickname: 'Ash',
    age: '30',
    income: '0',
    expenses: '0',
    investmentGoal: 'Retirement',
    riskTolerance: 'Moderate',
  }
  sessionStorage.setItem('gumnut.user.sam.onboarding', JSON.stringify({ step: 5, draft }))
  answer({
    'GET /api/profile': () => Response.json(aUser({ needsOnboarding: true })),
    'PUT /api/profile/onboarding': () => Response.json({ message: 'Service Unavailable' }, { status: 503 }),
  })
  openApp('/privacy')
  await userEvent.click(await screen.findByRole('button', { name: 'Start Investing!' }))
  expect(await screen.findByRole('heading', { name: 'Privacy Policy' })).toBeTruthy()
  expect(screen.getByText('Ash')).toBeTruthy()
  expect(screen.getByText(/couldn’t be saved/)).toBeTruthy()
})

test('a person whose document could not be read at first never overwrites it: what was completed is shown and kept', async () => {
  signInBefore('sam')
  const draft = {
    nickname: 'Ash',
    age: '30',
    income: '0',
    expenses: '0',
    investmentGoal: 'Retirement',
    riskTolerance: 'Moderate',
  }
  sessionStorage.setItem('gumnut.user.sam.onboarding', JSON.stringify({ step: 5, draft }))
  let isBack = false
  const asked = answer({
    'GET /api/profile': () => (isBack ? Response.json(aUser()) : Response.json({}, { status: 500 })),
    'PUT /api/profile/onboarding': () => Response.json(aUser()),
  })
  openApp('/privacy')
  const start = await screen.findByRole('button', { name: 'Start Investing!' })
  expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy()
  isBack = true
  await userEvent.click(start)
  expect(await screen.findByRole('heading', { name: 'Privacy Policy' })).toBeTruthy()
  expect(screen.getByText('Sam')).toBeTruthy()
  expect(screen.getByText(/we kept what you saved then/)).toBeTruthy()
  expect(asked).not.toContain('PUT /api/profile/onboarding')
})

test('the shell has the five entries, the disclaimer, the name and the level', async () => {
  signInBefore('sam')
  answer({ 'GET /api/profile': () => Response.json(aUser()) })
  openApp('/privacy')
  await screen.findByRole('heading', { name: 'Privacy Policy' })
  const entries = within(screen.getByRole('navigation', { name: 'Main' })).getAllByRole('link')
  expect(entries.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Home', '/'],
    ['Invest', '/invest'],
    ['Portfolio', '/portfolio'],
    ['Learn', '/learn'],
    ['Profile', '/profile'],
  ])
  expect(screen.getByText('Educational Content Only')).toBeTruthy()
  expect(screen.getByText('Sam')).toBeTruthy()
  expect(screen.getByText('Level 1 Investor')).toBeTruthy()
})

test('signing out leads to the sign-in screen and leaves nothing of the person in the browser', async () => {
  signInBefore('sam')
  localStorage.setItem('gumnut.user.sam.holdings', '[]')
  localStorage.setItem('gumnut.theme', 'dark')
  answer({ 'GET /api/profile': () => Response.json(aUser()), 'POST /pool/': () => Response.json({}) })
  openApp('/privacy')
  await userEvent.click(await screen.findByTitle('Sign Out'))
  expect(await screen.findByRole('button', { name: 'Sign In' })).toBeTruthy()
  expect(Object.keys(localStorage)).toEqual(['gumnut.theme'])
})

test('a sign-out in another tab reaches this one', async () => {
  signInBefore('sam')
  answer({ 'GET /api/profile': () => Response.json(aUser()) })
  openApp('/privacy')
  await screen.findByRole('heading', { name: 'Privacy Policy' })
  for (const key of Object.keys(localStorage)) localStorage.removeItem(key)
  window.dispatchEvent(new StorageEvent('storage', { key: 'CognitoIdentityServiceProvider.client1.LastAuthUser' }))
  expect(await screen.findByRole('button', { name: 'Sign In' })).toBeTruthy()
})

test('a token that the API refuses even when fresh ends the session', async () => {
  signInBefore('sam')
  const refreshed = { AccessToken: aToken({ sub: 'sam' }), IdToken: aToken({ sub: 'sam' }), ExpiresIn: 3600 }
  const asked = answer({
    'GET /api/profile': () => Response.json({ message: 'Unauthorized' }, { status: 401 }),
    'POST /pool/': () => Response.json({ AuthenticationResult: refreshed }),
  })
  openApp('/privacy')
  expect(await screen.findByRole('button', { name: 'Sign In' }, { timeout: 8000 })).toBeTruthy()
  expect(asked.slice(0, 3)).toEqual(['GET /api/profile', 'POST /pool/', 'GET /api/profile'])
})

test('an address that leads nowhere has a page of its own', async () => {
  signInBefore('sam')
  answer({ 'GET /api/profile': () => Response.json(aUser()) })
  openApp('/nowhere')
  expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeTruthy()
})

test('reading the session outside its provider is a mistake that says so', () => {
  const Lost = () => <p>{useAuth().status}</p>
  const error = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  expect(() => render(<Lost />)).toThrow('useAuth must be used within an AuthProvider')
  error.mockRestore()
})
