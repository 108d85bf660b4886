// Keyboard inset: how much of the page's end an on-screen keyboard covers, for what has to stay above it.
import { type RefObject, useEffect, useEffectEvent } from 'react'

/** Less than this is a browser's own bar coming and going. */
const minKeyboardPx = 120

/** @returns CSS pixels; 0 without a keyboard, and while the page is zoomed by hand */
function keyboardPx({ height, scale }: VisualViewport): number {
  const coveredPx = Math.round(window.innerHeight - height)
  return scale <= 1.01 && coveredPx >= minKeyboardPx ? coveredPx : 0
}

/**
 * Sets `--keyboard` on the element.
 * @param onOpen a keyboard has come up
 */
export function useKeyboardInset(element: RefObject<HTMLElement | null>, onOpen: () => void): void {
  const opened = useEffectEvent(onOpen)
  useEffect(() => {
    const viewport = window.visualViewport
    if (viewport === null || viewport === undefined) return undefined
    let before = 0
    const fit = (): void => {
      const now = keyboardPx(viewport)
      if (now === before) return
      element.current?.style.setProperty('--keyboard', `${now}px`)
      if (before === 0) opened()
      before = now
    }
    fit()
    viewport.addEventListener('resize', fit)
    return () => viewport.removeEventListener('resize', fit)
  }, [element])
}
