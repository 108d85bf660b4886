// Password change: the call of the identity service behind it. A chunk of its own, fetched with the form.
import { updatePassword } from 'aws-amplify/auth'

export const changePassword = (oldPassword: string, newPassword: string): Promise<void> =>
  updatePassword({ oldPassword, newPassword })
