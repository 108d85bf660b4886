// MappedCoins: rows about coins in a file whose columns the person has named. A pair is priced in its second part.
import { coinIdOf } from '../../market/popular-assets.ts'
import { product, sum } from './cells.ts'
import { addExchange } from './coin-trades.ts'
import { coinOf, isFiat, tickerOf } from './codes.ts'
import { type FileTable, type Line, refuse } from './file-lines.ts'
import { addForeignTrade } from './foreign-trade.ts'
import type { Reading } from './reading.ts'
import { addTrade, refuseCorrection, strangeTotal, type Trade } from './trade-row.ts'

const written = /^([A-Z0-9.]{1,15})[/_-]([A-Z0-9]{1,10})$/
/** Without a mark between them only what is surely a pair is one: WBTC is a coin. */
const quotes = [
  'USDT',
  'USDC',
  'BUSD',
  'ZAUD',
  'ZUSD',
  'ZEUR',
  'XXBT',
  'XETH',
  'AUD',
  'USD',
  'EUR',
  'XBT',
  'BTC',
  'ETH',
  'BNB',
]

/** A coin and what it is priced in, of a code in upper case; null for a coin alone. */
export function pairIn(code: string): readonly [string, string] | null {
  const [, base, quote] = written.exec(code) ?? []
  if (base !== undefined && quote !== undefined) return [tickerOf(base), tickerOf(quote)]
  if (coinIdOf(code) !== undefined) return null
  for (const end of quotes.filter((one) => code.endsWith(one))) {
    // Kraken writes XXBTZAUD for BTC in AUD.
    const coin = tickerOf(code.slice(0, -end.length), true)
    if (coinIdOf(coin) !== undefined) return [coin, tickerOf(end, true)]
  }
  return null
}

type Given = Omit<Trade, 'instrument'> & {
  /** AUD for one unit of foreign money, or the other way round; null where the file has no rate. */
  readonly rate: number | null
  /** What the column of currencies says; empty where it says nothing. */
  readonly currency: string
  /** What the names of the columns say that their amounts are in; empty where they say nothing. */
  readonly ofColumns: string
  /** Whether the names of these columns say that they are in AUD. */
  readonly inAud: { readonly price: boolean; readonly total: boolean }
  /** What the fee was paid in; empty where no column says it, or there is none. */
  readonly feeIn: string
}

/** Adds a purchase or sale of a coin: for AUD, for other money by the file's rate, or for another coin. @throws Unreadable */
export function addCoinTrade(reading: Reading, table: FileTable, line: Line, given: Given): void {
  const { rate, currency, ofColumns, inAud, feeIn, ...trade } = given
  const code = line
    .text('code')
    .toUpperCase()
    .replace(/\s*([/_-])\s*/, '$1')
  const pair = pairIn(code)
  const [base, quote] = pair ?? [tickerOf(code), currency || ofColumns || 'AUD']
  const instrument = coinOf(base) ?? refuse('The code can’t be read.')
  if (pair !== null && currency !== '' && currency !== quote)
    return refuse(`The pair is priced in ${quote} and the currency is ${currency.slice(0, 10)}.`)
  const charged = Math.abs(trade.brokerage ?? 0)
  const isOtherFee = feeIn !== '' && feeIn !== quote
  if (quote === 'AUD' && !isOtherFee) return addTrade(reading, table, line, { ...trade, instrument })
  const isFeeAud = feeIn === 'AUD'
  if (isFiat(quote) && quote !== 'AUD' && rate !== null) {
    if (isOtherFee && !isFeeAud)
      return refuse(`The fee was paid in ${feeIn.slice(0, 10)} and the trade in ${quote}. Add this one by hand.`)
    const inDollars = isFeeAud ? { brokerageAud: charged } : {}
    return addForeignTrade(reading, table, line, { ...trade, instrument, currency: quote, rate, inAud, ...inDollars })
  }
  // Without a rate a total and a fee that are both in AUD say it all.
  if (isFiat(quote) && isFeeAud && inAud.total && trade.total !== null)
    return addTrade(reading, table, line, { ...trade, instrument, price: null })
  if (charged > 0 && feeIn === '')
    return refuse('The file doesn’t say in which coin the fee of this swap was paid. Add this one by hand.')
  refuseCorrection(trade.side, trade.units)
  // A fee in the coin of the price can be in the total, or not: units x price are sure to be without it.
  const whole = quote !== 'AUD' && inAud.total && trade.total !== null ? Math.abs(trade.total) : null
  // One in AUD is in a total in AUD, and comes to it once.
  const value = whole === null || !isFeeAud ? whole : sum(whole, trade.side === 'buy' ? -charged : charged)
  const units = Math.abs(trade.units)
  const price = inAud.price && quote !== 'AUD' ? null : trade.price
  const gross = price === null ? null : product(units, price)
  const total = value === null ? trade.total : null
  const ratio = Math.abs((total ?? 0) / (gross || Infinity))
  if (ratio > 0 && (ratio < 0.5 || ratio > 2)) return refuse(strangeTotal(Math.abs(gross ?? 0), Math.abs(total ?? 0)))
  const priced = charged > 0 && feeIn === quote ? (gross ?? total) : (total ?? gross)
  const paid = { ticker: quote, units: Math.abs(priced ?? refuse(`The file doesn’t say how many ${quote} this was.`)) }
  const coin = { ticker: base, units }
  addExchange(reading, table, line, {
    date: trade.date,
    out: trade.side === 'buy' ? paid : coin,
    in: trade.side === 'buy' ? coin : paid,
    fees: charged > 0 ? [{ ticker: feeIn, units: charged }] : [],
    value,
    group: `mapped:${table.sheet ?? ''}:${line.row}`,
    ...(trade.reference === undefined ? {} : { reference: trade.reference }),
  })
}
