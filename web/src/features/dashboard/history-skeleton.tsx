// History skeleton: the room of the chart, while its code and its figures are on their way.
import { Card } from '../../ui/card.tsx'
import { Loading, Skeleton } from '../../ui/skeleton.tsx'

export const HistoryCardSkeleton = () => (
  <Card title="Value over time">
    <Loading label="Loading the chart">
      <Skeleton height="28rem" />
    </Loading>
  </Card>
)
