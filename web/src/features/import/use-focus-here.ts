// Focus here: the button that was pressed goes with the step before it, and a keyboard and a screen reader go on at the next one.
import { type RefObject, useEffect } from 'react'

/** @param step what has come; false while there is nothing to go on with */
export function useFocusHere(region: RefObject<HTMLElement | null>, step: string | false): void {
  useEffect(() => {
    if (step !== false && document.activeElement === document.body) region.current?.focus({ preventScroll: true })
  }, [region, step])
}
