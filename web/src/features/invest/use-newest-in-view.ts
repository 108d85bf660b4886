// Newest in view: keeps a scrolling conversation at its newest turn, unless its reader has scrolled up to read.
import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { Turn } from './conversation.ts'

/** This close to the end counts as being there. */
const nearPx = 64

const isNearEnd = ({ scrollHeight, scrollTop, clientHeight }: HTMLElement): boolean =>
  scrollHeight - scrollTop - clientHeight < nearPx

/** The end, or, of a turn that does not fit, its beginning: that is where reading starts. */
function reveal(scroller: HTMLElement, turnId: string): void {
  const turn = scroller.querySelector<HTMLElement>(`[data-turn="${turnId}"]`)
  const end = scroller.scrollHeight - scroller.clientHeight
  const margin = Number.parseFloat(getComputedStyle(scroller).paddingTop) || 0
  scroller.scrollTop = turn === null ? end : Math.min(end, turn.offsetTop - margin)
}

/** Where the reader is: where the newest turn was shown to them, at the end, or somewhere else by their own doing. */
type Place = 'shown' | 'end' | 'elsewhere'

/**
 * @param scroller what scrolls, around one element with everything said; the turns carry their id as `data-turn`
 * @returns whether there is something new further down, and a way to it
 */
export function useNewestInView(scroller: RefObject<HTMLElement | null>, turns: readonly Turn[]) {
  const last = turns.at(-1)
  const [id, state] = [last?.id, last?.state]
  const place = useRef<Place>(id === undefined ? 'elsewhere' : 'shown')
  const shownAt = useRef(0)
  const [hasUnseen, setUnseen] = useState(false)

  const showNewest = useCallback(() => {
    const element = scroller.current
    if (element === null || id === undefined) return
    reveal(element, id)
    shownAt.current = element.scrollTop
    place.current = 'shown'
    setUnseen(false)
  }, [scroller, id])

  useEffect(() => {
    const element = scroller.current
    if (element === null) return undefined
    const onScroll = (): void => {
      const isWhereShown = Math.abs(element.scrollTop - shownAt.current) < 2
      place.current = isWhereShown ? 'shown' : isNearEnd(element) ? 'end' : 'elsewhere'
      if (place.current !== 'elsewhere') setUnseen(false)
    }
    // A keyboard comes up, a font arrives: what was shown stays shown.
    const resizes = new ResizeObserver(() => {
      if (place.current === 'shown') showNewest()
      else if (place.current === 'end') element.scrollTop = element.scrollHeight
    })
    element.addEventListener('scroll', onScroll, { passive: true })
    resizes.observe(element)
    if (element.firstElementChild !== null) resizes.observe(element.firstElementChild)
    return () => {
      element.removeEventListener('scroll', onScroll)
      resizes.disconnect()
    }
  }, [scroller, showNewest])

  useLayoutEffect(() => {
    if (id === undefined) return
    // Who has just asked wants to see it asked.
    if (state === 'pending' || place.current !== 'elsewhere') showNewest()
    else setUnseen(true)
  }, [id, state, showNewest])

  return { hasUnseen, showNewest }
}
