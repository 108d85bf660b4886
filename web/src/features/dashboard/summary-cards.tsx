// Summary cards: the four figures of the dashboard.
import { memo } from 'react'
import { DollarSign, TrendingDown, TrendingUp, Wallet } from 'lucide-react'
import type { Holding } from '#shared/portfolio/holding.ts'
import { performers, type Summary } from '#shared/portfolio/summary.ts'
import { Change, Money } from '../../lib/amount.tsx'
import { formatCount, formatSignedPercent } from '../../lib/format.ts'
import { StatCard, StatCardSkeleton, StatGrid } from '../../ui/stat-card.tsx'
import styles from './dashboard.module.css'

const labels = ['Portfolio Value', 'Total Invested', 'Gain/Loss', 'Top Performer']

export const SummaryCardsSkeleton = () => (
  <StatGrid>
    {labels.map((label) => (
      <StatCardSkeleton key={label} label={label} />
    ))}
  </StatGrid>
)

type SummaryCardsProps = { portfolio: { holdings: readonly Holding[]; summary: Summary } }

/** Drawn for another portfolio only; amounts in it cover themselves. */
export const SummaryCards = memo(function SummaryCards({ portfolio: { holdings, summary } }: SummaryCardsProps) {
  const isEmpty = summary.count === 0
  const { top } = performers(holdings)
  const Trend = summary.gainLoss < 0 ? TrendingDown : TrendingUp
  return (
    <StatGrid>
      <StatCard
        label="Portfolio Value"
        icon={<Wallet size={20} strokeWidth={1.75} aria-hidden="true" />}
        value={<Money aud={summary.totalValue} />}
        detail={isEmpty ? 'Start your journey!' : <Change aud={summary.gainLoss} percent={summary.gainLossPercent} />}
      />
      <StatCard
        label="Total Invested"
        icon={<DollarSign size={20} strokeWidth={1.75} aria-hidden="true" />}
        value={<Money aud={summary.totalCost} />}
        detail={isEmpty ? 'No investments yet' : formatCount(summary.count, 'investment')}
      />
      <StatCard
        label="Gain/Loss"
        icon={<Trend size={20} strokeWidth={1.75} aria-hidden="true" />}
        value={<Change aud={summary.gainLoss} />}
        detail={`${formatSignedPercent(summary.gainLossPercent)} return`}
      />
      <StatCard
        label="Top Performer"
        value={top?.holding.symbol ?? '--'}
        detail={
          top === undefined ? (
            isEmpty ? (
              'Add investments'
            ) : (
              'No prices found yet'
            )
          ) : (
            <>
              <Change percent={top.gainPercent} />
              <span className={styles.fact}>
                Highest percent gain since purchase; says nothing about what comes next.
              </span>
            </>
          )
        }
      />
    </StatGrid>
  )
})
