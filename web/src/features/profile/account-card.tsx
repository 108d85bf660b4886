// Account card: signing out, and what a person may do with the account as a whole (P36).
import { KeyRound, LogOut, Trash2 } from 'lucide-react'
import { lazy, useState } from 'react'
import { useAuth } from '../../data/use-auth.ts'
import { around } from '../../lib/around.ts'
import { hasPassword } from '../../lib/own-password.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { OverPage } from '../../ui/over-page.tsx'
import { DownloadButton } from './download-button.tsx'
import styles from './profile.module.css'
import { SignOutEverywhere } from './sign-out-everywhere.tsx'

const ChangePasswordModal = lazy(() => import('./change-password-modal.tsx'))
const DeleteAccountModal = lazy(() => import('./delete-account-modal.tsx'))

const icon = { size: 18, 'aria-hidden': true } as const

export function AccountCard({ email }: { email: string }) {
  const { signOut } = useAuth()
  const [open, setOpen] = useState<'password' | 'delete' | null>(null)
  const close = (): void => setOpen(null)
  // As it was when the card appeared: the tokens that say so go before the card does, at sign-out.
  const [isWithPassword] = useState(hasPassword)
  // There is no account yet, so nothing of one can be changed or deleted.
  const isAround = around() !== undefined
  return (
    <Card title="Account Actions">
      <div className={styles.actions}>
        <Button variant="secondary" icon={<LogOut {...icon} />} onClick={() => void signOut()}>
          {isAround ? 'Leave' : 'Sign Out'}
        </Button>
        {!isAround && <SignOutEverywhere />}
        {isWithPassword && !isAround && (
          <Button variant="secondary" icon={<KeyRound {...icon} />} onClick={() => setOpen('password')}>
            Change password
          </Button>
        )}
        <DownloadButton kind="account" />
        <DownloadButton kind="holdings" />
        <DownloadButton kind="trades" />
        {!isAround && (
          <Button
            variant="quiet"
            className={styles.delete}
            icon={<Trash2 {...icon} />}
            onClick={() => setOpen('delete')}
          >
            Delete my account
          </Button>
        )}
      </div>
      {isAround && (
        <p className={styles.note}>
          You’re looking around without an account, so there is no email or password to change and no account to delete.
        </p>
      )}
      {!isWithPassword && !isAround && (
        <p className={styles.note}>You sign in with Google, so there is no Gumnut password to change.</p>
      )}
      <OverPage resetKey={open ?? 'none'} onFailed={close}>
        {open === 'password' && <ChangePasswordModal email={email} onClose={close} />}
        {open === 'delete' && <DeleteAccountModal onClose={close} />}
      </OverPage>
    </Card>
  )
}
