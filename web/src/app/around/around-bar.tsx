// Around bar: that somebody looks around, with the ways on from there; and later what became of bringing it into their account.
import { Eye } from 'lucide-react'
import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react'
import { around, aroundKey } from '../../lib/around.ts'
import { partAhead } from '../../lib/part-ahead.tsx'
import { readStored } from '../../lib/stored.ts'
import { Button } from '../../ui/button.tsx'
import { OverPage } from '../../ui/over-page.tsx'
import styles from './around.module.css'
import { leave, leaveAroundEvent, leaveForAccount } from './leaving.ts'

const ConfirmDialog = lazy(() =>
  import('../../ui/confirm-dialog.tsx').then((module) => ({ default: module.ConfirmDialog })),
)
const carryBar = partAhead(() => import('./carry-bar.tsx'))
if (readStored('session', aroundKey) === 'keep') void carryBar.ready()

function LookingBar() {
  const [isAsking, setAsking] = useState(false)
  useEffect(() => {
    const onLeave = (event: Event): void => {
      event.preventDefault()
      if (around()?.hasOwnWork() === true) setAsking(true)
      else leave()
    }
    window.addEventListener(leaveAroundEvent, onLeave)
    return () => window.removeEventListener(leaveAroundEvent, onLeave)
  }, [])
  return (
    <section className={styles.bar} aria-label="Looking around">
      <Eye size={18} aria-hidden="true" />
      <p className={styles.text}>You are looking around. Nothing is kept.</p>
      <div className={styles.actions}>
        <Button size="small" onClick={leaveForAccount}>
          Create an account and keep what I did
        </Button>
        <Button size="small" variant="quiet" onClick={() => window.dispatchEvent(new Event(leaveAroundEvent))}>
          Leave
        </Button>
      </div>
      {isAsking && (
        <OverPage onFailed={() => setAsking(false)}>
          <ConfirmDialog
            title="Leave and forget what you did?"
            confirmLabel="Leave"
            cancelLabel="Keep looking"
            isDanger
            onConfirm={leave}
            onCancel={() => setAsking(false)}
          >
            <p>What you added and learned here is forgotten. It can’t be brought back.</p>
          </ConfirmDialog>
        </OverPage>
      )}
    </section>
  )
}

export default function AroundBar(): ReactNode {
  if (around() !== undefined) return <LookingBar />
  return (
    <Suspense>
      <carryBar.Part />
    </Suspense>
  )
}
