// Passkey form: the name of a passkey, before it is made and whenever it is to be another.
import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { maxPasskeyNameLength, PasskeyName } from '#shared/account/passkey-names.ts'
import { Banner } from '../../ui/banner.tsx'
import { FormFooter, Modal } from '../../ui/modal.tsx'
import { Stack } from '../../ui/stack.tsx'
import { TextInput } from '../../ui/text-input.tsx'

type PasskeyFormProps = {
  title: string
  submitLabel: string
  /** What it waits for once it is sent: the device that makes a passkey, or the service. */
  pendingText: string
  firstName: string
  failure: string | null
  isPending: boolean
  onName: (name: string) => void
  onBack: () => void
}

export function PasskeyForm({ title, firstName, failure, onName, onBack, submitLabel, ...waiting }: PasskeyFormProps) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [name, setName] = useState(firstName)
  const [error, setError] = useState<string | undefined>()
  useEffect(() => {
    input.current?.select()
  }, [])
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    const { success, data } = PasskeyName.safeParse(name)
    setError(success ? undefined : `Use 1 to ${maxPasskeyNameLength} characters.`)
    if (success) onName(data)
    else input.current?.focus()
  }
  return (
    <Modal
      title={title}
      size="small"
      onClose={onBack}
      footer={
        <FormFooter form={id} onCancel={onBack} {...waiting}>
          {submitLabel}
        </FormFooter>
      }
    >
      <form id={id} noValidate onSubmit={submit}>
        <Stack gap={4}>
          {failure !== null && <Banner tone="error">{failure}</Banner>}
          <TextInput
            ref={input}
            label="Name"
            hint="So that you know it again, such as “My phone”."
            value={name}
            onChange={setName}
            maxLength={maxPasskeyNameLength}
            error={error}
            required
          />
        </Stack>
      </form>
    </Modal>
  )
}
