// Holding rows: the rows of one investment in the preview, asked of the worker as they are looked at.
import { useState } from 'react'
import type { PreviewRow } from '#shared/portfolio/import/preview-state.ts'
import { formatCount } from '../../lib/format.ts'
import { Button } from '../../ui/button.tsx'
import { Loading, Skeleton } from '../../ui/skeleton.tsx'
import { type HoldingOutline, mostRows } from './import-session.ts'
import styles from './import.module.css'
import { RowLine } from './row-line.tsx'
import type { ImportRun } from './use-import-run.ts'
import { useRows } from './use-preview.ts'

const moreRows = 200

export type RowsProps = { holding: HoldingOutline; run: ImportRun; version: number; today: string }
type ListProps = { rows: readonly PreviewRow[]; count: number; onMore: () => void; run: ImportRun; today: string }

const RowList = ({ rows, count, onMore, run, today }: ListProps) => (
  <>
    <ul className={styles.rows}>
      {rows.map((shown) => (
        <RowLine key={shown.id} shown={shown} run={run} today={today} />
      ))}
    </ul>
    {count > rows.length && (
      <Button size="small" variant="secondary" onClick={onMore}>
        Show more of {formatCount(count, 'row')}
      </Button>
    )}
  </>
)

function AskedRows({
  holding,
  run,
  version,
  today,
  part,
  count,
}: RowsProps & { part: 'waiting' | 'settled'; count: number }) {
  const [most, setMost] = useState(mostRows)
  const rows = useRows(run, version, { key: holding.key, part, most })
  if (rows === null) {
    return (
      <Loading label="Loading rows">
        <Skeleton height="6rem" />
      </Loading>
    )
  }
  return <RowList rows={rows} count={count} onMore={() => setMost(most + moreRows)} run={run} today={today} />
}

/** Those that need the person: the first of them came with the preview. */
export function WaitingRows(props: RowsProps) {
  const [isWhole, setWhole] = useState(false)
  const { holding, run, today } = props
  const count = holding.counts.needsYou
  if (count === 0) return null
  return isWhole ? (
    <AskedRows {...props} part="waiting" count={count} />
  ) : (
    <RowList rows={holding.waiting} count={count} onMore={() => setWhole(true)} run={run} today={today} />
  )
}

/** All others, once they are looked at. */
export function SettledRows(props: RowsProps) {
  const [isOpen, setOpen] = useState(false)
  const { counts } = props.holding
  const count = counts.new + counts.there + counts.skipped
  if (count === 0) return null
  const words = formatCount(count, counts.needsYou > 0 ? 'other row' : 'row')
  return (
    <>
      <div className={styles.quietFirst}>
        <Button
          size="small"
          variant="quiet"
          aria-expanded={isOpen}
          aria-label={`${isOpen ? 'Hide' : 'Show'} ${words} of ${props.holding.instrument.symbol}`}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? 'Hide' : 'Show'} {words}
        </Button>
      </div>
      {isOpen && <AskedRows {...props} part="settled" count={count} />}
    </>
  )
}
