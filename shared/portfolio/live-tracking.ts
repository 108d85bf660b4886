// Live tracking: when a holding follows the market and when its price is the person's own (spec section 4, Holdings).
import { type HoldingType, instrumentKey, instrumentOf } from '../market/instrument.ts'
import { coinIdOf } from '../market/popular-assets.ts'
import { type HoldingChange, maxNameLength, type NewHolding, type StoredHolding } from './holding.ts'
import type { PriceService } from '../market/ports.ts'

type Identified = Pick<StoredHolding, 'type' | 'symbol' | 'coinId'>

/** The coin behind a commonly held ticker, where the client named none; tickers are not unique, so no guessing beyond. */
const coinOf = (type: HoldingType, symbol: string, coinId: string | undefined): { coinId?: string } => {
  const known = type === 'crypto' ? (coinId ?? coinIdOf(symbol)) : undefined
  return known === undefined ? {} : { coinId: known }
}

type Tracking = Pick<StoredHolding, 'isLiveTracked' | 'manualPrice'> & { marketName?: string }

/**
 * The tracking half of a holding: live when the market can price it (a provider price, or, while no provider answers, a
 * sample price of a security we know), or else at its cost basis, untracked (decision 16).
 */
async function track(holding: Identified & { costBasis: number }, quotes: PriceService): Promise<Tracking> {
  const instrument = instrumentOf(holding)
  const priced =
    instrument === undefined ? undefined : (await quotes.priceAll([instrument], 'fresh')).get(instrumentKey(instrument))
  if (priced?.kind === 'quote') return { isLiveTracked: true, manualPrice: null, marketName: priced.quote.name }
  if (priced?.kind === 'sample' && priced.isListed)
    return { isLiveTracked: true, manualPrice: null, marketName: priced.name }
  return { isLiveTracked: false, manualPrice: holding.costBasis }
}

/** The name a person gave, or else the market's, cut to what a name may be. */
const named = (given: string | undefined, marketName: string | undefined): { name?: string } => {
  const name = given ?? marketName?.slice(0, maxNameLength)
  return name === undefined ? {} : { name }
}

/** A new holding. A current price turns live tracking off unless the client asks for live tracking. */
export async function openHolding(
  request: NewHolding & { id: string },
  quotes: PriceService,
  now: string,
): Promise<StoredHolding> {
  const { id, type, symbol, name, quantity, costBasis, currentPrice } = request
  const wantsLive = request.isLiveTracked ?? currentPrice === undefined
  const coin = coinOf(type, symbol, request.coinId)
  const { marketName, ...tracking }: Tracking = wantsLive
    ? await track({ type, symbol, costBasis, ...coin }, quotes)
    : { isLiveTracked: false, manualPrice: currentPrice ?? costBasis }
  // Asked for live tracking, not to be had, but a price was sent along: that price is better than the cost basis.
  if (wantsLive && !tracking.isLiveTracked && currentPrice !== undefined) tracking.manualPrice = currentPrice
  return {
    id,
    type,
    symbol,
    ...named(name, marketName),
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
export async function changeHolding(
  before: StoredHolding,
  change: HoldingChange,
  quotes: PriceService,
  now: string,
): Promise<StoredHolding> {
  const { currentPrice, coinId, name, ...fields } = change
  const { coinId: coinBefore, name: nameBefore, ...rest } = before
  const after = { ...rest, ...fields, lastUpdated: now, updatedAt: now }
  const isSameSecurity = after.symbol === before.symbol && after.type === before.type
  const coin = coinOf(after.type, after.symbol, coinId ?? (isSameSecurity ? coinBefore : undefined))
  // The old name would be wrong on another security.
  const nameAfter = name ?? (isSameSecurity ? nameBefore : undefined)
  const isAnother = !isSameSecurity || coin.coinId !== coinBefore
  if (typeof currentPrice === 'number') {
    return { ...after, ...coin, ...named(nameAfter, undefined), isLiveTracked: false, manualPrice: currentPrice }
  }
  if (currentPrice === null || (before.isLiveTracked && isAnother)) {
    const { marketName, ...tracking } = await track({ ...after, ...coin }, quotes)
    return { ...after, ...coin, ...named(nameAfter, marketName), ...tracking }
  }
  return { ...after, ...coin, ...named(nameAfter, undefined) }
}
