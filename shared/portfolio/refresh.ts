// Refresh: which prices a portfolio needs, and one result for each holding (spec section 7, batch price fetch).
import { type Instrument, instrumentKey, instrumentOf } from '../market/instrument.ts'
import type { HoldingResult } from './contract.ts'
import type { Holding, StoredHolding } from './holding.ts'
import type { PricedInstrument } from '../market/ports.ts'

const noNewPrice = {
  quote: 'No new price right now. The last known price is shown.',
  sample: 'No price could be fetched. A sample price is shown.',
  'not-found': 'No price was found for this symbol.',
} as const

/** The distinct instruments behind the live-tracked holdings. */
export function instrumentsOf(holdings: readonly StoredHolding[]): Instrument[] {
  const distinct = new Map<string, Instrument>()
  for (const holding of holdings) {
    const instrument = holding.isLiveTracked ? instrumentOf(holding) : undefined
    if (instrument !== undefined) distinct.set(instrumentKey(instrument), instrument)
  }
  return [...distinct.values()]
}

export function refreshResult(holding: Holding, prices: ReadonlyMap<string, PricedInstrument>): HoldingResult {
  const instrument = instrumentOf(holding)
  const priced = instrument === undefined ? undefined : prices.get(instrumentKey(instrument))
  if (priced?.kind === 'quote' && !priced.isStale) return { holdingId: holding.id, success: true, data: holding }
  return { holdingId: holding.id, success: false, data: holding, error: noNewPrice[priced?.kind ?? 'not-found'] }
}
