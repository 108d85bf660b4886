// Profile editor: view, edit, saving, and view again (P21). A draft is never lost to a failure.
import { useState } from 'react'
import type { User } from '#shared/account/user.ts'
import { ProfileChangedElsewhere, useUpdateProfile } from '../../data/use-profile-edits.ts'
import { ApiProblem, messageOf } from '../../lib/api.ts'
import { type Unsaved, useUnsaved } from '../../lib/unsaved.ts'
import {
  changeOf,
  type Conflict,
  type DraftErrors,
  draftOf,
  errorsOf,
  isTouched,
  type ProfileDraft,
  rebase,
  serverErrors,
} from './profile-draft.ts'

type Editing = {
  /** The document that the draft was made from. */
  base: User
  draft: ProfileDraft
  errors: DraftErrors
  /** What another device changed while this was being edited; null when nothing. */
  conflicts: readonly Conflict[] | null
  /** Why the last attempt to save failed. */
  failure: string | null
}
export type SaveOutcome = 'saved' | 'invalid' | 'conflict' | 'failed'

export type ProfileEditor = Editing & {
  isSaving: boolean
  change: (changed: Partial<ProfileDraft>) => void
  save: () => Promise<SaveOutcome>
  cancel: () => void
}

/** @returns what to begin an edit with, and the edit under way */
export function useProfileEditor(user: User): { begin: () => void; editor: ProfileEditor | null; unsaved: Unsaved } {
  const [editing, setEditing] = useState<Editing | null>(null)
  const { mutateAsync, isPending } = useUpdateProfile()
  const unsaved = useUnsaved(editing !== null && isTouched(editing.draft, editing.base))

  const begin = (): void => setEditing({ base: user, draft: draftOf(user), errors: {}, conflicts: null, failure: null })
  if (editing === null) return { begin, editor: null, unsaved }

  const { base, draft } = editing
  const change = (changed: Partial<ProfileDraft>): void =>
    setEditing((now) => {
      if (now === null) return null
      const stillWrong = Object.entries(now.errors).filter(([field]) => !(field in changed))
      return { ...now, draft: { ...now.draft, ...changed }, errors: Object.fromEntries(stillWrong) }
    })

  const save = async (): Promise<SaveOutcome> => {
    if (isPending) return 'failed'
    const errors = errorsOf(draft, base)
    if (Object.keys(errors).length > 0) {
      setEditing({ ...editing, errors, failure: null })
      return 'invalid'
    }
    try {
      await mutateAsync({ base, change: changeOf(draft, base) })
      setEditing(null)
      return 'saved'
    } catch (error) {
      if (error instanceof ProfileChangedElsewhere) {
        const { newest } = error
        setEditing({ base: newest, ...rebase(draft, base, newest), errors: {}, failure: null })
        return 'conflict'
      }
      const wrong = error instanceof ApiProblem ? serverErrors(error.errors) : {}
      setEditing({ ...editing, errors: wrong, failure: messageOf(error) })
      return Object.keys(wrong).length > 0 ? 'invalid' : 'failed'
    }
  }
  return { begin, unsaved, editor: { ...editing, isSaving: isPending, change, save, cancel: () => setEditing(null) } }
}
