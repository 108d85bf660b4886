// Delete holdings: gone from the screen at once, and for a while it can be put back, by pointer or by keyboard.
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import type * as Restoring from '../../data/restore-trades.ts'
import type { Holding } from '#shared/portfolio/holding.ts'
import { useUid } from '../../data/use-auth.ts'
import { useRemoveHolding, useRestoreHolding } from '../../data/use-holding-changes.ts'
import { allLedgersKey, hasTradesWaiting, refetchHoldings, refetchPerformance } from '../../data/use-holdings.ts'
import { messageOf } from '../../lib/api.ts'
import { focusIfLost, isByKeyboard, undoByKeyboardMs } from '../../lib/focus.ts'
import { useToast } from '../../ui/toast.tsx'
import { useMedia } from '../../ui/use-media.ts'

const undoMs = 10_000

// Few holdings have trades: what deals with them is fetched when one goes.
const tradesBefore = async (...given: Parameters<typeof Restoring.tradesBefore>) =>
  (await import('../../data/restore-trades.ts')).tradesBefore(...given)
const takeChanges = async (...given: Parameters<typeof Restoring.takeChangesOf>) =>
  (await import('../../data/restore-trades.ts')).takeChangesOf(...given)
const restoreTrades = async (...given: Parameters<typeof Restoring.restoreTradesOrLater>) =>
  (await import('../../data/restore-trades.ts')).restoreTradesOrLater(...given)

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.closest('input, textarea, select, [contenteditable]') !== null

const undoKeys = (): string => (/Mac|iPhone|iPad/.test(navigator.platform) ? '⌘Z' : 'Ctrl+Z')

/** Runs what was left for it when the keys for undoing are pressed. */
function useUndoKeys(): (undo: () => void, shownForMs: number) => void {
  const last = useRef<{ undo: () => void; until: number } | null>(null)
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      const isUndo = event.key.toLowerCase() === 'z' && (event.ctrlKey || event.metaKey) && !event.shiftKey
      if (!isUndo || last.current === null || Date.now() > last.current.until || isTyping(event.target)) return
      event.preventDefault()
      last.current.undo()
      last.current = null
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [])
  return (undo, shownForMs) => void (last.current = { undo, until: Date.now() + shownForMs })
}

/**
 * Deletes holdings that the person has agreed to lose.
 * @param focusOn puts the focus on a holding that is there again, or on the list where the row that had it is gone
 */
export function useDeleteHoldings(
  focusOn: (holding?: Holding) => void,
): (holdings: readonly Holding[], what: string) => void {
  const { mutateAsync: remove } = useRemoveHolding()
  const { mutateAsync: restore } = useRestoreHolding()
  const client = useQueryClient()
  const uid = useUid()
  const showToast = useToast()
  const leaveUndo = useUndoKeys()
  const hasPointer = useMedia('(pointer: fine)')
  return (holdings, what) => {
    const byKeyboard = isByKeyboard()
    const shownForMs = byKeyboard ? undoByKeyboardMs : undoMs
    const removals = holdings.map((holding) => {
      // Read before they go, and only when there are any.
      const mayHave = holding.hasLedger === true || hasTradesWaiting(uid)
      const trades = mayHave ? tradesBefore(client, uid, holding) : Promise.resolve([])
      const removal = trades.then(() => remove(holding))
      const earlier = removal.then(() => (hasTradesWaiting(uid) ? takeChanges(uid, holding.id) : []))
      return { holding, trades, removal, earlier }
    })
    for (const { holding, earlier } of removals) {
      earlier.catch((error: unknown) =>
        showToast({ text: `${holding.symbol} couldn’t be deleted. ${messageOf(error)}`, tone: 'error' }),
      )
    }
    const undo = async (): Promise<void> => {
      let isWhole = true
      let isLater = false
      try {
        for (const { holding, trades, removal, earlier } of removals) {
          const known = await trades
          const waited = await earlier.catch(() => [])
          const restored = await restore({ holding, removal })
          if (restored === 'later') isLater = true
          // Put back while the service is away, it was most likely never deleted there.
          if (known === null) isWhole = isWhole && restored === 'later'
          else if (
            known.length > 0 &&
            (await restoreTrades(client, uid, holding, known, waited, restored === 'later')) === 'later'
          )
            isLater = true
        }
        const where = isLater ? ' on this device' : ''
        showToast({ text: `${what} put back${where}${isWhole ? '' : ' without its trades'}.`, tone: 'success' })
        focusOn(holdings[0])
      } catch (error) {
        // Doing it again adds nothing twice.
        showToast({
          text: `${what} couldn’t be put back. ${messageOf(error)}`,
          tone: 'error',
          action: { label: 'Try again', onPress: () => void undo() },
          shownForMs: undoByKeyboardMs,
        })
      } finally {
        void refetchHoldings(client)
        void refetchPerformance(client)
        // A page that was opened in between has the holding without its trades.
        void client.invalidateQueries({ queryKey: allLedgersKey })
      }
    }
    leaveUndo(() => void undo(), shownForMs)
    showToast({
      text: `${what} deleted.${hasPointer || byKeyboard ? ` ${undoKeys()} puts it back.` : ''}`,
      action: { label: 'Undo', onPress: () => void undo() },
      shownForMs,
      ...(byKeyboard ? { focusAfter: () => focusOn() } : {}),
    })
    // The button that had the focus goes with its row.
    if (!byKeyboard) focusIfLost(() => focusOn())
  }
}
