// TradeRow: a purchase or a sale as brokers print it, as facts of the ledger. What changed hands is what counts; the printed price
// is often rounded and stays beside it.
import { centRounding, roundingOf } from '../price-rounding.ts'
import { maxPrice } from '../transaction-kinds.ts'
import { cents, eightPlaces, product, quotient, sum } from './cells.ts'
import type { ImportRow, RowInstrument } from './import-row.ts'
import { type FileTable, type Line, refuse } from './file-lines.ts'
import type { Reading } from './reading.ts'
import type { Side } from './trade-side.ts'
import { type OtherFees, uncountedOf } from './uncounted-fees.ts'

/** What a row says of a trade; signs of a sale do not matter, the side says which way it went. AUD. */
export type Trade = {
  readonly date: string
  readonly instrument: RowInstrument
  readonly side: Side
  readonly units: number
  /** For one unit, before brokerage. */
  readonly price: number | null
  readonly brokerage: number | null
  /** With brokerage: what was paid, or what was received. */
  readonly total: number | null
  /**
   * Where the column of `total` has the value before brokerage in some files: `seldom`, when the figures of the row cannot be the
   * total even at a rounded price; `often`, when they are nearer to the value. Left out, it always is the total.
   */
  readonly totalLacksBrokerage?: 'seldom' | 'often'
  /** The columns were named by a person: a total far from units x price is a column of something else. */
  readonly isNamed?: boolean
  /** What was traded before brokerage, where the file has it beside a price that may be rounded. */
  readonly value?: number | null
  readonly otherFees?: OtherFees | null
  readonly reference?: string
  readonly name?: string
  readonly account?: string
}

export const asxAndCoinsOnly = 'Gumnut prices ASX securities and coins. This one is traded elsewhere.'
export const zeroUnits = 'There are no units in this row.'

const correction =
  'This looks like the correction of an earlier buy, because its units are below 0. If that buy was taken back, leave it out too.'
/**
 * A sale can be printed below 0 as well as above; a buy below 0 is none.
 * @throws Unreadable for such a buy
 */
export function refuseCorrection(side: Side, units: number): void {
  if (side === 'buy' && units < 0) refuse(correction)
}

/**
 * Some files print a value without brokerage where others print the total: the one that the figures of the row add up to.
 * @param slack how far a total may be off before it is taken for a value
 */
function withBrokerage(printed: number, gross: number, charged: number, slack: number): number {
  const [asTotal, asValue] = [Math.abs(sum(printed, -sum(gross, charged))), Math.abs(sum(printed, -gross))]
  return asValue < asTotal && asTotal > slack ? sum(printed, charged) : printed
}

/** Whether a sale brought less than its brokerage: its total is then what was paid for it, printed below 0 or without a sign. */
const isPaid = (printed: number, net: number, slack: number): boolean => net < 0 && Math.abs(sum(printed, net)) <= slack

/** Figures without signs, as the ledger takes them. */
const plain = (value: number | null | undefined): number | null =>
  value === null || value === undefined ? null : eightPlaces(Math.abs(value))

type Figures = {
  readonly units: number
  readonly price: number | null
  /** null where the file has none. */
  readonly brokerage: number | null
  /** Units x price, or what the file says instead; null where neither is there. */
  readonly gross: number | null
  /** How far `gross` may be from the truth, for the price is rounded. */
  readonly rounding: number
  readonly total: number | null
}

/**
 * What a row says of a trade, without signs but that of a sale that cost more than it brought, and with its total settled, in the
 * currency of the row.
 * @throws Unreadable for a buy below 0
 */
export function figuresOf(trade: Trade): Figures {
  refuseCorrection(trade.side, trade.units)
  const units = eightPlaces(Math.abs(trade.units))
  const [price, brokerage, given] = [plain(trade.price), plain(trade.brokerage), plain(trade.total)]
  const value = trade.value === 0 ? null : plain(trade.value)
  const gross = value ?? (price === null ? null : product(units, price))
  const rounding = value === null ? roundingOf(price ?? 0, units) : centRounding
  const charged = (trade.side === 'buy' ? 1 : -1) * (brokerage ?? 0)
  const figures = { units, price, brokerage, gross, rounding }
  if (given === null) return { ...figures, total: value === null ? null : sum(value, charged) }
  if (gross !== null && isPaid(given, sum(gross, charged), rounding)) return { ...figures, total: 0 - given }
  const lacks = trade.totalLacksBrokerage
  if (lacks === undefined || gross === null || charged === 0) return { ...figures, total: given }
  return { ...figures, total: withBrokerage(given, gross, charged, lacks === 'often' ? 0 : rounding) }
}

/** What a broker asks is less than this, or less than a fifth of the trade. */
const smallCharge = 50
const mostBrokerage = (gross: number): number => Math.max(smallCharge, gross / 5)

/**
 * Whether an amount before brokerage is not even half of units x price, or more than twice that, and the trade is not small.
 * @param rounding how far `gross` may be from the truth
 */
const isStrange = (amount: number, gross: number, rounding: number): boolean =>
  Math.abs(amount - gross) > Math.max(smallCharge, rounding) && (amount < gross / 2 || amount > gross * 2)

/** What is said of a total that is far from units x price, both without signs. */
export const strangeTotal = (gross: number | null, total: number | null): string =>
  `Units × price come to ${gross} and the total is ${total}: one of these can’t be right. Check which columns were named, or add this one by hand.`

/**
 * The fields of a trade, in the currency of its figures.
 * @param printed the trade as its file has it, where its figures were converted
 * @throws Unreadable when figures are missing, or the total of named columns is far from units x price and brokerage
 */
export function tradeFacts(trade: Trade, printed: Trade = trade): Pick<ImportRow, 'facts' | 'total' | 'notice'> {
  const { date, side } = trade
  const figures = figuresOf(trade)
  const { units, price, brokerage: given, gross, rounding, total } = figures
  const ofFees = uncountedOf(trade.otherFees, { ...figures, side })
  const sign = side === 'buy' ? 1 : -1
  if (total === null) {
    if (price === null || gross === null) return refuse('There is neither a price nor a total.')
    const charged = given ?? 0
    const facts = { type: side, date, units, price, ...(charged > 0 ? { brokerage: charged } : {}) }
    return { facts, total: cents(sum(gross, sign * charged)), ...(ofFees === undefined ? {} : { notice: ofFees }) }
  }
  // Without a column for it, brokerage is what is left between the total and the value.
  const rest = gross === null ? 0 : cents(sign * sum(total, -gross))
  if (trade.isNamed === true && gross !== null && isStrange(sum(total, -sign * (given ?? 0)), gross, rounding))
    return refuse(strangeTotal(figuresOf(printed).gross, plain(printed.total)))
  const brokerage = given ?? (rest > mostBrokerage(gross ?? 0) ? 0 : Math.max(0, rest))
  const amount = sum(total, -sign * brokerage)
  if (amount < 0) return refuse('The brokerage is more than the whole amount.')
  const shown = price !== null && price <= maxPrice ? { price } : {}
  const facts = { type: side, date, units, ...shown, amount, ...(brokerage > 0 ? { brokerage } : {}) }
  const gap = gross === null ? 0 : Math.abs(sum(amount, -gross))
  const isOff = gap > rounding
  const notice = isOff ? 'Units × price and brokerage don’t add up to the total. The total counts.' : ofFees
  return { facts, total: cents(total), ...(notice === undefined ? {} : { notice }) }
}

/** What a row is about, and what its file calls it. */
export const namesOf = ({ instrument, reference, name, account }: Trade | Reinvestment) => ({
  instrument,
  reference,
  name,
  account,
})

/** Adds a trade to what was read; one without units is skipped. */
export function addTrade(reading: Reading, table: FileTable, line: Pick<Line, 'row' | 'cells'>, trade: Trade): void {
  if (eightPlaces(trade.units) === 0) return reading.skip(table, line, zeroUnits)
  reading.add(table, line, {
    ...namesOf(trade),
    ...tradeFacts(trade),
    ...(trade.instrument.kind === 'other' ? { aside: { reason: asxAndCoinsOnly, canTake: true } } : {}),
  })
}

const reinvestment =
  /^(?:drp|drip|(?:(?:dividend|distribution) )?re-?investment(?: plan)?|(?:dividend|distribution) plan)(?: (?:allotment|issue|shares|units))?$/i
/** Whether a word for the kind of a row says that a dividend was paid in units. */
export const isReinvestment = (word: string): boolean => reinvestment.test(word.trim())
const dividendBehind =
  'The dividend is counted as what the new units cost. Check it against the statement: it may have been a little more.'

type Reinvestment = Pick<Trade, 'date' | 'instrument' | 'units' | 'price' | 'total' | 'reference' | 'name' | 'account'>

/** Adds units that came of a dividend. What they cost is the income; AUD. */
export function addReinvestment(
  reading: Reading,
  table: FileTable,
  line: Pick<Line, 'row' | 'cells'>,
  trade: Reinvestment,
): void {
  refuseCorrection('buy', trade.units)
  const units = eightPlaces(trade.units)
  if (units === 0) return reading.skip(table, line, zeroUnits)
  const printed = Math.abs(trade.price ?? 0)
  const price = eightPlaces(printed > 0 ? printed : trade.total === null ? 0 : quotient(Math.abs(trade.total), units))
  const amount = cents(product(units, price))
  if (price === 0 || amount === 0) return refuse('There is neither a price nor a total.')
  reading.add(table, line, {
    ...namesOf(trade),
    facts: { type: 'reinvestment', date: trade.date, units, price, amount },
    total: amount,
    notice: dividendBehind,
    ...(trade.instrument.kind === 'other' ? { aside: { reason: asxAndCoinsOnly, canTake: true } } : {}),
  })
}
