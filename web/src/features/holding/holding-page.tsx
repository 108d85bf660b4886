// Holding page: one holding with its chart, its position, its parcels and its trades.
import { lazy, Suspense, useRef } from 'react'
import { useFollowedLink } from '../../lib/followed-link.ts'
import { useNavigate, useParams, useSearchParams } from '../../router/router.tsx'
import type { Transaction } from '#shared/portfolio/transaction.ts'
import { type ShownLedger, useLedger } from '../../data/use-ledger.ts'
import { useSyncNews } from '../../data/use-holdings.ts'
import { useUnsentEdits } from '../../data/use-unsent-edits.ts'
import { ApiProblem, messageOf } from '../../lib/api.ts'
import { useBalances } from '../../lib/balances.tsx'
import { formatCount } from '../../lib/format.ts'
import { awayText, backToast, holdingTypeNames } from '../../lib/holding-words.ts'
import { LicenceNote } from '../../lib/licence-note.tsx'
import { paths } from '../../lib/paths.ts'
import { Banner } from '../../ui/banner.tsx'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { PageHeading } from '../../ui/page-heading.tsx'
import { Loading, Skeleton } from '../../ui/skeleton.tsx'
import { Stack } from '../../ui/stack.tsx'
import { useToast } from '../../ui/toast.tsx'
import { VisibilityToggle } from '../../ui/visibility-toggle.tsx'
import { HistoryCard } from './history-card.tsx'
import { askedFor, HoldingModals, type OpenModal } from './holding-modals.tsx'
import styles from './holding.module.css'
import { NoteCard } from './note-card.tsx'
import { ParcelsCard } from './parcels-card.tsx'
import { PositionCard } from './position-card.tsx'
import { ShareCard } from './share-card.tsx'
import { TradesCard } from './trades-card.tsx'
import { useSheet } from './use-sheet.ts'
import { type SavedTrade, useTradeToasts } from './use-trade-toasts.ts'

const AlertsCard = lazy(() => import('./alerts/alerts-card.tsx'))

function Full({ ledger }: { ledger: ShownLedger }) {
  const { holding, transactions } = ledger
  const hasTrades = holding.hasLedger === true
  const showToast = useToast()
  const trades = useRef<HTMLUListElement>(null)
  const toasts = useTradeToasts(holding.id, () => trades.current?.focus({ preventScroll: true }))
  const query = useSearchParams()
  const navigate = useNavigate()
  const [open, setOpen] = useSheet<OpenModal>(askedFor(query, ledger))
  const close = (): void => {
    setOpen(null)
    if (query.size > 0) navigate({}, { replace: true })
  }
  const done = (text: string): void => {
    close()
    showToast({ text, tone: 'success' })
  }
  const saved = (what: SavedTrade): void => {
    close()
    toasts.saved(what)
  }
  const onEdit = (trade: Transaction): void => setOpen({ kind: 'edit', trade })
  return (
    <Stack gap={6} className={styles.page}>
      {ledger.isLocal && <Banner tone="notice">{awayText(ledger.unsent)}</Banner>}
      {hasTrades ? (
        <>
          <HistoryCard
            holding={holding}
            transactions={transactions}
            onTake={(start, id) => {
              const trade = transactions.find((one) => one.id === id)
              setOpen(trade === undefined ? { kind: 'add', start } : { kind: 'edit', trade, start })
            }}
          />
          <PositionCard ledger={ledger} />
          <NoteCard holding={holding} />
          <div className={styles.columns}>
            <TradesCard
              list={trades}
              transactions={transactions}
              onAdd={() => setOpen({ kind: 'add' })}
              onEdit={onEdit}
              onDelete={toasts.remove}
            />
            <ParcelsCard
              ledger={ledger}
              onAddDate={(id) => {
                const trade = transactions.find((one) => one.id === id)
                if (trade !== undefined) onEdit(trade)
              }}
            />
          </div>
          <ShareCard ledger={ledger} />
          {holding.quantity > 0 && (
            <div className={styles.foot}>
              <Button variant="quiet" onClick={() => setOpen({ kind: 'leave' })}>
                Go back to units and cost only
              </Button>
            </div>
          )}
        </>
      ) : (
        <>
          <PositionCard ledger={ledger} />
          <NoteCard holding={holding} />
          <Card>
            <EmptyState
              title="Add the dates to see how it went"
              actions={<Button onClick={() => setOpen({ kind: 'start' })}>Add dates and trades</Button>}
            >
              With the day you bought, Gumnut can show value over time, parcels, dividends and what you made a year. You
              can go back to units and cost at any time.
            </EmptyState>
          </Card>
        </>
      )}
      <Suspense>
        <AlertsCard holding={holding} />
      </Suspense>
      <LicenceNote />
      <HoldingModals open={open} ledger={ledger} onClose={close} onDone={done} onSaved={saved} />
    </Stack>
  )
}

const Waiting = () => (
  <Loading label="Loading the investment">
    <Stack gap={6}>
      <Skeleton height="26rem" />
      <Skeleton height="10rem" />
      <Skeleton height="14rem" />
    </Stack>
  </Loading>
)

function Page({ id }: { id: string }) {
  useFollowedLink()
  const { data, error, isPending, isFetching, refetch } = useLedger(id)
  const showToast = useToast()
  useUnsentEdits(showToast)
  useSyncNews((news) => showToast(backToast(news)))
  const { areHidden, toggle } = useBalances()
  const isGone = error instanceof ApiProblem && error.code === 'not_found'
  const back = (
    <ButtonLink to={paths.portfolio} variant="secondary">
      Portfolio
    </ButtonLink>
  )
  if (data === undefined && !isPending) {
    return (
      <>
        <PageHeading title="Investment" />
        <Card>
          <EmptyState
            title={isGone ? 'This investment isn’t here' : 'This investment couldn’t be loaded'}
            actions={
              <>
                {!isGone && (
                  <Button isPending={isFetching} onClick={() => void refetch()}>
                    Try again
                  </Button>
                )}
                {back}
              </>
            }
          >
            {isGone ? 'It may have been deleted, here or on another device.' : messageOf(error)}
          </EmptyState>
        </Card>
      </>
    )
  }
  return (
    <>
      <PageHeading
        title={data?.holding.symbol ?? 'Investment'}
        corner={<VisibilityToggle what="balances" isHidden={areHidden} onToggle={toggle} />}
        actions={back}
      >
        {data === undefined ? (
          <div className={styles.wordsRoom}>
            <Skeleton height="100%" />
          </div>
        ) : (
          [
            data.holding.name,
            holdingTypeNames[data.holding.type],
            data.transactions.length > 0 && formatCount(data.transactions.length, 'trade'),
          ]
            .filter(Boolean)
            .join(' · ')
        )}
      </PageHeading>
      {data === undefined ? <Waiting /> : <Full ledger={data} />}
    </>
  )
}

export default function HoldingPage() {
  const { id = '' } = useParams()
  return <Page key={id} id={id} />
}
