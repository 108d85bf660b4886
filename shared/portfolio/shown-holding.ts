// Shown holding: adding, editing and restoring a holding before the server has answered, from what is on screen. The rules are
// those that the server runs on the stored holding.
import { typedPlaces } from '../kernel/decimal.ts'
import type { PricedInstrument } from '../market/quote.ts'
import type { Holding, HoldingChange, NewHolding, StoredHolding } from './holding.ts'
import { editHolding, openHolding, requestFor, securityAfter } from './live-tracking.ts'
import { pricedHolding, valueOf } from './valuation.ts'

/** Nobody has been asked for a price: what follows the market stands at its cost. */
const noPrices: ReadonlyMap<string, PricedInstrument> = new Map()

/** A shown holding as it would be stored, as far as the rules ask: its revision is not known here, and is 0. */
export function storedOf(holding: Holding): StoredHolding {
  const { id, type, symbol, name, coinId, quantity, costBasis, isLiveTracked, createdAt, lastUpdated, updatedAt } =
    holding
  return {
    id,
    type,
    symbol,
    ...(name === undefined ? {} : { name }),
    ...(coinId === undefined ? {} : { coinId }),
    quantity,
    costBasis,
    isLiveTracked,
    manualPrice: isLiveTracked || holding.priceStatus === 'cost' ? null : holding.currentPrice,
    createdAt,
    lastUpdated,
    ...(updatedAt === undefined ? {} : { updatedAt }),
    revision: 0,
    ...(holding.costBase === undefined ? {} : { costBase: holding.costBase }),
    ...(holding.note === undefined ? {} : { note: holding.note }),
  }
}

/**
 * What an edit looks like before the server has answered: the price of the same security stays, and that of one security is
 * never shown on another.
 * @param now ISO instant
 */
export function editShown(holding: Holding, change: HoldingChange, now: string): Holding {
  const after = pricedHolding(editHolding(storedOf(holding), change, 'notAsked', now), noPrices)
  const isSamePrice = after.isLiveTracked && holding.isLiveTracked && !securityAfter(holding, change).isAnother
  if (!isSamePrice || holding.priceStatus === 'cost') return after
  const { currentPrice, priceStatus, priceSource, priceAsOf, previousClose, delayedMinutes } = holding
  return {
    ...after,
    currentPrice,
    priceStatus,
    priceSource,
    priceAsOf,
    previousClose,
    ...(delayedMinutes === undefined ? {} : { delayedMinutes }),
    totalValue: valueOf(after.quantity, currentPrice),
  }
}

/**
 * A new holding before the server has priced it: at the price given, or at its cost basis.
 * @param now ISO instant
 */
export const openShown = (request: NewHolding & { id: string }, now: string): Holding =>
  pricedHolding(openHolding(request, 'notAsked', now), noPrices)

/** The request that adds a holding again. Units that follow from trades can have more decimals than can be typed, or be 0. */
export function restorable(holding: StoredHolding, hasTrades: boolean): NewHolding & { id: string } {
  const request = requestFor(holding)
  if (!hasTrades) return request
  const smallest = 10 ** -typedPlaces
  return { ...request, quantity: Number(request.quantity.toFixed(typedPlaces)) || smallest }
}

/** The request that puts a deleted holding back. */
export const requestToRestore = (holding: Holding): NewHolding & { id: string } => ({
  ...restorable(storedOf(holding), holding.hasLedger === true),
  restores: true,
})
