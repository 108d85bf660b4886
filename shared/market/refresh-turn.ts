// Refresh turn: in which order the scheduled refresh, and the run after the close, ask for symbols when one run cannot ask for all
// (P110, ADR 038).
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

/** Where in a turn the earliest symbol of a batch stands. */
function earliest(group: Group, places: ReadonlyMap<string, number>): number {
  return Math.min(...instrumentsIn(group).map((instrument) => places.get(instrumentKey(instrument)) ?? Infinity))
}

const placesIn = (turn: readonly Instrument[]): Map<string, number> =>
  new Map(turn.map((instrument, place) => [instrumentKey(instrument), place]))

/**
 * Batches in the order of their earliest symbol. Those without a price come last in the batches, and a batch has its place by them too:
 * by its first symbol alone, one of the last with a price and the first without would stand at the end of every turn.
 */
export function groupsInTurn(turn: readonly Instrument[], kept: Pick<Kept, 'quotes'>, sources: QuoteSources): Group[] {
  const places = placesIn(turn)
  return groupByProvider(knownFirst(turn, kept), sources).toSorted((a, b) => earliest(a, places) - earliest(b, places))
}

/** Where in a turn the earliest symbol of one of its batches stands. */
export const placeOf = (group: Group, turn: readonly Instrument[]): number => earliest(group, placesIn(turn))
