// Dashboard skeleton: every card of the dashboard, of the size it will have.
import { Card } from '../../ui/card.tsx'
import { Loading, Skeleton } from '../../ui/skeleton.tsx'
import { Stack } from '../../ui/stack.tsx'
import styles from './dashboard.module.css'
import { SummaryCardsSkeleton } from './summary-cards.tsx'

const Lines = ({ count, height }: { count: number; height: string }) => (
  <Stack gap={4}>
    {Array.from({ length: count }, (_, line) => (
      <Skeleton key={line} height={height} />
    ))}
  </Stack>
)

export const DashboardSkeleton = () => (
  <Loading label="Loading your portfolio">
    <Stack gap={6}>
      <SummaryCardsSkeleton />
      <div className={styles.columns}>
        <Stack gap={6}>
          <Card title="Allocation">
            <Skeleton height="13rem" />
          </Card>
          <Card title="Recent Activity">
            <Lines count={3} height="3rem" />
          </Card>
        </Stack>
        <Stack gap={6}>
          <Card title="Your Progress">
            <Lines count={2} height="2.5rem" />
          </Card>
          <Card title="Quick Actions">
            <Lines count={2} height="2.75rem" />
          </Card>
        </Stack>
      </div>
    </Stack>
  </Loading>
)
