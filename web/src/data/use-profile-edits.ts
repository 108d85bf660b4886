// Profile edits: what the Profile screen changes of the user document, apart from reading it, which every page needs.
import { type QueryClient, useMutation, useMutationState, useQueryClient } from '@tanstack/react-query'
import type { PasskeyNamesChange } from '#shared/account/passkey-names.ts'
import type { Preferences, PreferencesChange, User, UserChange } from '#shared/account/user.ts'
import type { MessagesChange } from '#shared/messages/settings.ts'
import { changePreferences, unsentAnswers } from '#shared/account/user-record.ts'
import { ApiProblem } from '../lib/api.ts'
import { type EditBase, fieldsOf, narrowed, type ProfileEdit } from './edits.ts'
import { orKept } from './unsent-edits.ts'
import { useUid } from './use-auth.ts'
import { isUnsaved, profileApi, profileKey } from './use-profile.ts'

/** Whether each field that an edit changes is as it was when the edit began, or already as it is wanted. */
function isFree(now: EditBase, { base, change }: ProfileEdit): boolean {
  const [there, before, wanted] = [fieldsOf(now), fieldsOf(base), fieldsOf(change)]
  return Object.keys(wanted).every((name) => there[name] === before[name] || there[name] === wanted[name])
}

/** An edit was refused because what it changes has changed since it was read; `newest` is what is there now. */
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
async function finishOnboarding(uid: string, saved: User): Promise<User> {
  const body = unsentAnswers(saved)
  return body === null ? saved : profileApi.onboard({ body }, { as: uid })
}

const maxTries = 3

/**
 * Saves an edit. A change of something else in the meantime, such as a switch below the form or another field of it, is no conflict:
 * the edit is sent again on top of it.
 */
export async function saveEdit(client: QueryClient, uid: string, edit: ProfileEdit): Promise<User> {
  const { base, change } = edit
  const known = client.getQueryData<User>(profileKey)
  let from: EditBase = known !== undefined && isFree(known, edit) ? known : base
  for (let tries = 1; ; tries++) {
    try {
      return await finishOnboarding(
        uid,
        await profileApi.update({ body: { ...change, revision: from.revision } }, { as: uid }),
      )
    } catch (error) {
      if (!isConflict(error) || tries === maxTries) throw error
      const newest = await profileApi.read({ as: uid })
      client.setQueryData(profileKey, newest)
      if (!isFree(newest, edit)) throw new ProfileChangedElsewhere(newest)
      from = newest
    }
  }
}

/** Edits the profile. The document that comes back replaces the local copy. */
export function useUpdateProfile() {
  const client = useQueryClient()
  const uid = useUid()
  return useMutation({
    mutationFn: ({ base: user, change }: { base: User; change: ProfileEdit['change'] }) => {
      const { profile, finances, revision } = user
      const base = { profile: { name: profile.name, age: profile.age }, finances, revision }
      // Answers of the wizard that the service does not have go with the first edit.
      const edit: ProfileEdit = isUnsaved(user) ? { base, change, isWhole: true } : narrowed({ base, change })
      return orKept(client, uid, { area: 'profile', ...edit }, () => saveEdit(client, uid, edit))
    },
    onSuccess: (user) => client.setQueryData(profileKey, user),
  })
}

export type Notification = keyof Preferences['notifications']
export type NotificationSwitch = { notification: Notification; isOn: boolean }

const switchKey = ['notification-switch'] as const

const changeOf = ({ notification, isOn }: NotificationSwitch): PreferencesChange => ({
  notifications: { [notification]: isOn },
})

/** One switch; without a revision, because it changes nothing else. Two writes at the same moment: the second goes again. */
function saveSwitch(as: string, body: Pick<UserChange, 'preferences' | 'messages' | 'passkeyNames'>): Promise<User> {
  const save = (): Promise<User> => profileApi.update({ body }, { as })
  return save().catch((error: unknown) => (isConflict(error) ? save() : Promise.reject(error)))
}

/** Keeps answers that could not be saved; else the document of the server is the newest. */
const afterSwitch = (before: User | undefined, saved: User): User =>
  before !== undefined && isUnsaved(before)
    ? { ...before, preferences: saved.preferences, messages: saved.messages, passkeyNames: saved.passkeyNames }
    : saved

/**
 * The notification settings, each saved at once. A switch shows where it was put while that is being saved, and goes
 * back when it cannot be.
 */
export function useNotifications(saved: Preferences, onFailed: (given: NotificationSwitch, error: Error) => void) {
  const client = useQueryClient()
  const uid = useUid()
  const { mutate } = useMutation({
    mutationKey: switchKey,
    // One after the other, so that the last word is the last one spoken.
    scope: { id: switchKey[0] },
    mutationFn: (given: NotificationSwitch) => saveSwitch(uid, { preferences: changeOf(given) }),
    onSuccess: (user) => client.setQueryData<User>(profileKey, (before) => afterSwitch(before, user)),
    onError: (error, given) => onFailed(given, error),
  })
  const onTheWay = useMutationState({
    filters: { mutationKey: switchKey, status: 'pending' },
    select: ({ state }) => state.variables as NotificationSwitch,
  })
  const shown = onTheWay.reduce((before, given) => changePreferences(before, changeOf(given)), saved).notifications
  return { shown, turn: mutate }
}

const messagesKey = ['messages-change'] as const

/** Turning mails on, and whether amounts stand in them; as the switches, one after the other with them. */
export function useMessageSettings(saved: User['messages'], onFailed: (error: Error) => void) {
  const client = useQueryClient()
  const uid = useUid()
  const { mutate } = useMutation({
    mutationKey: messagesKey,
    scope: { id: switchKey[0] },
    mutationFn: (messages: MessagesChange) => saveSwitch(uid, { messages }),
    onSuccess: (user) => client.setQueryData<User>(profileKey, (before) => afterSwitch(before, user)),
    onError: onFailed,
  })
  const onTheWay = useMutationState({
    filters: { mutationKey: messagesKey, status: 'pending' },
    select: ({ state }) => state.variables as MessagesChange,
  })
  return {
    includeAmounts: onTheWay.at(-1)?.includeAmounts ?? saved.includeAmounts,
    isTurningOn: onTheWay.some(({ isWanted }) => isWanted === true),
    change: mutate,
  }
}

/** Gives a passkey a name, or takes it away with null; `digest` is what it is kept under. */
export function useNamePasskey(): (digest: string, name: string | null) => Promise<unknown> {
  const client = useQueryClient()
  const uid = useUid()
  const { mutateAsync } = useMutation({
    scope: { id: switchKey[0] },
    mutationFn: (passkeyNames: PasskeyNamesChange) => saveSwitch(uid, { passkeyNames }),
    onSuccess: (user) => client.setQueryData<User>(profileKey, (before) => afterSwitch(before, user)),
  })
  return (digest, name) => mutateAsync({ [digest]: name })
}
