// Virtual rows: of a long list only what is near the window is in the page; a short one is there whole, and any while it is printed.
import { defaultRangeExtractor, type Range, useWindowVirtualizer } from '@tanstack/react-virtual'
import { useLayoutEffect, useRef, useState } from 'react'
import { usePrinting } from './use-printing.ts'

/** A list longer than this is not put into the page whole. */
export const maxWholeRows = 100
/** Rows kept ready above and below what can be seen. */
const overscan = 8
/** A row with the focus that is further away than this many may go. */
const maxToFocus = 100

type VirtualRows = {
  /** Goes on the element that holds the rows. */
  listRef: (element: HTMLElement | null) => void
  /** The rows to render, by number. */
  indexes: readonly number[]
  /** The room that the rows before and after would take, in px. */
  beforePx: number
  afterPx: number
  /** Goes on each row, with its number as `data-index`. */
  rowRef: ((element: HTMLElement | null) => void) | undefined
}

/** The number of the row that has the focus; undefined where none has. */
function focusedRow(list: HTMLElement | null): number | undefined {
  const row = document.activeElement?.closest<HTMLElement>('[data-index]')
  const isOurs = row && list && (row.parentElement === list || row.parentElement === list.parentElement)
  return isOurs ? Number(row.dataset['index']) : undefined
}

/**
 * The rows to render: those near the window and, up to them, those near the focus. Without that a row that a slow computer has scrolled past
 * would go with the focus in it, and the next Tab would begin some rows further on.
 */
function rowsOf(range: Range, focused = range.startIndex): number[] {
  const startIndex = Math.min(range.startIndex, focused)
  const endIndex = Math.max(range.endIndex, focused)
  const isFar = endIndex - startIndex > range.endIndex - range.startIndex + maxToFocus
  return defaultRangeExtractor(isFar ? range : { ...range, startIndex, endIndex })
}

/** @param estimatedPx height of a row, until it has been measured */
export function useVirtualRows(keys: readonly string[], estimatedPx: number, gapPx = 0): VirtualRows {
  const count = keys.length
  const list = useRef<HTMLElement | null>(null)
  const listRef = (element: HTMLElement | null): void => void (list.current = element)
  const [topPx, setTopPx] = useState(0)
  const isLong = count > maxWholeRows
  const isPrinting = usePrinting()
  const { getVirtualItems, getTotalSize, measureElement } = useWindowVirtualizer({
    count,
    estimateSize: () => estimatedPx,
    getItemKey: (index) => keys[index] ?? index,
    overscan,
    rangeExtractor: (range) => rowsOf(range, focusedRow(list.current)),
    gap: gapPx,
    scrollMargin: topPx,
    enabled: isLong,
  })

  // Whatever is above the list may come or go, and the page is as much higher or lower then. Asked only when it is: asking
  // where something is makes the browser lay out the page at once.
  useLayoutEffect(() => {
    if (!isLong) return
    const lookWhere = (): void => {
      if (list.current === null) return
      const top = Math.round(list.current.getBoundingClientRect().top + window.scrollY)
      setTopPx((known) => (Math.abs(top - known) > 1 ? top : known))
    }
    lookWhere()
    const observer = new ResizeObserver(lookWhere)
    observer.observe(document.body)
    return () => observer.disconnect()
  }, [isLong])

  // On paper nothing can be scrolled to.
  if (!isLong || isPrinting) return { listRef, indexes: [...keys.keys()], beforePx: 0, afterPx: 0, rowRef: undefined }
  const items = getVirtualItems()
  return {
    listRef,
    indexes: items.map(({ index }) => index),
    beforePx: (items[0]?.start ?? topPx) - topPx,
    afterPx: getTotalSize() - ((items.at(-1)?.end ?? topPx) - topPx),
    rowRef: measureElement,
  }
}
