// A closed account: whoever is still signed in to it, or signs in again, is told calmly, the deletion is finished, and there is
// no way round in circles (P36).
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { accountClosed, Problem, problemBody } from '#shared/operation/problem.ts'
import { answer, aUser, configure, openApp, signInBefore, tidyUp } from './app-screen.tsx'

beforeAll(() => configure())
afterEach(tidyUp)

const closedAccount = () => Response.json(problemBody(new Problem('account_closed', accountClosed)), { status: 401 })

/** A closed account: what its document answers, and how often the deletion is cut off before it is done. */
function answerClosed(document: () => Response, cutOff = 0): string[] {
  let left = cutOff
  return answer({
    'GET /api/profile': document,
    'POST /api/profile': closedAccount,
    'GET /api/holdings': closedAccount,
    'DELETE /api/profile': () =>
      left-- > 0 ? Response.json({}, { status: 503 }) : new Response(null, { status: 204 }),
    'POST /pool/': () => Response.json({}),
  })
}

test.each([
  ['its data is gone', closedAccount],
  ['its document is still there', () => Response.json(aUser())],
])(
  'an account that was closed elsewhere, when %s: the deletion is finished, and the way on is offered',
  async (_when, document) => {
    signInBefore('sam')
    const asked = answerClosed(document)
    openApp('/portfolio')
    expect(await screen.findByText('This account is closed')).toBeTruthy()
    expect(screen.getByText(/what was in it is gone/)).toBeTruthy()
    expect(asked.filter((name) => name === 'DELETE /api/profile')).toHaveLength(1)
    expect(Object.keys(localStorage).filter((key) => key.startsWith('Cognito'))).toEqual([])
    await userEvent.click(screen.getByRole('button', { name: 'Sign up again' }))
    expect(await screen.findByRole('button', { name: 'Create Account' })).toBeTruthy()
    expect(screen.queryByText('This account is closed')).toBeNull()
  },
)

test('a sign-in to an account whose deletion was cut off finishes it, and is told so', async () => {
  signInBefore('sam')
  const asked = answerClosed(() => Response.json(aUser()))
  openApp('/privacy', { kind: 'signed-in' })
  expect(await screen.findByText('This account is closed')).toBeTruthy()
  expect(asked.filter((name) => name.includes('/api/'))).toEqual(['POST /api/profile', 'DELETE /api/profile'])
})

test('a closed account whose deletion cannot be finished now says so, and does not sign in again by itself', async () => {
  signInBefore('sam')
  const asked = answerClosed(closedAccount, 1)
  openApp('/')
  expect(await screen.findByText(/some of it couldn’t be erased just now/)).toBeTruthy()
  const count = asked.length
  await new Promise((resolve) => setTimeout(resolve, 300))
  expect(asked.length).toBe(count)
  expect(screen.getByRole('button', { name: 'Sign In' })).toBeTruthy()
})
