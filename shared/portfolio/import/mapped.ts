// Mapped: any file whose columns the person has named, or agreed to as guessed.
import { numberOf, quotient, textOf } from './cells.ts'
import { mappedFields } from './column-words.ts'
import { currencyOf, isFiat, securityOf, tickerOf } from './codes.ts'
import { hasZone, type OrderProof, proveAnyOrder } from './file-dates.ts'
import { type FileTable, type Line, refuse } from './file-lines.ts'
import { addForeignTrade } from './foreign-trade.ts'
import { refuseHalfExchange } from './half-exchange.ts'
import type { DateQuestion, ReadFile, UnknownTable } from './import-row.ts'
import { addCoinTrade } from './mapped-coins.ts'
import { type Columns, columnsOf, currencyIn } from './mapped-columns.ts'
import type { Mapping } from './mapping.ts'
import { withTheirOrders } from './order-fills.ts'
import { isCancelled, isPartlyFilled, whyNotDone } from './order-status.ts'
import { otherFeesOf } from './other-fees.ts'
import { Reading } from './reading.ts'
import { addReinvestment, addTrade, isReinvestment } from './trade-row.ts'
import { isPaidIssue, isSurelyNoTrade, namedSideOf, saysSide, type Side } from './trade-side.ts'

const cancelledPart = 'Part of this order was filled before it was cancelled. Add that part by hand.'
const openPart = 'Part of this order was filled and the rest is still open. Add that part by hand.'
const unknownPart = 'Only part of this order was filled, and no column says how much. Add that part by hand.'
const twoInOne =
  'This line has a day of a sale beside its date, so it can be a buy and a sale in one. Add both by hand.'
const otherFee = (fee: string, currency: string): string =>
  `The fee was paid in ${fee} and the trade is in ${currency.slice(0, 10)}. Add this one by hand.`
const neitherSide = (word: string): string => `“${word.slice(0, 20)}” is neither a buy nor a sale.`

/**
 * Without a column for it, a sale is what takes units away, or what the person said of totals below 0. Debits and credits say it
 * whatever the total is.
 */
function sideBySign(line: Line, units: number, { mapping, ...columns }: Columns): Side {
  if (columns.asksForSides) return refuse(sidesAsked)
  if (columns.asksForSigns) return refuse(signsAsked)
  const isMade = columns.madeTotal >= 0
  const said = isMade && columns.madeTotal !== mapping.total ? undefined : mapping.belowZero
  const belowZero = said ?? (isMade ? 'buy' : undefined)
  if (units < 0 || belowZero === undefined) return units < 0 ? 'sell' : 'buy'
  const total = (isMade ? numberOf(line.cells[columns.madeTotal]) : line.number('total', 'total')) ?? 0
  if (total === 0) return refuse(noSign)
  return total < 0 === (belowZero === 'sell') ? 'sell' : 'buy'
}
const sidesAsked =
  'A column of this file says buy or sell, and none was named for it. Choose the file again and say which one it is.'
const noSign = 'There is no total in this row, so nothing says whether it’s a buy or a sale. Add it by hand.'
const signsAsked =
  'The totals are above and below 0 and no column says buy or sell. Choose the file again and say what a total below 0 is.'

/** The date of a row, with the time of day where that has a column of its own and is known not to be Sydney's. */
function stampOf(line: Line, { time, isTimeUtc }: Columns): string {
  const [date, inDay] = [line.text('date'), textOf(line.cells[time])]
  const isTime = /^\d{1,2}:\d\d/.test(inDay) && (isTimeUtc || hasZone(inDay))
  return /:/.test(date) || !isTime ? date : `${date} ${inDay}`
}

/** Reads one row by the columns that the person named. @throws Unreadable when something of it cannot be read */
function mappedRow(reading: Reading, table: FileTable, line: Line, columns: Columns, header: readonly string[]): void {
  const { mapping, hasSureTotal, zone, currencies } = columns
  const status = columns.hasPositions ? '' : line.text('status')
  const whyNot = whyNotDone(status)
  const isPart = columns.hasFilledUnits ? (line.number('number of units', 'units') ?? 0) !== 0 : isPartlyFilled(status)
  if (whyNot !== null)
    return isPart ? refuse(isCancelled(status) ? cancelledPart : openPart) : reading.skip(table, line, whyNot)
  if (isPart && !columns.hasFilledUnits) return refuse(unknownPart)
  if (textOf(line.cells[columns.saleDay]) !== '') return refuse(twoInOne)
  const word = line.text('side')
  const held = line.number('number of units', 'units')
  if (held === null && namedSideOf(word) === null && isSurelyNoTrade(word))
    return reading.skip(table, line, neitherSide(word))
  const units = held ?? line.needed('number of units', 'units')
  const isPaid = units !== 0 && [line.raw('price'), line.raw('total')].some((cell) => (numberOf(cell) ?? 0) !== 0)
  const side =
    mapping.side === null
      ? sideBySign(line, units, columns)
      : (namedSideOf(word) ?? (isPaid && isPaidIssue(word) ? 'buy' : null))
  if (side === null && mapping.assets === 'coins') refuseHalfExchange(word)
  if (side === null && !isReinvestment(word)) {
    // What has units and was paid for may well be a trade, and is not passed over.
    const maybeTrade = isPaid && line.text('code') !== '' && !isSurelyNoTrade(word)
    return saysSide(word) || maybeTrade ? refuse(neitherSide(word)) : reading.skip(table, line, neitherSide(word))
  }
  const ofColumns = currencies.price || currencies.total
  const ofRow = currencyOf(line.raw('currency'))
  const [price, fee] = [line.number('price', 'price'), line.number('brokerage', 'brokerage')]
  const feeCell = tickerOf(line.cells[columns.feeCurrency])
  const isFeeTicker = isFiat(feeCell) || mapping.assets === 'coins'
  const feeCurrency = (isFeeTicker ? feeCell : currencyIn(feeCell)) || currencies.fee
  // Where nothing else says what the trade is in, it is what its fee was paid in.
  const ofFee = mapping.currency === null && isFiat(feeCurrency) ? feeCurrency : ''
  const feeIn = (fee ?? 0) === 0 ? '' : feeCurrency
  const trade = {
    date: line.stampDay(zone, stampOf(line, columns)),
    units,
    price: price !== null && columns.isPriceInCents ? quotient(price, 100) : price,
    brokerage: fee,
    total: line.number('total', 'total'),
    totalLacksBrokerage: hasSureTotal ? 'seldom' : 'often',
    isNamed: true,
    reference: line.text('reference'),
    name: line.text('name'),
  } as const
  const rate = line.number('exchange rate', 'rate')
  const inAud = { price: currencies.price === 'AUD', total: currencies.total === 'AUD' }
  if (mapping.assets === 'coins') {
    if (side === null) return reading.skip(table, line, neitherSide(word))
    const ofFile = ofColumns || ofFee
    return addCoinTrade(reading, table, line, {
      ...trade,
      side,
      currency: ofRow,
      ofColumns: ofFile,
      rate,
      inAud,
      feeIn,
    })
  }
  // Where nothing says it, what was traded by the clock of New York was paid in its money.
  const ofClock = columns.isNewYork && line.text('market') === '' && /\sE[DS]?T$/.test(line.text('date')) ? 'USD' : ''
  const currency = ofRow || (mapping.currency === null ? ofColumns || ofFee || ofClock : '') || 'AUD'
  const isAud = currency === 'AUD'
  const market = line.text('market') || (isAud ? null : currency === 'USD' ? 'US' : currency)
  const instrument = securityOf(line.raw('code'), market, isAud) ?? refuse('The code can’t be read.')
  if (side === null) {
    if (isAud) return addReinvestment(reading, table, line, { ...trade, instrument })
    return reading.skip(table, line, neitherSide(word))
  }
  if (feeIn !== '' && feeIn !== currency && feeIn !== 'AUD') return refuse(otherFee(feeIn, currency))
  if (isAud) {
    const otherFees = otherFeesOf(line.cells, header, columns.otherFees)
    return addTrade(reading, table, line, { ...trade, instrument, side, otherFees })
  }
  addForeignTrade(reading, table, line, {
    ...trade,
    instrument,
    side,
    currency,
    rate,
    inAud,
    ...(feeIn === 'AUD' ? { brokerageAud: Math.abs(fee ?? 0) } : {}),
  })
}

const questionOf = ({ at, ...question }: NonNullable<OrderProof['open']>, firstRow: number): DateQuestion => ({
  ...question,
  row: firstRow + at,
})

/**
 * Reads a table by its mapping.
 * @param given the order of its dates that the person named; null before they did
 * @param lastYear the year it is: a date of a later one is none of a trade
 */
export function readMapped(
  unknown: UnknownTable,
  mapping: Mapping,
  given: Reading['order'] | null = null,
  lastYear = Infinity,
): ReadFile {
  const header = unknown.header.map((_, place) => mappedFields.find((field) => mapping[field] === place) ?? '')
  const table: FileTable = {
    header,
    firstRow: unknown.headerRow + 1,
    rows: withTheirOrders(unknown, mapping),
    ...(unknown.sheet === undefined ? {} : { sheet: unknown.sheet }),
    ...(unknown.broken === undefined ? {} : { broken: unknown.broken }),
  }
  const place = mapping.date ?? 0
  const proof = proveAnyOrder(
    unknown.rows.map((cells) => cells[place]),
    lastYear,
  )
  const reading = new Reading('mapped', proof.order ?? given ?? 'dayFirst')
  const columns = columnsOf(unknown, mapping)
  reading.each(table, (line) => mappedRow(reading, table, line, columns, unknown.header))
  const { rows, skipped, problems } = reading
  const open = proof.order === null && given === null ? proof.open : null
  const dateQuestion = open === null ? null : questionOf(open, table.firstRow)
  return { format: 'mapped', rows, skipped, problems, dateQuestion, unknown: [] }
}
