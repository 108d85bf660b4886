// Performance page: what the holdings with trades did over time, in figures and in what they are made of.
import { memo } from 'react'
import type { Performance, RangeFigures } from '#shared/portfolio/performance-answer.ts'
import { useHistory } from '../../data/use-history.ts'
import { messageOf } from '../../lib/api.ts'
import { useBalances } from '../../lib/balances.tsx'
import { useFollowedLink } from '../../lib/followed-link.ts'
import { fetchingText, leftOutText, missingPricesText, standInText } from '../../lib/history-words.ts'
import { LicenceNote } from '../../lib/licence-note.tsx'
import { paths } from '../../lib/paths.ts'
import { LessonLine } from '../../lib/lesson-line.tsx'
import { Banner } from '../../ui/banner.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { HistoryFailed } from '../../ui/chart/history-failed.tsx'
import { chartCard, HistoryPanel } from '../../ui/chart/history-panel.tsx'
import { Chip } from '../../ui/chip.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { PageHeading } from '../../ui/page-heading.tsx'
import { Loading, Skeleton } from '../../ui/skeleton.tsx'
import { Stack } from '../../ui/stack.tsx'
import { VisibilityToggle } from '../../ui/visibility-toggle.tsx'
import { BenchmarksCard } from './benchmarks-card.tsx'
import { HoldingsCard } from './holdings-card.tsx'
import styles from './performance.module.css'
import { ReturnsCard } from './returns-card.tsx'
import { WaterfallCard } from './waterfall-card.tsx'
import { YearsCard } from './years-card.tsx'

const toPortfolio = <ButtonLink to={paths.portfolio}>Add dates and trades</ButtonLink>

type CardsProps = { answer: Performance; figures: RangeFigures | null; range: string }

/** What the figures of the chosen days come to, card by card. */
const Cards = memo(({ answer, figures, range }: CardsProps) => (
  <>
    {figures !== null && (
      <>
        <ReturnsCard figures={figures} />
        <WaterfallCard figures={figures} />
      </>
    )}
    {answer.holdings.length > 0 && <HoldingsCard answer={answer} />}
    <YearsCard years={answer.years} bestAndWorst={answer.bestAndWorstYear} />
    <BenchmarksCard answer={answer} range={range} />
  </>
))

const FallsCard = () => (
  <Card>
    <p className={styles.tryOut}>Falls of the past, applied to what you hold today.</p>
    <ButtonLink to={`${paths.practice}/falls`} variant="secondary">
      Falls of the past
    </ButtonLink>
  </Card>
)

function Content() {
  const history = useHistory({ isDetailed: true })
  if (history.answer === undefined && !history.isError) {
    return (
      <Loading label="Loading your performance">
        <Stack gap={6}>
          <Skeleton height="27rem" />
          <Skeleton height="12rem" />
        </Stack>
      </Loading>
    )
  }
  // Below the figures, which are much taller or much shorter than what stands in for them: it would move under a press.
  return (
    <>
      <Figures history={history} />
      <FallsCard />
    </>
  )
}

function Figures({ history }: { history: ReturnType<typeof useHistory> }) {
  const { areHidden } = useBalances()
  const { answer, error, isFetching, refetch, choice, dayChoices, figures, panel } = history
  if (answer === undefined) {
    return (
      <HistoryFailed
        title="Your performance couldn’t be loaded"
        dayChoices={dayChoices}
        isPending={isFetching}
        onRetry={() => void refetch()}
      >
        {messageOf(error)}
      </HistoryFailed>
    )
  }
  if (panel === null) {
    return (
      <Card>
        <EmptyState title="No dates yet" actions={toPortfolio}>
          Figures over time need the days you bought and sold. Open an investment in Portfolio to add them.
        </EmptyState>
      </Card>
    )
  }
  const fetching = fetchingText(answer)
  const missing = missingPricesText(answer)
  const standsIn = standInText(answer, panel.chart.days)
  const leftOut = leftOutText(answer, choice, areHidden)
  return (
    <Stack gap={6}>
      <Card title="Value over time" className={chartCard}>
        <HistoryPanel {...panel}>
          {(fetching !== null || answer.isSample) && (
            <div className={styles.chips}>
              {fetching !== null && <Chip>{fetching}</Chip>}
              {answer.isSample && (
                <Chip tone="notice" className={styles.sample}>
                  {answer.sampleLabel}
                </Chip>
              )}
            </div>
          )}
        </HistoryPanel>
        {standsIn !== null && <p className={styles.below}>{standsIn}</p>}
        <LessonLine ids={[5]} />
      </Card>
      {missing !== null && <Banner tone="notice">{missing}</Banner>}
      {leftOut !== null && (
        <Banner tone="info" action={toPortfolio}>
          {leftOut}
        </Banner>
      )}
      {answer.leftOut.broken.map(({ id, symbol, message }) => (
        <Banner
          key={id}
          tone="notice"
          title={`${symbol} is left out`}
          action={
            <ButtonLink to={`${paths.portfolio}/${id}`} size="small" variant="quiet">
              Look at its trades
            </ButtonLink>
          }
        >
          {message}
        </Banner>
      ))}
      <Cards answer={answer} figures={figures} range={choice.range} />
    </Stack>
  )
}

export default function PerformancePage() {
  useFollowedLink()
  const { areHidden, toggle } = useBalances()
  return (
    <>
      <PageHeading
        title="Performance"
        corner={<VisibilityToggle what="balances" isHidden={areHidden} onToggle={toggle} />}
      >
        What happened, in dollars and percent. The past says nothing about what comes next.
      </PageHeading>
      <Stack gap={6}>
        <Content />
        <LicenceNote />
      </Stack>
    </>
  )
}
