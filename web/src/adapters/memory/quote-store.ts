// QuoteStore in memory, for the demo and for tests.
import { type Instrument, instrumentKey } from '#shared/market/instrument.ts'
import { futureToleranceMs, type KeptQuote } from '#shared/market/price-check.ts'
import type { QuoteStore } from '#shared/market/ports.ts'

type Tracking = { instrument: Instrument; lookedAtOn: string; expiresAt: Date }

/** @param onWrite told of every item written, so that a test can count them */
export function memoryQuoteStore(
  onWrite: (item: 'quote' | 'suspect' | 'tracked' | 'outage' | 'position') => void = () => {},
): QuoteStore {
  const quotes = new Map<string, KeptQuote>()
  const tracking = new Map<string, Tracking>()
  const outages = new Map<Instrument['kind'], string>()
  const positions = { refresh: new Map<Instrument['kind'], string>(), history: new Map<Instrument['kind'], string>() }

  return {
    async read(instruments) {
      const found = instruments.map(instrumentKey).flatMap((key) => {
        const quote = quotes.get(key)
        return quote === undefined ? [] : [[key, structuredClone(quote)] as const]
      })
      return { quotes: new Map(found), outages: Object.fromEntries(outages) }
    },

    async save(quote) {
      const key = instrumentKey(quote.instrument)
      const stored = quotes.get(key)
      const believedUntil = new Date(Date.parse(quote.fetchedAt) + futureToleranceMs).toISOString()
      if (stored !== undefined && stored.asOf > quote.asOf && stored.asOf <= believedUntil) return false
      quotes.set(key, structuredClone(quote))
      onWrite('quote')
      return true
    },

    async holdBack(instrument, suspect) {
      const stored = quotes.get(instrumentKey(instrument))
      if (stored === undefined) return
      stored.suspect = { ...suspect }
      onWrite('suspect')
    },

    async track(instruments, day, expiresAt) {
      for (const instrument of instruments) {
        const key = instrumentKey(instrument)
        if (tracking.get(key)?.lookedAtOn === day) continue
        tracking.set(key, { instrument, lookedAtOn: day, expiresAt })
        onWrite('tracked')
      }
    },

    async tracked(now) {
      return [...tracking.values()]
        .filter(({ expiresAt }) => expiresAt > now)
        .toSorted((a, b) => b.lookedAtOn.localeCompare(a.lookedAtOn))
        .map(({ instrument }) => instrument)
    },

    async positions(run) {
      return Object.fromEntries(positions[run])
    },

    async notePosition(run, kind, key) {
      positions[run].set(kind, key)
      onWrite('position')
    },

    async noteOutage(kind, since) {
      if (since === null) outages.delete(kind)
      else outages.set(kind, since)
      onWrite('outage')
    },
  }
}
