// Discard dialog: the question before something that was typed is lost. Load it lazily, like every modal.
import { ConfirmDialog } from './confirm-dialog.tsx'

type DiscardDialogProps = { onDiscard: () => void; onStay: () => void }

export default function DiscardDialog({ onDiscard, onStay }: DiscardDialogProps) {
  return (
    <ConfirmDialog
      title="Discard what you entered?"
      confirmLabel="Discard"
      cancelLabel="Keep editing"
      isDanger
      onConfirm={onDiscard}
      onCancel={onStay}
    >
      <p>It hasn’t been saved yet.</p>
    </ConfirmDialog>
  )
}
