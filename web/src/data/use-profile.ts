// Profile: the user document on the server (spec section 3, User document).
import {
  type QueryClient,
  queryOptions,
  useMutation,
  useMutationState,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import { profile } from '#shared/account/contract.ts'
import type { OnboardingAnswers } from '#shared/person/onboarding.ts'
import { type Preferences, User, type UserChange } from '#shared/account/user.ts'
import { ApiProblem, createClient } from '../lib/api.ts'
import { send } from './client.ts'
import { recallOffline } from './last-seen.ts'
import { useUid } from './use-auth.ts'

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
  await api.open({ body: {} }, { signal }).catch((error: unknown) => {
    // The session is over. Anything else: there may be a document all the same.
    if (error instanceof ApiProblem && error.status === 401) throw error
  })
  return api.read({ signal })
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

/** Finishes the wizard. The document that comes back has needsOnboarding false. */
export const saveOnboarding = (answers: OnboardingAnswers): Promise<User> => api.onboard({ body: answers })

/** Answers of the wizard that could not be saved yet: the server's document is older than this one (onboarded-user.ts). */
const isUnsaved = ({ lastUpdated, updatedAt, revision }: User): boolean =>
  lastUpdated !== undefined && (revision === 0 || lastUpdated > updatedAt)

/** The document for the Profile screen, which reads it again when it is opened: another device may have changed it. */
export const useProfile = () =>
  useQuery({
    ...profileQuery(useUid()),
    staleTime: ({ state: { data } }) => (data !== undefined && isUnsaved(data) ? Number.POSITIVE_INFINITY : 10_000),
    // What the session could not read is not asked for again by merely looking.
    retryOnMount: false,
  })

/** What the edit mode of the Profile screen can change. */
const isSameProfile = (one: User, other: User): boolean => {
  const editable = ({ profile: { name, age }, finances }: User): string =>
    JSON.stringify([name, age, Object.entries(finances).toSorted(([a], [b]) => a.localeCompare(b))])
  return editable(one) === editable(other)
}

/** An edit was refused because the profile has changed since it was read; `newest` is what is there now. */
export class ProfileChangedElsewhere extends Error {
  readonly newest: User

  constructor(newest: User) {
    super('Your profile was changed on another device.')
    this.name = 'ProfileChangedElsewhere'
    this.newest = newest
  }
}

const isConflict = (error: unknown): boolean => error instanceof ApiProblem && error.code === 'conflict'

/** Answers of the wizard that could not be saved at the time are saved with the first edit. */
async function finishOnboarding(saved: User): Promise<User> {
  const { name: nickname, age } = saved.profile
  const { monthlyIncome, monthlyExpenses, investmentGoal, riskTolerance, investmentExperience } = saved.finances
  if (!saved.needsOnboarding || age === null || investmentGoal === '') return saved
  const amounts = { income: monthlyIncome ?? 0, expenses: monthlyExpenses ?? 0 }
  return api.onboard({ body: { nickname, age, ...amounts, investmentGoal, riskTolerance, investmentExperience } })
}

const maxTries = 3

/**
 * Saves an edit that was made from `base`. A change of something else in the meantime, such as a switch below the form,
 * is no conflict: the edit is sent again on top of it.
 */
async function saveEdit(client: QueryClient, base: User, change: Omit<UserChange, 'revision'>): Promise<User> {
  const known = client.getQueryData<User>(profileKey)
  let from = known !== undefined && isSameProfile(known, base) ? known : base
  for (let tries = 1; ; tries++) {
    try {
      return await finishOnboarding(await api.update({ body: { ...change, revision: from.revision } }))
    } catch (error) {
      if (!isConflict(error) || tries === maxTries) throw error
      from = await api.read()
      client.setQueryData(profileKey, from)
      if (!isSameProfile(from, base)) throw new ProfileChangedElsewhere(from)
    }
  }
}

/** Edits the profile. The document that comes back replaces the local copy. */
export function useUpdateProfile() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ base, change }: { base: User; change: Omit<UserChange, 'revision'> }) =>
      saveEdit(client, base, change),
    onSuccess: (user) => client.setQueryData(profileKey, user),
  })
}

export type Notification = keyof Preferences['notifications']
export type NotificationSwitch = { notification: Notification; isOn: boolean }

const switchKey = ['notification-switch'] as const

/** One switch; without a revision, because it changes nothing else. Two writes at the same moment: the second goes again. */
async function saveSwitch({ notification, isOn }: NotificationSwitch): Promise<User> {
  const body = { preferences: { notifications: { [notification]: isOn } } }
  return api
    .update({ body })
    .catch((error: unknown) => (isConflict(error) ? api.update({ body }) : Promise.reject(error)))
}

/** Keeps answers that could not be saved; else the document of the server is the newest. */
const afterSwitch = (before: User | undefined, saved: User): User =>
  before !== undefined && isUnsaved(before) ? { ...before, preferences: saved.preferences } : saved

/**
 * The notification settings, each saved at once. A switch shows where it was put while that is being saved, and goes
 * back when it cannot be.
 */
export function useNotifications(
  saved: Preferences['notifications'],
  onFailed: (given: NotificationSwitch, error: Error) => void,
) {
  const client = useQueryClient()
  const { mutate } = useMutation({
    mutationKey: switchKey,
    // One after the other, so that the last word is the last one spoken.
    scope: { id: switchKey[0] },
    mutationFn: saveSwitch,
    onSuccess: (user) => client.setQueryData<User>(profileKey, (before) => afterSwitch(before, user)),
    onError: (error, given) => onFailed(given, error),
  })
  const onTheWay = useMutationState({
    filters: { mutationKey: switchKey, status: 'pending' },
    select: ({ state }) => state.variables as NotificationSwitch,
  })
  const shown = { ...saved, ...Object.fromEntries(onTheWay.map(({ notification, isOn }) => [notification, isOn])) }
  return { shown, turn: mutate }
}

export const downloadAccount = () => api.download()

/** As long as the gateway waits: a deletion has more to do than other requests. */
const closingTimeoutMs = 31_000
export const closeAccount = () => api.close({ timeoutMs: closingTimeoutMs })
