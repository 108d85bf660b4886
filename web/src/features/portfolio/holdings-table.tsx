// Holdings table: the holdings in columns, with headings that sort. Where there is little
// room a row takes two or three lines; the roles are spelled out because browsers drop them from a table laid out as a grid.
import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react'
import { memo } from 'react'
import { Change, Money, Price, Quantity, UnknownChange } from '../../lib/amount.tsx'
import { formatPercent } from '../../lib/format.ts'
import { classNames } from '../../ui/class-names.ts'
import { HoldingActions, type HoldingDeeds } from './holding-actions.tsx'
import { HoldingName, HoldingTypeChip } from './holding-name.tsx'
import { type Column, columns, nextSort, type Row, type Sort } from './holding-rows.ts'
import styles from './holdings-table.module.css'
import { PriceChip } from './price-chip.tsx'
import { useVirtualRows } from '../../ui/use-virtual-rows.ts'

type SortHeadingProps = { column: Column; label: string; sort: Sort; onSort: (sort: Sort) => void }

const SortHeading = ({ column, label, sort, onSort }: SortHeadingProps) => {
  const isSorted = sort?.column === column
  const Arrow = !isSorted ? ChevronsUpDown : sort.isDescending ? ArrowDown : ArrowUp
  return (
    <th
      role="columnheader"
      scope="col"
      className={styles[column]}
      aria-sort={isSorted ? (sort.isDescending ? 'descending' : 'ascending') : undefined}
    >
      <button type="button" className={styles.heading} onClick={() => onSort(nextSort(sort, column))}>
        <span>{label}</span>
        <Arrow className={classNames(styles.arrow, isSorted && styles.sorted)} size={14} aria-hidden="true" />
      </button>
    </th>
  )
}

type HoldingRowProps = HoldingDeeds & {
  row: Row
  index: number
  rowRef: ((element: HTMLElement | null) => void) | undefined
}

const HoldingRow = memo(({ row, index, rowRef, onEdit, onDelete }: HoldingRowProps) => {
  const { holding, gained, sharePercent } = row
  return (
    // The heading is the first row.
    <tr role="row" className={styles.row} aria-rowindex={index + 2} data-index={index} ref={rowRef}>
      <th role="rowheader" scope="row" className={styles.asset}>
        <HoldingName holding={holding} />
      </th>
      <td role="cell" className={styles.type}>
        <HoldingTypeChip type={holding.type} />
      </td>
      <td role="cell" className={styles.quantity}>
        <Quantity units={holding.quantity} />
      </td>
      <td role="cell" className={styles.entry}>
        <Price aud={holding.costBasis} isPrivate />
      </td>
      <td role="cell" className={styles.current}>
        <Price aud={holding.currentPrice} />
        <PriceChip symbol={holding.symbol} origin={holding} />
      </td>
      <td role="cell" className={styles.value}>
        <Money aud={holding.totalValue} />
      </td>
      <td role="cell" className={styles.allocation}>
        {formatPercent(sharePercent, 1)}
      </td>
      <td role="cell" className={styles.gain}>
        {gained === null ? (
          <UnknownChange />
        ) : (
          <>
            <Change aud={gained.gain} />
            <Change percent={gained.gainPercent} size="small" />
          </>
        )}
      </td>
      <td role="cell" className={styles.actions}>
        <HoldingActions holding={holding} onEdit={onEdit} onDelete={onDelete} />
      </td>
    </tr>
  )
})

type HoldingsTableProps = HoldingDeeds & { rows: readonly Row[]; sort: Sort; onSort: (sort: Sort) => void }

const rowPx = 74

export function HoldingsTable({ rows, sort, onSort, onEdit, onDelete }: HoldingsTableProps) {
  const { listRef, indexes, beforePx, afterPx, rowRef } = useVirtualRows(
    rows.map(({ holding }) => holding.id),
    rowPx,
  )
  return (
    <table role="table" className={styles.table} aria-label="Holdings" aria-rowcount={rows.length + 1}>
      <thead role="rowgroup" className={styles.head}>
        <tr role="row" className={styles.row} aria-rowindex={1}>
          {columns.map(({ column, label }) => (
            <SortHeading key={column} column={column} label={label} sort={sort} onSort={onSort} />
          ))}
          <th role="columnheader" scope="col" className={styles.actions}>
            Actions
          </th>
        </tr>
      </thead>
      <tbody
        role="rowgroup"
        className={styles.body}
        ref={listRef}
        style={{ paddingTop: beforePx, paddingBottom: afterPx }}
      >
        {indexes.map((index) => {
          const row = rows[index]
          return (
            row !== undefined && (
              <HoldingRow
                key={row.holding.id}
                row={row}
                index={index}
                rowRef={rowRef}
                onEdit={onEdit}
                onDelete={onDelete}
              />
            )
          )
        })}
      </tbody>
    </table>
  )
}
