// Password change: a sign-in of its own with the current password, and the call behind it. A chunk of its own, fetched with the form.
import { openSecuritySession } from '../../lib/security-session.ts'

export async function changePassword(oldPassword: string, newPassword: string): Promise<void> {
  const session = await openSecuritySession(oldPassword)
  try {
    await session.call('ChangePassword', { PreviousPassword: oldPassword, ProposedPassword: newPassword })
  } finally {
    await session.close()
  }
}
