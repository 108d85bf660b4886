// Room: how large an element is, and how large its text, in CSS pixels, for a drawing that is as large.
import { type RefCallback, useCallback, useState } from 'react'

export type Room = { width: number; height: number; rem: number }
/** Until it is measured, and where nothing is laid out. */
const usual: Room = { width: 640, height: 240, rem: 16 }

export function useRoom(): [ref: RefCallback<HTMLElement>, room: Room] {
  const [room, setRoom] = useState(usual)
  const ref = useCallback((element: HTMLElement | null) => {
    if (element === null) return
    const measure = (): void =>
      setRoom((before) => {
        const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || usual.rem
        const { clientWidth: width, clientHeight: height } = element
        if (width === 0 || height === 0) return before
        return before.width === width && before.height === height && before.rem === rem
          ? before
          : { width, height, rem }
      })
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return [ref, room]
}
