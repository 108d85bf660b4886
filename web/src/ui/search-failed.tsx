// Search failed: why a search gave no answer, with the way to ask again where that helps.
import type { ReactNode } from 'react'
import { Banner } from './banner.tsx'
import { Button } from './button.tsx'

type SearchFailedProps = {
  /** Asks again; left out where asking again helps nobody. The button goes with the message, and the focus must not go with it. */
  onRetry?: (() => void) | undefined
  children: ReactNode
}

export function SearchFailed({ onRetry, children }: SearchFailedProps) {
  if (onRetry === undefined) return <Banner tone="notice">{children}</Banner>
  const retry = (
    <Button size="small" variant="quiet" onClick={onRetry}>
      Try again
    </Button>
  )
  return (
    <Banner tone="error" action={retry}>
      {children}
    </Banner>
  )
}
