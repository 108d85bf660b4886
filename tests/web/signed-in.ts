// Signed in: the session as components see it, of somebody who is past sign-in and onboarding.
import type { User } from '#shared/account/user.ts'
import type { Auth } from '#web/data/use-auth.ts'

export const signedInAs = (uid: string, user: User | null = null): Auth => ({
  status: 'signed-in',
  identity: { uid, email: `${uid}@example.test` },
  user,
  userError: null,
  needsOnboarding: false,
  redirectError: null,
  retry: () => undefined,
  signOut: () => Promise.resolve(true),
  completeOnboarding: () => Promise.resolve('saved' as const),
})
