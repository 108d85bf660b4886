// Printing: while the page is printed, lists are whole and every working is open; afterwards all is as it was.
import { type RefObject, useEffect, useState } from 'react'
import { flushSync } from 'react-dom'

/** @param root whose workings are opened; none when left out */
export function usePrinting(root?: RefObject<HTMLElement | null>): boolean {
  const [isPrinting, setPrinting] = useState(false)
  useEffect(() => {
    let opened: HTMLDetailsElement[] = []
    const before = (): void => {
      // The browser makes the pages as soon as this returns.
      flushSync(() => setPrinting(true))
      opened = [...(root?.current?.querySelectorAll('details:not([open])') ?? [])].filter(
        (one) => one instanceof HTMLDetailsElement,
      )
      for (const one of opened) one.open = true
    }
    const after = (): void => {
      for (const one of opened) one.open = false
      opened = []
      setPrinting(false)
    }
    window.addEventListener('beforeprint', before)
    window.addEventListener('afterprint', after)
    return () => {
      window.removeEventListener('beforeprint', before)
      window.removeEventListener('afterprint', after)
    }
  }, [root])
  return isPrinting
}
