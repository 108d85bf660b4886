// Trade toasts: what became of a change of the trades, and for a while a way back to what was before it (P52).
import { versionOf } from '#shared/portfolio/same-facts.ts'
import type { Transaction, TransactionFacts } from '#shared/portfolio/transaction.ts'
import { useLedgerChange } from '../../data/use-ledger.ts'
import { messageOf } from '../../lib/api.ts'
import { focusIfLost, isByKeyboard, undoByKeyboardMs } from '../../lib/focus.ts'
import { useToast } from '../../ui/toast.tsx'
import { typeNames } from './trade-fields.ts'

const undoMs = 15_000

function factsIn(trade: Transaction): TransactionFacts {
  const { id: _id, createdAt: _at, importId: _import, source: _source, ...facts } = trade
  return facts
}

/** @property before the trade as it was, null for one that is new */
export type SavedTrade = { id: string; facts: TransactionFacts; before: Transaction | null; isLater: boolean }

/** @param focusList puts the focus on the list of trades, where the button that had it is gone */
export function useTradeToasts(holdingId: string, focusList: () => void) {
  const { mutateAsync } = useLedgerChange(holdingId)
  const showToast = useToast()
  /**
   * @param undo brings back what was before
   * @param how when it was done by keyboard it can be undone for longer, and what gives the focus to the button says where it goes after
   */
  const tell = (
    text: string,
    undone: string,
    undo: () => Promise<unknown>,
    { byKeyboard, focusAfter }: { byKeyboard: boolean; focusAfter?: () => void },
  ): void => {
    const onPress = (): void =>
      void undo().then(
        () => showToast({ text: undone, tone: 'success' }),
        (error: unknown) => showToast({ text: `That couldn’t be undone. ${messageOf(error)}`, tone: 'error' }),
      )
    showToast({
      text,
      action: { label: 'Undo', onPress },
      shownForMs: byKeyboard ? undoByKeyboardMs : undoMs,
      ...(focusAfter === undefined ? {} : { focusAfter }),
    })
  }
  return {
    saved({ id, facts, before, isLater }: SavedTrade): void {
      const name = typeNames[facts.type]
      const how = { byKeyboard: isByKeyboard() }
      const text = isLater ? `${name} saved on this device.` : `${name} ${before === null ? 'added' : 'saved'}.`
      if (before === null) {
        return tell(text, `${name} taken back.`, () => mutateAsync({ kind: 'remove', transactionId: id }), how)
      }
      const expectedVersion = versionOf(facts)
      const undo = (): Promise<unknown> =>
        mutateAsync({ kind: 'update', transactionId: id, facts: factsIn(before), expectedVersion })
      tell(text, `${name} is as it was.`, undo, how)
    },
    remove(trade: Transaction): void {
      const name = typeNames[trade.type]
      const byKeyboard = isByKeyboard()
      const removal = mutateAsync({ kind: 'remove', transactionId: trade.id })
      const undo = (): Promise<unknown> => mutateAsync({ kind: 'restore', transaction: trade })
      // The button that had the focus goes with its row, before the answer is there.
      let given: Element | null = null
      focusIfLost(() => {
        focusList()
        given = document.activeElement
      })
      // By the time the answer is there, the person may be typing somewhere else.
      const how = (): Parameters<typeof tell>[3] => {
        const at = document.activeElement
        const isFree = at === null || at === document.body || at === given
        return byKeyboard && isFree ? { byKeyboard, focusAfter: focusList } : { byKeyboard }
      }
      const deleted = (saved: unknown): string =>
        saved === 'later' ? `${name} deleted on this device.` : `${name} deleted.`
      removal.then(
        (saved) => tell(deleted(saved), `${name} put back.`, undo, how()),
        (error: unknown) => showToast({ text: `${name} couldn’t be deleted. ${messageOf(error)}`, tone: 'error' }),
      )
    },
  }
}
