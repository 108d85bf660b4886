// Dashboard page: how a person stands, at a glance.
import { lazy, useDeferredValue } from 'react'
import { useAuth } from '../../data/use-auth.ts'
import { useHoldings, useSyncNews } from '../../data/use-holdings.ts'
import { useRefreshHoldings, useRefreshOnOpen } from '../../data/use-price-refresh.ts'
import { useBalances } from '../../lib/balances.tsx'
import { awayText, backToast, doubtOf } from '../../lib/holding-words.ts'
import { mayOfferInstall } from '../../lib/install.ts'
import { withLateStyles } from '../../lib/late-styles.ts'
import { LicenceNote } from '../../lib/licence-note.tsx'
import { paths } from '../../lib/paths.ts'
import { Banner } from '../../ui/banner.tsx'
import { ErrorBoundary } from '../../ui/error-boundary.tsx'
import { InTurn } from '../../ui/in-turn.tsx'
import { LegalLinks } from '../../ui/legal-links.tsx'
import { PageHeading } from '../../ui/page-heading.tsx'
import { RetryBanner } from '../../ui/retry-banner.tsx'
import { Stack } from '../../ui/stack.tsx'
import { useToast } from '../../ui/toast.tsx'
import { VisibilityToggle } from '../../ui/visibility-toggle.tsx'
import { AllocationCard } from './allocation-card.tsx'
import { DashboardSkeleton } from './dashboard-skeleton.tsx'
import styles from './dashboard.module.css'
import { FirstSteps } from './first-steps.tsx'
import { HistoryCardSkeleton } from './history-skeleton.tsx'
import { LearningCard } from './learning-card.tsx'
import { ProgressCard } from './progress-card.tsx'
import { QuickActionsCard } from './quick-actions-card.tsx'
import { RecentActivityCard } from './recent-activity-card.tsx'
import { SummaryCards } from './summary-cards.tsx'

/** With the chart in it: fetched once the figures stand. */
const HistoryCard = lazy(withLateStyles(() => import('./history-card.tsx')))

/** With the rules in it: fetched once the figures stand. */
const LateCards = lazy(withLateStyles(() => import('./late-cards.tsx')))

export default function DashboardPage() {
  const { user } = useAuth()
  const { data, isPending, isError, isRefetching, refetch } = useHoldings()
  const { areHidden, toggle } = useBalances()
  const showToast = useToast()
  useRefreshOnOpen(useRefreshHoldings())
  useSyncNews((news) => showToast(backToast(news)))
  // The figures that come in are drawn in slices, and what follows is drawn at once.
  const isTurn = useDeferredValue(data !== undefined)
  const name = user?.profile.name ?? ''
  const hasHoldings = data !== undefined && data.holdings.length > 0
  const isNew = !hasHoldings && user?.learning.completedLessons.length === 0
  const greeting = isNew ? 'Welcome' : 'Welcome back'
  const doubt = data === undefined ? undefined : doubtOf(data.summary)
  return (
    <>
      <PageHeading
        title={name === '' ? greeting : `${greeting}, ${name}`}
        tabTitle="Home"
        // In the heading from the start for whoever has completed a lesson, until it turns out that they hold nothing. Anybody else
        // counts as a newcomer until their holdings are there, and gets it with them.
        corner={
          (hasHoldings || (isPending && !isNew)) && (
            <VisibilityToggle what="balances" isHidden={areHidden} onToggle={toggle} />
          )
        }
      >
        {isNew
          ? 'Small, steady steps add up. Here are two to start with.'
          : 'Small, steady steps add up. Here is where you stand.'}
      </PageHeading>
      <Stack gap={6} className={styles.page}>
        {(isError || data?.isLocal === true) && (
          <RetryBanner title="Failed to load portfolio data" isPending={isRefetching} onRetry={() => void refetch()}>
            {data === undefined ? 'Your investments are safe. Try again in a moment.' : awayText(data.unsent)}
          </RetryBanner>
        )}
        {(isPending || (data !== undefined && !isTurn)) && <DashboardSkeleton />}
        {data !== undefined && isTurn && (
          <>
            {isNew && <FirstSteps />}
            <SummaryCards portfolio={data} />
            {doubt !== undefined && <Banner tone="notice">{doubt}</Banner>}
            {hasHoldings && (
              <ErrorBoundary resetKey="history" fallback={() => null}>
                <InTurn instead={<HistoryCardSkeleton holdings={data.holdings} />}>
                  <HistoryCard holdings={data.holdings} />
                </InTurn>
              </ErrorBoundary>
            )}
            <div className={styles.columns}>
              <Stack gap={6}>
                {hasHoldings && <AllocationCard holdings={data.holdings} />}
                <RecentActivityCard holdings={data.holdings} />
              </Stack>
              <Stack gap={6}>
                <ProgressCard summary={data.summary} />
                <QuickActionsCard hasHoldings={hasHoldings} />
                {user !== null && <LearningCard xp={user.profile.xp} />}
              </Stack>
              {(hasHoldings || mayOfferInstall()) && (
                <ErrorBoundary resetKey="moment" fallback={() => null}>
                  <InTurn instead={null}>
                    <LateCards holdings={data.holdings} />
                  </InTurn>
                </ErrorBoundary>
              )}
            </div>
          </>
        )}
      </Stack>
      <LegalLinks privacyPath={paths.privacy} termsPath={paths.terms}>
        <LicenceNote />
      </LegalLinks>
    </>
  )
}
