// ShownQuote: a price as the API answers it, with its change, its source and its age (P16).
import type { Instrument } from './instrument.ts'
import { decimalOf, minus, percentOf, toNumber } from '../kernel/money.ts'
import { popularAssetOf } from './popular-assets.ts'
import { asxDelayMinutes, type PricedInstrument, type Quote } from './quote.ts'
import { instrumentTypes } from './security.ts'

/** AUD and percent since the close before; null when that close is not known. */
function changeSince(price: number, previousClose: number | null): Pick<Quote, 'change' | 'changePercent'> {
  if (previousClose === null) return { change: null, changePercent: null }
  const change = minus(decimalOf(price), decimalOf(previousClose))
  return { change: toNumber(change), changePercent: percentOf(change, decimalOf(previousClose)) }
}

const identity = (instrument: Instrument): Partial<Pick<Quote, 'id' | 'delayedMinutes'>> =>
  instrument.kind === 'coin' ? { id: instrument.id } : { delayedMinutes: asxDelayMinutes }

function sampleQuote(instrument: Instrument, sample: PricedInstrument & { kind: 'sample' }): Quote {
  const asset = popularAssetOf(instrument)
  const type = asset?.type ?? (instrument.kind === 'coin' ? 'crypto' : 'other')
  return {
    symbol: asset?.symbol ?? (instrument.kind === 'coin' ? instrument.id.toUpperCase() : instrument.code),
    name: sample.name,
    price: sample.price,
    ...changeSince(sample.price, sample.previousClose),
    currency: 'AUD',
    timestamp: null,
    type,
    instrumentType: instrumentTypes[type],
    source: 'sample',
    stale: false,
    isMock: true,
    ...identity(instrument),
  }
}

function providerQuote({ quote, isStale }: PricedInstrument & { kind: 'quote' }): Quote {
  const { symbol, name, price, previousClose, asOf, type, instrumentType, source, instrument } = quote
  return {
    symbol,
    name,
    price,
    ...changeSince(price, previousClose),
    currency: 'AUD',
    timestamp: asOf,
    type,
    instrumentType,
    source,
    stale: isStale,
    isMock: false,
    ...identity(instrument),
  }
}

/** @returns null when no market knows the instrument */
export function shownQuote(instrument: Instrument, priced: PricedInstrument): Quote | null {
  if (priced.kind === 'not-found') return null
  return priced.kind === 'quote' ? providerQuote(priced) : sampleQuote(instrument, priced)
}
