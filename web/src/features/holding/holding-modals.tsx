// Holding modals: what opens over the page of a holding, each in a chunk of its own that is fetched when it is wanted.
import { lazy } from 'react'
import type { Transaction } from '#shared/portfolio/transaction.ts'
import type { ShownLedger } from '../../data/use-ledger.ts'
import { OverPage } from '../../ui/over-page.tsx'
import type { TradeDraft } from './trade-form.ts'
import type { SavedTrade } from './use-trade-toasts.ts'

const TradeModal = lazy(() => import('./trade-modal.tsx'))
const StartModal = lazy(() => import('./start-modal.tsx'))
const LeaveDialog = lazy(() => import('./leave-dialog.tsx'))

/** `start` is what is known of a trade already, in its form. */
export type OpenModal =
  | { kind: 'add'; start?: TradeDraft }
  | { kind: 'edit'; trade: Transaction; start?: TradeDraft }
  | { kind: 'start' | 'leave' }

/** The modal that the address asks for: the start of the trades, or one trade by its id. */
export function askedFor(query: URLSearchParams, { holding, transactions }: ShownLedger): OpenModal | null {
  if (query.get('trades') === 'start' && holding.hasLedger !== true) return { kind: 'start' }
  const trade = transactions.find(({ id }) => id === query.get('trade'))
  return trade === undefined ? null : { kind: 'edit', trade }
}

type HoldingModalsProps = {
  open: OpenModal | null
  ledger: ShownLedger
  onClose: () => void
  /** @param text what has happened, to be told */
  onDone: (text: string) => void
  onSaved: (trade: SavedTrade) => void
}

function Opened({ open, ledger, onClose, onDone, onSaved }: HoldingModalsProps) {
  const { holding, transactions } = ledger
  switch (open?.kind) {
    case 'start':
      return <StartModal holding={holding} onClose={onClose} onStarted={onDone} />
    case 'leave':
      return (
        <LeaveDialog
          holdingId={holding.id}
          symbol={holding.symbol}
          trades={transactions.length}
          onCancel={onClose}
          onLeft={onDone}
        />
      )
    case 'add':
    case 'edit':
      return (
        <TradeModal
          key={open.kind}
          ledger={ledger}
          {...(open.kind === 'edit' ? { before: open.trade } : {})}
          {...(open.start === undefined ? {} : { start: open.start })}
          onClose={onClose}
          onSaved={onSaved}
        />
      )
    default:
      return null
  }
}

export const HoldingModals = (props: HoldingModalsProps) => (
  <OverPage resetKey={props.open?.kind ?? 'none'} onFailed={props.onClose}>
    <Opened {...props} />
  </OverPage>
)
