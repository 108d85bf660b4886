// Looking around, as the frame of the app treats it: nothing is kept after leaving, a way out also where the bar is not there, and
// the bar also where the browser keeps nothing.
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, render, renderHook, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { configure, tidyUp } from '#tests/web/app/app-screen.tsx'
import { signedInAs } from '#tests/web/signed-in.ts'
import { enter } from '#web/app/around/enter.ts'
import { StatusBar } from '#web/app/status-bar.tsx'
import { useSession } from '#web/app/use-session.ts'
import { keptText, leaveBehind } from '#web/data/looked-around.ts'
import { AuthContext } from '#web/data/use-auth.ts'
import { leaveAroundEvent } from '#web/app/around/leaving.ts'
import { around, aroundKey, setAround } from '#web/lib/around.ts'
import { Router } from '#web/router/router.tsx'
// Fetched when somebody leaves; ahead of time here, so that no test waits for the compiler.
import '#web/app/around/leaving.ts'

const { sessionStorage: storage } = window

beforeAll(configure)
beforeEach(async () => {
  localStorage.clear()
  sessionStorage.clear()
  await configure()
})
afterEach(() => {
  Object.defineProperty(window, 'sessionStorage', { configurable: true, value: storage })
  setAround(undefined)
  tidyUp()
})

const add = () =>
  around()?.send({
    method: 'POST',
    url: '/api/holdings',
    body: JSON.stringify({ id: crypto.randomUUID(), type: 'other', symbol: 'WINE', quantity: 1, costBasis: 2 }),
    isPublic: false,
    options: {},
  })

test('a change that is under way when somebody leaves is not kept in the tab', async () => {
  await enter()
  expect((await add())?.status).toBe(201)
  expect(keptText()).toContain('WINE')
  const underWay = add()
  leaveBehind()
  await underWay
  expect(sessionStorage.getItem(aroundKey)).toBeNull()
  expect(keptText()).toBeNull()
})

test('leaving works where the bar that asks could not be fetched; where it is there, the bar decides', async () => {
  await enter()
  const { result } = renderHook(() => useSession({ isFreshAtBoot: false }))
  await waitFor(() => expect(result.current.session.status).toBe('signed-in'))
  const bar = (event: Event): void => event.preventDefault()
  window.addEventListener(leaveAroundEvent, bar)
  await act(() => result.current.signOut())
  window.removeEventListener(leaveAroundEvent, bar)
  expect(keptText()).not.toBeNull()
  await act(() => result.current.signOut())
  expect(keptText()).toBeNull()
  expect(sessionStorage.getItem(aroundKey)).toBeNull()
})

const drawStatusBar = () =>
  render(
    <QueryClientProvider client={new QueryClient()}>
      <AuthContext value={signedInAs(around()?.identity.uid ?? '')}>
        <Router>
          <StatusBar />
        </Router>
      </AuthContext>
    </QueryClientProvider>,
  )

test('the bar is drawn with the first page, and not after it, where it would move what is being pressed', async () => {
  await enter()
  drawStatusBar()
  expect(screen.getByText('You are looking around. Nothing is kept.')).toBeTruthy()
})

test('where the browser keeps nothing, the bar still says that somebody looks around', async () => {
  Object.defineProperty(window, 'sessionStorage', {
    configurable: true,
    get: (): never => {
      throw new DOMException('Blocked', 'SecurityError')
    },
  })
  await enter()
  drawStatusBar()
  expect(await screen.findByText('You are looking around. Nothing is kept.')).toBeTruthy()
})
