// CommSec: trade confirmations, which have brokerage and both dates, and the account's transactions, which have neither.
import { cents } from './cells.ts'
import { securityOf } from './codes.ts'
import type { Format } from './format.ts'
import { type FileTable, type Line, refuse } from './file-lines.ts'
import { whyNotDone } from './order-status.ts'
import type { Reading } from './reading.ts'
import { addTrade } from './trade-row.ts'
import { sideOf } from './trade-side.ts'

const units = ['units', 'quantity']
const price = ['averageprice', 'price', 'averagepriceaud', 'avgprice']
const proceeds = ['netproceeds', 'netproceedsaud']

function confirmation(reading: Reading, table: FileTable, line: Line): void {
  const status = line.text('confirmationstatus', 'status')
  const whyNot = whyNotDone(status)
  if (whyNot !== null) return reading.skip(table, line, whyNot)
  const word = line.text('buysell')
  addTrade(reading, table, line, {
    date: line.day('tradedate'),
    instrument: securityOf(line.raw('security', 'code'), null, true) ?? refuse('The code can’t be read.'),
    side: sideOf(word) ?? refuse(`“${word.slice(0, 20)}” is neither a buy nor a sale.`),
    units: line.needed('number of units', ...units),
    price: line.number('price', ...price),
    brokerage: line.number('brokerage', 'brokerageincgst', 'brokerage', 'brokeragegst'),
    total: line.number('total', ...proceeds),
    reference: line.text('confirmationnumber'),
    account: line.text('account', 'accountnumber'),
  })
}

export const commsecConfirmations: Format = {
  format: 'commsec-confirmations',
  label: 'CommSec confirmations',
  columns: [['confirmationnumber'], ['tradedate'], ['buysell'], ['security'], units, price, proceeds],
  dates: ['tradedate', 'settlementdate'],
  read: (reading, table) => reading.each(table, (line) => confirmation(reading, table, line)),
}

/** `B 100 CBA @ 140.10` */
const detail = /^([BS])\s+([\d,.]+)\s+([A-Z0-9.]{2,9})\s*@\s*\$?([\d,.]+)/i
/** `Reversal B 100 CBA @ 140.10` */
const namesTrade = /\S\s+[BS]\s+[\d,.]+\s+[A-Z0-9.]{2,9}\s*@/i
const noTrade = 'This is a movement of cash and no trade.'
const takenBack =
  'This line names a trade and isn’t one, so it may be one that was taken back. If it was, leave that trade out too.'

function transaction(reading: Reading, table: FileTable, line: Line): void {
  const [, word = '', held, code, each] = detail.exec(line.text('details')) ?? []
  if (held === undefined)
    return namesTrade.test(line.text('details')) ? refuse(takenBack) : reading.skip(table, line, noTrade)
  const side = sideOf(word) ?? refuse('This is neither a buy nor a sale.')
  const date = line.day('date')
  const amount = side === 'buy' ? line.number('debit', 'debit') : line.number('credit', 'credit')
  const reference = line.text('reference')
  const one = Number(held.replaceAll(',', ''))
  const [of, total] = [
    Number(each?.replaceAll(',', '')),
    amount ?? refuse('There is no amount on the side of this trade.'),
  ]
  if (!Number.isFinite(one) || !Number.isFinite(of)) return refuse('The details of this trade can’t be read.')
  addTrade(reading, table, line, {
    date,
    instrument: securityOf(code, null, true) ?? refuse('The code can’t be read.'),
    side,
    units: one,
    price: of,
    brokerage: null,
    total: total === 0 ? refuse('There is no amount on the side of this trade.') : total,
    // A purchase plan has words in the place of a reference.
    ...(/^[A-Z]?\d{5,}$/i.test(reference) ? { reference } : {}),
  })
}

export const commsecTransactions: Format = {
  format: 'commsec-transactions',
  label: 'CommSec transactions',
  columns: [['date'], ['reference'], ['details'], ['debit'], ['credit']],
  dates: ['date'],
  read: (reading, table) => reading.each(table, (line) => transaction(reading, table, line)),
}

/** CommSec's order search, and the same under the names of Westpac, St.George, Bankwest and Bendigo. */
function order(reading: Reading, table: FileTable, line: Line): void {
  const word = line.text('type')
  const side = sideOf(word)
  if (side === null) return reading.skip(table, line, `“${word.slice(0, 20)}” is neither a buy nor a sale.`)
  const [total, value] = [line.number('total', 'totalvalue'), line.number('value', 'tradevalue')]
  addTrade(reading, table, line, {
    date: line.day('date', 'tradedate'),
    instrument: securityOf(line.raw('code'), null, true) ?? refuse('The code can’t be read.'),
    side,
    units: line.needed('number of units', 'quantity'),
    price: line.number('price', 'unitprice'),
    brokerage: line.number('brokerage', 'brokeragegst', 'brokerageincgst', 'brokerage'),
    total: total === null ? null : cents(total),
    value: value === null ? null : cents(value),
    reference: line.text('contractnote'),
    name: line.text('company'),
  })
}

export const orderSearch: Format = {
  format: 'order-search',
  label: 'CommSec, Westpac, St.George, Bankwest or Bendigo transaction summary',
  columns: [
    ['code'],
    ['date', 'tradedate'],
    ['type'],
    ['quantity'],
    ['unitprice'],
    ['totalvalue', 'tradevalue'],
    ['contractnote', 'brokeragegst'],
  ],
  dates: ['date', 'tradedate'],
  read: (reading, table) => reading.each(table, (line) => order(reading, table, line)),
}
