// Signing in card: the second step and the passkeys of an account, behind its password (P104, P105).
import { ShieldCheck } from 'lucide-react'
import { lazy, useState } from 'react'
import type { User } from '#shared/account/user.ts'
import { around } from '../../lib/around.ts'
import { hasPassword } from '../../lib/own-password.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { OverPage } from '../../ui/over-page.tsx'
import styles from './profile.module.css'

const SigningInModal = lazy(() => import('./signing-in-modal.tsx'))

export function SigningInCard({ user, email }: { user: User; email: string }) {
  const [isOpen, setOpen] = useState(false)
  // As it was when the card appeared: the tokens that say so go before the card does, at sign-out.
  const [isWithPassword] = useState(hasPassword)
  if (around() !== undefined) return null
  if (!isWithPassword) {
    return (
      <Card title="Signing in">
        <p className={styles.about}>
          You sign in with Google, so Google looks after your password and a second step. You can turn on 2-Step
          Verification or a passkey in your Google Account.
        </p>
      </Card>
    )
  }
  return (
    <Card title="Signing in">
      <p className={styles.about}>
        Add an authenticator app, and your password alone is no longer enough. Add a passkey, and your fingerprint, face
        or screen lock signs you in.
      </p>
      <Button variant="secondary" icon={<ShieldCheck size={18} aria-hidden="true" />} onClick={() => setOpen(true)}>
        Manage signing in
      </Button>
      {isOpen && (
        <OverPage onFailed={() => setOpen(false)}>
          <SigningInModal names={user.passkeyNames} email={email} onClose={() => setOpen(false)} />
        </OverPage>
      )}
    </Card>
  )
}
