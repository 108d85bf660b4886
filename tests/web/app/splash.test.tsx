// Splash: the one of index.html stays until something else is shown, and says when it takes long; later ones are drawn.
import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { AppError, Splash } from '#web/app/splash.tsx'

const first = (): HTMLElement | null => document.getElementById('splash')

beforeEach(() => {
  document.body.innerHTML = '<main class="splash" id="splash"><p role="status">Loading Gumnut</p></main>'
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  document.body.innerHTML = ''
})

test('the words of index.html are not drawn again, and go when the first screen comes', async () => {
  const words = first()
  const { rerender } = render(<Splash key="boot" />)
  expect(screen.getAllByText('Loading Gumnut')).toHaveLength(1)
  rerender(<Splash key="session" />)
  await act(() => Promise.resolve())
  expect(first()).toBe(words)
  rerender(<h1>Dashboard</h1>)
  await act(() => Promise.resolve())
  expect(first()).toBeNull()
  rerender(<Splash key="signing out" />)
  expect(screen.getByRole('main').textContent).toContain('Learn investing.')
  expect(screen.getByText('Loading Gumnut')).toBeTruthy()
})

test('a long wait is told, in whichever splash there is', async () => {
  vi.useFakeTimers()
  const { rerender } = render(<Splash key="boot" />)
  await act(() => vi.advanceTimersByTimeAsync(4000))
  expect(screen.getByRole('status').textContent).toBe('Still loading. Your connection may be slow.')
  rerender(<h1>Dashboard</h1>)
  await act(() => Promise.resolve())
  rerender(<Splash key="signing out" />)
  expect(screen.getByRole('status').textContent).toBe('Loading Gumnut')
  await act(() => vi.advanceTimersByTimeAsync(4000))
  expect(screen.getByRole('status').textContent).toBe('Still loading. Your connection may be slow.')
})

test('a crash before anything was drawn stands alone', () => {
  render(<AppError error={new Error('a fault of ours')} />)
  expect(first()).toBeNull()
  expect(screen.getByRole('heading').textContent).toBe('Something went wrong on our side')
})
