// Legal modal: a legal text in a sheet, for somebody who has no account yet.
import { type ReactNode, Suspense } from 'react'
import { Modal } from '../../ui/modal.tsx'
import { Spinner } from '../../ui/spinner.tsx'

type LegalModalProps = { title: string; onClose: () => void; children: ReactNode }

export default function LegalModal({ title, onClose, children }: LegalModalProps) {
  return (
    <Modal title={title} onClose={onClose} size="large">
      <Suspense fallback={<Spinner />}>{children}</Suspense>
    </Modal>
  )
}
