// HoldingsCsv: all holdings of a person as a file for a spreadsheet. Those without trades come back from it as they are; the
// others from the file of trades (trades-csv.ts).
import type { DatedPrice } from '../market/price-history.ts'
import { type Cell, csvOf, pricesCell } from './csv-cells.ts'
import { followsTrades, type StoredHolding } from './holding.ts'
import { noteQuestions } from './note-draft.ts'
import { openingOf } from './ledger-holding.ts'
import { earlierPricesOf } from './typed-price.ts'

/** AUD of all units: exact where trades say so, and where the cost of one unit has more decimals than a price can have. */
function costBaseOf(holding: StoredHolding): Cell {
  if (followsTrades(holding)) return holding.costBase
  return holding.quantity > 0
    ? openingOf(holding, { id: holding.id, date: null, createdAt: holding.createdAt }).amount
    : undefined
}

type Kept = readonly DatedPrice[]

const columns: readonly (readonly [title: string, cell: (holding: StoredHolding, kept: Kept) => Cell])[] = [
  ['Symbol', ({ symbol }) => symbol],
  ['Name', ({ name }) => name],
  ['Asset type', ({ type }) => type],
  ['Coin', ({ coinId }) => coinId],
  ['Units', ({ quantity }) => quantity],
  ['Cost per unit (AUD)', ({ costBasis }) => costBasis],
  ['Cost base (AUD)', costBaseOf],
  ['Your price (AUD)', ({ manualPrice }) => manualPrice],
  ['Has trades', (holding) => (followsTrades(holding) ? 'yes' : 'no')],
  ['Holding id', ({ id }) => id],
  [noteQuestions.why, ({ note }) => note?.why],
  [noteQuestions.changeMind, ({ note }) => note?.changeMind],
  ['Your price set at', ({ manualPrice, lastUpdated }) => (manualPrice === null ? undefined : lastUpdated)],
  ['Your earlier prices (AUD)', (holding, kept) => pricesCell(earlierPricesOf(holding, kept))],
]

/**
 * @param holdings in the order they are to stand in
 * @param typedPrices set by hand before those that stand, by holding, in the order in which they were kept
 */
export const holdingsCsv = (
  holdings: readonly StoredHolding[],
  typedPrices: ReadonlyMap<string, Kept> = new Map(),
): string =>
  csvOf(
    columns.map(([title]) => title),
    holdings.map((holding) => columns.map(([, cell]) => cell(holding, typedPrices.get(holding.id) ?? []))),
  )
