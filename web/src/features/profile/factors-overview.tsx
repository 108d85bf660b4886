// Factors overview: the authenticator app and the passkeys as they are, with what can be done about each.
import { KeyRound, Pencil, Smartphone, Trash2 } from 'lucide-react'
import { maxPasskeys } from '#shared/account/passkey-names.ts'
import { formatDate } from '../../lib/format.ts'
import { canUsePasskeys } from '../../lib/passkey-support.ts'
import { isLinkedToGoogle } from '../../lib/own-password.ts'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { Modal } from '../../ui/modal.tsx'
import type { Factors, Passkey } from './factors.ts'
import styles from './signing-in.module.css'

type FactorsOverviewProps = {
  factors: Factors
  nameOf: (passkey: Passkey) => string
  failure: string | null
  isPending: boolean
  onSetUpApp: () => void
  onTurnOffApp: () => void
  onAdd: () => void
  onRename: (passkey: Passkey) => void
  onRemove: (passkey: Passkey) => void
  onClose: () => void
}

export function FactorsOverview({ factors, failure, onClose, ...rest }: FactorsOverviewProps) {
  const done = (
    <Button isPending={rest.isPending} onClick={onClose}>
      Done
    </Button>
  )
  return (
    <Modal title="Signing in" onClose={onClose} footer={done}>
      <div className={styles.sections}>
        {failure !== null && <Banner tone="error">{failure}</Banner>}
        <App hasApp={factors.hasApp} {...rest} />
        {(canUsePasskeys() || factors.passkeys.length > 0) && <Passkeys passkeys={factors.passkeys} {...rest} />}
      </div>
    </Modal>
  )
}

type Actions = Omit<FactorsOverviewProps, 'factors' | 'failure' | 'onClose'>

const App = ({ hasApp, isPending, onSetUpApp, onTurnOffApp }: Actions & { hasApp: boolean }) => (
  <section className={styles.section} aria-label="Authenticator app">
    <h3 className={styles.heading}>
      <Smartphone size={20} aria-hidden="true" />
      Authenticator app
      <span className={styles.state}>{hasApp ? 'On' : 'Off'}</span>
    </h3>
    <p className={styles.text}>
      {hasApp
        ? 'After your password, we ask for the code your app shows.'
        : 'An app on your phone shows a new code every 30 seconds. After your password, we ask for it.'}
      {hasApp && isLinkedToGoogle() && ' “Continue with Google” doesn’t ask for it: Google checks you there.'}
    </p>
    <div className={styles.buttons}>
      <Button variant="secondary" isPending={isPending} onClick={onSetUpApp}>
        {hasApp ? 'Move to another app' : 'Set up'}
      </Button>
      {hasApp && (
        <Button variant="quiet" onClick={onTurnOffApp}>
          Turn off
        </Button>
      )}
    </div>
  </section>
)

const Passkeys = ({ passkeys, nameOf, onAdd, onRename, onRemove }: Actions & { passkeys: readonly Passkey[] }) => (
  <section className={styles.section} aria-label="Passkeys">
    <h3 className={styles.heading}>
      <KeyRound size={20} aria-hidden="true" />
      Passkeys
    </h3>
    <p className={styles.text}>
      A passkey stays on your device or in your password manager. It signs you in with your fingerprint, face or screen
      lock, without your password.
    </p>
    {passkeys.length > 0 && (
      <ul className={styles.passkeys}>
        {passkeys.map((passkey) => (
          <li key={passkey.id} className={styles.passkey}>
            <span className={styles.name}>
              <span>{nameOf(passkey)}</span>
              <span className={styles.added}>Added {formatDate(passkey.createdAt.toISOString())}</span>
            </span>
            <IconButton
              label={`Rename ${nameOf(passkey)}`}
              icon={<Pencil size={18} />}
              onClick={() => onRename(passkey)}
            />
            <IconButton
              label={`Remove ${nameOf(passkey)}`}
              icon={<Trash2 size={18} />}
              tone="danger"
              onClick={() => onRemove(passkey)}
            />
          </li>
        ))}
      </ul>
    )}
    {canUsePasskeys() && passkeys.length < maxPasskeys && (
      <div className={styles.buttons}>
        <Button variant="secondary" onClick={onAdd}>
          Add a passkey
        </Button>
      </div>
    )}
  </section>
)
