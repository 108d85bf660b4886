// Price history as the providers send it, made up by us in the recorded shapes.
import { dayNumber, dayOf } from '#shared/kernel/dates.ts'
import { sydneyInstant } from '#shared/kernel/sydney-days.ts'
import { asxSessionOn } from '#shared/market/trading-calendar.ts'
import type { Call, Reply } from './provider-server.ts'

/** The open, in seconds: how Yahoo stamps a daily bar. In summer that is the day before in UTC. */
const stamp = (day: string): number => sydneyInstant(day, 600).getTime() / 1000

export type Closes = Readonly<Record<string, number | null>>
type Actions = {
  dividends?: Readonly<Record<string, number>>
  splits?: Readonly<Record<string, readonly [newUnits: number, oldUnits: number]>>
}

/** A chart document of daily bars. `meta` replaces fields. */
export const dailyChart = (
  symbol: string,
  closes: Closes,
  { dividends = {}, splits = {} }: Actions = {},
  meta: Readonly<Record<string, unknown>> = {},
) => {
  const days = Object.keys(closes).sort()
  const keyed = <Event extends object>(events: Readonly<Record<string, Event>>) =>
    Object.fromEntries(Object.entries(events).map(([day, event]) => [stamp(day), { date: stamp(day), ...event }]))
  const events = {
    dividends: keyed(Object.fromEntries(Object.entries(dividends).map(([day, amount]) => [day, { amount }]))),
    splits: keyed(
      Object.fromEntries(
        Object.entries(splits).map(([day, [numerator, denominator]]) => [
          day,
          { numerator, denominator, splitRatio: `${numerator}:${denominator}` },
        ]),
      ),
    ),
  }
  const close = days.map((day) => closes[day] ?? null)
  return {
    chart: {
      result: [
        {
          meta: {
            currency: 'AUD',
            symbol,
            exchangeName: 'ASX',
            instrumentType: 'EQUITY',
            exchangeTimezoneName: 'Australia/Sydney',
            dataGranularity: '1d',
            range: '',
            ...meta,
          },
          timestamp: days.map(stamp),
          events,
          indicators: { quote: [{ close, volume: close.map(() => 1000) }], adjclose: [{ adjclose: close }] },
        },
      ],
      error: null,
    },
  }
}

export type Past = {
  closes: (day: string) => number | null
  actions?: Actions
  meta?: Readonly<Record<string, unknown>>
}

/** Answers charts of the days asked for, of sessions only, by code; another code is not found. */
export const aPast =
  (pasts: Readonly<Record<string, Past>>) =>
  (call: Call): Reply => {
    const symbol = call.path.split('/').at(-1) ?? ''
    const past = pasts[symbol.replace(/\.AX$/, '')]
    if (past === undefined) {
      const error = { code: 'Not Found', description: 'No data found, symbol may be delisted' }
      return { status: 404, body: { chart: { result: null, error } } }
    }
    const [from, to] = ['period1', 'period2'].map((name) => Number(call.query.get(name)))
    const closes: Record<string, number | null> = {}
    const first = Math.floor(from! / 86_400)
    for (let number = first; number <= Math.ceil(to! / 86_400); number++) {
      const day = dayOf(number)
      if (asxSessionOn(day) === undefined || stamp(day) < from! || stamp(day) >= to!) continue
      closes[day] = past.closes(day)
    }
    const within = <Event>(events: Readonly<Record<string, Event>> = {}) =>
      Object.fromEntries(Object.entries(events).filter(([day]) => stamp(day) >= from! && stamp(day) < to!))
    const { dividends, splits } = past.actions ?? {}
    return { body: dailyChart(symbol, closes, { dividends: within(dividends), splits: within(splits) }, past.meta) }
  }

/** One price a day at 0:00 UTC, as CoinGecko answers windows of more than 90 days. */
export const aCoinPast =
  (price: (day: string) => number) =>
  ({ query }: Call): Reply => {
    const [from, to] = ['from', 'to'].map((name) => Number(query.get(name)) / 86_400)
    const prices: [number, number][] = []
    for (let day = Math.ceil(from!); day <= to!; day++) prices.push([day * 86_400_000, price(dayOf(day - 1))])
    return { body: { prices, market_caps: [], total_volumes: [] } }
  }

/** A share's price that rises by a cent a day. */
export const risingFrom = (start: string, price: number) => (day: string) =>
  Math.round((price + (dayNumber(day) - dayNumber(start)) / 100) * 100) / 100

/** A coin's chart in AUD from Yahoo: one bar for each UTC day of those asked for, stamped with its beginning. */
export const aYahooCoinPast =
  (price: (day: string) => number, meta: Readonly<Record<string, unknown>> = {}) =>
  ({ path, query }: Call): Reply => {
    const [from, to] = ['period1', 'period2'].map((name) => Number(query.get(name)) / 86_400)
    const days = Array.from({ length: Math.floor(to!) - Math.ceil(from!) }, (_, at) => Math.ceil(from!) + at)
    const about = { exchangeName: 'CCC', instrumentType: 'CRYPTOCURRENCY', exchangeTimezoneName: 'UTC' }
    const body = dailyChart(path.split('/').at(-1) ?? '', {}, {}, { ...about, ...meta })
    const [result] = body.chart.result
    const indicators = { quote: [{ close: days.map((day) => price(dayOf(day))) }] }
    const drawn = { ...result, timestamp: days.map((day) => day * 86_400), indicators }
    return { body: { chart: { result: [drawn], error: null } } }
  }
