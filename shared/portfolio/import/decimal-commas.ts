// DecimalCommas: a file whose numbers have a comma where ours have a point. It is found out for the whole file, since `1,250` alone
// can be read both ways.
import { numberOf, textOf } from './cells.ts'
import type { Broken, Grid } from './delimited.ts'

const swapped = (text: string): string => text.replace(/[.,]/g, (mark) => (mark === ',' ? '.' : ','))
const isNumber = (text: string): boolean => typeof numberOf(text) === 'number'

/** How a cell can be read: `10,5` as a number with a comma alone, `90.50` with a point alone, `1,250` as either; null: as no number. */
function readingOf(cell: string): 'comma' | 'point' | 'either' | null {
  if (!/[.,]\d/.test(cell)) return null
  const text = textOf(cell)
  const asComma = isNumber(swapped(text))
  return isNumber(text) ? (asComma ? 'either' : 'point') : asComma ? 'comma' : null
}

const twoWays = (text: string): string =>
  `Numbers of this file have decimal commas, so “${text}” can be read two ways. Add this one by hand, or fix the line.`

type Taken = { readonly grid: Grid; readonly broken?: Broken }

/** Whether a grid is written with decimal commas; `mixed` where more numbers prove them than decimal points, and points are proven too. */
function commasIn(grid: Grid): 'none' | 'mixed' | 'all' {
  // Nearly every file ends here, at the cost of a look for commas.
  if (!grid.some((cells) => cells.some((cell) => cell.includes(',') && readingOf(cell) === 'comma'))) return 'none'
  const counts = { comma: 0, point: 0, either: 0 }
  for (const cells of grid) {
    for (const cell of cells) {
      const reading = readingOf(cell)
      if (reading !== null) counts[reading]++
    }
  }
  return counts.point === 0 ? 'all' : counts.comma > counts.point ? 'mixed' : 'none'
}

/**
 * A grid with decimal points. One that has numbers which only a decimal comma explains, and none that only a point explains, is
 * read with commas throughout. Where a number can still be read two ways its line is broken: `1.250` among decimal commas, and
 * `1,250` where most numbers have commas and others points. Any other grid stays as it is.
 */
export function withDecimalPoints<G extends Taken>(taken: G): G {
  const { grid, broken } = taken
  const commas = commasIn(grid)
  if (commas === 'none') return taken
  const unclear = new Map(broken)
  const converted = grid.map((cells, at) =>
    cells.map((cell) => {
      const reading = readingOf(cell)
      if (reading === null) return cell
      const isUnclear = reading === 'either' && (commas === 'mixed' || !cell.includes(','))
      if (isUnclear && !unclear.has(at)) unclear.set(at, twoWays(textOf(cell)))
      return commas === 'all' ? swapped(textOf(cell)) : cell
    }),
  )
  return { ...taken, grid: converted, broken: unclear }
}
