// Portfolio modals: the one that is open, each in a chunk of its own that is fetched when it is wanted.
import { lazy, useDeferredValue, useEffect } from 'react'
import type { Holding } from '#shared/portfolio/holding.ts'
import { formatCount } from '../../lib/format.ts'
import { OverPage } from '../../ui/over-page.tsx'
import { useToast } from '../../ui/toast.tsx'
import { isDemo } from './demo-holdings.ts'
import type { PortfolioModal } from './use-portfolio-modal.ts'

const loadAdd = () => import('./add-investment-modal.tsx')
const loadManual = () => import('./manual-entry-modal.tsx')
const loadEdit = () => import('./edit-investment-modal.tsx')
const loadDemo = () => import('./demo-data-modal.tsx')
const loadDelete = () => import('./delete-dialog.tsx')

const AddInvestmentModal = lazy(loadAdd)
const ManualEntryModal = lazy(loadManual)
const EditInvestmentModal = lazy(loadEdit)
const DemoDataModal = lazy(loadDemo)
const DeleteDialog = lazy(loadDelete)

/**
 * Fetches the modals as soon as somebody does anything on the page: they open at once then, and still do when the
 * connection is gone.
 */
export function usePreloadOnFirstMove(): void {
  useEffect(() => {
    const once = new AbortController()
    const preload = (): void => {
      once.abort()
      for (const load of [loadAdd, loadManual, loadEdit, loadDelete]) load().catch(() => undefined)
    }
    for (const event of ['pointermove', 'pointerdown', 'keydown', 'scroll']) {
      window.addEventListener(event, preload, { passive: true, signal: once.signal })
    }
    return () => once.abort()
  }, [])
}

type PortfolioModalsProps = PortfolioModal & {
  holdings: readonly Holding[]
  onDelete: (holdings: readonly Holding[], what: string) => void
}

function Opened({ open, setOpen, goBack, holdings, onDelete }: PortfolioModalsProps) {
  const showToast = useToast()
  const close = (): void => setOpen(null)
  const done = (text: string, isLater = false): void => {
    close()
    showToast(isLater ? { text } : { text, tone: 'success' })
  }
  const added = (what: string, isLater: boolean, isUnpriced = false): void => {
    const text = isUnpriced ? `${what} added. No price found; what you paid is shown.` : `${what} added.`
    done(isLater ? `${what} saved on this device.` : text, isLater)
  }
  switch (open?.kind) {
    case 'add':
      return (
        <AddInvestmentModal
          chosen={open.chosen}
          onChoose={(chosen) => setOpen({ kind: 'add', chosen })}
          onBack={goBack}
          onClose={close}
          onAdded={added}
          onManual={(symbol, filter) =>
            setOpen({ kind: 'manual', start: { symbol, type: filter === 'all' ? 'stock' : filter } })
          }
        />
      )
    case 'manual':
      return <ManualEntryModal start={open.start} onClose={close} onAdded={added} />
    case 'edit':
      return <EditInvestmentModal holding={open.holding} onClose={close} onSaved={done} />
    case 'demo':
      return (
        <DemoDataModal
          onClose={close}
          onAdded={(count, isLater) => added(formatCount(count, 'demo investment'), isLater)}
          onDelete={(holding) => setOpen({ kind: 'delete', holding })}
        />
      )
    case 'delete': {
      const { holding } = open
      return (
        <DeleteDialog
          what={holding.symbol}
          hasTrades={holding.hasLedger === true}
          onCancel={close}
          onConfirm={() => {
            close()
            onDelete([holding], holding.symbol)
          }}
        />
      )
    }
    case 'remove-demo':
      return (
        <DeleteDialog
          what="the demo data"
          isMany
          onCancel={close}
          onConfirm={() => {
            close()
            onDelete(holdings.filter(isDemo), 'Demo data')
          }}
        />
      )
    default:
      return null
  }
}

/** A press is answered first and the sheet drawn right after: a thousand rows are slow to be put behind it. It closes at once. */
export function PortfolioModals(props: PortfolioModalsProps) {
  const isAnswered = useDeferredValue(props.open !== null)
  const open = isAnswered ? props.open : null
  return (
    <OverPage resetKey={props.open?.kind ?? 'none'} onFailed={() => props.setOpen(null)}>
      <Opened {...props} open={open} />
    </OverPage>
  )
}
