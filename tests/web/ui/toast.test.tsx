// Toast: how long it stays, and where the focus goes for whoever works by keyboard.
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ToastProvider, type ToastMessage, useToast } from '#web/ui/toast.tsx'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const wait = (ms: number): void => act(() => void vi.advanceTimersByTime(ms))
const Shower = ({ message }: { message: ToastMessage }) => {
  const show = useToast()
  return <button onClick={() => show(message)}>Show</button>
}
function show(message: Partial<ToastMessage> = {}): { undo: ReturnType<typeof vi.fn>; before: HTMLElement } {
  const undo = vi.fn<() => void>()
  const about = { text: 'SHED deleted.', action: { label: 'Undo', onPress: undo }, shownForMs: 10_000, ...message }
  render(
    <ToastProvider>
      <Shower message={about} />
    </ToastProvider>,
  )
  const before = screen.getByRole('button', { name: 'Show' })
  before.focus()
  fireEvent.click(before)
  return { undo, before }
}
const isThere = (): boolean => screen.queryByText('SHED deleted.') !== null

test('it goes by itself and leaves the focus alone', () => {
  const { before } = show()
  wait(9000)
  expect(isThere()).toBe(true)
  expect(document.activeElement).toBe(before)
  wait(1500)
  expect(isThere()).toBe(false)
})

test('for the keyboard its action has the focus, it stays as long as that is so, and the focus is handed on', () => {
  const focusAfter = vi.fn<() => void>()
  const { undo } = show({ focusAfter })
  wait(100)
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Undo' }))
  wait(600_000)
  expect(isThere()).toBe(true)
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }))
  expect(undo).toHaveBeenCalledOnce()
  expect(focusAfter).toHaveBeenCalledOnce()
  expect(isThere()).toBe(false)
})

test('once the focus has left it, it goes in its own time', () => {
  const { before } = show({ focusAfter: () => undefined })
  wait(100)
  act(() => before.focus())
  wait(9000)
  expect(isThere()).toBe(true)
  wait(1500)
  expect(isThere()).toBe(false)
})

test('a pointer on it keeps it', () => {
  show()
  fireEvent.pointerMove(screen.getByText('SHED deleted.'), { pointerType: 'mouse' })
  wait(60_000)
  expect(isThere()).toBe(true)
})
