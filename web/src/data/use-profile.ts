// Profile: the user document on the server (P35).
import { queryOptions, useQuery } from '@tanstack/react-query'
import { ownProfile } from '#shared/account/profile-contract.ts'
import { User } from '#shared/account/user.ts'
import { ApiProblem, createClient } from '../lib/api.ts'
import { send } from './client.ts'
import { recallOffline } from './last-seen.ts'
import { useUid } from './use-auth.ts'

export const profileApi = createClient(ownProfile, send)

/** The user document; one that is missing (a first sign-in that was cut off) is made. */
export async function readProfile(signal?: AbortSignal): Promise<User> {
  const options = signal === undefined ? {} : { signal }
  try {
    return await profileApi.read(options)
  } catch (error) {
    if (!(error instanceof ApiProblem) || error.code !== 'not_found') throw error
    await profileApi.open({ body: {} }, options)
    return profileApi.read(options)
  }
}

/** Right after a sign-in: makes the document when there is none yet, then reads it. */
async function openProfile(signal: AbortSignal): Promise<User> {
  await profileApi.open({ body: {} }, { signal }).catch((error: unknown) => {
    // The session is over. Anything else: there may be a document all the same.
    if (error instanceof ApiProblem && error.status === 401) throw error
  })
  return profileApi.read({ signal })
}

export const profileKey = ['profile'] as const
export const profileQuery = (uid: string, { isFreshSignIn }: { isFreshSignIn: boolean } = { isFreshSignIn: false }) =>
  queryOptions({
    queryKey: profileKey,
    queryFn: ({ client, signal }) =>
      (isFreshSignIn ? openProfile(signal) : readProfile(signal)).catch((error: unknown) =>
        recallOffline(client, uid, 'profile', User, error),
      ),
    staleTime: 5 * 60_000,
    // Only this app changes it; and answers that could not be saved must not be swept away by a look at another window.
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    // The splash waits for this: one quick second try, then the person gets on.
    retry: (failures, error) => failures < 1 && !(error instanceof ApiProblem && error.status < 500),
  })

/** Answers of the wizard that could not be saved yet: the server's document is older than this one (complete-onboarding.ts). */
export const isUnsaved = ({ lastUpdated, updatedAt, revision }: User): boolean =>
  lastUpdated !== undefined && (revision === 0 || lastUpdated > updatedAt)

/** The document for the Profile screen, which reads it again when it is opened: another device may have changed it. */
export const useProfile = () =>
  useQuery({
    ...profileQuery(useUid()),
    staleTime: ({ state: { data } }) => (data !== undefined && isUnsaved(data) ? Number.POSITIVE_INFINITY : 10_000),
    // What the session could not read is not asked for again by merely looking.
    retryOnMount: false,
  })
