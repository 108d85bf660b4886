// Modal: focus, Escape and the way back.
import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { Modal } from '#web/ui/modal.tsx'

afterEach(cleanup)

function Page({ isDismissable = true }: { isDismissable?: boolean }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      {isOpen && (
        <Modal
          title="Manual Entry"
          isDismissable={isDismissable}
          onClose={() => setOpen(false)}
          footer={<button type="button">Add</button>}
        >
          <label>
            Symbol <input />
          </label>
        </Modal>
      )}
    </>
  )
}

test('it is a dialog with a name, the rest of the page is out of reach, and the page behind does not scroll', async () => {
  const user = userEvent.setup()
  render(<Page />)
  await user.click(screen.getByRole('button', { name: 'Open' }))
  expect(screen.getByRole('dialog', { name: 'Manual Entry' })).toBeTruthy()
  expect(screen.getByText('Open').closest('[inert], [aria-hidden="true"]')).not.toBeNull()
  expect(document.documentElement.style.overflow).toBe('hidden')
})

test('the focus stays inside however often Tab is pressed', async () => {
  const user = userEvent.setup()
  render(<Page />)
  await user.click(screen.getByRole('button', { name: 'Open' }))
  const dialog = screen.getByRole('dialog')
  for (let press = 0; press < 8; press++) {
    await user.tab()
    expect(dialog.contains(document.activeElement)).toBe(true)
  }
})

test('the focus comes into it, and Escape closes it, even while something else never ends its transition', async () => {
  render(<Page />)
  const opener = screen.getByRole('button', { name: 'Open' })
  // Two properties of which a browser tells the end of one: the focus waited for the other for good.
  const begun = new Event('transitionrun', { bubbles: true })
  opener.dispatchEvent(Object.assign(begun, { propertyName: 'color' }))
  opener.focus()
  act(() => opener.click())
  expect(screen.getByRole('dialog').contains(document.activeElement)).toBe(true)
  await userEvent.keyboard('{Escape}')
  expect(screen.queryByRole('dialog')).toBeNull()
})

test.each(['Escape', 'Close'])('%s closes it and the focus goes back where it was', async (way) => {
  const user = userEvent.setup()
  render(<Page />)
  await user.click(screen.getByRole('button', { name: 'Open' }))
  if (way === 'Escape') await user.keyboard('{Escape}')
  else await user.click(screen.getByRole('button', { name: 'Close' }))
  expect(screen.queryByRole('dialog')).toBeNull()
  await vi.waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Open' })))
  expect(document.documentElement.style.overflow).not.toBe('hidden')
})

test('the heading has the focus after a dialog that was open from the start, as one that an address asks for', async () => {
  const Opened = () => {
    const [isOpen, setOpen] = useState(true)
    return (
      <>
        <h1 tabIndex={-1}>Your Portfolio</h1>
        {isOpen && (
          <Modal title="Manual Entry" onClose={() => setOpen(false)}>
            Text
          </Modal>
        )}
      </>
    )
  }
  render(<Opened />)
  await userEvent.keyboard('{Escape}')
  await vi.waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Your Portfolio' })))
})

test('the focus goes back where it was although React Aria is kept from giving it', async () => {
  const user = userEvent.setup()
  const keep = (event: Event): void => event.preventDefault()
  document.addEventListener('react-aria-focus-scope-restore', keep)
  try {
    render(<Page />)
    await user.click(screen.getByRole('button', { name: 'Open' }))
    await user.keyboard('{Escape}')
    await vi.waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Open' })))
  } finally {
    document.removeEventListener('react-aria-focus-scope-restore', keep)
  }
})

test('one that must not be dismissed ignores Escape', async () => {
  const user = userEvent.setup()
  render(<Page isDismissable={false} />)
  await user.click(screen.getByRole('button', { name: 'Open' }))
  await user.keyboard('{Escape}')
  expect(screen.getByRole('dialog')).toBeTruthy()
})

test('a question waits for its answer to be carried out', async () => {
  const user = userEvent.setup()
  let finish = (): void => undefined
  const onConfirm = vi.fn<() => Promise<void>>(() => new Promise((resolve) => (finish = resolve)))
  render(
    <ConfirmDialog title="Delete CBA?" confirmLabel="Delete" isDanger onConfirm={onConfirm} onCancel={() => undefined}>
      <p>Are you sure you want to delete this investment?</p>
    </ConfirmDialog>,
  )
  expect(screen.getByRole('alertdialog', { name: 'Delete CBA?' })).toBeTruthy()
  const confirm = screen.getByRole('button', { name: 'Delete' })
  await user.click(confirm)
  expect(confirm.getAttribute('aria-busy')).toBe('true')
  await user.click(confirm)
  expect(onConfirm).toHaveBeenCalledOnce()
  finish()
  await vi.waitFor(() => expect(confirm.hasAttribute('aria-busy')).toBe(false))
})

function FirstInvestment() {
  const [state, setState] = useState<'empty' | 'open' | 'full'>('empty')
  return (
    <>
      <h1 tabIndex={-1}>Your Portfolio</h1>
      {state !== 'full' && (
        <button type="button" onClick={() => setState('open')}>
          Quick Add
        </button>
      )}
      {state === 'open' && (
        <Modal title="Add Investment" onClose={() => setState('empty')}>
          <button type="button" onClick={() => setState('full')}>
            Add
          </button>
        </Modal>
      )}
    </>
  )
}

test('where the button that opened it is gone for good, the focus goes to the heading of the page', async () => {
  const user = userEvent.setup()
  render(<FirstInvestment />)
  await user.click(screen.getByRole('button', { name: 'Quick Add' }))
  await user.click(screen.getByRole('button', { name: 'Add' }))
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 })))
})
