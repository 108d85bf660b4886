// Signing in modal: the password first, then what there is and what can be changed, for as long as the security session lives.
import type { PasskeyNames } from '#shared/account/passkey-names.ts'
import { useNamePasskey } from '../../data/use-profile-edits.ts'
import { rememberPasskey } from '../../lib/passkey-support.ts'
import { Banner } from '../../ui/banner.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { Stack } from '../../ui/stack.tsx'
import { useToast } from '../../ui/toast.tsx'
import { AppSetup } from './app-setup.tsx'
import { ConfirmPassword } from './confirm-password.tsx'
import * as calls from './factors.ts'
import type { Passkey } from './factors.ts'
import { FactorsOverview } from './factors-overview.tsx'
import { PasskeyForm } from './passkey-form.tsx'
import { overview, useFactorChanges } from './use-factor-changes.ts'

type SigningInModalProps = { names: PasskeyNames; email: string; onClose: () => void }

export default function SigningInModal({ names, email, onClose }: SigningInModalProps) {
  const { opened, step, failure, isPending, open, go, change } = useFactorChanges()
  const showToast = useToast()
  const nameIt = useNamePasskey()

  const nameOf = ({ digest }: Passkey): string => names[digest] ?? 'Passkey'
  const giveName = async (digest: string, name: string | null): Promise<void> => {
    await nameIt(digest, name).catch(() =>
      showToast({ text: 'The passkey’s name couldn’t be saved. You can change it again here.', tone: 'error' }),
    )
  }

  if (opened === null) return <ConfirmPassword email={email} notice={failure} onOpen={open} onClose={onClose} />
  const { factors } = opened
  const shared = { failure, isPending, onClose: isPending ? () => undefined : onClose, onBack: () => go(overview) }
  switch (step.name) {
    case 'overview':
      return (
        <FactorsOverview
          {...shared}
          factors={factors}
          nameOf={nameOf}
          onSetUpApp={() =>
            void change(async ({ session: own }) => ({ name: 'app', secret: await calls.startApp(own) }))
          }
          onTurnOffApp={() => go({ name: 'app-off' })}
          onAdd={() => go({ name: 'add' })}
          onRename={(passkey) => go({ name: 'rename', passkey })}
          onRemove={(passkey) => go({ name: 'remove', passkey })}
        />
      )
    case 'app':
      return (
        <AppSetup
          {...shared}
          email={email}
          secret={step.secret}
          onCode={(code) =>
            void change(async ({ session: own }) => {
              await calls.finishApp(own, code, factors)
              showToast({ text: 'Your authenticator app is on.', tone: 'success' })
              return overview
            })
          }
        />
      )
    case 'app-off':
      return (
        <ConfirmDialog
          title="Turn off your authenticator app?"
          confirmLabel="Turn off"
          isDanger
          isBusy={isPending}
          onCancel={shared.onBack}
          onConfirm={() =>
            change(async ({ session: own }) => {
              await calls.turnOffApp(own)
              return overview
            })
          }
        >
          <Stack gap={4}>
            {failure !== null && <Banner tone="error">{failure}</Banner>}
            <p>From then on your password alone signs you in. You can delete the entry for Gumnut in your app.</p>
          </Stack>
        </ConfirmDialog>
      )
    case 'add':
      return (
        <PasskeyForm
          {...shared}
          title="Add a passkey"
          submitLabel="Continue"
          pendingText="Waiting for your device…"
          firstName={`Passkey ${factors.passkeys.length + 1}`}
          onName={(name) =>
            void change(async ({ session: own }) => {
              const digest = await calls.addPasskey(own, factors)
              rememberPasskey()
              await giveName(digest, name)
              showToast({ text: `“${name}” signs you in from now on.`, tone: 'success' })
              return overview
            })
          }
        />
      )
    case 'rename': {
      const { passkey } = step
      return (
        <PasskeyForm
          {...shared}
          title="Rename passkey"
          submitLabel="Save"
          pendingText="Saving…"
          firstName={nameOf(passkey)}
          onName={(name) =>
            void change(async () => {
              await giveName(passkey.digest, name)
              return overview
            })
          }
        />
      )
    }
    default: {
      const { passkey } = step
      return (
        <ConfirmDialog
          title={`Remove “${nameOf(passkey)}”?`}
          confirmLabel="Remove"
          isDanger
          isBusy={isPending}
          onCancel={shared.onBack}
          onConfirm={() =>
            change(async ({ session: own }) => {
              await calls.removePasskey(own, passkey, factors)
              await giveName(passkey.digest, null)
              return overview
            })
          }
        >
          <Stack gap={4}>
            {failure !== null && <Banner tone="error">{failure}</Banner>}
            <p>It won’t sign you in to Gumnut any more. Your device may still list it: you can delete it there too.</p>
          </Stack>
        </ConfirmDialog>
      )
    }
  }
}
