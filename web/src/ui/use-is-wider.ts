// Is wider: whether an element has room for the wide form of what it holds, by its own width, not the window's.
import { type RefCallback, useCallback, useState } from 'react'

/** @returns a ref for the element, and whether it is at least that wide (CSS pixels) */
export function useIsWider(widthPx: number): [ref: RefCallback<HTMLElement>, isWider: boolean] {
  const [isWider, setWider] = useState(false)
  const ref = useCallback(
    (element: HTMLElement | null) => {
      if (element === null) return
      const measure = (): void => setWider(element.clientWidth >= widthPx)
      measure()
      const observer = new ResizeObserver(measure)
      observer.observe(element)
      return () => observer.disconnect()
    },
    [widthPx],
  )
  return [ref, isWider]
}
