// Sharesight's bulk trades, Sharesies and FP Markets: files with a market and, for other currencies, a rate in each row.
import { eightPlaces, numberOf, product, quotient, textOf } from './cells.ts'
import { securityOf } from './codes.ts'
import type { Format } from './format.ts'
import { type FileTable, type Line, refuse } from './file-lines.ts'
import { addForeignTrade, foreignPrice } from './foreign-trade.ts'
import type { Reading } from './reading.ts'
import type { RowInstrument } from './import-row.ts'
import { addReinvestment, addTrade, asxAndCoinsOnly, isReinvestment } from './trade-row.ts'
import { type Side, sideOf } from './trade-side.ts'

const sideIn = (word: string): Side => sideOf(word) ?? refuse(`“${word.slice(0, 20)}” is neither a buy nor a sale.`)

function figuresOf(line: Line) {
  return {
    date: line.day('tradedate', 'date'),
    units: line.needed('number of units', 'quantity', 'volume'),
    price: line.needed('price', 'price'),
  }
}

type Held = { readonly instrument: RowInstrument; readonly currency: string; readonly rate: number | null }

/** What was held when the records begin; the price is in AUD, or becomes so by the file's rate. */
function openingBalance(reading: Reading, table: FileTable, line: Line, { instrument, currency, rate }: Held): void {
  const date = line.day('tradedate')
  const units = eightPlaces(line.needed('number of units', 'quantity'))
  const price = eightPlaces(line.needed('price', 'price'))
  if (currency === 'AUD') {
    const aside = instrument.kind === 'other' ? { aside: { reason: asxAndCoinsOnly, canTake: true } } : {}
    return reading.add(table, line, {
      instrument,
      facts: { type: 'opening', date, units, price },
      total: null,
      ...aside,
    })
  }
  const foreign = foreignPrice(price, rate, { currency, date })
  const inAud = foreign.original.rate === null ? price : product(price, foreign.original.rate)
  reading.add(table, line, {
    instrument,
    facts: { type: 'opening', date, units, price: inAud },
    total: null,
    ...foreign,
  })
}

function sharesightRow(reading: Reading, table: FileTable, line: Line): void {
  const word = line.text('transactiontype')
  const isOpening = /^opening/i.test(word)
  if (!isOpening && sideOf(word) === null && !isReinvestment(word))
    return reading.skip(
      table,
      line,
      `“${word.slice(0, 20)}” is neither a buy nor a sale. Add it by hand if it belongs here.`,
    )
  const instrument =
    securityOf(line.raw('instrumentcode'), line.text('marketcode') || null, false) ?? refuse('The code can’t be read.')
  const [brokerage, total] = [
    line.number('brokerage', 'brokerageoptional', 'brokerage', 'transactionfee'),
    line.number('value', 'value', 'amount'),
  ]
  const figures = { ...figuresOf(line), instrument, reference: line.text('uniqueidentifier', 'orderid') }
  const named = line
    .text('currency', 'instrumentcurrency', 'brokeragecurrencyoptional', 'brokeragecurrency')
    .toUpperCase()
  const rate = line.number('exchange rate', 'exchangerateoptional', 'exchangerate')
  const isAsx = instrument.kind === 'asx'
  const currency =
    line.raw('currency', 'instrumentcurrency') === undefined
      ? isAsx
        ? 'AUD'
        : currencyOf(instrument.symbol, named)
      : named || 'AUD'
  if (isOpening) return openingBalance(reading, table, line, { instrument, currency, rate })
  if (isReinvestment(word)) {
    if (currency === 'AUD') return addReinvestment(reading, table, line, { ...figures, total })
    return reading.skip(table, line, 'Units that came of a dividend in another currency: add them by hand.')
  }
  const trade = { ...figures, side: sideIn(word), brokerage: brokerage ?? 0, totalLacksBrokerage: 'seldom' } as const
  if (currency === 'AUD') return addTrade(reading, table, line, { ...trade, total })
  // Brokerage can be in AUD beside a price in dollars of another country.
  const ofBrokerage = line.text('brokeragecurrencyoptional', 'brokeragecurrency').toUpperCase()
  const isMixed = ofBrokerage === 'AUD' && trade.brokerage !== 0
  const inAud = isMixed ? { brokerageAud: trade.brokerage, total: null } : { total }
  addForeignTrade(reading, table, line, { ...trade, ...inAud, currency, rate })
}

/** What is traded in a market whose rows name no currency. */
const currencyOf = (symbol: string, named: string): string =>
  symbol.endsWith(':US')
    ? 'USD'
    : symbol.endsWith(':NZX')
      ? 'NZD'
      : named !== '' && named !== 'AUD'
        ? named
        : 'its own currency'

export const sharesight: Format = {
  format: 'sharesight',
  label: 'Sharesight trades',
  columns: [['tradedate'], ['instrumentcode'], ['marketcode'], ['quantity'], ['price'], ['transactiontype']],
  dates: ['tradedate'],
  read: (reading, table) => reading.each(table, (line) => sharesightRow(reading, table, line)),
}

export const sharesies: Format = {
  ...sharesight,
  format: 'sharesies',
  label: 'Sharesies transactions',
  columns: [...sharesight.columns, ['orderid'], ['amount'], ['currency']],
}

/** Prices are in cents. */
function fpRow(reading: Reading, table: FileTable, line: Line): void {
  const word = line.text('buyorsell')
  const instrument =
    securityOf(line.raw('stock'), line.text('exchange') || null, true) ?? refuse('The code can’t be read.')
  const trade = { ...figuresOf(line), side: sideIn(word) }
  const value = line.number('value', 'value')
  const cents = numberOf(textOf(line.raw('price'))) ?? 0
  const price = quotient(cents, 100)
  const currency = line.text('currency').toUpperCase() || 'AUD'
  const one = {
    ...trade,
    price,
    instrument,
    brokerage: 0,
    total: value,
    reference: line.text('id'),
    account: line.text('accountcode'),
  }
  if (currency === 'AUD') addTrade(reading, table, line, one)
  else addForeignTrade(reading, table, line, { ...one, currency, rate: null })
}

export const fpMarkets: Format = {
  format: 'fp-markets',
  label: 'FP Markets trades',
  columns: [['date'], ['buyorsell'], ['stock'], ['volume'], ['price'], ['value']],
  dates: ['date'],
  read: (reading, table) => reading.each(table, (line) => fpRow(reading, table, line)),
}
