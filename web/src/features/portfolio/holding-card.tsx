// Holding card: one holding where there is no room for a table. Nothing the table says is missing.
import { memo } from 'react'
import { Change, Money, Price, Quantity, UnknownChange } from '../../lib/amount.tsx'
import { formatPercent } from '../../lib/format.ts'
import { classNames } from '../../ui/class-names.ts'
import { HoldingActions, type HoldingDeeds } from './holding-actions.tsx'
import { HoldingName, HoldingTypeChip } from './holding-name.tsx'
import type { Row } from './holding-rows.ts'
import styles from './holding-card.module.css'
import { PriceChip } from './price-chip.tsx'

type HoldingCardProps = HoldingDeeds & {
  row: Row
  position: number
  /** Of how many, where not all cards are in the page. */
  setSize: number | undefined
  /** For measuring one card of each line. */
  line: number
  isCompact: boolean
  lineRef: ((element: HTMLElement | null) => void) | undefined
}

export const HoldingCard = memo(
  ({ row, position, setSize, line, lineRef, isCompact, onEdit, onDelete }: HoldingCardProps) => {
    const { holding, gained, sharePercent } = row
    return (
      <li
        className={classNames(styles.card, isCompact && styles.compact)}
        aria-setsize={setSize}
        aria-posinset={setSize === undefined ? undefined : position}
        data-index={line}
        ref={lineRef}
      >
        <div className={styles.top}>
          <HoldingName holding={holding} />
          <HoldingTypeChip type={holding.type} />
        </div>
        <div className={styles.worth}>
          <p className={styles.value}>
            <Money aud={holding.totalValue} />
          </p>
          <p className={styles.gain}>
            {gained === null ? <UnknownChange /> : <Change aud={gained.gain} percent={gained.gainPercent} />}
          </p>
        </div>
        {!isCompact && (
          <dl className={styles.facts}>
            <div>
              <dt>Quantity</dt>
              <dd>
                <Quantity units={holding.quantity} />
              </dd>
            </div>
            <div>
              <dt>Entry Price</dt>
              <dd>
                <Price aud={holding.costBasis} isPrivate />
              </dd>
            </div>
            <div>
              <dt>Current Price</dt>
              <dd>
                <Price aud={holding.currentPrice} />
              </dd>
            </div>
            <div>
              <dt>Allocation %</dt>
              <dd>{formatPercent(sharePercent, 1)}</dd>
            </div>
          </dl>
        )}
        <div className={styles.bottom}>
          <PriceChip symbol={holding.symbol} origin={holding} hasTime />
          <HoldingActions holding={holding} onEdit={onEdit} onDelete={onDelete} />
        </div>
      </li>
    )
  },
)
