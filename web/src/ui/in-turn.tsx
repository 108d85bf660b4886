// In turn: what stands in for a screen first, the screen right after it. A screen whose code or whose drawing takes a moment holds up
// nothing around it, and is drawn in slices that leave room for a press. Without this, React would keep what stands in for
// code on its way on the screen for 300 ms, however soon the code is there.
import { type ReactNode, startTransition, Suspense, useEffect, useState } from 'react'

/**
 * A transition after the first drawing, not a deferred value with a first one: inside another drawing that is deferred, such a value
 * is the last one at once, and what stands in would be a fallback again.
 */
export function InTurn({ instead, children }: { instead: ReactNode; children: ReactNode }) {
  const [isTurn, setTurn] = useState(false)
  useEffect(() => {
    startTransition(() => setTurn(true))
  }, [])
  return <Suspense fallback={instead}>{isTurn ? children : instead}</Suspense>
}
