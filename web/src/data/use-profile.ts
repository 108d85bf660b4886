// Profile: the user document on the server (spec section 3, User document).
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { profile } from '#shared/contract/profile.ts'
import type { OnboardingAnswers } from '#shared/domain/onboarding.ts'
import type { User, UserChange } from '#shared/domain/user.ts'
import { ApiProblem, createClient } from '../lib/api.ts'
import { send } from './client.ts'

const api = createClient(profile, send)

/** The user document; one that is missing (a first sign-in that was cut off) is made. */
async function readProfile(signal: AbortSignal): Promise<User> {
  try {
    return await api.read({ signal })
  } catch (error) {
    if (!(error instanceof ApiProblem) || error.code !== 'not_found') throw error
    await api.open({ body: {} }, { signal })
    return api.read({ signal })
  }
}

/** Right after a sign-in: makes the document when there is none yet, then reads it. */
async function openProfile(signal: AbortSignal): Promise<User> {
  await api.open({ body: {} }, { signal }).catch(() => undefined)
  return api.read({ signal })
}

export const profileKey = ['profile'] as const
export const profileQuery = ({ isFreshSignIn }: { isFreshSignIn: boolean } = { isFreshSignIn: false }) =>
  queryOptions({
    queryKey: profileKey,
    queryFn: ({ signal }) => (isFreshSignIn ? openProfile(signal) : readProfile(signal)),
    staleTime: 5 * 60_000,
    // Only this app changes it; and answers that could not be saved must not be swept away by a look at another window.
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    // The splash waits for this: one quick second try, then the person gets on.
    retry: (failures, error) => failures < 1 && !(error instanceof ApiProblem && error.status < 500),
  })

/** Finishes the wizard. The document that comes back has needsOnboarding false. */
export const saveOnboarding = (answers: OnboardingAnswers): Promise<User> => api.onboard({ body: answers })

/** Edits the profile. The document that comes back replaces the local copy. */
export function useUpdateProfile() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (change: UserChange) => api.update({ body: change }),
    onSuccess: (user) => client.setQueryData(profileKey, user),
  })
}

export const downloadAccount = () => api.download()
export const closeAccount = () => api.close()
