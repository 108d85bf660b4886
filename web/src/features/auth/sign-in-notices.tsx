// Sign-in notices: what stands above the form for whoever comes to it from somewhere: a closed account, an ended session, Google, a
// shared file, or looking around.
import type { ClosedAccount } from '../../data/use-auth.ts'
import { Banner } from '../../ui/banner.tsx'
import { redirectMessage } from './auth-messages.ts'
import styles from './auth.module.css'

export const ClosedNotice = ({ closed, onSignUp }: { closed: ClosedAccount; onSignUp: () => void }) =>
  closed === 'deleted' ? (
    <Banner
      tone="info"
      title="This account is closed"
      action={
        <button type="button" className={styles.link} onClick={onSignUp}>
          Sign up again
        </button>
      }
    >
      It was deleted, and what was in it is gone. You can start again at any time, with the same email address too.
    </Banner>
  ) : (
    <Banner tone="notice" title="This account is closed">
      It was deleted, but some of it couldn’t be erased just now. Sign in once more to finish that.
    </Banner>
  )

/** @param hasLeft by signing out in another tab */
export const EndedNotice = ({ hasLeft, isKept }: { hasLeft: boolean; isKept: boolean }) => (
  <Banner tone="info" title={hasLeft ? 'You signed out in another tab' : 'Your session has ended'}>
    Sign in to continue.{isKept && ' What you changed and couldn’t be sent is kept on this device until then.'}
  </Banner>
)

export const RedirectNotice = ({ reason }: { reason: string }) => {
  const { title, detail } = redirectMessage(reason)
  return (
    <Banner tone="error" title={title}>
      {detail}
    </Banner>
  )
}

export const SharedNotice = () => (
  <Banner tone="info">The file you shared is kept on this device until you’re signed in.</Banner>
)

export const CarriedNotice = ({ isBegun }: { isBegun: boolean }) => (
  <Banner tone="info">
    {isBegun
      ? 'Some of what you did while looking around isn’t in your account yet. Sign in to the same account to bring it along.'
      : 'What you did comes along, into a new account or your own.'}
  </Banner>
)
