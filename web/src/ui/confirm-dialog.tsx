// Confirm dialog: a question before something that takes things away.
import { type ReactNode, useState } from 'react'
import { Button } from './button.tsx'
import { Modal } from './modal.tsx'

type ConfirmDialogProps = {
  title: string
  children?: ReactNode
  confirmLabel: string
  cancelLabel?: string
  isDanger?: boolean
  /** Something else is still under way: confirming waits for its end. */
  isBusy?: boolean
  /** While its promise is pending the dialog waits; closing it afterwards is up to the caller. */
  onConfirm: () => void | Promise<void>
  onCancel: () => void
}

export function ConfirmDialog({
  title,
  children,
  confirmLabel,
  cancelLabel = 'Cancel',
  isDanger = false,
  isBusy = false,
  onConfirm,
  onCancel,
}: ConfirmDialogProps) {
  const [isPending, setPending] = useState(false)
  const confirm = async (): Promise<void> => {
    setPending(true)
    try {
      await onConfirm()
    } finally {
      setPending(false)
    }
  }
  return (
    <Modal
      title={title}
      role="alertdialog"
      size="small"
      onClose={onCancel}
      footer={
        <>
          <Button variant="secondary" onClick={onCancel}>
            {cancelLabel}
          </Button>
          <Button
            variant={isDanger ? 'danger' : 'primary'}
            isPending={isPending || isBusy}
            onClick={() => void confirm()}
          >
            {confirmLabel}
          </Button>
        </>
      }
    >
      {children}
    </Modal>
  )
}
