// Auth: who is signed in, what is known of them, and the ways out (P6). Provided by app/auth-provider.
import { createContext, useContext } from 'react'
import type { OnboardingAnswers } from '#shared/person/onboarding.ts'
import type { User } from '#shared/account/user.ts'
import type { Identity } from '../lib/session.ts'

export type ClosedAccount = 'deleted' | 'unfinished'

export type OnboardingOutcome = 'saved' | 'found' | 'not saved'

export type Auth = {
  /** Loading while it is not known yet; unreachable when the identity service does not answer. */
  status: 'loading' | 'unreachable' | 'signed-out' | 'signed-in'
  identity: Identity | null
  /** The user document; null when it could not be fetched or does not exist. */
  user: User | null
  /** Why there is no user document, when the fetch failed. */
  userError: Error | null
  needsOnboarding: boolean
  /** A sign-in by redirect that failed, until the next attempt. */
  redirectError: string | null
  /** Only after a session that ended because the account is closed: all of it is deleted, or the rest still has to be. */
  closedAccount?: ClosedAccount | undefined
  /** The id of whoever was signed in, only after a session that ended without their signing out here. */
  endedOf?: string | undefined
  /** Whether that was by signing out in another tab. */
  hasLeft?: boolean | undefined
  /** Looks again, after something could not be reached. */
  retry: () => void
  /**
   * What is not sent yet is sent first; where that cannot be, the person is asked.
   * @param first done once nothing keeps the person here
   * @returns whether the person is signed out
   */
  signOut: (first?: () => Promise<void>) => Promise<boolean>
  /**
   * Saves the answers. Where the document could not be read before, it is read first: one that was completed is shown
   * and kept (`found`). If saving fails the app goes on with what was entered (`not saved`).
   * @throws 'No authenticated user' when nobody is signed in
   */
  completeOnboarding: (answers: OnboardingAnswers) => Promise<OnboardingOutcome>
}

export const AuthContext = createContext<Auth | null>(null)

export function useAuth(): Auth {
  const auth = useContext(AuthContext)
  if (auth === null) throw new Error('useAuth must be used within an AuthProvider')
  return auth
}

/** The signed-in person's id; empty when nobody is. */
export const useUid = (): string => useAuth().identity?.uid ?? ''
