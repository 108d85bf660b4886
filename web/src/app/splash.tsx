// Splash: what is shown while it is not known yet who is there, when that cannot be found out, and when the app crashed.
import { useEffect, useLayoutEffect, useState } from 'react'
import { ApiUnreachable } from '../lib/api.ts'
import { Button } from '../ui/button.tsx'
import { LogoMark } from '../ui/logo.tsx'
import { isMissingCode } from '../ui/missing-code.ts'
import './splash.css'

const patienceMs = 4000

const status = (isLong: boolean): string => (isLong ? 'Still loading. Your connection may be slow.' : 'Loading Gumnut')

/** The splash of index.html, until something else has been shown. */
const firstSplash = (): HTMLElement | null => document.getElementById('splash')
let splashes = 0

/**
 * Leaves the splash of index.html where it is for as long as one is wanted, and takes it away with the last: drawn anew, the same
 * words would count as painted when the app has started, not when they could be read.
 */
function useFirstSplash(isLong: boolean): boolean {
  const [first] = useState(firstSplash)
  useLayoutEffect(() => {
    splashes++
    return () => {
      splashes--
      // The next screen may be a splash too, and comes right after.
      queueMicrotask(() => splashes === 0 && first?.remove())
    }
  }, [first])
  useEffect(() => {
    const text = first?.querySelector('[role=status]')
    if (isLong && text) text.textContent = status(isLong)
  }, [first, isLong])
  return first !== null
}

export function Splash() {
  const [isLong, setLong] = useState(false)
  const isFirst = useFirstSplash(isLong)
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), patienceMs)
    return () => clearTimeout(timer)
  }, [])
  if (isFirst) return null
  return (
    <main className="splash" aria-busy="true">
      <LogoMark size={64} />
      <p className="splash-promise">
        Learn investing.
        <br />
        Grow steadily.
      </p>
      <p className="splash-text" role="status">
        {status(isLong)}
      </p>
    </main>
  )
}

const reload = (): void => window.location.reload()

type FailureProps = { title: string; children: string; action: string; onAction: () => void }

function Failure({ title, children, action, onAction }: FailureProps) {
  useLayoutEffect(() => {
    firstSplash()?.remove()
  }, [])
  return (
    <main className="splash">
      <title>{title}</title>
      <LogoMark size={64} />
      <h1 className="splash-title">{title}</h1>
      <p className="splash-text">{children}</p>
      <Button onClick={onAction}>{action}</Button>
    </main>
  )
}

/** @param onRetry tries again; left out, the page is reloaded */
export const Unreachable = ({ onRetry = reload }: { onRetry?: () => void }) => (
  <Failure title="Gumnut can’t be reached" action="Try again" onAction={onRetry}>
    Check your connection, then try again. Nothing of yours is lost.
  </Failure>
)

/** Whatever ended the whole app: a missing network is told as one, anything else is a fault of ours. */
export const AppError = ({ error }: { error: unknown }) =>
  error instanceof ApiUnreachable || isMissingCode(error) ? (
    <Unreachable />
  ) : (
    <Failure title="Something went wrong on our side" action="Reload" onAction={reload}>
      It isn't your connection, and what you've saved is safe. Reload the page to carry on.
    </Failure>
  )
