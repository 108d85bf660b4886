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
  },
): void {
  if (eightPlaces(trade.units) === 0) return reading.skip(table, line, zeroUnits)
  const { currency, rate: given, brokerageAud, totalLacksBrokerage: _settled, ...bare } = trade
  // Which amount the total is shows in the currency of the price, as rounded as it was printed.
  const foreign = { ...bare, total: figuresOf(trade).total }
  const { original, aside } = foreignPrice(trade.price ?? 0, given, { currency, date: trade.date })
  const { rate } = original
  const inAud = (value: number | null): number | null => (value === null || rate === null ? null : product(value, rate))
  const converted = {
    ...foreign,
    price: inAud(trade.price),
    brokerage: brokerageAud ?? inAud(trade.brokerage),
    total: inAud(foreign.total),
    value: inAud(trade.value ?? null),
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
