// PriceFollower: what else hangs on the scheduled refresh: the instruments it asks for, and the prices it is shown. It can fail
// without touching a price.
import { type Instrument, instrumentKey } from './instrument.ts'
import { errorFacts, type Log } from '../operation/ports.ts'
import { popularAssetOf } from './popular-assets.ts'
import type { PriceFollower, QuoteStore } from './ports.ts'
import type { StoredQuote } from './quote.ts'

export type FollowedPorts = { store: QuoteStore; follower?: PriceFollower; log: Log }

/** What was looked at lately, and what the follower needs as far as a market is known to have it. */
export async function instrumentsToRefresh({ store, follower, log }: FollowedPorts, now: Date): Promise<Instrument[]> {
  const needed = follower?.instruments().catch((error: unknown) => {
    log.error('what follows the prices could not be read', errorFacts(error))
    return []
  })
  const [tracked, others] = await Promise.all([store.tracked(now), needed ?? []])
  const known = new Set(tracked.map(instrumentKey))
  const more = others.filter((instrument) => !known.has(instrumentKey(instrument)))
  if (more.length === 0) return tracked
  const { quotes } = await store.read(more)
  const exists = (instrument: Instrument): boolean =>
    quotes.has(instrumentKey(instrument)) || popularAssetOf(instrument) !== undefined
  return [...tracked, ...more.filter(exists)]
}

/** The prices are stored by now: whatever fails here fails alone. */
export async function follow(
  kind: Instrument['kind'],
  confirmed: readonly StoredQuote[],
  { follower, log }: FollowedPorts,
): Promise<void> {
  if (follower === undefined) return
  try {
    log.info('prices followed', { kind, ...(await follower.follow(kind, confirmed)) })
  } catch (error) {
    log.error('the prices could not be followed', { kind, ...errorFacts(error) })
  }
}
