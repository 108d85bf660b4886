// CoinSpot: orders, in pairs with AUD or with another coin, and what was sent and received. Times are Sydney's.
import { amountAndUnit, product, quotient, sum } from './cells.ts'
import { addExchange, addTransfer } from './coin-trades.ts'
import { isFiat, tickerOf } from './codes.ts'
import type { Format } from './format.ts'
import { type FileTable, type Line, refuse, zoneOf } from './file-lines.ts'
import { refuseHalfExchange } from './half-exchange.ts'
import { whyNotDone } from './order-status.ts'
import type { Reading } from './reading.ts'
import { refuseCorrection } from './trade-row.ts'
import { sideOf } from './trade-side.ts'

const stamps = ['transactiondate', 'transactiondateutc']

function order(reading: Reading, table: FileTable, line: Line): void {
  const word = line.text('type')
  const side = sideOf(word)
  const [base = '', quote = ''] = line.text('market').toUpperCase().split('/')
  if (side === null) {
    refuseHalfExchange(word)
    return reading.skip(table, line, `“${word.slice(0, 20)}” is neither a buy nor a sale.`)
  }
  if (!/^[A-Z0-9.-]+$/.test(base) || !/^[A-Z0-9.-]+$/.test(quote))
    return refuse(`The market “${line.text('market').slice(0, 20)}” can’t be read.`)
  const date = line.stampDay(zoneOf(table), line.text(...stamps))
  const given = amountAndUnit(line.raw('amount'), [base])?.amount ?? line.needed('amount', 'amount')
  refuseCorrection(side, given)
  const units = Math.abs(given)
  if (units === 0) return reading.skip(table, line, 'There are no units in this row.')
  const feeAud = Math.abs(line.number('fee', 'feeaudincgst') ?? 0)
  const total = Math.abs(line.needed('total', 'totalaud'))
  const [withFee, withoutFee] = [line.number('rate', 'rateincfee'), line.number('rate', 'rateexfee')]
  // The total has the fee in it where it agrees with the rate that has.
  const net =
    quote === 'AUD' &&
    withoutFee !== null &&
    withFee !== null &&
    isNearer(total, product(units, withoutFee), product(units, withFee))
  const amount = net ? total : sum(total, side === 'buy' ? -feeAud : feeAud)
  const coin = { ticker: tickerOf(base), units }
  const group = `coinspot:${table.sheet ?? ''}:${line.row}`
  if (isFiat(quote)) {
    const money = { ticker: 'AUD', units: amount }
    const fees = feeAud > 0 ? [{ ticker: 'AUD', units: feeAud }] : []
    return addExchange(reading, table, line, {
      date,
      out: side === 'buy' ? money : coin,
      in: side === 'buy' ? coin : money,
      fees,
      value: null,
      group,
    })
  }
  const other = amountAndUnit(line.raw('totalincgst'), [quote])
  const priced =
    other?.unit === quote
      ? Math.abs(other.amount)
      : product(units, withFee ?? withoutFee ?? refuse('There is no rate.'))
  const paid = { ticker: tickerOf(quote), units: priced }
  addExchange(reading, table, line, {
    date,
    out: side === 'buy' ? paid : coin,
    in: side === 'buy' ? coin : paid,
    fees: [],
    value: total,
    group,
  })
}

/** Whether a total is nearer to what it would be without the fee. */
const isNearer = (total: number, without: number, withFee: number): boolean =>
  Math.abs(total - without) < Math.abs(total - withFee)

export const coinspot: Format = {
  format: 'coinspot',
  label: 'CoinSpot orders',
  columns: [stamps, ['type'], ['market'], ['amount'], ['totalaud'], ['rateincfee', 'rateexfee']],
  dates: stamps,
  read: (reading, table) => reading.each(table, (line) => order(reading, table, line)),
}

function transfer(reading: Reading, table: FileTable, line: Line): void {
  const status = line.text('status')
  const whyNot = whyNotDone(status, 'transfer')
  if (whyNot !== null) return reading.skip(table, line, whyNot)
  const word = line.text('type')
  const isIn = /receive|deposit/i.test(word)
  if (!isIn && !/send|withdraw/i.test(word)) return reading.skip(table, line, `“${word.slice(0, 20)}” is no transfer.`)
  const ticker = tickerOf(line.raw('coin'))
  const units = Math.abs(amountAndUnit(line.raw('amount'), [ticker])?.amount ?? line.needed('amount', 'amount'))
  // What the coins were worth, for the network's fee, which is a sale of some.
  const worth = Math.abs(line.number('value', 'aud') ?? 0)
  addTransfer(reading, table, line, {
    date: line.stampDay(zoneOf(table), line.text(...stamps)),
    leg: { ticker, units },
    isIn,
    fee: isIn ? 0 : Math.abs(amountAndUnit(line.raw('fee'), [ticker])?.amount ?? line.number('fee', 'fee') ?? 0),
    unitValue: units > 0 && worth > 0 ? quotient(worth, units) : null,
    group: `coinspot:${line.row}`,
    reference: line.text('txid'),
  })
}

export const coinspotTransfers: Format = {
  format: 'coinspot-transfers',
  label: 'CoinSpot sends and receives',
  columns: [stamps, ['type'], ['coin'], ['amount'], ['status']],
  dates: stamps,
  read: (reading, table) => reading.each(table, (line) => transfer(reading, table, line)),
}
