// Holding card: one holding where there is no room for a table. Nothing the table says is missing.
import type { Holding } from '#shared/domain/holding.ts'
import { gainOf } from '#shared/domain/portfolio.ts'
import { Change, Money, Price, Quantity } from '../../lib/amount.tsx'
import { HoldingActions } from './holding-actions.tsx'
import { HoldingName, HoldingTypeChip } from './holding-name.tsx'
import styles from './holding-card.module.css'
import { PriceChip } from './price-chip.tsx'

export const HoldingCard = ({ holding, onDelete }: { holding: Holding; onDelete: (holding: Holding) => void }) => {
  const { gain, gainPercent } = gainOf(holding)
  return (
    <li className={styles.card}>
      <div className={styles.top}>
        <HoldingName holding={holding} />
        <HoldingTypeChip type={holding.type} />
      </div>
      <p className={styles.value}>
        <Money aud={holding.totalValue} />
      </p>
      <p className={styles.gain}>
        <Change aud={gain} percent={gainPercent} />
      </p>
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
      </dl>
      <div className={styles.bottom}>
        <PriceChip holding={holding} />
        <HoldingActions holding={holding} onDelete={onDelete} />
      </div>
    </li>
  )
}
