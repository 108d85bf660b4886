// Status bar: what concerns every page at once: no connection, a new version of the app, or a legal text that has changed.
import { useQueryClient } from '@tanstack/react-query'
import { RefreshCw, WifiOff } from 'lucide-react'
import { Suspense, useEffect, useState, useSyncExternalStore } from 'react'
import { lastLegalRevision } from '#shared/person/legal/legal-revisions.ts'
import { replaceRecalled, useRecalledAt } from '../data/last-seen.ts'
import { useAuth } from '../data/use-auth.ts'
import { around, aroundKey } from '../lib/around.ts'
import { formatDateTime } from '../lib/format.ts'
import { withLateStyles } from '../lib/late-styles.ts'
import { partAhead } from '../lib/part-ahead.tsx'
import { legalSeenKey, readStored } from '../lib/stored.ts'
import { mayBeSignedIn } from '../lib/stored-session.ts'
import { Button } from '../ui/button.tsx'
import { newVersion } from './service-worker.ts'
import styles from './status-bar.module.css'

const hasLegalNews = (): boolean => readStored('local', legalSeenKey) !== lastLegalRevision
const legalNotice = partAhead(() => import('./legal-notice.tsx'))
if (mayBeSignedIn() && hasLegalNews()) void legalNotice.ready()

/** While somebody looks around, and while what they did is brought into their account. */
export const aroundBar = partAhead(withLateStyles(() => import('./around/around-bar.tsx')))
if (readStored('session', aroundKey) !== null) void aroundBar.ready()

/** How often the network is looked for while old data is shown. */
const lookAgainMs = 15_000

function subscribe(onChange: () => void): () => void {
  window.addEventListener('online', onChange)
  window.addEventListener('offline', onChange)
  return () => {
    window.removeEventListener('online', onChange)
    window.removeEventListener('offline', onChange)
  }
}

export function StatusBar() {
  const client = useQueryClient()
  const isOnline = useSyncExternalStore(subscribe, () => navigator.onLine || around() !== undefined)
  const hasNewVersion = useSyncExternalStore(newVersion.subscribe, newVersion.isWaiting)
  const { user } = useAuth()
  const [isAround] = useState(() => around() !== undefined || readStored('session', aroundKey) !== null)
  const recalledAt = useRecalledAt()
  const isRecalled = recalledAt !== null
  useEffect(() => {
    if (!isRecalled) return
    const look = (): void => void replaceRecalled(client)
    const timer = setInterval(look, lookAgainMs)
    window.addEventListener('online', look)
    return () => {
      clearInterval(timer)
      window.removeEventListener('online', look)
    }
  }, [client, isRecalled])
  return (
    <div role="status">
      {(!isOnline || isRecalled) && (
        <p className={styles.bar}>
          <WifiOff size={18} aria-hidden="true" />
          {isOnline ? 'Gumnut can’t be reached.' : 'You’re offline.'}{' '}
          {isRecalled
            ? `This is what you last saw, ${formatDateTime(new Date(recalledAt).toISOString())}.`
            : 'What you see may be out of date.'}
        </p>
      )}
      {isOnline && !isRecalled && hasNewVersion && (
        <div className={styles.bar}>
          <RefreshCw size={18} aria-hidden="true" />
          <span className={styles.text}>A new version of Gumnut is ready.</span>
          <Button size="small" variant="quiet" className={styles.action} onClick={newVersion.start}>
            Reload
          </Button>
        </div>
      )}
      {isAround ? (
        <Suspense>
          <aroundBar.Part />
        </Suspense>
      ) : (
        user !== null &&
        isOnline &&
        hasLegalNews() && (
          <Suspense>
            <legalNotice.Part accountCreatedAt={user.profile.createdAt} />
          </Suspense>
        )
      )}
    </div>
  )
}
