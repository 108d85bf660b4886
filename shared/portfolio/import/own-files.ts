// OwnFiles: the files that Gumnut itself exports, read in again to the same figures.
import * as z from 'zod/mini'
import { CoinId, HoldingType, isAsxCode } from '../../market/instrument.ts'
import { HoldingNote, maxNoteLength } from '../holding-note.ts'
import { TransactionFacts } from '../transaction.ts'
import { TransactionId } from '../transaction-kinds.ts'
import { textOf } from './cells.ts'
import type { Format } from './format.ts'
import type { OwnRow, RowInstrument } from './import-row.ts'
import { type FileTable, type Line, refuse } from './file-lines.ts'
import { typedPricesIn } from './own-prices.ts'
import type { Reading } from './reading.ts'

/** UTF-16 units of the longest text of a cell: a note of characters that take two each, with the apostrophe of a formula before it. */
const longest = 2 * maxNoteLength + 1

/** A cell as it was before the export made it safe: one apostrophe less where a formula would follow. */
const unmasked = (text: string): string => (/^'+[=+\-@\t\r\n]/.test(text) ? text.slice(1) : text)
const plain = (line: Line, name: string): string => unmasked(textOf(line.raw(name), longest))

/** Names of fields by the columns they stand in. */
const numbers = {
  units: 'units',
  price: 'priceaud',
  amount: 'amountaud',
  brokerage: 'brokerageaud',
  withheld: 'taxwithheldaud',
  franked: 'frankedaud',
  unfranked: 'unfrankedaud',
  frankingCredit: 'frankingcreditaud',
  incomeYear: 'incomeyear',
  newUnits: 'newunits',
  oldUnits: 'oldunits',
  amountPerUnit: 'amountperunitaud',
  costBase: 'costbaseaud',
} as const
const components = {
  interest: 'interestaud',
  otherIncome: 'otherincomeaud',
  foreignIncome: 'foreignincomeaud',
  capitalGainDiscounted: 'discountedcapitalgainaud',
  capitalGainOther: 'othercapitalgainaud',
  nonAssessable: 'notassessableaud',
} as const

function numbersIn(line: Line, columns: Readonly<Record<string, string>>): Record<string, number> {
  const found = Object.entries(columns).map(([field, column]) => [field, line.number(field, column)] as const)
  return Object.fromEntries(found.filter((entry): entry is readonly [string, number] => entry[1] !== null))
}

function picksIn(line: Line): { parcels?: { id: string; units: number }[] } {
  const text = line.raw('parcels')?.trim() ?? ''
  if (text === '') return {}
  return {
    parcels: text.split(';').map((pick) => {
      const [id = '', units = ''] = pick.trim().split(' ')
      return { id, units: Number(units) }
    }),
  }
}

function instrumentIn(line: Line): { instrument: RowInstrument; type: OwnRow['type'] } {
  const symbol = plain(line, 'symbol')
  const type = z.safeParse(HoldingType, plain(line, 'assettype'))
  if (!type.success || symbol === '') return refuse('What this row is about can’t be read.')
  const coin = z.safeParse(CoinId, plain(line, 'coin'))
  if (type.data === 'crypto')
    return { type: type.data, instrument: { kind: 'coin', symbol, ...(coin.success ? { coinId: coin.data } : {}) } }
  return {
    type: type.data,
    instrument: type.data !== 'other' && isAsxCode(symbol) ? { kind: 'asx', symbol } : { kind: 'other', symbol },
  }
}

function sourceIn(line: Line): Pick<OwnRow, 'source'> {
  const [format, reference, key] = [
    plain(line, 'sourceformat'),
    plain(line, 'sourcereference'),
    plain(line, 'sourcekey'),
  ]
  const row = line.number('row', 'sourcerow')
  if (format === '' || key === '' || row === null) return {}
  return { source: { format, key, row, ...(reference === '' ? {} : { reference }) } }
}

/** A note of which something cannot be read is left out: it is no reason to refuse the row. */
function noteIn(line: Line): Pick<OwnRow, 'note'> {
  const answers = { why: plain(line, 'whyiholdthis'), changeMind: plain(line, 'whatwouldchangemymind') }
  const given = Object.entries(answers).filter(([, text]) => text !== '')
  const note = z.safeParse(HoldingNote, Object.fromEntries(given))
  return given.length > 0 && note.success ? { note: note.data } : {}
}

function trade(reading: Reading, table: FileTable, line: Line): void {
  const type = plain(line, 'type')
  const day = (field: string, column: string) => (line.text(column) === '' ? {} : { [field]: line.day(column) })
  const parts = type === 'distribution' ? numbersIn(line, components) : {}
  const aside = { account: plain(line, 'account'), note: plain(line, 'note') }
  const facts = z.safeParse(TransactionFacts, {
    type,
    ...(type === 'opening' ? { date: null } : {}),
    ...day('date', 'date'),
    ...day('exDate', 'exdate'),
    ...(type === 'transferIn' ? { acquiredOn: null } : {}),
    ...day('acquiredOn', 'acquiredon'),
    ...numbersIn(line, numbers),
    ...(Object.keys(parts).length === 0 ? {} : { components: parts }),
    ...picksIn(line),
    ...Object.fromEntries(Object.entries(aside).filter(([, text]) => text !== '')),
  })
  if (!facts.success) {
    const fields = [...new Set(facts.error.issues.map(({ path }) => path.map(String).join('.')))].join(', ')
    return refuse(`This trade can’t be read${fields === '' ? '' : `: ${fields}`}.`)
  }
  const { instrument, type: holdingType } = instrumentIn(line)
  const [id, enteredAt] = [
    z.safeParse(TransactionId, plain(line, 'tradeid')),
    z.safeParse(z.iso.datetime(), plain(line, 'enteredat')),
  ]
  const holdingId = plain(line, 'holdingid')
  const name = plain(line, 'name')
  const own: OwnRow = {
    type: holdingType,
    ...(id.success ? { id: id.data } : {}),
    ...(enteredAt.success ? { enteredAt: enteredAt.data } : {}),
    ...(holdingId === '' ? {} : { holdingId }),
    ...sourceIn(line),
    ...typedPricesIn(line),
    ...noteIn(line),
  }
  reading.add(table, line, {
    instrument,
    facts: facts.data,
    total: null,
    own,
    ...(name === '' ? {} : { name }),
    ...(id.success ? { reference: id.data } : {}),
  })
}

export const ownTrades: Format = {
  format: 'gumnut-trades',
  label: 'Gumnut trades',
  columns: [['date'], ['type'], ['symbol'], ['assettype'], ['units'], ['priceaud'], ['tradeid'], ['holdingid']],
  dates: ['date', 'exdate', 'acquiredon'],
  read: (reading, table) => reading.each(table, (line) => trade(reading, table, line)),
}

/** A holding without trades comes back as one opening without a date: the same units at the same cost. */
function holding(reading: Reading, table: FileTable, line: Line): void {
  if (/^yes$/i.test(line.text('hastrades')))
    return reading.skip(table, line, 'It has trades, which are in the file of trades.')
  const { instrument, type } = instrumentIn(line)
  const units = line.needed('number of units', 'units')
  if (units === 0) return reading.skip(table, line, 'Nothing of this is held.')
  const price = line.needed('cost per unit', 'costperunitaud')
  const name = plain(line, 'name')
  const holdingId = plain(line, 'holdingid')
  const own: OwnRow = {
    type,
    ...(holdingId === '' ? {} : { holdingId }),
    ...typedPricesIn(line),
    ...noteIn(line),
  }
  const facts = z.safeParse(TransactionFacts, openingFacts(units, price, line.number('cost base', 'costbaseaud')))
  if (!facts.success) return refuse('The units or the cost can’t be read.')
  reading.add(table, line, {
    instrument,
    facts: facts.data,
    total: null,
    own,
    ...(name === '' ? {} : { name }),
    ...(holdingId === '' ? {} : { reference: holdingId }),
  })
}

/** A cost per unit with more decimals than a price can have is kept in the total. */
const openingFacts = (units: number, price: number, costBase: number | null) => ({
  type: 'opening',
  date: null,
  units,
  ...(costBase === null ? { price } : { amount: costBase }),
})

export const ownHoldings: Format = {
  format: 'gumnut-holdings',
  label: 'Gumnut holdings',
  columns: [['symbol'], ['assettype'], ['units'], ['costperunitaud'], ['hastrades'], ['holdingid']],
  dates: [],
  read: (reading, table) => reading.each(table, (line) => holding(reading, table, line)),
}
