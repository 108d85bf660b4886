// Holding rows: holdings with everything that a row shows, and the order they are shown in.
import { once } from '#shared/kernel/once.ts'
import type { Holding } from '#shared/portfolio/holding.ts'
import { gainOf, sharesOf } from '#shared/portfolio/summary.ts'
import { holdingTypeNames } from '../../lib/holding-words.ts'

/** `gained` is null where no price was found. */
export type Row = { holding: Holding; gained: ReturnType<typeof gainOf>; sharePercent: number }

export const rowsOf = (holdings: readonly Holding[]): Row[] =>
  sharesOf(holdings).map(({ holding, sharePercent }) => ({ holding, sharePercent, gained: gainOf(holding) }))

export type Column = 'asset' | 'type' | 'quantity' | 'entry' | 'current' | 'value' | 'allocation' | 'gain'
/** Null is the order in which things were added. */
export type Sort = { column: Column; isDescending: boolean } | null

export const columns: ReadonlyArray<{ column: Column; label: string; isText?: true }> = [
  { column: 'asset', label: 'Asset', isText: true },
  { column: 'type', label: 'Type', isText: true },
  { column: 'quantity', label: 'Quantity' },
  { column: 'entry', label: 'Entry Price' },
  { column: 'current', label: 'Current Price' },
  { column: 'value', label: 'Value' },
  { column: 'allocation', label: 'Allocation %' },
  { column: 'gain', label: 'Gain/Loss' },
]

const text = once(() => new Intl.Collator('en-AU', { numeric: true, sensitivity: 'base' }))

const compare: Record<Column, (a: Row, b: Row) => number> = {
  asset: (a, b) => text().compare(a.holding.symbol, b.holding.symbol),
  type: (a, b) => text().compare(holdingTypeNames[a.holding.type], holdingTypeNames[b.holding.type]),
  quantity: (a, b) => a.holding.quantity - b.holding.quantity,
  entry: (a, b) => a.holding.costBasis - b.holding.costBasis,
  current: (a, b) => a.holding.currentPrice - b.holding.currentPrice,
  value: (a, b) => a.holding.totalValue - b.holding.totalValue,
  allocation: (a, b) => a.sharePercent - b.sharePercent,
  gain: (a, b) => (a.gained?.gain ?? 0) - (b.gained?.gain ?? 0),
}

/** What is equal keeps the order in which it was added, whichever way the rest is sorted. */
export function sorted(rows: readonly Row[], sort: Sort): readonly Row[] {
  if (sort === null) return rows
  const by = compare[sort.column]
  return rows.toSorted(sort.isDescending ? (a, b) => by(b, a) : by)
}

const isText = (column: Column): boolean => columns.some((one) => one.column === column && one.isText === true)

/** The first press sorts words from A and numbers from the largest, the second turns that round, the third ends it. */
export function nextSort(sort: Sort, column: Column): Sort {
  const first = !isText(column)
  if (sort?.column !== column) return { column, isDescending: first }
  return sort.isDescending === first ? { column, isDescending: !first } : null
}

/** The direction in words, such as `largest first`. */
export const directionWords = ({ column, isDescending }: NonNullable<Sort>): string =>
  isText(column) ? (isDescending ? 'Z to A' : 'A to Z') : isDescending ? 'largest first' : 'smallest first'

/** The whole order in words, for whoever cannot see the arrow. */
export function sortWords(sort: Sort): string {
  const label = columns.find(({ column }) => column === sort?.column)?.label
  return sort === null ? 'In the order you added them' : `Sorted by ${label}, ${directionWords(sort)}`
}
