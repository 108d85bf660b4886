// SameReference: which rows of a file are trades that are known by the same reference of the same kind of file.
import { referenceIn } from './row-keys.ts'
import type { Compared } from './compared.ts'

/** Trades that rows are compared with: `places` in `known`, of which some have their row already. */
type Candidates = {
  readonly known: readonly Compared[]
  readonly places: readonly number[]
  readonly isFree: (place: number) => boolean
}
type Group = { readonly rows: number[]; readonly known: number[] }

/** The day that its file had; of what was stored before keys had days, the day that it has now. */
const dayOf = (one: Compared): string => referenceIn(one.key)?.day ?? String(one.facts.date)
const hasOwnDay = ({ key, facts }: Compared): boolean => facts.date === null || referenceIn(key)?.day !== null

/** `2024-03-05` and `2024-05-03`: one date that was read in two orders. */
const areSwapped = (a: string, b: string): boolean => {
  const [year, month, day] = a.split('-')
  return b === `${year}-${day}-${month}`
}

/** Two different accounts of one broker. */
const areApart = (a: Compared, b: Compared): boolean =>
  a.account !== undefined && b.account !== undefined && a.account !== b.account

/** Two trades that alone have a reference, on different days: one trade, another one, or nobody can say. */
function judgedAlone(row: Compared, known: Compared): 'same' | 'other' | 'unclear' {
  if (row.format !== 'mapped') return areApart(row, known) ? 'unclear' : 'same'
  // Another broker counts from 1 too, and a plan can be what every trade of it is called.
  return hasOwnDay(known) && !areSwapped(dayOf(row), dayOf(known)) ? 'other' : 'unclear'
}

function groupsOf(
  rows: readonly Compared[],
  ofFile: readonly number[],
  { known, places }: Candidates,
): ReadonlyMap<string, Group> {
  const groups = new Map<string, Group>()
  const nameOf = ({ format, key }: Compared): string | null => {
    const reference = referenceIn(key)
    return reference === null ? null : `${format} ${reference.base}`
  }
  for (const place of ofFile) {
    const name = nameOf(rows[place]!)
    if (name === null) continue
    const group = groups.get(name)
    if (group === undefined) groups.set(name, { rows: [place], known: [] })
    else group.rows.push(place)
  }
  for (const place of places) groups.get(nameOf(known[place]!) ?? '')?.known.push(place)
  return groups
}

/** Places by their day, the first of each day at the end. */
function placesByDay(known: readonly Compared[], places: readonly number[]): ReadonlyMap<string, number[]> {
  const byDay = new Map<string, number[]>()
  for (const place of places.toReversed()) {
    const day = dayOf(known[place]!)
    const list = byDay.get(day)
    if (list === undefined) byDay.set(day, [place])
    else list.push(place)
  }
  return byDay
}

/**
 * Pairs rows with trades of the same reference, code, side and units, whatever order the files are in: those of one day first. A
 * reference that is alone on both sides names one trade on any day, except in a mapped file.
 * @param ofFile places in `rows` of one file
 * @param isOpen whether a row of it has no pair yet
 * @returns by place in `rows`: the place of its pair in `known`, or how many it could be
 */
export function withSameReference(
  {
    rows,
    ofFile,
    isOpen,
  }: { rows: readonly Compared[]; ofFile: readonly number[]; isOpen: (place: number) => boolean },
  candidates: Candidates,
): { pairs: Map<number, number>; unclear: Map<number, number> } {
  const { known, isFree } = candidates
  const [pairs, unclear] = [new Map<number, number>(), new Map<number, number>()]
  for (const group of groupsOf(rows, ofFile, candidates).values()) {
    const byDay = placesByDay(known, group.known.filter(isFree))
    const rest = group.rows.filter((place) => {
      if (!isOpen(place)) return false
      const pair = byDay.get(dayOf(rows[place]!))?.pop()
      if (pair !== undefined) pairs.set(place, pair)
      return pair === undefined
    })
    const left = [...byDay.values()].flat()
    if (group.rows.length === 1 && group.known.length === 1 && rest.length === 1 && left.length === 1) {
      const judged = judgedAlone(rows[rest[0]!]!, known[left[0]!]!)
      if (judged === 'same') pairs.set(rest[0]!, left[0]!)
      else if (judged === 'unclear') unclear.set(rest[0]!, 1)
      continue
    }
    // A day that was edited before keys had days.
    const edited = left.filter((place) => !hasOwnDay(known[place]!)).length
    if (edited > 0) for (const place of rest) unclear.set(place, edited)
  }
  return { pairs, unclear }
}
