// Now: the time on screen goes on, but nothing is drawn anew while the page is being left.
import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { useNow } from '#web/ui/use-now.ts'

afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const Clock = () => <p>{useNow(60_000)}</p>

test('a page that is left keeps its time, and one that is come back to has the present one', () => {
  vi.useFakeTimers({ now: 1000 })
  const state = vi.spyOn(document, 'visibilityState', 'get')
  const turn = (visibility: DocumentVisibilityState, now: number): void => {
    vi.setSystemTime(now)
    state.mockReturnValue(visibility)
    act(() => void document.dispatchEvent(new Event('visibilitychange')))
  }
  state.mockReturnValue('visible')
  render(<Clock />)
  turn('hidden', 2000)
  act(() => void vi.advanceTimersByTime(60_000))
  expect(screen.getByText('1000')).toBeDefined()
  turn('visible', 90_000)
  expect(screen.getByText('90000')).toBeDefined()
})
