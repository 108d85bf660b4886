// Splash: what is shown while it is not known yet who is there, and when that cannot be found out.
import { useEffect, useState } from 'react'
import { Button } from '../ui/button.tsx'
import { LogoMark } from '../ui/logo.tsx'
import './splash.css'

const patienceMs = 4000

export function Splash() {
  const [isLong, setLong] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), patienceMs)
    return () => clearTimeout(timer)
  }, [])
  return (
    <main className="splash" aria-busy="true">
      <LogoMark size={64} />
      <p className="splash-promise">
        Learn investing.
        <br />
        Grow steadily.
      </p>
      <p className="splash-text" role="status">
        {isLong ? 'Still loading. Your connection may be slow.' : 'Loading Gumnut'}
      </p>
    </main>
  )
}

/** @param onRetry tries again; left out, the page is reloaded */
export const Unreachable = ({ onRetry = () => window.location.reload() }: { onRetry?: () => void }) => (
  <main className="splash">
    <title>Gumnut cannot be reached</title>
    <LogoMark size={64} />
    <h1 className="splash-title">Gumnut cannot be reached</h1>
    <p className="splash-text">Check your connection, then try again. Nothing of yours is lost.</p>
    <Button onClick={onRetry}>Try again</Button>
  </main>
)
