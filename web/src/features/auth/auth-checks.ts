// Auth checks: what can be said about the fields before anything is sent.
import { newPasswordProblem } from '../../lib/new-password.ts'

/** As long as the user document takes it. */
const maxNameLength = 60

export type AuthDraft = { name: string; email: string; password: string; code: string }
export type AuthErrors = Partial<Record<keyof AuthDraft, string>>
export type CheckedField = 'name' | 'email' | 'password' | 'new-password' | 'code' | 'app-code'

const checks: Record<CheckedField, (draft: AuthDraft) => string | undefined> = {
  name: ({ name }) => {
    if (name.trim() === '') return 'Enter your name.'
    return name.trim().length > maxNameLength ? `Use up to ${maxNameLength} letters.` : undefined
  },
  email: ({ email }) => {
    if (email.trim() === '') return 'Enter your email.'
    return /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email.trim())
      ? undefined
      : 'Enter a full email address, such as sam@example.com.'
  },
  password: ({ password }) => (password === '' ? 'Enter your password.' : undefined),
  'new-password': ({ password }) => (password === '' ? 'Choose a password.' : newPasswordProblem(password)),
  code: ({ code }) => (code.length === 6 ? undefined : 'Enter the 6 digits from the email.'),
  'app-code': ({ code }) => (code.length === 6 ? undefined : 'Enter the 6 digits your app shows.'),
}

/** The input that a check is about. */
function inputOf(field: CheckedField): keyof AuthDraft {
  if (field === 'new-password') return 'password'
  return field === 'app-code' ? 'code' : field
}

/** What is wrong, by field; empty when the form may be sent. */
export function checkAuth(draft: AuthDraft, fields: readonly CheckedField[]): AuthErrors {
  const errors: AuthErrors = {}
  for (const field of fields) {
    const error = checks[field](draft)
    if (error !== undefined) errors[inputOf(field)] = error
  }
  return errors
}
