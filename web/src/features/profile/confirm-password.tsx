// Confirm password: proves who is there before anything about signing in is shown or changed.
import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import type { SecuritySession } from '../../lib/security-session.ts'
import { Banner } from '../../ui/banner.tsx'
import { FormFooter, Modal } from '../../ui/modal.tsx'
import { PasswordInput } from '../../ui/password-input.tsx'
import { Stack } from '../../ui/stack.tsx'
import { AppCodeModal } from './app-code-modal.tsx'
import { passwordRefusal } from './factor-messages.ts'
import { openSecuritySession } from './fresh-sign-in.ts'
import { useAppCode } from './use-app-code.ts'

type ConfirmPasswordProps = {
  email: string
  /** Why it is asked again. */
  notice: string | null
  onOpen: (session: SecuritySession) => Promise<void>
  onClose: () => void
}

export function ConfirmPassword({ email, notice, onOpen, onClose }: ConfirmPasswordProps) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [password, setPassword] = useState('')
  const [error, setError] = useState<string | undefined>()
  const [isPending, setPending] = useState(false)
  const { asked, ask, forget } = useAppCode()
  useEffect(() => {
    if (asked === null) input.current?.focus()
  }, [asked, error])

  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault()
    if (isPending) return
    setError(password === '' ? 'Enter your password.' : undefined)
    if (password === '') return
    setPending(true)
    try {
      await onOpen(await openSecuritySession(password, ask))
    } catch (problem) {
      const isGivenUp = problem instanceof Error && problem.name === 'SecuritySessionCancelled'
      setError(isGivenUp ? undefined : passwordRefusal(problem))
      forget()
    } finally {
      setPending(false)
    }
  }

  if (asked !== null) return <AppCodeModal asked={asked} onClose={asked.cancel} />
  return (
    <Modal
      title="Confirm it’s you"
      size="small"
      onClose={onClose}
      footer={
        <FormFooter form={id} onCancel={onClose} isPending={isPending} pendingText="Checking…">
          Continue
        </FormFooter>
      }
    >
      <form id={id} noValidate onSubmit={(event) => void submit(event)}>
        <Stack gap={4}>
          {notice !== null && <Banner tone="notice">{notice}</Banner>}
          <p>Enter your password to see and change how you sign in.</p>
          {/* For password managers: whose password this is. */}
          <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
          <PasswordInput
            ref={input}
            label="Password"
            autoComplete="current-password"
            required
            value={password}
            onChange={setPassword}
            error={error}
          />
        </Stack>
      </form>
    </Modal>
  )
}
