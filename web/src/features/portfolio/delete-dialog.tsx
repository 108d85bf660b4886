// Delete dialog: the question before a holding goes (spec section 5, Delete).
import type { Holding } from '#shared/domain/holding.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'

type DeleteDialogProps = { holding: Holding; onConfirm: () => void; onCancel: () => void }

export default function DeleteDialog({ holding, onConfirm, onCancel }: DeleteDialogProps) {
  return (
    <ConfirmDialog title={`Delete ${holding.symbol}?`} confirmLabel="Delete" isDanger onConfirm={onConfirm} onCancel={onCancel}>
      <p>Are you sure you want to delete this investment?</p>
    </ConfirmDialog>
  )
}
