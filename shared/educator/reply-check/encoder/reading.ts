// Reading: what the encoder makes of a reply: how much each of its sentences, in the context of all, sounds like one that must not be
// shown, and whether the whole declines, warns of a scam or comforts. The encoder turns pieces of words into states; a linear layer over
// those of a sentence, learned with it, weighs them.
import heads from '../data/encoder-heads.json' with { type: 'json' }
import type { ReadUnit } from '../score/features.ts'
import { longestUnit, type Window, windowsOf } from './windows.ts'
import { marks, piecesOf, type Vocabulary } from './word-pieces.ts'

export type Encoder = {
  readonly vocabulary: Vocabulary
  /** A row of `stateSize` numbers for each piece, one row after the other. */
  encode(ids: readonly number[]): Promise<Float32Array>
}

/** How many numbers the state of a piece has. */
export const stateSize = 384

export type Reading = {
  /** Log odds of each unit that it must not be shown. */
  readonly units: readonly number[]
  /** Log odds that the whole declines, warns of a scam or comforts. */
  readonly delicate: number
}

const dot = (states: Float32Array, weights: readonly number[], from: number): number => {
  let sum = 0
  for (let at = 0; at < stateSize; at++) sum += (states[at] ?? 0) * (weights[from + at] ?? 0)
  return sum
}

/** Over the mean of the states of a unit, and over the largest value that any of them has in each place. */
function weighUnit(states: Float32Array, { from, to }: Window['units'][number]): number {
  const mean = new Float32Array(stateSize)
  const largest = new Float32Array(stateSize).fill(Number.NEGATIVE_INFINITY)
  for (let piece = from; piece < to; piece++) {
    for (let at = 0; at < stateSize; at++) {
      const value = states[piece * stateSize + at] ?? 0
      mean[at] = (mean[at] ?? 0) + value / (to - from)
      largest[at] = Math.max(largest[at] ?? 0, value)
    }
  }
  return dot(mean, heads.unit.weights, 0) + dot(largest, heads.unit.weights, stateSize) + heads.unit.bias
}

/** The pieces of each unit, as far as they are read; whether it is a list item is one of them. */
export const piecesOfUnits = (units: readonly ReadUnit[], vocabulary: Vocabulary): number[][] =>
  units.map(({ plain, isListItem }) =>
    [...(isListItem ? [marks.listItem] : []), ...piecesOf(plain, vocabulary)].slice(0, longestUnit),
  )

/**
 * Reads the units of one reply. Rejected where the encoder fails.
 * @returns a figure for each unit in its order; `delicate` is -Infinity where there are no units
 */
export async function readWith(encoder: Encoder, units: readonly ReadUnit[]): Promise<Reading> {
  const pieces = piecesOfUnits(units, encoder.vocabulary)
  const found = units.map(() => 0)
  let delicate = Number.NEGATIVE_INFINITY
  for (const { ids, units: placed } of windowsOf(pieces)) {
    // One after the other: a window takes a whole core.
    // oxlint-disable-next-line no-await-in-loop
    const states = await encoder.encode(ids)
    for (const place of placed) found[place.at] = weighUnit(states, place)
    delicate = Math.max(delicate, dot(states, heads.delicate.weights, 0) + heads.delicate.bias)
  }
  return { units: found, delicate }
}
