// Holdings table: the holdings in columns, where there is room for them (spec section 2, Portfolio screen).
import type { Holding } from '#shared/domain/holding.ts'
import { gainOf } from '#shared/domain/portfolio.ts'
import { Change, Money, Price, Quantity } from '../../lib/amount.tsx'
import { HoldingActions } from './holding-actions.tsx'
import { HoldingName, HoldingTypeChip } from './holding-name.tsx'
import styles from './holdings-table.module.css'
import { PriceChip } from './price-chip.tsx'

type HoldingsTableProps = { holdings: readonly Holding[]; onDelete: (holding: Holding) => void }

const HoldingRow = ({ holding, onDelete }: { holding: Holding; onDelete: (holding: Holding) => void }) => {
  const { gain, gainPercent } = gainOf(holding)
  return (
    <tr>
      <th scope="row">
        <HoldingName holding={holding} />
      </th>
      <td>
        <HoldingTypeChip type={holding.type} />
      </td>
      <td className={styles.number}>
        <Quantity units={holding.quantity} />
      </td>
      <td className={styles.number}>
        <Price aud={holding.costBasis} isPrivate />
      </td>
      <td className={styles.number}>
        <span className={styles.price}>
          <Price aud={holding.currentPrice} />
          <PriceChip holding={holding} />
        </span>
      </td>
      <td className={styles.number}>
        <Money aud={holding.totalValue} />
      </td>
      <td className={styles.number}>
        <span className={styles.gain}>
          <Change aud={gain} />
          <Change percent={gainPercent} size="small" />
        </span>
      </td>
      <td className={styles.actions}>
        <HoldingActions holding={holding} onDelete={onDelete} />
      </td>
    </tr>
  )
}

export const HoldingsTable = ({ holdings, onDelete }: HoldingsTableProps) => (
  <table className={styles.table}>
    <thead>
      <tr>
        <th scope="col">Asset</th>
        <th scope="col">Type</th>
        <th scope="col" className={styles.number}>
          Quantity
        </th>
        <th scope="col" className={styles.number}>
          Entry Price
        </th>
        <th scope="col" className={styles.number}>
          Current Price
        </th>
        <th scope="col" className={styles.number}>
          Value
        </th>
        <th scope="col" className={styles.number}>
          Gain/Loss
        </th>
        <th scope="col" className={styles.number}>
          Actions
        </th>
      </tr>
    </thead>
    <tbody>
      {holdings.map((holding) => (
        <HoldingRow key={holding.id} holding={holding} onDelete={onDelete} />
      ))}
    </tbody>
  </table>
)
