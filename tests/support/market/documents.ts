// Documents as the market-data providers send them, made up by us in the recorded shapes.
import type { Call, Reply } from './provider-server.ts'

export const epoch = (at: string | Date): number => Math.floor(new Date(at).getTime() / 1000)

type Meta = Record<string, unknown>
type Bar = { at: string; close: number | string | null }

const drawing = (symbol: string, meta: Meta, bars: readonly Bar[] | undefined) => ({
  meta: {
    currency: 'AUD',
    symbol,
    exchangeName: 'ASX',
    fullExchangeName: 'ASX',
    instrumentType: 'EQUITY',
    regularMarketTime: epoch('2026-11-18T02:00:00Z'),
    gmtoffset: 39_600,
    timezone: 'AEDT',
    exchangeTimezoneName: 'Australia/Sydney',
    regularMarketPrice: 12.5,
    longName: 'Wombat Holdings Limited',
    shortName: 'WOMBAT FPO [WMB]',
    chartPreviousClose: 12.25,
    priceHint: 2,
    dataGranularity: '1d',
    range: '1d',
    ...meta,
  },
  ...(bars === undefined ? {} : { timestamp: bars.map(({ at }) => epoch(at)) }),
  indicators: { quote: [bars === undefined ? {} : { close: bars.map(({ close }) => close) }] },
})

/** A chart document. `meta` replaces fields; undefined removes one. No bars: no `timestamp`, as on a day without trades. */
export const aChart = (code: string, meta: Meta = {}, bars?: readonly Bar[]) => ({
  chart: { result: [drawing(`${code}.AX`, meta, bars)], error: null },
})

/** A v7 spark document, in the reverse order of what was asked. */
export const aSpark = (rows: Record<string, Meta>) => ({
  spark: {
    result: Object.entries(rows)
      .toReversed()
      .map(([code, meta]) => ({
        symbol: `${code}.AX`,
        response: [drawing(`${code}.AX`, { longName: undefined, shortName: undefined, ...meta }, undefined)],
      })),
    error: null,
  },
})

/** The other, flat spark shape: no currency, no name, no price. */
export const aFlatSpark = (codes: readonly string[]) =>
  Object.fromEntries(
    codes.map((code) => [
      `${code}.AX`,
      {
        symbol: `${code}.AX`,
        timestamp: [1_632_835_800],
        close: [12.5],
        previousClose: null,
        chartPreviousClose: 12.25,
      },
    ]),
  )

export const noSuchChart = {
  status: 404,
  body: { chart: { result: null, error: { code: 'Not Found', description: 'No data found, symbol may be delisted' } } },
}

export const aDelistedChart = (code: string) =>
  aChart(code, {
    exchangeName: 'YHD',
    currency: null,
    instrumentType: 'MUTUALFUND',
    regularMarketPrice: undefined,
    regularMarketTime: undefined,
    chartPreviousClose: undefined,
    longName: undefined,
    shortName: undefined,
  })

/** A market that knows these codes at these prices, by chart and by spark, and nothing else. */
export function aMarket(prices: Record<string, Meta | number>) {
  const metaOf = (code: string): Meta | undefined => {
    const said = prices[code]
    return typeof said === 'number' ? { regularMarketPrice: said, chartPreviousClose: said } : said
  }
  return {
    chart({ path }: Call): Reply {
      const code = path.replace('/v8/finance/chart/', '').replace('.AX', '')
      const meta = metaOf(code)
      return meta === undefined ? noSuchChart : { body: aChart(code, meta) }
    },
    spark({ query }: Call): Reply {
      const codes = (query.get('symbols') ?? '').split(',').map((symbol) => symbol.replace('.AX', ''))
      return {
        body: aSpark(
          Object.fromEntries(codes.flatMap((code) => (metaOf(code) === undefined ? [] : [[code, metaOf(code)!]]))),
        ),
      }
    },
  }
}

type Coin = { aud?: unknown; aud_24h_change?: unknown; last_updated_at?: unknown }

/** CoinGecko's answer to a price question: sorted by id, what it does not know left out. */
export const coinPrices =
  (coins: Record<string, Coin>) =>
  ({ query }: Call): Reply => {
    const ids = (query.get('ids') ?? '').split(',').toSorted()
    return { body: Object.fromEntries(ids.flatMap((id) => (coins[id] === undefined ? [] : [[id, coins[id]]]))) }
  }

export const coinLimit = { status: { error_code: 429, error_message: "You've exceeded the Rate Limit." } }

export const aCoinSearch = (coins: ReadonlyArray<{ id: string; name: string; symbol: string }>) => ({
  coins: coins.map((coin, rank) => ({ ...coin, api_symbol: coin.id, market_cap_rank: rank + 1, thumb: '', large: '' })),
  exchanges: [{ id: 'uniswap_v3', name: 'Uniswap V3' }],
  icos: [],
  categories: [],
  nfts: [{ id: 'punks', name: 'Punks', symbol: 'PUNK' }],
})

type SearchRow = { symbol?: string; exchange?: string; quoteType?: string; longname?: string; shortname?: string }

export const aYahooSearch = (rows: readonly SearchRow[]) => ({
  explains: [],
  count: rows.length,
  quotes: rows.map((row) => ({
    exchange: 'ASX',
    quoteType: 'EQUITY',
    isYahooFinance: row.symbol !== undefined,
    ...row,
  })),
  news: [{ title: 'A headline', relatedTickers: ['WMB.AX'] }],
})
