// Past closes: what one instrument was worth on days gone by, for whoever needs nothing else of its past.
import { dayNumber } from '#shared/kernel/dates.ts'
import { priceHistory, type PriceHistory } from '#shared/market/price-history.ts'
import { performance } from '#shared/portfolio/performance-contract.ts'
import { createClient } from '../lib/api.ts'
import { send } from './client.ts'

const api = createClient({ history: performance.history }, send)

export type AskedInstrument = { symbols: string } | { coins: string }

/** Closes of one ASX code or coin from a day on, as far as they are known; null where nothing is. */
export async function pastCloses(asked: AskedInstrument, from: string): Promise<PriceHistory | null> {
  const { histories } = await api.history({ query: { symbols: '', coins: '', ...asked, from } })
  const [found] = histories
  if (found === undefined) return null
  const closes = found.days.map((day, at) => ({ day, price: found.closes[at] ?? 0 }))
  const splits = found.splits.map(({ exDate, ...ratio }) => ({ exDay: dayNumber(exDate), ...ratio }))
  return priceHistory(found.source, closes, { splits })
}
