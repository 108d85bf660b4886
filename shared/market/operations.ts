// Market use cases: search and quotes, each quote with its source and age (P16).
import { type Instrument, instrumentKey } from './instrument.ts'
import { market as contract } from './contract.ts'
import { type OpenAccountPorts, whileOpen } from './open-account.ts'
import { fail } from '../operation/problem.ts'
import { popularAssetOf } from './popular-assets.ts'
import { decimalOf, minus, percentOf, toNumber } from '../kernel/money.ts'
import { asxDelayMinutes, type PricedInstrument, type Quote } from './quote.ts'
import { implement } from '../operation/implement.ts'
import type { PriceService } from './ports.ts'
import type { SecuritySearch } from './security-search.ts'

export type MarketPorts = OpenAccountPorts & {
  quotes: PriceService
  search: SecuritySearch
}

const searchFailed = 'Failed to search investments. Please try again.'

/** AUD and percent since the close before; null when that close is not known. */
function changeSince(price: number, previousClose: number | null): Pick<Quote, 'change' | 'changePercent'> {
  if (previousClose === null) return { change: null, changePercent: null }
  const change = minus(decimalOf(price), decimalOf(previousClose))
  return { change: toNumber(change), changePercent: percentOf(change, decimalOf(previousClose)) }
}

const identity = (instrument: Instrument): Partial<Pick<Quote, 'id' | 'delayedMinutes'>> =>
  instrument.kind === 'coin' ? { id: instrument.id } : { delayedMinutes: asxDelayMinutes }

const instrumentTypes = { stock: 'EQUITY', etf: 'ETF', crypto: 'CRYPTOCURRENCY', other: '' } as const

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

export const marketOperations = implement<MarketPorts>()(contract, {
  async search({ userId, query: { q, type } }, { search, ...ports }) {
    const outcome = await whileOpen(ports, userId, search.find(q, type))
    return outcome.kind === 'found' ? { results: outcome.results } : fail('bad_gateway', searchFailed)
  },

  async quotes({ userId, query: { symbols, coins } }, { quotes, ...ports }) {
    const codes = new Set(symbols.map((symbol) => symbol.toUpperCase().replace(/\.AX$/, '')))
    const instruments: Instrument[] = [
      ...[...codes].map((code) => ({ kind: 'asx', code }) as const),
      ...coins.map((id) => ({ kind: 'coin', id }) as const),
    ]
    const prices = await whileOpen(ports, userId, quotes.priceAll(instruments, 'fresh'))
    const found: Quote[] = []
    const errors: { symbol: string; error: string }[] = []
    for (const instrument of instruments) {
      const priced = prices.get(instrumentKey(instrument))
      if (priced?.kind === 'quote') found.push(providerQuote(priced))
      else if (priced?.kind === 'sample') found.push(sampleQuote(instrument, priced))
      else if (instrument.kind === 'coin')
        errors.push({ symbol: instrument.id, error: 'No coin with this id was found.' })
      else errors.push({ symbol: instrument.code, error: 'No ASX share or ETF with this code was found.' })
    }
    return { quotes: found, errors }
  },
})
