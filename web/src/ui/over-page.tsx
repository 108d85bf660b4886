// Over page: what opens over a page, with code of its own that is fetched when it is wanted. Where it cannot be fetched, or breaks, that
// is said and the page goes on, with what was typed on it.
import { type ReactNode, Suspense } from 'react'
import { isMissingCode } from './missing-code.ts'
import { ErrorBoundary } from './error-boundary.tsx'
import { useToast } from './toast.tsx'

type OverPageProps = {
  /** Tells the page that nothing is open. */
  onFailed: () => void
  /** What is open, where this stays when that changes. */
  resetKey?: string
  children: ReactNode
}

export function OverPage({ onFailed, children, ...rest }: OverPageProps) {
  const showToast = useToast()
  const tell = (error: unknown): void => {
    const text = isMissingCode(error)
      ? 'That couldn’t be opened. Check your connection, then reload the page.'
      : 'Something went wrong on our side. Reload the page, then try that again.'
    showToast({ text, tone: 'error' })
    onFailed()
  }
  return (
    <ErrorBoundary {...rest} onError={tell}>
      <Suspense>{children}</Suspense>
    </ErrorBoundary>
  )
}
