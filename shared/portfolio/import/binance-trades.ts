// BinanceTrades: Binance's list of trades, one a row, with its fee in a coin. Times are UTC.
import { amountAndUnit, numberOf, product } from './cells.ts'
import { addExchange } from './coin-trades.ts'
import { tickerOf } from './codes.ts'
import { withWholeYear } from './file-dates.ts'
import type { Format } from './format.ts'
import { type FileTable, type Line, linesOf, refuse } from './file-lines.ts'
import { whyNotDone } from './order-status.ts'
import type { Reading } from './reading.ts'
import { refuseCorrection } from './trade-row.ts'
import { sideOf } from './trade-side.ts'

const quotes =
  'FDUSD USDT BUSD USDC TUSD USDP USDS AUD BTC ETH BNB EUR GBP USD DAI PAX TRY BRL JPY XRP TRX DOGE DOT SOL'.split(' ')

/** `BTCAUD` as its two coins; the first is the one that is priced. */
function pairOf(market: string): readonly [string, string] {
  const parts = market.toUpperCase().split(/[/_-]/)
  if (parts.length === 2) return [tickerOf(parts[0]), tickerOf(parts[1])]
  const quote = quotes.find((one) => market.toUpperCase().endsWith(one) && market.length > one.length)
  return quote === undefined
    ? refuse(`The market “${market.slice(0, 20)}” can’t be read.`)
    : [market.toUpperCase().slice(0, -quote.length), quote]
}

function listed(reading: Reading, table: FileTable, line: Line): void {
  const whyNot = whyNotDone(line.text('status'))
  if (whyNot !== null) return reading.skip(table, line, whyNot)
  const word = line.text('side', 'type')
  const side = sideOf(word) ?? refuse(`“${word.slice(0, 20)}” is neither a buy nor a sale.`)
  const [base, quote] = pairOf(line.text('pair', 'market'))
  const executed = amountAndUnit(line.raw('executed'), [base])
  const given =
    executed?.amount ?? line.needed('amount', ...(line.raw('executed') === undefined ? ['amount'] : ['executed']))
  refuseCorrection(side, given)
  const units = Math.abs(given)
  const money =
    line.raw('executed') === undefined
      ? line.number('total', 'total')
      : (amountAndUnit(line.raw('amount'), [quote])?.amount ?? line.number('amount', 'amount'))
  const paid = Math.abs(money ?? product(units, line.needed('price', 'price')))
  const fee = amountAndUnit(line.raw('fee'), [base, quote, 'BNB'])
  const feeUnits = Math.abs(fee?.amount ?? line.number('fee', 'fee') ?? 0)
  const feeCoin = fee?.unit ?? tickerOf(line.raw('feecoin'))
  if (units === 0) return reading.skip(table, line, 'There are no units in this row.')
  if (feeUnits > 0 && feeCoin === '') return refuse('The file doesn’t say which coin this fee was paid in.')
  const [coin, other] = [
    { ticker: base, units },
    { ticker: quote, units: paid },
  ]
  addExchange(reading, table, line, {
    date: line.stampDay('utc', withWholeYear(line.text('dateutc', 'timeutc'))),
    out: side === 'buy' ? other : coin,
    in: side === 'buy' ? coin : other,
    fees: feeUnits > 0 ? [{ ticker: feeCoin, units: feeUnits }] : [],
    value: null,
    group: `binance:${line.row}`,
  })
}

/** Binance says what a fee was paid in, beside it or in a column of its own. Where all are bare numbers, the file is another’s. */
function saysFeeCoin(table: FileTable): boolean {
  if (table.header.includes('feecoin')) return true
  const fees = [...linesOf(table, 'dayFirst')].map((line) => line.raw('fee'))
  const isBare = (fee: string | undefined): boolean => amountAndUnit(fee, quotes) === null && (numberOf(fee) ?? 0) !== 0
  return !fees.some(isBare) || fees.some((fee) => amountAndUnit(fee, quotes) !== null)
}

export const binanceTrades: Format = {
  format: 'binance-trades',
  label: 'Binance trades',
  columns: [['dateutc', 'timeutc'], ['pair', 'market'], ['side', 'type'], ['price'], ['amount'], ['fee']],
  fits: saysFeeCoin,
  dates: ['dateutc', 'timeutc'],
  hasShortYears: true,
  read: (reading, table) => reading.each(table, (line) => listed(reading, table, line)),
}
