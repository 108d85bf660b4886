// SelfWealth: movements. In and Out are transfers of securities, whose cost the file does not have.
import { eightPlaces } from './cells.ts'
import { securityOf } from './codes.ts'
import type { Format } from './format.ts'
import { type FileTable, type Line, refuse } from './file-lines.ts'
import type { Reading } from './reading.ts'
import { addTrade, zeroUnits } from './trade-row.ts'
import { sideOf } from './trade-side.ts'

function movement(reading: Reading, table: FileTable, line: Line): void {
  const action = line.text('action')
  const instrument = securityOf(line.raw('code'), null, true) ?? refuse('The code can’t be read.')
  const units = line.needed('number of units', 'units')
  const [reference, name] = [line.text('reference'), line.text('name')]
  const named = { instrument, reference, ...(name === '' ? {} : { name }) }
  const side = sideOf(action)
  if (side !== null) {
    return addTrade(reading, table, line, {
      ...named,
      date: line.day('tradedate'),
      side,
      units,
      price: line.number('price', 'averageprice'),
      brokerage: line.number('brokerage', 'brokerage'),
      total: line.number('total', 'total'),
      value: line.number('value', 'consideration'),
    })
  }
  if (eightPlaces(units) === 0) return reading.skip(table, line, zeroUnits)
  const moved = { date: line.day('tradedate'), units: eightPlaces(Math.abs(units)) }
  if (/^in$|transfer in/i.test(action)) {
    const facts = { type: 'transferIn', ...moved, costBase: null, acquiredOn: null } as const
    return reading.add(table, line, { ...named, facts, total: null, needs: [{ kind: 'costBase' }] })
  }
  if (/^out$|transfer out/i.test(action)) {
    return reading.add(table, line, { ...named, facts: { type: 'transferOut', ...moved }, total: null })
  }
  reading.skip(table, line, `“${action.slice(0, 20)}” is no trade and no transfer.`)
}

export const selfwealth: Format = {
  format: 'selfwealth',
  label: 'SelfWealth movements',
  columns: [['tradedate'], ['action'], ['code'], ['units'], ['averageprice'], ['consideration'], ['total']],
  dates: ['tradedate', 'settlementdate'],
  read: (reading, table) => reading.each(table, (line) => movement(reading, table, line)),
}
