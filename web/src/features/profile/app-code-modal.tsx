// App code modal: asks for the code of the authenticator app beside the password.
import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { FormFooter, Modal } from '../../ui/modal.tsx'
import { AppCodeInput } from './app-code-input.tsx'
import { codeMessages } from './factor-messages.ts'
import type { AskedCode } from './use-app-code.ts'

export function AppCodeModal({ asked, onClose }: { asked: AskedCode; onClose: () => void }) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [code, setCode] = useState('')
  const [isShort, setShort] = useState(false)
  const { problem, isPending, answer } = asked
  useEffect(() => {
    if (!isPending) input.current?.focus()
  }, [isPending, problem])
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    if (isPending) return
    setShort(code.length < 6)
    if (code.length === 6) answer(code)
    else input.current?.focus()
  }
  return (
    <Modal
      title="Enter your code"
      size="small"
      onClose={onClose}
      footer={
        <FormFooter form={id} onCancel={onClose} isPending={isPending} pendingText="Checking…">
          Continue
        </FormFooter>
      }
    >
      <form id={id} noValidate onSubmit={submit}>
        <AppCodeInput
          ref={input}
          value={code}
          error={isShort ? 'Enter the 6 digits your app shows.' : codeMessages[problem]}
          onChange={setCode}
        />
      </form>
    </Modal>
  )
}
