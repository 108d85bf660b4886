// Form links: the ways out below a form of the sign-in flow.
import type { ReactNode } from 'react'
import { isLocal } from '../../lib/env.ts'
import styles from './auth.module.css'
import { LocalInboxLink } from './local-inbox-link.tsx'

type FormLinkProps = { onPress: () => void; isDisabled?: boolean; children: ReactNode }

/** While it is disabled it keeps the focus, which pressing it has given it. */
export const FormLink = ({ onPress, isDisabled = false, children }: FormLinkProps) => (
  <button
    type="button"
    className={styles.link}
    aria-disabled={isDisabled || undefined}
    onClick={isDisabled ? undefined : onPress}
  >
    {children}
  </button>
)

export const BackToSignIn = ({ onBack }: { onBack: () => void }) => (
  <FormLink onPress={onBack}>Back to sign in</FormLink>
)

type CodeLinksProps = { email: string; resend: () => Promise<void>; waitSeconds: number; children: ReactNode }

/** Below a form that waits for a code from an email. */
export const CodeLinks = ({ email, resend, waitSeconds, children }: CodeLinksProps) => (
  <div className={styles.links}>
    {isLocal() && <LocalInboxLink email={email} />}
    <FormLink isDisabled={waitSeconds > 0} onPress={() => void resend()}>
      {waitSeconds > 0 ? `Send a new code in ${waitSeconds} s` : 'Send a new code'}
    </FormLink>
    {children}
  </div>
)
