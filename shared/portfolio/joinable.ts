// Joinable: several holdings of one instrument that can become one holding with parcels (P54).
import { instrumentKey, instrumentOf } from '../market/instrument.ts'
import type { Holding } from './holding.ts'
import { type HoldingNote, maxNoteLength } from './holding-note.ts'

/**
 * @property key the instrument, as one word
 * @property into the holding that stays: the one with trades, else the oldest
 * @property others those that become parcels of it, the oldest first
 */
export type Joinable = { key: string; into: Holding; others: readonly Holding[] }

/**
 * The instruments held more than once whose holdings can be joined: at most one of them has trades, since two ledgers may
 * tell of the same trades. What no provider prices is never joined: two of that name may be two things.
 */
export function joinable(holdings: readonly Holding[]): Joinable[] {
  const groups = new Map<string, Holding[]>()
  for (const holding of holdings) {
    const instrument = instrumentOf(holding)
    if (instrument === undefined) continue
    const key = instrumentKey(instrument)
    groups.set(key, [...(groups.get(key) ?? []), holding])
  }
  return [...groups].flatMap(([key, group]) => {
    const oldestFirst = group.toSorted((a, b) => (a.createdAt < b.createdAt ? -1 : a.createdAt > b.createdAt ? 1 : 0))
    const withTrades = oldestFirst.filter(({ hasLedger }) => hasLedger === true)
    const into = withTrades[0] ?? oldestFirst[0]
    if (group.length < 2 || withTrades.length > 1 || into === undefined) return []
    return [{ key, into, others: oldestFirst.filter((one) => one !== into) }]
  })
}

const separator = ' / '

/** Different answers in one, the oldest first; one that no longer fits is left out. */
function together(answers: readonly (string | undefined)[]): string | undefined {
  const different = [...new Set(answers.filter((answer) => answer !== undefined))]
  return different.reduce<string | undefined>((all, answer) => {
    const longer = all === undefined ? answer : `${all}${separator}${answer}`
    return [...longer].length <= maxNoteLength ? longer : all
  }, undefined)
}

/** The notes of holdings that become one, as the note of the one that stays; undefined where nobody noted anything. */
export function joinedNote({ into, others }: Pick<Joinable, 'into' | 'others'>): HoldingNote | undefined {
  const notes = [into, ...others].map(({ note }) => note)
  const why = together(notes.map((note) => note?.why))
  const changeMind = together(notes.map((note) => note?.changeMind))
  if (why === undefined && changeMind === undefined) return undefined
  return { ...(why === undefined ? {} : { why }), ...(changeMind === undefined ? {} : { changeMind }) }
}
