// nabtrade: the cash account's statement, in whose descriptions the trades stand; lists of trades; the portfolio's transactions.
import { securityOf } from './codes.ts'
import { numberOf, sum } from './cells.ts'
import type { Format } from './format.ts'
import { type FileTable, type Line, linesOf, refuse } from './file-lines.ts'
import { addForeignTrade } from './foreign-trade.ts'
import { whyNotDone } from './order-status.ts'
import type { Reading } from './reading.ts'
import { audRate } from './aud-rate.ts'
import { addReinvestment, addTrade, isReinvestment } from './trade-row.ts'
import { type Side, sideOf } from './trade-side.ts'
import { isFiat } from './codes.ts'

/** `BUY IVV.ASX 12 AUD 71.43 100000002 NT0000000-002` and, in another currency, the rate at the end. */
const detail =
  /^(BUY|SELL)\s+([A-Z0-9]+(?:\.[A-Z]{1,5})?)\s+([\d,.]+)\s+([A-Z]{3})\s+([\d,.]+)(?:\s+(\d{6,}))?(?:\s+(\S*[A-Z-]\S*))?(?:\s+(\d+\.\d+))?\s*$/i
const noTrade = 'This is a movement of cash and no trade.'
const otherLeg = 'The same trade stands in another row: this is its other side.'
const equalLeg = 'The same trade stands in another row.'

/**
 * The older statement shows each trade twice, as a debit and as a credit, with one confirmation number. Fills of one order share that
 * number too, each at its own price.
 */
function numberOfLegs(table: FileTable, order: Reading['order']): ReadonlyMap<string, number> {
  const legs = new Map<string, number>()
  for (const line of linesOf(table, order)) {
    const [, side, code, units, , price, confirmation] = detail.exec(line.text('description')) ?? []
    if (confirmation === undefined) continue
    const leg = `${confirmation} ${side} ${code} ${units} ${price}`
    legs.set(leg, (legs.get(leg) ?? 0) + 1)
  }
  return legs
}

function statement(reading: Reading, table: FileTable): void {
  const legs = numberOfLegs(table, reading.order)
  const seen = new Set<string>()
  reading.each(table, (line) => {
    const found = detail.exec(line.text('description'))
    if (found === null) return reading.skip(table, line, noTrade)
    const [, word = '', code, held, currency = '', each, confirmation, , rate] = found
    const side: Side = sideOf(word) ?? refuse('This is neither a buy nor a sale.')
    const leg = `${confirmation} ${word} ${code} ${held} ${each}`
    const own = side === 'buy' ? line.number('debit', 'debit') : line.number('credit', 'credit')
    if (confirmation !== undefined && (legs.get(leg) ?? 0) > 1) {
      if (own === null || own === 0) return reading.skip(table, line, otherLeg)
      if (seen.has(`${leg} ${own}`)) return reading.skip(table, line, equalLeg)
      seen.add(`${leg} ${own}`)
    }
    const total = own === null || own === 0 ? refuse('There is no amount on the side of this trade.') : Math.abs(own)
    const [units, price] = [numberOf(held), numberOf(each)]
    if (typeof units !== 'number' || typeof price !== 'number')
      return refuse('The description of this trade can’t be read.')
    const trade = {
      date: line.day('date'),
      instrument: securityOf(code, null, true) ?? refuse('The code can’t be read.'),
      side,
      units,
      ...(confirmation === undefined ? {} : { reference: confirmation }),
    }
    if (currency.toUpperCase() === 'AUD')
      return addTrade(reading, table, line, { ...trade, price, brokerage: null, total })
    // The amount is in AUD already, whatever the rate says.
    const given = rate === undefined ? null : (numberOf(rate) ?? null)
    addTrade(reading, table, line, { ...trade, price: null, brokerage: 0, total })
    const last = reading.rows.pop()
    if (last === undefined) return
    const original = {
      currency: currency.toUpperCase(),
      price,
      rate: audRate(given, {
        currency: currency.toUpperCase(),
        date: trade.date,
        amounts: { foreign: units * price, aud: total },
      }),
    }
    reading.rows.push({ ...last, original })
  })
}

export const nabtradeCash: Format = {
  format: 'nabtrade-cash',
  label: 'nabtrade cash account',
  columns: [['date'], ['description'], ['debit'], ['credit']],
  fits: ({ header, rows }) => {
    const place = header.indexOf('description')
    return rows.some(
      (cells) =>
        /^(?:BUY|SELL)\s+\S+\s+[\d,.]+\s+[A-Z]{3}\s/i.test(cells[place] ?? '') || /nabtrade/i.test(cells[place] ?? ''),
    )
  },
  dates: ['date'],
  read: statement,
}

/** Names of columns of the domestic and of the international sheet; the international one has amounts in AUD beside its prices. */
const brokerage = ['brokerage', 'brokerageaud']
const otherFees = ['otherfees', 'otherfeesaud']
const inAudEach = ['averagepriceaud1', 'averagepriceaud']
const settled = ['totalconsideration', 'settlementamountaud', 'settlementamount']

function trade(reading: Reading, table: FileTable, line: Line): void {
  const status = line.text('status')
  const whyNot = whyNotDone(status)
  if (whyNot !== null) return reading.skip(table, line, whyNot)
  const word = line.text('transactiontype', 'movementtype')
  const side = sideOf(word)
  if (side === null && !isReinvestment(word))
    return reading.skip(
      table,
      line,
      `“${word.slice(0, 20)}” is neither a buy nor a sale. Add it by hand if it belongs here.`,
    )
  const [charged, fees] = [line.number('brokerage', ...brokerage), line.number('other fees', ...otherFees)]
  const currency = line.text('exchangecurrency', 'exchangeccy', 'currency').toUpperCase()
  const isForeign =
    (isFiat(currency) && currency !== 'AUD') || line.raw(...inAudEach) !== undefined || /^int/i.test(table.sheet ?? '')
  const one = {
    date: line.day('tradedate', 'date'),
    instrument:
      securityOf(line.raw('code'), isForeign ? marketOf(currency) : null, !isForeign) ??
      refuse('The code can’t be read.'),
    units: line.needed('number of units', 'quantity'),
    price: line.number('price', 'price', 'transactionprice', 'transactionpriceexchccy'),
    brokerage: charged === null && fees === null ? null : sum(Math.abs(charged ?? 0), Math.abs(fees ?? 0)),
    total: line.number('total', ...settled),
    reference: line.text('confirmationnumber'),
    name: line.text('description'),
    account: line.text('account'),
  }
  if (side === null)
    return addReinvestment(reading, table, line, { ...one, total: line.number('value', 'value') ?? one.total })
  if (!isForeign) return addTrade(reading, table, line, { ...one, side })
  const aud = line.number('price in AUD', ...inAudEach)
  if (one.total === null && aud === null)
    return addForeignTrade(reading, table, line, {
      ...one,
      side,
      currency: currency || 'USD',
      rate: line.number('exchange rate', 'exchangerate', 'fxrate'),
    })
  // Brokerage is in AUD only where the name of its column says so.
  const own = line.raw('brokerageaud') === undefined ? null : one.brokerage
  addTrade(reading, table, line, { ...one, side, price: one.total === null ? aud : null, brokerage: own })
}

/** The market of a currency whose rows name none. */
const marketOf = (currency: string): string => (currency === 'USD' || currency === '' ? 'US' : currency)

export const nabtradeTrades: Format = {
  format: 'nabtrade-trades',
  label: 'nabtrade trades',
  columns: [
    ['confirmationnumber'],
    ['tradedate'],
    ['transactiontype'],
    ['code'],
    ['quantity'],
    ['price'],
    ['totalconsideration'],
  ],
  dates: ['tradedate', 'settlementdate'],
  read: (reading, table) => reading.each(table, (line) => trade(reading, table, line)),
}

export const nabtradePortfolio: Format = {
  format: 'nabtrade-portfolio',
  label: 'nabtrade portfolio transactions',
  columns: [['code'], ['date'], ['movementtype'], ['quantity'], ['transactionprice', 'transactionpriceexchccy']],
  dates: ['date'],
  read: (reading, table) => reading.each(table, (line) => trade(reading, table, line)),
}
