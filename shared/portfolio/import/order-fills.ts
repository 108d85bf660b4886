// OrderFills: an order that was filled in parts, with a line for each part: only the first of them says what the order was.
import { columnName, textOf } from './cells.ts'
import { type MappedField, saysFilled } from './column-words.ts'
import type { UnknownTable } from './import-row.ts'
import type { Mapping } from './mapping.ts'

/** What a part has from its order. */
const ofOrder = ['side', 'code', 'market', 'currency', 'rate', 'name', 'reference', 'status'] as const
const saysWhat: readonly MappedField[] = ['side', 'code']
/** What a part has itself, and a line of sums has not. */
const ofPart: readonly MappedField[] = ['date', 'units', 'price']

/**
 * The rows of a table, those of the further parts of an order with what they leave to the line of their order.
 * @returns the same rows where no column is called after what was filled
 */
export function withTheirOrders({ header, rows }: UnknownTable, mapping: Mapping): UnknownTable['rows'] {
  const at = (cells: readonly string[], field: MappedField): string => textOf(cells[mapping[field] ?? -1])
  if (mapping.side === null || !saysFilled(columnName(header[mapping.units ?? -1]))) return rows
  let order: readonly string[] = []
  return rows.map((cells) => {
    const isPart =
      saysWhat.every((field) => at(cells, field) === '') && ofPart.every((field) => at(cells, field) !== '')
    if (!isPart) order = cells.some((cell) => cell.trim() !== '') ? cells : order
    if (!isPart || !saysWhat.every((field) => at(order, field) !== '')) return cells
    const whole = [...cells]
    for (const field of ofOrder)
      if (mapping[field] !== null && at(cells, field) === '') whole[mapping[field]] = order[mapping[field]] ?? ''
    return whole
  })
}
