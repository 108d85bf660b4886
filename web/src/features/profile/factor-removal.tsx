// Factor removal: the question before an authenticator app is turned off or a passkey removed.
import type { ReactNode } from 'react'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { Modal } from '../../ui/modal.tsx'
import { Stack } from '../../ui/stack.tsx'

type RemovalProps = {
  title: string
  confirmLabel: string
  failure: string | null
  isPending: boolean
  children: ReactNode
  onConfirm: () => void
  onBack: () => void
}

export const Removal = ({ title, confirmLabel, failure, isPending, children, onConfirm, onBack }: RemovalProps) => (
  <Modal
    title={title}
    role="alertdialog"
    size="small"
    onClose={onBack}
    footer={
      <>
        <Button variant="secondary" onClick={onBack}>
          Cancel
        </Button>
        <Button variant="danger" isPending={isPending} onClick={onConfirm}>
          {confirmLabel}
        </Button>
      </>
    }
  >
    <Stack gap={4}>
      {failure !== null && <Banner tone="error">{failure}</Banner>}
      <p>{children}</p>
    </Stack>
  </Modal>
)
