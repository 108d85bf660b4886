// Leave dialog: closing a lesson whose quiz is passed but which is not completed would lose that.
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'

type LeaveDialogProps = { isSending: boolean; onLeave: () => void; onStay: () => void }

export const LeaveDialog = ({ isSending, onLeave, onStay }: LeaveDialogProps) => (
  <ConfirmDialog title="Leave this lesson?" confirmLabel="Leave lesson" onConfirm={onLeave} onCancel={onStay}>
    {isSending
      ? 'Your result is still on its way. You can leave; we will tell you whether it was saved.'
      : 'You passed the quiz but have not completed the lesson yet. If you leave now, you will start it from the top next time.'}
  </ConfirmDialog>
)
