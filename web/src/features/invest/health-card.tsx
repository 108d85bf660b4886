// Portfolio health card: the diversification meter, and what a count does not tell.
import { slicesByHolding } from '#shared/portfolio/summary.ts'
import type { Portfolio } from '../../data/use-holdings.ts'
import { formatPercent, formatQuantity } from '../../lib/format.ts'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { ProgressBar } from '../../ui/progress-bar.tsx'
import { Loading, Skeleton } from '../../ui/skeleton.tsx'
import { Stack } from '../../ui/stack.tsx'
import styles from './health-card.module.css'
import { LessonLink } from './lesson-link.tsx'

/** Width in percent: 20 for each holding, at most 100. */
export const meterPercent = (count: number): number => Math.min(20 * count, 100)

/** Good at 5 or more, Fair at 3 or more. */
export function meterLabel(count: number): 'Good' | 'Fair' | 'Needs Work' {
  if (count >= 5) return 'Good'
  return count >= 3 ? 'Fair' : 'Needs Work'
}

const diversificationLesson = 3

type HealthCardProps = {
  portfolio: Portfolio | undefined
  isLoading: boolean
  isRetrying: boolean
  onRetry: () => void
}

/** Facts beside the label, which is made of the first of them alone. */
function Facts({ portfolio: { holdings } }: { portfolio: Portfolio }) {
  const different = slicesByHolding(holdings, Number.POSITIVE_INFINITY)
  const facts = [
    ['Investments counted', formatQuantity(holdings.length)],
    ['Different ones', formatQuantity(different.length)],
    ['Types', formatQuantity(new Set(holdings.map(({ type }) => type)).size)],
    ['In the largest one', formatPercent(different[0]?.sharePercent ?? 0, 1)],
  ]
  return (
    <dl className={styles.facts}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
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
            hint="This label goes by the count alone: Fair from three, Good from five."
          />
        )}
        {isLoading && (
          <Loading label="Loading your portfolio" className={styles.loading}>
            <Skeleton height="1.3125rem" />
            <Skeleton height="0.5rem" isRound />
            <Skeleton width="70%" height="1.125rem" />
            <Skeleton height="7.75rem" />
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
            We couldn’t load what you hold. It’s safe.
          </Banner>
        )}
        {portfolio !== undefined && portfolio.holdings.length > 0 && <Facts portfolio={portfolio} />}
        <div className={styles.limits}>
          <p>What a count can’t see:</p>
          <ul className={styles.list}>
            <li>
              Three funds full of the same companies count as three, and one fund that holds hundreds counts as one.
            </li>
            <li>Two purchases of one share count as two.</li>
            <li>How much sits in the largest, and whether they all fall on the same day.</li>
          </ul>
          <p>
            More in <LessonLink id={diversificationLesson} />.
          </p>
        </div>
      </Stack>
    </Card>
  )
}
