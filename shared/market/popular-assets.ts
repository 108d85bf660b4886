// Popular assets: the commonly searched securities, alphabetical by code because a ranking would be a nudge (P5).
import type { Instrument } from './instrument.ts'
import type { KnownSecurity } from './known-security.ts'

/** The title of every such list. */
export const popularTitle = 'Commonly searched'

export const popularStocks: readonly KnownSecurity[] = [
  { symbol: 'ANZ', name: 'ANZ Group Holdings Limited', type: 'stock' },
  { symbol: 'BHP', name: 'BHP Group Limited', type: 'stock' },
  { symbol: 'CBA', name: 'Commonwealth Bank of Australia', type: 'stock' },
  { symbol: 'CSL', name: 'CSL Limited', type: 'stock' },
  { symbol: 'GMG', name: 'Goodman Group', type: 'stock' },
  { symbol: 'MQG', name: 'Macquarie Group Limited', type: 'stock' },
  { symbol: 'NAB', name: 'National Australia Bank Limited', type: 'stock' },
  { symbol: 'TLS', name: 'Telstra Group Limited', type: 'stock' },
  { symbol: 'WBC', name: 'Westpac Banking Corporation', type: 'stock' },
  { symbol: 'WES', name: 'Wesfarmers Limited', type: 'stock' },
]

export const popularEtfs: readonly KnownSecurity[] = [
  { symbol: 'A200', name: 'Betashares Australia 200 ETF', type: 'etf' },
  { symbol: 'IVV', name: 'iShares S&P 500 ETF', type: 'etf' },
  { symbol: 'NDQ', name: 'Betashares NASDAQ 100 ETF', type: 'etf' },
  { symbol: 'VAS', name: 'Vanguard Australian Shares Index ETF', type: 'etf' },
  { symbol: 'VGS', name: 'Vanguard MSCI Index International Shares ETF', type: 'etf' },
]

export const popularCoins: ReadonlyArray<KnownSecurity & { readonly id: string }> = [
  { symbol: 'ADA', name: 'Cardano', type: 'crypto', id: 'cardano' },
  { symbol: 'BTC', name: 'Bitcoin', type: 'crypto', id: 'bitcoin' },
  { symbol: 'ETH', name: 'Ethereum', type: 'crypto', id: 'ethereum' },
  { symbol: 'SOL', name: 'Solana', type: 'crypto', id: 'solana' },
  { symbol: 'XRP', name: 'XRP', type: 'crypto', id: 'ripple' },
]

export const popularAssets: readonly KnownSecurity[] = [...popularStocks, ...popularEtfs, ...popularCoins]

/** The coin id behind a commonly searched ticker; tickers are not unique, so there is no guessing beyond these. */
export const coinIdOf = (symbol: string): string | undefined =>
  popularCoins.find((coin) => coin.symbol === symbol.toUpperCase())?.id

/** What this list knows about an instrument. */
export const popularAssetOf = (instrument: Instrument): KnownSecurity | undefined =>
  instrument.kind === 'coin'
    ? popularCoins.find((coin) => coin.id === instrument.id)
    : [...popularStocks, ...popularEtfs].find((asset) => asset.symbol === instrument.code)
