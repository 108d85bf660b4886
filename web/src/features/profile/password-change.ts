// Password change: a sign-in of its own with the current password, and the call behind it. A chunk of its own, fetched with the form.
import type { AskForCode } from '../../lib/security-session.ts'
import { openSecuritySession } from './fresh-sign-in.ts'

export async function changePassword(oldPassword: string, newPassword: string, askForCode: AskForCode): Promise<void> {
  const session = await openSecuritySession(oldPassword, askForCode)
  try {
    await session.call('ChangePassword', { PreviousPassword: oldPassword, ProposedPassword: newPassword })
  } finally {
    await session.close()
  }
}
