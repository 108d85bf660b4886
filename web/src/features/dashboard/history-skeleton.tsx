// History skeleton: the room of the chart, while its code and its figures are on their way.
import { Card } from '../../ui/card.tsx'
import { Loading, Skeleton } from '../../ui/skeleton.tsx'
import { Stack } from '../../ui/stack.tsx'
import styles from './history-card.module.css'

export const HistoryCardSkeleton = () => (
  <Card title="Value over time">
    <Loading label="Loading the chart">
      <Stack gap={3}>
        <Skeleton width="10rem" height="2rem" />
        <Skeleton height="2.625rem" />
        <span className={styles.room}>
          <Skeleton height="100%" />
        </span>
        <Skeleton width="14rem" height="4.5rem" />
      </Stack>
    </Loading>
  </Card>
)
