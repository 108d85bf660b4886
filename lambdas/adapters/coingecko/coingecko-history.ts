// CoinGeckoHistory: one close in AUD for each UTC day of a coin, from market_chart/range.
import * as lazy from '#shared/kernel/lazy.ts'
import * as z from 'zod/mini'
import { isCoinId } from '#shared/market/instrument.ts'
import { SourceUnavailable } from '#shared/market/ports.ts'
import type { HistoryAnswer, HistorySource } from '#shared/market/history-ports.ts'
import { isPrice } from '#shared/market/price-check.ts'
import { type DatedPrice, priceHistory } from '#shared/market/price-history.ts'
import { entry } from '../http/loose.ts'
import type { Provider } from '../http/provider.ts'
import { errorCodeOf } from './coingecko.ts'

const dayMs = 86_400_000
/** What can be asked for without a paid key reaches back 365 days, today included. */
const reachDays = 364
/**
 * A window of more than 90 days is answered with one price a day, at 0:00 UTC; a shorter one by the hour, whose last price
 * of a day is another. Asking for more than 90 always keeps the closes the same from fetch to fetch.
 */
const overlapDays = 100
/** The close is the price nearest to 24:00 UTC; a day without one within this is a gap. */
const closeWithinMs = 3 * 3_600_000

const Point = entry(z.tuple([z.number(), z.number()]))
const MarketChart = lazy.looseObject(() => ({ prices: z.array(Point) }))
const Unknown = lazy.looseObject(() => ({ error: z.string() }))

/** The close of each day, by the price nearest to its end. */
function closesOf(points: readonly (readonly [number, number] | null)[], from: number, to: number): DatedPrice[] {
  const nearest = new Map<number, { price: number; awayMs: number }>()
  for (const point of points) {
    if (point === null || !isPrice(point[1])) continue
    const end = Math.round(point[0] / dayMs)
    const awayMs = Math.abs(point[0] - end * dayMs)
    const day = end - 1
    if (awayMs > closeWithinMs || day < from || day > to) continue
    if (awayMs < (nearest.get(day)?.awayMs ?? Infinity)) nearest.set(day, { price: point[1], awayMs })
  }
  return [...nearest].map(([day, { price }]) => ({ day, price }))
}

/** @returns undefined when it is no such document */
function readMarketChart(
  status: number,
  json: unknown,
  { from, to }: { from: number; to: number },
): HistoryAnswer | undefined {
  if (status === 404 && /not found/i.test(z.safeParse(Unknown, json).data?.error ?? '')) return { kind: 'not-found' }
  if (status >= 400 || errorCodeOf(json) !== undefined) return { kind: 'refused', because: 'no-data' }
  const document = z.safeParse(MarketChart, json)
  if (!document.success) return undefined
  const { prices } = document.data
  const closes = closesOf(prices, from, to)
  return {
    kind: 'history',
    history: priceHistory('coingecko', closes),
    leftOut: prices.filter((point) => point === null || !isPrice(point[1])).length,
  }
}

export const coingeckoHistory = (coingecko: Provider): HistorySource => ({
  overlapDays,
  earliest: (today) => today - reachDays,

  async daily(id, from, to) {
    if (!isCoinId(id)) throw new RangeError('Not a coin id')
    // The close of a day is the price at the end of it.
    const window = `from=${((from + 1) * dayMs) / 1000}&to=${((to + 1) * dayMs) / 1000}`
    const path = `/coins/${encodeURIComponent(id)}/market_chart/range?vs_currency=aud&${window}`
    const { status, json } = await coingecko.get(path)
    const answer = readMarketChart(status, json, { from, to })
    if (answer === undefined) throw new SourceUnavailable('garbled')
    return answer
  },
})
