// Portfolio page: what a person holds and what it is worth (spec section 2, Portfolio screen).
import { Plus, RefreshCw } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import type { Holding } from '#shared/domain/holding.ts'
import { asNewHolding, useAddHolding, useHoldings, useRefreshHoldings, useRemoveHolding } from '../../data/use-holdings.ts'
import { messageOf } from '../../lib/api.ts'
import { useBalances } from '../../lib/balances.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { GumSprig } from '../../ui/illustrations.tsx'
import { PageHeading } from '../../ui/page-heading.tsx'
import { Loading, Skeleton } from '../../ui/skeleton.tsx'
import { Stack } from '../../ui/stack.tsx'
import { useToast } from '../../ui/toast.tsx'
import { VisibilityToggle } from '../../ui/visibility-toggle.tsx'
import { HoldingsList } from './holdings-list.tsx'
import { PortfolioSummary, PortfolioSummarySkeleton } from './portfolio-summary.tsx'

const ManualEntryModal = lazy(() => import('./manual-entry-modal.tsx'))
const DeleteDialog = lazy(() => import('./delete-dialog.tsx'))

type Open = { modal: 'manual-entry' } | { modal: 'delete'; holding: Holding } | null

function useDelete() {
  const remove = useRemoveHolding()
  const add = useAddHolding()
  const showToast = useToast()
  const putBack = (holding: Holding): void =>
    add.mutate(asNewHolding(holding), {
      onError: (error) => showToast({ text: `${holding.symbol} could not be put back. ${messageOf(error)}`, tone: 'error' }),
    })
  return (holding: Holding): void =>
    remove.mutate(holding.id, {
      onSuccess: () => showToast({ text: `${holding.symbol} deleted.`, action: { label: 'Undo', onPress: () => putBack(holding) } }),
      onError: (error) => showToast({ text: `${holding.symbol} could not be deleted. ${messageOf(error)}`, tone: 'error' }),
    })
}

function RefreshButton({ holdings }: { holdings: readonly Holding[] }) {
  const refresh = useRefreshHoldings()
  const showToast = useToast()
  const onClick = (): void => {
    if (!holdings.some(({ isLiveTracked }) => isLiveTracked)) {
      return showToast({ text: 'No live tracked investments to update.', shownForMs: 3000 })
    }
    refresh.mutate(undefined, {
      onSuccess: ({ results }) => {
        const failed = results.filter(({ success }) => !success).length
        showToast(
          failed === 0
            ? { text: 'Prices updated.', tone: 'success' }
            : { text: `${results.length - failed} of ${results.length} prices updated.`, tone: 'plain' },
        )
      },
      onError: () => showToast({ text: 'Failed to update prices. Please try again.', tone: 'error' }),
    })
  }
  return (
    <Button variant="secondary" icon={<RefreshCw size={18} aria-hidden="true" />} isPending={refresh.isPending} onClick={onClick}>
      Refresh
    </Button>
  )
}

export default function PortfolioPage() {
  const { data, isPending, isError } = useHoldings()
  const { areHidden, toggle } = useBalances()
  const [open, setOpen] = useState<Open>(null)
  const showToast = useToast()
  const deleteHolding = useDelete()
  const addButton = (
    <Button icon={<Plus size={18} aria-hidden="true" />} onClick={() => setOpen({ modal: 'manual-entry' })}>
      Add Investment
    </Button>
  )
  const isFull = data !== undefined && data.holdings.length > 0

  return (
    <>
      <PageHeading
        title="Your Portfolio"
        tabTitle="Portfolio"
        corner={isFull && <VisibilityToggle what="balances" isHidden={areHidden} onToggle={toggle} />}
        actions={
          isFull && (
            <>
              <RefreshButton holdings={data.holdings} />
              {addButton}
            </>
          )
        }
      />
      {isPending && <PortfolioSkeleton />}
      {isError && data === undefined && (
        <Card>
          <EmptyState illustration={<GumSprig />} title="Holdings not found" actions={<Button onClick={() => window.location.reload()}>Try Again</Button>}>
            There was an issue loading your portfolio data.
          </EmptyState>
        </Card>
      )}
      {data !== undefined && !isFull && (
        <Card>
          <EmptyState illustration={<GumSprig />} title="No investments yet" actions={addButton}>
            Add what you own to see what it is worth and how it is going.
          </EmptyState>
        </Card>
      )}
      {isFull && (
        <Stack gap={6}>
          <PortfolioSummary summary={data.summary} />
          <HoldingsList holdings={data.holdings} onDelete={(holding) => setOpen({ modal: 'delete', holding })} />
        </Stack>
      )}
      <Suspense>
        {open?.modal === 'manual-entry' && (
          <ManualEntryModal
            onClose={() => setOpen(null)}
            onAdded={({ symbol }) => {
              setOpen(null)
              showToast({ text: `${symbol} added.`, tone: 'success' })
            }}
          />
        )}
        {open?.modal === 'delete' && (
          <DeleteDialog
            holding={open.holding}
            onCancel={() => setOpen(null)}
            onConfirm={() => {
              setOpen(null)
              deleteHolding(open.holding)
            }}
          />
        )}
      </Suspense>
    </>
  )
}

const PortfolioSkeleton = () => (
  <Loading label="Loading your portfolio">
    <Stack gap={6}>
      <PortfolioSummarySkeleton />
      <Card>
        <Stack gap={4}>
          {[1, 2, 3].map((row) => (
            <Skeleton key={row} height="3rem" />
          ))}
        </Stack>
      </Card>
    </Stack>
  </Loading>
)
