// Delete dialog: the question before a holding, or all the demo ones, are deleted (P21).
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'

type DeleteDialogProps = {
  /** What goes: a symbol, or the demo data. */
  what: string
  isMany?: boolean
  /** It has trades, which go with it. */
  hasTrades?: boolean
  onConfirm: () => void
  onCancel: () => void
}

export default function DeleteDialog({
  what,
  isMany = false,
  hasTrades = false,
  onConfirm,
  onCancel,
}: DeleteDialogProps) {
  return (
    <ConfirmDialog title={`Delete ${what}?`} confirmLabel="Delete" isDanger onConfirm={onConfirm} onCancel={onCancel}>
      <p>
        {isMany
          ? 'Are you sure you want to delete these demo investments? Yours won’t be touched.'
          : 'Are you sure you want to delete this investment?'}
        {hasTrades && ' Its trades go with it.'}
      </p>
    </ConfirmDialog>
  )
}
