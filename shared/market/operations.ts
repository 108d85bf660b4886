// Market use cases: search and quotes, each quote with its source and age (P16).
import { type Instrument, instrumentKey } from './instrument.ts'
import { market as contract } from './contract.ts'
import { type OpenAccountPorts, whileOpen } from './open-account.ts'
import { fail } from '../operation/problem.ts'
import type { Quote } from './quote.ts'
import { implement } from '../operation/implement.ts'
import type { PriceService } from './ports.ts'
import type { SecuritySearch } from './security-search.ts'
import { shownQuote } from './shown-quote.ts'

export type MarketPorts = OpenAccountPorts & {
  quotes: PriceService
  search: SecuritySearch
}

const searchFailed = 'Failed to search investments. Please try again.'
const coinSearchUsedUp =
  'That’s all the looking up of coins for today. The well-known ones still come up, and tomorrow you can look for any other.'

export const marketOperations = implement<MarketPorts>()(contract, {
  async search({ userId, query: { q, type } }, { search, ...ports }) {
    const outcome = await whileOpen(ports, userId, search.find(q, type, userId))
    if (outcome.kind === 'used-up') {
      fail('too_many_requests', coinSearchUsedUp, { retryAfterSeconds: outcome.retryAfterSeconds })
    }
    return outcome.kind === 'found' ? { results: outcome.results } : fail('bad_gateway', searchFailed)
  },

  async quotes({ userId, query: { symbols, coins } }, { quotes, ...ports }) {
    const codes = new Set(symbols.map((symbol) => symbol.toUpperCase().replace(/\.AX$/, '')))
    const instruments: Instrument[] = [
      ...[...codes].map((code) => ({ kind: 'asx', code }) as const),
      ...coins.map((id) => ({ kind: 'coin', id }) as const),
    ]
    const prices = await whileOpen(
      ports,
      userId,
      quotes.priceAll(instruments, 'fresh', { askedBy: userId, looks: 'shares' }),
    )
    const found: Quote[] = []
    const errors: { symbol: string; error: string }[] = []
    for (const instrument of instruments) {
      const priced = prices.get(instrumentKey(instrument))
      const quote = priced === undefined ? null : shownQuote(instrument, priced)
      if (quote !== null) found.push(quote)
      else if (instrument.kind === 'coin')
        errors.push({ symbol: instrument.id, error: 'No coin with this id was found.' })
      else errors.push({ symbol: instrument.code, error: 'No ASX share or ETF with this code was found.' })
    }
    return { quotes: found, errors }
  },
})
