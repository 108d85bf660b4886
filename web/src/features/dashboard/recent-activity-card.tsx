// Recent activity card: the first three holdings (spec section 2, Dashboard, Recent Activity).
import { Link } from 'react-router-dom'
import type { Holding } from '#shared/domain/holding.ts'
import { gainOf } from '#shared/domain/portfolio.ts'
import { Change, Money } from '../../lib/amount.tsx'
import { paths } from '../../lib/paths.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { GumSprig } from '../../ui/illustrations.tsx'
import styles from './dashboard.module.css'

const shownHoldings = 3

const Row = ({ holding }: { holding: Holding }) => {
  const { gain, gainPercent } = gainOf(holding)
  return (
    <li className={styles.row}>
      <span className={styles.asset}>
        <span className={styles.symbol}>{holding.symbol}</span>
        <span className={styles.name}>{holding.name ?? holding.type.toUpperCase()}</span>
      </span>
      <span className={styles.worth}>
        <span className={styles.value}>
          <Money aud={holding.totalValue} />
        </span>
        <Change aud={gain} percent={gainPercent} size="small" />
      </span>
    </li>
  )
}

export const RecentActivityCard = ({ holdings }: { holdings: readonly Holding[] }) => (
  <Card title="Recent Activity">
    {holdings.length === 0 ? (
      <EmptyState
        headingLevel={3}
        illustration={<GumSprig />}
        title="No investments yet"
        actions={<ButtonLink to={paths.portfolio}>Add Your First Investment</ButtonLink>}
      >
        What you add shows up here, with its value and how it is going.
      </EmptyState>
    ) : (
      <>
        <ul className={styles.rows}>
          {holdings.slice(0, shownHoldings).map((holding) => (
            <Row key={holding.id} holding={holding} />
          ))}
        </ul>
        {holdings.length > shownHoldings && (
          <p className={styles.all}>
            <Link to={paths.portfolio}>View all {holdings.length} investments</Link>
          </p>
        )}
      </>
    )}
  </Card>
)
