// Portfolio page: what a person holds and what it is worth.
import { Plus } from 'lucide-react'
import { lazy, Suspense, useCallback, useRef } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import type { Holding } from '#shared/portfolio/holding.ts'
import { refetchHoldings, useHoldings, useSyncNews } from '../../data/use-holdings.ts'
import { useRefreshHoldings, useRefreshOnOpen, useRegularRefresh } from '../../data/use-price-refresh.ts'
import { useBalances } from '../../lib/balances.tsx'
import { useFollowedLink } from '../../lib/followed-link.ts'
import { formatAgo, formatCount } from '../../lib/format.ts'
import { awayText, backToast } from '../../lib/holding-words.ts'
import { Banner } from '../../ui/banner.tsx'
import { paths } from '../../lib/paths.ts'
import { useAtOwnPrice } from '../../lib/own-prices.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { withLateStyles } from '../../lib/late-styles.ts'
import { Card } from '../../ui/card.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorBoundary } from '../../ui/error-boundary.tsx'
import { GumSprig } from '../../ui/gum-sprig.tsx'
import { PageHeading } from '../../ui/page-heading.tsx'
import { Stack } from '../../ui/stack.tsx'
import { useToast } from '../../ui/toast.tsx'
import { VisibilityToggle } from '../../ui/visibility-toggle.tsx'
import { isDemo } from './demo-holdings.ts'
import { EmptyPortfolio } from './empty-portfolio.tsx'
import { FilesSection } from './files-section.tsx'
import { HoldingsList } from './holdings-list.tsx'
import { JoinOffer } from './join-offer.tsx'
import { PortfolioModals, usePreloadOnFirstMove } from './portfolio-modals.tsx'
import { PortfolioSkeleton, PortfolioSummary } from './portfolio-summary.tsx'
import styles from './portfolio.module.css'
import { RefreshButton } from './refresh-button.tsx'
import { SoldSection } from './sold-section.tsx'
import { UnfinishedImport } from './unfinished-import.tsx'
import { useDeleteHoldings } from './use-delete-holdings.ts'
import { usePortfolioModal } from './use-portfolio-modal.ts'
import { useDroppedFiles } from './use-dropped-files.ts'
import { useNow } from '../../ui/use-now.ts'

/** Only for who may be asked: from 30 June 2027 on, with something at a price of their own. */
const ValuesLine = lazy(() => import('./values-line.tsx'))

/** With bars and a glossary in it: fetched once the list stands. */
const ConcentrationCard = lazy(withLateStyles(() => import('./concentration-card.tsx')))

type UpdatedLineProps = { pricedAt: number | null; isUpdating: boolean }

const everyMs = 15_000

/** How fresh the prices are, and that new ones are on their way. */
function UpdatedLine({ pricedAt, isUpdating }: UpdatedLineProps) {
  const now = useNow(everyMs)
  if (isUpdating) return 'Updating prices…'
  return pricedAt === null ? 'What you own, and how it’s doing' : `Updated ${formatAgo(Math.max(0, now - pricedAt))}`
}

/** The service cannot be reached, and what that means for what a person does meanwhile (P22). */
function AwayNotice({ unsent, isLooking }: { unsent: number; isLooking: boolean }) {
  const client = useQueryClient()
  return (
    <Banner
      tone="notice"
      title="Gumnut can’t be reached"
      action={
        <Button size="small" variant="quiet" isPending={isLooking} onClick={() => void refetchHoldings(client)}>
          Try again
        </Button>
      }
    >
      {awayText(unsent)}
    </Banner>
  )
}

export default function PortfolioPage() {
  useFollowedLink()
  const { data, isPending, isFetching } = useHoldings()
  const refresh = useRefreshHoldings()
  useRefreshOnOpen(refresh)
  useRegularRefresh(refresh)
  const { areHidden, toggle } = useBalances()
  const modal = usePortfolioModal()
  const { setOpen } = modal
  const showToast = useToast()
  const list = useRef<HTMLDivElement>(null)
  const deleteHoldings = useDeleteHoldings((holding) => {
    const button = holding && list.current?.querySelector<HTMLElement>(`[aria-label="Delete ${holding.symbol}"]`)
    const target = button ?? list.current ?? document.querySelector<HTMLElement>('main h1')
    target?.focus({ preventScroll: target !== button })
  })
  useSyncNews((news) => showToast(backToast(news)))
  usePreloadOnFirstMove()
  useDroppedFiles()

  const focusList = useCallback(() => list.current?.focus({ preventScroll: true }), [])
  const onEdit = useCallback((holding: Holding) => setOpen({ kind: 'edit', holding }), [setOpen])
  const onDelete = useCallback((holding: Holding) => setOpen({ kind: 'delete', holding }), [setOpen])

  const mayBeAsked = useAtOwnPrice(data?.holdings).length > 0
  const isFull = data !== undefined && data.holdings.length > 0
  const demoCount = data?.holdings.filter(isDemo).length ?? 0
  return (
    <>
      <PageHeading
        title="Your Portfolio"
        tabTitle="Portfolio"
        // There while the list is loading too, or the buttons beside it would move when it comes.
        corner={
          (data !== undefined || isPending) && (
            <span className={styles.corner}>
              {(isFull || isPending) && <VisibilityToggle what="balances" isHidden={areHidden} onToggle={toggle} />}
              <RefreshButton refresh={refresh} holdings={data?.holdings} />
            </span>
          )
        }
        actions={
          (isFull || isPending) && (
            <>
              <ButtonLink variant="secondary" to={paths.watching}>
                Watching
              </ButtonLink>
              <ButtonLink variant="secondary" to={paths.tax}>
                Tax time
              </ButtonLink>
              <ButtonLink variant="secondary" to={paths.importTrades}>
                Import
              </ButtonLink>
              <Button variant="secondary" onClick={() => setOpen({ kind: 'manual' })}>
                Manual Entry
              </Button>
              <Button icon={<Plus size={18} aria-hidden="true" />} onClick={() => setOpen({ kind: 'add' })}>
                Add Investment
              </Button>
            </>
          )
        }
      >
        <UpdatedLine pricedAt={isFull ? data.pricedAt : null} isUpdating={refresh.isPending} />
      </PageHeading>
      {isPending && <PortfolioSkeleton />}
      {!isPending && data === undefined && (
        <Card>
          <EmptyState
            illustration={<GumSprig />}
            title="Holdings not found"
            actions={<Button onClick={() => window.location.reload()}>Try Again</Button>}
          >
            There was an issue loading your portfolio data.
          </EmptyState>
        </Card>
      )}
      {data !== undefined && (
        <Stack gap={6}>
          <UnfinishedImport />
          {data.isLocal && <AwayNotice unsent={data.unsent} isLooking={isFetching} />}
          {isFull ? (
            <>
              <PortfolioSummary summary={data.summary} />
              {demoCount > 0 && (
                <Banner
                  tone="info"
                  action={
                    <Button size="small" variant="quiet" onClick={() => setOpen({ kind: 'remove-demo' })}>
                      Remove demo data
                    </Button>
                  }
                >
                  You’re looking at {formatCount(demoCount, 'demo investment')}.
                </Banner>
              )}
              {mayBeAsked && (
                <ErrorBoundary resetKey="values" fallback={() => null}>
                  <Suspense fallback={null}>
                    <ValuesLine holdings={data.holdings} />
                  </Suspense>
                </ErrorBoundary>
              )}
              {!data.isLocal && <JoinOffer holdings={data.holdings} onGone={focusList} />}
              <HoldingsList holdings={data.holdings} onEdit={onEdit} onDelete={onDelete} ref={list} />
            </>
          ) : (
            <EmptyPortfolio onOpen={setOpen} />
          )}
          {/* What stands below the spread comes with it: it would be pushed down under a press. */}
          <Suspense fallback={null}>
            {isFull && (
              <ErrorBoundary resetKey="concentration" fallback={() => null}>
                <ConcentrationCard holdings={data.holdings} />
              </ErrorBoundary>
            )}
            {!data.isLocal && <SoldSection />}
            {isFull && !data.isLocal && <FilesSection />}
          </Suspense>
        </Stack>
      )}
      <PortfolioModals {...modal} holdings={data?.holdings ?? []} onDelete={deleteHoldings} />
    </>
  )
}
