// Shortcuts: single keys act, unless somebody types, a dialog is open, or they are switched off.
import { cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Router, useLocation } from '#web/router/router.tsx'
import { afterEach, expect, test, vi } from 'vitest'
import ShortcutsModal from '#web/app/shortcuts-modal.tsx'
import { useShortcuts } from '#web/app/use-shortcuts.ts'
import { useUnsaved } from '#web/lib/unsaved.ts'
import { BalancesProvider, useBalances } from '#web/lib/balances.tsx'
import { ToastProvider, ToastScope } from '#web/ui/toast.tsx'

afterEach(() => {
  cleanup()
  localStorage.clear()
  window.history.replaceState(null, '', '/')
})

function Page({ onList }: { onList: () => void }) {
  useShortcuts(onList)
  const { pathname, search } = useLocation()
  return (
    <>
      <p>{`At ${pathname}${search}`}</p>
      <p>{useBalances().areHidden ? 'Covered' : 'Open'}</p>
      <input aria-label="Words" />
    </>
  )
}

function show() {
  const onList = vi.fn<() => void>()
  render(
    <Router>
      <BalancesProvider>
        <ToastProvider>
          <ToastScope>
            <Page onList={onList} />
          </ToastScope>
        </ToastProvider>
      </BalancesProvider>
    </Router>,
  )
  return { onList, user: userEvent.setup() }
}

test('keys go to pages, open the search, cover balances and show the list', async () => {
  const { onList, user } = show()
  await user.keyboard('4')
  expect(screen.getByText('At /learn')).toBeTruthy()
  await user.keyboard('A')
  expect(screen.getByText('At /portfolio?add=search')).toBeTruthy()
  await user.keyboard('b')
  expect(screen.getByText('Covered')).toBeTruthy()
  await user.keyboard('?')
  expect(onList).toHaveBeenCalledOnce()
})

test('what the key for balances did is said', async () => {
  const { user } = show()
  await user.keyboard('b')
  expect(await within(screen.getByRole('status')).findByText('Balances are hidden. Press B to show them.')).toBeTruthy()
  await user.keyboard('b')
  expect(await within(screen.getByRole('status')).findByText('Balances are shown.')).toBeTruthy()
})

test('what somebody types is theirs, and so are the browser’s own shortcuts', async () => {
  const { user } = show()
  await user.type(screen.getByLabelText('Words'), '4ab')
  await user.click(document.body)
  await user.keyboard('{Control>}4{/Control}{Meta>}a{/Meta}')
  expect(screen.getByText('At /')).toBeTruthy()
  expect(screen.getByText('Open')).toBeTruthy()
})

test('switched off, only the list is left, where they are switched on again', async () => {
  const { onList, user } = show()
  const list = render(<ShortcutsModal onClose={() => undefined} />)
  await user.keyboard('4')
  expect(screen.getByText('At /')).toBeTruthy()
  await user.click(screen.getByRole('switch', { name: 'Single-key shortcuts' }))
  list.unmount()
  await user.keyboard('4?')
  expect(screen.getByText('At /')).toBeTruthy()
  expect(onList).toHaveBeenCalledOnce()
  render(<ShortcutsModal onClose={() => undefined} />)
  await user.click(screen.getByRole('switch', { name: 'Single-key shortcuts' }))
  cleanup()
  show()
  await user.keyboard('4')
  expect(screen.getByText('At /learn')).toBeTruthy()
})

function TouchedForm() {
  const { isAsking, discard, stay } = useUnsaved(true)
  return isAsking ? (
    <div role="alertdialog" aria-label="Discard?">
      <button onClick={discard}>Discard</button>
      <button onClick={stay}>Keep editing</button>
    </div>
  ) : null
}

test('a key asks before it leaves what was typed, as a link does', async () => {
  window.history.replaceState(null, '', '/profile')
  const user = userEvent.setup()
  render(
    <Router>
      <BalancesProvider>
        <ToastProvider>
          <Page onList={() => undefined} />
          <TouchedForm />
        </ToastProvider>
      </BalancesProvider>
    </Router>,
  )
  await user.keyboard('1')
  await user.click(await screen.findByRole('button', { name: 'Keep editing' }))
  expect(screen.getByText('At /profile')).toBeTruthy()
  await user.keyboard('a')
  await user.click(await screen.findByRole('button', { name: 'Discard' }))
  expect(await screen.findByText('At /portfolio?add=search')).toBeTruthy()
})
