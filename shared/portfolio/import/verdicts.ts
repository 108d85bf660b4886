// Verdicts: what is said of a row when it is compared, and the rows that are known by the key of their file.
import type { ImportFormat } from './import-row.ts'
import { withSameReference } from './same-reference.ts'
import type { Compared } from './compared.ts'

/** `index` of the row in the list that was compared. */
export type Verdict =
  | { readonly kind: 'new' }
  /** Stored already; `by` which source knows it, null typed by hand. */
  | { readonly kind: 'there'; readonly id: string; readonly by: string | null; readonly isBetter: boolean }
  /** The same row, or the same trade, stands in another file of this import, which is taken; `isBetter` when it says more. */
  | { readonly kind: 'twice'; readonly index: number; readonly by: string; readonly isBetter: boolean }
  /** More than one trade could be the same. */
  | { readonly kind: 'unclear'; readonly candidates: number }

/** A row of a file as it is compared. `isOwn`: of our own export, whose trades are different ones wherever they came from. */
export type ComparedRow = Compared & { readonly file: number; readonly isOwn: boolean }

/** What rows come from that are never the same trade: a format, one mapped file, one export of ours. */
export const sourceOf = ({ format, file, isOwn }: ComparedRow): string =>
  isOwn ? `${ownExport} ${file}` : format === 'mapped' ? `mapped ${file}` : (format ?? '')
const ownExport: ImportFormat = 'gumnut-account'
/** What an export calls the source of a row: its format; empty where it has none. */
export const calledBy = ({ format, isOwn }: ComparedRow): string => (isOwn ? ownExport : (format ?? ''))

const isNew = (verdict: Verdict | undefined): boolean => verdict?.kind === 'new'

/**
 * Says of the rows that are stored already, by their keys or as what an export calls them, which trades they are.
 * @param files the places of the rows of each file
 * @returns by source, which of the stored trades its rows are
 */
export function findStored(
  files: readonly (readonly number[])[],
  rows: readonly ComparedRow[],
  stored: readonly Compared[],
  verdicts: Verdict[],
): ReadonlyMap<string, ReadonlySet<number>> {
  const byKey = new Map(
    stored.flatMap((one, at) => (one.key === null ? [] : [[`${one.format} ${one.key}`, at] as const])),
  )
  const byId = new Map(stored.flatMap((one, at) => (one.id === undefined ? [] : [[one.id, at] as const])))
  const used = new Map<string, Set<number>>()
  for (const ofFile of files) {
    const taken = new Set<number>()
    const find = (index: number, at: number): void => {
      const [source, { id, format: by }] = [sourceOf(rows[index]!), stored[at]!]
      if (id === undefined) return
      taken.add(at)
      used.set(source, (used.get(source) ?? new Set()).add(at))
      verdicts[index] = { kind: 'there', id, by, isBetter: false }
    }
    for (const index of ofFile) {
      const row = rows[index]!
      const at = byKey.get(`${row.format} ${row.key}`) ?? (row.id === undefined ? undefined : byId.get(row.id))
      if (at !== undefined) find(index, at)
    }
    const isOpen = (index: number): boolean => isNew(verdicts[index])
    const { pairs, unclear } = withSameReference(
      { rows, ofFile, isOpen },
      { known: stored, places: [...stored.keys()], isFree: (at) => !taken.has(at) },
    )
    for (const [index, at] of pairs) find(index, at)
    for (const [index, candidates] of unclear) verdicts[index] = { kind: 'unclear', candidates }
  }
  return used
}

/** Says of the rows that stand in an earlier file too which they are. @returns the new ones */
export function findInFiles(
  files: readonly (readonly number[])[],
  rows: readonly ComparedRow[],
  verdicts: Verdict[],
): readonly number[] {
  const firstOf = new Map<string, number>()
  const open: number[] = []
  for (const ofFile of files) {
    const taken = new Set<number>()
    const find = (index: number, before: number): void => {
      taken.add(before)
      verdicts[index] = { kind: 'twice', index: before, by: calledBy(rows[before]!), isBetter: false }
    }
    const namesOf = (row: ComparedRow): string[] => [
      `${row.format} ${row.key}`,
      ...(row.isOwn && row.id !== undefined ? [`id ${row.id}`] : []),
    ]
    const first = new Map<string, number>()
    for (const index of ofFile.filter((one) => verdicts[one]!.kind !== 'there')) {
      const names = namesOf(rows[index]!)
      const before = names.map((name) => firstOf.get(name)).find((one) => one !== undefined)
      if (before !== undefined) find(index, before)
      else for (const name of names) first.set(name, index)
    }
    const isOpen = (index: number): boolean => isNew(verdicts[index])
    const { pairs, unclear } = withSameReference(
      { rows, ofFile, isOpen },
      { known: rows, places: open, isFree: (at) => !taken.has(at) },
    )
    for (const [index, before] of pairs) find(index, before)
    for (const [index, candidates] of unclear) verdicts[index] = { kind: 'unclear', candidates }
    for (const [name, index] of first) firstOf.set(name, index)
    open.push(...ofFile.filter(isOpen))
  }
  return open
}
