// Delete account modal: what goes, what stays and for how long, a word to type, and how far it is (P36).
import { type FormEvent, useId, useState } from 'react'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { Modal } from '../../ui/modal.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { Stack } from '../../ui/stack.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import styles from './delete-account-modal.module.css'
import { DownloadButton } from './download-button.tsx'
import { type Deletion, useAccountDeletion } from './use-account-deletion.ts'

const confirmationWord = 'DELETE'

export default function DeleteAccountModal({ onClose }: { onClose: () => void }) {
  const id = useId()
  const [typed, setTyped] = useState('')
  const { deletion, isUnderWay, start } = useAccountDeletion()
  const isConfirmed = typed.trim().toUpperCase() === confirmationWord
  const isFirst = deletion.step === 'asking'

  const submit = (event: FormEvent): void => {
    event.preventDefault()
    if (isConfirmed) void start()
  }
  const close = isUnderWay ? () => undefined : onClose

  return (
    <Modal
      title="Delete my account"
      role="alertdialog"
      isDismissable={isFirst}
      onClose={close}
      footer={
        isUnderWay ? undefined : (
          <>
            <Button variant="secondary" onClick={onClose}>
              {isFirst ? 'Keep my account' : 'Close'}
            </Button>
            {isFirst ? (
              <Button variant="danger" type="submit" form={id} disabled={!isConfirmed}>
                Delete account
              </Button>
            ) : (
              <Button variant="danger" onClick={() => void start()}>
                Try again
              </Button>
            )}
          </>
        )
      }
    >
      {isFirst ? (
        <form id={id} onSubmit={submit}>
          <Stack gap={4}>
            <Consequences />
            <DownloadButton kind="account" />
            <TextInput
              label={`Type ${confirmationWord} to confirm`}
              value={typed}
              onChange={setTyped}
              autoComplete="off"
              autoCapitalize="characters"
              autoCorrect="off"
              spellCheck={false}
            />
          </Stack>
        </form>
      ) : (
        <Progress deletion={deletion} />
      )}
    </Modal>
  )
}

const Consequences = () => (
  <>
    <p>You can’t undo this, and neither can we.</p>
    <div>
      <h3 className={styles.heading}>What goes, at once</h3>
      <ul className={styles.list}>
        <li>your profile, finances and settings</li>
        <li>your investments, with their trades and notes</li>
        <li>what you watch, your alerts and what you entered for tax</li>
        <li>your lessons, XP and achievements</li>
        <li>the AI educator’s analysis</li>
        <li>your sign-in, on every device</li>
      </ul>
    </div>
    <div>
      <h3 className={styles.heading}>What stays, and how long</h3>
      <ul className={styles.list}>
        <li>
          a closing record with a random account number and the date, nothing else: 2 years, then deleted automatically
        </li>
        <li>copies in our backups: up to 35 days</li>
        <li>emails between you and us, if there are any: 3 years</li>
      </ul>
    </div>
  </>
)

const Working = ({ children }: { children: string }) => (
  <p className={styles.working}>
    <Spinner />
    {children}
  </p>
)

const Progress = ({ deletion }: { deletion: Deletion }) => (
  <Stack gap={4}>
    {deletion.step === 'repeating' && (
      <Banner tone="notice" title="The deletion didn’t finish">
        Some of your data may be gone already. Repeating is safe: it picks up where it stopped.
      </Banner>
    )}
    {deletion.step === 'stopped' && (
      <Banner tone="error" title="Your account isn’t fully deleted yet">
        {deletion.reason} Repeating is safe: it picks up where it stopped. If you close this page, signing in later
        finishes it. If it keeps failing, contact support and we finish it for you.
      </Banner>
    )}
    <div role="status">
      {deletion.step === 'deleting' && <Working>Deleting your account. Please keep this page open.</Working>}
      {deletion.step === 'repeating' && <Working>Trying again. Please keep this page open.</Working>}
      {deletion.step === 'signing-out' && <Working>Your account is deleted. Signing you out.</Working>}
    </div>
  </Stack>
)
