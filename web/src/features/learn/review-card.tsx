// Review card: the room of the review on Learn, the same before its code and its answer are there as with either of its contents.
import type { ReactNode } from 'react'
import { Card } from '../../ui/card.tsx'
import { Loading, Skeleton } from '../../ui/skeleton.tsx'
import { Stack } from '../../ui/stack.tsx'
import styles from './review-card.module.css'

/** Words, and the button that follows from them. */
export const ReviewCard = ({ children }: { children: ReactNode }) => (
  <Card className={styles.card}>
    <div className={styles.room}>{children}</div>
  </Card>
)

export const ReviewCardSkeleton = () => (
  <Loading label="Loading your review">
    <ReviewCard>
      <Stack gap={2}>
        <Skeleton width="10rem" height="1.5rem" />
        <Skeleton width="14rem" />
      </Stack>
      <Skeleton width="8rem" height="var(--control-height)" />
    </ReviewCard>
  </Loading>
)
