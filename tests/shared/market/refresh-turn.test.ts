// The turn of the scheduled refresh: whatever has a price and whatever has none, and however few calls a run can make, nobody is
// passed over.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Instrument, instrumentKey } from '#shared/market/instrument.ts'
import { noSources } from '#shared/market/ports.ts'
import type { StoredQuote } from '#shared/market/quote.ts'
import { instrumentsIn } from '#shared/market/quote-fetcher.ts'
import { groupsInTurn, inTurn, placeOf } from '#shared/market/refresh-turn.ts'

type World = { hasPrice: boolean[]; calls: number; maxBatch: number; isPricedOnceAsked: boolean }

const worlds = fc.record<World>({
  // From hardly any with a price to hardly any without one.
  hasPrice: fc
    .tuple(fc.array(fc.nat(99), { minLength: 1, maxLength: 200 }), fc.nat(100))
    .map(([draws, percent]) => draws.map((draw) => draw < percent)),
  calls: fc.integer({ min: 2, max: 6 }),
  maxBatch: fc.integer({ min: 1, max: 20 }),
  isPricedOnceAsked: fc.boolean(),
})

/** How many runs it takes until each has been asked for; as many as there are symbols at most. */
function runsUntilAllAreAsked({ hasPrice, calls, maxBatch, isPricedOnceAsked }: World): number {
  const sources = { ...noSources, asx: { ...noSources.asx, maxBatch } }
  const all = hasPrice.map((_, at): Instrument => ({ kind: 'asx', code: `A${String(at).padStart(3, '0')}` }))
  const quotes = new Map<string, StoredQuote>()
  const price = (instrument: Instrument): unknown => quotes.set(instrumentKey(instrument), {} as StoredQuote)
  all.filter((_, at) => hasPrice[at]).forEach(price)
  const asked = new Set<string>()
  let last: string | undefined
  for (let runs = 0; runs <= all.length; runs++) {
    if (asked.size === all.length) return runs
    const turn = inTurn(all, last)
    const groups = groupsInTurn(turn, { quotes }, sources)
    for (const instrument of groups.slice(0, calls).flatMap(instrumentsIn)) {
      asked.add(instrumentKey(instrument))
      if (isPricedOnceAsked) price(instrument)
    }
    const next = groups[calls]
    const lastAsked = next === undefined ? turn.at(-1) : turn[placeOf(next, turn) - 1]
    last = lastAsked && instrumentKey(lastAsked)
  }
  return Infinity
}

/** The last batch of a run may overlap the first of the next. */
const mostRuns = ({ hasPrice, calls, maxBatch }: World): number =>
  2 * Math.ceil((Math.ceil(hasPrice.length / maxBatch) + 1) / (calls - 1)) + 1

test('each symbol is asked for after a few runs', () => {
  fc.assert(
    fc.property(worlds, (world) => {
      expect(runsUntilAllAreAsked(world)).toBeLessThanOrEqual(mostRuns(world))
    }),
    { numRuns: 300 },
  )
})

test('those without a price that are fewer than a batch do not wait behind the last of those with one', () => {
  const hasPrice = Array.from({ length: 50 }, (_, at) => at % 17 !== 3)
  expect(runsUntilAllAreAsked({ hasPrice, calls: 2, maxBatch: 10, isPricedOnceAsked: false })).toBeLessThanOrEqual(5)
})
