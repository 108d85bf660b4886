// History skeleton: the room of the chart, or of the example, while its code and its figures are on their way.
import type { Holding } from '#shared/portfolio/holding.ts'
import { Card } from '../../ui/card.tsx'
import { Loading, Skeleton } from '../../ui/skeleton.tsx'

/** The narrower the screen, the more lines there are above and below a chart; without trades there is the example alone. */
export const HistoryCardSkeleton = ({ holdings }: { holdings: readonly Holding[] }) => (
  <Card title="Value over time">
    <Loading label="Loading the chart">
      <Skeleton height={holdings.some(({ hasLedger }) => hasLedger) ? 'max(35rem, 55rem - 26vw)' : '20rem'} />
    </Loading>
  </Card>
)
