// Windows: a reply cut into stretches that the encoder reads at once. Most replies are one; a longer one goes on in the next, with the
// last sentences of the one before as its context.
import { marks } from './word-pieces.ts'

export type Window = {
  readonly ids: readonly number[]
  /** Where each unit stands in `ids`, from and to; those that only give context are not listed. */
  readonly units: ReadonlyArray<{ readonly at: number; readonly from: number; readonly to: number }>
}

/** As long as the longest reply that was learned from. */
const longestWindow = 336
/** The units before that are read again as context, and how many pieces they may take together. */
const context = { units: 2, pieces: 96 }
/** What is beyond is not read: a sentence has said what it says by then. */
export const longestUnit = 120

/** @param units the pieces of each unit, in their order, of `longestUnit` at most */
export function windowsOf(units: ReadonlyArray<readonly number[]>): Window[] {
  const cut = units.map((pieces) => [...pieces, marks.end])
  const windows: Window[] = []
  let next = 0
  while (next < cut.length) {
    let first = next
    let pieces = 0
    while (first > 0 && next - first < context.units) {
      const size = cut[first - 1]?.length ?? 0
      if (pieces + size > context.pieces) break
      pieces += size
      first--
    }
    const ids: number[] = [marks.begin]
    for (const before of cut.slice(first, next)) ids.push(...before)
    const placed: Array<Window['units'][number]> = []
    for (let unit = cut[next]; unit !== undefined && ids.length + unit.length <= longestWindow; unit = cut[next]) {
      placed.push({ at: next, from: ids.length, to: ids.length + unit.length })
      ids.push(...unit)
      next++
    }
    windows.push({ ids, units: placed })
  }
  return windows
}
