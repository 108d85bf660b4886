// Over page: what opens over a page and cannot be fetched, or breaks, takes nothing of the page with it.
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { OverPage } from '#web/ui/over-page.tsx'
import { ToastProvider } from '#web/ui/toast.tsx'

// React writes down what a boundary caught.
beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined))
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

const missing = new TypeError('Failed to fetch dynamically imported module: http://localhost/assets/list.js')

function Sheet({ error }: { error: Error | null }) {
  if (error !== null) throw error
  return <p>The sheet</p>
}

function Page({ error }: { error: Error }) {
  const [open, setOpen] = useState<'broken' | 'whole' | null>(null)
  return (
    <>
      <input aria-label="Name" />
      <button onClick={() => setOpen('broken')}>Open</button>
      <button onClick={() => setOpen('whole')}>Open another</button>
      <p>Open: {open ?? 'nothing'}</p>
      <OverPage resetKey={open ?? 'none'} onFailed={() => setOpen(null)}>
        {open !== null && <Sheet error={open === 'broken' ? error : null} />}
      </OverPage>
    </>
  )
}

test.each([
  ['its code is missing', missing, 'That couldn’t be opened. Check your connection, then reload the page.'],
  [
    'it breaks',
    new TypeError('l is not a function'),
    'Something went wrong on our side. Reload the page, then try that again.',
  ],
])('when %s that is said, and what was typed on the page stays', async (_why, error, text) => {
  render(
    <ToastProvider>
      <Page error={error} />
    </ToastProvider>,
  )
  await userEvent.type(screen.getByLabelText('Name'), 'Sam')
  await userEvent.click(screen.getByRole('button', { name: 'Open' }))
  expect(await screen.findByText(text)).toBeTruthy()
  await waitFor(() => expect(screen.getByText('Open: nothing')).toBeTruthy())
  expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('Sam')
  await userEvent.click(screen.getByRole('button', { name: 'Open another' }))
  expect(screen.getByText('The sheet')).toBeTruthy()
})
