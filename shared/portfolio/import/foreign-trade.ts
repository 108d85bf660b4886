// ForeignTrade: a purchase or a sale in another currency, put aside until the person asks for it.
import { audRate } from './aud-rate.ts'
import { eightPlaces, product } from './cells.ts'
import type { FileTable, Line } from './file-lines.ts'
import type { ImportRow } from './import-row.ts'
import type { Reading } from './reading.ts'
import { asxAndCoinsOnly, figuresOf, namesOf, type Trade, tradeFacts, zeroUnits } from './trade-row.ts'

const noRate = 'This row is in another currency and the file has no exchange rate for it.'
const unclearRate = 'This row is in another currency, and the file’s exchange rate can be read either way round.'

/**
 * What a row in another currency says, and why it is put aside.
 * @param given the file's rate, either way round; null where it has none
 */
export function foreignPrice(
  price: number,
  given: number | null,
  { currency, date }: { currency: string; date: string },
): { original: { currency: string; price: number; rate: number | null }; aside: NonNullable<ImportRow['aside']> } {
  const rate = audRate(given, { currency, date })
  const reason = rate !== null ? asxAndCoinsOnly : given === null || given <= 0 ? noRate : unclearRate
  return { original: { currency, price: Math.abs(price), rate }, aside: { reason, canTake: rate !== null } }
}

/** Whether a total agrees with units x price in AUD, and not in the currency of the price: within 2 %, and more than 10 % away. */
function isExplainedByRate({ units, price, brokerage, total }: Trade, rate: number | null): boolean {
  if (price === null || total === null || rate === null) return false
  const gross = Math.abs(units * price)
  const amounts = [gross, gross + Math.abs(brokerage ?? 0), gross - Math.abs(brokerage ?? 0)]
  const isNear = (factor: number, most: number): boolean =>
    amounts.some((amount) => Math.abs(Math.abs(total) - amount * factor) <= amount * factor * most)
  return isNear(rate, 0.02) && !isNear(1, 0.1)
}

/** A trade in another currency: in AUD by the file's rate where it has one, and put aside until the person asks for it. */
export function addForeignTrade(
  reading: Reading,
  table: FileTable,
  line: Pick<Line, 'row' | 'cells'>,
  trade: Trade & {
    readonly currency: string
    readonly rate: number | null
    /** Where brokerage is in AUD beside a price that is not. */
    readonly brokerageAud?: number
    /** What the names of the columns say to be in AUD already; a total that only its rate explains is too. */
    readonly inAud?: { readonly price: boolean; readonly total: boolean }
  },
): void {
  if (eightPlaces(trade.units) === 0) return reading.skip(table, line, zeroUnits)
  const { currency, rate: given, brokerageAud, inAud: named, totalLacksBrokerage: settled, ...bare } = trade
  const { original, aside } = foreignPrice(trade.price ?? 0, given, { currency, date: trade.date })
  const { rate } = original
  const isTotalAud = named?.total === true || (named !== undefined && isExplainedByRate(trade, rate))
  // Which amount the total is shows in the currency of the price, as rounded as it was printed.
  const foreign = { ...bare, total: isTotalAud || brokerageAud !== undefined ? null : figuresOf(trade).total }
  const inAud = (value: number | null): number | null => (value === null || rate === null ? null : product(value, rate))
  const converted = {
    ...foreign,
    price: named?.price === true ? trade.price : inAud(trade.price),
    brokerage: brokerageAud ?? inAud(trade.brokerage),
    total: isTotalAud ? trade.total : inAud(foreign.total),
    value: inAud(trade.value ?? null),
    ...(isTotalAud && settled !== undefined ? { totalLacksBrokerage: settled } : {}),
  }
  // Without a rate the row is put aside, and that is what there is to say of it.
  const facts =
    rate === null
      ? { facts: tradeFacts({ ...foreign, isNamed: false }).facts, total: null }
      : tradeFacts(converted, trade)
  reading.add(table, line, {
    ...namesOf(trade),
    ...facts,
    original,
    // A coin is priced here, whatever it was paid with.
    ...(trade.instrument.kind === 'coin' && rate !== null ? {} : { aside }),
  })
}
