// Codes: which security a code of a file means, and on which market it is traded.
import { isAsxCode, isAustralianMarket, unknownMarket } from '../../market/instrument.ts'
import { coinIdOf, popularEtfs, popularStocks } from '../../market/popular-assets.ts'
import { textOf } from './cells.ts'
import type { RowInstrument } from './import-row.ts'

/** How files call the American exchanges; every other market keeps its own word. */
const americanMarkets = [
  'US',
  'USA',
  'NYSE',
  'NASDAQ',
  'NAS',
  'NYS',
  'NMS',
  'ARCA',
  'AMEX',
  'BATS',
  'XNAS',
  'XNYS',
  'WALLST',
]

/** How files write the Australian exchanges out, without spaces. */
const australianNames = [
  'AUSTRALIANSECURITIESEXCHANGE',
  'ASXLIMITED',
  'ASXCEN',
  'CHIX',
  'CHIXAU',
  'CHIXAUSTRALIA',
  'CBOEAU',
  'CBOEAUSTRALIA',
]
const isAustralian = (place: string): boolean => isAustralianMarket(place) || australianNames.includes(place)

const symbolOf = (code: string, market: string): string => {
  const word = americanMarkets.includes(market) ? 'US' : market.replace(/[^A-Z]/g, '').slice(0, 5)
  return `${code.replace(/[^A-Z0-9.-]/g, '').slice(0, 10)}:${word.length < 2 ? unknownMarket : word}`
}

/**
 * Whether the end of a code is the market that another column names. BRK.B is a code: a letter alone is no market; nor are two that
 * the column does not know: `REI.UN` of Toronto. A currency in the place of a market says less than the code.
 */
const saysMarket = (end: string, place: string): boolean =>
  end.length > 1 &&
  (place === '' || isFiat(place) || end === place || (americanMarkets.includes(place) && americanMarkets.includes(end)))

/**
 * The security of a code: `CBA`, `CBA.AX`, `ASX:CBA`, `BIDU:US`, `AMD.NAS`.
 * @param market what another column says about the market; null where the file has none
 * @param isAsxOnly whether a code without a market is of the ASX, because the format has only such rows
 * @returns null when the cell holds no code
 */
export function securityOf(cell: string | undefined, market: string | null, isAsxOnly: boolean): RowInstrument | null {
  let code = textOf(cell).toUpperCase()
  let place =
    market === null
      ? ''
      : textOf(market)
          .toUpperCase()
          .replace(/[\s_-]/g, '')
  const before = /^([A-Z]{2,6}):([A-Z0-9.]+)$/.exec(code)
  if (before !== null && (isAustralianMarket(before[1]!) || americanMarkets.includes(before[1]!))) {
    ;[code, place] = [before[2]!, before[1]!]
  } else {
    const after = /^([A-Z0-9-]+)[.:]([A-Z]{1,5})$/.exec(code)
    if (after !== null && (isAustralianMarket(after[2]!) || saysMarket(after[2]!, place))) {
      code = after[1]!
      if (place === '' || isFiat(place) || isAustralianMarket(after[2]!)) place = after[2]!
    }
  }
  const isAsx = place === '' ? isAsxOnly : isAustralian(place)
  if (isAsx) return isAsxCode(code) ? { kind: 'asx', symbol: code } : named(code)
  if (!/^[A-Z0-9][A-Z0-9.-]{0,11}$/.test(code)) return null
  if (place === '') return { kind: 'other', symbol: symbolOf(code, unknownMarket) }
  return { kind: 'other', symbol: symbolOf(code, place) }
}

/** A name without what companies and funds are called as such. */
const bareName = (name: string): string =>
  name
    .toUpperCase()
    .replace(/&/g, ' AND ')
    .replace(/[^A-Z0-9 ]/g, ' ')
    .replace(/\b(?:LIMITED|LTD|PTY|GROUP|HOLDINGS|CORPORATION|CORP|PLC|THE|FPO|ETF|ORDINARY|UNITS)\b/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
const codesByName = new Map(
  [...popularStocks, ...popularEtfs].map(({ name, symbol }) => [bareName(name), symbol] as const),
)

/** The security of a name that stands where a code should; the name itself where its code is not known, for the person to say. */
function named(text: string): RowInstrument | null {
  const code = codesByName.get(bareName(text))
  if (code !== undefined) return { kind: 'asx', symbol: code }
  return /^[A-Z0-9][A-Z0-9 .,&'’()/-]{1,59}$/.test(text) && /[A-Z]/.test(text) ? { kind: 'asx', symbol: text } : null
}

/** Whether an instrument is only a name so far. */
export const hasNoCode = ({ kind, symbol }: RowInstrument): boolean => kind === 'asx' && !isAsxCode(symbol)

const krakenCodes: Readonly<Record<string, string>> = {
  XXBT: 'BTC',
  XBT: 'BTC',
  XXDG: 'DOGE',
  XDG: 'DOGE',
  ETH2: 'ETH',
  XETH: 'ETH',
  XXRP: 'XRP',
  XLTC: 'LTC',
  XXLM: 'XLM',
  XZEC: 'ZEC',
  XXMR: 'XMR',
  XETC: 'ETC',
  XREP: 'REP',
  XMLN: 'MLN',
  ZAUD: 'AUD',
  ZEUR: 'EUR',
  ZUSD: 'USD',
  ZGBP: 'GBP',
  ZCAD: 'CAD',
  ZJPY: 'JPY',
}

const fiat = ['AUD', 'USD', 'EUR', 'GBP', 'NZD', 'CAD', 'JPY', 'CHF', 'SGD', 'HKD', 'CNY', 'KRW', 'TRY', 'BRL', 'AED']
/** Whether a ticker is money and not a coin. */
export const isFiat = (ticker: string): boolean => fiat.includes(ticker)

const dollars: Readonly<Record<string, string>> = { A: 'AUD', AU: 'AUD', US: 'USD', NZ: 'NZD', HK: 'HKD', CA: 'CAD' }
const dollarNames: Readonly<Record<string, string>> = { AUSTRALIAN: 'AUD', US: 'USD', AMERICAN: 'USD' }

/** The currency that a cell names: `usd`, `US$`, `Australian dollars`; `$` alone says nothing, and what is unknown stays as it is. */
export function currencyOf(cell: string | undefined): string {
  const text = textOf(cell).toUpperCase()
  const [, sign = ''] = /^([A-Z]{1,2})\s?\$$/.exec(text) ?? []
  const [, name = ''] = /^([A-Z]+) DOLLARS?$/.exec(text.replaceAll('.', '')) ?? []
  return text === '$' ? '' : (dollars[sign] ?? dollarNames[name] ?? text)
}

/** A ticker as an exchange writes it; Kraken's own codes and its marks for staked coins are taken off. */
export function tickerOf(cell: string | undefined, isKraken = false): string {
  const text = textOf(cell).toUpperCase()
  if (!isKraken) return text === 'XBT' ? 'BTC' : text
  const bare = text.replace(/(?:\d{2})?\.(?:S|M|F|B|P|T|HOLD)$/, '')
  return krakenCodes[bare] ?? bare
}

/** The coin of a ticker; null when the text is none. */
export function coinOf(ticker: string): Extract<RowInstrument, { kind: 'coin' }> | null {
  if (!/^[A-Z0-9][A-Z0-9.-]{0,15}$/.test(ticker)) return null
  const coinId = coinIdOf(ticker)
  return { kind: 'coin', symbol: ticker, ...(coinId === undefined ? {} : { coinId }) }
}
