// Part ahead: there with the page where it was fetched before, later where it was not, and never begun twice.
import { act, cleanup, render, screen } from '@testing-library/react'
import { Suspense, useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { partAhead } from '#web/lib/part-ahead.tsx'

afterEach(cleanup)

let begun = 0
function Bar() {
  const [nth] = useState(() => ++begun)
  return <p>Bar {nth}</p>
}
const load = () => Promise.resolve({ default: Bar })

test('what was fetched before is drawn at once', async () => {
  const ahead = partAhead(load)
  await ahead.ready()
  render(<ahead.Part />)
  expect(screen.getByText(/^Bar/)).toBeTruthy()
})

test('one that was drawn before it was ready keeps what it knows when the page is drawn again', async () => {
  const ahead = partAhead(load)
  const page = () => (
    <Suspense>
      <ahead.Part />
    </Suspense>
  )
  const { rerender } = render(page())
  const { textContent } = await screen.findByText(/^Bar/)
  await act(() => ahead.ready())
  rerender(page())
  expect(screen.getByText(/^Bar/).textContent).toBe(textContent)
})

test('what cannot be fetched is drawn as nothing, and waits for nobody', async () => {
  const ahead = partAhead<object>(() => Promise.reject(new Error('offline')))
  await ahead.ready()
  const { container } = render(
    <Suspense fallback="waiting">
      <ahead.Part />
    </Suspense>,
  )
  await act(() => Promise.resolve())
  expect(container.textContent).toBe('')
})
