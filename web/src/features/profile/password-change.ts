// Password change: the call of the identity service behind it. A chunk of its own, fetched with the form.
import { updatePassword } from 'aws-amplify/auth'
import { amplify } from '../../lib/session.ts'

export async function changePassword(oldPassword: string, newPassword: string): Promise<void> {
  await amplify()
  return updatePassword({ oldPassword, newPassword })
}
