// Recent activity card: the first three holdings.
import { Link } from '../../router/router.tsx'
import type { Holding } from '#shared/portfolio/holding.ts'
import { gainOf } from '#shared/portfolio/summary.ts'
import { Change, Money, UnknownChange } from '../../lib/amount.tsx'
import { formatCount } from '../../lib/format.ts'
import { priceLabelOf } from '../../lib/holding-words.ts'
import { paths } from '../../lib/paths.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { ClassDot } from '../../ui/class-dot.tsx'
import { Chip } from '../../ui/chip.tsx'
import { DataCredit } from '../../ui/data-credit.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { GumSprig } from '../../ui/gum-sprig.tsx'
import styles from './dashboard.module.css'

const shownHoldings = 3

const Row = ({ holding }: { holding: Holding }) => {
  const gained = gainOf(holding)
  const { isDoubtful, label } = priceLabelOf(holding)
  return (
    <li className={styles.row}>
      <span className={styles.asset}>
        <span className={styles.symbol}>
          <ClassDot type={holding.type} />
          {holding.symbol}
          {isDoubtful && <Chip tone="notice">{label}</Chip>}
        </span>
        <span className={styles.name}>{holding.name ?? holding.type.toUpperCase()}</span>
      </span>
      <span className={styles.worth}>
        <span className={styles.value}>
          <Money aud={holding.totalValue} />
        </span>
        {gained === null ? (
          <UnknownChange size="small" />
        ) : (
          <Change aud={gained.gain} percent={gained.gainPercent} size="small" />
        )}
      </span>
    </li>
  )
}

const Full = ({ holdings }: { holdings: readonly Holding[] }) => {
  const shown = holdings.slice(0, shownHoldings)
  return (
    <>
      <ul className={styles.rows}>
        {shown.map((holding) => (
          <Row key={holding.id} holding={holding} />
        ))}
      </ul>
      {holdings.length > shownHoldings && (
        <p className={styles.all}>
          <Link to={paths.portfolio}>View all {formatCount(holdings.length, 'investment')}</Link>
        </p>
      )}
      {shown.some(({ priceSource }) => priceSource === 'coingecko') && (
        <DataCredit provider="CoinGecko" href="https://www.coingecko.com" />
      )}
    </>
  )
}

export const RecentActivityCard = ({ holdings }: { holdings: readonly Holding[] }) => (
  <Card title="Recent Activity">
    {holdings.length === 0 ? (
      <EmptyState
        headingLevel={3}
        illustration={<GumSprig />}
        title="No investments yet"
        actions={<ButtonLink to={`${paths.portfolio}?add=search`}>Add Your First Investment</ButtonLink>}
      >
        What you add shows up here, with its value and how it’s doing.
      </EmptyState>
    ) : (
      <Full holdings={holdings} />
    )}
  </Card>
)
