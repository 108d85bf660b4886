// Valuation: a stored holding joined with its price on read. The one rule for every list, sum, snapshot and offline copy.
import { type Instrument, instrumentKey, instrumentOf } from '../market/instrument.ts'
import { followsTrades, type Holding, type StoredHolding } from './holding.ts'
import { decimalOf, times, toNumber } from '../kernel/money.ts'
import { asxDelayMinutes, type PricedInstrument } from '../market/quote.ts'

/** quantity x price in AUD, exact, as the nearest number. */
export const valueOf = (quantity: number, price: number): number =>
  toNumber(times(decimalOf(quantity), decimalOf(price)))

type Price = Pick<
  Holding,
  'currentPrice' | 'priceStatus' | 'priceSource' | 'priceAsOf' | 'previousClose' | 'delayedMinutes' | 'lastUpdated'
>

/** A price that no provider gave: the person's own, or what was paid where there is none. */
function ownPrice({ manualPrice, costBasis, lastUpdated }: StoredHolding): Price {
  const facts = { previousClose: null, lastUpdated }
  return manualPrice === null
    ? { ...facts, currentPrice: costBasis, priceStatus: 'cost', priceSource: 'cost', priceAsOf: null }
    : { ...facts, currentPrice: manualPrice, priceStatus: 'manual', priceSource: 'manual', priceAsOf: lastUpdated }
}

function priceOf(holding: StoredHolding, priced: PricedInstrument | undefined): Price {
  const { lastUpdated } = holding
  if (priced === undefined || priced.kind === 'not-found') return ownPrice(holding)
  if (priced.kind === 'sample') {
    // The default sample price is that of no security in particular; what was paid says more.
    if (!priced.isListed) return ownPrice(holding)
    const from = { priceStatus: 'sample', priceSource: 'sample', priceAsOf: null } as const
    return { ...from, currentPrice: priced.price, previousClose: null, lastUpdated }
  }
  const { quote, isStale } = priced
  return {
    currentPrice: quote.price,
    priceStatus: isStale ? 'stale' : 'live',
    priceSource: quote.source,
    priceAsOf: quote.asOf,
    previousClose: quote.previousClose,
    ...(quote.instrument.kind === 'asx' ? { delayedMinutes: asxDelayMinutes } : {}),
    lastUpdated: quote.fetchedAt > lastUpdated ? quote.fetchedAt : lastUpdated,
  }
}

const followed = (holding: StoredHolding): Instrument | undefined =>
  holding.isLiveTracked ? instrumentOf(holding) : undefined

/** The distinct instruments whose prices these holdings follow. */
export function instrumentsOf(holdings: readonly StoredHolding[]): Instrument[] {
  const instruments = holdings.flatMap((holding) => followed(holding) ?? [])
  return [...new Map(instruments.map((instrument) => [instrumentKey(instrument), instrument])).values()]
}

/**
 * The holding as it is shown: its price in AUD for one unit, and quantity x price, exact.
 * @param prices by instrument key; a holding that follows the market and finds nothing here stands at its cost basis
 */
export function pricedHolding(holding: StoredHolding, prices: ReadonlyMap<string, PricedInstrument>): Holding {
  const {
    manualPrice: _manualPrice,
    revision: _revision,
    lastUpdated: _lastUpdated,
    ledgerRevision: _ledgerRevision,
    pendingLedger: _pendingLedger,
    declined: _declined,
    ...facts
  } = holding
  const instrument = followed(holding)
  const price = priceOf(holding, instrument === undefined ? undefined : prices.get(instrumentKey(instrument)))
  const trades = followsTrades(holding) ? { hasLedger: true } : {}
  return { ...facts, ...trades, ...price, totalValue: valueOf(holding.quantity, price.currentPrice) }
}
