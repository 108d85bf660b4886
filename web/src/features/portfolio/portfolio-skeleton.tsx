// Portfolio skeleton: the room that the figures and the list will take.
import { Card } from '../../ui/card.tsx'
import { Loading, Skeleton } from '../../ui/skeleton.tsx'
import { Stack } from '../../ui/stack.tsx'
import { PortfolioSummarySkeleton } from './portfolio-summary.tsx'

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
