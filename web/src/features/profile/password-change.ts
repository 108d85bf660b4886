// Password change: the two calls of the identity service behind it. A chunk of its own, fetched with the form.
import { signOut, updatePassword } from 'aws-amplify/auth'

export const changePassword = (oldPassword: string, newPassword: string): Promise<void> =>
  updatePassword({ oldPassword, newPassword })

/** Ends every session of the person, this one included; the app notices by itself. */
export const signOutEverywhere = (): Promise<void> => signOut({ global: true })
