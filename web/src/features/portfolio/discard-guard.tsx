// Discard guard: a sheet with something typed in it asks before it closes, whichever way it is closed.
import { lazy, type ReactNode } from 'react'
import { useUnsaved } from '../../lib/unsaved.ts'
import { OverPage } from '../../ui/over-page.tsx'

const DiscardDialog = lazy(() => import('../../ui/discard-dialog.tsx'))

export type DiscardGuard = {
  /** Closes, or asks first. */
  close: () => void
  /** To be called once everything is saved. */
  release: () => void
  /** The question, to be rendered beside the sheet. */
  question: ReactNode
}

/** @param isHeldOnBack whether Back would lose what was typed */
export function useDiscardGuard(isHeld: boolean, onClose: () => void, isHeldOnBack: boolean = isHeld): DiscardGuard {
  const { isAsking, leave, discard, stay, release } = useUnsaved(isHeld, isHeldOnBack)
  return {
    close: () => leave(onClose),
    release,
    question: isAsking && (
      <OverPage onFailed={stay}>
        <DiscardDialog onDiscard={discard} onStay={stay} />
      </OverPage>
    ),
  }
}
