// App setup: the secret as a QR code and as text, and the app's first code as proof that it has arrived.
import { type FormEvent, lazy, Suspense, useId, useState } from 'react'
import { focusFirstWrong } from '../../lib/focus.ts'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { FormFooter, Modal } from '../../ui/modal.tsx'
import { useToast } from '../../ui/toast.tsx'
import { AppCodeInput } from './app-code-input.tsx'
import styles from './signing-in.module.css'

const QrCode = lazy(() => import('./qr-code.tsx'))

type AppSetupProps = {
  email: string
  secret: string
  failure: string | null
  isPending: boolean
  onCode: (code: string) => void
  onBack: () => void
}

/** What authenticator apps read: the account, who asks, and the secret. Six digits every 30 seconds is what they assume. */
const uriOf = (email: string, secret: string): string =>
  `otpauth://totp/${encodeURIComponent(`Gumnut:${email}`)}?secret=${secret}&issuer=Gumnut`

const inGroups = (secret: string): string => secret.replace(/(.{4})(?=.)/g, '$1 ')

export function AppSetup({ email, secret, failure, isPending, onCode, onBack }: AppSetupProps) {
  const id = useId()
  const [code, setCode] = useState('')
  const [isShort, setShort] = useState(false)
  const showToast = useToast()
  const uri = uriOf(email, secret)
  const copy = async (): Promise<void> => {
    const isCopied = await navigator.clipboard.writeText(secret).then(
      () => true,
      () => false,
    )
    showToast(
      isCopied ? { text: 'Key copied.', tone: 'success' } : { text: 'The key couldn’t be copied. Select it instead.' },
    )
  }
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    setShort(code.length < 6)
    if (code.length === 6) onCode(code)
    else focusFirstWrong(event.currentTarget)
  }
  return (
    <Modal
      title="Set up your authenticator app"
      isDismissable={false}
      onClose={onBack}
      footer={
        <FormFooter form={id} onCancel={onBack} isPending={isPending} pendingText="Checking…">
          Turn on
        </FormFooter>
      }
    >
      <form id={id} className={styles.setup} noValidate onSubmit={submit}>
        {failure !== null && <Banner tone="error">{failure}</Banner>}
        <div className={styles.scan}>
          <p>Scan this with your authenticator app, or open it there on this device.</p>
          <Suspense fallback={<div className={styles.code} />}>
            <QrCode className={styles.code} label="QR code for your authenticator app" text={uri} />
          </Suspense>
          <p>
            <a href={uri}>Open in an app on this device</a>
          </p>
          <p className={styles.text}>Can’t scan it? Enter this key by hand:</p>
          <p className={styles.key}>
            <code>{inGroups(secret)}</code>
            <Button variant="secondary" size="small" onClick={() => void copy()}>
              Copy key
            </Button>
          </p>
        </div>
        <AppCodeInput
          value={code}
          error={isShort ? 'Enter the 6 digits your app shows.' : undefined}
          onChange={setCode}
        />
      </form>
    </Modal>
  )
}
