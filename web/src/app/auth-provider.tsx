// Auth provider: the session as the rest of the app sees it (P6).
import { QueryClientProvider, useQuery, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useCallback, useEffect, useMemo } from 'react'
import type { OnboardingAnswers } from '#shared/person/onboarding.ts'
import { needsOnboarding } from '#shared/account/user.ts'
import { keepLastSeen } from '../data/last-seen.ts'
import { type Auth, AuthContext } from '../data/use-auth.ts'
import { profileQuery } from '../data/use-profile.ts'
import type { RedirectOutcome } from '../lib/leaving.ts'
import { type Session, useSession } from './use-session.ts'

type AuthProviderProps = { redirect: RedirectOutcome; children: ReactNode }

/** Everything below starts anew when somebody signs in: what shows a client's data would not go over to the next one. */
export function AuthProvider({ redirect, children }: AuthProviderProps) {
  const { session, look, signOut } = useSession({ isFreshAtBoot: redirect.kind === 'signed-in' })
  return (
    <QueryClientProvider client={session.client} key={session.number}>
      <UserProvider session={session} redirect={redirect} look={look} signOut={signOut}>
        {children}
      </UserProvider>
    </QueryClientProvider>
  )
}

type UserProviderProps = AuthProviderProps & {
  session: Session
  look: () => Promise<void>
  signOut: Auth['signOut']
}

function UserProvider({ session, redirect, look, signOut, children }: UserProviderProps) {
  const { identity, status, isFresh } = session
  const client = useQueryClient()
  const { data, error, isPending, refetch } = useQuery({
    ...profileQuery(identity?.uid ?? '', { isFreshSignIn: isFresh }),
    enabled: identity !== null,
  })
  const uid = identity?.uid
  useEffect(() => {
    if (uid === undefined) return undefined
    return keepLastSeen(client, uid)
  }, [client, uid])
  // A failed fetch is no data, and no data is onboarding. A document that was read stays when a later look fails.
  const user = identity === null ? null : (data ?? null)
  const isWaiting = identity !== null && isPending

  const completeOnboarding = useCallback(
    async (answers: OnboardingAnswers) => {
      if (identity === null) throw new Error('No authenticated user')
      const wizard = await import('../data/complete-onboarding.ts')
      return wizard.completeOnboarding(client, identity, user, answers)
    },
    [client, identity, user],
  )
  const retry = useCallback(() => void (identity === null ? look() : refetch()), [identity, look, refetch])

  const auth = useMemo<Auth>(
    () => ({
      status: isWaiting ? 'loading' : status,
      identity,
      user,
      userError: error,
      needsOnboarding: identity !== null && needsOnboarding(user),
      closedAccount: session.closedAccount,
      endedOf: session.endedOf,
      hasLeft: session.hasLeft,
      redirectError: redirect.kind === 'failed' ? redirect.reason : null,
      retry,
      signOut,
      completeOnboarding,
    }),
    [
      isWaiting,
      status,
      identity,
      user,
      error,
      session.closedAccount,
      session.endedOf,
      session.hasLeft,
      redirect,
      retry,
      signOut,
      completeOnboarding,
    ],
  )
  return <AuthContext value={auth}>{children}</AuthContext>
}
