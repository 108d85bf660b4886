// In turn: what stands in for a screen first, the screen right after it. A screen whose code or whose drawing takes a moment holds up
// nothing around it, and is drawn in slices that leave room for a press. Without this, React would keep what stands in for
// code on its way on the screen for 300 ms, however soon the code is there.
import { type ReactNode, Suspense, useDeferredValue } from 'react'

export function InTurn({ instead, children }: { instead: ReactNode; children: ReactNode }) {
  const isTurn = useDeferredValue(true, false)
  return <Suspense fallback={instead}>{isTurn ? children : instead}</Suspense>
}
