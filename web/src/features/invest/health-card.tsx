// Portfolio health card: the diversification meter, and what a count does not tell (spec section 2, Invest screen).
import type { Portfolio } from '../../data/use-holdings.ts'
import { formatCount } from '../../lib/format.ts'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { ProgressBar } from '../../ui/progress-bar.tsx'
import { Loading, Skeleton } from '../../ui/skeleton.tsx'
import { Stack } from '../../ui/stack.tsx'
import { meterLabel, meterPercent } from './diversification.ts'
import styles from './health-card.module.css'
import { LessonLink } from './lesson-link.tsx'

const diversificationLesson = 3

type HealthCardProps = {
  portfolio: Portfolio | undefined
  isLoading: boolean
  isRetrying: boolean
  onRetry: () => void
}

export function HealthCard({ portfolio, isLoading, isRetrying, onRetry }: HealthCardProps) {
  const count = portfolio?.holdings.length
  return (
    <Card title="Portfolio Health">
      <Stack gap={4}>
        {count !== undefined && (
          <ProgressBar
            label="Diversification"
            percent={meterPercent(count)}
            valueText={meterLabel(count)}
            hint={`${formatCount(count, 'investment')} counted. Five or more reads Good, three or four Fair.`}
          />
        )}
        {isLoading && (
          <Loading label="Loading your portfolio" className={styles.loading}>
            <Skeleton height="1.3125rem" />
            <Skeleton height="0.5rem" isRound />
            <Skeleton width="70%" height="1.125rem" />
          </Loading>
        )}
        {count === undefined && !isLoading && (
          <Banner
            tone="error"
            action={
              <Button size="small" variant="quiet" isPending={isRetrying} onClick={onRetry}>
                Try again
              </Button>
            }
          >
            What you hold could not be loaded. It is safe.
          </Banner>
        )}
        <p className={styles.limits}>
          The meter counts and knows nothing else. Three funds full of the same companies count as three, and one fund
          that holds hundreds counts as one. What a count cannot see is in <LessonLink id={diversificationLesson} />.
        </p>
      </Stack>
    </Card>
  )
}
