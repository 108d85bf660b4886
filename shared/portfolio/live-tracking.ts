// Live tracking: when a holding follows the market and when its price is the person's own. The server asks the market and
// then applies these rules; the browser applies the same ones with 'notAsked' before the server has answered.
import { type HoldingType, type Instrument, instrumentOf } from '../market/instrument.ts'
import { coinIdOf } from '../market/popular-assets.ts'
import { type HoldingChange, maxNameLength, type NewHolding, type StoredHolding } from './holding.ts'
import type { HoldingNote } from './holding-note.ts'
import { type PricedInstrument } from '../market/quote.ts'

export type Found = { name: string }
/**
 * What the market says about a security: that it knows it; `none`, that there is no price to be had; `notAsked`, that
 * it was not asked yet, so that a holding that is to follow it does so until the answer is there.
 */
export type MarketAnswer = Found | 'none' | 'notAsked'

/**
 * An answer of the price service as a market answer. A sample price of a security on the curated list counts as found: it
 * exists, and no provider could be asked. The default sample price of an unknown one does not.
 */
export function marketAnswerOf(priced: PricedInstrument | undefined): MarketAnswer {
  if (priced?.kind === 'quote') return { name: priced.quote.name }
  return priced?.kind === 'sample' && priced.isListed ? { name: priced.name } : 'none'
}

type Security = Pick<StoredHolding, 'type' | 'symbol' | 'coinId'>

/** Whether there is a market that a holding of this type can follow; property or a collection has none. */
const hasMarket = (type: HoldingType): boolean => type !== 'other'

/** Where a code means one security: a share and an ETF of one code are the same, whichever of the two it was taken for. */
const marketOf = (type: HoldingType): HoldingType => (type === 'etf' ? 'stock' : type)

/** The coin behind a commonly held ticker, where none is named; tickers are not unique, so no guessing beyond. */
function securityOf(type: HoldingType, symbol: string, coinId: string | undefined): Security {
  const coin = type === 'crypto' ? (coinId ?? coinIdOf(symbol)) : undefined
  return { type, symbol, ...(coin === undefined ? {} : { coinId: coin }) }
}

type Editable = Security & { name?: string }

/**
 * Whether its name and the prices that the person has set stay: those of another security go. What no market prices has a short name of
 * the person's own for a symbol, so another one is a rename.
 */
export const isSameThing = (before: Editable, after: { type: HoldingType }, isAnother: boolean): boolean =>
  !isAnother || (before.type === 'other' && after.type === 'other')

/** Which security something is after an edit, and its name: the name and the coin of one security are never those of another. */
export function securityAfter(
  before: Editable,
  change: Pick<HoldingChange, 'type' | 'symbol' | 'coinId' | 'name'>,
): { security: Security; name: string | undefined; isAnother: boolean } {
  const { type = before.type, symbol = before.symbol } = change
  const isOther = marketOf(type) !== marketOf(before.type) || symbol !== before.symbol
  const security = securityOf(type, symbol, change.coinId ?? (isOther ? undefined : before.coinId))
  const isAnother = isOther || security.coinId !== before.coinId
  return {
    security,
    name: change.name ?? (isSameThing(before, security, isAnother) ? before.name : undefined),
    isAnother,
  }
}

const wantsLive = ({ type, isLiveTracked, currentPrice }: NewHolding): boolean =>
  hasMarket(type) && (isLiveTracked ?? currentPrice === undefined)

/** Whether an edit makes the market's answer matter: a price given up, or another security on one without an own price. */
function asksMarket(before: StoredHolding, change: HoldingChange): boolean {
  const { security, isAnother } = securityAfter(before, change)
  if (!hasMarket(security.type) || typeof change.currentPrice === 'number') return false
  return change.currentPrice === null || (isAnother && before.manualPrice === null)
}

/** What the market has to be asked about before a holding is opened; undefined when its answer would change nothing. */
export const instrumentForNew = (request: NewHolding): Instrument | undefined =>
  wantsLive(request) ? instrumentOf(securityOf(request.type, request.symbol, request.coinId)) : undefined

/** What the market has to be asked about before a holding is edited; undefined when its answer would change nothing. */
export const instrumentForEdit = (before: StoredHolding, change: HoldingChange): Instrument | undefined =>
  asksMarket(before, change) ? instrumentOf(securityAfter(before, change).security) : undefined

/** The name a person gave, or else the market's, cut to what a name may be. */
function named(given: string | undefined, price: MarketAnswer): { name?: string } {
  const name = given ?? (typeof price === 'object' ? price.name.slice(0, maxNameLength) : undefined)
  return name === undefined ? {} : { name }
}

/** A note where there is one: without an answer it is none. */
const noted = (note: HoldingNote | null | undefined): { note?: HoldingNote } =>
  note === undefined || note === null || Object.keys(note).length === 0 ? {} : { note }

/**
 * A new holding. It follows the market unless it has none or a current price is sent without asking for live tracking. One
 * whose price was not found follows it all the same, at its cost basis until a refresh finds one, unless a price was sent.
 * @param price the market's answer about `instrumentForNew`
 * @param now ISO instant
 */
export function openHolding(request: NewHolding & { id: string }, price: MarketAnswer, now: string): StoredHolding {
  const { id, type, symbol, name, coinId, quantity, costBasis, currentPrice = null } = request
  const isLiveTracked = wantsLive(request) && !(price === 'none' && currentPrice !== null)
  return {
    id,
    ...securityOf(type, symbol, coinId),
    ...named(name, isLiveTracked ? price : 'none'),
    quantity,
    costBasis,
    isLiveTracked,
    manualPrice: isLiveTracked ? null : currentPrice,
    createdAt: now,
    lastUpdated: now,
    revision: 0,
    ...noted(request.note),
  }
}

/**
 * A holding after an edit. A current price ends live tracking, `null` starts it again. A live-tracked holding that becomes
 * another security is priced anew, or, when that has no price, stands at its cost basis with tracking off. A price of the person's own
 * keeps the day it was set on (`lastUpdated`) while they change something else.
 * @param price the market's answer about `instrumentForEdit`
 * @param now ISO instant
 */
export function editHolding(
  before: StoredHolding,
  change: HoldingChange,
  price: MarketAnswer,
  now: string,
): StoredHolding {
  const { security, name, isAnother } = securityAfter(before, change)
  const { name: _name, coinId: _coinId, declined, note, ...rest } = before
  // What was declined was about the security before.
  const facts = {
    ...rest,
    ...(declined === undefined || isAnother ? {} : { declined }),
    // The person's own words stay theirs, whatever becomes of the security.
    ...noted(change.note === undefined ? note : change.note),
  }
  const { quantity = before.quantity, costBasis = before.costBasis, currentPrice } = change
  const after = { ...facts, ...security, quantity, costBasis, lastUpdated: now, updatedAt: now }
  if (typeof currentPrice === 'number') {
    return { ...after, ...named(name, 'none'), isLiveTracked: false, manualPrice: currentPrice }
  }
  if (asksMarket(before, change)) {
    const isLost = price === 'none' && (currentPrice === undefined || (before.isLiveTracked && isAnother))
    return { ...after, ...named(name, price), isLiveTracked: !isLost, manualPrice: null }
  }
  const isLiveTracked = before.isLiveTracked && hasMarket(security.type)
  const manualPrice = currentPrice === null ? null : before.manualPrice
  const isOld = manualPrice !== null && isSameThing(before, security, isAnother)
  const lastUpdated = isOld ? before.lastUpdated : now
  return { ...after, ...named(name, 'none'), isLiveTracked, manualPrice, lastUpdated }
}

/** The request that opens a holding like this one: same id, same facts, same way to its price. */
export function requestFor(holding: StoredHolding): NewHolding & { id: string } {
  const { id, type, symbol, name, coinId, quantity, costBasis, isLiveTracked, manualPrice, note } = holding
  return {
    id,
    type,
    symbol,
    quantity,
    costBasis,
    ...(name === undefined ? {} : { name }),
    ...(coinId === undefined ? {} : { coinId }),
    ...(isLiveTracked ? {} : manualPrice === null ? { isLiveTracked } : { currentPrice: manualPrice }),
    ...noted(note),
  }
}

/** No part of a request. */
const noDate = ''

/** A request after an edit of what it asks for: opened, it is what the edit would have made of the holding. */
export const editRequest = (request: NewHolding & { id: string }, change: HoldingChange) =>
  requestFor(editHolding(openHolding(request, 'notAsked', noDate), change, 'notAsked', noDate))
