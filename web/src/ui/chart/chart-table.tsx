// Chart table: what a chart shows, as rows to be read.
import { TableScroller } from '../table-scroller.tsx'
import styles from './chart.module.css'
import type { ChartLine } from './chart-drawing.ts'

type ChartTableProps = {
  label: string
  days: readonly number[]
  lines: readonly ChartLine[]
  formatDay: (day: number) => string
  formatValue: (value: number) => string
}

/** More rows than this are thinned to the last day of each month. */
const mostRows = 45
const dayMs = 86_400_000
const monthOf = (day: number | undefined): string =>
  day === undefined ? '' : new Date(day * dayMs).toISOString().slice(0, 7)

export function ChartTable({ label, days, lines, formatDay, formatValue }: ChartTableProps) {
  const places = days.map((_, at) => at)
  const isThinned = days.length > mostRows
  const rows = isThinned ? places.filter((at) => monthOf(days[at]) !== monthOf(days[at + 1])) : places
  return (
    <TableScroller label={`${label} as a table`} className={styles.scroller}>
      <table className={styles.table}>
        <caption>
          {label}
          {isThinned ? ', the last day of each month' : ''}, newest first
        </caption>
        <thead>
          <tr>
            <th scope="col">Day</th>
            {lines.map(({ key, label: name }) => (
              <th key={key} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.toReversed().map((at) => (
            <tr key={days[at]}>
              <th scope="row">{formatDay(days[at] ?? 0)}</th>
              {lines.map(({ key, values }) => {
                const value = values[at]
                return <td key={key}>{typeof value === 'number' ? formatValue(value) : '–'}</td>
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </TableScroller>
  )
}
