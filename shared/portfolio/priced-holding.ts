// Priced holding: a stored holding joined with its price on read (decisions 10-13).
import { instrumentKey, instrumentOf } from '../market/instrument.ts'
import type { Holding, StoredHolding } from './holding.ts'
import { valueOf } from './valuation.ts'
import { asxDelayMinutes } from '../market/quote.ts'
import type { PricedInstrument } from '../market/ports.ts'

type Price = Pick<
  Holding,
  'currentPrice' | 'priceStatus' | 'priceSource' | 'priceAsOf' | 'previousClose' | 'delayedMinutes' | 'lastUpdated'
>

function priceOf(holding: StoredHolding, priced: PricedInstrument | undefined): Price {
  if (!holding.isLiveTracked || priced === undefined || priced.kind === 'not-found') {
    return {
      currentPrice: holding.manualPrice ?? holding.costBasis,
      priceStatus: 'manual',
      priceSource: 'manual',
      priceAsOf: holding.lastUpdated,
      previousClose: null,
      lastUpdated: holding.lastUpdated,
    }
  }
  if (priced.kind === 'sample') {
    return {
      currentPrice: priced.price,
      priceStatus: 'sample',
      priceSource: 'sample',
      priceAsOf: null,
      previousClose: null,
      lastUpdated: holding.lastUpdated,
    }
  }
  const { quote, isStale } = priced
  return {
    currentPrice: quote.price,
    priceStatus: isStale ? 'stale' : 'live',
    priceSource: quote.source,
    priceAsOf: quote.asOf,
    previousClose: quote.previousClose,
    ...(quote.instrument.kind === 'asx' ? { delayedMinutes: asxDelayMinutes } : {}),
    lastUpdated: quote.fetchedAt > holding.lastUpdated ? quote.fetchedAt : holding.lastUpdated,
  }
}

/** The holding as the API answers it; its total is quantity x price, exact. */
export function pricedHolding(holding: StoredHolding, prices: ReadonlyMap<string, PricedInstrument>): Holding {
  const { manualPrice: _manualPrice, revision: _revision, lastUpdated: _lastUpdated, ...facts } = holding
  const instrument = instrumentOf(holding)
  const price = priceOf(holding, instrument === undefined ? undefined : prices.get(instrumentKey(instrument)))
  return { ...facts, ...price, totalValue: valueOf(holding.quantity, price.currentPrice) }
}
