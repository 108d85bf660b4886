// Read percent: tells how far a text inside a scrolling sheet has been scrolled, at once and on every change.
import { type RefObject, useCallback, useEffect } from 'react'
import { scrolledPercent } from './reading.ts'

type Parts = {
  /** The text that counts. */
  textRef: RefObject<HTMLElement | null>
  /** What stays on top of the text and covers a part of the sheet. */
  stripRef: RefObject<HTMLElement | null>
  /** What scrolls. */
  scroller: () => HTMLElement | null
}

/** Returns a function that measures anew, for a text that is read again. */
export function useReadPercent(
  { textRef, stripRef, scroller }: Parts,
  isShown: boolean,
  onRead: (percent: number) => void,
) {
  const measure = useCallback((): void => {
    const [content, sheet] = [textRef.current, scroller()]
    // Not laid out yet: nothing has been seen.
    if (content === null || sheet === null || content.offsetHeight === 0) return
    const visible = sheet.clientHeight - (stripRef.current?.offsetHeight ?? 0)
    onRead(scrolledPercent(sheet.scrollTop, content.offsetHeight, visible))
  }, [textRef, stripRef, scroller, onRead])

  useEffect(() => {
    const [content, sheet] = [textRef.current, scroller()]
    if (!isShown || content === null || sheet === null) return undefined
    measure()
    sheet.addEventListener('scroll', measure, { passive: true })
    const resizes = new ResizeObserver(measure)
    resizes.observe(content)
    resizes.observe(sheet)
    return () => {
      sheet.removeEventListener('scroll', measure)
      resizes.disconnect()
    }
  }, [textRef, scroller, isShown, measure])
  return measure
}
