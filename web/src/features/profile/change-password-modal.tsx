// Change password modal: the current password and a new one; afterwards other devices may be signed out.
import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { passwordLength } from '#shared/account/identity-rules.ts'
import { guessablePasswordProblem } from '../../lib/new-password.ts'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { FormFooter, Modal } from '../../ui/modal.tsx'
import { PasswordInput } from '../../ui/password-input.tsx'
import { Stack } from '../../ui/stack.tsx'
import { AppCodeModal } from './app-code-modal.tsx'
import { changePassword } from './password-change.ts'
import { checkPasswords, type PasswordDraft, type PasswordErrors, passwordProblem } from './password-messages.ts'
import { SignOutFailed } from './sign-out-everywhere.tsx'
import { useAppCode } from './use-app-code.ts'
import { signOutEverywhereHint, useSignOutEverywhere } from './use-sign-out-everywhere.ts'

type ChangePasswordModalProps = { email: string; onClose: () => void }

export default function ChangePasswordModal({ email, onClose }: ChangePasswordModalProps) {
  const [isChanged, setChanged] = useState(false)
  return isChanged ? (
    <Changed onClose={onClose} />
  ) : (
    <PasswordForm email={email} onChanged={() => setChanged(true)} onClose={onClose} />
  )
}

function PasswordForm({ email, onChanged, onClose }: ChangePasswordModalProps & { onChanged: () => void }) {
  const id = useId()
  const form = useRef<HTMLFormElement>(null)
  const [draft, setDraft] = useState<PasswordDraft>({ current: '', next: '' })
  const [errors, setErrors] = useState<PasswordErrors>({})
  const [failure, setFailure] = useState<string | null>(null)
  const [isPending, setPending] = useState(false)
  const { asked, ask, forget } = useAppCode()
  useEffect(() => {
    form.current?.querySelector<HTMLInputElement>('input:not([hidden])')?.focus()
  }, [])
  useEffect(() => {
    form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus()
  }, [errors])

  const field = (name: keyof PasswordDraft) => ({
    value: draft[name],
    error: errors[name],
    onChange: (value: string) => setDraft((before) => ({ ...before, [name]: value })),
  })

  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault()
    if (isPending) return
    const found = checkPasswords(draft)
    setErrors(found)
    setFailure(null)
    if (Object.keys(found).length > 0) return
    setPending(true)
    try {
      const problem = await guessablePasswordProblem(draft.next, email)
      if (problem !== undefined) return setErrors({ next: problem })
      await changePassword(draft.current, draft.next, ask)
      onChanged()
    } catch (error) {
      forget()
      if (error instanceof Error && error.name === 'SecuritySessionCancelled') return
      const problem = passwordProblem(error)
      if (problem.field === null) setFailure(problem.message)
      else setErrors({ [problem.field]: problem.message })
    } finally {
      setPending(false)
    }
  }

  if (asked !== null) return <AppCodeModal asked={asked} onClose={asked.cancel} />
  return (
    <Modal
      title="Change password"
      size="small"
      isDismissable={draft.current === '' && draft.next === ''}
      onClose={onClose}
      footer={
        <FormFooter form={id} onCancel={onClose} isPending={isPending} pendingText="Changing…">
          Change password
        </FormFooter>
      }
    >
      <form id={id} ref={form} noValidate onSubmit={(event) => void submit(event)}>
        <Stack gap={4}>
          {failure !== null && <Banner tone="error">{failure}</Banner>}
          {/* For password managers: whose password this is. */}
          <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
          <PasswordInput label="Current password" autoComplete="current-password" required {...field('current')} />
          <PasswordInput
            label="New password"
            autoComplete="new-password"
            hint={`At least ${passwordLength.min} characters. A few random words work well.`}
            required
            {...field('next')}
          />
        </Stack>
      </form>
    </Modal>
  )
}

function Changed({ onClose }: { onClose: () => void }) {
  const { isPending, hasFailed, start } = useSignOutEverywhere()
  return (
    <Modal
      title="Password changed"
      size="small"
      onClose={onClose}
      footer={
        <>
          <Button variant="secondary" isPending={isPending} pendingText="Signing out…" onClick={() => void start()}>
            Sign out everywhere
          </Button>
          <Button onClick={onClose}>Done</Button>
        </>
      }
    >
      <Stack gap={4}>
        <Banner tone="success">Your new password is set.</Banner>
        <p>
          Devices that are signed in stay signed in. If somebody else may have known the old password, sign out
          everywhere, then sign in with the new one.
        </p>
        <p>{signOutEverywhereHint}</p>
        {hasFailed && <SignOutFailed />}
      </Stack>
    </Modal>
  )
}
