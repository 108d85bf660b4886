// Announcer: says a text that changes with every step of a slider once it has settled, and nothing before the first change.
import { useEffect, useState } from 'react'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'

/** A slider that is held or dragged changes many times a second; a screen reader would still be reading the first text. */
const settledMs = 600

export function Announcer({ text }: { text: string }) {
  const [first] = useState(text)
  const [said, setSaid] = useState('')
  const next = said === '' && text === first ? '' : text
  useEffect(() => {
    const timer = setTimeout(() => setSaid(next), settledMs)
    return () => clearTimeout(timer)
  }, [next])
  return (
    <VisuallyHidden>
      <span role="status">{said}</span>
    </VisuallyHidden>
  )
}
