// CoinHistory: a coin's closes from the provider of coins, and before the days it has from another one, where it is sure that
// both mean the same coin: its ticker is in our own table, and the closes of days that both have agree.
import { popularCoins } from './popular-assets.ts'
import { SourceUnavailable } from './ports.ts'
import type { HistorySource } from './history-ports.ts'
import { type PriceHistory, priceHistory } from './price-history.ts'

/** Days asked of both, and how many of them both must have. */
const sharedDays = 14
const fewestShared = 5
/** Two averages over exchanges differ by less; another coin, or another currency, by more. */
const agreesWithin = 0.02

const tickerOf = (id: string): string | undefined => popularCoins.find((coin) => coin.id === id)?.symbol

const closesByDay = ({ days, closes }: PriceHistory): Map<number, number> =>
  new Map(Array.from(days, (day, at) => [day, closes[at]!]))

/** Whether the closes of most shared days are the same up to two per cent. */
function agree(one: ReadonlyMap<number, number>, other: ReadonlyMap<number, number>): boolean {
  const shared = [...one].flatMap(([day, close]) => {
    const again = other.get(day)
    return again === undefined ? [] : [Math.abs(again / close - 1)]
  })
  const middle = shared.toSorted((a, b) => a - b)[Math.floor(shared.length / 2)]
  return shared.length >= fewestShared && middle !== undefined && middle <= agreesWithin
}

/**
 * @param recent by coin id; what it has is always taken from it
 * @param earlier by ticker, in AUD
 */
export function filledCoinHistory(recent: HistorySource, earlier: HistorySource): HistorySource {
  return {
    overlapDays: recent.overlapDays,

    earliest(today, id) {
      const ticker = tickerOf(id)
      return ticker === undefined ? recent.earliest(today, id) : earlier.earliest(today, ticker)
    },

    async daily(id, from, to, askedBy, isRenewal) {
      const reached = Math.max(from, recent.earliest(to + 1, id))
      const answer = await recent.daily(id, reached, to, askedBy, isRenewal)
      const ticker = tickerOf(id)
      if (answer.kind !== 'history' || reached === from || ticker === undefined) return answer
      const found = await earlier.daily(ticker, from, reached + sharedDays - 1).catch((error: unknown) => {
        if (error instanceof SourceUnavailable) return undefined
        throw error
      })
      const [own, past] = [
        closesByDay(answer.history),
        found?.kind === 'history' ? closesByDay(found.history) : new Map<number, number>(),
      ]
      // The earlier days may be had another time.
      if (!agree(own, past)) return { ...answer, from: reached }
      const closes = [...past, ...own].map(([day, price]) => ({ day, price }))
      const until = Math.min(...own.keys())
      const about = { ...answer.history, earlier: { source: 'yahoo', until } as const }
      return { ...answer, history: priceHistory(answer.history.source, closes, about) }
    },
  }
}
