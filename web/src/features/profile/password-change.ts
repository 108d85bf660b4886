// Password change: a sign-in of its own with the current password, and the call behind it. A chunk of its own, fetched with the form.
import type { AskForCode } from '../../lib/security-session.ts'
import { openSecuritySession } from './fresh-sign-in.ts'

/** The change was sent and no reply came back, so it may have been made. Without the sign-in before it, nothing was sent. */
class UnansweredChange extends Error {
  override name = 'UnansweredChange'
}

const asUnanswered = (error: unknown): never => {
  throw error instanceof Error && error.name === 'NetworkError' ? new UnansweredChange('', { cause: error }) : error
}

export async function changePassword(oldPassword: string, newPassword: string, askForCode: AskForCode): Promise<void> {
  const session = await openSecuritySession(oldPassword, askForCode)
  try {
    const change = { PreviousPassword: oldPassword, ProposedPassword: newPassword }
    await session.call('ChangePassword', change).catch(asUnanswered)
  } finally {
    await session.close()
  }
}
