// Further rows: those below the first ones of a long list, of which only what is near the window is in the page.
import { Fragment, type ReactNode, type Ref } from 'react'
import { useVirtualRows } from './use-virtual-rows.ts'

/** Where a row stands in a list that is not all in the page; the first rows need it too. */
export const placeIn = (setSize: number, at: number) => ({ 'aria-posinset': at + 1, 'aria-setsize': setSize })

/** What the `li` of a row gets. */
type Place = ReturnType<typeof placeIn> & {
  'data-index': number
  ref: ((element: HTMLElement | null) => void) | undefined
}

type FurtherRowsProps<Item> = {
  items: readonly Item[]
  keyOf: (item: Item) => string
  /** How many rows of the list stand before these. */
  before: number
  /** Height of a row, until it has been measured. */
  estimatedPx: number
  /** Draws an `li`. */
  children: (item: Item, place: Place) => ReactNode
}

/** Where rows would be. The browser must not hold on to it when it scrolls: it moves whenever other rows are drawn. */
const Room = ({ ref, px }: { ref?: Ref<HTMLLIElement>; px: number }) => (
  <li aria-hidden="true" ref={ref} style={{ height: px, overflowAnchor: 'none' }} />
)

export function FurtherRows<Item>({ items, keyOf, before, estimatedPx, children }: FurtherRowsProps<Item>) {
  const { listRef, indexes, beforePx, afterPx, rowRef } = useVirtualRows(items.map(keyOf), estimatedPx)
  return (
    <>
      <Room ref={listRef} px={beforePx} />
      {indexes.map((index) => {
        const item = items[index]
        if (item === undefined) return null
        const place = { ...placeIn(before + items.length, before + index), 'data-index': index, ref: rowRef }
        return <Fragment key={keyOf(item)}>{children(item, place)}</Fragment>
      })}
      <Room px={afterPx} />
    </>
  )
}
