// Stake: the activity workbook with Australian and American trades, and the older report with a sheet of trades.
import { sum } from './cells.ts'
import { securityOf } from './codes.ts'
import type { Format } from './format.ts'
import { type FileTable, type Line, refuse } from './file-lines.ts'
import { addForeignTrade } from './foreign-trade.ts'
import { whyNotDone } from './order-status.ts'
import type { Reading } from './reading.ts'
import { addTrade } from './trade-row.ts'
import { sideOf } from './trade-side.ts'

const total = ['totalvalue', 'netamount']

function activity(reading: Reading, table: FileTable, line: Line): void {
  const status = line.text('status')
  const whyNot = whyNotDone(status)
  if (whyNot !== null) return reading.skip(table, line, whyNot)
  const word = line.text('side')
  const side = sideOf(word)
  if (side === null) return reading.skip(table, line, `“${word.slice(0, 20)}” is neither a buy nor a sale.`)
  const currency =
    line.text('currency').toUpperCase() ||
    (/wall|us/i.test(table.sheet ?? '') && !/aus/i.test(table.sheet ?? '') ? 'USD' : 'AUD')
  const value = line.number('value', 'value')
  const paid = line.number('total', ...total)
  // What the total has beyond the value: fees, and GST where the fees are without.
  const charged =
    value !== null && paid !== null
      ? Math.abs(sum(Math.abs(paid), -Math.abs(value)))
      : sum(Math.abs(line.number('fees', 'fees', 'brokerage') ?? 0), Math.abs(line.number('GST', 'gst') ?? 0))
  const hasFees = (value !== null && paid !== null) || line.raw('fees', 'brokerage') !== undefined
  const isAud = currency === 'AUD'
  const trade = {
    date: line.day('tradedate', 'date', 'dateddmmyyyy'),
    instrument: securityOf(line.raw('symbol'), isAud ? 'ASX' : 'US', isAud) ?? refuse('The code can’t be read.'),
    side,
    units: line.needed('number of units', 'units'),
    price: line.number('price', 'avgprice', 'averageprice', 'price'),
    brokerage: hasFees ? charged : null,
    total: paid,
    reference: line.text('tradeidentifier', 'tradeid', 'reference'),
    name: line.text('name'),
  }
  if (isAud) addTrade(reading, table, line, trade)
  else
    addForeignTrade(reading, table, line, {
      ...trade,
      currency,
      rate: line.number('exchange rate', 'audusdrate', 'usdaudrate', 'fxrate'),
    })
}

export const stake: Format = {
  format: 'stake',
  label: 'Stake activity',
  columns: [['tradedate', 'date', 'dateddmmyyyy'], ['symbol'], ['side'], ['units'], total],
  dates: ['tradedate', 'settlementdate', 'date', 'dateddmmyyyy'],
  read: (reading, table) => reading.each(table, (line) => activity(reading, table, line)),
}
