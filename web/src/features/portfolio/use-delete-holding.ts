// Delete holding: gone from the screen at once, and for some seconds it can be put back, by pointer or by Ctrl+Z.
import { useEffect, useRef } from 'react'
import type { Holding } from '#shared/portfolio/holding.ts'
import { useRemoveHolding, useRestoreHolding } from '../../data/use-holding-changes.ts'
import { messageOf } from '../../lib/api.ts'
import { useToast } from '../../ui/toast.tsx'

const undoMs = 10_000

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.closest('input, textarea, select, [contenteditable]') !== null

/** Runs what was left for it when the keys for undoing are pressed. */
function useUndoKeys(): (undo: () => void) => void {
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
  return (undo) => void (last.current = { undo, until: Date.now() + undoMs })
}

/** Deletes holdings that the person has agreed to lose. */
export function useDeleteHoldings(): (holdings: readonly Holding[], what: string) => void {
  const { mutateAsync: remove } = useRemoveHolding()
  const { mutateAsync: restore } = useRestoreHolding()
  const showToast = useToast()
  const leaveUndo = useUndoKeys()
  return (holdings, what) => {
    const removals = holdings.map((holding) => ({ holding, removal: remove(holding) }))
    for (const { holding, removal } of removals) {
      removal.catch((error: unknown) =>
        showToast({ text: `${holding.symbol} could not be deleted. ${messageOf(error)}`, tone: 'error' }),
      )
    }
    const undo = async (): Promise<void> => {
      try {
        for (const one of removals) await restore(one)
        showToast({ text: `${what} put back.`, tone: 'success' })
      } catch (error) {
        showToast({ text: `${what} could not be put back. ${messageOf(error)}`, tone: 'error' })
      }
    }
    leaveUndo(() => void undo())
    // Whoever came by keyboard would have to go through the whole page to reach the button.
    const keys = document.activeElement?.matches(':focus-visible') === true ? ' Ctrl+Z puts it back.' : ''
    showToast({
      text: `${what} deleted.${keys}`,
      action: { label: 'Undo', onPress: () => void undo() },
      shownForMs: undoMs,
    })
  }
}
