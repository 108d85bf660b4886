// Auth messages: what the sign-in page itself says of what went wrong.
import { isJustLinked } from '../../lib/leaving.ts'

export const googleFailed = 'Google sign-in failed.'

/** What to say when the person comes back from Google without a session. */
export function redirectMessage(reason: string): { title: string; detail: string } {
  if (isJustLinked(reason)) {
    return {
      title: 'Almost there.',
      detail: 'Your Google account is now linked to your Gumnut account. Continue with Google once more.',
    }
  }
  const detail = /access_denied|cancel/i.test(reason)
    ? 'It was cancelled before it finished. Try again, or use your email and password.'
    : 'Try again, or use your email and password.'
  return { title: googleFailed, detail }
}
