// OtherFees: what a line of a file has in further columns of fees, beside the one that counts as its brokerage.
import { columnName, numberOf, sum, textOf } from './cells.ts'
import { sureness } from './column-words.ts'
import type { UnknownTable } from './import-row.ts'
import type { Mapping } from './mapping.ts'
import type { OtherFees } from './uncounted-fees.ts'

const gst = /^gst(?:aud)?$/
const saysGst = (name: string): boolean => /gst/.test(name) && !/ex(?:cl|cluding)?gst/.test(name)

/** The places of the columns of fees beside the one of brokerage; none where that has all of them, or the total has. */
export function otherFeesAt(
  { header }: Pick<UnknownTable, 'header'>,
  mapping: Mapping,
  hasSureTotal: boolean,
): readonly number[] {
  const own = columnName(header[mapping.brokerage ?? -1])
  if (mapping.brokerage === null || hasSureTotal || own.startsWith('total')) return []
  const named = new Set(Object.values(mapping))
  return [...header.entries()].flatMap(([at, cell]) => {
    const name = columnName(cell)
    const isGst = gst.test(name)
    return !named.has(at) && (isGst ? !saysGst(own) : sureness('brokerage', name) > 0) ? [at] : []
  })
}

/** What the other columns of a line come to; null where there is nothing in them. */
export function otherFeesOf(
  cells: readonly string[],
  header: readonly string[],
  places: readonly number[],
): OtherFees | null {
  const fees = places.flatMap((at) => {
    const fee = Math.abs(numberOf(cells[at]) ?? 0)
    return fee === 0 ? [] : [{ fee, words: `“${textOf(header[at]).slice(0, 40)}” ${fee}` }]
  })
  if (fees.length === 0) return null
  const words = fees.map(({ words: one }) => one).join(', ')
  return {
    sum: fees.reduce((all, { fee }) => sum(all, fee), 0),
    notice: `Not counted: ${words}. If that was charged on top of the brokerage, add it to this trade after the import.`,
  }
}
