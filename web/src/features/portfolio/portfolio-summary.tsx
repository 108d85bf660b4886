// Portfolio summary: the four figures of the whole, and how much of it stands on doubtful prices (P16).
import { memo } from 'react'
import type { Summary } from '#shared/portfolio/summary.ts'
import { loadTerm } from '../../data/terms.ts'
import { Change, Money } from '../../lib/amount.tsx'
import { formatCount } from '../../lib/format.ts'
import { doubtOf } from '../../lib/holding-words.ts'
import { Banner } from '../../ui/banner.tsx'
import { StatCard, StatCardSkeleton, StatGrid } from '../../ui/stat-card.tsx'
import { Card } from '../../ui/card.tsx'
import { Loading, Skeleton } from '../../ui/skeleton.tsx'
import { Stack } from '../../ui/stack.tsx'
import { WhatIs } from '../../ui/what-is.tsx'

/** The room that the figures and the list will take. */
export const PortfolioSkeleton = () => (
  <Loading label="Loading your portfolio">
    <Stack gap={6}>
      <PortfolioSummarySkeleton />
      <Card title="Holdings">
        <Stack gap={4}>
          {[1, 2, 3].map((row) => (
            <Skeleton key={row} height="3.5rem" />
          ))}
        </Stack>
      </Card>
    </Stack>
  </Loading>
)

const whatIs = (heading: string, id: string) => <WhatIs heading={heading} ids={[id]} load={loadTerm} />

const labels = ['Total Value', 'Total Cost', 'Gain/Loss', 'Return %']

const PortfolioSummarySkeleton = () => (
  <StatGrid>
    {labels.map((label) => (
      <StatCardSkeleton key={label} label={label} />
    ))}
  </StatGrid>
)

export const PortfolioSummary = memo(function PortfolioSummary({ summary }: { summary: Summary }) {
  const doubt = doubtOf(summary)
  return (
    <>
      <StatGrid>
        <StatCard
          label="Total Value"
          value={<Money aud={summary.totalValue} />}
          detail={formatCount(summary.count, 'investment')}
        />
        <StatCard
          label="Total Cost"
          icon={whatIs('Total Cost', 'cost-base')}
          value={<Money aud={summary.totalCost} />}
          detail="What you paid"
        />
        <StatCard
          label="Gain/Loss"
          icon={whatIs('Gain/Loss', 'unrealised-gain')}
          value={<Change aud={summary.gainLoss} />}
          detail="Value less cost"
        />
        <StatCard
          label="Return %"
          icon={whatIs('Return %', 'return')}
          value={<Change percent={summary.gainLossPercent} />}
          detail="Gain or loss as a share of cost"
        />
      </StatGrid>
      {doubt !== undefined && <Banner tone="notice">{doubt}</Banner>}
    </>
  )
})
