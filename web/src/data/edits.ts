// Edits: what the forms of the profile, tax, alerts and Watching save, as it is sent and, where the session ends meanwhile, kept.
import type { User, UserChange } from '#shared/account/user.ts'
import type { AnnualStatement, ShareFactsChange, YearEntries } from '#shared/tax/tax-record.ts'
import type { AlertRule } from '#shared/watchlist/contract.ts'

/** Of a document, what the edit mode of the Profile screen can change, and its revision. */
export type EditBase = { profile: Pick<User['profile'], 'name' | 'age'> } & Pick<User, 'finances' | 'revision'>
/**
 * An edit that was made from `base`.
 * @property isWhole it brings answers of the wizard that the service does not have: the fields that are as in `base` count as well
 */
export type ProfileEdit = { base: EditBase; change: Pick<UserChange, 'profile' | 'finances'>; isWhole?: true }

type Fields = Readonly<Record<string, unknown>>
/** The fields of the form by their names, of a document or of a change. */
export const fieldsOf = ({ profile, finances }: { profile?: object; finances?: object }): Fields => ({
  ...profile,
  ...finances,
})

/** A change with those of its fields that are wanted. */
export function changeWith(
  { profile = {}, finances = {} }: ProfileEdit['change'],
  isWanted: (name: string, value: unknown) => boolean,
): ProfileEdit['change'] {
  const wanted = <Part extends object>(part: Part): Partial<Part> =>
    Object.fromEntries(Object.entries(part).filter(([name, value]) => isWanted(name, value))) as Partial<Part>
  return { profile: wanted(profile), finances: wanted(finances) }
}

/** The edit with no more than the fields that it changes: the form has them all, and another edit may have changed the others. */
export function narrowed<Edit extends ProfileEdit>(edit: Edit): Edit {
  if (edit.isWhole === true) return edit
  const before = fieldsOf(edit.base)
  return { ...edit, change: changeWith(edit.change, (name, value) => value !== before[name]) }
}

export type TaxChange =
  | { kind: 'entries'; year: number; entries: Partial<YearEntries> }
  | { kind: 'statement'; year: number; holdingId: string; statement: AnnualStatement | null }
  | { kind: 'value'; holdingId: string; value: number | null }
  | { kind: 'share'; holdingId: string; facts: ShareFactsChange }

/** A rule as the person wants it: new under an id of its own, or changed. */
export type WantedAlert = Pick<AlertRule, 'id' | 'security' | 'kind' | 'value' | 'isOn'>
