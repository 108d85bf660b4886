// Signing in modal: the password first, then what there is and what can be changed, for as long as the security session lives.
import type { ReactNode } from 'react'
import type { PasskeyNames } from '#shared/account/passkey-names.ts'
import { useNamePasskey } from '../../data/use-profile-edits.ts'
import { rememberPasskey } from '../../lib/passkey-support.ts'
import { useToast } from '../../ui/toast.tsx'
import { AppSetup } from './app-setup.tsx'
import { ConfirmPassword } from './confirm-password.tsx'
import * as calls from './factors.ts'
import type { Passkey } from './factors.ts'
import { FactorsOverview } from './factors-overview.tsx'
import { PasskeyForm } from './passkey-form.tsx'
import { Removal } from './factor-removal.tsx'
import { overview, type Step, useFactorChanges } from './use-factor-changes.ts'

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
  const screens: Record<Step['name'], () => ReactNode> = {
    overview: () => (
      <FactorsOverview
        {...shared}
        factors={factors}
        nameOf={nameOf}
        onSetUpApp={() => void change(async ({ session: own }) => ({ name: 'app', secret: await calls.startApp(own) }))}
        onTurnOffApp={() => go({ name: 'app-off' })}
        onAdd={() => go({ name: 'add' })}
        onRename={(passkey) => go({ name: 'rename', passkey })}
        onRemove={(passkey) => go({ name: 'remove', passkey })}
      />
    ),
    app: () => (
      <AppSetup
        {...shared}
        email={email}
        secret={step.name === 'app' ? step.secret : ''}
        onCode={(code) =>
          void change(async ({ session: own }) => {
            await calls.finishApp(own, code, factors)
            showToast({ text: 'Your authenticator app is on.', tone: 'success' })
            return overview
          })
        }
      />
    ),
    'app-off': () => (
      <Removal
        {...shared}
        title="Turn off your authenticator app?"
        confirmLabel="Turn off"
        onConfirm={() =>
          void change(async ({ session: own }) => {
            await calls.turnOffApp(own)
            return overview
          })
        }
      >
        From then on your password alone signs you in. You can delete the entry for Gumnut in your app.
      </Removal>
    ),
    add: () => (
      <PasskeyForm
        {...shared}
        title="Add a passkey"
        submitLabel="Continue"
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
    ),
    rename: () => {
      if (step.name !== 'rename') return null
      const { passkey } = step
      return (
        <PasskeyForm
          {...shared}
          title="Rename passkey"
          submitLabel="Save"
          firstName={nameOf(passkey)}
          onName={(name) =>
            void change(async () => {
              await giveName(passkey.digest, name)
              return overview
            })
          }
        />
      )
    },
    remove: () => {
      if (step.name !== 'remove') return null
      const { passkey } = step
      return (
        <Removal
          {...shared}
          title={`Remove “${nameOf(passkey)}”?`}
          confirmLabel="Remove"
          onConfirm={() =>
            void change(async ({ session: own }) => {
              await calls.removePasskey(own, passkey, factors)
              await giveName(passkey.digest, null)
              return overview
            })
          }
        >
          It won’t sign you in to Gumnut any more. Your device may still list it: you can delete it there too.
        </Removal>
      )
    },
  }
  return screens[step.name]()
}
