// Holding cards: the holdings one below the other, or two beside each other, where there is no room for a table.
import { useVirtualRows } from '../../ui/use-virtual-rows.ts'
import type { HoldingDeeds } from './holding-actions.tsx'
import { HoldingCard } from './holding-card.tsx'
import type { Row } from './holding-rows.ts'
import styles from './portfolio.module.css'

type HoldingCardsProps = HoldingDeeds & {
  rows: readonly Row[]
  /** Cards beside each other. */
  perLine: 1 | 2
  /** Name, value, price chip and actions only. */
  isCompact: boolean
}

const cardPx = 262
const compactCardPx = 116
const gapPx = 12

export function HoldingCards({ rows, perLine, isCompact, onEdit, onDelete }: HoldingCardsProps) {
  const lines = rows.filter((_, index) => index % perLine === 0)
  const { listRef, indexes, beforePx, afterPx, rowRef } = useVirtualRows(
    lines.map(({ holding }) => holding.id),
    isCompact ? compactCardPx : cardPx,
    gapPx,
  )
  const isWhole = rowRef === undefined
  return (
    <ul
      className={styles.cards}
      data-per-line={perLine}
      ref={listRef}
      style={{ paddingTop: beforePx, paddingBottom: afterPx }}
    >
      {indexes.flatMap((line) =>
        rows
          .slice(line * perLine, (line + 1) * perLine)
          .map((row, column) => (
            <HoldingCard
              key={row.holding.id}
              row={row}
              position={line * perLine + column + 1}
              setSize={isWhole ? undefined : rows.length}
              line={line}
              isCompact={isCompact}
              lineRef={column === 0 ? rowRef : undefined}
              onEdit={onEdit}
              onDelete={onDelete}
            />
          )),
      )}
    </ul>
  )
}
