// A provider that knows the prices a test says and answers in this process; what is not named does not exist.
import { type Instrument, instrumentKey } from '#shared/market/instrument.ts'
import { type QuoteSources, type SourceAnswer, SourceUnavailable } from '#shared/market/ports.ts'
import type { Clock } from '#shared/operation/ports.ts'

/** @property prices AUD by `asx:CBA` or `coin:bitcoin` */
export type ListedPrices = { prices: Record<string, number>; isAway: boolean; asked: string[] }

export function listedPrices(clock: Clock): ListedPrices & { sources: QuoteSources } {
  const list: ListedPrices = { prices: {}, isAway: false, asked: [] }
  function answer(instrument: Instrument): SourceAnswer {
    const key = instrumentKey(instrument)
    list.asked.push(key)
    const price = list.prices[key]
    if (price === undefined) return { kind: 'not-found' }
    const symbol = instrument.kind === 'asx' ? instrument.code : instrument.id.slice(0, 3).toUpperCase()
    const name = `${symbol} Limited`
    const source = instrument.kind === 'asx' ? 'yahoo' : 'coingecko'
    const facts = { currency: 'AUD', instrumentType: 'EQUITY', longName: name, shortName: name }
    return { kind: 'offer', offer: { source, symbol, price, previousClose: price, asOf: clock.now(), ...facts } }
  }
  const sourceOf = (instrumentFor: (name: string) => Instrument) => ({
    maxBatch: 20,
    one: async (name: string) => reached(() => answer(instrumentFor(name))),
    many: async (names: readonly string[]) =>
      reached(() => new Map(names.map((name) => [name, answer(instrumentFor(name))]))),
    search: async () => [],
  })
  function reached<Answer>(make: () => Answer): Answer {
    if (list.isAway) throw new SourceUnavailable('failing')
    return make()
  }
  const asx = sourceOf((code) => ({ kind: 'asx', code }))
  const coins = sourceOf((id) => ({ kind: 'coin', id }))
  return Object.assign(list, { sources: { asx, coins } })
}
