// Unsent dialog: the question before signing out loses what the service does not have yet, or would not take. Over whatever page is open, so in a root
// of its own.
import { createRoot } from 'react-dom/client'
import { ConfirmDialog } from '../ui/confirm-dialog.tsx'

/**
 * @param parts what is not sent, such as `2 changes`
 * @param refused what the service would not take, as sentences: nobody is told of it later
 * @returns whether the person signs out all the same
 */
export function askAboutUnsent(parts: readonly string[], refused: readonly string[]): Promise<boolean> {
  const isUnsent = parts.length > 0
  const root = createRoot(document.createElement('div'))
  return new Promise((resolve) => {
    const end = (isAgreed: boolean): void => {
      root.unmount()
      resolve(isAgreed)
    }
    root.render(
      <ConfirmDialog
        title={isUnsent ? 'Sign out before it’s sent?' : 'Sign out all the same?'}
        confirmLabel="Sign out anyway"
        cancelLabel="Stay signed in"
        isDanger
        onConfirm={() => end(true)}
        onCancel={() => end(false)}
      >
        {[...new Set(refused)].map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
        {isUnsent && (
          <p>
            Not sent to Gumnut yet: {new Intl.ListFormat('en-AU').format(parts)}. If you stay signed in, it’s sent once
            your connection is back. If you sign out now, it’s removed from this device for good.
          </p>
        )}
      </ConfirmDialog>,
    )
  })
}
