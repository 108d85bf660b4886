// Quote ingestion: turns a provider's answer into a checked quote, and stores it when something changed.
import type { Instrument } from './instrument.ts'
import { popularAssetOf } from './popular-assets.ts'
import { isWorthStoring } from './freshness.ts'
import { judge, type KeptQuote, type PriceOffer, type RefusedBecause, type SuspectPrice } from './price-check.ts'
import { instrumentTypes, tidyName, typeOfSecurity } from './security.ts'
import type { StoredQuote } from './quote.ts'
import type { QuoteStore, SourceAnswer } from './ports.ts'

/** What an answer comes to after the sanity checks. */
export type Settled =
  | { kind: 'confirmed'; quote: StoredQuote }
  | { kind: 'held-back'; suspect: SuspectPrice }
  /** Older than what is kept: a copy on its way, no failure, and nothing to learn from. */
  | { kind: 'older' }
  | { kind: 'not-found' }
  | { kind: 'unusable'; because: RefusedBecause | 'no-data' }

type Described = Pick<StoredQuote, 'symbol' | 'name' | 'type' | 'instrumentType'>

/** Names and types are static: what an answer leaves out is taken from what is kept, then from the curated list. */
function describe(instrument: Instrument, offer: PriceOffer, kept: KeptQuote | undefined): Described {
  const curated = popularAssetOf(instrument)
  if (instrument.kind === 'coin') {
    return {
      symbol: curated?.symbol ?? kept?.symbol ?? instrument.id.toUpperCase(),
      name: curated?.name ?? kept?.name ?? instrument.id,
      type: 'crypto',
      instrumentType: instrumentTypes.crypto,
    }
  }
  const symbol = instrument.code
  const [longName, shortName] = [tidyName(offer.longName), tidyName(offer.shortName)]
  const keptName = kept?.name === symbol ? undefined : kept?.name
  const name = longName ?? keptName ?? shortName ?? curated?.name ?? symbol
  const instrumentType = offer.instrumentType ?? kept?.instrumentType ?? instrumentTypes[curated?.type ?? 'other']
  const isNameless = longName === undefined && shortName === undefined
  // Batches have no names; the type that a chart's names gave stays.
  const type = isNameless && kept !== undefined ? kept.type : typeOfSecurity(instrumentType, [name, shortName ?? ''])
  return { symbol, name, type, instrumentType }
}

/** Judges an answer against what is kept. */
export function settle(instrument: Instrument, answer: SourceAnswer, kept: KeptQuote | undefined, now: Date): Settled {
  if (answer.kind === 'not-found') return answer
  if (answer.kind === 'no-data') return { kind: 'unusable', because: 'no-data' }
  const { offer } = answer
  const verdict = judge(instrument, offer, kept, now)
  if (verdict.kind === 'refused' && verdict.because === 'older') return { kind: 'older' }
  if (verdict.kind === 'refused') return { kind: 'unusable', because: verdict.because }
  if (verdict.kind === 'suspect') return { kind: 'held-back', suspect: verdict.suspect }
  const { price, previousClose, asOf } = verdict
  const described = describe(instrument, offer, kept)
  return {
    kind: 'confirmed',
    quote: { instrument, ...described, price, previousClose, source: offer.source, asOf, fetchedAt: now.toISOString() },
  }
}

/** Stores what is new: a changed quote, or a price newly held back. True when something was written. */
export async function keep(
  store: QuoteStore,
  instrument: Instrument,
  settled: Settled,
  kept: KeptQuote | undefined,
): Promise<boolean> {
  if (settled.kind === 'confirmed') {
    // A price that came back from a jump is written too, so that the one held back is forgotten.
    const isNew = isWorthStoring(settled.quote, kept) || kept?.suspect !== undefined
    return isNew && (await store.save(settled.quote))
  }
  if (settled.kind !== 'held-back' || kept?.suspect?.seenAt === settled.suspect.seenAt) return false
  await store.holdBack(instrument, settled.suspect)
  return true
}
