// UnnamedSide: whether something in a table tells buys from sales that the person has not named yet.
import { columnName, numberOf, textOf } from './cells.ts'
import { paidOrReceived } from './column-words.ts'
import type { UnknownTable } from './import-row.ts'
import type { Mapping } from './mapping.ts'
import { namedSideOf, saysSide } from './trade-side.ts'

/** Names of columns that have nothing but sides, also in words that nobody knows. */
const sideNames = /^side$|buysell|buyorsell|^(?:action|direction)$|^transactiontype$/
/**
 * Names of columns that may have sides: a `Type` that says neither buy nor sell can be that of the security just as well, which only
 * the person can tell, or the signs of the table.
 */
const maybeSideNames = /^(?:event|operation|transaction|type)$|^(?:order|trade|trans?|txn|movement|activity|event)type$/

/**
 * The place of a column with words for buy and sell, or that is called after them, where none is named for them and nobody has said
 * that none is: without them a sale would be read as a buy. Of several it is the one in which the most cells are a side. null where
 * there is none.
 */
export function unnamedSide({ header, rows }: Pick<UnknownTable, 'header' | 'rows'>, mapping: Mapping): number | null {
  if (mapping.side !== null || mapping.hasNoSide === true) return null
  const isTold = signsTell({ header, rows }, mapping)
  const isNamed = (name: string): boolean => sideNames.test(name) || (!isTold && maybeSideNames.test(name))
  let [place, most]: [number | null, number] = [null, -1]
  for (const [at, name] of header.entries()) {
    if (at === mapping.code) continue
    const isOne = isNamed(columnName(name)) ? (cell: string) => /[a-z]/i.test(cell) : saysSide
    if (!rows.some((cells) => isOne(textOf(cells[at])))) continue
    const sides = rows.filter((cells) => namedSideOf(textOf(cells[at])) !== null).length
    if (sides > most) [place, most] = [at, sides]
  }
  return place
}

/** Whether the signs of a table tell its sides apart without a question: units below 0 are a sale, debits and credits say it. */
export const signsTell = ({ header, rows }: Pick<UnknownTable, 'header' | 'rows'>, { units }: Mapping): boolean =>
  header.includes(paidOrReceived) || rows.some((cells) => (numberOf(cells[units ?? -1]) ?? 0) < 0)

/** Whether only the sign of its totals tells the sides of a table apart, and nobody has said yet which is which. */
export function asksForSigns(table: Pick<UnknownTable, 'header' | 'rows'>, mapping: Mapping): boolean {
  const { side, total, belowZero } = mapping
  if (side !== null || total === null || belowZero !== undefined || signsTell(table, mapping)) return false
  const totals = table.rows.map((cells) => numberOf(cells[total]) ?? 0)
  return totals.some((one) => one < 0) && totals.some((one) => one > 0)
}
