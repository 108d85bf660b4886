// Sign out everywhere: the button with what it does beside it.
import { MonitorX } from 'lucide-react'
import { useId } from 'react'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import styles from './profile.module.css'
import { signOutEverywhereHint, useSignOutEverywhere } from './use-sign-out-everywhere.ts'

export function SignOutEverywhere() {
  const { isPending, hasFailed, start } = useSignOutEverywhere()
  const hint = useId()
  return (
    <div className={styles.action}>
      <Button
        variant="secondary"
        icon={<MonitorX size={18} aria-hidden="true" />}
        isPending={isPending}
        pendingText="Signing out…"
        aria-describedby={hint}
        onClick={() => void start()}
      >
        Sign out everywhere
      </Button>
      <p className={styles.hint} id={hint}>
        {signOutEverywhereHint}
      </p>
      {hasFailed && <SignOutFailed />}
    </div>
  )
}

export const SignOutFailed = () => (
  <Banner tone="error" title="Other devices are still signed in">
    The sign-in service didn’t answer. Nothing has changed. Check your connection, then try again.
  </Banner>
)
