// Refresh turn: in which order the scheduled refresh asks for symbols when one run cannot ask for all (P110, ADR 038).
import { type Instrument, instrumentKey } from './instrument.ts'
import type { Kept, QuoteSources } from './ports.ts'
import { type Group, groupByProvider, instrumentsIn, knownFirst } from './quote-fetcher.ts'

/**
 * Instruments in the order of their keys, as a circle.
 * @param last the key of the one that was asked for last, which comes at the end; from the first key when undefined
 */
export function inTurn(instruments: readonly Instrument[], last: string | undefined): Instrument[] {
  const sorted = instruments.toSorted((a, b) => (instrumentKey(a) < instrumentKey(b) ? -1 : 1))
  const next = last === undefined ? 0 : sorted.findIndex((instrument) => instrumentKey(instrument) > last)
  return next <= 0 ? sorted : [...sorted.slice(next), ...sorted.slice(0, next)]
}

/** Batches in the order of their first symbol. Those without a price have batches of their own, and these their place among the others. */
export function groupsInTurn(turn: readonly Instrument[], kept: Pick<Kept, 'quotes'>, sources: QuoteSources): Group[] {
  const places = new Map(turn.map((instrument, place) => [instrumentKey(instrument), place]))
  // Within a batch the order is that of the turn, so its first is its earliest.
  const placed = groupByProvider(knownFirst(turn, kept), sources).map((group) => {
    const [first] = instrumentsIn(group)
    return { group, place: first === undefined ? turn.length : (places.get(instrumentKey(first)) ?? turn.length) }
  })
  return placed.toSorted((a, b) => a.place - b.place).map(({ group }) => group)
}

/** Where in a turn the first symbol of a batch stands. */
export function placeOf(group: Group, turn: readonly Instrument[]): number {
  const keys = instrumentsIn(group).map(instrumentKey)
  return turn.findIndex((instrument) => keys.includes(instrumentKey(instrument)))
}
