// Swyftx: the transaction report. Times are Sydney's. Value is AUD with the fee in it; units are net of a fee in the coin.
import { product, quotient, sum } from './cells.ts'
import { addExchange, addReward, addTransfer } from './coin-trades.ts'
import { isFiat, tickerOf } from './codes.ts'
import type { Format } from './format.ts'
import { type FileTable, type Line, refuse, zoneOf } from './file-lines.ts'
import { refuseHalfExchange } from './half-exchange.ts'
import type { Reading } from './reading.ts'
import { refuseCorrection } from './trade-row.ts'
import { sideOf } from './trade-side.ts'

function event(reading: Reading, table: FileTable, line: Line): void {
  const word = line.text('event')
  const ticker = tickerOf(line.raw('asset'))
  const given = line.number('amount', 'amount') ?? 0
  const units = Math.abs(given)
  if (isFiat(ticker)) return reading.skip(table, line, 'This is a movement of money and no trade.')
  if (units === 0) return reading.skip(table, line, 'There are no units in this row.')
  const date = line.stampDay(zoneOf(table), `${line.text('date', 'dateutc')} ${line.text('time', 'timeutc')}`)
  const reference = [line.text('uuid'), line.text('transactionid'), line.text('reference')].find((text) => text !== '')
  const common = { date, group: `swyftx:${line.row}`, ...(reference === undefined ? {} : { reference }) }
  const value = line.number('AUD value', 'audvalue')
  const side = sideOf(word)
  if (side !== null) {
    refuseCorrection(side, given)
    const currency = tickerOf(line.raw('currency')) || 'AUD'
    const fee = Math.abs(line.number('fee', 'audvaluefee') ?? 0)
    const worth = Math.abs(
      value ?? (currency === 'AUD' ? line.number('value', 'value') : null) ?? refuse('There is no value in AUD.'),
    )
    const coin = { ticker, units }
    if (isFiat(currency)) {
      // A purchase costs the value; a sale brings it, after the fee.
      const money = { ticker: 'AUD', units: sum(worth, side === 'buy' ? -fee : fee) }
      const fees = fee > 0 ? [{ ticker: 'AUD', units: fee }] : []
      return addExchange(reading, table, line, {
        ...common,
        out: side === 'buy' ? money : coin,
        in: side === 'buy' ? coin : money,
        fees,
        value: null,
      })
    }
    const other = {
      ticker: currency,
      units: Math.abs(line.number('value', 'value') ?? product(units, line.needed('rate', 'rate'))),
    }
    return addExchange(reading, table, line, {
      ...common,
      out: side === 'buy' ? other : coin,
      in: side === 'buy' ? coin : other,
      fees: [],
      value: worth,
    })
  }
  if (/reward|staking|earn|interest|airdrop|referral|bonus|promo/i.test(word)) {
    return addReward(reading, table, line, {
      ...common,
      leg: { ticker, units },
      value: value === null || value === 0 ? null : Math.abs(value),
    })
  }
  if (/deposit|receive|withdraw|send/i.test(word)) {
    const fee = line.number('fee', 'withdrawalfee') ?? 0
    return addTransfer(reading, table, line, {
      ...common,
      leg: { ticker, units },
      isIn: /deposit|receive/i.test(word),
      fee: Math.abs(fee),
      unitValue: value === null || value === 0 ? null : quotient(Math.abs(value), units),
    })
  }
  refuseHalfExchange(word)
  reading.skip(table, line, `“${word.slice(0, 20)}” is no trade and no transfer.`)
}

export const swyftx: Format = {
  format: 'swyftx',
  label: 'Swyftx transactions',
  columns: [['date', 'dateutc'], ['event'], ['asset'], ['amount'], ['audvalue'], ['rate']],
  dates: ['date', 'dateutc'],
  read: (reading, table) => reading.each(table, (line) => event(reading, table, line)),
}
