// New password: what is wrong with one before it is sent, wherever one is chosen: at sign-up, reset and change.
//
// The identity service checks the length; it shows no trigger of ours the password, so the check for those easily guessed is here,
// and keeps people from a bad choice by accident. Whoever goes past this app can still make it, for their own account alone.
import { passwordLength } from '#shared/account/identity-rules.ts'

const easilyGuessed =
  'This one is easy to guess: it’s close to a password many people use. A few random words work well.'

const ownAddress = 'That’s too close to your email, so it’s easy to guess. A few random words work well.'

/** What can be said at once; undefined when there is nothing. An empty one is each form's own matter. */
export function newPasswordProblem(password: string): string | undefined {
  const length = [...password].length
  if (length < passwordLength.min) return `Use at least ${passwordLength.min} characters.`
  if (length > passwordLength.max) return `Use at most ${passwordLength.max} characters.`
  return password === password.trim() ? undefined : 'Leave out the space at the beginning or the end.'
}

/**
 * Fetches the list of common passwords. Without it nothing is said: a choice must not fail for want of a check.
 * @param email whose password it will be
 */
export async function guessablePasswordProblem(password: string, email: string): Promise<string | undefined> {
  try {
    const [{ isEasilyGuessed, isOwnAddress }, { commonPasswords }] = await Promise.all([
      import('#shared/account/password.ts'),
      import('#shared/account/data/common-passwords.ts'),
    ])
    if (isOwnAddress(password, email)) return ownAddress
    return isEasilyGuessed(password, commonPasswords) ? easilyGuessed : undefined
  } catch {
    return undefined
  }
}
