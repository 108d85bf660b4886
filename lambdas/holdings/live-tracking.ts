// Live tracking: when a holding follows the market and when its price is the person's own (spec section 4, Holdings).
import { coinIdOf } from '../../shared/content/popular-assets.ts'
import type { HoldingChange, HoldingType, NewHolding, StoredHolding } from '../../shared/domain/holding.ts'
import { instrumentKey, instrumentOf } from '../../shared/domain/quote.ts'
import type { QuoteBook } from '../ports/quote-book.ts'

type Identified = Pick<StoredHolding, 'type' | 'symbol' | 'coinId'>

/** The coin behind a commonly held ticker, where the client named none; tickers are not unique, so no guessing beyond. */
const coinOf = (type: HoldingType, symbol: string, coinId: string | undefined): { coinId?: string } => {
  const known = type === 'crypto' ? (coinId ?? coinIdOf(symbol)) : undefined
  return known === undefined ? {} : { coinId: known }
}

/**
 * Whether the market can price this: a provider price, or, while no provider answers, a sample price of a security we
 * know. A security nobody knows is not followed (decision 16).
 */
async function canBeFollowed(holding: Identified, quotes: QuoteBook): Promise<boolean> {
  const instrument = instrumentOf(holding)
  if (instrument === undefined) return false
  const priced = (await quotes.priceAll([instrument], 'fresh')).get(instrumentKey(instrument))
  return priced?.kind === 'quote' || (priced?.kind === 'sample' && priced.isListed)
}

/** The tracking half of a holding: live, or at the price given, or, with no price to be had, at its cost basis. */
async function track(
  holding: Identified & { costBasis: number },
  quotes: QuoteBook,
): Promise<Pick<StoredHolding, 'isLiveTracked' | 'manualPrice'>> {
  return (await canBeFollowed(holding, quotes))
    ? { isLiveTracked: true, manualPrice: null }
    : { isLiveTracked: false, manualPrice: holding.costBasis }
}

/** A new holding. A current price turns live tracking off unless the client asks for live tracking. */
export async function openHolding(request: NewHolding & { id: string }, quotes: QuoteBook, now: string): Promise<StoredHolding> {
  const { id, type, symbol, name, quantity, costBasis, currentPrice } = request
  const wantsLive = request.isLiveTracked ?? currentPrice === undefined
  const coin = coinOf(type, symbol, request.coinId)
  const tracking = wantsLive
    ? await track({ type, symbol, costBasis, ...coin }, quotes)
    : { isLiveTracked: false, manualPrice: currentPrice ?? costBasis }
  // Asked for live tracking, not to be had, but a price was sent along: that price is better than the cost basis.
  if (wantsLive && !tracking.isLiveTracked && currentPrice !== undefined) tracking.manualPrice = currentPrice
  return {
    id,
    type,
    symbol,
    ...(name === undefined ? {} : { name }),
    ...coin,
    quantity,
    costBasis,
    ...tracking,
    createdAt: now,
    lastUpdated: now,
    revision: 0,
  }
}

/**
 * A holding after an edit: a current price turns live tracking off, `null` turns it on again, and a live-tracked holding
 * that becomes another security is priced anew, or falls back to its cost basis untracked.
 */
export async function changeHolding(before: StoredHolding, change: HoldingChange, quotes: QuoteBook, now: string): Promise<StoredHolding> {
  const { currentPrice, coinId, ...fields } = change
  const { coinId: coinBefore, ...rest } = before
  const after = { ...rest, ...fields, lastUpdated: now, updatedAt: now }
  const isSameSecurity = after.symbol === before.symbol && after.type === before.type
  const coin = coinOf(after.type, after.symbol, coinId ?? (isSameSecurity ? coinBefore : undefined))
  // The old name would be wrong on another security.
  if (!isSameSecurity && change.name === undefined) delete after.name
  if (typeof currentPrice === 'number') return { ...after, ...coin, isLiveTracked: false, manualPrice: currentPrice }
  const isAnother = !isSameSecurity || coin.coinId !== coinBefore
  if (currentPrice === null || (before.isLiveTracked && isAnother)) {
    return { ...after, ...coin, ...(await track({ ...after, ...coin }, quotes)) }
  }
  return { ...after, ...coin }
}
