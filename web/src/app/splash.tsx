// Splash: what is shown while it is not known yet who is there, and when that cannot be found out.
import { useEffect, useState } from 'react'
import { Button } from '../ui/button.tsx'
import { LogoMark } from '../ui/logo.tsx'
import styles from './splash.module.css'

const patienceMs = 4000

export function Splash() {
  const [isLong, setLong] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), patienceMs)
    return () => clearTimeout(timer)
  }, [])
  return (
    <main className={styles.splash} aria-busy="true">
      <LogoMark size={64} />
      <p className={styles.text} role="status">
        {isLong ? 'Still loading. Your connection may be slow.' : 'Loading Gumnut'}
      </p>
    </main>
  )
}

/** @param onRetry tries again; left out, the page is reloaded */
export const Unreachable = ({ onRetry = () => window.location.reload() }: { onRetry?: () => void }) => (
  <main className={styles.splash}>
    <title>Gumnut cannot be reached</title>
    <LogoMark size={64} />
    <h1 className={styles.title}>Gumnut cannot be reached</h1>
    <p className={styles.text}>Check your connection, then try again. Nothing of yours is lost.</p>
    <Button onClick={onRetry}>Try again</Button>
  </main>
)
