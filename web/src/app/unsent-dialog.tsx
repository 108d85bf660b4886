// Unsent dialog: the question before signing out loses what the service does not have yet. Over whatever page is open, so in a root
// of its own.
import { createRoot } from 'react-dom/client'
import { ConfirmDialog } from '../ui/confirm-dialog.tsx'

/**
 * @param parts what is not sent, such as `2 changes`; at least one
 * @returns whether the person signs out all the same
 */
export function askAboutUnsent(parts: readonly string[]): Promise<boolean> {
  const root = createRoot(document.createElement('div'))
  return new Promise((resolve) => {
    const end = (isAgreed: boolean): void => {
      root.unmount()
      resolve(isAgreed)
    }
    root.render(
      <ConfirmDialog
        title="Sign out before it’s sent?"
        confirmLabel="Sign out anyway"
        cancelLabel="Stay signed in"
        isDanger
        onConfirm={() => end(true)}
        onCancel={() => end(false)}
      >
        <p>
          Not sent to Gumnut yet: {new Intl.ListFormat('en-AU').format(parts)}. If you stay signed in, it’s sent once
          your connection is back. If you sign out now, it’s removed from this device for good.
        </p>
      </ConfirmDialog>,
    )
  })
}
