// CMC Invest: the account statement, in whose descriptions the trades stand, and the list of confirmations.
import { numberOf } from './cells.ts'
import { securityOf } from './codes.ts'
import type { Format } from './format.ts'
import { type FileTable, type Line, refuse } from './file-lines.ts'
import { whyNotDone } from './order-status.ts'
import type { Reading } from './reading.ts'
import { addTrade } from './trade-row.ts'
import { sideOf } from './trade-side.ts'

/** `Bght 4 BIDU:US @ 273.8475`, `Sold 9 GOLD @ 226.8800 AUD` */
const detail = /^(Bght|Bought|Sold)\s+([\d,.]+)\s+([A-Z0-9.:]+)\s*@\s*\$?([\d,.]+)(?:\s+([A-Z]{3}))?/i
const noTrade = 'This is a movement of cash and no trade.'

function statement(reading: Reading, table: FileTable, line: Line): void {
  const found = detail.exec(line.text('description'))
  if (found === null) return reading.skip(table, line, noTrade)
  const [, word = '', held, code, each, currency = 'AUD'] = found
  const side = sideOf(word) ?? refuse('This is neither a buy nor a sale.')
  const [units, price] = [numberOf(held), numberOf(each)]
  const total = side === 'buy' ? line.number('debit', 'debit') : line.number('credit', 'credit')
  if (typeof units !== 'number' || typeof price !== 'number')
    return refuse('The description of this trade can’t be read.')
  if (total === null || total === 0) return refuse('There is no amount on the side of this trade.')
  // What was paid is in AUD; a price that is not says nothing about brokerage.
  const instrument = securityOf(code, null, true) ?? refuse('The code can’t be read.')
  const isNear = Math.abs(units * price - total) <= Math.max(200, total * 0.1)
  const isAud = instrument.kind === 'asx' && currency.toUpperCase() === 'AUD' && isNear
  addTrade(reading, table, line, {
    date: line.day('date'),
    instrument,
    side,
    units,
    price: isAud ? price : null,
    brokerage: isAud ? null : 0,
    total,
    reference: line.text('reference', 'contractnote', 'confirmationnumber'),
  })
}

export const cmcStatement: Format = {
  format: 'cmc-statement',
  label: 'CMC Invest account statement',
  columns: [['date'], ['type'], ['description'], ['debit'], ['credit']],
  fits: ({ header, rows }) => {
    const [type, description] = [header.indexOf('type'), header.indexOf('description')]
    return rows.some(
      (cells) => /^C[BS]$/i.test((cells[type] ?? '').trim()) || detail.test((cells[description] ?? '').trim()),
    )
  },
  dates: ['date'],
  read: (reading, table) => reading.each(table, (line) => statement(reading, table, line)),
}

function confirmation(reading: Reading, table: FileTable, line: Line): void {
  const status = line.text('status', 'confirmationstatus')
  const whyNot = whyNotDone(status)
  if (whyNot !== null) return reading.skip(table, line, whyNot)
  const word = line.text('ordertype', 'buysell')
  addTrade(reading, table, line, {
    date: line.day('tradedate', 'datecompletedddmmmyyyyhhmm', 'datecompleted'),
    instrument: securityOf(line.raw('asxcode', 'stockcode'), null, true) ?? refuse('The code can’t be read.'),
    side: sideOf(word) ?? refuse(`“${word.slice(0, 20)}” is neither a buy nor a sale.`),
    units: line.needed('number of units', 'quantity'),
    price: line.number('price', 'price', 'averagetransactedprice'),
    brokerage: line.number('brokerage', 'brokerage'),
    total: line.number('total', 'netproceeds', 'netamount', 'total', 'totalvalue'),
    reference: line.text('confirmationnumber', 'contract'),
  })
}

export const cmcConfirmations: Format = {
  format: 'cmc-confirmations',
  label: 'CMC Invest confirmations',
  columns: [['tradedate'], ['asxcode'], ['ordertype'], ['quantity'], ['price']],
  dates: ['tradedate'],
  read: (reading, table) => reading.each(table, (line) => confirmation(reading, table, line)),
}

export const bellDirect: Format = {
  format: 'bell-direct',
  label: 'Bell Direct confirmations',
  columns: [
    ['datecompletedddmmmyyyyhhmm', 'datecompleted'],
    ['stockcode'],
    ['quantity'],
    ['averagetransactedprice'],
    ['buysell'],
  ],
  dates: [],
  read: (reading, table) => reading.each(table, (line) => confirmation(reading, table, line)),
}
