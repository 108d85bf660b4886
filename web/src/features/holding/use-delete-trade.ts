// Delete trade: gone at once, and for a while it can be put back as it was.
import type { NewTransaction, Transaction } from '#shared/portfolio/transaction.ts'
import { ImpossibleTrade } from '../../data/ledger-fallback.ts'
import { useLedgerChange } from '../../data/use-ledger.ts'
import { messageOf } from '../../lib/api.ts'
import { useToast } from '../../ui/toast.tsx'
import { typeNames } from './trade-form.ts'

const undoMs = 15_000

/** A deleted trade as the request that adds it again: same id, same facts. */
function asNew(trade: Transaction): NewTransaction {
  const { createdAt: _at, importId: _import, source: _source, ...facts } = trade
  return facts
}

const whyNot = (error: unknown): string => (error instanceof ImpossibleTrade ? error.message : messageOf(error))

export function useDeleteTrade(holdingId: string): (trade: Transaction) => void {
  const { mutateAsync } = useLedgerChange(holdingId)
  const showToast = useToast()
  return (trade) => {
    const name = typeNames[trade.type]
    const removal = mutateAsync({ kind: 'remove', transactionId: trade.id })
    const undo = async (): Promise<void> => {
      try {
        await removal
        await mutateAsync({ kind: 'add', transaction: asNew(trade) })
        showToast({ text: `${name} put back.`, tone: 'success' })
      } catch (error) {
        showToast({ text: `${name} couldn’t be put back. ${whyNot(error)}`, tone: 'error' })
      }
    }
    removal.then(
      (saved) =>
        showToast({
          text: saved === 'later' ? `${name} deleted on this device.` : `${name} deleted.`,
          action: { label: 'Undo', onPress: () => void undo() },
          shownForMs: undoMs,
        }),
      (error: unknown) => showToast({ text: `${name} couldn’t be deleted. ${whyNot(error)}`, tone: 'error' }),
    )
  }
}
